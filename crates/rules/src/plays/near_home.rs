//! The quick way for rolls of two different numbers where checkers may be borne off or enter.
//!
//! More plays have the same result there than the shape of two numbers tells, but there are few: each new result is
//! compared with those before it.

use super::Plays;
use crate::dice::{Die, Numbers};
use crate::place::Place;
use crate::position::Position;
use crate::referee::Referee;
use crate::step::Way;
use crate::view::View;

/// With fewer checkers left, two numbers could win, and a play that wins may be shorter than others.
const TOO_FEW: u8 = 3;

impl Referee {
    /// Whether this way may be used, where steps commute.
    #[inline]
    pub(super) fn near_home_applies(&self, position: &Position) -> bool {
        let in_play = position.mover.total() - position.mover.count(Place::OFF);
        self.parts().dice_use.keeps_longest_only() && in_play >= TOO_FEW && !self.judges_ends(position)
    }

    pub(super) fn list_near_home(&self, position: &Position, view: &View, dice: [Die; 2], plays: &mut Plays) {
        let [larger, smaller] = dice;
        self.list_both(position, view, larger, smaller, plays);
        self.list_both(position, view, smaller, larger, plays);
        if plays.is_empty() {
            self.list_one(position, view, dice, plays);
        }
    }

    fn list_both(&self, position: &Position, view: &View, first: Die, second: Die, plays: &mut Plays) {
        for from in self.unlimited_sources(view, first) {
            let between = self.after_freely(position, view, from, first);
            let way = Way::NONE.then(from, first);
            let next_view = View { own: between.mover.in_play(), ..*view };
            for next in self.unlimited_sources(&next_view, second) {
                let after = self.after_freely(&between, view, next, second);
                plays.push_once(&after, way.then(next, second));
            }
        }
    }

    /// At most one of the numbers can be played, by preference the one that the rules ask for.
    pub(super) fn list_one(&self, position: &Position, view: &View, dice: [Die; 2], plays: &mut Plays) {
        let preferred = self.parts().only_one_of_two.preferred(Numbers::of(&dice.map(Die::value)));
        for die in dice {
            for from in self.unlimited_sources(view, die) {
                let after = self.after_freely(position, view, from, die);
                plays.push_once(&after, Way::NONE.then(from, die));
            }
            if preferred == Some(die) && !plays.is_empty() {
                return;
            }
        }
        if plays.is_empty() {
            plays.push(position, Way::NONE);
        }
    }
}

impl Plays {
    #[inline]
    fn push_once(&mut self, position: &Position, way: Way) {
        let after = position.with_other_turn();
        if !self.positions.contains(&after) {
            self.positions.push(after);
            self.ways.push(way);
        }
    }
}
