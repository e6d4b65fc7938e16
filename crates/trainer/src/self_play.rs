//! Games that a net plays against itself, and what can be learned from them.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{
    Evaluator, Layout, Net, NetEvaluator, OUTCOMES, OneSided, Outcomes, Search, ended, reversed, value,
};
use tavli_rules::{Plays, Position, Referee, Roll, Side};

/// A game longer than this is given up; what is known by then counts.
const LONGEST: usize = 1_500;
/// More results of one roll than this are thinned: three equal dice can have hundreds of thousands.
const MOST_RESULTS: usize = 1_500;

/// A position's inputs and the outcomes that it should be judged by.
pub(crate) struct Sample {
    pub(crate) inputs: Vec<(u16, f32)>,
    pub(crate) target: Outcomes,
}

/// Where the targets come from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Targets {
    /// From how the game went on; the number says how much of the later outcome counts against the next judgement.
    Outcomes(f32),
    /// From looking one throw ahead; the number says at which share of the positions.
    LookAhead(f64),
}

/// Plays games with a net's own choices.
pub(crate) struct SelfPlay<'a> {
    referee: &'a Referee,
    layout: &'a Layout,
    table: &'a OneSided,
    rolls: Vec<Roll>,
    random: ChaCha8Rng,
    plays: Plays,
    thinned: Vec<Position>,
    outcomes: Vec<Outcomes>,
    has_doubles: bool,
    targets: Targets,
    /// Second-best results, some of which are learned from too: a player must know why they are worse.
    aside: Vec<Position>,
}

/// How whole games went.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct GameTotals {
    pub(crate) games: u64,
    pub(crate) turns: u64,
    pub(crate) doubles: f64,
    pub(crate) draws: f64,
    pub(crate) starter_wins: f64,
}

impl<'a> SelfPlay<'a> {
    pub(crate) fn new(
        referee: &'a Referee,
        layout: &'a Layout,
        table: &'a OneSided,
        seed: u64,
        targets: Targets,
    ) -> SelfPlay<'a> {
        let rolls =
            referee.rolls().flat_map(|(roll, weight)| std::iter::repeat_n(roll, weight as usize)).collect();
        SelfPlay {
            referee,
            layout,
            table,
            rolls,
            random: ChaCha8Rng::seed_from_u64(seed),
            plays: Plays::default(),
            thinned: Vec::new(),
            outcomes: Vec::new(),
            has_doubles: referee.ruleset().has_double_wins(),
            targets,
            aside: Vec::new(),
        }
    }

    /// Plays so many games and adds their positions to the samples.
    pub(crate) fn games(
        &mut self,
        net: &Net,
        count: u64,
        samples: &mut Vec<Sample>,
        totals: &mut GameTotals,
    ) {
        let mut evaluator = NetEvaluator::new(self.referee, net, Some(self.table));
        let mut search = Search::with_table(self.referee, net, self.table);
        for _ in 0..count {
            match self.targets {
                Targets::Outcomes(lambda) => self.game(&mut evaluator, lambda, samples, totals),
                Targets::LookAhead(share) => {
                    self.judged_game(&mut evaluator, &mut search, share, samples, totals)
                }
            }
        }
    }

    fn game(
        &mut self,
        evaluator: &mut NetEvaluator<'_>,
        lambda: f32,
        samples: &mut Vec<Sample>,
        totals: &mut GameTotals,
    ) {
        let first = samples.len();
        let mut judgements = Vec::new();
        let layout = self.layout;
        let last = self.walk(evaluator, &mut |position, judged| {
            samples.push(sample(layout, position));
            judgements.push(judged);
        });
        totals.count(last, samples.len() - first);
        give_targets(&mut samples[first..], &judgements, last, lambda);
    }

    fn judged_game(
        &mut self,
        evaluator: &mut NetEvaluator<'_>,
        search: &mut Search<'_>,
        share: f64,
        samples: &mut Vec<Sample>,
        totals: &mut GameTotals,
    ) {
        let mut positions = Vec::new();
        self.aside.clear();
        let last = self.walk(evaluator, &mut |position, _| positions.push(*position));
        totals.count(last, positions.len());
        positions.append(&mut self.aside);
        for position in positions {
            if self.random.random_bool(share) {
                let target = search.expectation(&position, 1);
                samples.push(Sample { target, ..sample(self.layout, &position) });
            }
        }
    }

    /// Plays one game; shows each position to be thrown in with what the play chosen there was judged to be worth for the
    /// opponent. Says how it ended, for the side that played last.
    fn walk(
        &mut self,
        evaluator: &mut NetEvaluator<'_>,
        visit: &mut impl FnMut(&Position, Outcomes),
    ) -> Outcomes {
        let mut position = self.referee.start(Side::White);
        let mut passes = 0;
        for turn in 1.. {
            let roll = self.rolls[self.random.random_range(0..self.rolls.len())];
            let (after, judged) = self.choose(evaluator, &position, roll);
            visit(&position, judged);
            if self.is_known(&after) || turn >= LONGEST {
                return reversed(judged);
            }
            passes = if after.with_turn(position.turn()) == position { passes + 1 } else { 0 };
            if passes > 1 && self.referee.is_dead(&after) {
                return [0.0, 0.0, 1.0, 0.0, 0.0];
            }
            position = after;
        }
        unreachable!("a game is given up after so many turns")
    }

    /// Whether nothing is left to be learned: the game has ended, or the table knows how it will.
    fn is_known(&self, after: &Position) -> bool {
        (after.waiter().in_play().is_empty() && ended(self.referee, after).is_some())
            || self.table.chances(self.referee, after).is_some()
    }

    /// The result that the net likes best, and how it judges it for the side to throw there.
    fn choose(
        &mut self,
        evaluator: &mut NetEvaluator<'_>,
        position: &Position,
        roll: Roll,
    ) -> (Position, Outcomes) {
        self.referee.plays_into(position, roll, &mut self.plays);
        let all = self.plays.positions();
        let candidates = if all.len() > MOST_RESULTS {
            self.thinned.clear();
            self.thinned.extend(all.iter().step_by(all.len().div_ceil(MOST_RESULTS)));
            &self.thinned
        } else {
            all
        };
        evaluator.judge(self.referee, candidates, &mut self.outcomes);
        let worth = |index: &usize| value(self.outcomes[*index], self.has_doubles);
        let best = (0..candidates.len()).min_by(|a, b| worth(a).total_cmp(&worth(b)));
        let best = best.expect("a roll has at least one result");
        if let Targets::LookAhead(_) = self.targets {
            let others = (0..candidates.len()).filter(|index| *index != best);
            let second = others.min_by(|a, b| worth(a).total_cmp(&worth(b)));
            self.aside.extend(second.map(|second| candidates[second]).filter(|after| !self.is_known(after)));
        }
        (candidates[best], self.outcomes[best])
    }
}

fn sample(layout: &Layout, position: &Position) -> Sample {
    let mut inputs = Vec::with_capacity(60);
    let scales = layout.scales();
    layout.inputs(position, &mut |input, value| {
        if value != 0 {
            inputs.push((input as u16, f32::from(value) * scales[input]));
        }
    });
    Sample { inputs, target: [0.0; OUTCOMES] }
}

/// From the end backwards: each position's target mixes the judgement of the next with what came of it.
fn give_targets(samples: &mut [Sample], judgements: &[Outcomes], last: Outcomes, lambda: f32) {
    let mut target = last;
    for (index, sample) in samples.iter_mut().enumerate().rev() {
        if index + 1 < judgements.len() {
            let next = judgements[index];
            target = reversed(std::array::from_fn(|k| (1.0 - lambda) * next[k] + lambda * target[k]));
        }
        sample.target = target;
    }
}

impl GameTotals {
    /// Counts a game that ended so for the side that played last.
    fn count(&mut self, last: Outcomes, turns: usize) {
        let [lose_double, lose_single, draw, win_single, win_double] = last.map(f64::from);
        let starter_is_last = turns % 2 == 1;
        self.games += 1;
        self.turns += turns as u64;
        self.doubles += lose_double + win_double;
        self.draws += draw;
        self.starter_wins +=
            if starter_is_last { win_single + win_double } else { lose_single + lose_double };
    }

    /// How the games went, on one line.
    pub(crate) fn in_words(&self) -> String {
        let share = |count: f64| count / self.games.max(1) as f64;
        format!(
            "{} games, {:.1} turns, {:.3} double, {:.3} drawn, {:.3} won by who began",
            self.games,
            share(self.turns as f64),
            share(self.doubles),
            share(self.draws),
            share(self.starter_wins),
        )
    }

    pub(crate) fn add(&mut self, other: &GameTotals) {
        self.games += other.games;
        self.turns += other.turns;
        self.doubles += other.doubles;
        self.draws += other.draws;
        self.starter_wins += other.starter_wins;
    }
}
