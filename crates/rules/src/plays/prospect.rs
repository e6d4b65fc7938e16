//! What can still come of a partly played roll, found without listing whole plays.

use std::collections::HashMap;

use crate::dice::{Die, Numbers, Roll};
use crate::position::Position;
use crate::referee::Referee;

/// A turn's start, what was thrown, and what has been found out about it.
pub(super) struct Prospects<'a> {
    referee: &'a Referee,
    start: Position,
    numbers: Numbers,
    /// Steps commute and no end is refused: every legal step leads to a legal end.
    is_simple: bool,
    most: Option<Option<u8>>,
    known: HashMap<(Position, Numbers), Option<u8>>,
    wins: HashMap<(Position, Numbers), bool>,
}

impl<'a> Prospects<'a> {
    pub(super) fn new(referee: &'a Referee, start: &Position, numbers: Numbers) -> Prospects<'a> {
        let is_order_free = referee.is_order_free(&referee.view(start), numbers);
        Prospects {
            referee,
            start: *start,
            numbers,
            is_simple: is_order_free && numbers.only().is_some() && !referee.judges_ends(start),
            most: None,
            known: HashMap::new(),
            wins: HashMap::new(),
        }
    }

    pub(super) fn start(&self) -> &Position {
        &self.start
    }

    /// Whether a legal play leads through here, after the step with `last`.
    pub(super) fn lead_on(&mut self, position: &Position, left: Numbers, last: Die) -> bool {
        if self.is_simple || self.may_win(position, left) {
            return true;
        }
        let Some(further) = self.longest_from(position, left) else { return false };
        let played = self.numbers.total() - left.total();
        if self.keeps_longest_only() && Some(played + further) != self.longest() {
            return false;
        }
        !self.must_prefer_other(last)
    }

    /// Whether the play may end here.
    pub(super) fn may_end(&mut self, position: &Position, left: Numbers) -> bool {
        let referee = self.referee;
        let view = referee.view(position);
        if position.mover().in_play().is_empty() {
            return true;
        }
        if self.is_simple {
            return left.distinct().all(|die| referee.sources(&view, die).is_empty());
        }
        let played = self.numbers.total() - left.total();
        if self.may_stop(position, left) || (played == 0 && self.has_no_play()) {
            return true;
        }
        if played == 0 || !referee.accepts_end(&self.start, position) {
            return false;
        }
        match self.keeps_longest_only() {
            true => self.longest() == Some(played),
            false => self.beyond(position, left).is_none(),
        }
    }

    /// Whether nothing but passing is left of the whole roll.
    pub(super) fn has_no_play(&mut self) -> bool {
        let (start, numbers) = (self.start, self.numbers);
        self.beyond(&start, numbers).is_none()
    }

    /// Only one of two numbers can be played, and the ruleset prefers the other one, which can.
    pub(super) fn must_prefer_other(&mut self, last: Die) -> bool {
        let Some(preferred) = self.referee.parts().only_one_of_two.preferred(self.numbers) else {
            return false;
        };
        if preferred == last || self.longest() != Some(1) {
            return false;
        }
        let (start, left) = (self.start, self.numbers.without(preferred));
        let view = self.referee.view(&start);
        let mut sources = self.referee.sources(&view, preferred);
        sources.any(|from| {
            let mut after = start;
            self.referee.advance(&mut after, from, preferred);
            self.longest_from(&after, left) == Some(0)
        })
    }

    fn keeps_longest_only(&self) -> bool {
        self.referee.parts().dice_use.keeps_longest_only()
    }

    /// The most numbers that can be played of the roll.
    fn longest(&mut self) -> Option<u8> {
        if self.most.is_none() {
            let (start, numbers) = (self.start, self.numbers);
            self.most = Some(self.longest_from(&start, numbers));
        }
        self.most.flatten()
    }

    /// The most numbers that can still be played to an acceptable end, this place included.
    fn longest_from(&mut self, position: &Position, left: Numbers) -> Option<u8> {
        if self.may_stop(position, left) {
            // What may be left unplayed counts as if it had been played.
            return Some(left.total());
        }
        let here = self.referee.accepts_end(&self.start, position).then_some(0);
        self.beyond(position, left).or(here)
    }

    fn may_stop(&self, position: &Position, left: Numbers) -> bool {
        let rules = self.referee.parts();
        rules.slide.may_stop(&self.referee.view(position), rules.entry, left)
            && self.referee.accepts_end(&self.start, position)
    }

    /// The most numbers that can still be played to an acceptable end after at least one more step.
    pub(super) fn beyond(&mut self, position: &Position, left: Numbers) -> Option<u8> {
        if left.is_empty() || position.mover().in_play().is_empty() {
            return None;
        }
        if let Some(known) = self.known.get(&(*position, left)) {
            return *known;
        }
        let view = self.referee.view(position);
        let mut best = None;
        'all: for die in left.distinct() {
            for from in self.referee.sources(&view, die) {
                let mut child = *position;
                self.referee.advance(&mut child, from, die);
                best = best.max(self.longest_from(&child, left.without(die)).map(|further| further + 1));
                if best == Some(left.total()) {
                    break 'all;
                }
            }
        }
        self.known.insert((*position, left), best);
        best
    }

    /// Whether the rest of the roll can bear off every checker; such a play is legal however short it is.
    fn may_win(&mut self, position: &Position, left: Numbers) -> bool {
        let mover = position.mover();
        let in_play = mover.total() - mover.count(crate::place::Place::OFF);
        if in_play == 0 {
            return true;
        }
        if in_play > left.total() {
            return false;
        }
        if let Some(known) = self.wins.get(&(*position, left)) {
            return *known;
        }
        let view = self.referee.view(position);
        let mut steps =
            left.distinct().flat_map(|die| self.referee.sources(&view, die).map(move |from| (from, die)));
        let wins = steps.any(|(from, die)| {
            let mut child = *position;
            self.referee.advance(&mut child, from, die);
            self.may_win(&child, left.without(die))
        });
        self.wins.insert((*position, left), wins);
        wins
    }
}

impl Referee {
    /// The most numbers that can still be played beyond here to an acceptable end.
    pub(super) fn prospect_beyond(&self, start: &Position, position: &Position, left: Numbers) -> Option<u8> {
        Prospects::new(self, start, left).beyond(position, left)
    }

    /// Whether anything of this roll can be played.
    pub(crate) fn may_play(&self, position: &Position, roll: Roll) -> bool {
        !Prospects::new(self, position, self.numbers(roll)).has_no_play()
    }
}
