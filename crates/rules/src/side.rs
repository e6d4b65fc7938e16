//! The two players by colour, and pairs of values, one a side.

use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two players.
///
/// ```
/// use tavli_rules::Side;
/// assert_eq!(Side::White.opponent(), Side::Black);
/// assert_eq!("black".parse(), Ok(Side::Black));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// The light checkers.
    White,
    /// The dark checkers.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The other player.
    #[inline]
    pub fn opponent(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The name in lower case, as the exchange format and records write it.
    pub fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

impl std::str::FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Side, String> {
        Side::BOTH
            .into_iter()
            .find(|side| side.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| format!("\"{text}\" is not a side; write white or black"))
    }
}

/// Two values, one for each side.
///
/// ```
/// use tavli_rules::{BySide, Side};
/// let mut score = BySide::new(2, 0);
/// score[Side::Black] += 1;
/// assert_eq!(score, BySide::new(2, 1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T>([T; 2]);

impl<T> BySide<T> {
    /// White's value, then Black's.
    pub const fn new(white: T, black: T) -> Self {
        BySide([white, black])
    }

    /// A value computed for each side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        BySide([value(Side::White), value(Side::Black)])
    }

    /// Each side with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        Side::BOTH.into_iter().zip(&self.0)
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}
