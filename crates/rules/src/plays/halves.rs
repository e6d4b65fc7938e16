//! Many steps of one number in the middle of the game: the plays of two halves of the board, put together.
//!
//! The number a leads only along every a-th point, so the points fall into rows between which nothing moves, and the rows
//! into two halves. (The number 1 has one row: it is cut in two, and what passes the cut is counted.) Each half's sets
//! of steps are listed once; a play is a set of the one and a set of the other with all steps together. No two sets
//! have the same result, and putting two together costs a few instructions, however many steps they have.

use std::ops::RangeInclusive;

use super::half::{Course, Half, Part, Parts};
use super::{Kept, Plays};
use crate::checkers::Checkers;
use crate::dice::Die;
use crate::place::{Place, PlaceSet};
use crate::position::Position;
use crate::referee::Referee;
use crate::ruleset::home;
use crate::view::View;

/// Fewer steps give too few plays to be worth the preparation.
const FEWEST: u8 = 6;
/// A number can be left up to fifteen times.
const STEP_COUNTS: usize = 16;

/// What is left to play after all that waited have come back.
pub(super) struct Rest {
    position: Position,
    waited: u8,
    left: u8,
}

/// Both halves' sets of steps, in buffers that are used again.
#[derive(Clone, Debug, Default)]
pub(super) struct Halves {
    rear: Parts,
    front: Front,
}

#[derive(Clone, Debug, Default)]
struct Front {
    parts: Parts,
    by_steps: Vec<Part>,
    /// Where each number of steps begins in `by_steps`.
    starts: [usize; STEP_COUNTS + 1],
    /// What is left of the opponent after the hits of the front half, and after those of a part of the rear half.
    opponents: Vec<Checkers>,
}

impl Referee {
    /// What is left in the middle of the game, where steps commute and this way may be used.
    #[inline]
    pub(super) fn rest_for_halves(
        &self,
        position: &Position,
        view: &View,
        die: Die,
        times: u8,
    ) -> Option<Rest> {
        let rules = self.parts();
        let may_apply = times >= FEWEST
            && (view.is_out || rules.out_mark.last.is_none())
            && !view.has_hand()
            && !rules.contact.can_pin()
            && !rules.phase_gate.is_common()
            && rules.dice_use.keeps_longest_only()
            && !self.judges_ends(position);
        let rest = may_apply.then(|| self.after_waiting(position, view, die, times)).flatten()?;
        let is_worth_it = rest.left >= FEWEST && self.steps_to_home(&rest.position, die) >= rest.left.into();
        is_worth_it.then_some(rest)
    }

    /// Brings all that waits back, if all can come.
    fn after_waiting(&self, position: &Position, view: &View, die: Die, times: u8) -> Option<Rest> {
        if !view.waiting().is_within(view.open.sources(die.value())) {
            return None;
        }
        let mut rest = Rest { position: *position, waited: 0, left: times };
        for from in view.waiting() {
            for _ in 0..position.mover.count(from) {
                rest.position = self.after_freely(&rest.position, view, from, die);
                rest.left = rest.left.checked_sub(1)?;
                rest.waited += 1;
            }
        }
        Some(rest)
    }

    /// How many steps it takes before bearing off can begin, if nothing is in the way.
    fn steps_to_home(&self, position: &Position, die: Die) -> u32 {
        let home = home(self.parts().track);
        let first = home.lowest().map_or(0, Place::origin);
        let steps = |place: Place| u32::from((first - place.origin()).div_ceil(die.value()));
        let outside = position.mover.in_play() - home;
        outside.map(|place| steps(place) * u32::from(position.mover.count(place))).sum()
    }

    pub(super) fn list_halves(&self, rest: &Rest, view: &View, die: Die, plays: &mut Plays) {
        plays.kept = Kept::Length;
        let mut halves = std::mem::take(&mut plays.scratch.halves);
        let Halves { rear, front } = &mut halves;
        let course = Course::new(self, view, die);
        let mover = &rest.position.mover;
        let (places, cut) = course.rear_half(mover);
        let [behind, ahead] = [places, !places].map(|half| course.most_steps(mover, half));
        let total = (behind + ahead).min(rest.left.into()) as u8;
        plays.longest = u32::from(rest.waited + total);
        let fewest = u32::from(total).saturating_sub(ahead) as u8;
        Half { course: &course, places, cut, steps: fewest..=total }.list(mover, rear);
        rear.list.sort_unstable_by_key(|part| (part.passed, part.hits));
        for parts in rear.list.chunk_by(|a, b| a.passed == b.passed) {
            let steps = steps_left(total, parts);
            let half = Half { course: &course, places: !places, cut: None, steps };
            front.list(&half, with_passed(*mover, parts[0].passed, cut));
            for parts in parts.chunk_by(|a, b| a.hits == b.hits) {
                let hits = rear.hits[parts[0].hits as usize];
                self.find_opponents(front, &self.after_hits(&rest.position.waiter, hits));
                parts.iter().for_each(|part| plays.push_joined(part, front, total - part.steps));
            }
        }
        plays.scratch.halves = halves;
    }

    /// Works out what the front half's hits leave of the opponent.
    fn find_opponents(&self, front: &mut Front, opponent: &Checkers) {
        front.opponents.clear();
        front.opponents.extend(front.parts.hits.iter().map(|hits| self.after_hits(opponent, *hits)));
    }

    fn after_hits(&self, opponent: &Checkers, hits: PlaceSet) -> Checkers {
        let mut opponent = *opponent;
        for point in hits {
            self.land(&mut opponent, point);
        }
        opponent
    }
}

impl Front {
    fn list(&mut self, half: &Half<'_>, checkers: Checkers) {
        half.list(&checkers, &mut self.parts);
        self.sort();
    }

    /// Brings parts with equally many steps together.
    fn sort(&mut self) {
        let Front { parts: Parts { list, .. }, by_steps, starts, .. } = self;
        starts.fill(0);
        list.iter().for_each(|part| starts[usize::from(part.steps) + 1] += 1);
        (1..starts.len()).for_each(|steps| starts[steps] += starts[steps - 1]);
        by_steps.clear();
        by_steps.extend_from_slice(list);
        let mut free = *starts;
        for part in list {
            let at = &mut free[usize::from(part.steps)];
            by_steps[*at] = *part;
            *at += 1;
        }
    }

    fn with_steps(&self, steps: u8) -> &[Part] {
        let steps = usize::from(steps);
        &self.by_steps[self.starts[steps]..self.starts[steps + 1]]
    }
}

impl Plays {
    /// Adds a part of the rear half with every part of the front half that has so many steps.
    #[inline]
    fn push_joined(&mut self, part: &Part, front: &Front, steps: u8) {
        self.positions.extend(front.with_steps(steps).iter().map(|other| Position {
            mover: front.opponents[other.hits as usize],
            waiter: part.checkers.joined(&other.checkers),
        }));
    }
}

/// How many steps the front half has to make after one of these parts.
fn steps_left(total: u8, parts: &[Part]) -> RangeInclusive<u8> {
    let steps = || parts.iter().map(|part| part.steps);
    total - steps().max().unwrap_or(0)..=total - steps().min().unwrap_or(0)
}

/// The checkers with those on the cut that have passed it.
fn with_passed(mut checkers: Checkers, passed: u8, cut: Option<Place>) -> Checkers {
    for cut in cut.into_iter().flat_map(|cut| std::iter::repeat_n(cut, passed.into())) {
        checkers.add(cut);
    }
    checkers
}
