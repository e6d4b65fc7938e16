//! The Roman boards: three rows of twelve, parted in the middle.

use tavli_rules::{Place, PlaceName, Side};

use super::frame::{Edge, Frame};
use super::scene::Scene;
use tavli_board::Geography;

/// With the title, the counts, the throw and the prompt a board has to fit into a terminal of 24 lines.
const ZENO_HEIGHT: usize = 4;
const SCRIPTA_HEIGHT: usize = 3;

/// Draws points 1 to 12 above from right to left, 13 to 24 below, the waiting places between them (Z board).
pub(crate) fn draw_zeno(scene: &Scene<'_>, frame: &mut Frame) {
    let geography = Geography::Zeno;
    let [top, bottom] = scene.outer_rows(geography);
    let [above, below] = scene.board_headings();
    frame.headings(above);
    frame.labels(&scene.numbers(top), "");
    frame.edge(Edge::Top);
    frame.stacks_down(&scene.stacks(top), ZENO_HEIGHT, &bar(scene));
    frame.edge(Edge::Middle);
    waiting_row(scene, geography, frame);
    frame.stacks_up(&scene.stacks(bottom), ZENO_HEIGHT, &[]);
    frame.edge(Edge::Bottom);
    frame.labels(&scene.numbers(bottom), "");
    frame.headings(below);
}

/// Who waits on a bar, where rules of somebody's own put one on this board.
fn bar(scene: &Scene<'_>) -> Vec<String> {
    if !scene.referee.ruleset().has_place(PlaceName::Bar) {
        return Vec::new();
    }
    let [white, black] = Side::BOTH.map(|side| scene.on_bar(side));
    vec!["bar".to_owned(), white, black]
}

/// The middle row, where the rules have one: White's waiting checkers, the names of the places, Black's.
fn waiting_row(scene: &Scene<'_>, geography: Geography, frame: &mut Frame) {
    if !scene.referee.ruleset().has_place(PlaceName::Middle) {
        return;
    }
    let Some(places) = geography.middle().map(|row| scene.turned(row)) else { return };
    let waiting = |side: Side| {
        places.map(|place| match scene.position.checkers(side).count(Place::middle(place)) {
            0 => String::new(),
            1 => scene.glyphs.checker(side).to_string(),
            count => format!("{}{count}", scene.glyphs.checker(side)),
        })
    };
    frame.row(&waiting(Side::White), "");
    frame.row(&places.map(|place| format!("m{place}")), "waiting");
    frame.row(&waiting(Side::Black), "");
    frame.edge(Edge::Middle);
}

/// Draws C and B above, A in the middle with the circle, D and E below (L board).
pub(crate) fn draw_scripta(scene: &Scene<'_>, frame: &mut Frame) {
    let geography = Geography::Scripta;
    let [top, bottom] = scene.outer_rows(geography);
    let [above, below] = scene.turned(["", "home"]);
    frame.labels(&top.map(|point| geography.name(point)), above);
    frame.labels(&scene.numbers(top), "");
    frame.edge(Edge::Top);
    frame.stacks_down(&scene.stacks(top), SCRIPTA_HEIGHT, &[]);
    frame.edge(Edge::Middle);
    row_a(scene, geography, frame);
    frame.edge(Edge::Middle);
    frame.stacks_up(&scene.stacks(bottom), SCRIPTA_HEIGHT, &[]);
    frame.edge(Edge::Bottom);
    frame.labels(&scene.numbers(bottom), "");
    frame.labels(&bottom.map(|point| geography.name(point)), below);
}

/// The points A1 to A12, whose numbers are their progress, and the circle between them.
fn row_a(scene: &Scene<'_>, geography: Geography, frame: &mut Frame) {
    let Some(row) = geography.middle().map(|row| scene.turned(row)) else { return };
    frame.row(&row.map(|point| geography.name(point)), "circle");
    let mut seams: [String; SCRIPTA_HEIGHT] = std::array::from_fn(|_| String::new());
    [seams[0], seams[1]] = Side::BOTH.map(|side| scene.on_bar(side));
    frame.stacks_down(&scene.stacks(row), SCRIPTA_HEIGHT, &seams);
}
