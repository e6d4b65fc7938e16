//! The quick way for rolls of two different numbers.
//!
//! Where steps commute and nothing can be borne off, two plays have the same result only if both bring one checker
//! on by the sum of the numbers; so duplicates are known by their shape, and no table of results is needed.

use super::Plays;
use crate::dice::Die;
use crate::place::{Place, PlaceSet};
use crate::position::Position;
use crate::referee::Referee;
use crate::ruleset::home;
use crate::step::Way;
use crate::view::View;

/// A pair of numbers to be played in this order, and what is known about the position.
struct Order<'a> {
    position: &'a Position,
    view: &'a View,
    first: Die,
    second: Die,
    first_sources: PlaceSet,
    second_sources: PlaceSet,
}

impl Referee {
    /// Whether this way may be used, where steps commute: nothing in hand, at most one checker on the bar, and too
    /// many checkers outside home for bearing off to begin.
    #[inline]
    pub(super) fn two_numbers_apply(&self, position: &Position, view: &View) -> bool {
        let rules = self.parts();
        let mover = position.mover();
        let outside = view.own - home(rules.track);
        let has_several_outside =
            outside.len() >= 2 || outside.lowest().is_some_and(|place| mover.count(place) >= 2);
        let waiting = view.waiting();
        let may_wait = waiting.is_empty()
            || (waiting.is_within(PlaceSet::of(Place::BAR)) && mover.count(Place::BAR) == 1);
        rules.dice_use.keeps_longest_only() && !view.has_hand() && may_wait && has_several_outside
    }

    pub(super) fn list_two_numbers(
        &self,
        position: &Position,
        view: &View,
        dice: [Die; 2],
        plays: &mut Plays,
    ) {
        let [larger, smaller] = dice;
        let sources = dice.map(|die| self.unlimited_sources(view, die));
        let order = Order {
            position,
            view,
            first: larger,
            second: smaller,
            first_sources: sources[0],
            second_sources: sources[1],
        };
        let reversed = Order {
            first: smaller,
            second: larger,
            first_sources: sources[1],
            second_sources: sources[0],
            ..order
        };
        self.list_in_order(&order, plays);
        self.list_reversed(&reversed, plays);
        if plays.is_empty() {
            self.list_one(position, view, dice, plays);
        }
    }

    /// Every play of the first number followed by the second.
    #[inline]
    fn list_in_order(&self, order: &Order<'_>, plays: &mut Plays) {
        let landing = self.landing_sources(order.view, order.second);
        for from in order.first_sources {
            let (between, movers) = self.after_first(order, from);
            let way = Way::NONE.then(from, order.first);
            for next in movers & landing {
                // This moves another checker over the way that `next` alone could take by the first number.
                let is_twice = from.origin() == next.origin() + order.second.value()
                    && order.view.own.contains(from)
                    && order.first_sources.contains(next)
                    && !self.meets(order.view, next, order.first);
                if !is_twice {
                    plays.push_step(self, order.view, &between, (next, order.second), way);
                }
            }
        }
    }

    /// The plays that only this order gives: one checker goes on, or one has come from the bar.
    #[inline]
    fn list_reversed(&self, order: &Order<'_>, plays: &mut Plays) {
        let landing = self.landing_sources(order.view, order.second);
        for from in order.first_sources {
            let stop = Place::point(from.origin() + order.first.value());
            let goes_on = PlaceSet::of(stop);
            let is_twice = order.second_sources.contains(from)
                && !self.meets(order.view, from, order.first)
                && !self.meets(order.view, from, order.second);
            let wanted = match (from.is_waiting(), is_twice) {
                (true, false) => PlaceSet(!0),
                (true, true) => !goes_on,
                // Another own checker on the stop could have moved first.
                (false, false) if !order.view.own.contains(stop) => goes_on,
                (false, _) => continue,
            };
            let (between, movers) = self.after_first(order, from);
            let way = Way::NONE.then(from, order.first);
            for next in movers & landing & wanted {
                plays.push_step(self, order.view, &between, (next, order.second), way);
            }
        }
    }

    /// The position after the first number, and the checkers that may move then.
    #[inline]
    fn after_first(&self, order: &Order<'_>, from: Place) -> (Position, PlaceSet) {
        let view = order.view;
        let between = self.after_freely(order.position, view, from, order.first);
        let left = view.own - (PlaceSet::of(from) & view.own_single);
        let arrived = PlaceSet::of(self.target(from, order.first));
        (between, (left | arrived) - view.pinned)
    }

    /// The points from which this number leads to an open point.
    #[inline]
    fn landing_sources(&self, view: &View, die: Die) -> PlaceSet {
        let rules = self.parts();
        (view.open - rules.phase_gate.closed(view, rules.entry)).sources(die.value()) & rules.track.points()
    }

    /// Whether a step meets an opposing checker in a way that stays visible when the checker goes on.
    #[inline]
    fn meets(&self, view: &View, from: Place, die: Die) -> bool {
        let point = Place::point(from.origin() + die.value());
        self.parts().contact.leaves_trace() && view.single.contains(point)
    }
}
