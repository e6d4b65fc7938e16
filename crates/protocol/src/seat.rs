//! The two seats of a table.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use tavli_rules::Player;

/// One of the two seats. The first has White in the first game; in some games colours change afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seat {
    /// White in the first game.
    First,
    /// Black in the first game.
    Second,
}

impl Seat {
    /// Both.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// The other one.
    ///
    /// ```
    /// use tavli_protocol::Seat;
    /// assert_eq!(Seat::First.opponent(), Seat::Second);
    /// ```
    pub fn opponent(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

impl From<Player> for Seat {
    fn from(player: Player) -> Seat {
        match player {
            Player::First => Seat::First,
            Player::Second => Seat::Second,
        }
    }
}

impl From<Seat> for Player {
    fn from(seat: Seat) -> Player {
        match seat {
            Seat::First => Player::First,
            Seat::Second => Player::Second,
        }
    }
}

/// One value a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BySeat<T> {
    /// The first seat's.
    pub first: T,
    /// The second seat's.
    pub second: T,
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::First => &mut self.first,
            Seat::Second => &mut self.second,
        }
    }
}
