//! Working out a one-sided table, home by home.

use tavli_rules::Referee;

use super::home::Home;
use super::index::ways;
use super::one_sided::OneSided;
use super::policy::{Policy, policy};
use super::rows::Rows;
use super::table_rules::TableRules;

/// The most throws that a row holds. Only where numbers can be too large for home does it take longer, and hardly ever.
const MOST_THROWS: usize = 255;

/// What a tail may weigh that is put into the last number of throws before it: less than f64 can tell from nothing when
/// it is added to 1.
const NEGLIGIBLE: f64 = 1e-16;

/// How often progress is reported.
const REPORTS: usize = 100;

/// Nothing is left to be waited for.
const OVER: &[f64] = &[1.0];

impl OneSided {
    /// Works the table out for these rules; `progress` is told from time to time which part of the work is done.
    ///
    /// ```
    /// use tavli_engine::{Home, OneSided};
    /// use tavli_rules::{BuiltIn, Referee};
    /// let ruleset = BuiltIn::Zeno.ruleset().with_option("checkers", "2").unwrap();
    /// let mut last = 0.0;
    /// let table = OneSided::build(&Referee::new(ruleset).unwrap(), |part| last = part);
    /// assert_eq!(last, 1.0);
    /// assert_eq!(table.expected_throws(Home::new([0, 0, 0, 0, 0, 2]).unwrap()), Some(1.0));
    /// ```
    pub fn build(referee: &Referee, progress: impl FnMut(f32)) -> OneSided {
        OneSided::by_policy(referee, policy(referee).as_mut(), progress)
    }

    /// Homes are worked through by rising index, so that every successor has been worked out before.
    pub(super) fn by_policy(
        referee: &Referee,
        policy: &mut dyn Policy,
        mut progress: impl FnMut(f32),
    ) -> OneSided {
        let rules = TableRules::of(referee);
        let homes = ways(rules.checkers());
        let mut work = Work::new(referee, homes - ways(rules.checkers() - 1));
        for index in 0..homes {
            work.add(index, policy);
            if index % homes.div_ceil(REPORTS) == 0 {
                progress(index as f32 / homes as f32);
            }
        }
        progress(1.0);
        OneSided::new(rules, work.all_off.rounded(), work.first_off.rounded())
    }
}

/// What has been worked out so far.
struct Work {
    /// How many throws of all give each roll.
    weights: Vec<f64>,
    /// The first home with all checkers still on.
    full_from: usize,
    /// The throws that are still needed on average, by home.
    expected: Vec<f64>,
    all_off: Distributions,
    /// By home, counted from `full_from`.
    first_off: Distributions,
    chosen: Vec<u16>,
}

impl Work {
    fn new(referee: &Referee, full: usize) -> Work {
        Work {
            weights: referee.rolls().map(|(_, weight)| f64::from(weight)).collect(),
            full_from: ways(referee.ruleset().setup.checkers) - full,
            expected: Vec::new(),
            all_off: Distributions::default(),
            first_off: Distributions::default(),
            chosen: Vec::new(),
        }
    }

    fn add(&mut self, index: usize, policy: &mut dyn Policy) {
        if index == Home::EMPTY.index() {
            self.expected.push(0.0);
            self.all_off.push(OVER);
        }
        policy.choose(index, &self.expected, &mut self.chosen);
        if index == Home::EMPTY.index() {
            return;
        }
        self.expected.push(self.expected_throws(index));
        let chances = || Work::chances(&self.weights, &self.chosen);
        let all_off = self.all_off.after_throw(index, chances(), |next, rows| rows.row(next));
        let full_from = self.full_from;
        let first_off = (index >= full_from).then(|| {
            self.first_off.after_throw(index, chances(), |next, rows| match next.checked_sub(full_from) {
                Some(full) => rows.row(full),
                None => OVER,
            })
        });
        self.all_off.push(&all_off);
        first_off.into_iter().for_each(|row| self.first_off.push(&row));
    }

    /// Each result with the probability of its roll.
    fn chances(weights: &[f64], chosen: &[u16]) -> impl Iterator<Item = (usize, f64)> {
        let throws: f64 = weights.iter().sum();
        chosen.iter().zip(weights).map(move |(next, weight)| (usize::from(*next), weight / throws))
    }

    /// One throw, and what is needed after it. A throw that plays nothing changes nothing: it only takes time.
    fn expected_throws(&self, index: usize) -> f64 {
        let (mut after, mut moves) = (0.0, 0.0);
        for (next, weight) in self.chosen.iter().zip(&self.weights) {
            if usize::from(*next) != index {
                after += weight * self.expected[usize::from(*next)];
                moves += weight;
            }
        }
        (self.weights.iter().sum::<f64>() + after) / moves
    }
}

/// Distributions of numbers of throws, each from 0 throws on.
#[derive(Default)]
struct Distributions {
    ends: Vec<usize>,
    probabilities: Vec<f64>,
}

impl Distributions {
    fn row(&self, index: usize) -> &[f64] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.probabilities[start..self.ends[index]]
    }

    fn push(&mut self, row: &[f64]) {
        self.probabilities.extend(row);
        self.ends.push(self.probabilities.len());
    }

    /// The distribution at a home, from those at the homes that its throws lead to.
    fn after_throw<'a>(
        &'a self,
        index: usize,
        chances: impl Iterator<Item = (usize, f64)>,
        row_of: impl Fn(usize, &'a Distributions) -> &'a [f64],
    ) -> Vec<f64> {
        let mut row = vec![0.0; 2];
        let mut stays = 0.0;
        for (next, chance) in chances {
            if next == index {
                stays += chance;
                continue;
            }
            let after = row_of(next, self);
            row.resize(row.len().max(after.len() + 1), 0.0);
            row[1..].iter_mut().zip(after).for_each(|(sum, probability)| *sum += chance * probability);
        }
        if stays > 0.0 {
            wait(&mut row, stays);
        }
        cut_tail(&mut row);
        row
    }

    fn rounded(&self) -> Rows {
        let mut rows = Rows::new();
        (0..self.ends.len()).for_each(|index| rows.push(self.row(index)));
        rows
    }
}

/// With probability `stays` a throw plays nothing, and all comes one throw later.
fn wait(row: &mut Vec<f64>, stays: f64) {
    row.resize(MOST_THROWS + 1, 0.0);
    for throws in 1..row.len() {
        row[throws] += stays * row[throws - 1];
    }
}

/// Lets a tail of no weight fall, and gives what is missing to the last number of throws.
fn cut_tail(row: &mut Vec<f64>) {
    let mut tail = 0.0;
    row.truncate(MOST_THROWS + 1);
    while let Some(last) = row.last()
        && tail + last < NEGLIGIBLE
    {
        tail += last;
        row.pop();
    }
    let others: f64 = row[..row.len() - 1].iter().sum();
    if let Some(last) = row.last_mut() {
        *last = 1.0 - others;
    }
}
