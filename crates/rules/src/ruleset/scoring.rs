//! What a win is worth.

use serde::{Deserialize, Serialize};

use crate::checkers::Checkers;
use crate::place::Place;

/// What a win is worth.
///
/// ```
/// use tavli_rules::{BuiltIn, ScoringRule};
/// assert_eq!(*BuiltIn::Portes.ruleset().scoring, ScoringRule::TwoIfNoneOff);
/// assert!(!BuiltIn::Zeno.ruleset().scoring.has_double());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoringRule {
    /// One point.
    One,
    /// One point, two where the loser has borne off nothing.
    TwoIfNoneOff,
}

impl ScoringRule {
    /// The points for bearing off all checkers before this loser.
    pub(crate) fn points(self, loser: &Checkers) -> u8 {
        match self {
            ScoringRule::One => 1,
            ScoringRule::TwoIfNoneOff if loser.count(Place::OFF) == 0 => 2,
            ScoringRule::TwoIfNoneOff => 1,
        }
    }

    /// Whether a win can be worth two points.
    pub fn has_double(self) -> bool {
        self == ScoringRule::TwoIfNoneOff
    }
}
