//! How many dice are thrown, and what equal dice give.

use serde::{Deserialize, Serialize};

use crate::dice::{Numbers, Roll};

/// How many dice are thrown, and what equal dice give.
///
/// ```
/// use tavli_rules::{BuiltIn, DiceRule, EqualDice, Roll};
/// let rule = *BuiltIn::Zeno.ruleset().dice;
/// assert_eq!(rule, DiceRule { dice: 3, equal: EqualDice::Doubled });
/// assert_eq!(rule.numbers(Roll::new(&[4, 4, 2]).unwrap()).to_string(), "4 4 4 4 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceRule {
    /// Two or three.
    pub dice: u8,
    /// What equal dice give.
    pub equal: EqualDice,
}

/// What equal dice give.
///
/// ```
/// use tavli_rules::{DiceRule, EqualDice, Roll};
/// let count = |equal| DiceRule { dice: 2, equal }.numbers(Roll::new(&[6, 6]).unwrap()).total();
/// assert_eq!((count(EqualDice::Doubled), count(EqualDice::Plain)), (4, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EqualDice {
    /// Each pair of equal dice is played twice: two give four numbers, three (three pairs) twelve.
    Doubled,
    /// Each die is played once.
    Plain,
}

impl DiceRule {
    /// The numbers that a roll gives to play.
    #[inline]
    pub fn numbers(self, roll: Roll) -> Numbers {
        let mut numbers = Numbers::default();
        for die in roll.dice() {
            let equal = roll.dice().filter(|other| *other == die).count() as u8;
            numbers.add(die, self.times(equal));
        }
        numbers
    }

    /// How often one of so many equal dice is played: each is one of `equal - 1` pairs, and a pair is played twice.
    #[inline]
    fn times(self, equal: u8) -> u8 {
        match self.equal {
            EqualDice::Doubled if equal > 1 => 2 * (equal - 1),
            EqualDice::Doubled | EqualDice::Plain => 1,
        }
    }

    pub(crate) fn faults(self) -> Vec<String> {
        match self.dice {
            2 | 3 => Vec::new(),
            wrong => vec![format!("{wrong} dice are thrown; it must be 2 or 3")],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_is_four_numbers_and_a_triple_twelve() {
        let rule = DiceRule { dice: 3, equal: EqualDice::Doubled };
        let numbers = |dice: [u8; 3]| rule.numbers(Roll::new(&dice).unwrap()).to_string();
        assert_eq!(numbers([2, 5, 6]), "6 5 2");
        assert_eq!(numbers([4, 4, 2]), "4 4 4 4 2");
        assert_eq!(numbers([3, 3, 3]), "3 3 3 3 3 3 3 3 3 3 3 3");
    }
}
