//! The text forms that programs for backgammon share, for rules that have its board: twenty-four points walked against
//! each other, checkers that are hit and wait on a bar.
//!
//! White is O and the first player of such a program, Black is X and the second. Points are counted down to the last one: a
//! side's progress p is its point 25 − p.

mod mat;
mod position_id;
mod sgf;
mod transcript;
mod xgid;

pub use mat::{mat_text, read_mat};
pub use position_id::{match_id, position_id, read_position_id};
pub use sgf::{read_sgf, sgf_text};
pub use transcript::{Transcript, TranscriptGame, TranscriptTurn};
pub use xgid::{read_xgid, xgid};

use std::collections::BTreeMap;

use crate::dice::Roll;
use crate::place::Place;
use crate::position::{PlaceName, Position, SideDraft};
use crate::referee::Referee;
use crate::ruleset::Ruleset;
use crate::side::{BySide, Side};
use crate::track::{Facing, Track};

/// The points of the board.
const POINTS: u8 = 24;
/// Checkers of each side.
const CHECKERS: u8 = 15;

/// Checkers of a side by its own points: first the last one, from which checkers go off; after the 24 points the bar.
type Counts = [u8; POINTS as usize + 1];

/// Whether these text forms can say what is played under a ruleset.
fn check_rules(ruleset: &Ruleset) -> Result<(), String> {
    let track = Track { length: POINTS, facing: Facing::Opposed };
    let has_only_a_bar = ruleset.has_place(PlaceName::Bar)
        && ![PlaceName::Hand, PlaceName::Middle, PlaceName::Pinned]
            .into_iter()
            .any(|name| ruleset.has_place(name));
    let fits = *ruleset.track == track
        && has_only_a_bar
        && !ruleset.blocks_with_one()
        && ruleset.setup.checkers == CHECKERS
        && ruleset.dice.dice == 2;
    match fits {
        true => Ok(()),
        false => {
            Err(format!("{} is not played as backgammon is, so its text forms cannot say it", ruleset.name))
        }
    }
}

fn counts(position: &Position, side: Side) -> Counts {
    let checkers = position.checkers(side);
    std::array::from_fn(|index| match index as u8 {
        POINTS => checkers.count(Place::BAR),
        point => checkers.count(Place::point(POINTS - point)),
    })
}

/// The position with these checkers; those that are missing are off.
fn position_of(referee: &Referee, counts: BySide<Counts>, turn: Side) -> Result<Position, String> {
    check_rules(referee.ruleset())?;
    let draft = |side: Side| {
        let own = counts[side];
        let total: u32 = own.iter().map(|count| u32::from(*count)).sum();
        let off = u32::from(CHECKERS).checked_sub(total);
        let off = off.ok_or_else(|| format!("{side} has {total} checkers, and there are {CHECKERS}"))? as u8;
        let stacks = own.iter().take(POINTS.into()).zip(0..).filter(|(count, _)| **count > 0);
        let board: BTreeMap<u8, u8> = stacks.map(|(count, index)| (POINTS - index, *count)).collect();
        Ok::<SideDraft, String>(SideDraft {
            bar: own[usize::from(POINTS)],
            board,
            off,
            ..SideDraft::default()
        })
    };
    let drafts = BySide::new(draft(Side::White)?, draft(Side::Black)?);
    Position::new(referee.ruleset(), &drafts, turn).map_err(|faults| faults.to_string())
}

/// The roll of two dice; none where they are not thrown.
fn roll_of(dice: [u8; 2]) -> Result<Option<Roll>, String> {
    match dice {
        [0, 0] => Ok(None),
        [first, second] => Roll::new(&[first, second]).map(Some),
    }
}

fn dice_of(roll: Option<Roll>) -> [u8; 2] {
    let mut dice = roll.into_iter().flat_map(Roll::dice).map(|die| die.value());
    [0; 2].map(|none| dice.next().unwrap_or(none))
}
