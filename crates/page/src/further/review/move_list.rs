//! All turns in a list, each with a mark that says how good it was.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::play_text;
use wasm_bindgen::JsCast;

use super::study::{Study, Turn};
use crate::further::answer::Review;
use crate::further::figure_words::{class_sign, class_words, signed};
use crate::further::focus::keep_focus;
use crate::status::side_words;

#[component]
pub(super) fn MoveList(study: Study, language: Language) -> impl IntoView {
    let rows = move || {
        keep_focus("data-turn");
        study.reviews.with(|reviews| {
            let chosen = study.chosen.get();
            study.turns.with_value(|turns| {
                let both = turns.iter().zip(reviews).enumerate();
                both.map(|(at, (turn, review))| row(language, at, turn, review.as_ref(), at == chosen))
                    .collect::<String>()
            })
        })
    };
    let click = move |event: MouseEvent| {
        if let Some(turn) = turn_of(&event) {
            study.chosen.set(turn);
        }
    };
    view! {
        <details class="moves" open>
            <summary>{words::review_turns(language)}</summary>
            <ol on:click=click inner_html=rows></ol>
        </details>
    }
}

fn turn_of(event: &MouseEvent) -> Option<usize> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    element.closest("[data-turn]").ok()??.get_attribute("data-turn")?.parse().ok()
}

/// One turn, as text: the list is long and changes with every answer.
fn row(language: Language, at: usize, turn: &Turn, review: Option<&Review>, is_chosen: bool) -> String {
    let side = turn.side;
    let dice = turn.moment.roll.map(|roll| roll.to_string()).unwrap_or_default();
    let play = match turn.moment.play.is_empty() {
        true => "–".to_owned(),
        false => play_text(&turn.moment.play),
    };
    let class = review.map_or("", |review| review.class.as_str());
    let loss = review.filter(|review| review.loss >= 0.0005).map(|review| signed(-review.loss));
    let mark = match class {
        "" => String::new(),
        class => format!(
            "<span aria-hidden=\"true\">{}</span><span class=\"visually-hidden\">{}</span>",
            class_sign(class),
            class_words(language, class)
        ),
    };
    format!(
        "<li><button data-turn=\"{at}\" class=\"{class}\"{}><span class=\"swatch {}\"></span>\
         <span class=\"visually-hidden\">{}</span><span class=\"at\">{}.</span><span class=\"dice-thrown\">{dice}</span>\
         <span class=\"way-played\">{play}</span><span class=\"class-mark\">{mark}</span><span class=\"loss\">{}</span></button></li>",
        if is_chosen { " aria-current=\"true\"" } else { "" },
        side.name(),
        side_words(language, side),
        turn.moment.turn,
        loss.unwrap_or_default()
    )
}
