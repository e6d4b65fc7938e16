//! What a player may do next with a partly played roll, without listing whole plays.

use std::cell::RefCell;

use super::prospect::Prospects;
use crate::dice::{Die, Numbers, Roll};
use crate::place::Place;
use crate::position::Position;
use crate::referee::Referee;
use crate::refusal::Refusal;
use crate::ruleset::outside;
use crate::step::Step;

/// The steps that may come next, and whether the play may end here.
///
/// ```
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let start = referee.start(Side::White);
/// let roll = Roll::new(&[6, 5]).unwrap();
/// let next = referee.next_steps(&start, roll, &[]).unwrap();
/// assert_eq!(next.steps().len(), 5);
/// assert!(!next.may_end());
/// let after = referee.next_steps(&start, roll, &next.steps()[..1]).unwrap();
/// assert_eq!(after.left().to_string(), "5");
/// ```
pub struct NextSteps<'a> {
    referee: &'a Referee,
    /// What was found out for one question serves the next.
    prospects: RefCell<Prospects<'a>>,
    position: Position,
    left: Numbers,
    steps: Vec<Step>,
    may_end: bool,
}

impl NextSteps<'_> {
    /// The steps from which a legal play can still be completed, larger numbers first.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Fevga.referee();
    /// let next = referee.next_steps(&referee.start(Side::White), Roll::new(&[6, 1]).unwrap(), &[]).unwrap();
    /// let dice: Vec<u8> = next.steps().iter().map(|step| step.die.value()).collect();
    /// assert_eq!(dice, [6, 1]);
    /// ```
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether the play is legal as it is now.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Fevga.referee();
    /// let (start, roll) = (referee.start(Side::White), Roll::new(&[6, 1]).unwrap());
    /// let play = referee.read_play(&start, roll, "1/7 7/8").unwrap();
    /// assert!(!referee.next_steps(&start, roll, &play[..1]).unwrap().may_end());
    /// assert!(referee.next_steps(&start, roll, &play).unwrap().may_end());
    /// ```
    pub fn may_end(&self) -> bool {
        self.may_end
    }

    /// The position after the steps so far; the same side is still to move.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Fevga.referee();
    /// let start = referee.start(Side::White);
    /// let next = referee.next_steps(&start, Roll::new(&[6, 1]).unwrap(), &[]).unwrap();
    /// assert_eq!(*next.position(), start);
    /// ```
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The numbers left to play.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let next = referee.next_steps(&referee.start(Side::White), Roll::new(&[4, 4]).unwrap(), &[]).unwrap();
    /// assert_eq!(next.left().to_string(), "4 4 4 4");
    /// ```
    pub fn left(&self) -> Numbers {
        self.left
    }

    /// Why this number may not be played from there; none if it may.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Die, Place, Roll, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let next = referee.next_steps(&referee.start(Side::White), Roll::new(&[6, 5]).unwrap(), &[]).unwrap();
    /// let why_not = |number| next.why_not(Place::point(1), Die::new(number).unwrap());
    /// assert_eq!(why_not(6), None);
    /// assert_eq!(why_not(5).unwrap().to_string(), "point 6 is blocked by 5 opposing checkers");
    /// ```
    pub fn why_not(&self, from: Place, die: Die) -> Option<Refusal> {
        if self.position.mover().in_play().is_empty() {
            return Some(Refusal::GameWon);
        }
        if self.left.times(die) == 0 {
            return Some(Refusal::NumberNotLeft { die });
        }
        let view = self.referee.view(&self.position);
        let own = self.referee.step_refusal(&self.position, &view, from, die);
        own.or_else(|| self.duty_refusal(from, die))
    }

    /// Why a step that is legal by itself may not be played in this roll.
    fn duty_refusal(&self, from: Place, die: Die) -> Option<Refusal> {
        let (mut after, left) = (self.position, self.left.without(die));
        self.referee.advance(&mut after, from, die);
        if self.prospects.borrow_mut().lead_on(&after, left, die) {
            return None;
        }
        if self.prospects.borrow_mut().must_prefer_other(die) {
            let larger = self.referee.parts().only_one_of_two.preferred(self.left);
            return larger.map(|larger| Refusal::LosesLarger { larger });
        }
        Some(self.end_refusal(&after))
    }

    /// What is wrong with ending in this position.
    fn end_refusal(&self, position: &Position) -> Refusal {
        let rules = self.referee.parts();
        let start = *self.prospects.borrow().start().mover();
        if rules.entry.demands_entry(&start) && outside(position.mover()) >= outside(&start) {
            return Refusal::MustEnter;
        }
        match rules.start_quarter.accepts_end(position.mover().in_play()) {
            true => Refusal::LosesNumber,
            false => Refusal::StartQuarter,
        }
    }

    fn list(&mut self) {
        self.steps.clear();
        self.may_end = self.prospects.borrow_mut().may_end(&self.position, self.left);
        let view = self.referee.view(&self.position);
        if self.position.mover().in_play().is_empty() {
            return;
        }
        for die in self.left.distinct() {
            for from in self.referee.sources(&view, die) {
                let mut after = self.position;
                let step = self.referee.take(&mut after, from, die);
                if self.prospects.borrow_mut().lead_on(&after, self.left.without(die), die) {
                    self.steps.push(step);
                }
            }
        }
    }

    fn take(&mut self, from: Place, die: Die) -> Result<(), Refusal> {
        match self.why_not(from, die) {
            Some(refusal) => Err(refusal),
            None => {
                self.referee.advance(&mut self.position, from, die);
                self.left.take(die);
                Ok(())
            }
        }
    }
}

impl Referee {
    /// What may come next after these steps of a roll; a step that is not legal there is refused.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Zeno.referee();
    /// let next = referee.next_steps(&referee.start(Side::White), Roll::new(&[6, 5, 2]).unwrap(), &[]).unwrap();
    /// let texts: Vec<String> = next.steps().iter().map(|step| step.to_string()).collect();
    /// assert_eq!(texts, ["hand/6", "hand/5", "hand/2"]);
    /// ```
    pub fn next_steps(
        &self,
        position: &Position,
        roll: Roll,
        so_far: &[Step],
    ) -> Result<NextSteps<'_>, Refusal> {
        self.next_steps_of_numbers(position, self.numbers(roll), so_far)
    }

    /// What may come next, for numbers given directly. Of the steps so far only source and number count.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Numbers, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let next = referee.next_steps_of_numbers(&referee.start(Side::White), Numbers::of(&[5]), &[]).unwrap();
    /// assert_eq!(next.steps().len(), 2);
    /// ```
    pub fn next_steps_of_numbers(
        &self,
        position: &Position,
        numbers: Numbers,
        so_far: &[Step],
    ) -> Result<NextSteps<'_>, Refusal> {
        let mut next = NextSteps {
            referee: self,
            prospects: RefCell::new(Prospects::new(self, position, numbers)),
            position: *position,
            left: numbers,
            steps: Vec::new(),
            may_end: false,
        };
        so_far.iter().try_for_each(|step| next.take(step.from, step.die))?;
        next.list();
        Ok(next)
    }

    /// The position after a whole play, with the opponent to move, if the play is legal.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Refusal, Roll, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let start = referee.start(Side::White);
    /// let refusal = referee.play(&start, Roll::new(&[6, 5]).unwrap(), &[]).unwrap_err();
    /// assert_eq!(refusal, Refusal::LosesNumber);
    /// ```
    pub fn play(&self, position: &Position, roll: Roll, steps: &[Step]) -> Result<Position, Refusal> {
        self.play_of_numbers(position, self.numbers(roll), steps)
    }

    /// The position after a whole play of numbers given directly.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Numbers, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let (start, numbers) = (referee.start(Side::White), Numbers::of(&[4]));
    /// let play = referee.read_play_of_numbers(&start, numbers, "1/5").unwrap();
    /// assert_eq!(referee.play_of_numbers(&start, numbers, &play).unwrap().turn(), Side::Black);
    /// ```
    pub fn play_of_numbers(
        &self,
        position: &Position,
        numbers: Numbers,
        steps: &[Step],
    ) -> Result<Position, Refusal> {
        let next = self.next_steps_of_numbers(position, numbers, steps)?;
        match next.may_end {
            true => Ok(next.position.with_turn(position.turn().opponent())),
            false => Err(next.end_refusal(&next.position)),
        }
    }
}
