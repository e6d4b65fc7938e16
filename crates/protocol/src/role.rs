//! Who takes part in the dice.

use std::fmt;

use serde::{Deserialize, Serialize};
use tavli_rules::Side;

/// One of the three whose chains make the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Role {
    /// Who plays White in this game.
    White,
    /// Who plays Black in this game.
    Black,
    /// The server.
    Server,
}

impl Role {
    /// All three, in the order in which their links are put together.
    pub const ALL: [Role; 3] = [Role::White, Role::Black, Role::Server];

    /// The role as it enters the hashes.
    ///
    /// ```
    /// assert_eq!(tavli_protocol::Role::Server.name(), "server");
    /// ```
    pub fn name(self) -> &'static str {
        match self {
            Role::White => "white",
            Role::Black => "black",
            Role::Server => "server",
        }
    }
}

impl From<Side> for Role {
    fn from(side: Side) -> Role {
        match side {
            Side::White => Role::White,
            Side::Black => Role::Black,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}
