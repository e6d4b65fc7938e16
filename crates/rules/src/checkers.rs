//! The checkers of one side: how many stand where.

use crate::place::{Place, PlaceSet};
use crate::side::Side;
use crate::track::Track;

/// The most checkers a side may have; a count must fit into four bits.
///
/// ```
/// use tavli_rules::{BuiltIn, MAX_CHECKERS};
/// assert!(BuiltIn::ALL.into_iter().all(|game| game.ruleset().setup.checkers == MAX_CHECKERS));
/// ```
pub const MAX_CHECKERS: u8 = 15;

const COUNT_BITS: usize = 4;
/// Marks that the owner is out, and that it is Black; the other marks are pinned points.
const OUT_MARK: u64 = 1 << 63;
const BLACK_MARK: u64 = 1 << 62;

/// How many checkers of one side stand where, which of them are pinned, and whether their owner is out.
///
/// The counts are kept as four sets of places, one for each binary digit of the count: so "where are exactly
/// one" and "where are two or more" take an instruction or two, and a step takes a dozen.
///
/// ```
/// use tavli_rules::{BuiltIn, Place, Side};
/// let start = BuiltIn::Portes.referee().start(Side::White);
/// let white = start.checkers(Side::White);
/// assert_eq!(white.count(Place::point(12)), 5);
/// assert_eq!(white.occupied().len(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Checkers {
    digits: [u64; COUNT_BITS],
    marks: u64,
}

impl Checkers {
    /// No checker of this side.
    pub(crate) fn none(side: Side) -> Checkers {
        let marks = if side == Side::Black { BLACK_MARK } else { 0 };
        Checkers { digits: [0; COUNT_BITS], marks }
    }

    /// Whose they are.
    #[inline]
    pub fn side(&self) -> Side {
        if self.marks & BLACK_MARK == 0 { Side::White } else { Side::Black }
    }

    /// How many stand on this place.
    #[inline]
    pub fn count(&self, place: Place) -> u8 {
        let digit = |k: usize| ((self.digits[k] >> place.code() & 1) as u8) << k;
        digit(0) | digit(1) | digit(2) | digit(3)
    }

    /// Every place with a checker, `off` too.
    #[inline]
    pub fn occupied(&self) -> PlaceSet {
        PlaceSet(self.digits[0] | self.digits[1] | self.digits[2] | self.digits[3])
    }

    /// Every place with a checker that is still in play: in hand, on the board, waiting.
    #[inline]
    pub fn in_play(&self) -> PlaceSet {
        self.occupied() - PlaceSet::of(Place::OFF)
    }

    /// The places with two or more checkers.
    #[inline]
    pub fn many(&self) -> PlaceSet {
        PlaceSet(self.digits[1] | self.digits[2] | self.digits[3])
    }

    /// The places with exactly one checker.
    #[inline]
    pub fn single(&self) -> PlaceSet {
        PlaceSet(self.digits[0]) - self.many()
    }

    /// How many stand where: a set of places for each binary digit of the count, the lowest first.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Place, Side};
    /// let start = BuiltIn::Portes.referee().start(Side::White);
    /// let digits = start.mover().digits().map(|digit| digit.contains(Place::point(12)));
    /// assert_eq!(digits, [true, false, true, false], "there are five");
    /// ```
    #[inline(always)]
    pub fn digits(&self) -> [PlaceSet; COUNT_BITS] {
        let [ones, twos, fours, eights] = self.digits;
        [PlaceSet(ones), PlaceSet(twos), PlaceSet(fours), PlaceSet(eights)]
    }

    /// The points on which an own checker is pinned.
    #[inline]
    pub fn pinned(&self) -> PlaceSet {
        PlaceSet(self.marks & !(OUT_MARK | BLACK_MARK))
    }

    /// Whether the side has entered all its checkers and moved out of the entry points once.
    #[inline]
    pub fn is_out(&self) -> bool {
        self.marks & OUT_MARK != 0
    }

    /// How many checkers there are in all.
    pub fn total(&self) -> u8 {
        self.count_in(PlaceSet(u64::MAX))
    }

    /// How many checkers stand on the places of a set.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, PlaceSet, Side};
    /// let start = BuiltIn::Portes.referee().start(Side::White);
    /// assert_eq!(start.mover().count_in(PlaceSet::points(1, 12)), 7);
    /// ```
    #[inline(always)]
    pub fn count_in(&self, set: PlaceSet) -> u8 {
        let [ones, twos, fours, eights] = self.digits.map(|digit| (digit & set.0).count_ones() as u8);
        ones + 2 * twos + 4 * fours + 8 * eights
    }

    /// Where how many stand.
    pub fn stacks(&self) -> impl Iterator<Item = (Place, u8)> {
        self.occupied().map(|place| (place, self.count(place)))
    }

    /// How far all checkers together still have to go until they are off.
    #[inline(always)]
    pub fn pips(&self, track: Track) -> u32 {
        let waiting: u32 = (self.occupied() & PlaceSet::WAITING)
            .map(|place| u32::from(place.origin()) * u32::from(self.count(place)))
            .sum();
        let playing = self.count_in(PlaceSet(!Place::OFF.bit()));
        u32::from(playing) * u32::from(track.length + 1) - self.progress_in(track.points()) - waiting
    }

    /// How far the checkers on these points have come together.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, PlaceSet, Side};
    /// let start = BuiltIn::Portes.referee().start(Side::White);
    /// assert_eq!(start.mover().progress_in(PlaceSet::points(1, 12)), 2 + 5 * 12);
    /// ```
    #[inline(always)]
    pub fn progress_in(&self, points: PlaceSet) -> u32 {
        // A binary digit of the progress at a time: the points that have it, and how many stand there.
        const PROGRESS_BITS: usize = 6;
        const WITH_DIGIT: [u64; PROGRESS_BITS] = {
            let mut sets = [0; PROGRESS_BITS];
            let mut progress = 1;
            while progress <= crate::place::MAX_LENGTH {
                let mut digit = 0;
                while digit < PROGRESS_BITS {
                    sets[digit] |= ((progress as u64 >> digit) & 1) << progress;
                    digit += 1;
                }
                progress += 1;
            }
            sets
        };
        let counts = WITH_DIGIT.map(|set| u32::from(self.count_in(PlaceSet(set) & points)));
        let [ones, twos, fours, eights, sixteens, rest] = counts;
        ones + 2 * twos + 4 * fours + 8 * eights + 16 * sixteens + 32 * rest
    }

    /// The point farthest behind on the board.
    #[inline]
    pub fn rearmost(&self, track: Track) -> Option<Place> {
        (self.occupied() & track.points()).lowest()
    }

    /// The places on which this side stands differently, by number or under a pin.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Place, PlaceSet, Roll, Side};
    /// let referee = BuiltIn::Fevga.referee();
    /// let start = referee.start(Side::White);
    /// let after = referee.plays(&start, Roll::new(&[6, 6]).unwrap()).positions()[0];
    /// let moved = start.checkers(Side::White).differing(after.checkers(Side::White));
    /// assert_eq!(moved, PlaceSet::of(Place::point(1)) | PlaceSet::of(Place::point(7)));
    /// ```
    #[inline]
    pub fn differing(&self, other: &Checkers) -> PlaceSet {
        let digits =
            self.digits.iter().zip(&other.digits).fold(0, |set, (mine, theirs)| set | (mine ^ theirs));
        PlaceSet(digits) | (self.pinned() - other.pinned()) | (other.pinned() - self.pinned())
    }

    /// The words that tell two positions apart.
    #[inline]
    pub(crate) fn words(&self) -> [u64; COUNT_BITS + 1] {
        let [a, b, c, d] = self.digits;
        [a, b, c, d, self.marks]
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, place: Place) {
        let mut carry = place.bit();
        for digit in &mut self.digits {
            let next = *digit & carry;
            *digit ^= carry;
            carry = next;
        }
        debug_assert_eq!(carry, 0, "more than {MAX_CHECKERS} checkers on one place");
    }

    #[inline(always)]
    pub(crate) fn remove(&mut self, place: Place) {
        let mut borrow = place.bit();
        for digit in &mut self.digits {
            let next = !*digit & borrow;
            *digit ^= borrow;
            borrow = next;
        }
        debug_assert_eq!(borrow, 0, "no checker on {place}");
    }

    /// The checkers without one of them.
    #[inline(always)]
    pub(crate) fn without(mut self, place: Place) -> Checkers {
        self.remove(place);
        self
    }

    /// The checkers with one of them moved.
    #[inline(always)]
    pub(crate) fn after(mut self, from: Place, to: Place) -> Checkers {
        self.shift(from, to);
        self
    }

    /// Moves one checker. One count goes down while another goes up, digit by digit: where it goes down a 0 passes the
    /// change on to the next digit, where it goes up a 1 does.
    #[inline(always)]
    pub(crate) fn shift(&mut self, from: Place, to: Place) {
        debug_assert!(from != to && self.occupied().contains(from), "no checker goes from {from} to {to}");
        let mut change = from.bit() | to.bit();
        for digit in &mut self.digits {
            let next = change & (*digit ^ from.bit());
            *digit ^= change;
            change = next;
        }
        debug_assert_eq!(change, 0, "more than {MAX_CHECKERS} checkers on one place");
    }

    /// Those of the checkers that stand on these places.
    #[inline]
    pub(crate) fn within(self, places: PlaceSet) -> Checkers {
        Checkers { digits: self.digits.map(|digit| digit & places.0), ..self }
    }

    /// These checkers and others of the same side that stand on other places.
    #[inline(always)]
    pub(crate) fn joined(&self, others: &Checkers) -> Checkers {
        let digits = std::array::from_fn(|k| self.digits[k] | others.digits[k]);
        Checkers { digits, marks: self.marks | others.marks }
    }

    #[inline]
    pub(crate) fn set_pinned(&mut self, point: Place) {
        self.marks |= point.bit();
    }

    #[inline]
    pub(crate) fn free(&mut self, point: Place) {
        self.marks &= !point.bit();
    }

    #[inline]
    pub(crate) fn set_out(&mut self) {
        self.marks |= OUT_MARK;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_go_up_to_fifteen_and_down_again() {
        let point = Place::point(7);
        let mut checkers = Checkers::none(Side::White);
        for count in 1..=MAX_CHECKERS {
            checkers.add(point);
            assert_eq!((checkers.count(point), checkers.total()), (count, count));
            assert_eq!(checkers.single().contains(point), count == 1);
            assert_eq!(checkers.many().contains(point), count > 1);
        }
        for count in (0..MAX_CHECKERS).rev() {
            checkers.remove(point);
            assert_eq!(checkers.count(point), count);
        }
        assert_eq!(checkers, Checkers::none(Side::White));
    }

    #[test]
    fn a_checker_that_moves_leaves_one_place_and_arrives_at_another() {
        let [from, to] = [3, 7].map(Place::point);
        let mut checkers = Checkers::none(Side::Black);
        (0..MAX_CHECKERS).for_each(|_| checkers.add(from));
        for moved in 1..=MAX_CHECKERS {
            checkers.shift(from, to);
            assert_eq!((checkers.count(from), checkers.count(to)), (MAX_CHECKERS - moved, moved));
        }
    }
}
