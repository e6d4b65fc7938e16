//! The sets of steps that one number allows in one half of the board, in the middle of the game.

use std::ops::RangeInclusive;

use super::not_before;
use crate::checkers::Checkers;
use crate::dice::Die;
use crate::place::{MAX_LENGTH, Place, PlaceSet};
use crate::referee::Referee;
use crate::view::View;

/// Where a number leads, for one side at the start of its turn.
pub(super) struct Course {
    die: Die,
    /// The points from which it leads to an open point.
    reach: PlaceSet,
    /// The points on which an opposing checker would be hit.
    blots: PlaceSet,
    /// How many steps one checker can make from each place.
    runs: [u8; 64],
}

/// A half of the board.
pub(super) struct Half<'a> {
    pub(super) course: &'a Course,
    pub(super) places: PlaceSet,
    /// The point of the other half on which all arrive that leave this one.
    pub(super) cut: Option<Place>,
    /// How many steps are wanted; what has passed the cut may make some of them in the other half.
    pub(super) steps: RangeInclusive<u8>,
}

/// Some steps within a half, and what stands there after them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) checkers: Checkers,
    pub(super) steps: u8,
    /// How many checkers have passed the cut.
    pub(super) passed: u8,
    /// Which points were hit, as an index into `Parts::hits`: it has few values, so that what a hit does to the
    /// opponent need not be worked out for every part.
    pub(super) hits: u32,
}

/// All parts of a half.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts {
    pub(super) list: Vec<Part>,
    pub(super) hits: Vec<PlaceSet>,
}

impl Course {
    pub(super) fn new(referee: &Referee, view: &View, die: Die) -> Course {
        let rules = referee.parts();
        let reach = view.open.sources(die.value()) & rules.track.points();
        let blots = if rules.contact.can_hit() { view.single } else { PlaceSet::EMPTY };
        let mut runs = [0; 64];
        for point in (1..=rules.track.length).rev().map(Place::point).filter(|point| reach.contains(*point)) {
            runs[point.index()] = 1 + runs[point.ahead(die.value()).index()];
        }
        Course { die, reach, blots, runs }
    }

    /// How many steps the checkers on these places can make together.
    pub(super) fn most_steps(&self, checkers: &Checkers, places: PlaceSet) -> u32 {
        (checkers.occupied() & self.reach & places).map(|place| self.steps_of_stack(checkers, place)).sum()
    }

    #[inline]
    fn steps_of_stack(&self, checkers: &Checkers, place: Place) -> u32 {
        u32::from(checkers.count(place)) * u32::from(self.runs[place.index()])
    }

    /// About half of the board, by the checkers that can move, and the point on which all arrive that leave it.
    pub(super) fn rear_half(&self, checkers: &Checkers) -> (PlaceSet, Option<Place>) {
        let half = checkers.count_in(self.reach).div_ceil(2);
        if self.die.value() > 1 {
            return (self.rows(checkers, half), None);
        }
        let behind = |cut: Place| PlaceSet(cut.bit() - 1);
        let cut = self.reach.clone().find(|cut| checkers.count_in(self.reach & behind(*cut)) >= half);
        (cut.map_or(PlaceSet::EMPTY, behind), cut)
    }

    /// Rows of points between which the number does not lead, with about so many checkers that can move.
    fn rows(&self, checkers: &Checkers, wanted: u8) -> PlaceSet {
        let mut rows = PlaceSet::EMPTY;
        for first in 1..=self.die.value() {
            let row = (first..=MAX_LENGTH).step_by(self.die.value().into()).map(Place::point).collect();
            let [so_far, more] = [rows, row].map(|places| checkers.count_in(places & self.reach));
            if so_far + more / 2 <= wanted {
                rows |= row;
            }
        }
        rows
    }
}

impl Half<'_> {
    /// Lists the sets of steps of these checkers that stand in this half.
    pub(super) fn list(&self, checkers: &Checkers, parts: &mut Parts) {
        parts.list.clear();
        parts.hits.clear();
        let hits = parts.index_of(PlaceSet::EMPTY);
        let none = Part { checkers: checkers.within(self.places), steps: 0, passed: 0, hits };
        let potential = self.course.most_steps(checkers, self.places);
        self.walk(&none, PlaceSet(!0), potential, parts);
    }

    /// Goes on from the rear forward. The potential is how many steps can still be made from these places on.
    fn walk(&self, part: &Part, later: PlaceSet, mut potential: u32, parts: &mut Parts) {
        if self.is_wanted(part) {
            parts.list.push(*part);
        }
        if part.steps == *self.steps.end() {
            return;
        }
        for from in part.checkers.occupied() & self.course.reach & later {
            if u32::from(part.steps) + potential < (*self.steps.start()).into() {
                return;
            }
            let next = self.after(part, from, parts);
            self.walk(&next, not_before(from), potential - 1, parts);
            potential -= self.course.steps_of_stack(&part.checkers, from);
        }
    }

    /// Whether these steps, and those that are left to what has passed the cut, are enough.
    #[inline]
    fn is_wanted(&self, part: &Part) -> bool {
        let run = self.cut.map_or(0, |cut| u32::from(self.course.runs[cut.index()]));
        u32::from(part.steps) + run * u32::from(part.passed) >= (*self.steps.start()).into()
    }

    #[inline]
    fn after(&self, part: &Part, from: Place, parts: &mut Parts) -> Part {
        let to = from.ahead(self.course.die.value());
        let has_passed = self.cut == Some(to);
        let is_hit = self.course.blots.contains(to);
        Part {
            checkers: if has_passed { part.checkers.without(from) } else { part.checkers.after(from, to) },
            steps: part.steps + 1,
            passed: part.passed + u8::from(has_passed),
            hits: if is_hit { parts.with_hit(part.hits, to) } else { part.hits },
        }
    }
}

impl Parts {
    fn with_hit(&mut self, hits: u32, point: Place) -> u32 {
        self.index_of(self.hits[hits as usize] | PlaceSet::of(point))
    }

    fn index_of(&mut self, hits: PlaceSet) -> u32 {
        let known = self.hits.iter().rposition(|known| *known == hits);
        let index = known.unwrap_or_else(|| {
            self.hits.push(hits);
            self.hits.len() - 1
        });
        index as u32
    }
}
