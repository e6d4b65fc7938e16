//! A quick look two throws ahead or farther: the best reply to every throw, and then some of the throws that can follow each.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use tavli_engine::{BearOff, Evaluator, Filters, NetEvaluator, NetFile, OUTCOMES, Outcomes, reversed, value};
use tavli_rules::{Plays, Position, Referee, Roll};

use crate::targets::levelled;

/// Looks ahead from positions. A look farther than one throw takes some of the ways in which throws can follow each other: at every
/// depth each throw comes as often as any other, so that a lucky one has no more than its share; and positions that are compared
/// are looked into with the same throws, so that what is left of luck is much the same for all.
pub(crate) struct Glance<'a> {
    referee: &'a Referee,
    evaluator: NetEvaluator<'a>,
    /// How many throws it looks ahead.
    plies: u32,
    /// How many ways there are to go on after each first throw.
    following: usize,
    /// Each roll that is looked at, and how many throws come to it.
    rolls: Vec<(Roll, usize)>,
    /// For each throw the index of its roll.
    throws: Vec<usize>,
    /// The order of throws at each depth behind the first.
    orders: Vec<Vec<usize>>,
    most_results: usize,
    has_doubles: bool,
    plays: Plays,
    results: Vec<Position>,
    ends: Vec<usize>,
    judged: Vec<Outcomes>,
}

/// The best result of a roll, and the outcomes for the side to throw there.
type Reply = (Position, Outcomes);

/// What a position is worth for the side to throw, at the last depth but one and at the last.
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
            orders: vec![(0..throws.len()).collect(); plies.saturating_sub(1) as usize],
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
        self.orders.iter_mut().for_each(|order| order.shuffle(random));
        let mut before: Option<(Position, Seen)> = None;
        let seen = positions.map(|position| {
            // The last of few plays counts several times.
            let known = before.filter(|(other, _)| *other == position);
            let seen = known.map_or_else(|| self.look(&position), |(_, seen)| seen);
            before = Some((position, seen));
            seen
        });
        let shorter = seen.map(|seen| seen.shorter);
        let deeper = seen.map(|seen| seen.deeper);
        match self.plies {
            1 => shorter,
            // One throw sees much less than two: what lies between plays is the deeper look's to say.
            2 => levelled(deeper, shorter),
            // Farther off both see as much, and the mean of two has less luck in it.
            _ => std::array::from_fn(|play| mean(deeper[play], shorter[play])),
        }
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
        let mut seen = Seen { shorter, deeper: shorter };
        let mut ends = if self.plies > 1 { self.ways(&replies) } else { Vec::new() };
        for depth in 2..=self.plies {
            ends = self.further(&ends, depth);
            seen = Seen { shorter: seen.deeper, deeper: mean_of(&ends, depth) };
        }
        seen
    }

    fn mean(&self, replies: &[Reply]) -> Outcomes {
        let mut sum = [0.0; OUTCOMES];
        for ((_, weight), (_, outcomes)) in self.rolls.iter().zip(replies) {
            add(&mut sum, *weight as f32, reversed(*outcomes));
        }
        sum.map(|sum| sum / self.throws.len() as f32)
    }

    /// The replies as often as there are ways to go on from them.
    fn ways(&self, replies: &[Reply]) -> Vec<Reply> {
        let counted = self.rolls.iter().zip(replies);
        counted
            .flat_map(|((_, weight), reply)| std::iter::repeat_n(*reply, weight * self.following))
            .collect()
    }

    /// Each way after one more throw. Where nothing is left to be played, all stays as it was, but for who is to throw.
    fn further(&mut self, ways: &[Reply], depth: u32) -> Vec<Reply> {
        let mut rolls = self.rolls_at(depth).into_iter();
        let mut after = Vec::with_capacity(ways.len());
        // Ways part only little by little.
        for together in ways.chunk_by(|(one, _), (other, _)| one == other) {
            let rolls: Vec<usize> = rolls.by_ref().take(together.len()).collect();
            let (position, outcomes) = together[0];
            if self.evaluator.exact(self.referee, &position).is_some() {
                after.extend(std::iter::repeat_n((position, reversed(outcomes)), together.len()));
            } else {
                after.extend(self.replies(&position, &rolls));
            }
        }
        after
    }

    /// The roll of each way at this depth.
    fn rolls_at(&self, depth: u32) -> Vec<usize> {
        let (order, count) = (&self.orders[depth as usize - 2], self.throws.len());
        let place = |first: usize, turn: usize| (first + turn * count / self.following) % count;
        let places = (0..count).flat_map(|first| (0..self.following).map(move |turn| place(first, turn)));
        places.map(|place| self.throws[order[place]]).collect()
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

/// What ways come to after so many throws, for who began to throw.
fn mean_of(ways: &[Reply], depth: u32) -> Outcomes {
    let mut sum = [0.0; OUTCOMES];
    ways.iter().for_each(|(_, outcomes)| add(&mut sum, 1.0, *outcomes));
    let mean = sum.map(|sum| sum / ways.len() as f32);
    if depth.is_multiple_of(2) { mean } else { reversed(mean) }
}

fn mean(one: Outcomes, other: Outcomes) -> Outcomes {
    std::array::from_fn(|outcome| 0.5 * (one[outcome] + other[outcome]))
}

fn add(sums: &mut Outcomes, weight: f32, outcomes: Outcomes) {
    sums.iter_mut().zip(outcomes).for_each(|(sum, outcome)| *sum += weight * outcome);
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use tavli_engine::{Layout, Net, Search};
    use tavli_rules::{BuiltIn, Side, read_position};

    fn noisy_net(referee: &Referee) -> Net {
        let mut number = 0.0;
        Net::new(Layout::new(referee.ruleset()).len(), 256, || {
            number += 0.7;
            f32::sin(number)
        })
    }

    /// All pairs together are the look ahead that follows the best reply to each throw.
    #[test]
    fn all_pairs_are_the_whole_look() {
        let referee = BuiltIn::Portes.referee();
        let table = BearOff::build(&referee);
        let net = noisy_net(&referee);
        let evaluator = NetEvaluator::new(&referee, &net, Some(&table));
        let mut search = Search::with_table(&referee, &net, &table);
        let mut glance = Glance::new(&referee, evaluator, 2, 36);
        glance.orders[0].shuffle(&mut ChaCha8Rng::seed_from_u64(1));
        let start = referee.start(Side::White);
        let Seen { shorter, deeper } = glance.look(&start);
        for (found, depth) in [(shorter, 1), (deeper, 2)] {
            let expected = search.expectation(&start, depth);
            found.iter().zip(expected).for_each(|(found, expected)| {
                assert!((found - expected).abs() < 1e-4, "{depth}: {found}, {expected}");
            });
        }
    }

    /// Where there is nothing to choose, and all is over before the look is, it tells how likely it is to be there first.
    #[test]
    fn a_look_that_sees_the_end_knows_what_the_table_knows() {
        let referee = BuiltIn::Portes.referee();
        let table = BearOff::build(&referee);
        let net = noisy_net(&referee);
        for (text, plies) in [("portes-w-19.off14-19.off14", 6), ("portes-w-19.off14-20.off14", 7)] {
            let position = read_position(text).unwrap().position(&referee).unwrap();
            // It has to see by itself what the table says.
            let mut glance = Glance::new(&referee, NetEvaluator::new(&referee, &net, None), plies, 36);
            let [found] = glance.outcomes(&[position], &mut ChaCha8Rng::seed_from_u64(1));
            let expected = table.chances(&referee, &position).unwrap().win as f32;
            assert!((found[3] - expected).abs() < 2e-3, "{text}: {}, {expected}", found[3]);
            assert!((found[1] + found[3] - 1.0).abs() < 1e-5, "{found:?}");
        }
    }
}
