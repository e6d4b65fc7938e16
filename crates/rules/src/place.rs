//! Where a checker can be, from its owner's view; sets of such places.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, Shr, Sub};

/// The longest path that a ruleset may have.
///
/// ```
/// use tavli_rules::{BuiltIn, MAX_LENGTH};
/// assert_eq!(BuiltIn::Scripta.ruleset().track.length, MAX_LENGTH);
/// ```
pub const MAX_LENGTH: u8 = 36;
/// The places of the middle row.
///
/// ```
/// use tavli_rules::{MIDDLE_PLACES, Place};
/// assert_eq!("m12".parse(), Ok(Place::middle(MIDDLE_PLACES)));
/// assert!("m13".parse::<Place>().is_err());
/// ```
pub const MIDDLE_PLACES: u8 = 12;

const BAR: u8 = 40;
const OFF: u8 = 63;

/// The origins of all places by their codes, so that a step is a look-up and an addition.
const ORIGINS: [u8; 64] = {
    let mut origins = [0; 64];
    let mut number = 1;
    while number <= MAX_LENGTH {
        origins[number as usize] = number;
        number += 1;
    }
    let mut middle = 1;
    while middle <= MIDDLE_PLACES {
        origins[(BAR + middle) as usize] = middle - 1;
        middle += 1;
    }
    origins
};

/// Where a checker can be: in hand, on a point of its owner's own path, waiting on the bar or in the middle row, or off.
///
/// ```
/// use tavli_rules::{Place, Spot};
/// assert_eq!(Place::point(7).spot(), Spot::Point(7));
/// assert_eq!(Place::middle(4).to_string(), "m4");
/// assert_eq!("bar".parse(), Ok(Place::BAR));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(u8);

/// A place taken apart, for matching.
///
/// ```
/// use tavli_rules::{Place, Spot};
/// let has_been_hit = |place: Place| matches!(place.spot(), Spot::Bar | Spot::Middle(_));
/// assert!(has_been_hit(Place::middle(4)));
/// assert!(!has_been_hit(Place::HAND));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Not yet entered.
    Hand,
    /// On the board, at this progress.
    Point(u8),
    /// Hit, waiting on the bar or the circle.
    Bar,
    /// Hit, waiting at this place of the middle row.
    Middle(u8),
    /// Borne off.
    Off,
}

impl Place {
    /// The checkers not yet entered.
    pub const HAND: Place = Place(0);
    /// The bar, or the circle in the middle of the board.
    pub const BAR: Place = Place(BAR);
    /// Borne off.
    pub const OFF: Place = Place(OFF);

    /// The point at this progress of the owner's path, 1 to 36.
    #[inline]
    pub const fn point(progress: u8) -> Place {
        debug_assert!(progress >= 1 && progress <= MAX_LENGTH);
        Place(progress)
    }

    /// A place of the middle row, 1 to 12.
    #[inline]
    pub const fn middle(place: u8) -> Place {
        debug_assert!(place >= 1 && place <= MIDDLE_PLACES);
        Place(BAR + place)
    }

    /// The place taken apart.
    #[inline]
    pub const fn spot(self) -> Spot {
        match self.0 {
            0 => Spot::Hand,
            BAR => Spot::Bar,
            OFF => Spot::Off,
            place if place > BAR => Spot::Middle(place - BAR),
            progress => Spot::Point(progress),
        }
    }

    /// The progress, if this is a point of the board.
    #[inline]
    pub const fn progress(self) -> Option<u8> {
        match self.spot() {
            Spot::Point(progress) => Some(progress),
            Spot::Hand | Spot::Bar | Spot::Middle(_) | Spot::Off => None,
        }
    }

    /// Where counting begins: a number added to this is the progress that a checker reaches from here.
    ///
    /// From middle place m the number d leads to m − 1 + d.
    #[inline]
    pub const fn origin(self) -> u8 {
        ORIGINS[self.index()]
    }

    /// The point so far ahead of this one.
    #[inline]
    pub(crate) const fn ahead(self, points: u8) -> Place {
        debug_assert!(self.0 >= 1 && self.0 + points <= MAX_LENGTH);
        Place(self.0 + points)
    }

    /// Hit, and waiting to come back.
    #[inline]
    pub const fn is_waiting(self) -> bool {
        self.0 >= BAR && self.0 < OFF
    }

    /// A number below 64 that tells places apart, for tables by place.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize & 63
    }

    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// The place with this code, where there is one.
    pub(crate) fn from_code(code: u8) -> Option<Place> {
        let known = code <= MAX_LENGTH || (BAR..=BAR + MIDDLE_PLACES).contains(&code) || code == OFF;
        known.then_some(Place(code))
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.spot() {
            Spot::Hand => formatter.write_str("hand"),
            Spot::Point(progress) => write!(formatter, "{progress}"),
            Spot::Bar => formatter.write_str("bar"),
            Spot::Middle(place) => write!(formatter, "m{place}"),
            Spot::Off => formatter.write_str("off"),
        }
    }
}

impl std::str::FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        let number = |digits: &str, most: u8| match digits.parse::<u8>() {
            Ok(number) if (1..=most).contains(&number) => Ok(number),
            _ => Err(format!("\"{text}\" is not a place; write a progress (7), hand, bar, m4 or off")),
        };
        match text {
            "hand" => Ok(Place::HAND),
            "bar" => Ok(Place::BAR),
            "off" => Ok(Place::OFF),
            _ => match text.strip_prefix('m') {
                Some(digits) => number(digits, MIDDLE_PLACES).map(Place::middle),
                None => number(text, MAX_LENGTH).map(Place::point),
            },
        }
    }
}

/// A set of places.
///
/// ```
/// use tavli_rules::{Place, PlaceSet};
/// let set = PlaceSet::of(Place::HAND) | PlaceSet::points(4, 6);
/// assert_eq!(set.len(), 4);
/// assert!(set.contains(Place::point(5)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PlaceSet(pub(crate) u64);

impl PlaceSet {
    /// No place.
    pub const EMPTY: PlaceSet = PlaceSet(0);
    /// The bar and the middle row.
    pub const WAITING: PlaceSet = PlaceSet(((1 << (MIDDLE_PLACES + 1)) - 1) << BAR);
    /// Hand and points, without the places of waiting.
    pub(crate) const HAND_AND_POINTS: PlaceSet = PlaceSet((1 << (MAX_LENGTH + 1)) - 1);

    /// One place.
    #[inline]
    pub const fn of(place: Place) -> PlaceSet {
        PlaceSet(place.bit())
    }

    /// The points from `first` to `last`.
    #[inline]
    pub const fn points(first: u8, last: u8) -> PlaceSet {
        PlaceSet(((1 << (last + 1)) - 1) & !((1 << first) - 1))
    }

    /// Whether the place is in the set.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 & place.bit() != 0
    }

    /// Whether it holds no place.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places it holds.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set as a number: bit k stands for the place with index k, so a point's bit is its progress.
    ///
    /// ```
    /// use tavli_rules::PlaceSet;
    /// assert_eq!(PlaceSet::points(2, 3).bits(), 0b1100);
    /// ```
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set that such a number stands for.
    ///
    /// ```
    /// use tavli_rules::PlaceSet;
    /// assert_eq!(PlaceSet::from_bits(0b1100), PlaceSet::points(2, 3));
    /// ```
    #[inline]
    pub const fn from_bits(bits: u64) -> PlaceSet {
        PlaceSet(bits)
    }

    /// The hand and the points before this progress.
    ///
    /// ```
    /// use tavli_rules::{Place, PlaceSet};
    /// assert_eq!(PlaceSet::below(3), PlaceSet::of(Place::HAND) | PlaceSet::points(1, 2));
    /// ```
    #[inline]
    pub const fn below(progress: u8) -> PlaceSet {
        PlaceSet((1 << progress) - 1)
    }

    /// Whether every place of it is in `other`.
    #[inline]
    pub const fn is_within(self, other: PlaceSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The lowest point in it, for a set of points.
    #[inline]
    pub const fn lowest(self) -> Option<Place> {
        if self.0 == 0 { None } else { Some(Place(self.0.trailing_zeros() as u8)) }
    }

    /// The highest point in it, for a set of points.
    #[inline]
    pub const fn highest(self) -> Option<Place> {
        if self.0 == 0 { None } else { Some(Place(63 - self.0.leading_zeros() as u8)) }
    }

    /// The places from which a number leads to a point of this set.
    #[inline]
    pub(crate) const fn sources(self, number: u8) -> PlaceSet {
        let points = self.0 >> number & PlaceSet::HAND_AND_POINTS.0;
        // The bar counts from 0 and middle place m from m − 1: m's bit stands under the point m − 1 + number.
        let bar = (self.0 >> number & 1) << BAR;
        let middle = (self.0 >> (number - 1) & ((1 << (MIDDLE_PLACES + 1)) - 2)) << BAR;
        PlaceSet(points | bar | middle)
    }
}

macro_rules! set_operator {
    ($trait:ident, $method:ident, $operation:expr) => {
        impl $trait for PlaceSet {
            type Output = PlaceSet;

            #[inline]
            fn $method(self, other: PlaceSet) -> PlaceSet {
                let operation: fn(u64, u64) -> u64 = $operation;
                PlaceSet(operation(self.0, other.0))
            }
        }
    };
}

set_operator!(BitAnd, bitand, |a, b| a & b);
set_operator!(BitOr, bitor, |a, b| a | b);
set_operator!(Sub, sub, |a, b| a & !b);

impl BitOrAssign for PlaceSet {
    #[inline]
    fn bitor_assign(&mut self, other: PlaceSet) {
        self.0 |= other.0;
    }
}

impl Not for PlaceSet {
    type Output = PlaceSet;

    #[inline]
    fn not(self) -> PlaceSet {
        PlaceSet(!self.0)
    }
}

impl Shl<u8> for PlaceSet {
    type Output = PlaceSet;

    #[inline]
    fn shl(self, points: u8) -> PlaceSet {
        PlaceSet(self.0 << points)
    }
}

impl Shr<u8> for PlaceSet {
    type Output = PlaceSet;

    #[inline]
    fn shr(self, points: u8) -> PlaceSet {
        PlaceSet(self.0 >> points)
    }
}

impl Iterator for PlaceSet {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        let place = self.lowest()?;
        self.0 &= self.0 - 1;
        Some(place)
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> PlaceSet {
        places.into_iter().fold(PlaceSet::EMPTY, |set, place| set | PlaceSet::of(place))
    }
}
