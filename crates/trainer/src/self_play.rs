//! Games that a net plays against itself, and what can be learned from them.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{Layout, Net, OUTCOMES, Siblings, value};
use tavli_rules::{Outcome, Plays, Position, Referee, Roll, Side};

/// A game longer than this is given up; what is known by then counts.
const LONGEST: usize = 1_500;
/// More results of one roll than this are thinned: three equal dice can have hundreds of thousands.
const MOST_RESULTS: usize = 1_500;

/// A position's inputs and the outcomes that it should be judged by.
pub(crate) struct Sample {
    pub(crate) inputs: Vec<(u16, f32)>,
    pub(crate) target: [f32; OUTCOMES],
}

/// Plays games with a net's own choices.
pub(crate) struct SelfPlay<'a> {
    referee: &'a Referee,
    layout: &'a Layout,
    rolls: Vec<Roll>,
    random: ChaCha8Rng,
    plays: Plays,
    thinned: Vec<Position>,
    siblings: Siblings,
    has_doubles: bool,
    /// How much of the later outcome counts, against the judgement of the next position.
    lambda: f32,
}

/// How a whole game went.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct GameTotals {
    pub(crate) games: u64,
    pub(crate) turns: u64,
    pub(crate) doubles: u64,
    pub(crate) draws: u64,
    pub(crate) starter_wins: u64,
}

impl<'a> SelfPlay<'a> {
    pub(crate) fn new(referee: &'a Referee, layout: &'a Layout, seed: u64, lambda: f32) -> SelfPlay<'a> {
        let rolls =
            referee.rolls().flat_map(|(roll, weight)| std::iter::repeat_n(roll, weight as usize)).collect();
        SelfPlay {
            referee,
            layout,
            rolls,
            random: ChaCha8Rng::seed_from_u64(seed),
            plays: Plays::default(),
            thinned: Vec::new(),
            siblings: Siblings::default(),
            has_doubles: referee.ruleset().has_double_wins(),
            lambda,
        }
    }

    /// Plays one game and adds its positions to the samples.
    pub(crate) fn game(&mut self, net: &Net, samples: &mut Vec<Sample>, totals: &mut GameTotals) {
        let first = samples.len();
        let mut position = self.referee.start(Side::White);
        let mut judgements: Vec<[f32; OUTCOMES]> = Vec::new();
        let mut passes = 0;
        let last = loop {
            samples.push(self.sample(&position));
            let roll = self.rolls[self.random.random_range(0..self.rolls.len())];
            let (after, judged) = self.choose(net, &position, roll);
            if let Some(end) = self.ending(&after) {
                break end;
            }
            passes = if after.with_turn(position.turn()) == position { passes + 1 } else { 0 };
            if passes > 1 && self.referee.is_dead(&after) {
                break one_hot(2);
            }
            judgements.push(judged);
            position = after;
            if judgements.len() >= LONGEST {
                samples.push(self.sample(&position));
                break reversed(judged);
            }
        };
        let starter_is_last = (samples.len() - first) % 2 == 1;
        totals.count(last, samples.len() - first, starter_is_last);
        self.give_targets(&mut samples[first..], &judgements, last);
    }

    fn sample(&self, position: &Position) -> Sample {
        let mut inputs = Vec::with_capacity(40);
        self.layout.inputs(position, &mut |input, value| inputs.push((input as u16, value)));
        Sample { inputs, target: [0.0; OUTCOMES] }
    }

    /// The outcome of a game that has just ended, as the side sees it that played last.
    fn ending(&self, after: &Position) -> Option<[f32; OUTCOMES]> {
        if !after.waiter().in_play().is_empty() {
            return None;
        }
        match self.referee.outcome(after) {
            Some(Outcome::Won { points: 2, .. }) => Some(one_hot(4)),
            Some(Outcome::Won { .. }) => Some(one_hot(3)),
            Some(Outcome::Draw) | None => Some(one_hot(2)),
        }
    }

    /// The result that the net likes best, and how it judges it for the side to throw there.
    pub(crate) fn choose(
        &mut self,
        net: &Net,
        position: &Position,
        roll: Roll,
    ) -> (Position, [f32; OUTCOMES]) {
        self.referee.plays_into(position, roll, &mut self.plays);
        let all = self.plays.positions();
        let candidates = if all.len() > MOST_RESULTS {
            self.thinned.clear();
            self.thinned.extend(all.iter().step_by(all.len().div_ceil(MOST_RESULTS)));
            &self.thinned
        } else {
            all
        };
        let has_doubles = self.has_doubles;
        let mut best = (f32::MAX, 0, [0.0; OUTCOMES]);
        self.siblings.judge(net, self.layout, candidates, |index, outcomes| {
            let has_won = candidates[index].waiter().in_play().is_empty();
            let value = if has_won { -2.0 } else { value(outcomes, has_doubles) };
            if value < best.0 {
                best = (value, index, outcomes);
            }
        });
        (candidates[best.1], best.2)
    }

    /// From the end backwards: each position's target mixes the judgement of the next with what came of it.
    fn give_targets(&self, samples: &mut [Sample], judgements: &[[f32; OUTCOMES]], last: [f32; OUTCOMES]) {
        let mut target = last;
        for (index, sample) in samples.iter_mut().enumerate().rev() {
            if index < judgements.len() {
                let next = judgements[index];
                target = reversed(std::array::from_fn(|k| {
                    (1.0 - self.lambda) * next[k] + self.lambda * target[k]
                }));
            }
            sample.target = target;
        }
    }
}

impl GameTotals {
    fn count(&mut self, last: [f32; OUTCOMES], turns: usize, starter_is_last: bool) {
        self.games += 1;
        self.turns += turns as u64;
        self.doubles += u64::from(last[4] == 1.0);
        self.draws += u64::from(last[2] == 1.0);
        self.starter_wins += u64::from(starter_is_last && last[2] < 1.0);
    }

    pub(crate) fn add(&mut self, other: &GameTotals) {
        self.games += other.games;
        self.turns += other.turns;
        self.doubles += other.doubles;
        self.draws += other.draws;
        self.starter_wins += other.starter_wins;
    }
}

fn one_hot(index: usize) -> [f32; OUTCOMES] {
    std::array::from_fn(|k| f32::from(u8::from(k == index)))
}

/// The outcomes as the other side sees them.
fn reversed(mut outcomes: [f32; OUTCOMES]) -> [f32; OUTCOMES] {
    outcomes.reverse();
    outcomes
}
