//! What is wrong with a written game, and where: in a record of ours, or in a file of a program for backgammon.

use std::fmt;

use super::PlayFault;
use crate::builtin::BuiltIn;
use crate::game_fault::GameFault;
use crate::side::Side;

/// What is wrong with a written game, and where.
///
/// ```
/// use tavli_rules::{FaultPlace, Record};
/// let fault = Record::read("Tavli record 1\nRules: chess").unwrap_err();
/// assert_eq!(fault.place, FaultPlace::Line(2));
/// assert!(fault.to_string().starts_with("line 2: there is no game \"chess\""));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// Where it is.
    pub place: FaultPlace,
    /// What is wrong there.
    pub what: RecordFaultKind,
}

/// Where something is wrong.
///
/// ```
/// use tavli_rules::{FaultPlace, read_sgf};
/// assert_eq!(read_sgf("(;GM[6];W[31").unwrap_err().place, FaultPlace::File);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultPlace {
    /// In the whole.
    File,
    /// A line, counted from 1.
    Line(usize),
    /// A turn of a transcript, whose points count down; both are counted from 1.
    Turn {
        /// Which game of the file.
        game: usize,
        /// Which turn of the game, those of both sides counted.
        turn: usize,
    },
}

/// What is wrong with a written game.
///
/// ```
/// use tavli_rules::{RecordFaultKind, read_mat};
/// assert!(matches!(read_mat("Dear Anna").unwrap_err().what, RecordFaultKind::OtherKind { .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the sentences in Display say what each means")]
pub enum RecordFaultKind {
    /// The text is something else altogether.
    OtherKind {
        begins: &'static str,
    },
    NotUnderstood {
        found: String,
        example: &'static str,
    },
    Expected {
        found: String,
        expected: String,
    },
    NotClosed {
        sign: char,
    },
    OtherGame {
        found: String,
    },
    OtherRules {
        name: String,
    },
    Cube,
    SetUp,
    NoRules,
    BadRules {
        found: String,
        why: String,
    },
    NotInGame {
        found: String,
    },
    WrongSide {
        turn: Side,
    },
    CanMove {
        side: Side,
    },
    BadPlay {
        /// As the file has it, by its own points.
        written: String,
        /// The same by progress.
        play: String,
        fault: PlayFault,
    },
    BadGame(GameFault),
    Over,
    /// A game ends otherwise than its rules say.
    OtherEnd,
}

impl RecordFaultKind {
    pub(super) fn in_file(self) -> RecordFault {
        RecordFault { place: FaultPlace::File, what: self }
    }

    pub(super) fn in_line(self, line: usize) -> RecordFault {
        RecordFault { place: FaultPlace::Line(line), what: self }
    }
}

impl From<GameFault> for RecordFaultKind {
    fn from(fault: GameFault) -> RecordFaultKind {
        RecordFaultKind::BadGame(fault)
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            FaultPlace::File => {}
            FaultPlace::Line(line) => write!(formatter, "line {line}: ")?,
            FaultPlace::Turn { game, turn } => write!(formatter, "game {game}, turn {turn}: ")?,
        }
        self.what.fmt(formatter)
    }
}

impl std::error::Error for RecordFault {}

impl fmt::Display for RecordFaultKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFaultKind::OtherKind { begins } => write!(
                formatter,
                "this is no game record that is known here (our own, .mat or SGF): there is no \"{begins}\" in it"
            ),
            RecordFaultKind::NotUnderstood { found, example } => {
                write!(formatter, "\"{found}\" is not understood; write something like \"{example}\"")
            }
            RecordFaultKind::Expected { found, expected } => {
                write!(formatter, "\"{expected}\" belongs here, but the record says \"{found}\"")
            }
            RecordFaultKind::NotClosed { sign } => write!(formatter, "a \"{sign}\" is missing at the end"),
            RecordFaultKind::OtherGame { found } => {
                write!(formatter, "{found} is no backgammon, which is GM[6]")
            }
            RecordFaultKind::OtherRules { name } => {
                write!(formatter, "{name} is not played as backgammon is, so its text forms cannot say it")
            }
            RecordFaultKind::Cube => {
                formatter.write_str("a doubling cube is used, which this game does not have")
            }
            RecordFaultKind::SetUp => {
                formatter.write_str("a game that begins from a set-up position cannot be read")
            }
            RecordFaultKind::NoRules => write!(
                formatter,
                "the record does not say its rules; add a line such as \"Rules: {}\"",
                BuiltIn::ALL[0]
            ),
            RecordFaultKind::BadRules { why, .. } => formatter.write_str(why),
            RecordFaultKind::NotInGame { found } => write!(
                formatter,
                "\"{found}\" belongs to a game; a line such as \"Game 1: NAME\" comes before it"
            ),
            RecordFaultKind::WrongSide { turn } => write!(formatter, "it is {turn}'s turn"),
            RecordFaultKind::CanMove { side } => {
                write!(formatter, "{side} can move, so the dice must be thrown")
            }
            RecordFaultKind::BadPlay { written, play, fault } if written == play => {
                write!(formatter, "{play}: {fault}")
            }
            RecordFaultKind::BadPlay { written, play, fault } => {
                write!(formatter, "{written}, which is {play} by progress: {fault}")
            }
            RecordFaultKind::BadGame(fault) => fault.fmt(formatter),
            RecordFaultKind::Over => formatter.write_str("the game is over already"),
            RecordFaultKind::OtherEnd => formatter.write_str("a game does not end as its rules say"),
        }
    }
}
