//! White's chance to win over the game, as a curve that one can click.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tavli_board::Units;
use tavli_messages as words;
use tavli_messages::Language;
use wasm_bindgen::JsCast;

use super::study::Study;
use crate::further::figure_words::{class_words, percent};
use crate::replay_view::told;

const WIDTH: f32 = 300.0;
const HEIGHT: f32 = 60.0;

/// The curve, and a slider for whoever uses keys or hears the page.
#[component]
pub(super) fn Chart(study: Study, language: Language) -> impl IntoView {
    let last = study.len() - 1;
    let click = move |event: MouseEvent| {
        if let Some(share) = share(&event) {
            study.chosen.set((share * study.len() as f64) as usize % study.len());
        }
    };
    let slide = move |event: leptos::ev::Event| {
        if let Ok(turn) = event_target_value(&event).parse::<usize>() {
            study.chosen.set(turn.min(last));
        }
    };
    let value_text = move || {
        let turn = study.turn().map(|turn| told(language, &turn.moment)).unwrap_or_default();
        let class = study.review().map(|review| class_words(language, &review.class)).unwrap_or_default();
        let chance = study.white_chance(study.chosen.get()).map(percent).unwrap_or_default();
        format!("{turn} {class} {chance}")
    };
    view! {
        <figure class="chart">
            <figcaption>{words::review_chart(language)}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true" on:click=click>
                <g inner_html=move || curve(study)></g>
                <path class="now" d=move || now(study)/>
            </svg>
            <input
                type="range"
                min="0"
                max=last
                prop:value=move || study.chosen.get().to_string()
                aria-label=words::review_turns(language)
                aria-valuetext=value_text
                on:input=slide
            />
        </figure>
    }
}

/// Where along the chart somebody clicked, from 0 to 1.
fn share(event: &MouseEvent) -> Option<f64> {
    let chart = event.current_target()?.dyn_into::<web_sys::Element>().ok()?;
    let bounds = chart.get_bounding_client_rect();
    let share = (f64::from(event.client_x()) - bounds.left()) / bounds.width();
    (0.0..1.0).contains(&share).then_some(share)
}

fn x(study: Study, turn: usize) -> f32 {
    (turn as f32 + 0.5) / study.len() as f32 * WIDTH
}

fn y(chance: f64) -> f32 {
    2.0 + (1.0 - chance as f32) * (HEIGHT - 4.0)
}

/// The area under White's chances, and a stroke at each mistake.
fn curve(study: Study) -> String {
    let chances = (0..study.len()).map_while(|turn| Some((turn, study.white_chance(turn)?)));
    let mut points: Vec<(f32, f32)> = chances.map(|(turn, chance)| (x(study, turn), y(chance))).collect();
    if points.len() == study.len() {
        points.extend(study.white_end().map(|chance| (WIDTH, y(chance))));
    }
    let line: String = points.iter().map(|(x, y)| format!("L{} {}", Units(*x), Units(*y))).collect();
    let end = points.last().map_or(0.0, |(x, _)| *x);
    let start = points.first().map_or(y(0.5), |(_, y)| *y);
    let (start, end) = (Units(start), Units(end));
    let marks = study.reviews.with(|reviews| {
        let mistakes = reviews.iter().enumerate().filter_map(|(turn, review)| {
            let review = review.as_ref().filter(|review| review.is_mistake())?;
            Some(format!(
                "<path class=\"mark {}\" d=\"M{} 0V{HEIGHT}\"/>",
                review.class,
                Units(x(study, turn))
            ))
        });
        mistakes.collect::<String>()
    });
    format!(
        "<rect class=\"black\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\
         <path class=\"white\" d=\"M0 {HEIGHT}L0 {start}{line}L{end} {HEIGHT}Z\"/>{marks}\
         <path class=\"half\" d=\"M0 {half}H{WIDTH}\"/><path class=\"line\" d=\"M0 {start}{line}\"/>",
        half = Units(y(0.5)),
    )
}

/// A line at the turn that is shown.
fn now(study: Study) -> String {
    format!("M{} 0V{HEIGHT}", Units(x(study, study.chosen.get())))
}
