//! How much of a roll must be played.

use serde::{Deserialize, Serialize};

use crate::dice::{Die, Numbers};

/// Which whole plays of a roll are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiceUse {
    /// Those that play the most numbers.
    Most,
    /// Those at whose end nothing more can be played.
    Any,
}

impl DiceUse {
    /// Whether only the longest plays are kept.
    #[inline]
    pub(crate) fn keeps_longest_only(self) -> bool {
        self == DiceUse::Most
    }
}

/// What holds where either of two numbers can be played, but not both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OneOfTwo {
    /// The player chooses.
    Free,
    /// The larger must be played.
    Larger,
}

impl OneOfTwo {
    /// The number that has precedence where only one of these can be played.
    #[inline]
    pub(crate) fn preferred(self, numbers: Numbers) -> Option<Die> {
        match self {
            OneOfTwo::Free => None,
            OneOfTwo::Larger => numbers.pair().map(|[larger, _]| larger),
        }
    }
}
