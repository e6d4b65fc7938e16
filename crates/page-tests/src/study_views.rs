//! Views in which one studies: reviews, positions, the tutor, problems.

use serde_json::{Value, json};
use tavli_rules::BuiltIn;

use crate::companion::Companion;
use crate::golden::{blunder, golden_record};
use crate::means::Means;
use crate::visit::Visit;

/// A view in which one studies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyView {
    /// A game looked at, at a turn that was played badly.
    Review,
    /// Where a file to be looked at is chosen.
    File,
    /// A position from an address.
    Position,
    /// A position that is being set up.
    Editor,
    /// A game against the computer, with a hint.
    Tutor,
    /// The question before a blunder.
    Warning,
    /// All problems.
    Decks,
    /// A problem that was answered.
    Problem,
}

impl StudyView {
    /// All of them.
    pub const ALL: [StudyView; 8] = [
        StudyView::Review,
        StudyView::File,
        StudyView::Position,
        StudyView::Editor,
        StudyView::Tutor,
        StudyView::Warning,
        StudyView::Decks,
        StudyView::Problem,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            StudyView::Review => "review",
            StudyView::File => "review-file",
            StudyView::Position => "position",
            StudyView::Editor => "editor",
            StudyView::Tutor => "tutor",
            StudyView::Warning => "tutor-warning",
            StudyView::Decks => "drill",
            StudyView::Problem => "drill-problem",
        }
    }

    pub(crate) async fn show(self, visit: &Visit) {
        match self {
            StudyView::Review => {
                visit.keep("tavli.records", &golden_record(BuiltIn::Portes)).await;
                visit.go_to("review/0").await;
                all_judged(visit).await;
                visit.click(".moves .blunder").await;
                visit.find(".candidates .made").await;
            }
            StudyView::File => visit.go_to("review").await,
            StudyView::Position => {
                visit.go_to(EMPEROR).await;
                visit.find(".rolls td.warm").await;
            }
            StudyView::Editor => {
                visit.go_to(OPENING).await;
                visit.click(".edit").await;
                visit.find(".editor select").await;
                visit.find(".rolls td.warm").await;
                visit.find(".candidates tbody tr").await;
            }
            StudyView::Tutor => {
                sit_down(visit).await;
                visit.click(".tutor button").await;
                visit.find(".hint:not(:empty)").await;
            }
            StudyView::Warning => {
                let play = sit_down(visit).await;
                type_play(visit, &play).await;
                visit.click(".thumb .main-action").await;
                visit.find("dialog[open] .reasons").await;
            }
            StudyView::Decks => visit.go_to("drill").await,
            StudyView::Problem => {
                visit.go_to("drill/portes").await;
                visit.find(".drill .board").await;
                tap_a_play(visit, ".drill", "!document.querySelector('.drill .main-action').disabled").await;
                visit.click(".drill .main-action").await;
                visit.find(".drill .reasons p").await;
            }
        }
    }
}

/// The emperor's position, before he has thrown.
const EMPEROR: &str = "position/zeno-w-6x7.9.10x2.19x2.20x2.23.out-8x2.11x2.12x2.13.14x2.15x2.18x2.21x2.out";
const OPENING: &str = "position/portes-w62-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5";

/// Waits until the page has looked at everything, as deeply as it ever does.
pub async fn all_judged(visit: &Visit) {
    visit.find(".review .board").await;
    visit
        .until("return document.querySelector('.review-progress progress')?.value === 1;", json!(null))
        .await;
}

/// Sits down with the tutor against the computer, where a throw of portes is easily played badly; that play comes back.
pub async fn sit_down(visit: &Visit) -> String {
    let blunder = blunder(BuiltIn::Portes);
    let mut companion = Companion::new(visit, Means::Mouse, blunder.table).with_names("human", "club");
    companion.take_over().await;
    visit.go_to("tutor").await;
    visit.find(".tutor button:not(:disabled)").await;
    blunder.play
}

/// Plays by writing; it is not confirmed yet.
pub async fn type_play(visit: &Visit, play: &str) {
    let open = "document.querySelector('.typed').open = true;";
    visit.script(open, json!(null)).await;
    let input = visit.find(".typed input").await;
    input.send_keys(&format!("{play}\n")).await.expect("it takes keys");
    visit.find(".thumb .main-action:not(:disabled)").await;
}

/// Plays whatever can be played, by taps on rings and where they lead, until a condition holds.
pub async fn tap_a_play(visit: &Visit, inside: &str, condition: &str) -> Value {
    const TAP: &str = "
        const tap = (found) => {
            const { x, y, width, height } = found.getBoundingClientRect();
            const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerId: 1 };
            for (const name of ['pointerdown', 'pointerup'])
                document.querySelector(`${input} .board`).dispatchEvent(new PointerEvent(name, at));
        };
        const found = document.querySelector(`${input} .target circle, ${input} .liftable`);
        if (found) tap(found);";
    let script = format!("if ({condition}) return true; {TAP} return false;");
    visit.until(&script, json!(inside)).await
}
