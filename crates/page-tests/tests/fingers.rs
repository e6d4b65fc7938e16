//! Fingers on a phone are wider than the points of a Greek board.

use serde_json::json;
use tavli_board::{Expected, Gesture, Layout, Point, Table};
use tavli_page_tests::{
    Companion, Deed, Means, Policy, Screen, Visit, every_view, in_browser, in_browser_with_tables, prepared,
    show,
};
use tavli_rules::{BuiltIn, Match, Place};

/// How far beside the middle of a point the finger comes down, in pixels.
const BESIDE: f32 = 20.0;

/// From where to where a checker can go so that both times the finger comes down on another point, where nothing can be done.
fn carried(table: &Table, beside: f32) -> Option<(Place, Place, Point, Point)> {
    let turn = table.turn().filter(|turn| turn.steps().is_empty())?;
    let layout = Layout::of(table.referee().ruleset())?;
    let side = table.position().turn();
    let aside = |place: Place, by: f32| {
        let Point { x, y } = layout.spot(side, place).base;
        Point { x: x + by, y }
    };
    let lifts = |at: &Point| layout.place_at(side, *at).is_some_and(|place| turn.liftable().contains(&place));
    for from in turn.liftable().into_iter().filter(|from| from.progress().is_some()) {
        for to in turn.reach(from).into_iter().map(|reach| reach.to).filter(|to| to.progress().is_some()) {
            let is_target = |at: &Point| {
                let here = layout.place_at(side, *at);
                here.is_none_or(|here| here == from || turn.reach(from).iter().any(|reach| reach.to == here))
            };
            let lift = [-beside, beside].map(|by| aside(from, by)).into_iter().find(|at| !lifts(at));
            let land =
                [-beside, beside].map(|by| aside(to, by)).into_iter().find(|at| !is_target(at) && !lifts(at));
            if let (Some(lift), Some(land)) = (lift, land) {
                return Some((from, to, lift, land));
            }
        }
    }
    None
}

/// How many pixels a board unit has.
async fn scale(visit: &Visit) -> f32 {
    let scale = "return document.querySelector('.board > g').getScreenCTM().a;";
    visit.script(scale, json!(null)).await.as_f64().expect("the board is shown") as f32
}

#[test]
fn finger_beside_a_narrow_point_means_the_nearest_with_which_something_can_be_done() {
    in_browser(async |visit| {
        Screen::Phone.set(visit).await;
        for game in [BuiltIn::Portes, BuiltIn::Plakoto, BuiltIn::Fevga] {
            let begin = || Table::new(Match::single(game.referee()));
            // 390 pixels are some 2.4 a unit.
            let is_ready = |table: &Table| {
                matches!(table.expected(), Expected::Play(_)) && carried(table, BESIDE / 2.4).is_some()
            };
            let mut companion = Companion::new(visit, Means::Touch, prepared(begin, Policy::Race, is_ready));
            companion.take_over().await;
            let beside = BESIDE / scale(visit).await;
            let (from, to, lift, land) = carried(&companion.table, beside).expect("it was looked for");
            companion.table.act(Gesture::Press(from));
            companion.table.act(Gesture::Drop(Some(to)));
            companion.carry_out(&[Deed::Carry { from, to, lift, land, waiting: Vec::new() }]).await;
            companion.turn().await;
        }
    });
}

/// Whatever can be pressed and is smaller than 44 pixels. A link in a sentence is as high as its line, and a label presses what
/// lies in it.
const SMALL: &str = r#"
    const pressed = [...document.querySelectorAll("a, button, select, input, summary, label")];
    const isMeant = (element) => !element.closest(".about") && !(element.matches("input") && element.closest("label"));
    return pressed.filter(isMeant).map((element) => [element, element.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 43.5)
        .map(([{ outerHTML }, { width, height }]) => `${width} x ${height}: ${outerHTML}`);
"#;

#[test]
fn everything_on_a_phone_is_large_enough_for_a_finger() {
    in_browser_with_tables(async |visit| {
        for view in every_view() {
            Screen::Phone.set(visit).await;
            show(visit, view).await;
            assert_eq!(visit.script(SMALL, json!(null)).await, json!([]), "{}", view.name());
        }
    });
}
