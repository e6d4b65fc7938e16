//! Where the checkers of a side stand.

use crate::words::Words;

/// One side of several positions, in its own counting.
#[derive(Clone, Copy)]
pub(super) struct Standing<W> {
    /// How many stand where, a set for each binary digit.
    pub(super) digits: [W; 4],
    pub(super) pinned: W,
    /// Origins of the checkers that must move first, or of all that can move.
    pub(super) first: W,
    /// The places where checkers wait; they must come back before the others.
    pub(super) waiting: W,
    /// Points with checkers that can move.
    pub(super) points: W,
    /// Points that this side closes to the opponent.
    pub(super) closing: W,
    /// Checkers of this side that can be hit or pinned.
    pub(super) blots: W,
}

impl<W: Words> Standing<W> {
    /// Every place with a checker.
    #[inline(always)]
    pub(super) fn occupied(&self) -> W {
        let [ones, twos, fours, eights] = self.digits;
        ones | twos | fours | eights
    }
}
