//! What came of the trials of a rollout: means, and how far they can be trusted.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use tavli_rules::Ruleset;

use crate::chances::Chances;
use crate::outcomes::OUTCOMES;

/// How one trial ended, for the side to throw where it began: lose two, lose one, draw, win one, win two.
///
/// ```
/// use tavli_engine::Trial;
/// let won = Trial { corrected: [0.0, 0.25, 0.0, 0.75, 0.0], plain: [0.0, 0.0, 0.0, 1.0, 0.0] };
/// assert_eq!(won.seen_by_opponent().plain, [0.0, 1.0, 0.0, 0.0, 0.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trial {
    /// Without what the dice gave; like `plain` where luck is not corrected. Single ones need not be probabilities, only
    /// their mean has a meaning.
    pub corrected: [f64; OUTCOMES],
    /// As it ended.
    pub plain: [f64; OUTCOMES],
}

impl Trial {
    /// The same trial as the other side sees it: for the side that has just played, when plays are compared.
    pub fn seen_by_opponent(self) -> Trial {
        let Trial { mut corrected, mut plain } = self;
        corrected.reverse();
        plain.reverse();
        Trial { corrected, plain }
    }
}

/// A mean over trials, and how far it can be trusted.
///
/// The first throws of trials are spread evenly, so that means are a little better than the error says, never worse.
/// The error is one of chance alone: it says nothing of what better play would give, nor of how wrong
/// judgements are where games were not played to the end. Where all of a few plain trials ended alike it is 0, which is too
/// good to be true; corrected ones know of what could have happened.
///
/// ```
/// use tavli_engine::Estimate;
/// let even = Estimate { trials: 1296, outcomes: [0.0, 0.5, 0.0, 0.5, 0.0], equity: 0.0, standard_error: 0.01 };
/// assert!(even.interval().contains(&0.019) && !even.interval().contains(&0.02));
/// assert_eq!(even.chances().win, 0.5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Over how many trials.
    pub trials: u64,
    /// Lose two, lose one, draw, win one, win two.
    pub outcomes: [f64; OUTCOMES],
    /// Points a game.
    pub equity: f64,
    /// By how much the equity is off, as a standard deviation; infinite where fewer than two trials tell nothing of it.
    pub standard_error: f64,
}

impl Estimate {
    /// The chances; where luck was corrected they can be a little below 0 or above 1.
    pub fn chances(&self) -> Chances {
        Chances::of_outcomes(self.outcomes.map(|outcome| outcome as f32))
    }

    /// Where the equity lies with a probability of 95 %.
    pub fn interval(&self) -> RangeInclusive<f64> {
        // Student's quantile, to the first order: few trials know their own spread less well.
        let quantile = 1.96 + 2.37 / (self.trials.max(2) - 1) as f64;
        let reach = quantile * self.standard_error;
        self.equity - reach..=self.equity + reach
    }

    /// How far single trials spread, as a standard deviation.
    pub fn standard_deviation(&self) -> f64 {
        self.standard_error * (self.trials as f64).sqrt()
    }

    /// The mean of these outcomes, summed in the order that they come in.
    fn of(outcomes: impl Iterator<Item = [f64; OUTCOMES]> + Clone, has_doubles: bool) -> Estimate {
        let trials = outcomes.clone().count() as u64;
        let count = trials.max(1) as f64;
        let mut means = [0.0; OUTCOMES];
        for one in outcomes.clone() {
            (0..OUTCOMES).for_each(|outcome| means[outcome] += one[outcome]);
        }
        let means = means.map(|sum| sum / count);
        let equity = worth(means, has_doubles);
        let squares: f64 = outcomes.map(|one| (worth(one, has_doubles) - equity).powi(2)).sum();
        let standard_error =
            if trials > 1 { (squares / (count - 1.0) / count).sqrt() } else { f64::INFINITY };
        Estimate { trials, outcomes: means, equity, standard_error }
    }
}

fn worth(outcomes: [f64; OUTCOMES], has_doubles: bool) -> f64 {
    let [lose_double, lose_single, _draw, win_single, win_double] = outcomes;
    let double = if has_doubles { 2.0 } else { 1.0 };
    win_single - lose_single + double * (win_double - lose_double)
}

/// What a rollout has found.
///
/// ```
/// use tavli_engine::{Trial, Trials};
/// use tavli_rules::BuiltIn;
/// let mut trials = Trials::new(&BuiltIn::Portes.ruleset());
/// trials.add(0, Trial { corrected: [0.0, 0.5, 0.0, 0.5, 0.0], plain: [0.0, 0.0, 0.0, 1.0, 0.0] });
/// trials.add(1, Trial { corrected: [0.0, 0.5, 0.0, 0.5, 0.0], plain: [0.0, 1.0, 0.0, 0.0, 0.0] });
/// let result = trials.result();
/// assert_eq!((result.corrected.equity, result.plain.equity), (0.0, 0.0));
/// assert_eq!((result.corrected.standard_error, result.plain.standard_error), (0.0, 1.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutResult {
    /// Without what the dice gave: the better estimate where luck is corrected, else the same as `plain`.
    pub corrected: Estimate,
    /// As the games ended.
    pub plain: Estimate,
}

/// The trials of a rollout by their numbers.
///
/// They may be added in any order, by however many threads they were played: results are summed in the order of
/// the numbers, and so are the same to the last digit.
///
/// ```
/// use tavli_engine::{Trial, Trials};
/// use tavli_rules::BuiltIn;
/// let mut trials = Trials::new(&BuiltIn::Fevga.ruleset());
/// let won = Trial { corrected: [0.0, 0.0, 0.0, 1.0, 0.0], plain: [0.0, 0.0, 0.0, 1.0, 0.0] };
/// trials.add(2, won);
/// trials.add(0, won);
/// assert_eq!(trials.complete(), 1, "the second is still missing");
/// assert_eq!((trials.result().plain.trials, trials.result_of_all().plain.trials), (1, 2));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Trials {
    trials: BTreeMap<u64, Trial>,
    has_doubles: bool,
}

impl Trials {
    /// No trials yet, under this ruleset.
    pub fn new(ruleset: &Ruleset) -> Trials {
        Trials { trials: BTreeMap::new(), has_doubles: ruleset.has_double_wins() }
    }

    /// Adds the trial with this number.
    pub fn add(&mut self, number: u64, trial: Trial) {
        self.trials.insert(number, trial);
    }

    /// The trial with this number, if there is one.
    pub fn get(&self, number: u64) -> Option<&Trial> {
        self.trials.get(&number)
    }

    /// Every trial with its number, in order.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &Trial)> {
        self.trials.iter().map(|(number, trial)| (*number, trial))
    }

    /// How many trials there are from number 0 on without a gap.
    pub fn complete(&self) -> u64 {
        (0..).zip(self.trials.keys()).take_while(|(expected, number)| expected == *number).count() as u64
    }

    /// What the trials from number 0 up to the first gap say: it does not depend on which trials were quickest.
    pub fn result(&self) -> RolloutResult {
        self.result_of(self.trials.range(..self.complete()).map(|(_, trial)| *trial))
    }

    /// What all trials say, with gaps or without.
    pub fn result_of_all(&self) -> RolloutResult {
        self.result_of(self.trials.values().copied())
    }

    /// By how much these trials are better than others, over the numbers that both have.
    ///
    /// Trials with one number have the same dice, so that much of what is luck in both falls out of the difference: two
    /// plays can be told apart by fewer trials than each by itself would need.
    ///
    /// ```
    /// use tavli_engine::{Trial, Trials};
    /// use tavli_rules::BuiltIn;
    /// let of = |wins: [f64; 3]| {
    ///     let mut trials = Trials::new(&BuiltIn::Fevga.ruleset());
    ///     for (number, win) in (0..).zip(wins) {
    ///         let outcomes = [0.0, 1.0 - win, 0.0, win, 0.0];
    ///         trials.add(number, Trial { corrected: outcomes, plain: outcomes });
    ///     }
    ///     trials
    /// };
    /// let lead = of([0.75, 0.25, 0.5]).lead_over(&of([0.5, 0.0, 0.25]));
    /// assert_eq!((lead.plain.equity, lead.plain.standard_error), (0.5, 0.0));
    /// ```
    pub fn lead_over(&self, other: &Trials) -> RolloutResult {
        let common = |(number, own): (&u64, &Trial)| {
            let other = other.trials.get(number)?;
            let corrected = std::array::from_fn(|k| own.corrected[k] - other.corrected[k]);
            Some(Trial { corrected, plain: std::array::from_fn(|k| own.plain[k] - other.plain[k]) })
        };
        self.result_of(self.trials.iter().filter_map(common))
    }

    fn result_of(&self, trials: impl Iterator<Item = Trial> + Clone) -> RolloutResult {
        RolloutResult {
            corrected: Estimate::of(trials.clone().map(|trial| trial.corrected), self.has_doubles),
            plain: Estimate::of(trials.map(|trial| trial.plain), self.has_doubles),
        }
    }
}
