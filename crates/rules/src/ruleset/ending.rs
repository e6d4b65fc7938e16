//! How a game can end before all checkers are off.

use serde::{Deserialize, Serialize};

use crate::place::Place;
use crate::position::Position;
use crate::referee::Outcome;
use crate::side::Side;

/// What a pinned mother means: the last checker on its own starting point.
///
/// ```
/// use tavli_rules::{BuiltIn, MotherRule, Outcome, Referee, Side, read_position};
/// let ruleset = BuiltIn::Plakoto.ruleset().with_option("mother", "loses_two").unwrap();
/// assert_eq!(*ruleset.mother, MotherRule::LosesTwo);
/// let referee = Referee::new(ruleset).unwrap();
/// let position = read_position("plakoto-w-1p.20x14-20x14.24").unwrap().position(&referee).unwrap();
/// assert_eq!(referee.outcome(&position), Some(Outcome::Won { winner: Side::Black, points: 2 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MotherRule {
    /// Nothing: it is a checker like others.
    Ordinary,
    /// The game is lost with two points, unless the pinning side still has a checker on its own start; both pinned: a draw.
    LosesTwo,
    /// The game is lost with two points at once.
    AtOnce,
}

impl MotherRule {
    /// Whether a pinned mother can lose two points.
    pub(crate) fn wins_double(self) -> bool {
        self != MotherRule::Ordinary
    }

    /// How the mothers decide a game, if they do.
    pub(crate) fn verdict(self, position: &Position) -> Option<Outcome> {
        let start = Place::point(1);
        let is_pinned = |side: Side| position.checkers(side).pinned().contains(start);
        let stands_on_start = |side: Side| position.checkers(side).count(start) > 0;
        let loser = Side::BOTH.into_iter().find(|side| is_pinned(*side))?;
        let lost = Some(Outcome::Won { winner: loser.opponent(), points: 2 });
        match self {
            MotherRule::Ordinary => None,
            MotherRule::LosesTwo if is_pinned(loser.opponent()) => Some(Outcome::Draw),
            MotherRule::LosesTwo if stands_on_start(loser.opponent()) => None,
            MotherRule::LosesTwo => lost,
            // Both can only be pinned where the game was not ended in time: nobody has earned it.
            MotherRule::AtOnce if is_pinned(loser.opponent()) => Some(Outcome::Draw),
            MotherRule::AtOnce => lost,
        }
    }
}
