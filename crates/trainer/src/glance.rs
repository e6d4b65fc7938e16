//! A quick look two throws ahead: the best reply to every throw, and then some of the throws that can follow each.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use tavli_engine::{BearOff, Evaluator, Filters, NetEvaluator, NetFile, OUTCOMES, Outcomes, reversed, value};
use tavli_rules::{Plays, Position, Referee, Roll};

use crate::targets::levelled;

/// Looks ahead from positions. A look two throws ahead takes some pairs of throws: each throw comes second as often as any other,
/// so that a lucky one has no more than its share; and positions that are compared are looked into with the same pairs, so that
/// what is left of luck is much the same for all.
pub(crate) struct Glance<'a> {
    referee: &'a Referee,
    evaluator: NetEvaluator<'a>,
    /// How many throws it looks ahead, one or two.
    plies: u32,
    /// How many second throws follow each first one.
    following: usize,
    /// Each roll that is looked at, and how many throws come to it.
    rolls: Vec<(Roll, usize)>,
    /// For each throw the index of its roll.
    throws: Vec<usize>,
    /// The order of second throws.
    order: Vec<usize>,
    most_results: usize,
    has_doubles: bool,
    plays: Plays,
    results: Vec<Position>,
    ends: Vec<usize>,
    judged: Vec<Outcomes>,
}

/// The best result of a roll, and the outcomes for the side to throw there.
type Reply = (Position, Outcomes);

/// What a position is worth for the side to throw, after one throw and after two.
#[derive(Clone, Copy)]
struct Seen {
    shorter: Outcomes,
    deeper: Outcomes,
}

impl<'a> Glance<'a> {
    pub(crate) fn new(
        referee: &'a Referee,
        evaluator: NetEvaluator<'a>,
        plies: u32,
        following: usize,
    ) -> Glance<'a> {
        let Filters { most_numbers, most_results, .. } = Filters::new(referee.ruleset());
        let listed = referee.rolls().filter(|(roll, _)| referee.numbers(*roll).total() <= most_numbers);
        let rolls: Vec<_> = listed.map(|(roll, weight)| (roll, weight as usize)).collect();
        let repeated = |(index, (_, weight)): (usize, &(Roll, usize))| std::iter::repeat_n(index, *weight);
        let throws: Vec<usize> = rolls.iter().enumerate().flat_map(repeated).collect();
        Glance {
            referee,
            evaluator,
            plies,
            following,
            order: (0..throws.len()).collect(),
            rolls,
            throws,
            most_results,
            has_doubles: referee.ruleset().has_double_wins(),
            plays: Plays::default(),
            results: Vec::new(),
            ends: Vec::new(),
            judged: Vec::new(),
        }
    }

    /// One that tells the luck of throws.
    pub(crate) fn of_luck(referee: &'a Referee, nets: &'a NetFile, table: &'a BearOff) -> Glance<'a> {
        let evaluator = NetEvaluator::new(referee, &nets.net, Some(table)).with_race(nets.race.as_ref());
        Glance::new(referee, evaluator, 1, 1)
    }

    /// The outcomes of positions that are compared, for the side to throw.
    pub(crate) fn outcomes<const PLAYS: usize>(
        &mut self,
        positions: &[Position; PLAYS],
        random: &mut ChaCha8Rng,
    ) -> [Outcomes; PLAYS] {
        self.order.shuffle(random);
        let mut before: Option<(Position, Seen)> = None;
        let seen = positions.map(|position| {
            // The last of few plays counts several times.
            let known = before.filter(|(other, _)| *other == position);
            let seen = known.map_or_else(|| self.look(&position), |(_, seen)| seen);
            before = Some((position, seen));
            seen
        });
        let shorter = seen.map(|seen| seen.shorter);
        if self.plies > 1 { levelled(seen.map(|seen| seen.deeper), shorter) } else { shorter }
    }

    /// The outcomes one throw ahead.
    pub(crate) fn shorter(&mut self, position: &Position) -> Outcomes {
        self.evaluator.exact(self.referee, position).unwrap_or_else(|| {
            let replies = self.all_replies(position);
            self.mean(&replies)
        })
    }

    /// By how many points a throw is better for its side than what was to be expected. Whatever the net thinks, right or wrong:
    /// the mean over all throws is nothing, so that results may be freed of luck by it without moving their mean.
    pub(crate) fn luck(&mut self, position: &Position, roll: Roll) -> f64 {
        // A roll that is not looked at counts as an even one.
        let Some(index) = self.rolls.iter().position(|(other, _)| *other == roll) else { return 0.0 };
        let replies = self.all_replies(position);
        let worth = |reply: &Reply| -f64::from(value(reply.1, self.has_doubles));
        let weighted =
            self.rolls.iter().zip(&replies).map(|((_, weight), reply)| *weight as f64 * worth(reply));
        worth(&replies[index]) - weighted.sum::<f64>() / self.throws.len() as f64
    }

    fn look(&mut self, position: &Position) -> Seen {
        if let Some(known) = self.evaluator.exact(self.referee, position) {
            return Seen { shorter: known, deeper: known };
        }
        let replies = self.all_replies(position);
        let shorter = self.mean(&replies);
        let deeper = if self.plies > 1 { self.deeper(&replies) } else { shorter };
        Seen { shorter, deeper }
    }

    fn mean(&self, replies: &[Reply]) -> Outcomes {
        let mut sum = [0.0; OUTCOMES];
        for ((_, weight), (_, outcomes)) in self.rolls.iter().zip(replies) {
            add(&mut sum, *weight as f32, reversed(*outcomes));
        }
        sum.map(|sum| sum / self.throws.len() as f32)
    }

    /// What the throws after the replies come to.
    fn deeper(&mut self, replies: &[Reply]) -> Outcomes {
        let mut sum = [0.0; OUTCOMES];
        let mut first = 0;
        for (roll, (after, _)) in replies.iter().enumerate() {
            let weight = self.rolls[roll].1;
            let seconds = self.seconds(first..first + weight);
            first += weight;
            match self.evaluator.exact(self.referee, after) {
                Some(known) => add(&mut sum, seconds.len() as f32, reversed(known)),
                None => {
                    let ends = self.replies(after, &seconds);
                    ends.iter().for_each(|(_, outcomes)| add(&mut sum, 1.0, *outcomes));
                }
            }
        }
        sum.map(|sum| sum / (self.throws.len() * self.following) as f32)
    }

    /// The rolls that follow these first throws.
    fn seconds(&self, first: std::ops::Range<usize>) -> Vec<usize> {
        let count = self.throws.len();
        let place = |first: usize, turn: usize| (first + turn * count / self.following) % count;
        let places = first.flat_map(|first| (0..self.following).map(move |turn| place(first, turn)));
        places.map(|place| self.throws[self.order[place]]).collect()
    }

    fn all_replies(&mut self, position: &Position) -> Vec<Reply> {
        let all: Vec<usize> = (0..self.rolls.len()).collect();
        self.replies(position, &all)
    }

    /// The best result of each of these rolls.
    fn replies(&mut self, position: &Position, rolls: &[usize]) -> Vec<Reply> {
        self.results.clear();
        self.ends.clear();
        // Results differ less from where they come from than from each other.
        self.results.push(position.with_turn(position.turn().opponent()));
        for roll in rolls {
            self.referee.plays_into(position, self.rolls[*roll].0, &mut self.plays);
            let all = self.plays.positions();
            self.results.extend(all.iter().step_by(all.len().div_ceil(self.most_results)));
            self.ends.push(self.results.len());
        }
        self.evaluator.judge(self.referee, &self.results, &mut self.judged);
        let starts = std::iter::once(1).chain(self.ends.iter().copied());
        let worth = |place: &usize| value(self.judged[*place], self.has_doubles);
        let best = |(start, end): (usize, &usize)| {
            let best = (start..*end).min_by(|a, b| worth(a).total_cmp(&worth(b)));
            let best = best.expect("a roll has at least one result");
            (self.results[best], self.judged[best])
        };
        starts.zip(&self.ends).map(best).collect()
    }
}

fn add(sums: &mut Outcomes, weight: f32, outcomes: Outcomes) {
    sums.iter_mut().zip(outcomes).for_each(|(sum, outcome)| *sum += weight * outcome);
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use tavli_engine::{Layout, Net, Search};
    use tavli_rules::{BuiltIn, Side};

    /// All pairs together are the look ahead that follows the best reply to each throw.
    #[test]
    fn all_pairs_are_the_whole_look() {
        let referee = BuiltIn::Portes.referee();
        let table = BearOff::build(&referee);
        let mut number = 0.0;
        let net = Net::new(Layout::new(referee.ruleset()).len(), 256, || {
            number += 0.7;
            f32::sin(number)
        });
        let evaluator = NetEvaluator::new(&referee, &net, Some(&table));
        let mut search = Search::with_table(&referee, &net, &table);
        let mut glance = Glance::new(&referee, evaluator, 2, 36);
        glance.order.shuffle(&mut ChaCha8Rng::seed_from_u64(1));
        let start = referee.start(Side::White);
        let Seen { shorter, deeper } = glance.look(&start);
        for (found, depth) in [(shorter, 1), (deeper, 2)] {
            let expected = search.expectation(&start, depth);
            found.iter().zip(expected).for_each(|(found, expected)| {
                assert!((found - expected).abs() < 1e-4, "{depth}: {found}, {expected}");
            });
        }
    }
}
