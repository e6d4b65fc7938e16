//! Problems on a board of their own: the emperor's throw, the first steps.

use serde_json::json;
use tavli_page_tests::{Visit, in_browser};
use tavli_rules::{Place, Step, read_position};

/// The emperor's position with his throw; the page has it from Agathias too.
const EMPEROR: &str = "zeno-w652-6x7.9.10x2.19x2.20x2.23.out-8x2.11x2.12x2.13.14x2.15x2.18x2.21x2.out";

/// The only play.
fn only_play() -> Vec<Step> {
    let read = read_position(EMPEROR).unwrap();
    let referee = tavli_rules::Referee::new(read.ruleset().unwrap()).unwrap();
    let position = read.position(&referee).unwrap();
    let plays = referee.plays(&position, read.roll.unwrap());
    assert_eq!(plays.len(), 1);
    plays.play(&referee, 0)
}

async fn click(visit: &Visit, place: Place) {
    visit.click(&format!("[id=\"place-{place}\"] circle")).await;
}

async fn carry(visit: &Visit, from: Place, to: Place) {
    click(visit, from).await;
    click(visit, to).await;
}

async fn is_solved(visit: &Visit) -> bool {
    !visit.text(".emperor .lead").await.starts_with("See for yourself")
}

#[test]
fn emperors_throw_is_played_to_its_end() {
    in_browser(async |visit| {
        visit.go_to("emperor").await;
        visit.find(".emperor .board").await;
        assert!(!is_solved(visit).await);
        let play = only_play();
        // Where the emperor would have liked to go.
        carry(visit, play[0].from, Place::point(24)).await;
        assert_ne!(visit.text(".emperor .why-not").await, "", "the page says why not");
        for step in &play {
            assert!(!is_solved(visit).await);
            carry(visit, step.from, step.to).await;
        }
        assert!(is_solved(visit).await);
        visit.click(".emperor .second-action").await;
        assert!(!is_solved(visit).await, "a step was taken back");
        carry(visit, play[2].from, play[2].to).await;
        assert!(is_solved(visit).await);
        let lonely = "return document.querySelectorAll('.emperor [aria-label$=\" 1 white\"]').length;";
        // Eight checkers stand alone.
        visit.gives(lonely, json!(null), json!(8)).await;
    });
}

#[test]
fn first_task_ends_when_a_checker_has_entered() {
    in_browser(async |visit| {
        for (game, to) in [("zeno", 3), ("scripta", 3)] {
            visit.go_to(&format!("{game}/lesson")).await;
            visit.find(".lesson-text h2").await;
            visit.click(".dice").await;
            carry(visit, Place::HAND, Place::point(to)).await;
            visit.find(".lesson-text .done").await;
            visit.click(".thumb .main-action").await;
            let number = "return document.querySelector('.lesson-text progress').value;";
            visit.gives(number, json!(null), json!(2)).await;
        }
    });
}
