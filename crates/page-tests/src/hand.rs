//! A hand at a board that is no match: a position from an address, or a problem.

use std::sync::Arc;

use serde_json::json;
use tavli_board::{Layout, Point, Turn};
use tavli_rules::{Place, Position, Referee, Roll, Side, read_position};

use crate::frame::{Frame, MEASURE};
use crate::means::{Deed, Means};
use crate::visit::Visit;

/// Where a checker lies that goes from here to there, and where it is put down.
pub(crate) fn ends(layout: &Layout, position: &Position, side: Side, from: Place, to: Place) -> [Point; 2] {
    let count = |place: Place| usize::from(position.checkers(side).count(place));
    let lift = layout.spot(side, from).checker(count(from).saturating_sub(1), count(from));
    [lift, layout.spot(side, to).checker(count(to), count(to) + 1)]
}

/// Drags a checker on the board that shows a position, with the mouse.
pub async fn drag(visit: &Visit, text: &str, side: Side, from: u8, to: u8) {
    let (referee, position, _) = read(text);
    carry(visit, &referee, &position, side, [Place::point(from), Place::point(to)]).await;
}

/// Plays on the board that shows a position with its throw, checker by checker; it is not confirmed yet.
pub async fn play_out(visit: &Visit, text: &str, play: &str) {
    let (referee, position, roll) = read(text);
    let roll = roll.expect("it is thrown");
    let play = referee.read_play(&position, roll, play).expect("it can be played");
    let mut turn = Turn::new(referee.clone(), position, roll);
    for step in play.iter() {
        carry(visit, &referee, turn.position(), position.turn(), [step.from, step.to]).await;
        assert!(turn.take(*step), "it is a step of the play");
    }
}

fn read(text: &str) -> (Arc<Referee>, Position, Option<Roll>) {
    let read = read_position(text).expect("it can be read");
    let referee = Referee::new(read.ruleset().expect("a game")).expect("its rules");
    let position = read.position(&referee).expect("it is possible");
    (Arc::new(referee), position, read.roll)
}

async fn carry(visit: &Visit, referee: &Referee, position: &Position, side: Side, [from, to]: [Place; 2]) {
    let layout = Layout::of(referee.ruleset()).expect("each of our games has a board");
    let [lift, land] = ends(&layout, position, side, from, to);
    let see = "document.querySelector('.board').scrollIntoView({ block: 'center', behavior: 'instant' });";
    visit.script(see, json!(null)).await;
    let frame = Frame::read(&visit.script(MEASURE, json!(null)).await);
    let deed = Deed::Carry { from, to, lift, land, waiting: Vec::new() };
    Means::Mouse.carry_out(visit, frame, 0..=0, from, &[deed]).await;
}
