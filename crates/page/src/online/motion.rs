//! What is seen of an event on the board. Events may come faster than anybody can look: they wait here for their turn.

use tavli_board::{Expected, Gesture, Intent, Table};
use tavli_protocol::{Happening, StepText};
use tavli_rules::{BySide, Die, Roll, Side, Stage, Step};

use crate::session::take_step;

/// One thing that is seen to happen.
#[derive(Clone, Debug)]
pub(crate) enum Motion {
    /// Both throw for the start, again while the dice are equal.
    Opening(Vec<BySide<Die>>),
    /// The dice fall.
    Throw(Roll),
    /// A whole play comes; what was tried on the board and is the same need not be seen again.
    Play(Vec<StepText>),
    /// One checker moves.
    Step(StepText),
    /// The turn ends.
    EndTurn,
    /// A side gives up.
    Resign(Side),
    /// Both agree on a draw.
    Draw,
    /// Something that has no motion: the board is set up as it is now.
    Anew,
}

/// What came of a motion.
pub(crate) enum Moved {
    /// The dice have fallen.
    Thrown,
    /// A checker has moved.
    Stepped(Step),
    /// More motions come instead.
    Split(Vec<Motion>),
    /// It was seen.
    Done,
    /// It does not fit to what the board shows.
    Astray,
}

impl Motion {
    /// What is seen of an event, at a table as it was before.
    pub(crate) fn of(before: &tavli_protocol::Table, what: &Happening) -> Option<Motion> {
        match what {
            Happening::Thrown { dice, .. } => Some(thrown(before, dice)),
            Happening::Played { steps, .. } => Some(Motion::Play(steps.clone())),
            Happening::Resigned { seat } => Some(Motion::Resign(before.side(*seat))),
            Happening::DrawAgreed => Some(Motion::Draw),
            Happening::TakenBack | Happening::TimedOut { .. } | Happening::Claimed { .. } => {
                Some(Motion::Anew)
            }
            Happening::Created { .. }
            | Happening::Seated { .. }
            | Happening::Committed { .. }
            | Happening::Revealed { .. }
            | Happening::DrawOffered { .. }
            | Happening::TakeBackAsked { .. }
            | Happening::Declined { .. }
            | Happening::Aborted { .. }
            | Happening::Away { .. }
            | Happening::Back { .. }
            | Happening::Paused { .. }
            | Happening::RematchOffered { .. }
            | Happening::RematchAgreed { .. }
            | Happening::Said { .. } => None,
        }
    }

    /// Shows it on a board.
    pub(crate) fn show(self, board: &mut Table) -> Moved {
        match self {
            Motion::Opening(pairs) => {
                see_the_end(board);
                let shown = pairs.into_iter().try_for_each(|pair| board.throw_opening(pair));
                shown.map_or(Moved::Astray, |()| Moved::Thrown)
            }
            Motion::Throw(roll) => {
                see_the_end(board);
                board.throw(roll).map_or(Moved::Astray, |()| Moved::Thrown)
            }
            Motion::Play(steps) => play(board, steps),
            Motion::Step(step) => match taken(board, &step) {
                Some(step) => Moved::Stepped(step),
                None => Moved::Astray,
            },
            Motion::EndTurn if board.act(Gesture::Confirm) == Intent::Finished => Moved::Done,
            Motion::EndTurn => Moved::Astray,
            Motion::Resign(side) => board.resign(side).map_or(Moved::Astray, |()| Moved::Done),
            Motion::Draw => board.agree_on_draw().map_or(Moved::Astray, |()| Moved::Done),
            Motion::Anew => Moved::Astray,
        }
    }
}

fn thrown(before: &tavli_protocol::Table, dice: &[u8]) -> Motion {
    let die = |value: &u8| Die::new(*value);
    let pair = |pair: &[u8]| Some(BySide::new(die(pair.first()?)?, die(pair.get(1)?)?));
    match before.played().game().stage() {
        Stage::Opening => Motion::Opening(dice.chunks(2).filter_map(pair).collect()),
        Stage::Throw | Stage::Play(_) | Stage::Over(_) => Roll::new(dice).map_or(Motion::Anew, Motion::Throw),
    }
}

/// Whoever still looks at the end of a game is taken along when the next one begins.
fn see_the_end(board: &mut Table) {
    if matches!(board.expected(), Expected::GameOver(_)) {
        board.go_on();
    }
}

fn play(board: &mut Table, steps: Vec<StepText>) -> Moved {
    let tried: Vec<StepText> = board
        .turn()
        .map(|turn| turn.steps().iter().map(|step| StepText::of(step.die, step.from)).collect())
        .unwrap_or_default();
    if tried == steps {
        return Motion::EndTurn.show(board);
    }
    while matches!(board.act(Gesture::Undo), Intent::Undone(_)) {}
    Moved::Split(steps.into_iter().map(Motion::Step).chain([Motion::EndTurn]).collect())
}

fn taken(board: &mut Table, step: &StepText) -> Option<Step> {
    take_step(board, Die::new(step.die)?, step.from.parse().ok()?)
}
