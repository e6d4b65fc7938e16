//! The Greek board: four quarters around the bar.

use tavli_rules::Side;

use super::frame::{Edge, Frame};
use super::scene::{Scene, capital};
use tavli_board::{Geography, ROW, seen_by};

/// How many levels a stack may use.
const HEIGHT: usize = 5;
/// The last six points of a path.
const HOME: std::ops::RangeInclusive<u8> = 19..=24;

/// Draws quarter B and A above, C and D below (T general); turned round for Black.
pub(crate) fn draw_greek(scene: &Scene<'_>, geography: Geography, frame: &mut Frame) {
    let [top, bottom] = scene.outer_rows(geography);
    let remark = format!("{}'s", scene.position.turn());
    frame.headings(quarters(scene, geography, top));
    frame.labels(&top.map(|point| geography.name(point)), "");
    frame.labels(&scene.numbers(top), &remark);
    frame.edge(Edge::Top);
    let [upper, lower] = seams(scene);
    frame.stacks_down(&scene.stacks(top), HEIGHT, &upper);
    frame.row(&std::array::from_fn(|_| String::new()), &bar(scene));
    frame.stacks_up(&scene.stacks(bottom), HEIGHT, &lower);
    frame.edge(Edge::Bottom);
    frame.labels(&scene.numbers(bottom), &remark);
    frame.labels(&bottom.map(|point| geography.name(point)), "");
    frame.headings(quarters(scene, geography, bottom));
}

/// What each half of a row is: its letter, and whose home.
fn quarters(scene: &Scene<'_>, geography: Geography, row: [u8; ROW]) -> [String; 2] {
    let track = *scene.referee.ruleset().track;
    [row[0], row[ROW / 2]].map(|point| {
        let letter = geography.name(point)[..1].to_owned();
        let home = Side::BOTH.into_iter().find(|side| HOME.contains(&seen_by(*side, track, point)));
        home.map_or(letter.clone(), |side| format!("{letter} {} {}'s home", scene.glyphs.dot, capital(side)))
    })
}

fn bar(scene: &Scene<'_>) -> String {
    let has_bar = scene.referee.ruleset().has_place(tavli_rules::PlaceName::Bar);
    if has_bar { "bar".to_owned() } else { String::new() }
}

/// Who waits on the bar, each beside the half in which he comes back.
fn seams(scene: &Scene<'_>) -> [Vec<String>; 2] {
    let [black, white] = scene.turned([Side::Black, Side::White]).map(|side| scene.on_bar(side));
    let at = |level: usize, text: String| {
        (0..HEIGHT).map(|l| if l == level { text.clone() } else { String::new() }).collect()
    };
    [at(HEIGHT - 2, black), at(1, white)]
}
