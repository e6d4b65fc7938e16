//! A game looked at again: every turn judged by the engine, what it cost, and what the dice gave.

mod chart;
mod figures_view;
mod file;
mod file_view;
mod move_list;
mod study;
mod turn_view;

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::Record;
use wasm_bindgen_futures::spawn_local;

use super::Further;
use super::file_fault::unreadable_words;
use super::new_table::fault_words;
use crate::app::link;
use crate::online::service::{self, ServiceFault};
use crate::play::Play;
use crate::records;
use crate::records_view::title;
use crate::route::View;
use chart::Chart;
use figures_view::FiguresView;
use file_view::{FILE, FileChoice, FileReview, catch_files};
use move_list::MoveList;
use study::{PASSES, Stage, Study};
use turn_view::TurnView;

/// The review of a finished game by its place in the list or by its table, or of a file that is still to be chosen.
#[component]
pub(super) fn ReviewView(play: Play, of: String) -> impl IntoView {
    // How many files were given here.
    let given = RwSignal::new(0);
    catch_files(play, given);
    let (first, more) = of.split_once('/').unwrap_or((&of, ""));
    if first == FILE {
        return view! { <FileReview play=play given=given number=more.parse().ok()/> }.into_any();
    }
    if of.is_empty() {
        return view! { <FileChoice play=play given=given is_small=false/> }.into_any();
    }
    match of.parse::<usize>() {
        Ok(place) => reviewed(play, records::all().get(place).map(String::as_str)),
        Err(_) => view! { <TableReview play=play id=of/> }.into_any(),
    }
}

/// The review of a record, or that there is none.
fn reviewed(play: Play, text: Option<&str>) -> AnyView {
    let language = play.language.get_untracked();
    match text.map(Record::read) {
        Some(Ok(record)) => view! { <GameReview play=play record=record/> }.into_any(),
        Some(Err(fault)) => no_review(language, &unreadable_words(language, &fault)),
        None => no_review(language, words::review_no_record(language)),
    }
}

/// Why there is nothing to look at, and where there is something.
fn no_review(language: Language, why: &str) -> AnyView {
    let other = link(language, View::Further(Further::Review(String::new())));
    view! {
        <section class="rules">
            <h1>{words::review(language)}</h1>
            <p role="alert">{why.to_owned()}</p>
            {records_link(language)}
            <p class="links"><a href=other>{words::review_choose_file(language)}</a></p>
        </section>
    }
    .into_any()
}

/// To the games that could be reviewed.
fn records_link(language: Language) -> impl IntoView {
    view! { <p class="links"><a href=link(language, View::Records)>{words::finished_games(language)}</a></p> }
}

/// The review of a match that was played at a table of the server, which is asked for its record.
#[component]
fn TableReview(play: Play, id: String) -> impl IntoView {
    let language = play.language.get_untracked();
    let found = RwSignal::new(None::<Result<String, ServiceFault>>);
    spawn_local(async move {
        let record = service::record(&id).await;
        found.try_set(Some(record));
    });
    move || match found.get() {
        None => view! { <p class="status">{words::loading(language)}</p> }.into_any(),
        Some(Ok(text)) => reviewed(play, Some(&text)),
        Some(Err(fault)) => no_review(language, &fault_words(language, &fault)),
    }
}

/// The review of a game.
#[component]
pub(super) fn GameReview(play: Play, record: Record) -> impl IntoView {
    let language = play.language.get_untracked();
    let name = words::titled(language, words::review(language), title(language, &record));
    let study = Study::new(record);
    if study.len() == 0 {
        return no_review(language, words::review_no_turns(language));
    }
    study.go_on();
    view! {
        <article class="review">
            <h1>{name}</h1>
            <ProgressLine study=study language=language/>
            <Chart study=study language=language/>
            <div class="review-table">
                <TurnView play=play study=study/>
                <div class="review-side">
                    <FiguresView study=study language=language/>
                    <MoveList study=study language=language/>
                    {records_link(language)}
                </div>
            </div>
        </article>
    }
    .into_any()
}

/// How far the engine is, and a button that stops it or lets it go on.
#[component]
fn ProgressLine(study: Study, language: Language) -> impl IntoView {
    let all = study.len();
    let text = move || told(&study.stage.get(), all, language);
    // Only passes are announced: one turn after the other would be too much to hear.
    let pass = Memo::new(move |_| match study.stage.get() {
        Stage::Looking { ply, .. } => Stage::Looking { ply, done: 0 },
        other @ (Stage::Stopped { .. } | Stage::Done | Stage::Failed(_)) => other,
    });
    let aloud = move || told(&pass.get(), all, language);
    let share = move || match study.stage.get() {
        Stage::Looking { ply, done } | Stage::Stopped { ply, done } => {
            let passes = PASSES.iter().filter(|pass| **pass < ply).count();
            (passes * all + done.min(all)) as f64 / (PASSES.len() * all) as f64
        }
        Stage::Done => 1.0,
        Stage::Failed(_) => 0.0,
    };
    let is_done = Memo::new(move |_| study.stage.get() == Stage::Done);
    let is_looking = Memo::new(move |_| matches!(study.stage.get(), Stage::Looking { .. }));
    let name = move || match is_looking.get() {
        true => words::review_stop(language),
        false => words::review_go_on(language),
    };
    let act = move |_| if is_looking.get_untracked() { study.stop() } else { study.go_on() };
    view! {
        <p class="review-progress">
            <progress aria-hidden="true" value=share></progress>
            <span aria-hidden="true">{text}</span>
            <span class="visually-hidden" role="status">{aloud}</span>
            <button class="link" hidden=is_done on:click=act>{name}</button>
        </p>
    }
}

fn told(stage: &Stage, all: usize, language: Language) -> String {
    match stage {
        Stage::Looking { ply, done } | Stage::Stopped { ply, done } => {
            let (done, all) = ((*done).min(all) as u32, all as u32);
            if *ply == PASSES[0] {
                words::review_first_look(language, done, all)
            } else {
                words::review_deeper_look(language, done, all)
            }
        }
        Stage::Done => words::review_done(language).to_owned(),
        Stage::Failed(_) => words::error_engine(language).to_owned(),
    }
}
