//! Plays of several numbers of which some differ: each set of steps once, in one order.
//!
//! Where steps commute every set of steps can be played in the order waiting, hand, rear to front, equal places by
//! larger numbers first: a gate opens and bearing off begins as early as it can. So walking through the sets in that
//! order finds every result. Once nothing waits or enters, the middle game has a quicker order. Unlike with equal
//! numbers, different sets may have the same result; of equal results one is kept at the end.

use super::seen::hash;
use super::{Kept, Plays, not_before};
use crate::dice::{Die, Numbers};
use crate::place::{Place, PlaceSet};
use crate::position::Position;
use crate::referee::Referee;
use crate::ruleset::home;
use crate::view::View;

/// What stays the same while the sets of steps are walked through, and what has been found.
pub(super) struct Listing<'a> {
    pub(super) referee: &'a Referee,
    pub(super) view: View,
    pub(super) plays: &'a mut Plays,
    /// By number, the points from which it leads to an open point.
    pub(super) reach: [PlaceSet; Die::ALL.len() + 1],
    /// The points on which a step does more than move its checker.
    pub(super) loud: PlaceSet,
    /// The points on which somebody is met in a way that stays visible.
    pub(super) traces: PlaceSet,
    /// Whether the quicker order of the middle game may be used; it finds only plays of all numbers.
    may_be_quick: bool,
    has_been_quick: bool,
    /// Whether no two sets that were listed can have the same result.
    pub(super) is_distinct: bool,
}

/// Some steps of a play, in the order in which they are listed.
#[derive(Clone, Copy)]
pub(super) struct Branch {
    pub(super) position: Position,
    pub(super) steps: u32,
    /// From where steps were made with the number that is played several times, and where any ended.
    pub(super) stepped: PlaceSet,
    pub(super) landed: PlaceSet,
}

/// The last step of a branch; what comes next must not come before it in the order.
#[derive(Clone, Copy)]
struct Last {
    from: PlaceSet,
    die: Die,
    later: PlaceSet,
}

impl Referee {
    /// Whether this way may be used, where steps commute: no play can win before its last number, and none is refused for
    /// how it ends.
    #[inline]
    pub(super) fn mixed_numbers_apply(&self, position: &Position, numbers: Numbers) -> bool {
        let in_play = position.mover.total() - position.mover.count(Place::OFF);
        self.parts().dice_use.keeps_longest_only()
            && in_play >= numbers.total()
            && !self.judges_ends(position)
    }

    pub(super) fn list_mixed_numbers(
        &self,
        position: &Position,
        view: &View,
        numbers: Numbers,
        plays: &mut Plays,
    ) {
        plays.kept = Kept::Length;
        let mut listing = Listing::new(self, view, numbers, plays);
        let start =
            Branch { position: *position, steps: 0, stepped: PlaceSet::EMPTY, landed: PlaceSet::EMPTY };
        listing.walk(&start, numbers, Last::NONE);
        if listing.has_been_quick && listing.plays.longest < u32::from(numbers.total()) {
            listing.begin_again();
            listing.walk(&start, numbers, Last::NONE);
        }
        if !listing.is_distinct {
            plays.keep_distinct();
        }
    }
}

impl<'a> Listing<'a> {
    fn new(referee: &'a Referee, view: &View, numbers: Numbers, plays: &'a mut Plays) -> Listing<'a> {
        let rules = referee.parts();
        let mut reach = [PlaceSet::EMPTY; Die::ALL.len() + 1];
        for die in numbers.distinct() {
            let sources = view.open.sources(die.value()) - view.pinned;
            reach[die.value() as usize] = sources & rules.track.points();
        }
        let is_marked = view.is_out || rules.out_mark.last.is_none();
        Listing {
            referee,
            view: *view,
            plays,
            reach,
            loud: if is_marked { view.single } else { PlaceSet(!0) },
            traces: if rules.contact.leaves_trace() { view.single } else { PlaceSet::EMPTY },
            may_be_quick: !rules.phase_gate.is_common(),
            has_been_quick: false,
            is_distinct: false,
        }
    }

    /// Not all numbers can be played: shorter plays count, and the middle game has to wait for the usual order.
    fn begin_again(&mut self) {
        self.plays.clear();
        self.plays.longest = 0;
        self.may_be_quick = false;
        self.is_distinct = false;
    }

    /// Lists every play that begins like this.
    fn walk(&mut self, branch: &Branch, left: Numbers, last: Last) {
        let own = branch.position.mover.in_play();
        if last.is_before_points() && self.is_middle_game(branch, own, left) {
            self.has_been_quick = true;
            return self.list_middle_game(branch, left);
        }
        let view = View { own, ..self.view };
        for die in left.distinct() {
            for from in self.referee.unlimited_sources(&view, die) & last.later_for(die) {
                let next = self.after(branch, from, die);
                self.walk(&next, left.without(die), Last::new(from, die));
            }
        }
        self.end(branch);
    }

    /// Whether nothing waits or enters, and too many checkers are outside home for bearing off to begin.
    #[inline]
    fn is_middle_game(&self, branch: &Branch, own: PlaceSet, left: Numbers) -> bool {
        let outside = own - home(self.referee.parts().track);
        self.may_be_quick
            && (own & BEFORE_POINTS).is_empty()
            && branch.position.mover.count_in(outside) >= left.total()
            && self.has_quick_order(left)
    }

    #[inline]
    fn after(&self, branch: &Branch, from: Place, die: Die) -> Branch {
        Branch {
            position: self.referee.after_freely(&branch.position, &self.view, from, die),
            steps: branch.steps + 1,
            landed: branch.landed | PlaceSet::of(self.referee.target(from, die)),
            ..*branch
        }
    }

    /// A play may end here unless another is longer.
    #[inline]
    pub(super) fn end(&mut self, branch: &Branch) {
        if self.is_longest(branch.steps) {
            self.plays.positions.push(branch.position.with_other_turn());
        }
    }

    /// Whether no longer play has been found; shorter ones are forgotten.
    #[inline]
    pub(super) fn is_longest(&mut self, steps: u32) -> bool {
        if steps > self.plays.longest {
            self.plays.clear();
            self.plays.longest = steps;
        }
        steps == self.plays.longest
    }
}

const BEFORE_POINTS: PlaceSet = PlaceSet(PlaceSet::WAITING.0 | Place::HAND.bit());

impl Last {
    const NONE: Last = Last { from: PlaceSet::EMPTY, die: Die::ALL[5], later: PlaceSet(!0) };

    #[inline]
    fn new(from: Place, die: Die) -> Last {
        Last { from: PlaceSet::of(from), die, later: not_before(from) }
    }

    /// Whether every step on the board is still to come.
    #[inline]
    fn is_before_points(self) -> bool {
        self.from.is_within(BEFORE_POINTS)
    }

    /// The places that are not before the last step's, for this number.
    #[inline]
    fn later_for(self, die: Die) -> PlaceSet {
        if die > self.die { self.later - self.from } else { self.later }
    }
}

impl Plays {
    /// Leaves one of equal results.
    fn keep_distinct(&mut self) {
        let Plays { positions, scratch, .. } = self;
        scratch.seen.begin(positions.len());
        let mut index = 0;
        while index < positions.len() {
            let (earlier, rest) = positions.split_at(index);
            let Position { mover, waiter } = &rest[0];
            let hash = hash(waiter, mover, Numbers::default());
            if scratch.seen.is_new(hash, |other| earlier[other] == rest[0]) {
                index += 1;
            } else {
                positions.swap_remove(index);
            }
        }
    }
}
