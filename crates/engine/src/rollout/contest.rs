//! A rollout of several plays with the same dice, in rounds, until one of them is clearly the best.

use tavli_rules::{Position, Referee, Side};

use super::Roller;
use super::trials::{RolloutResult, Trial, Trials};

/// Nobody is dropped before so many rounds: fewer trials do not know their own spread.
const FIRST_ROUNDS: u64 = 3;

/// Positions that are rolled out together, seen by one side.
///
/// A round has as many trials as there are ordered throws, so that every first throw comes once in it, the same ones for
/// all. Who is dropped is decided between rounds only, and so depends on no clock and no number of threads.
///
/// ```
/// use tavli_engine::{Contest, Plain, Roller, RolloutPlan, Search};
/// use tavli_rules::{BuiltIn, Roll, read_position};
/// let referee = BuiltIn::Portes.referee();
/// let position = read_position("portes-w-19.20.off13-24x2.off13").unwrap().position(&referee).unwrap();
/// let plays = referee.plays(&position, Roll::new(&[2, 1]).unwrap());
/// let mut contest = Contest::new(&referee, position.turn(), plays.positions(), 36);
/// let mut search = Search::with_evaluator(&referee, Box::new(Plain::new(referee.ruleset())));
/// let mut roller = Roller::new(&mut search, RolloutPlan::default());
/// while let Some(round) = contest.next_round() {
///     for (place, number) in round {
///         let trial = contest.trial(&mut roller, place, number);
///         contest.add(place, number, trial);
///     }
/// }
/// assert_eq!(contest.contestants()[contest.ranking()[0]].result().plain.trials, 36);
/// ```
#[derive(Clone, Debug)]
pub struct Contest {
    side: Side,
    contestants: Vec<Contestant>,
    /// How many trials a round has.
    round: u64,
    /// How many trials there are at most.
    most: u64,
    /// By how many standard deviations of the difference somebody must be behind to be dropped.
    limit: Option<f64>,
}

/// One of the positions, and what its trials have shown.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// Where its trials begin.
    pub start: Position,
    /// Its trials, as the side that is asked sees them.
    pub trials: Trials,
    /// Whether it was dropped.
    pub is_dropped: bool,
}

impl Contestant {
    /// What its trials have shown.
    pub fn result(&self) -> RolloutResult {
        self.trials.result()
    }
}

impl Contest {
    /// These positions, seen by a side, with so many trials each.
    pub fn new(referee: &Referee, side: Side, starts: &[Position], most: u64) -> Contest {
        let trials = Trials::new(referee.ruleset());
        let contestant =
            |start: &Position| Contestant { start: *start, trials: trials.clone(), is_dropped: false };
        Contest {
            side,
            contestants: starts.iter().map(contestant).collect(),
            round: referee.rolls().map(|(_, weight)| u64::from(weight)).sum(),
            most,
            limit: None,
        }
    }

    /// The same, where whoever is behind by so many standard deviations of the difference is dropped, and all ends when one is left.
    pub fn until(self, limit: Option<f64>) -> Contest {
        Contest { limit, ..self }
    }

    /// All of them, in the order in which they came.
    pub fn contestants(&self) -> &[Contestant] {
        &self.contestants
    }

    /// The same, to go on from trials that were kept.
    pub fn contestants_mut(&mut self) -> &mut [Contestant] {
        &mut self.contestants
    }

    /// How many trials there are at most, of all together.
    pub fn most_trials(&self) -> u64 {
        self.most * self.contestants.len() as u64
    }

    /// How many trials have been played, of all together.
    pub fn trials_played(&self) -> u64 {
        self.contestants.iter().map(|contestant| contestant.trials.iter().count() as u64).sum()
    }

    /// Plays a trial of one of them.
    pub fn trial(&self, roller: &mut Roller<'_, '_>, place: usize, number: u64) -> Trial {
        let start = &self.contestants[place].start;
        let trial = roller.trial(start, number);
        if start.turn() == self.side { trial } else { trial.seen_by_opponent() }
    }

    /// Adds a trial of one of them.
    pub fn add(&mut self, place: usize, number: u64, trial: Trial) {
        self.contestants[place].trials.add(number, trial);
    }

    /// The trials to be played next, in any order: of whom, and which; nothing where it is over.
    pub fn next_round(&mut self) -> Option<Vec<(usize, u64)>> {
        let done = self.live().map(|(_, live)| live.trials.complete()).min()?;
        if done > 0 && done.is_multiple_of(self.round) {
            self.drop_hopeless(done);
        }
        let is_decided = self.limit.is_some() && self.live().count() <= 1;
        let end = ((done / self.round + 1) * self.round).min(self.most);
        if is_decided || done >= end {
            return None;
        }
        let of = |(place, live): (usize, &Contestant)| {
            let missing = (done..end).filter(|number| live.trials.get(*number).is_none());
            missing.map(|number| (place, number)).collect::<Vec<_>>()
        };
        let mut round: Vec<(usize, u64)> = self.live().flat_map(of).collect();
        // Trial by trial: whoever stops in the middle of a round knows as much of each play.
        round.sort_by_key(|(place, number)| (*number, *place));
        Some(round)
    }

    /// Their places, the best first; those that were dropped come last, and behind them those that were never tried.
    pub fn ranking(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.contestants.len()).collect();
        let worth = |place: &usize| {
            let contestant = &self.contestants[*place];
            let found = contestant.result().corrected;
            ((found.trials == 0, contestant.is_dropped), -found.equity)
        };
        places.sort_by(|a, b| {
            let ((a_dropped, a_worth), (b_dropped, b_worth)) = (worth(a), worth(b));
            a_dropped.cmp(&b_dropped).then(a_worth.total_cmp(&b_worth)).then(a.cmp(b))
        });
        places
    }

    fn live(&self) -> impl Iterator<Item = (usize, &Contestant)> {
        self.contestants.iter().enumerate().filter(|(_, contestant)| !contestant.is_dropped)
    }

    fn drop_hopeless(&mut self, done: u64) {
        let Some(limit) = self.limit.filter(|_| done >= FIRST_ROUNDS * self.round) else { return };
        let Some(best) = self.ranking().first().copied() else { return };
        let best = self.contestants[best].trials.clone();
        for contestant in self.contestants.iter_mut().filter(|contestant| !contestant.is_dropped) {
            let lead = best.lead_over(&contestant.trials).corrected;
            contestant.is_dropped = lead.equity > limit * lead.standard_error;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain::Plain;
    use crate::rollout::RolloutPlan;
    use crate::search::Search;
    use tavli_rules::{BuiltIn, Roll, read_position};

    const POSITION: &str = "portes-w-12x2.17x3.18x2.19x4.20x2.22x2-1x2.12x3.17x3.19x4.20x3";

    fn contest(referee: &Referee, most: u64) -> Contest {
        let position = read_position(POSITION).unwrap().position(referee).unwrap();
        let plays = referee.plays(&position, Roll::new(&[6, 1]).unwrap());
        let plays: Vec<Position> = plays.positions().iter().take(4).copied().collect();
        Contest::new(referee, position.turn(), &plays, most)
    }

    /// Plays it to its end, or until so many trials; each round backwards where asked, as other threads might.
    fn finish(contest: &mut Contest, search: &mut Search<'_>, backwards: bool, most: usize) {
        let plan = RolloutPlan { turns: Some(4), ..RolloutPlan::default() };
        let mut left = most;
        while let Some(mut round) = contest.next_round() {
            if backwards {
                round.reverse();
            }
            for (place, number) in round {
                if left == 0 {
                    return;
                }
                left -= 1;
                let trial = contest.trial(&mut Roller::new(search, plan), place, number);
                contest.add(place, number, trial);
            }
        }
    }

    fn outcome(contest: &Contest) -> Vec<(u64, f64, bool)> {
        let of = |contestant: &Contestant| {
            let result = contestant.result().corrected;
            (result.trials, result.equity, contestant.is_dropped)
        };
        contest.contestants().iter().map(of).collect()
    }

    #[test]
    fn a_contest_that_was_stopped_goes_on_as_if_it_had_not() {
        let referee = BuiltIn::Portes.referee();
        let mut search = Search::with_evaluator(&referee, Box::new(Plain::new(referee.ruleset())));
        let fresh = contest(&referee, 216).until(Some(2.33));
        let mut whole = fresh.clone();
        finish(&mut whole, &mut search, false, usize::MAX);
        for stop in [1, 50, 301] {
            let mut parts = fresh.clone();
            finish(&mut parts, &mut search, true, stop);
            finish(&mut parts, &mut search, false, usize::MAX);
            assert_eq!(outcome(&parts), outcome(&whole), "{stop}");
        }
    }

    #[test]
    fn all_have_their_trials_where_nobody_is_dropped() {
        let referee = BuiltIn::Portes.referee();
        let mut search = Search::with_evaluator(&referee, Box::new(Plain::new(referee.ruleset())));
        let mut contest = contest(&referee, 40);
        finish(&mut contest, &mut search, false, usize::MAX);
        assert!(outcome(&contest).iter().all(|(trials, _, is_dropped)| *trials == 40 && !is_dropped));
        let worths: Vec<f64> = contest
            .ranking()
            .iter()
            .map(|place| contest.contestants()[*place].result().corrected.equity)
            .collect();
        assert!(worths.is_sorted_by(|a, b| a >= b));
    }

    #[test]
    fn whoever_stops_knows_as_much_of_each_and_the_untried_come_last() {
        let referee = BuiltIn::Portes.referee();
        let mut search = Search::with_evaluator(&referee, Box::new(Plain::new(referee.ruleset())));
        let mut begun = contest(&referee, 40);
        finish(&mut begun, &mut search, false, 10);
        let trials: Vec<u64> = outcome(&begun).iter().map(|(trials, ..)| *trials).collect();
        assert_eq!(trials, [3, 3, 2, 2]);
        let lost = Trial { corrected: [1.0, 0.0, 0.0, 0.0, 0.0], plain: [1.0, 0.0, 0.0, 0.0, 0.0] };
        let mut one_tried = contest(&referee, 40);
        one_tried.add(2, 0, lost);
        assert_eq!(one_tried.ranking()[0], 2, "what is known to be bad is known at least");
    }
}
