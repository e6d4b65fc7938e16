//! What holds while checkers are in hand.

use serde::{Deserialize, Serialize};

use crate::checkers::Checkers;
use crate::dice::{Die, Numbers};
use crate::place::{MAX_LENGTH, Place, PlaceSet};
use crate::position::{PositionFaultKind, SideDraft, beyond};
use crate::refusal::Refusal;
use crate::view::View;

/// How checkers in hand come onto the board. With number d a checker in hand goes to point d.
///
/// ```
/// use tavli_rules::{BuiltIn, EntryRule, PlaceName};
/// assert_eq!(*BuiltIn::Zeno.ruleset().entry, EntryRule::EachNumber { last: 6 });
/// assert_eq!(*BuiltIn::Scripta.ruleset().entry, EntryRule::OneATurn { last: 12 });
/// assert!(!BuiltIn::Portes.ruleset().has_place(PlaceName::Hand));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryRule {
    /// Nothing is ever in hand.
    None,
    /// Every number that allows an entry must be used for one.
    EachNumber {
        /// The last of the entry points; nobody goes beyond while checkers are in hand.
        last: u8,
    },
    /// A turn that begins with checkers in hand must enter at least one, or plays nothing.
    OneATurn {
        /// The last of the entry points; nobody goes beyond while checkers are in hand.
        last: u8,
    },
}

/// Who must have entered all before anybody, or a player alone, goes beyond the entry points.
///
/// ```
/// use tavli_rules::{BuiltIn, PhaseGate, Referee, read_position};
/// assert_eq!(*BuiltIn::Zeno.ruleset().phase_gate, PhaseGate::Own);
/// let position = read_position("zeno-w-6x15-hand15").unwrap();
/// for (value, is_stuck) in [("own", false), ("both", true)] {
///     let referee = Referee::new(BuiltIn::Zeno.ruleset().with_option("phase_gate", value).unwrap()).unwrap();
///     assert_eq!(referee.is_stuck(&position.position(&referee).unwrap()), is_stuck);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseGate {
    /// Each player for himself.
    Own,
    /// Both players.
    Both,
}

/// Whether a number that allows no entry must be played inside the entry points where it can.
///
/// ```
/// use tavli_rules::{BuiltIn, Referee, Roll, Slide, read_position};
/// assert_eq!(*BuiltIn::Zeno.ruleset().slide, Slide::Must);
/// let position = read_position("zeno-w-hand14.1-hand13.4x2").unwrap();
/// for (value, count) in [("must", 1), ("may", 2)] {
///     let referee = Referee::new(BuiltIn::Zeno.ruleset().with_option("slide", value).unwrap()).unwrap();
///     let plays = referee.plays(&position.position(&referee).unwrap(), Roll::new(&[4, 4, 4]).unwrap());
///     assert_eq!(plays.len(), count);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slide {
    /// It must.
    Must,
    /// It may be left.
    May,
}

impl EntryRule {
    /// The last entry point, if there is a rule of entry.
    #[inline]
    pub(crate) fn last_point(self) -> Option<u8> {
        match self {
            EntryRule::None => None,
            EntryRule::EachNumber { last } | EntryRule::OneATurn { last } => Some(last),
        }
    }

    /// Whether sides carry the mark of being out: where entering and moving on are two phases.
    pub(crate) fn marks_out(self) -> Option<u8> {
        match self {
            EntryRule::EachNumber { last } => Some(last),
            EntryRule::None | EntryRule::OneATurn { .. } => None,
        }
    }

    /// The sources that have precedence among those which can be played with a number.
    #[inline]
    pub(crate) fn precedence(self, view: &View, reach: PlaceSet) -> PlaceSet {
        match self {
            EntryRule::EachNumber { .. } if view.has_hand() && reach.contains(Place::HAND) => {
                PlaceSet::of(Place::HAND)
            }
            EntryRule::None | EntryRule::EachNumber { .. } | EntryRule::OneATurn { .. } => reach,
        }
    }

    /// Why a step that could be played otherwise has to wait for an entry.
    pub(crate) fn refusal(self, view: &View, reach: PlaceSet, from: Place, die: Die) -> Option<Refusal> {
        let has_precedence = self.precedence(view, reach | PlaceSet::of(from)).contains(from);
        (!has_precedence).then_some(Refusal::EntryFirst { die })
    }

    /// Whether a turn that begins like this must enter a checker.
    #[inline]
    pub(crate) fn demands_entry(self, mover: &Checkers) -> bool {
        match self {
            EntryRule::OneATurn { .. } => mover.count(Place::HAND) > 0,
            EntryRule::None | EntryRule::EachNumber { .. } => false,
        }
    }

    /// Whether entering has a phase of its own, in which steps inside the entry points are an exception.
    pub(crate) fn has_slides(self) -> bool {
        self.marks_out().is_some()
    }

    pub(crate) fn faults(
        self,
        draft: &SideDraft,
        refills_hand: bool,
        wrong: &mut impl FnMut(PositionFaultKind),
    ) {
        if let Some(last) = self.last_point()
            && draft.hand > 0
            && beyond(draft, last)
            && !refills_hand
        {
            wrong(PositionFaultKind::BeyondWithHand { last });
        }
    }

    pub(crate) fn ruleset_faults(self, length: u8) -> Vec<String> {
        match self.last_point() {
            Some(last) if !(6..length).contains(&last) => {
                vec![format!("the last entry point is {last}; it must be 6 to {}", length - 1)]
            }
            Some(_) | None => Vec::new(),
        }
    }
}

/// How many checkers have still to enter or to come back.
#[inline]
pub(crate) fn outside(checkers: &Checkers) -> u32 {
    let places = checkers.occupied() & (PlaceSet::WAITING | PlaceSet::of(Place::HAND));
    places.map(|place| u32::from(checkers.count(place))).sum()
}

impl PhaseGate {
    /// The points that are closed to the mover while checkers are in hand.
    #[inline]
    pub(crate) fn closed(self, view: &View, entry: EntryRule) -> PlaceSet {
        let is_closed = view.has_hand() || (self == PhaseGate::Both && view.opponent_has_hand);
        match entry.last_point() {
            Some(last) if is_closed => PlaceSet::points(last + 1, MAX_LENGTH),
            Some(_) | None => PlaceSet::EMPTY,
        }
    }

    /// Whether the opponent's hand closes the gate too.
    #[inline]
    pub(crate) fn is_common(self) -> bool {
        self == PhaseGate::Both
    }

    /// Whether a hit can close the gate in the middle of a play.
    pub(crate) fn may_close(self, refills_hand: bool) -> bool {
        self == PhaseGate::Both && refills_hand
    }
}

impl Slide {
    /// Whether numbers may be left in this position, so that plays of several lengths are legal.
    #[inline]
    pub(crate) fn is_active(self, view: &View, entry: EntryRule) -> bool {
        self == Slide::May && entry.has_slides() && view.has_hand()
    }

    /// Whether the play may stop here: checkers stay in hand, and no number left allows an entry.
    #[inline]
    pub(crate) fn may_stop(self, view: &View, entry: EntryRule, numbers: Numbers) -> bool {
        self.is_active(view, entry)
            && view.waiting().is_empty()
            && !numbers.distinct().any(|die| view.open.contains(Place::point(die.value())))
    }
}
