//! Plays of one number several times: each set of steps once, from the rear forward, without a table.
//!
//! Two different sets of steps with one number never give the same result (each step takes a checker from its
//! own place), and where steps commute every set can be played in the order waiting, hand, rear to front. So
//! walking through the sets in that order lists every result exactly once.

use super::{Plays, not_before};
use crate::dice::Die;
use crate::place::{Place, PlaceSet};
use crate::position::Position;
use crate::referee::Referee;
use crate::ruleset::home;
use crate::step::Way;
use crate::view::View;

/// What stays the same while the sets of steps are walked through.
struct Walk<'a> {
    start: Position,
    view: View,
    die: Die,
    /// Where the number leads to an open point, while no gate is closed.
    reach: PlaceSet,
    /// Whether the opponent's hand closes no gate.
    is_plain: bool,
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
        if let Some(rest) = self.rest_for_halves(position, view, die, times) {
            return self.list_halves(&rest, view, die, plays);
        }
        let mut walk = Walk {
            start: *position,
            view: *view,
            die,
            reach: view.open.sources(die.value()) - view.pinned,
            is_plain: !self.parts().phase_gate.is_common(),
            home: home(self.parts().track),
            judges_ends: self.judges_ends(position),
            keeps_longest_only: self.parts().dice_use.keeps_longest_only(),
            plays,
        };
        self.walk(&mut walk, position, times, PlaceSet(!0), Way::NONE);
        if plays.is_empty() {
            plays.push(position, Way::NONE);
        }
    }

    fn walk(&self, walk: &mut Walk<'_>, position: &Position, left: u8, later: PlaceSet, way: Way) {
        let sources =
            if left == 0 { PlaceSet::EMPTY } else { self.walk_sources(walk, position.mover.in_play()) };
        if sources.is_empty() {
            return self.end(walk, position, way);
        }
        // The last number needs no look at what comes after it.
        if left == 1 && !walk.judges_ends {
            return self.end_with_each(walk, position, sources & later, way);
        }
        for from in sources & later {
            let child = self.after_freely(position, &walk.view, from, walk.die);
            self.walk(walk, &child, left - 1, not_before(from), way.then(from, walk.die));
        }
    }

    /// The places from which the number can be played; in the middle of the game without a look at hand or home.
    /// Of the view at the turn's start only the own places have changed that matter here: a point that was open stays
    /// open, and a blot that was hit was open too.
    #[inline]
    fn walk_sources(&self, walk: &Walk<'_>, own: PlaceSet) -> PlaceSet {
        let special = PlaceSet::WAITING | PlaceSet::of(Place::HAND);
        if walk.is_plain && (own & special).is_empty() && !own.is_within(walk.home) {
            return own & walk.reach;
        }
        self.unlimited_sources(&View { own, ..walk.view }, walk.die)
    }

    /// Every number has been played after one more step from each of these places.
    #[inline]
    fn end_with_each(&self, walk: &mut Walk<'_>, position: &Position, sources: PlaceSet, way: Way) {
        let length = way.len() + 1;
        if walk.keeps_longest_only && length > walk.plays.longest {
            walk.plays.clear();
            walk.plays.longest = length;
        }
        for from in sources {
            walk.plays.push_step(self, &walk.view, position, (from, walk.die), way);
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
}
