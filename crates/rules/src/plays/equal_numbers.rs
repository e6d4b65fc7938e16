//! Plays of one number several times: each set of steps once, from the rear forward, without a table.
//!
//! Two different sets of steps with one number never give the same result (each step takes a checker from its
//! own place), and where steps commute every set can be played in the order waiting, hand, rear to front. So
//! walking through the sets in that order lists every result exactly once.

use super::{Plays, not_before};
use crate::dice::Die;
use crate::place::PlaceSet;
use crate::position::Position;
use crate::referee::Referee;
use crate::ruleset::home;
use crate::step::Way;
use crate::view::View;

/// What stays the same while the sets of steps are walked through.
struct Walk<'a> {
    start: Position,
    die: Die,
    /// Where the number leads to an open point, while no gate is closed.
    reach: PlaceSet,
    home: PlaceSet,
    judges_ends: bool,
    keeps_longest_only: bool,
    plays: &'a mut Plays,
}

impl Referee {
    pub(super) fn list_equal_numbers(
        &self,
        position: &Position,
        view: &View,
        die: Die,
        times: u8,
        plays: &mut Plays,
    ) {
        let mut walk = Walk {
            start: *position,
            die,
            reach: view.open.sources(die.value()),
            home: home(self.parts().track),
            judges_ends: self.judges_ends(position),
            keeps_longest_only: self.parts().dice_use.keeps_longest_only(),
            plays,
        };
        self.walk(&mut walk, position, view, times, PlaceSet(!0), Way::NONE);
        if plays.is_empty() {
            plays.push(position, Way::NONE);
        }
    }

    fn walk(
        &self,
        walk: &mut Walk<'_>,
        position: &Position,
        view: &View,
        left: u8,
        later: PlaceSet,
        way: Way,
    ) {
        let sources = if left == 0 { PlaceSet::EMPTY } else { self.walk_sources(walk, view) };
        if sources.is_empty() {
            return self.end(walk, position, way);
        }
        // The last number needs no look at what comes after it.
        if left == 1 && !walk.judges_ends {
            return self.end_with_each(walk, position, view, sources & later, way);
        }
        for from in sources & later {
            let child = self.after_freely(position, view, from, walk.die);
            let way = way.then(from, walk.die);
            let child_view = self.view_after(view, &child);
            self.walk(walk, &child, &child_view, left - 1, not_before(from), way);
        }
    }

    /// The places from which the number can be played; in the middle of the game without a look at hand or home.
    #[inline]
    fn walk_sources(&self, walk: &Walk<'_>, view: &View) -> PlaceSet {
        let is_plain = !(view.own - walk.home).is_empty() && view.waiting().is_empty() && !view.has_hand();
        if is_plain && !self.parts().phase_gate.is_common() {
            return (view.own - view.pinned) & walk.reach;
        }
        self.unlimited_sources(view, walk.die)
    }

    /// Every number has been played after one more step from each of these places.
    fn end_with_each(
        &self,
        walk: &mut Walk<'_>,
        position: &Position,
        view: &View,
        sources: PlaceSet,
        way: Way,
    ) {
        let length = way.len() + 1;
        if walk.keeps_longest_only && length > walk.plays.longest {
            walk.plays.clear();
            walk.plays.longest = length;
        }
        for from in sources {
            walk.plays.push_step(self, view, position, (from, walk.die), way);
        }
    }

    #[inline]
    fn end(&self, walk: &mut Walk<'_>, position: &Position, way: Way) {
        let is_refused = walk.judges_ends && !self.accepts_end(&walk.start, position);
        if is_refused || way.len() < walk.plays.longest {
            return;
        }
        if walk.keeps_longest_only && way.len() > walk.plays.longest {
            walk.plays.clear();
            walk.plays.longest = way.len();
        }
        walk.plays.push(position, way);
    }

    /// The view after a step of an order-free play: the opponent's side changes only where a blot was hit, and a
    /// point that was open stays open.
    #[inline]
    pub(super) fn view_after(&self, view: &View, position: &Position) -> View {
        let mover = position.mover();
        View {
            own: mover.in_play(),
            own_single: mover.single(),
            has_off: mover.occupied().contains(crate::place::Place::OFF),
            is_out: mover.is_out(),
            ..*view
        }
    }
}
