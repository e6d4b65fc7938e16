//! What a position is worth, and each roll of it: the temperature map.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use wasm_bindgen_futures::spawn_local;

use super::answer::{Json, Question};
use super::figure_words::{percent, signed};

/// Into how many degrees colours are parted; the style sheet has one class for each.
const HOTTEST: f64 = 6.0;

/// What a roll is worth to who throws it.
#[derive(Clone, Debug, PartialEq)]
struct Worth {
    /// Its dice, the highest first.
    roll: String,
    equity: f64,
}

/// What is known of a position.
#[derive(Clone, Debug, PartialEq)]
struct Evaluation {
    win: f64,
    equity: f64,
    rolls: Vec<Worth>,
}

impl Evaluation {
    fn read(json: &Json) -> Evaluation {
        let worth = |json: Json| Worth { roll: json.text("roll"), equity: json.number("equity") };
        Evaluation {
            win: json.number("win"),
            equity: json.number("equity"),
            rolls: json.list("rolls").into_iter().map(worth).collect(),
        }
    }
}

/// The evaluation of a position by its text without dice, and the map of its rolls.
#[component]
pub(super) fn RollsView(language: Language, game: String, text: Memo<String>) -> impl IntoView {
    let evaluation = RwSignal::new(None::<Evaluation>);
    let fault = RwSignal::new(false);
    Effect::new(move |_| {
        let (text_asked, games) = (text.get(), vec![game.clone()]);
        spawn_local(async move {
            let answer = Question::new("rolls").text("position", &text_asked).ask(&games).await;
            if text.try_get_untracked() != Some(text_asked) {
                return;
            }
            fault.set(answer.is_err());
            evaluation.set(answer.ok().map(|answer| Evaluation::read(&answer)));
        });
    });
    let worth = move || match (fault.get(), evaluation.get()) {
        (true, _) => words::error_engine(language).to_owned(),
        (false, Some(Evaluation { win, equity, .. })) => {
            words::position_worth(language, &percent(win), &signed(equity))
        }
        (false, None) => words::loading(language).to_owned(),
    };
    let map = move || evaluation.get().map(|evaluation| map(&evaluation)).unwrap_or_default();
    view! {
        <p class="worth" role="status">{worth}</p>
        <details class="rolls" open>
            <summary>{words::rolls_title(language)}</summary>
            <p>{words::rolls_lead(language)}</p>
            <div class="rolls-table" inner_html=map></div>
        </details>
    }
}

/// A table with a row for all dice but the last, and a column for that: each roll stands in it once.
fn map(evaluation: &Evaluation) -> String {
    let Evaluation { rolls, equity, .. } = evaluation;
    let furthest = rolls.iter().map(|worth| (worth.equity - equity).abs()).fold(0.001, f64::max);
    let mut heads: Vec<&str> = rolls.iter().map(|worth| begin(&worth.roll)).collect();
    heads.sort_unstable_by(|one, other| other.cmp(one));
    heads.dedup();
    let columns: String = (1..=6).map(|die| format!("<th scope=\"col\">{die}</th>")).collect();
    let row = |head: &str| {
        let cells = (1..=6).map(|die| {
            let found = rolls.iter().find(|worth| begin(&worth.roll) == head && ends_with(&worth.roll, die));
            found.map_or("<td></td>".to_owned(), |worth| cell(worth, *equity, furthest))
        });
        let dice = head.chars().map(String::from).collect::<Vec<_>>().join("\u{a0}");
        format!("<tr><th scope=\"row\">{dice}</th>{}</tr>", cells.collect::<String>())
    };
    let rows: String = heads.into_iter().map(row).collect();
    format!("<table><thead><tr><td></td>{columns}</tr></thead><tbody>{rows}</tbody></table>")
}

/// Warm where a roll is better than the mean, cold where it is worse; the number says it too.
fn cell(worth: &Worth, mean: f64, furthest: f64) -> String {
    let heat = (worth.equity - mean) / furthest;
    let class = if heat < 0.0 { "cold" } else { "warm" };
    let degree = (heat.abs() * HOTTEST).round();
    format!("<td class=\"{class} heat-{degree}\">{}</td>", signed(worth.equity))
}

/// All dice but the last.
fn begin(roll: &str) -> &str {
    &roll[..roll.len().saturating_sub(1)]
}

fn ends_with(roll: &str, die: u32) -> bool {
    roll.chars().last().and_then(|last| last.to_digit(10)) == Some(die)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_stands_in_the_map_once() {
        let two = (1..=6).flat_map(|high| (1..=high).map(move |low| format!("{high}{low}")));
        let rolls = two.map(|roll| Worth { roll, equity: 0.5 }).collect();
        let map = map(&Evaluation { win: 0.5, equity: 0.0, rolls });
        assert_eq!(map.matches("+0.500").count(), 21);
        assert_eq!(map.matches("<tr>").count(), 7);
        assert_eq!(map.matches("<td></td>").count(), 1 + 15);
    }
}
