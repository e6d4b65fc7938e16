//! A position as its mover sees it: what every rule part asks about, computed once a node.

use crate::place::{Place, PlaceSet};
use crate::position::Position;
use crate::ruleset::Parts;
use crate::track::Track;

/// A position as its mover sees it; all points by the mover's own progress.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    /// Where own checkers are in play: hand, board, waiting.
    pub(crate) own: PlaceSet,
    /// Those of them that stand alone.
    pub(crate) own_single: PlaceSet,
    /// Own checkers that are pinned.
    pub(crate) pinned: PlaceSet,
    /// Points with one opposing checker.
    pub(crate) single: PlaceSet,
    /// Points with two or more.
    pub(crate) many: PlaceSet,
    /// Points on which the contact rule and the shield let an own checker land.
    pub(crate) open: PlaceSet,
    /// Whether own checkers have been borne off.
    pub(crate) has_off: bool,
    /// Whether the mover is out.
    pub(crate) is_out: bool,
    /// Whether the opponent is out.
    pub(crate) opponent_is_out: bool,
    /// Whether the opponent has checkers in hand.
    pub(crate) opponent_has_hand: bool,
}

impl View {
    #[inline]
    pub(crate) fn new(rules: &Parts, position: &Position) -> View {
        let (mover, opponent) = (position.mover(), position.waiter());
        let mut view = View {
            own: mover.in_play(),
            own_single: mover.single(),
            pinned: mover.pinned(),
            single: rules.track.facing_set(opponent.single()),
            many: rules.track.facing_set(opponent.many()),
            open: PlaceSet::EMPTY,
            has_off: mover.occupied().contains(Place::OFF),
            is_out: mover.is_out(),
            opponent_is_out: opponent.is_out(),
            opponent_has_hand: opponent.occupied().contains(Place::HAND),
        };
        let closed = rules.contact.closed(&view) | rules.shield.closed(&view, rules.entry.last_point());
        view.open = rules.track.points() - closed;
        view
    }

    /// The own checkers that wait to come back.
    #[inline]
    pub(crate) fn waiting(&self) -> PlaceSet {
        self.own & PlaceSet::WAITING
    }

    /// The own point farthest ahead.
    #[inline]
    pub(crate) fn foremost(&self, track: Track) -> Option<Place> {
        (self.own & track.points()).highest()
    }

    #[inline]
    pub(crate) fn has_hand(&self) -> bool {
        self.own.contains(Place::HAND)
    }
}
