//! The quick order for several numbers in the middle of the game, where nothing waits, enters or goes off.
//!
//! There a set of steps can be played in any order in which no checker leaves before it has arrived. So one number is
//! kept for the end, where it is played from every place in one loop. What this leaves out are the sets in which other
//! numbers need the checker that the kept one brings: it stops where no own checker stands, and *goes on*.
//!
//! A checker that goes on from the kept number b to another one a could often go with a first: if it can stop there, and
//! the same checkers are hit, the result is the same, and the set with b first is left out. With one number several
//! times and a kept one that is not a multiple of it no other results are equal: Let a step from y with the number d be
//! xʸ(xᵈ − 1), and a set of steps their sum, which tells what it adds to each place. If the sets with b at y and at z are
//! equal, xᵃ − 1 divides (xᶻ − xʸ)(xᵇ − 1); it does not divide the second factor, so a divides z − y, and the sets differ
//! by going on from y to z with a before b or after it.

use super::mixed_numbers::{Branch, Listing};
use super::not_before;
use crate::dice::{Die, Numbers};
use crate::place::{Place, PlaceSet};
use crate::position::Position;

impl Listing<'_> {
    /// Whether there is such an order: for one number several times with or without another, and for three.
    #[inline]
    pub(super) fn has_quick_order(&self, numbers: Numbers) -> bool {
        let different = numbers.distinct().count();
        let has_single = numbers.distinct().any(|die| numbers.times(die) == 1);
        match different {
            0 | 1 => true,
            2 => has_single,
            _ => numbers.total() == 3,
        }
    }

    /// Lists every play of all numbers that begins like this.
    pub(super) fn list_middle_game(&mut self, branch: &Branch, numbers: Numbers) {
        let mut dice = numbers.distinct();
        match [dice.next(), dice.next(), dice.next()] {
            [None, ..] => self.end(branch),
            [Some(die), None, _] => self.list_equal(branch, die, numbers.times(die), PlaceSet(!0)),
            [Some(larger), Some(smaller), None] => {
                let is_larger_once = numbers.times(larger) == 1;
                let (many, once) = if is_larger_once { (smaller, larger) } else { (larger, smaller) };
                self.is_distinct = branch.steps == 0 && !once.value().is_multiple_of(many.value());
                self.list_and_one(branch, many, numbers.times(many), PlaceSet(!0), once);
            }
            [Some(first), Some(second), Some(third)] => self.list_three(branch, [first, second, third]),
        }
    }

    /// One number several times, from the rear forward.
    fn list_equal(&mut self, branch: &Branch, die: Die, left: u8, later: PlaceSet) {
        let sources = self.sources(branch, die) & later;
        if left == 1 {
            return self.end_with_each(branch, die, sources);
        }
        for from in sources {
            self.list_equal(&self.after_point(branch, from, die), die, left - 1, not_before(from));
        }
    }

    /// One number several times, from the rear forward, and at the end another once.
    fn list_and_one(&mut self, branch: &Branch, many: Die, left: u8, later: PlaceSet, once: Die) {
        let exchanges = self.exchanges(branch, once, many);
        if left == 0 {
            let again = (branch.stepped >> once.value()) & exchanges;
            return self.end_with_each(branch, once, self.sources(branch, once) - again);
        }
        self.list_going_on(branch, !exchanges, once, std::iter::repeat_n(many, left.into()));
        for from in self.sources(branch, many) & later {
            let next = self.after_point(branch, from, many);
            self.list_and_one(&next, many, left - 1, not_before(from), once);
        }
    }

    /// Three different numbers, with the third at the end.
    fn list_three(&mut self, branch: &Branch, [first, second, third]: [Die; 3]) {
        for from in self.sources(branch, first) {
            let next = Branch { stepped: PlaceSet::EMPTY, ..self.after_point(branch, from, first) };
            self.list_and_one(&next, second, 1, PlaceSet(!0), third);
        }
        for from in self.sources(branch, second) {
            let next = self.after_point(branch, from, second);
            let stop = from.ahead(second.value());
            if !branch.position.mover.occupied().contains(stop) && self.reach(first).contains(stop) {
                let on = self.after_point(&next, stop, first);
                self.end_with_each(&on, third, self.sources(&on, third));
            }
            self.list_going_on(&next, PlaceSet(!0), third, [first].into_iter());
        }
        for others in [[first, second], [second, first]] {
            self.list_going_on(branch, PlaceSet(!0), third, others.into_iter());
        }
    }

    /// Plays a number from those of these places from which its checker, and no other, can go on with the other ones.
    fn list_going_on(
        &mut self,
        branch: &Branch,
        within: PlaceSet,
        die: Die,
        others: impl Iterator<Item = Die> + Clone,
    ) {
        let own = branch.position.mover.occupied();
        let mut sources = self.sources(branch, die) & within;
        let mut distance = die.value();
        for other in others.clone() {
            sources = sources & ((self.reach(other) - own) >> distance);
            distance += other.value();
        }
        for from in sources {
            let mut stop = from.ahead(die.value());
            let mut on = self.after_point(branch, from, die);
            for other in others.clone() {
                on = self.after_point(&on, stop, other);
                stop = stop.ahead(other.value());
            }
            self.end(&on);
        }
    }

    /// The places from which going with `once` and then on with `many` has the same result the other way round: the other
    /// stop is open, and at neither stop somebody is met whom no other step meets.
    #[inline]
    fn exchanges(&self, branch: &Branch, once: Die, many: Die) -> PlaceSet {
        let met = self.traces - branch.landed;
        ((self.view.open - met) >> many.value()) - (met >> once.value())
    }

    /// The points from which this number can be played.
    #[inline]
    fn sources(&self, branch: &Branch, die: Die) -> PlaceSet {
        branch.position.mover.occupied() & self.reach(die)
    }

    /// The points from which this number leads to an open point.
    #[inline]
    fn reach(&self, die: Die) -> PlaceSet {
        self.reach[die.value() as usize]
    }

    #[inline]
    fn after_point(&self, branch: &Branch, from: Place, die: Die) -> Branch {
        let to = from.ahead(die.value());
        Branch {
            position: self.referee.after_freely(&branch.position, &self.view, from, die),
            steps: branch.steps + 1,
            stepped: branch.stepped | PlaceSet::of(from),
            landed: branch.landed | PlaceSet::of(to),
        }
    }

    /// Every number has been played after one more step from each of these points.
    #[inline]
    fn end_with_each(&mut self, branch: &Branch, die: Die, sources: PlaceSet) {
        if sources.is_empty() {
            return;
        }
        self.is_longest(branch.steps + 1);
        let loud = sources & (self.loud | self.loud >> die.value());
        let Position { mover, waiter } = branch.position;
        for from in sources - loud {
            let after = mover.after(from, from.ahead(die.value()));
            self.plays.positions.push(Position { mover: waiter, waiter: after });
        }
        for from in loud {
            let (after, ..) = self.referee.after(&branch.position, from, die);
            self.plays.positions.push(after.with_other_turn());
        }
    }
}
