//! Why something was not done.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The kind of a refusal: programs decide by it, pages choose their words by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RefusedReason {
    /// The message could not be understood.
    NotUnderstood,
    /// The client speaks another version.
    WrongVersion,
    /// There is no such table.
    NoSuchTable,
    /// One must sit at the table to do this.
    NotSeated,
    /// No seat is free.
    NoFreeSeat,
    /// It is not one's turn, or not the time for this.
    OutOfTurn,
    /// The rules forbid the play.
    AgainstTheRules,
    /// The tip was published before, or is somebody else's.
    BadTip,
    /// The link does not lead to the one before it.
    BadLink,
    /// A link is needed and is missing.
    LinkMissing,
    /// The settings of the table do not allow it.
    NotAllowedHere,
    /// The table's match is over.
    Over,
    /// Too many messages in too short a time.
    TooFast,
    /// The message is too long.
    TooLong,
    /// The server cannot keep it just now; nothing was done.
    NotKept,
}

/// A refusal with a sentence that says what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    /// The kind.
    pub reason: RefusedReason,
    /// What is wrong, in English, for programmers.
    pub text: String,
}

impl Refused {
    /// A refusal of this kind.
    pub fn new(reason: RefusedReason, text: impl Into<String>) -> Refused {
        Refused { reason, text: text.into() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl std::error::Error for Refused {}
