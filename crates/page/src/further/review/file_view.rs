//! Where a file with games is chosen or dropped, and which of its games is looked at.

use leptos::ev::DragEvent;
use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

use super::file::GameFile;
use super::{GameReview, records_link};
use crate::app::{go, link};
use crate::further::Further;
use crate::further::file_fault::unreadable_words;
use crate::play::Play;
use crate::route::View;

/// How the address calls the file that was given last; behind it may stand which of its games.
pub(super) const FILE: &str = "file";

/// Takes a file that is dropped anywhere: beside a frame the browser would open it itself, and the page would be gone.
pub(super) fn catch_files(play: Play, given: RwSignal<u32>) {
    let over = window_event_listener(leptos::ev::dragover, |event: DragEvent| event.prevent_default());
    let drop = window_event_listener(leptos::ev::drop, move |event: DragEvent| {
        event.prevent_default();
        take(play, given, event.data_transfer().and_then(|dropped| dropped.files()?.get(0)));
    });
    on_cleanup(move || {
        over.remove();
        drop.remove();
    });
}

/// Keeps a file and goes where it is shown; who is there already sees it at once.
fn take(play: Play, given: RwSignal<u32>, file: Option<web_sys::File>) {
    let Some(file) = file else { return };
    spawn_local(async move {
        GameFile::take(&file).await;
        go(play.language.get_untracked(), View::Further(Further::Review(FILE.to_owned())));
        let _ = given.try_update(|given| *given += 1);
    });
}

/// The place to drop a file, or to choose one.
#[component]
pub(super) fn FileChoice(play: Play, given: RwSignal<u32>, is_small: bool) -> impl IntoView {
    let language = play.language.get_untracked();
    let choose = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|input| input.dyn_into::<web_sys::HtmlInputElement>().ok());
        take(play, given, input.and_then(|input| input.files()?.get(0)));
    };
    view! {
        <section class="review-file" class:small=is_small>
            <h1>{words::review(language)}</h1>
            <p class="lead">{words::review_drop(language)}</p>
            <label class="second-action">
                {words::review_choose_file(language)}
                <input type="file" class="visually-hidden" accept=".txt,.mat,.sgf,text/plain" on:change=choose/>
            </label>
            {records_link(language)}
        </section>
    }
}

/// The file that was given last, and one of its games, counted from 1.
#[component]
pub(super) fn FileReview(play: Play, given: RwSignal<u32>, number: Option<usize>) -> impl IntoView {
    move || {
        given.track();
        let games = GameFile::kept().map(|file| file.games());
        let is_one = matches!(&games, Some(Ok(games)) if games.len() == 1 || number.is_some());
        let shown = games.map(|games| match games {
            Ok(games) => chosen(play, games, number),
            Err(fault) => {
                let told = unreadable_words(play.language.get_untracked(), &fault);
                view! { <p class="why-not" role="alert">{told}</p> }.into_any()
            }
        });
        view! { <FileChoice play=play given=given is_small=is_one/>{shown} }
    }
}

fn chosen(play: Play, games: Vec<tavli_rules::Record>, number: Option<usize>) -> AnyView {
    let language = play.language.get_untracked();
    let links = (games.len() > 1).then(|| game_links(language, games.len(), number));
    let at = number.unwrap_or(if games.len() == 1 { 1 } else { 0 });
    let game = at.checked_sub(1).and_then(|index| games.into_iter().nth(index));
    view! { {links}{game.map(|record| view! { <GameReview play=play record=record/> })} }.into_any()
}

/// All games of a file, to choose one.
fn game_links(language: Language, count: usize, number: Option<usize>) -> impl IntoView {
    let links = (1..=count).map(|game| {
        let address = link(language, View::Further(Further::Review(format!("{FILE}/{game}"))));
        let is_shown = (number == Some(game)).then_some("page");
        let name = words::review_game(language, game as u32);
        view! { <a class="second-action" href=address aria-current=is_shown>{name}</a> }
    });
    view! { <p>{words::review_several(language)}</p><p class="actions-row">{links.collect_view()}</p> }
}
