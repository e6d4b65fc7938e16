//! Dice as values: a roll as thrown, and the numbers that are left to play.

use std::fmt;

/// The most dice that a ruleset may use.
pub(crate) const MAX_DICE: usize = 3;

/// One die's value, 1 to 6.
///
/// ```
/// use tavli_rules::Die;
/// assert_eq!(Die::new(6).map(Die::value), Some(6));
/// assert_eq!(Die::new(7), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Die(u8);

impl Die {
    /// Every value, from 1 to 6.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// A die showing this value.
    pub const fn new(value: u8) -> Option<Die> {
        if value >= 1 && value <= 6 { Some(Die(value)) } else { None }
    }

    /// What it shows.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0)
    }
}

/// The dice as thrown; their order does not matter.
///
/// ```
/// use tavli_rules::Roll;
/// let roll = Roll::new(&[2, 6, 5]).unwrap();
/// assert_eq!(roll.to_string(), "652");
/// assert_eq!(roll, "526".parse().unwrap());
/// assert_eq!(Roll::all(2).count(), 21);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Roll {
    dice: [u8; MAX_DICE],
    count: u8,
}

impl Roll {
    /// A roll of one to three dice.
    ///
    /// ```
    /// use tavli_rules::Roll;
    /// assert_eq!(Roll::new(&[2, 6]), Roll::new(&[6, 2]));
    /// assert_eq!(Roll::new(&[6, 7]), Err("a die shows 1 to 6, not 7".to_owned()));
    /// ```
    pub fn new(values: &[u8]) -> Result<Roll, String> {
        if values.is_empty() || values.len() > MAX_DICE {
            return Err(format!("a roll has 1 to {MAX_DICE} dice, not {}", values.len()));
        }
        if let Some(wrong) = values.iter().find(|value| Die::new(**value).is_none()) {
            return Err(format!("a die shows 1 to 6, not {wrong}"));
        }
        let mut dice = [0; MAX_DICE];
        dice[..values.len()].copy_from_slice(values);
        // Three numbers need no library's sorting, which a page would have to carry.
        for end in 1..values.len() {
            (1..=end).rev().for_each(|at| {
                if dice[at - 1] < dice[at] {
                    dice.swap(at - 1, at)
                }
            });
        }
        Ok(Roll { dice, count: values.len() as u8 })
    }

    /// The dice, largest first.
    ///
    /// ```
    /// use tavli_rules::{Die, Roll};
    /// let dice: Vec<u8> = Roll::new(&[2, 6]).unwrap().dice().map(Die::value).collect();
    /// assert_eq!(dice, [6, 2]);
    /// ```
    pub fn dice(self) -> impl Iterator<Item = Die> {
        self.dice.into_iter().take(self.count as usize).map(Die)
    }

    /// How many dice were thrown.
    ///
    /// ```
    /// use tavli_rules::Roll;
    /// assert_eq!(Roll::new(&[6, 5, 2]).unwrap().count(), 3);
    /// ```
    pub fn count(self) -> usize {
        self.count as usize
    }

    /// Whether two or more dice are equal.
    ///
    /// ```
    /// use tavli_rules::Roll;
    /// assert!(Roll::new(&[4, 2, 4]).unwrap().is_double());
    /// assert!(!Roll::new(&[4, 2]).unwrap().is_double());
    /// ```
    pub fn is_double(self) -> bool {
        self.dice[..self.count()].windows(2).any(|pair| pair[0] == pair[1])
    }

    /// How many of the equally likely throws give this roll: 1 for 6 6, 2 for 6 5, 6 for 6 5 4.
    ///
    /// ```
    /// use tavli_rules::Roll;
    /// assert_eq!(Roll::new(&[6, 6]).unwrap().weight(), 1);
    /// assert_eq!(Roll::all(2).map(Roll::weight).sum::<u32>(), 36);
    /// ```
    pub fn weight(self) -> u32 {
        let factorial = |n: u32| (1..=n).product::<u32>();
        let repeats = Die::ALL.into_iter().map(|die| self.dice().filter(|d| *d == die).count() as u32);
        factorial(self.count.into()) / repeats.map(factorial).product::<u32>()
    }

    /// Every distinct roll of so many dice: 21 of two, 56 of three.
    ///
    /// ```
    /// use tavli_rules::Roll;
    /// assert_eq!(Roll::all(3).count(), 56);
    /// assert_eq!(Roll::all(2).filter(|roll| roll.is_double()).count(), 6);
    /// ```
    pub fn all(count: usize) -> impl Iterator<Item = Roll> {
        let count = count.clamp(1, MAX_DICE);
        (0..6usize.pow(count as u32)).filter_map(move |index| {
            let dice: [u8; MAX_DICE] = std::array::from_fn(|k| match k < count {
                true => (index / 6usize.pow((count - 1 - k) as u32) % 6) as u8 + 1,
                false => 0,
            });
            dice[..count].is_sorted_by(|a, b| a >= b).then_some(Roll { dice, count: count as u8 })
        })
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.dice().try_for_each(|die| write!(formatter, "{die}"))
    }
}

impl std::str::FromStr for Roll {
    type Err = String;

    fn from_str(text: &str) -> Result<Roll, String> {
        let separators = [' ', ',', '-', '+'];
        let digit =
            |c: char| c.to_digit(10).ok_or_else(|| format!("\"{text}\" is not a roll; write 62 or 6,2"));
        let values: Vec<u8> = text
            .chars()
            .filter(|c| !separators.contains(c))
            .map(|c| digit(c).map(|value| value as u8))
            .collect::<Result<_, _>>()?;
        Roll::new(&values)
    }
}

/// The numbers that are left to play: how often each.
///
/// ```
/// use tavli_rules::{Die, Numbers};
/// let mut numbers = Numbers::of(&[4, 4, 2]);
/// numbers.take(Die::new(4).unwrap());
/// assert_eq!(numbers.total(), 2);
/// assert_eq!(numbers.to_string(), "4 2");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Numbers(u32);

impl Numbers {
    /// These numbers; values outside 1 to 6 are left out.
    ///
    /// ```
    /// use tavli_rules::Numbers;
    /// assert_eq!(Numbers::of(&[2, 6, 2]).to_string(), "6 2 2");
    /// ```
    pub fn of(values: &[u8]) -> Numbers {
        let mut numbers = Numbers::default();
        values.iter().filter_map(|value| Die::new(*value)).for_each(|die| numbers.add(die, 1));
        numbers
    }

    pub(crate) fn add(&mut self, die: Die, times: u8) {
        self.0 += u32::from(times) << (4 * die.0);
    }

    /// How often the number is left.
    ///
    /// ```
    /// use tavli_rules::{Die, Numbers};
    /// let four = Die::new(4).unwrap();
    /// assert_eq!(Numbers::of(&[4, 4, 2]).times(four), 2);
    /// ```
    #[inline]
    pub const fn times(self, die: Die) -> u8 {
        (self.0 >> (4 * die.0) & 15) as u8
    }

    /// Uses one of them up.
    ///
    /// ```
    /// use tavli_rules::{Die, Numbers};
    /// let mut numbers = Numbers::of(&[6, 5]);
    /// numbers.take(Die::new(6).unwrap());
    /// assert_eq!(numbers, Numbers::of(&[5]));
    /// ```
    #[inline]
    pub fn take(&mut self, die: Die) {
        debug_assert!(self.times(die) > 0);
        self.0 -= 1 << (4 * die.0);
    }

    /// What is left without one of them.
    #[inline]
    pub(crate) fn without(mut self, die: Die) -> Numbers {
        self.take(die);
        self
    }

    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// How many numbers are left.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll};
    /// let numbers = BuiltIn::Zeno.referee().numbers(Roll::new(&[4, 4, 2]).unwrap());
    /// assert_eq!(numbers.total(), 5);
    /// ```
    #[inline]
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether none is left.
    ///
    /// ```
    /// use tavli_rules::Numbers;
    /// assert!(Numbers::default().is_empty());
    /// assert!(!Numbers::of(&[1]).is_empty());
    /// ```
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The different numbers left, largest first.
    ///
    /// ```
    /// use tavli_rules::{Die, Numbers};
    /// let different: Vec<u8> = Numbers::of(&[2, 5, 2]).distinct().map(Die::value).collect();
    /// assert_eq!(different, [5, 2]);
    /// ```
    #[inline]
    pub fn distinct(self) -> impl Iterator<Item = Die> {
        let mut left = self;
        std::iter::from_fn(move || {
            let die = left.largest()?;
            left.0 &= !(15 << (4 * die.0));
            Some(die)
        })
    }

    #[inline]
    const fn largest(self) -> Option<Die> {
        if self.0 == 0 { None } else { Some(Die((31 - self.0.leading_zeros()) as u8 / 4)) }
    }

    #[inline]
    const fn smallest(self) -> Option<Die> {
        if self.0 == 0 { None } else { Some(Die(self.0.trailing_zeros() as u8 / 4)) }
    }

    /// The number, where only one kind is left.
    #[inline]
    pub(crate) fn only(self) -> Option<Die> {
        self.largest().filter(|die| self.smallest() == Some(*die))
    }

    /// Both numbers, larger first, where exactly two different ones are left, once each.
    #[inline]
    pub(crate) fn pair(self) -> Option<[Die; 2]> {
        let [larger, smaller] = [self.largest()?, self.smallest()?];
        (larger != smaller && self.total() == 2).then_some([larger, smaller])
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.distinct().flat_map(|die| std::iter::repeat_n(die, self.times(die).into()));
        let text: Vec<String> = all.map(|die| die.to_string()).collect();
        formatter.write_str(&text.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_and_weights_are_complete() {
        for (count, distinct, throws) in [(1, 6, 6), (2, 21, 36), (3, 56, 216)] {
            assert_eq!(Roll::all(count).count(), distinct);
            assert_eq!(Roll::all(count).map(Roll::weight).sum::<u32>(), throws);
        }
    }
}
