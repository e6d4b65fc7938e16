//! Who begins, and with which roll.

use serde::{Deserialize, Serialize};

use crate::dice::{Die, Roll};
use crate::side::{BySide, Side};

/// Who begins a game.
///
/// ```
/// use std::sync::Arc;
/// use tavli_rules::{BuiltIn, Game, OpeningRule, Stage};
/// assert_eq!(*BuiltIn::Zeno.ruleset().opening, OpeningRule::White);
/// assert_eq!(*BuiltIn::Portes.ruleset().opening, OpeningRule::HigherDie);
/// assert_eq!(Game::new(Arc::new(BuiltIn::Portes.referee())).stage(), Stage::Opening);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpeningRule {
    /// White; in a match the players change colours after each game.
    White,
    /// Each throws one die and the higher one begins; in a match the winner of the last game.
    HigherDie,
}

/// With which roll the first turn is played after the opening throw.
///
/// ```
/// use tavli_rules::{BuiltIn, BySide, Die, Match, OpeningRoll, Referee, Roll, Stage};
/// let ruleset = BuiltIn::Portes.ruleset().with_option("opening_roll", "keep").unwrap();
/// assert_eq!(*ruleset.opening_roll, OpeningRoll::Keep);
/// let mut played = Match::single(Referee::new(ruleset).unwrap());
/// played.throw_opening(BySide::new(Die::ALL[2], Die::ALL[4])).unwrap();
/// assert_eq!(played.game().stage(), Stage::Play(Roll::new(&[3, 5]).unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpeningRoll {
    /// The starter throws again.
    Again,
    /// The starter plays the two opening dice.
    Keep,
}

impl OpeningRule {
    /// Who begins, where it is not thrown for.
    pub(crate) fn beginner(self, last_winner: Option<Side>) -> Option<Side> {
        match self {
            OpeningRule::White => Some(Side::White),
            OpeningRule::HigherDie => last_winner,
        }
    }

    /// Whether the players change colours after each game of a match.
    pub(crate) fn changes_colours(self) -> bool {
        self == OpeningRule::White
    }

    /// Whether it is thrown for the start.
    pub(crate) fn is_thrown_for(self) -> bool {
        self == OpeningRule::HigherDie
    }
}

/// Who threw higher, if anybody.
pub(crate) fn starter(dice: BySide<Die>) -> Option<Side> {
    match dice[Side::White].cmp(&dice[Side::Black]) {
        std::cmp::Ordering::Greater => Some(Side::White),
        std::cmp::Ordering::Less => Some(Side::Black),
        std::cmp::Ordering::Equal => None,
    }
}

impl OpeningRoll {
    /// The roll that the starter has to play already, if any.
    pub fn kept(self, dice: BySide<Die>) -> Option<Roll> {
        match self {
            OpeningRoll::Again => None,
            OpeningRoll::Keep => Roll::new(&[dice[Side::White].value(), dice[Side::Black].value()]).ok(),
        }
    }
}
