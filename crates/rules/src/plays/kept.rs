//! What is kept of the ways to the results, and how the way to one of them is found again.

use super::Plays;
use crate::dice::{Die, Numbers};
use crate::place::{MAX_LENGTH, Place, PlaceSet};
use crate::position::Position;
use crate::referee::Referee;

/// What is kept of the ways to the results. Most are never asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Kept {
    /// The steps in the order played.
    #[default]
    Ways,
    /// Only how many steps there are; the first way with so many is looked for.
    Length,
}

impl Plays {
    /// The steps to the result with this index.
    pub(super) fn steps(&self, referee: &Referee, before: &Position, index: usize) -> Vec<(Place, Die)> {
        match self.kept {
            Kept::Ways => self.ways[index].steps().collect(),
            Kept::Length => {
                let goal = self.positions[index].with_other_turn();
                let mut steps = Vec::new();
                let is_found = referee.find_way(before, &goal, self.numbers, self.longest, &mut steps);
                debug_assert!(is_found, "a result has a way");
                steps.reverse();
                steps
            }
        }
    }
}

impl Referee {
    /// Finds so many steps that lead to the goal, last one first: of all ways the one that the plain listing meets first,
    /// with larger numbers and lower places before others.
    fn find_way(
        &self,
        position: &Position,
        goal: &Position,
        left: Numbers,
        steps: u32,
        way: &mut Vec<(Place, Die)>,
    ) -> bool {
        if steps == 0 {
            return position == goal;
        }
        let difference = Difference::new(position, goal);
        if !difference.may_vanish() {
            return false;
        }
        let view = self.view(position);
        for die in left.distinct() {
            for from in self.sources(&view, die) {
                if difference.least_steps_after(from, self.target(from, die)) >= steps {
                    continue;
                }
                let (next, ..) = self.after(position, from, die);
                if self.find_way(&next, goal, left.without(die), steps - 1, way) {
                    way.push((from, die));
                    return true;
                }
            }
        }
        false
    }
}

/// Where the mover does not stand as in the goal yet.
struct Difference {
    surplus: PlaceSet,
    missing: PlaceSet,
    /// How many checkers have to leave at least.
    leaving: u32,
    has_wrong_hit: bool,
}

impl Difference {
    fn new(position: &Position, goal: &Position) -> Difference {
        let unhit = goal.waiter.single() & PlaceSet::points(1, MAX_LENGTH);
        let mut difference = Difference {
            surplus: PlaceSet::EMPTY,
            missing: PlaceSet::EMPTY,
            leaving: 0,
            has_wrong_hit: !unhit.is_within(position.waiter.occupied()),
        };
        for place in position.mover.differing(&goal.mover) {
            match [position, goal].map(|position| position.mover.count(place)) {
                [has, wants] if has > wants => {
                    difference.surplus |= PlaceSet::of(place);
                    difference.leaving += u32::from(has - wants);
                }
                _ => difference.missing |= PlaceSet::of(place),
            }
        }
        difference
    }

    /// Whether steps may lead to the goal: all go forward, so that the rearmost difference must be a checker too many
    /// and the foremost one too few.
    fn may_vanish(&self) -> bool {
        let has_waiting = !(self.surplus & PlaceSet::WAITING).is_empty();
        let [surplus, missing] = [self.surplus, self.missing].map(|places| places - PlaceSet::WAITING);
        !self.has_wrong_hit
            && surplus.highest() < missing.highest()
            && (has_waiting || surplus.lowest() < missing.lowest())
    }

    /// How many steps are needed at least after this one.
    fn least_steps_after(&self, from: Place, to: Place) -> u32 {
        self.leaving + u32::from(!self.missing.contains(to)) - u32::from(self.surplus.contains(from))
    }
}
