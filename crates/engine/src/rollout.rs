//! Rollouts: a position is played to the end many times, and how the games end is counted.

pub(crate) mod chooser;
mod contest;
mod dice;
#[cfg(test)]
mod tests;
mod trials;

pub use contest::{Contest, Contestant};
pub use trials::{Estimate, RolloutResult, Trial, Trials};

use std::collections::HashMap;

use tavli_rules::{Position, Side};

use crate::outcomes::{OUTCOMES, Outcomes, reversed};
use crate::search::Search;
use chooser::{Chooser, Chosen};
use dice::Dice;

/// A game longer than this is given up; what the evaluator says by then counts.
const MOST_TURNS: u32 = 3_000;
/// In the first turns trials meet the same positions again.
const OPENING_TURNS: u32 = 2;
/// Choices for more positions than this are forgotten and made anew: with three dice each takes ten kilobytes.
const MOST_OPENINGS: usize = 1_000;

/// How trials are played.
///
/// ```
/// use tavli_engine::RolloutPlan;
/// let plan = RolloutPlan { turns: Some(11), ..RolloutPlan::default() };
/// assert!(plan.luck);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolloutPlan {
    /// Where the dice come from: plays that are to be compared need the same.
    pub seed: u64,
    /// How many throws are looked ahead to choose each play.
    pub depth: u32,
    /// After so many turns a game is not played on, and the evaluator's judgement counts.
    pub turns: Option<u32>,
    /// Whether the luck of the dice is taken out. A trial without look-ahead then takes some seventeen times as long, and
    /// replaces five plain ones or thirty: the more, the better the evaluator judges and the fewer the turns. With
    /// look-ahead it takes half as long again, and always pays.
    pub luck: bool,
}

impl Default for RolloutPlan {
    /// Games to the end, without look-ahead and without luck.
    fn default() -> RolloutPlan {
        RolloutPlan { seed: 1, depth: 0, turns: None, luck: true }
    }
}

/// Plays the trials of rollouts.
///
/// A trial depends on the plan, its number and the position alone: any thread may play any of them, each with a roller of
/// its own, and [`Trials`] puts them together.
///
/// ```
/// use tavli_engine::{Plain, Roller, RolloutPlan, Search, Trials};
/// use tavli_rules::{BuiltIn, read_position};
/// let referee = BuiltIn::Portes.referee();
/// let position = read_position("portes-w-19.off14-24.off14").unwrap().position(&referee).unwrap();
/// let mut search = Search::with_evaluator(&referee, Box::new(Plain::new(referee.ruleset())));
/// let mut roller = Roller::new(&mut search, RolloutPlan::default());
/// let mut trials = Trials::new(referee.ruleset());
/// (0..36).for_each(|number| trials.add(number, roller.trial(&position, number)));
/// // Who is not off at once has lost; 27 of the 36 throws bring one checker six points on.
/// assert_eq!(trials.result().plain.outcomes, [0.0, 0.25, 0.0, 0.75, 0.0]);
/// ```
pub struct Roller<'s, 'a> {
    search: &'s mut Search<'a>,
    plan: RolloutPlan,
    dice: Dice,
    /// For each ordered throw the index of its roll.
    throws: Vec<usize>,
    /// The probability of each roll.
    probabilities: Vec<f64>,
    chooser: Chooser,
    /// For each roll a good result, at the turn that is being played.
    chosen: Vec<Chosen>,
    /// What was chosen in the first turns.
    opening: HashMap<Position, Vec<Chosen>>,
}

impl<'s, 'a> Roller<'s, 'a> {
    /// A roller that judges positions and chooses plays by this search.
    pub fn new(search: &'s mut Search<'a>, plan: RolloutPlan) -> Roller<'s, 'a> {
        let referee = search.referee();
        let weights: Vec<u32> = referee.rolls().map(|(_, weight)| weight).collect();
        let repeated = |(roll, weight): (usize, &u32)| std::iter::repeat_n(roll, *weight as usize);
        let throws: Vec<usize> = weights.iter().enumerate().flat_map(repeated).collect();
        Roller {
            plan,
            dice: Dice::new(plan.seed, throws.len()),
            probabilities: weights.iter().map(|weight| f64::from(*weight) / throws.len() as f64).collect(),
            throws,
            chooser: Chooser::new(referee),
            chosen: Vec::new(),
            opening: HashMap::new(),
            search,
        }
    }

    /// Plays the trial with this number from a position; the side to move throws first.
    pub fn trial(&mut self, start: &Position, number: u64) -> Trial {
        let (side, dice) = (start.turn(), self.dice.trial(number));
        let mut position = *start;
        let mut luck = [0.0; OUTCOMES];
        for turn in 0.. {
            if let Some(last) = self.last_outcomes(&position, turn) {
                let plain = seen_by(side, position.turn(), last.map(f64::from));
                return Trial { plain, corrected: std::array::from_fn(|k| plain[k] - luck[k]) };
            }
            let roll = self.throws[dice.throw(turn)];
            if self.plan.luck {
                self.play_all_rolls(&position, turn);
                let gained = seen_by(side, position.turn(), self.luck_of(roll));
                (0..OUTCOMES).for_each(|outcome| luck[outcome] += gained[outcome]);
            }
            position = self.play(&position, roll);
        }
        unreachable!("a game is given up after so many turns")
    }

    /// The outcomes for the side to throw, where a trial goes no further.
    fn last_outcomes(&mut self, position: &Position, turn: u32) -> Option<Outcomes> {
        let is_last = turn >= self.plan.turns.unwrap_or(MOST_TURNS).min(MOST_TURNS);
        let exact = self.search.exact(position);
        exact.or_else(|| is_last.then(|| self.search.expectation(position, 0)))
    }

    /// The position after the play chosen for a roll.
    fn play(&mut self, position: &Position, roll: usize) -> Position {
        if self.plan.depth > 0 {
            let best =
                self.search.candidates(position, self.chooser.rolls[roll].roll, self.plan.depth)[0].index;
            return self.search.listed().expect("the search has just listed them").positions()[best];
        }
        if self.plan.luck && self.chosen[roll].is_best {
            return self.chosen[roll].after;
        }
        self.chooser.best(self.search, position, self.chooser.rolls[roll].numbers).after
    }

    /// What a throw gave to its side: the outcomes after a good play of it, less those to be expected before it.
    ///
    /// Whatever play a roll is given here, right or wrong: the mean over all throws is 0, so that the correction does not
    /// move the mean of the trials. The better the plays and their judgement, the more luck is taken out.
    fn luck_of(&self, roll: usize) -> [f64; OUTCOMES] {
        let mut luck = reversed(self.chosen[roll].outcomes).map(f64::from);
        for (probability, chosen) in self.probabilities.iter().zip(&self.chosen) {
            let outcomes = reversed(chosen.outcomes);
            (0..OUTCOMES).for_each(|outcome| luck[outcome] -= probability * f64::from(outcomes[outcome]));
        }
        luck
    }

    /// Chooses for every roll, or remembers what was chosen.
    fn play_all_rolls(&mut self, position: &Position, turn: u32) {
        if turn >= OPENING_TURNS {
            return self.chooser.good_ones(self.search, position, &mut self.chosen);
        }
        if let Some(known) = self.opening.get(position) {
            return self.chosen.clone_from(known);
        }
        self.chooser.good_ones(self.search, position, &mut self.chosen);
        if self.opening.len() >= MOST_OPENINGS {
            self.opening.clear();
        }
        self.opening.insert(*position, self.chosen.clone());
    }
}

/// The outcomes of one side as a side sees them.
fn seen_by(side: Side, owner: Side, mut outcomes: [f64; OUTCOMES]) -> [f64; OUTCOMES] {
    if side != owner {
        outcomes.reverse();
    }
    outcomes
}
