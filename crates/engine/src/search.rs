//! Looking ahead: the expectation over all throws of the best play for each.

use tavli_rules::{Plays, Position, Referee, Roll};

use crate::bear_off::BearOff;
use crate::cache::Cache;
use crate::chances::{Chances, Equity};
use crate::evaluator::{Evaluator, NetEvaluator};
use crate::filter::{Filter, Filters};
use crate::net::Net;
use crate::net_file::NetFile;
use crate::outcomes::{OUTCOMES, Outcomes, ended, reversed, value};

/// A play that can be chosen, and what it is thought to be worth for the side that plays it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// Its index in the listing of the roll's plays.
    pub index: usize,
    /// How many throws were looked ahead to judge it.
    pub depth: u32,
    /// The chances of the side that plays it.
    pub chances: Chances,
    /// What they are worth.
    pub equity: Equity,
}

/// Judges positions and chooses plays for one ruleset.
///
/// ```
/// use tavli_engine::{Layout, Net, Search};
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let net = Net::new(Layout::new(referee.ruleset()).len(), 16, || 0.0);
/// let mut search = Search::new(&referee, &net);
/// let start = referee.start(Side::White);
/// let candidates = search.candidates(&start, Roll::new(&[3, 1]).unwrap(), 0);
/// assert_eq!(candidates.len(), 16);
/// ```
pub struct Search<'a> {
    referee: &'a Referee,
    evaluator: Box<dyn Evaluator + 'a>,
    filters: Filters,
    cache: Cache,
    layers: Vec<Layer>,
    has_doubles: bool,
    positions_judged: u64,
}

/// What one layer of the look-ahead needs again and again.
#[derive(Default)]
struct Layer {
    plays: Plays,
    thinned: Vec<Position>,
    outcomes: Vec<Outcomes>,
    judged: Vec<Judged>,
}

/// A result of a roll with the opponent's outcomes there.
#[derive(Clone, Copy, Debug)]
struct Judged {
    /// What they are worth for the opponent, so that the smallest is the best.
    value: f32,
    index: usize,
    depth: u32,
    outcomes: Outcomes,
}

impl<'a> Search<'a> {
    /// A search with this net, which must have been made for rules like these.
    pub fn new(referee: &'a Referee, net: &'a Net) -> Search<'a> {
        Search::with_evaluator(referee, Box::new(NetEvaluator::new(referee, net, None)))
    }

    /// A search with this net and a bear-off table for races at home; a table that was made for other rules is left aside.
    pub fn with_table(referee: &'a Referee, net: &'a Net, table: &'a BearOff) -> Search<'a> {
        Search::with_evaluator(referee, Box::new(NetEvaluator::new(referee, net, Some(table))))
    }

    /// A search with the nets of a file, each for its phase, and a bear-off table.
    pub fn with_nets(referee: &'a Referee, nets: &'a NetFile, table: &'a BearOff) -> Search<'a> {
        let evaluator = NetEvaluator::new(referee, &nets.net, Some(table)).with_race(nets.race.as_ref());
        Search::with_evaluator(referee, Box::new(evaluator))
    }

    /// A search that judges positions by whatever evaluator.
    pub fn with_evaluator(referee: &'a Referee, evaluator: Box<dyn Evaluator + 'a>) -> Search<'a> {
        Search {
            referee,
            evaluator,
            filters: Filters::new(referee.ruleset()),
            cache: Cache::default(),
            layers: Vec::new(),
            has_doubles: referee.ruleset().has_double_wins(),
            positions_judged: 0,
        }
    }

    /// The same search with other filters.
    pub fn with_filters(self, filters: Filters) -> Search<'a> {
        Search { filters, cache: Cache::default(), ..self }
    }

    /// The rules that are searched under.
    pub fn referee(&self) -> &'a Referee {
        self.referee
    }

    /// How many positions have been judged so far.
    pub fn positions_judged(&self) -> u64 {
        self.positions_judged
    }

    /// The chances of the side to move before its throw, looking so many throws ahead.
    pub fn chances(&mut self, position: &Position, depth: u32) -> Chances {
        Chances::of_outcomes(self.outlook(position, depth))
    }

    /// The outcomes for the side to throw, looking so many throws ahead, as for plays that are to be chosen.
    ///
    /// A look ends after a play of the one side or of the other, by turns, and the best of many misjudged plays looks better than
    /// it is. An even number of throws is too hopeful for both sides alike; an odd number is so for one side more often than for
    /// the other, and only its mean with the look that is a throw shorter is right. `nets/README.md` has what both are worth.
    pub fn outlook(&mut self, position: &Position, depth: u32) -> Outcomes {
        let outcomes = self.expectation(position, depth);
        if depth.is_multiple_of(2) { outcomes } else { mean(outcomes, self.expectation(position, depth - 1)) }
    }

    /// Every play of a roll, the best first; the most promising are judged by looking so many throws ahead.
    pub fn candidates(&mut self, position: &Position, roll: Roll, depth: u32) -> Vec<Candidate> {
        self.candidates_until(position, roll, depth, &mut |_| false)
    }

    /// The same, but goes no deeper once it is told to stop. It asks with the number of positions judged for this choice, so
    /// that a limit can be one of time or one that gives the same answer on every machine. A depth that was not
    /// finished is forgotten.
    pub fn candidates_until(
        &mut self,
        position: &Position,
        roll: Roll,
        depth: u32,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Vec<Candidate> {
        let mut layer = self.take_layer();
        let judged_before = self.positions_judged;
        self.list(position, roll, &mut layer);
        for ahead in 1..=depth {
            let filter = if ahead == 1 { self.filters.first } else { self.filters.second };
            let count = kept(&layer.judged, filter);
            let mut deeper = layer.judged[..count].to_vec();
            let finished = deeper.iter_mut().all(|candidate| {
                let goes_on = !stop(self.positions_judged - judged_before);
                if goes_on {
                    let outcomes = self.outlook(&layer.plays.positions()[candidate.index], ahead);
                    *candidate = self.judged_again(candidate, ahead, outcomes);
                }
                goes_on
            });
            if !finished {
                break;
            }
            sort(&mut deeper);
            layer.judged[..count].copy_from_slice(&deeper);
        }
        let candidates = layer.judged.iter().map(|judged| self.candidate(judged)).collect();
        self.layers.push(layer);
        candidates
    }

    fn candidate(&self, judged: &Judged) -> Candidate {
        let chances = Chances::of_outcomes(reversed(judged.outcomes));
        let equity = chances.equity(self.referee.ruleset());
        Candidate { index: judged.index, depth: judged.depth, chances, equity }
    }

    /// The listing that the last candidates are indices of.
    pub fn listed(&self) -> Option<&Plays> {
        self.layers.last().map(|layer| &layer.plays)
    }

    /// The outcomes for the side to throw by one look so many throws ahead.
    pub fn expectation(&mut self, position: &Position, depth: u32) -> Outcomes {
        if let Some(outcomes) = ended(self.referee, position) {
            return outcomes;
        }
        if depth == 0 {
            return self.judge_alone(position);
        }
        if let Some(outcomes) = self.cache.find(position, depth) {
            return outcomes;
        }
        let mut layer = self.take_layer();
        let mut sum = [0.0; OUTCOMES];
        let mut weights = 0.0;
        for (roll, weight) in self.referee.rolls() {
            let Some(best) = self.best_outcomes(position, roll, depth, &mut layer) else { continue };
            (0..OUTCOMES).for_each(|outcome| sum[outcome] += weight as f32 * best[outcome]);
            weights += weight as f32;
        }
        self.layers.push(layer);
        let outcomes =
            if weights > 0.0 { sum.map(|outcome| outcome / weights) } else { self.judge_alone(position) };
        self.cache.keep(position, depth, outcomes);
        outcomes
    }

    /// The outcomes after the best play of a roll; nothing where the roll has too many results to be looked into.
    fn best_outcomes(
        &mut self,
        position: &Position,
        roll: Roll,
        depth: u32,
        layer: &mut Layer,
    ) -> Option<Outcomes> {
        if self.referee.numbers(roll).total() > self.filters.most_numbers {
            return None;
        }
        self.referee.plays_into(position, roll, &mut layer.plays);
        self.judge_thinned(layer);
        let best = layer.judged.iter().min_by(|a, b| order(a, b))?;
        if depth == 1 {
            return Some(reversed(best.outcomes));
        }
        let after = layer.plays.positions()[best.index];
        Some(reversed(self.expectation(&after, depth - 1)))
    }

    /// The outcomes of each position for the side to throw there, as the evaluator judges them.
    pub(crate) fn judge(&mut self, positions: &[Position], judged: &mut Vec<Outcomes>) {
        self.evaluator.judge(self.referee, positions, judged);
        self.positions_judged += positions.len() as u64;
    }

    /// The outcomes for the side to throw, where the game has ended or the evaluator knows them exactly.
    pub(crate) fn exact(&self, position: &Position) -> Option<Outcomes> {
        ended(self.referee, position).or_else(|| self.evaluator.exact(self.referee, position))
    }

    fn take_layer(&mut self) -> Layer {
        self.layers.pop().unwrap_or_default()
    }

    fn judge_alone(&mut self, position: &Position) -> Outcomes {
        let mut layer = self.take_layer();
        self.evaluator.judge(self.referee, std::slice::from_ref(position), &mut layer.outcomes);
        self.positions_judged += 1;
        let outcomes = layer.outcomes[0];
        self.layers.push(layer);
        outcomes
    }

    /// Lists a roll's plays and judges each as it stands, the worst for the opponent first.
    fn list(&mut self, position: &Position, roll: Roll, layer: &mut Layer) {
        self.referee.plays_into(position, roll, &mut layer.plays);
        self.judge_listed(layer);
        sort(&mut layer.judged);
    }

    fn judge_listed(&mut self, layer: &mut Layer) {
        let Layer { plays, outcomes, judged, .. } = layer;
        self.evaluator.judge(self.referee, plays.positions(), outcomes);
        self.note(outcomes, 1, judged);
    }

    /// Notes what was said of every so-manieth play.
    fn note(&mut self, outcomes: &[Outcomes], stride: usize, judged: &mut Vec<Judged>) {
        self.positions_judged += outcomes.len() as u64;
        let has_doubles = self.has_doubles;
        judged.clear();
        judged.extend(outcomes.iter().enumerate().map(|(number, outcomes)| Judged {
            value: value(*outcomes, has_doubles),
            index: number * stride,
            depth: 0,
            outcomes: *outcomes,
        }));
    }

    /// Judges as many of the listed plays as the filters allow, evenly chosen: neighbours in a listing are alike.
    fn judge_thinned(&mut self, layer: &mut Layer) {
        let stride = layer.plays.len().div_ceil(self.filters.most_results);
        if stride <= 1 {
            return self.judge_listed(layer);
        }
        let Layer { plays, thinned, outcomes, judged } = layer;
        thinned.clear();
        thinned.extend(plays.positions().iter().step_by(stride));
        self.evaluator.judge(self.referee, thinned, outcomes);
        self.note(outcomes, stride, judged);
    }

    fn judged_again(&self, candidate: &Judged, depth: u32, outcomes: Outcomes) -> Judged {
        Judged { value: value(outcomes, self.has_doubles), depth, outcomes, ..*candidate }
    }
}

/// The mean of two looks.
fn mean(one: Outcomes, other: Outcomes) -> Outcomes {
    std::array::from_fn(|outcome| 0.5 * (one[outcome] + other[outcome]))
}

/// The smallest value first: it is the opponent's. Equal ones keep the order of the listing.
fn order(a: &Judged, b: &Judged) -> std::cmp::Ordering {
    a.value.total_cmp(&b.value).then(a.index.cmp(&b.index))
}

fn sort(judged: &mut [Judged]) {
    judged.sort_unstable_by(order);
}

/// How many of the sorted candidates are worth a deeper look.
fn kept(judged: &[Judged], filter: Filter) -> usize {
    let best = judged.first().map_or(0.0, |candidate| candidate.value);
    judged.iter().take(filter.most).take_while(|candidate| candidate.value <= best + filter.margin).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Layout;
    use tavli_rules::{BuiltIn, read_position};

    fn noisy_net(referee: &Referee) -> Net {
        let mut number = 0.0;
        Net::new(Layout::new(referee.ruleset()).len(), 24, || {
            number += 0.7;
            f32::sin(number)
        })
    }

    #[test]
    fn looking_ahead_in_a_race_keeps_the_chances_of_the_table() {
        let referee = BuiltIn::Portes.referee();
        let net = noisy_net(&referee);
        let table = BearOff::build(&referee);
        let mut search = Search::with_table(&referee, &net, &table);
        for text in ["portes-w-19x2.22.24.off11-20.21x2.23.off11", "portes-b-24x2.off13-22.23.off13"] {
            let position = read_position(text).unwrap().position(&referee).unwrap();
            let known = table.chances(&referee, &position).unwrap();
            let mut weights = 0.0;
            let mut win = 0.0;
            for (roll, weight) in referee.rolls() {
                let best = search.candidates(&position, roll, 0)[0];
                win += weight as f32 * best.chances.win;
                weights += weight as f32;
            }
            assert!((win / weights - known.win).abs() < 0.01, "{text}: {} and {}", win / weights, known.win);
        }
    }

    #[test]
    fn a_play_that_wins_is_chosen_and_worth_its_points() {
        let referee = BuiltIn::Portes.referee();
        let net = noisy_net(&referee);
        let position = read_position("portes-w65-21x2.off13-1x15").unwrap().position(&referee).unwrap();
        for depth in 0..=2 {
            let best =
                Search::new(&referee, &net).candidates(&position, Roll::new(&[6, 5]).unwrap(), depth)[0];
            assert_eq!(best.equity, Equity(2.0));
        }
    }

    #[test]
    fn one_throw_ahead_a_play_counts_by_the_mean_of_two_looks_and_two_throws_ahead_by_the_deeper_one() {
        let referee = BuiltIn::Portes.referee();
        let net = noisy_net(&referee);
        let start = referee.start(tavli_rules::Side::White);
        let roll = Roll::new(&[6, 4]).unwrap();
        for (depth, share) in [(1, 0.5), (2, 1.0)] {
            let mut search = Search::new(&referee, &net);
            let best = search.candidates(&start, roll, depth)[0];
            let after = search.listed().unwrap().positions()[best.index];
            let looks = [depth, depth - 1].map(|depth| value(search.expectation(&after, depth), true));
            let expected = -(share * looks[0] + (1.0 - share) * looks[1]);
            assert!(looks[0] != looks[1] && (best.equity.0 - expected).abs() < 1e-5, "{best:?}, {looks:?}");
            assert_eq!(best.chances, Chances::of_outcomes(reversed(search.outlook(&after, depth))));
        }
    }

    #[test]
    fn the_same_search_gives_the_same_candidates_again() {
        let referee = BuiltIn::Zeno.referee();
        let net = noisy_net(&referee);
        let start = referee.start(tavli_rules::Side::White);
        let roll = Roll::new(&[6, 4, 1]).unwrap();
        let mut search = Search::new(&referee, &net);
        assert_eq!(search.candidates(&start, roll, 1), search.candidates(&start, roll, 1));
    }
}
