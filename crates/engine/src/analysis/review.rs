//! What was found out about one turn.

use tavli_rules::{Play, Position, Roll, Side};

use super::play_class::PlayClass;
use crate::chances::Chances;
use crate::outcomes::Outcomes;

/// What was found out about one turn; everything is seen by the side whose turn it was.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Which game of the match, from 0.
    pub game: usize,
    /// Which turn of the game, from 1.
    pub turn: usize,
    /// Who stood where before it.
    pub position: Position,
    /// What was thrown.
    pub roll: Option<Roll>,
    /// The chances before the throw.
    pub before: Chances,
    /// What the throw gave, in points: its worth less the mean over all throws.
    pub luck: f64,
    /// How many different results the roll had.
    pub plays: usize,
    /// The best plays, best first, with the one that was made among them. Where look-ahead was asked for, those that were
    /// looked into stand before those that were not.
    pub candidates: Vec<JudgedPlay>,
    /// Which of them was made; nothing where that is still to come, or no throw could be played.
    pub made: Option<usize>,
    /// What the play made gives away against the best, in points a game.
    pub loss: f64,
    /// How good the play made was.
    pub class: PlayClass,
}

impl Review {
    /// Whose turn it was.
    pub fn side(&self) -> Side {
        self.position.turn()
    }

    /// The play that was made, as it was judged.
    pub fn made(&self) -> Option<&JudgedPlay> {
        self.candidates.get(self.made?)
    }
}

/// A play and what it is worth to the side that makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedPlay {
    /// Its steps.
    pub play: Play,
    /// Who stands where after it.
    pub after: Position,
    /// How many throws were looked ahead to judge it.
    pub depth: u32,
    /// The chances of the side that plays it.
    pub chances: Chances,
    /// What they are worth, in points a game.
    pub equity: f64,
}

impl JudgedPlay {
    pub(super) fn unjudged(play: Play, after: Position) -> JudgedPlay {
        JudgedPlay { play, after, depth: 0, chances: Chances::default(), equity: 0.0 }
    }
}

/// What a roll is worth to the side that throws it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollWorth {
    /// The roll.
    pub roll: Roll,
    /// How many of the ordered throws it stands for.
    pub weight: u32,
    /// The outcomes after the best play of it.
    pub outcomes: Outcomes,
    /// What they are worth, in points a game.
    pub equity: f64,
}

impl RollWorth {
    /// The chances after the best play of it.
    pub fn chances(&self) -> Chances {
        Chances::of_outcomes(self.outcomes)
    }
}
