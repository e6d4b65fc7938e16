//! How much of a roll must be played.

use serde::{Deserialize, Serialize};

use crate::dice::{Die, Numbers};

/// Which whole plays of a roll are legal.
///
/// ```
/// use tavli_rules::{BuiltIn, DiceUse, Referee, Roll, read_position};
/// assert_eq!(*BuiltIn::Portes.ruleset().dice_use, DiceUse::Most);
/// let position = read_position("portes-w-1.10.off13-7x5.16x5.18x5").unwrap();
/// for (value, count) in [("most", 1), ("any", 2)] {
///     let referee = Referee::new(BuiltIn::Portes.ruleset().with_option("dice_use", value).unwrap()).unwrap();
///     let plays = referee.plays(&position.position(&referee).unwrap(), Roll::new(&[6, 2]).unwrap());
///     assert_eq!(plays.len(), count);
/// }
/// ```
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
///
/// ```
/// use tavli_rules::{BuiltIn, OneOfTwo, Referee, Roll, read_position};
/// assert_eq!(*BuiltIn::Portes.ruleset().only_one_of_two, OneOfTwo::Free);
/// let position = read_position("portes-w-1.off14-16x15").unwrap();
/// for (value, count) in [("free", 2), ("larger", 1)] {
///     let referee = Referee::new(BuiltIn::Portes.ruleset().with_option("only_one_of_two", value).unwrap()).unwrap();
///     let plays = referee.plays(&position.position(&referee).unwrap(), Roll::new(&[6, 2]).unwrap());
///     assert_eq!(plays.len(), count);
/// }
/// ```
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
