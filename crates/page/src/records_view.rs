//! The finished games: to be watched again, downloaded, deleted.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{BuiltIn, Player, Record};
use wasm_bindgen::JsCast;

use crate::app::link;
use crate::play::Play;
use crate::question::ask;
use crate::records;
use crate::route::View;
use crate::session::Seat;

#[component]
pub(crate) fn RecordsView(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let texts = RwSignal::new(records::all());
    let list = move || texts.with(|texts| list(language, texts));
    let click = move |event: leptos::ev::MouseEvent| {
        let Some(index) = delete_of(&event) else { return };
        ask(language, words::delete_question(language), words::delete(language), move || {
            records::delete(index);
            texts.set(records::all());
        });
    };
    view! {
        <section class="rules">
            <h1>{words::finished_games(language)}</h1>
            <p class="links">
                <a href=format!("#/{}/review", language.code())>{words::review(language)}</a>
                " "
                <a href=format!("#/{}/drill", language.code())>{words::drill(language)}</a>
            </p>
            <ul class="records" on:click=click inner_html=list></ul>
        </section>
    }
}

/// Which record is to be deleted, where its button was pressed.
fn delete_of(event: &leptos::ev::MouseEvent) -> Option<usize> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    element.get_attribute("data-delete")?.parse().ok()
}

fn list(language: Language, texts: &[String]) -> String {
    if texts.is_empty() {
        return format!("<li>{}</li>", words::no_finished_games(language));
    }
    texts.iter().enumerate().map(|(index, text)| row(language, index, text)).collect()
}

fn row(language: Language, index: usize, text: &str) -> String {
    let Ok(record) = Record::read(text) else { return String::new() };
    let is_online = records::is_of_table(&record);
    let [first, second] = Player::BOTH.map(|player| match is_online {
        // Names that strangers have chosen are no HTML.
        true => escaped(&record.names[player]),
        false => seat_name(language, &record.names[player]),
    });
    let score = record.played.score();
    let title = title(language, &record);
    let code = language.code();
    let check = match text.contains("\nDice 1: ") {
        true => format!(
            "<a class=\"second-action\" href=\"#/{code}/verify/{index}\">{}</a>",
            words::dice_check(language)
        ),
        false => String::new(),
    };
    format!(
        "<li class=\"record\"><strong>{title}</strong><span>{}</span><span>{first} – {second}</span>\
         <span>{} : {}</span><span class=\"actions-row\"><a class=\"second-action\" href=\"{}\">{}</a>\
         <a class=\"second-action\" href=\"#/{code}/review/{index}\">{}</a>{check}\
         <a class=\"second-action\" download=\"tavli-{}.txt\" href=\"data:text/plain;charset=utf-8,{}\">{}</a>\
         <button class=\"second-action\" data-delete=\"{index}\">{}</button></span></li>",
        records::date(&record),
        score[Player::First],
        score[Player::Second],
        link(language, View::Replay(index)),
        words::replay(language),
        words::review(language),
        index + 1,
        String::from(js_sys::encode_uri_component(text)),
        words::download_record(language),
        words::delete(language),
    )
}

/// What was played.
pub(crate) fn title(language: Language, record: &Record) -> &'static str {
    match record.played.cycle() {
        [referee] => {
            BuiltIn::named(&referee.ruleset().name).map_or("Tavli", |game| words::game_name(language, game))
        }
        _ => words::tavli_match(language),
    }
}

/// A text as it stands in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// How a record's name of a seat is shown.
pub(crate) fn seat_name(language: Language, name: &str) -> String {
    match Seat::read(name) {
        Seat::Human => words::you(language).to_owned(),
        Seat::Computer(level) => {
            format!(
                "{} ({})",
                words::computer(language),
                words::level_name(language, level).unwrap_or_default()
            )
        }
    }
}
