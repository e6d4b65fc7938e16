//! Both players' figures: what a decision cost on average, what the dice gave, how it would have ended without luck.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::Player;

use super::study::Study;
use crate::further::answer::Figures;
use crate::further::figure_words::{class_sign, signed};
use crate::records_view::seat_name;
use crate::session::LEVELS;

#[component]
pub(super) fn FiguresView(study: Study, language: Language) -> impl IntoView {
    let names = study
        .record
        .with_value(|record| Player::BOTH.map(|player| player_name(language, &record.names[player])));
    let head = names.map(|name| view! { <th scope="col">{name}</th> });
    type Row = (String, fn(&Figures) -> String);
    let rows: [Row; 7] = [
        (words::figure_average_loss(language).to_owned(), |of| format!("{:.4}", of.average_loss)),
        (words::figure_decisions(language).to_owned(), |of| of.decisions.to_string()),
        (counted(language, "error"), |of| of.errors.to_string()),
        (counted(language, "blunder"), |of| of.blunders.to_string()),
        (words::figure_luck(language).to_owned(), |of| signed(of.luck)),
        (words::figure_result(language).to_owned(), |of| format!("{:+}", of.result).replace('-', "−")),
        (words::figure_adjusted(language).to_owned(), |of| signed(of.adjusted_result)),
    ];
    let rows = rows.map(|(name, value)| {
        let cell = move |player: usize| {
            study.figures.with(|figures| figures.get(player).map_or("…".to_owned(), value))
        };
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{move || cell(0)}</td>
                <td>{move || cell(1)}</td>
            </tr>
        }
    });
    view! {
        <table class="figures">
            <caption>{words::figures_title(language)}</caption>
            <thead><tr><td></td>{head.into_iter().collect_view()}</tr></thead>
            <tbody>{rows.into_iter().collect_view()}</tbody>
        </table>
    }
}

/// A player's name; our own records say how a seat was taken.
fn player_name(language: Language, name: &str) -> String {
    let is_seat = name == "human" || LEVELS.contains(&name);
    if is_seat { seat_name(language, name) } else { name.to_owned() }
}

fn counted(language: Language, class: &str) -> String {
    let name =
        if class == "error" { words::figure_errors(language) } else { words::figure_blunders(language) };
    format!("{name} ({})", class_sign(class))
}
