//! Blots on the entry points that cannot be hit yet, and when a side is out.

use serde::{Deserialize, Serialize};

use crate::checkers::Checkers;
use crate::place::{Place, PlaceSet};
use crate::position::{PositionFaultKind, SideDraft, beyond};
use crate::view::View;

/// Whose being out decides whether a blot on the entry points can be hit.
///
/// A side is out from the moment that all its checkers have been entered and one of them has gone beyond the
/// entry points, and stays so (rule book, section 3).
///
/// ```
/// use tavli_rules::{BuiltIn, Die, Place, Refusal, Roll, ShieldRule, read_position};
/// assert_eq!(*BuiltIn::Zeno.ruleset().shield, ShieldRule::Owner);
/// let referee = BuiltIn::Zeno.referee();
/// let position = read_position("zeno-w-hand15-hand14.4").unwrap().position(&referee).unwrap();
/// let next = referee.next_steps(&position, Roll::new(&[4, 2, 1]).unwrap(), &[]).unwrap();
/// let refusal = next.why_not(Place::HAND, Die::new(4).unwrap());
/// assert_eq!(refusal, Some(Refusal::Shielded { point: Place::point(4) }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShieldRule {
    /// A blot there is safe, and blocks, as long as its owner is not out.
    Owner,
    /// A mover who is not out himself cannot hit there.
    Mover,
    /// Nothing shields.
    None,
}

impl ShieldRule {
    /// The points that a shielded blot closes.
    #[inline]
    pub(crate) fn closed(self, view: &View, last: Option<u8>) -> PlaceSet {
        let holds = match self {
            ShieldRule::Owner => !view.opponent_is_out,
            ShieldRule::Mover => !view.is_out,
            ShieldRule::None => false,
        };
        match last {
            Some(last) if holds => view.single & PlaceSet::points(1, last),
            Some(_) | None => PlaceSet::EMPTY,
        }
    }

    /// The points on which a blot is safe as long as its owner is not out.
    pub(crate) fn sheltered(self, last: Option<u8>) -> PlaceSet {
        match last {
            Some(last) if self == ShieldRule::Owner => PlaceSet::points(1, last),
            Some(_) | None => PlaceSet::EMPTY,
        }
    }

    /// Whether the shield may fall while the mover plays, so that the order of steps matters.
    #[inline]
    pub(crate) fn may_change(self, view: &View) -> bool {
        self == ShieldRule::Mover && !view.is_out
    }
}

/// Which sides carry the mark of being out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OutMark {
    /// The last entry point, where the mark is kept at all.
    pub(crate) last: Option<u8>,
}

impl OutMark {
    /// Whether the checkers show that their owner has gone out.
    #[inline]
    pub(crate) fn follows(self, checkers: &Checkers) -> bool {
        let Some(last) = self.last else { return false };
        // Nobody goes beyond the entry points with checkers in hand, so whoever has been there was out.
        let entry_places = PlaceSet::points(1, last) | PlaceSet::WAITING | PlaceSet::of(Place::HAND);
        !checkers.occupied().is_within(entry_places)
    }

    /// What a draft says wrongly about being out.
    pub(crate) fn faults(
        self,
        draft: &SideDraft,
        refills_hand: bool,
        wrong: &mut impl FnMut(PositionFaultKind),
    ) {
        let Some(last) = self.last else { return };
        if draft.out == Some(true) && draft.hand > 0 && !refills_hand {
            wrong(PositionFaultKind::OutWithHand);
        }
        if draft.out == Some(false) && (draft.hand == 0 || refills_hand) && beyond(draft, last) {
            wrong(PositionFaultKind::NotOutBeyond { last });
        }
    }
}
