//! What has happened at a table: numbered, kept for ever, the same for everybody.

use serde::{Deserialize, Serialize};

use crate::command::Words;
use crate::identifier::TableId;
use crate::link::Link;
use crate::role::Role;
use crate::seat::Seat;
use crate::settings::TableSettings;
use crate::step_text::StepText;

/// One event of a table. Numbers begin at 1 and have no gaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// Its place in the table's history.
    pub number: u64,
    /// When it happened, by the server's clock: milliseconds since 1970.
    pub at: u64,
    /// Whose command it was, so that a command that comes twice is carried out once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// What happened.
    #[serde(flatten)]
    pub what: Happening,
}

/// A command, as its sender counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cause {
    /// The sender: a page, or a program, for as long as it lives.
    pub client: String,
    /// Its count of commands.
    pub sequence: u64,
}

/// All that can happen at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Happening {
    /// The table was made.
    Created {
        /// What is played.
        settings: TableSettings,
    },
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who: the player's public name in links.
        player: String,
        /// The name to be shown; empty for a guest without one.
        name: String,
        /// The level, if it is the computer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        computer: Option<String>,
    },
    /// A chain's tip was published.
    Committed {
        /// For which game of the match.
        game: u16,
        /// By whom.
        role: Role,
        /// The tip.
        tip: Link,
    },
    /// One of the two has given the link for the next throw.
    Revealed {
        /// Which of them.
        role: Role,
        /// The link.
        link: Link,
    },
    /// All three links were there, and made the dice.
    Thrown {
        /// Which throw of the game, from 1.
        throw: u32,
        /// White's, Black's and the server's link.
        links: [Link; 3],
        /// The dice; for the start White's and Black's in turn until they differ.
        dice: Vec<u8>,
    },
    /// The roll was played.
    Played {
        /// The steps in order.
        steps: Vec<StepText>,
        /// The mover's link for the next throw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        link: Option<Link>,
    },
    /// A seat gave up the game.
    Resigned {
        /// Which.
        seat: Seat,
    },
    /// A seat offers a draw.
    DrawOffered {
        /// Which.
        seat: Seat,
    },
    /// The game is drawn by agreement.
    DrawAgreed,
    /// A seat asks to take back its last play.
    TakeBackAsked {
        /// Which.
        seat: Seat,
    },
    /// The last play was taken back; its dice are to be played again.
    TakenBack,
    /// What was offered or asked is turned down, or withdrawn.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// The match was broken off before anybody played.
    Aborted {
        /// By whom.
        seat: Seat,
    },
    /// A seat's time is over: the match is lost.
    TimedOut {
        /// Whose.
        seat: Seat,
    },
    /// The opponent was away too long: the match is won.
    Claimed {
        /// By whom.
        seat: Seat,
    },
    /// A seat's last connection was lost.
    Away {
        /// Whose.
        seat: Seat,
    },
    /// A seat is connected again.
    Back {
        /// Whose.
        seat: Seat,
    },
    /// The server was not there; no clock ran.
    Paused {
        /// For so long.
        milliseconds: u64,
    },
    /// A seat offers another match.
    RematchOffered {
        /// Which.
        seat: Seat,
    },
    /// Both want another match; it is at this table.
    RematchAgreed {
        /// The new table.
        table: TableId,
    },
    /// Somebody said something.
    Said {
        /// From which seat; nobody's for those who watch.
        seat: Option<Seat>,
        /// The speaker's name.
        name: String,
        /// What.
        words: Words,
    },
}
