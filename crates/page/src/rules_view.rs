//! A game's rules in our own words, and its history.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::{history_key, rule_sections, text_in};
use tavli_rules::BuiltIn;

use crate::app::link;
use crate::book::book;
use crate::little_board::LittleBoard;
use crate::play::Play;
use crate::route::View;

#[component]
pub(crate) fn RulesView(play: Play, game: BuiltIn) -> impl IntoView {
    let language = play.language;
    let book = book(language);
    let sections = move || {
        let book = book.get()?;
        let section = |section: &words::RuleSection| {
            let title = text_in(&book, section.title).unwrap_or_default().to_owned();
            let paragraphs = paragraphs(text_in(&book, section.text).unwrap_or_default());
            view! { <section><h2>{title}</h2>{paragraphs}</section> }
        };
        let rules = rule_sections(game).iter().map(section).collect_view();
        let history = paragraphs(text_in(&book, &history_key(game)).unwrap_or_default());
        Some(view! {
            {rules}
            <p class="note">{words::reading_note(language.get())}</p>
            <section><h2>{words::history(language.get())}</h2>{history}</section>
        })
    };
    view! {
        <article class="rules">
            <h1>{move || words::game_name(language.get(), game)}</h1>
            <LittleBoard game=game/>
            {sections}
            <p>
                <a class="main-action" href=move || link(language.get(), View::Setup(game))>
                    {move || words::play(language.get())}
                </a>
            </p>
        </article>
    }
}

/// A text in paragraphs.
pub(crate) fn paragraphs(text: &str) -> impl IntoView + use<> {
    text.split("\n\n").map(|paragraph| view! { <p>{paragraph.to_owned()}</p> }).collect_view()
}
