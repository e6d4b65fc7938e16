//! What an opposing checker on a point means: hit, pinned, or in the way.

use serde::{Deserialize, Serialize};

use crate::checkers::Checkers;
use crate::place::{Place, PlaceSet};
use crate::refusal::Refusal;
use crate::step::Meeting;
use crate::view::View;

/// What a single opposing checker on a point means for who wants to land there.
///
/// ```
/// use tavli_rules::{BuiltIn, ContactRule};
/// assert_eq!(*BuiltIn::Fevga.ruleset().contact, ContactRule::Block);
/// assert!(BuiltIn::Fevga.ruleset().blocks_with_one());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContactRule {
    /// One is hit, two block.
    Hit,
    /// One is pinned, two block; and so does one that pins.
    Pin,
    /// One blocks.
    Block,
}

impl ContactRule {
    /// The points on which the mover may not land.
    #[inline]
    pub(crate) fn closed(self, view: &View) -> PlaceSet {
        match self {
            ContactRule::Hit => view.many,
            ContactRule::Pin => view.many | view.pinned,
            ContactRule::Block => view.many | view.single,
        }
    }

    /// Why a point is closed, if this rule closes it.
    pub(crate) fn refusal(self, view: &View, point: Place, opponents: u8) -> Option<Refusal> {
        let closed = self.closed(view).contains(point);
        closed.then_some(Refusal::Blocked { point, opponents })
    }

    /// What happens where the mover lands on an opposing checker that stands alone.
    #[inline]
    pub(crate) fn meeting(self) -> Meeting {
        match self {
            ContactRule::Hit => Meeting::Hit,
            ContactRule::Pin => Meeting::Pin,
            ContactRule::Block => Meeting::Nothing,
        }
    }

    /// The mover has left a point, and this is what is left there of the opponent: a pin ends with its last checker.
    #[inline(always)]
    pub(crate) fn leave(self, mover: &Checkers, from: Place, opponent: &mut Checkers, facing: Place) {
        match self {
            ContactRule::Pin if !mover.occupied().contains(from) => opponent.free(facing),
            ContactRule::Hit | ContactRule::Pin | ContactRule::Block => {}
        }
    }

    /// Whether landing on a blot on the way changes the result, so that the order of numbers can matter.
    #[inline(always)]
    pub(crate) fn leaves_trace(self) -> bool {
        self == ContactRule::Hit
    }

    /// Whether checkers can be pinned.
    pub(crate) fn can_pin(self) -> bool {
        self == ContactRule::Pin
    }

    /// Whether checkers can be hit.
    pub(crate) fn can_hit(self) -> bool {
        self == ContactRule::Hit
    }

    /// Whether one checker is enough to block.
    pub(crate) fn blocks_with_one(self) -> bool {
        self == ContactRule::Block
    }
}
