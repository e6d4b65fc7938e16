//! One checker moved by one number; a play made of steps.

use crate::dice::Die;
use crate::place::Place;

/// What happens to the opposing checker on the point where a step lands.
///
/// ```
/// use tavli_rules::{BuiltIn, Meeting, Roll, read_position};
/// let referee = BuiltIn::Portes.referee();
/// let position = read_position("portes-w-1x15-20.12x14").unwrap().position(&referee).unwrap();
/// let next = referee.next_steps(&position, Roll::new(&[4, 4]).unwrap(), &[]).unwrap();
/// assert_eq!(next.steps()[0].meeting, Meeting::Hit);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Meeting {
    /// There is none, or nothing happens to it.
    Nothing,
    /// It is hit and has to come back.
    Hit,
    /// It is pinned where it stands.
    Pin,
}

/// One checker moved by one number.
///
/// ```
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Fevga.referee();
/// let next = referee.next_steps(&referee.start(Side::White), Roll::new(&[5, 3]).unwrap(), &[]).unwrap();
/// let texts: Vec<String> = next.steps().iter().map(|step| step.to_string()).collect();
/// assert_eq!(texts, ["1/6", "1/4"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    /// The number used.
    pub die: Die,
    /// Where the checker comes from.
    pub from: Place,
    /// Where it goes.
    pub to: Place,
    /// What it does to an opposing checker there.
    pub meeting: Meeting,
}

/// A player's whole turn: the steps in the order played; none, where nothing could be played.
///
/// ```
/// use tavli_rules::{BuiltIn, Play, Roll, Side};
/// let referee = BuiltIn::Fevga.referee();
/// let play: Play = referee.plays(&referee.start(Side::White), Roll::new(&[6, 5]).unwrap()).play(&referee, 0);
/// assert_eq!(play.iter().map(|step| step.die.value()).sum::<u8>(), 11);
/// ```
pub type Play = Vec<Step>;

const STEP_BITS: u32 = 9;

/// The sources and numbers of up to twelve steps in one machine word, so that hundreds of thousands of plays
/// can be kept without a list each. The last step stands lowest; a step is never 0, since a die is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Way(u128);

impl Way {
    /// No step yet.
    pub(crate) const NONE: Way = Way(0);

    #[inline]
    pub(crate) fn then(self, from: Place, die: Die) -> Way {
        let step = u128::from(from.code()) << 3 | u128::from(die.value());
        Way(self.0 << STEP_BITS | step)
    }

    #[inline]
    pub(crate) fn len(self) -> u32 {
        (u128::BITS - self.0.leading_zeros()).div_ceil(STEP_BITS)
    }

    /// The sources with the numbers, in the order played.
    pub(crate) fn steps(self) -> impl Iterator<Item = (Place, Die)> {
        (0..self.len()).rev().map(move |k| {
            let step = self.0 >> (STEP_BITS * k);
            let from = Place::from_code((step >> 3 & 63) as u8).expect("a way holds places only");
            (from, Die::new((step & 7) as u8).expect("a way holds dice only"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_keeps_twelve_steps() {
        let steps: Vec<_> = (0..12).map(|k| (Place::point(k + 25), Die::ALL[k as usize % 6])).collect();
        let way = steps.iter().fold(Way::NONE, |way, (from, die)| way.then(*from, *die));
        assert_eq!(way.steps().collect::<Vec<_>>(), steps);
    }
}
