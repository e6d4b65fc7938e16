//! What can be wrong with a position, in words.

use std::fmt;

use crate::place::MIDDLE_PLACES;
use crate::side::Side;

/// A place or mark that not every ruleset has.
///
/// ```
/// use tavli_rules::{BuiltIn, PlaceName};
/// assert!(BuiltIn::Zeno.ruleset().has_place(PlaceName::Middle));
/// assert!(!BuiltIn::Portes.ruleset().has_place(PlaceName::Middle));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceName {
    /// Checkers not yet entered.
    Hand,
    /// The bar or the circle.
    Bar,
    /// The middle row.
    Middle,
    /// Pinned checkers.
    Pinned,
    /// The mark that a side is out.
    Out,
}

impl fmt::Display for PlaceName {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            PlaceName::Hand => "hand",
            PlaceName::Bar => "bar",
            PlaceName::Middle => "middle",
            PlaceName::Pinned => "pinned",
            PlaceName::Out => "out",
        })
    }
}

/// One thing that is wrong with a position, on whose side.
///
/// ```
/// use tavli_rules::{PlaceName, PositionFault, PositionFaultKind, Side};
/// let what = PositionFaultKind::NotInThisGame { name: PlaceName::Bar };
/// let fault = PositionFault { side: Side::Black, what };
/// assert_eq!(fault.to_string(), "black uses \"bar\", which these rules do not have");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFault {
    /// Whose checkers are meant.
    pub side: Side,
    /// What is wrong with them.
    pub what: PositionFaultKind,
}

/// What can be wrong with one side of a position.
///
/// ```
/// use tavli_rules::{BuiltIn, Position, PositionFaultKind, Side, read_position};
/// let text = read_position("fevga-w-1x14-1x15").unwrap();
/// let faults = Position::new(&BuiltIn::Fevga.ruleset(), &text.drafts, Side::White).unwrap_err();
/// assert_eq!(faults.0[0].what, PositionFaultKind::WrongTotal { has: 14, needs: 15 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the sentences in Display say what each means")]
pub enum PositionFaultKind {
    NoSuchPoint { point: u8, length: u8 },
    NoSuchMiddlePlace { place: u8 },
    WrongTotal { has: u32, needs: u8 },
    NotInThisGame { name: PlaceName },
    PinnedNotAlone { point: u8 },
    PinnedByNobody { point: u8 },
    PinnedTwice { point: u8 },
    BothDone,
    StartQuarterFull,
    SharedPoint { point: u8, facing: u8, both_pinned: bool },
    BeyondWithHand { last: u8 },
    OutWithHand,
    NotOutBeyond { last: u8 },
}

impl fmt::Display for PositionFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.side;
        match &self.what {
            PositionFaultKind::NoSuchPoint { point, length } => {
                write!(formatter, "{side} stands on point {point}, but points are 1 to {length}")
            }
            PositionFaultKind::NoSuchMiddlePlace { place } => {
                write!(formatter, "{side} waits at middle place {place}, but these are 1 to {MIDDLE_PLACES}")
            }
            PositionFaultKind::WrongTotal { has, needs } => {
                write!(formatter, "{side} has {has} checkers, and needs {needs}")
            }
            PositionFaultKind::NotInThisGame { name } => {
                write!(formatter, "{side} uses \"{name}\", which these rules do not have")
            }
            PositionFaultKind::PinnedNotAlone { point } => {
                write!(formatter, "{side}'s pinned checker on {point} must stand on the board there, alone")
            }
            PositionFaultKind::PinnedByNobody { point } => {
                write!(
                    formatter,
                    "{side}'s checker on {point} is called pinned, but no opposing checker stands on it"
                )
            }
            PositionFaultKind::PinnedTwice { point } => {
                write!(formatter, "{side}'s checker on {point} is called pinned twice")
            }
            PositionFaultKind::BothDone => {
                formatter.write_str("both sides have borne off all their checkers")
            }
            PositionFaultKind::StartQuarterFull => {
                write!(
                    formatter,
                    "{side} holds all six points of its own start quarter, which is never allowed"
                )
            }
            PositionFaultKind::SharedPoint { point, facing, both_pinned: false } => {
                write!(
                    formatter,
                    "white's {point} and black's {facing} are one point; both cannot stand there"
                )
            }
            PositionFaultKind::SharedPoint { point, facing, both_pinned: true } => {
                write!(
                    formatter,
                    "white's {point} and black's {facing} are one point; only one of them can be pinned"
                )
            }
            PositionFaultKind::BeyondWithHand { last } => {
                write!(
                    formatter,
                    "{side} has checkers in hand and others beyond point {last}; nobody goes there before"
                )
            }
            PositionFaultKind::OutWithHand => {
                write!(formatter, "{side} is called out, but still has checkers in hand")
            }
            PositionFaultKind::NotOutBeyond { last } => {
                write!(formatter, "{side} has gone beyond point {last}, so \"out\" must be true")
            }
        }
    }
}

/// Everything that is wrong with a position, at once; never empty.
///
/// ```
/// use tavli_rules::{BuiltIn, Position, Side, read_position};
/// let text = read_position("fevga-w-1x14-1x14.25").unwrap();
/// let faults = Position::new(&BuiltIn::Fevga.ruleset(), &text.drafts, Side::White).unwrap_err();
/// assert_eq!(faults.0.len(), 2);
/// assert!(faults.to_string().contains("; black stands on point 25, but points are 1 to 24"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFaults(pub Vec<PositionFault>);

impl fmt::Display for PositionFaults {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentences: Vec<String> = self.0.iter().map(PositionFault::to_string).collect();
        formatter.write_str(&sentences.join("; "))
    }
}

impl std::error::Error for PositionFaults {}
