//! The best plays of a throw with their numbers; whoever picks one sees it on the board.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use wasm_bindgen::JsCast;

use super::answer::{JudgedPlay, Review};
use super::figure_words::{percent, signed};
use super::focus::keep_focus;

#[component]
pub(super) fn CandidatesView(
    language: Language,
    review: Signal<Option<Review>>,
    picked: RwSignal<Option<usize>>,
) -> impl IntoView {
    let rows = move || {
        keep_focus("data-play");
        review.get().map(|review| rows(language, &review, picked.get())).unwrap_or_default()
    };
    let click = move |event: MouseEvent| {
        if let Some(index) = index_of(&event) {
            picked.set(Some(index));
        }
    };
    let has_none =
        move || review.with(|review| review.as_ref().is_none_or(|review| review.candidates.is_empty()));
    view! {
        <table class="candidates" hidden=has_none>
            <caption>{words::candidates_title(language)}</caption>
            <thead>
                <tr>
                    <th scope="col">{words::candidates_play(language)}</th>
                    <th scope="col">{words::candidates_win(language)}</th>
                    <th scope="col">{words::candidates_equity(language)}</th>
                    <th scope="col">{words::candidates_loss(language)}</th>
                </tr>
            </thead>
            <tbody on:click=click inner_html=rows></tbody>
        </table>
    }
}

fn index_of(event: &MouseEvent) -> Option<usize> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    element.closest("[data-play]").ok()??.get_attribute("data-play")?.parse().ok()
}

fn rows(language: Language, review: &Review, picked: Option<usize>) -> String {
    let best = review.candidates.first().map_or(0.0, |best| best.equity);
    // A play that was made is compared with the best one without being asked.
    let by_itself = review.made.map(|_| 0);
    let row = |(index, judged): (usize, &JudgedPlay)| {
        let JudgedPlay { play, win, equity, ply } = judged;
        let is_made = review.made == Some(index);
        // What was not looked into as deeply has a number that cannot be compared.
        let is_shallow = review.candidates.first().is_some_and(|best| *ply < best.ply);
        let loss = if is_shallow { "·".to_owned() } else { signed(equity - best) };
        let play = if play.is_empty() { "–" } else { play };
        format!(
            "<tr data-play=\"{index}\" class=\"{}\"><th scope=\"row\"><button class=\"link\" aria-pressed=\"{}\">{play}</button>{}</th>\
             <td>{}</td><td>{}</td><td>{loss}</td></tr>",
            if is_made { "made" } else { "" },
            picked.or(by_itself) == Some(index),
            if is_made {
                format!(" <small>{}</small>", words::candidates_made(language))
            } else {
                String::new()
            },
            percent(*win),
            signed(*equity),
        )
    };
    review.candidates.iter().enumerate().map(row).collect()
}
