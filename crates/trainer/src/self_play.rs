//! Games that a net plays against itself, and what can be learned from them.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{
    BearOff, Evaluator, Layout, Net, NetEvaluator, OUTCOMES, Outcomes, ended, reversed, value,
};
use tavli_rules::{Plays, Position, Referee, Roll, Side};

use crate::glance::Glance;
use crate::targets::{Targets, Teaching, corrected, followed};

/// A game longer than this is given up; what is known by then counts.
const LONGEST: usize = 1_500;
/// More results of one roll than this are thinned: three equal dice can have hundreds of thousands.
const MOST_RESULTS: usize = 1_500;
/// How many plays of a roll are compared; where there are fewer, the last counts several times.
pub(crate) const COMPARED: usize = 5;

/// A position's inputs and the outcomes that it should be judged by.
pub(crate) struct Sample {
    pub(crate) inputs: Vec<(u16, f32)>,
    pub(crate) target: Outcomes,
}

/// The nets that play.
#[derive(Clone, Copy)]
pub(crate) struct Nets<'a> {
    pub(crate) contact: &'a Net,
    pub(crate) race: Option<&'a Net>,
}

impl<'a> Nets<'a> {
    /// One net for everything.
    pub(crate) fn one(net: &'a Net) -> Nets<'a> {
        Nets { contact: net, race: None }
    }
}

/// Which positions are learned from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lesson {
    Everything,
    Contact,
    Races,
}

/// Plays games with a net's own choices.
pub(crate) struct SelfPlay<'a> {
    referee: &'a Referee,
    layout: &'a Layout,
    table: &'a BearOff,
    rolls: Vec<Roll>,
    random: ChaCha8Rng,
    plays: Plays,
    thinned: Vec<Position>,
    outcomes: Vec<Outcomes>,
    has_doubles: bool,
    targets: Targets,
    lesson: Lesson,
    /// How often a play is not the best one, in every second game: a player must know why it is worse.
    astray: f64,
    /// The same in the game that is being played.
    astray_now: f64,
    /// How many throws labels look ahead.
    depth: u32,
    /// How many second throws follow each first one there.
    following: usize,
    /// How much worse than the best a play may be to be compared.
    farthest: f32,
    /// Which share of the positions is learned from how games went on, beside plays that are compared.
    grounded: f64,
    lambda: f32,
    /// Those positions.
    pub(crate) grounds: Vec<Sample>,
    /// Second-best results, some of which are learned from too: a player must know why they are worse.
    aside: Vec<Position>,
}

/// What was chosen in a position, and how the best play there was judged, for the opponent.
struct Choice {
    after: Position,
    best: Outcomes,
    /// Not the best play: what comes of it says nothing about the position.
    is_astray: bool,
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
        table: &'a BearOff,
        seed: u64,
        teaching: &Teaching,
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
            targets: teaching.targets(),
            lesson: Lesson::Everything,
            astray: teaching.astray,
            astray_now: 0.0,
            depth: teaching.plies,
            following: teaching.following,
            farthest: teaching.within,
            grounded: teaching.grounded,
            lambda: teaching.lambda,
            grounds: Vec::new(),
            aside: Vec::new(),
        }
    }

    /// Learns from some positions only.
    pub(crate) fn learning(self, lesson: Lesson) -> SelfPlay<'a> {
        SelfPlay { lesson, ..self }
    }

    fn counts(&self, position: &Position) -> bool {
        match self.lesson {
            Lesson::Everything => true,
            Lesson::Contact => !self.layout.is_race(position),
            Lesson::Races => self.layout.is_race(position),
        }
    }

    /// Plays so many games and adds their positions to the samples.
    pub(crate) fn games(
        &mut self,
        nets: Nets<'_>,
        count: u64,
        samples: &mut Vec<Sample>,
        totals: &mut GameTotals,
    ) {
        let (referee, table) = (self.referee, self.table);
        let evaluator = || NetEvaluator::new(referee, nets.contact, Some(table)).with_race(nets.race);
        let mut glance = Glance::new(referee, evaluator(), self.depth, self.following);
        let mut evaluator = evaluator();
        for _ in 0..count {
            match self.targets {
                Targets::Outcomes(lambda) => {
                    let targets = |_: &[_], judgements: &[_], last| followed(judgements, last, lambda);
                    self.game(&mut evaluator, targets, samples, totals);
                }
                Targets::LookAhead(share) => {
                    self.judged_game(&mut evaluator, &mut glance, share, samples, totals)
                }
                Targets::Choices(_) => {
                    self.compared_game(&mut evaluator, &mut glance, samples, totals);
                }
                Targets::Corrected(lambda) => {
                    let targets = |positions: &[_], judgements: &[_], last| {
                        let ahead = positions.iter().map(|position| glance.shorter(position));
                        corrected(judgements, ahead.collect(), last, lambda)
                    };
                    self.game(&mut evaluator, targets, samples, totals);
                }
            }
        }
    }

    /// Plays one game; the targets come from its positions, how the best play in each was judged, and its end.
    fn game(
        &mut self,
        evaluator: &mut NetEvaluator<'_>,
        targets: impl FnOnce(&[Position], &[(Outcomes, bool)], Outcomes) -> Vec<Outcomes>,
        samples: &mut Vec<Sample>,
        totals: &mut GameTotals,
    ) {
        let (mut positions, mut judgements) = (Vec::new(), Vec::new());
        let last = self.walk(evaluator, &mut |position, choice| {
            positions.push(*position);
            judgements.push((choice.best, choice.is_astray));
        });
        totals.count(last, positions.len());
        for (position, target) in positions.iter().zip(targets(&positions, &judgements, last)) {
            if self.counts(position) {
                samples.push(Sample { target, ..sample(self.layout, position) });
            }
        }
    }

    fn judged_game(
        &mut self,
        evaluator: &mut NetEvaluator<'_>,
        glance: &mut Glance<'_>,
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
            if self.counts(&position) && self.random.random_bool(share) {
                let [target] = glance.outcomes(&[position], &mut self.random);
                samples.push(Sample { target, ..sample(self.layout, &position) });
            }
        }
    }

    /// Plays one game; the best plays of some rolls are learned from side by side, always as many of them.
    fn compared_game(
        &mut self,
        evaluator: &mut NetEvaluator<'_>,
        glance: &mut Glance<'_>,
        samples: &mut Vec<Sample>,
        totals: &mut GameTotals,
    ) {
        let (mut positions, mut judgements) = (Vec::new(), Vec::new());
        self.aside.clear();
        let last = self.walk(evaluator, &mut |position, choice| {
            positions.push(*position);
            judgements.push((choice.best, choice.is_astray));
        });
        totals.count(last, positions.len());
        for (position, target) in positions.iter().zip(followed(&judgements, last, self.lambda)) {
            if self.grounded > 0.0 && self.random.random_bool(self.grounded) {
                self.grounds.push(Sample { target, ..sample(self.layout, position) });
            }
        }
        let aside = std::mem::take(&mut self.aside);
        for compared in aside.as_chunks::<COMPARED>().0 {
            let targets = glance.outcomes(compared, &mut self.random);
            let labelled = compared.iter().zip(targets);
            samples.extend(
                labelled.map(|(position, target)| Sample { target, ..sample(self.layout, position) }),
            );
        }
        self.aside = aside;
    }

    /// Plays one game; shows each position to be thrown in with what was chosen there. Says how it ended, for the side that
    /// played last.
    fn walk(
        &mut self,
        evaluator: &mut NetEvaluator<'_>,
        visit: &mut impl FnMut(&Position, &Choice),
    ) -> Outcomes {
        let mut position = self.referee.start(Side::White);
        let mut passes = 0;
        self.astray_now = if self.astray > 0.0 && self.random.random_bool(0.5) { self.astray } else { 0.0 };
        for turn in 1.. {
            let roll = self.rolls[self.random.random_range(0..self.rolls.len())];
            let choice = self.choose(evaluator, &position, roll);
            visit(&position, &choice);
            let after = choice.after;
            if turn >= LONGEST {
                return reversed(choice.best);
            }
            if self.is_known(&after) {
                return reversed(evaluator.exact(self.referee, &after).unwrap_or(choice.best));
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

    /// The result that the net likes best; now and then the one that it likes second best, in games that go astray.
    fn choose(&mut self, evaluator: &mut NetEvaluator<'_>, position: &Position, roll: Roll) -> Choice {
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
        let looks_ahead = matches!(self.targets, Targets::LookAhead(_));
        let is_astray = self.astray_now > 0.0 && self.random.random_bool(self.astray_now);
        // Few games need it, and it costs another look at all results.
        let second = if looks_ahead || is_astray {
            let others = (0..candidates.len()).filter(|index| *index != best);
            others.min_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap_or(best)
        } else {
            best
        };
        if looks_ahead && second != best && !self.is_known(&candidates[second]) {
            self.aside.push(candidates[second]);
        }
        // Most rolls are not compared, and to put their plays in order takes long.
        let is_compared = matches!(self.targets, Targets::Choices(share) if self.random.random_bool(share));
        if is_compared && !self.is_known(&candidates[best]) {
            let mut order: Vec<usize> = (0..candidates.len()).collect();
            order.sort_by(|a, b| worth(a).total_cmp(&worth(b)));
            let limit = worth(&order[0]) + self.farthest;
            let near = order.iter().take_while(|index| worth(index) <= limit).take(COMPARED);
            let near: Vec<_> = near.map(|index| candidates[*index]).collect();
            // Where there is nothing to choose, the one play counts alone: a net that never sees such positions forgets what
            // they are worth, and looking ahead it meets them everywhere.
            self.aside.extend((0..COMPARED).map(|place| near[place.min(near.len() - 1)]));
        }
        let chosen = if is_astray { second } else { best };
        Choice { after: candidates[chosen], best: self.outcomes[best], is_astray: chosen != best }
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
