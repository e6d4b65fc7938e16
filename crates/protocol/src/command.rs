//! All that somebody at a table may ask for.

use serde::{Deserialize, Serialize};

use crate::link::Link;
use crate::step_text::StepText;

/// What somebody wants to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Command {
    /// Sits down on a free seat.
    Sit,
    /// Publishes the tip of one's chain for a game.
    Commit {
        /// Which game of the match, from 1.
        game: u16,
        /// The chain's tip.
        tip: Link,
    },
    /// Gives the next link of one's chain: the click on the dice of who throws, the consent of who does not.
    Reveal {
        /// Which game of the match.
        game: u16,
        /// Which throw of it, from 1.
        throw: u32,
        /// The link.
        link: Link,
    },
    /// Plays the roll, and gives the link for the next throw.
    Play {
        /// Which game of the match.
        game: u16,
        /// How many throws the game has had: a play belongs to one of them.
        throw: u32,
        /// The steps in order; none to pass.
        steps: Vec<StepText>,
        /// The link for the next throw; needed unless the play ends the game.
        link: Option<Link>,
    },
    /// Gives up the game.
    Resign,
    /// Offers a draw, or agrees to one that was offered.
    Draw,
    /// Turns down whatever the opponent has offered or asked.
    Decline,
    /// Asks to take back one's last play, or agrees to the opponent's wish.
    TakeBack,
    /// Breaks the match off before anybody has played.
    Abort,
    /// Claims the match because the opponent has been away too long.
    Claim,
    /// Offers another match, or agrees to it.
    Rematch,
    /// Says something.
    Say {
        /// What is said.
        words: Words,
    },
}

/// Something said at a table: a phrase that everybody reads in their own language, or free words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Words {
    /// One of the ready phrases.
    Phrase(Phrase),
    /// Free words, at most 300 letters.
    Text(String),
}

impl Words {
    /// The most letters of free words.
    pub const MOST: usize = 300;
}

/// Phrases that every language has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// A wish for the game.
    GoodLuck,
    /// Praise for a play.
    WellPlayed,
    /// Joy about one's own throw.
    LuckyMe,
    /// Sorrow about it.
    UnluckyMe,
    /// Thanks.
    Thanks,
    /// Somebody will be back at once.
    BackSoon,
    /// Goodbye.
    Goodbye,
}

impl Phrase {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Phrase; 8] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::LuckyMe,
        Phrase::UnluckyMe,
        Phrase::Thanks,
        Phrase::BackSoon,
        Phrase::Goodbye,
    ];
}
