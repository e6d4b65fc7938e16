//! The two-sided table: who wins a race of few checkers, exactly.

use tavli_rules::{Plays, Position, Referee};

use super::home::{Home, are_homes_apart, race};
use super::index::ways;
use super::rows::CERTAIN;
use super::steps::list_results;
use super::table_file::{self, Kind, Reader, TableFault};
use super::table_rules::TableRules;
use crate::chances::Chances;

/// Who wins from every pair of homes with few checkers, where both sides always play for the win.
///
/// One side alone cannot know that: who is behind may have to gamble. A side with few checkers has borne off others, so
/// no win is double here.
///
/// ```
/// use tavli_engine::TwoSided;
/// use tavli_rules::{BuiltIn, read_position};
/// let referee = BuiltIn::Portes.referee();
/// let table = TwoSided::build(&referee, 1, |_| ()).unwrap();
/// let position = read_position("portes-w-19.off14-24.off14").unwrap().position(&referee).unwrap();
/// // Who is not off at once has lost: 27 of 36 throws bring one checker six points on.
/// assert!((table.chances(&referee, &position).unwrap().win - 0.75).abs() < 1e-4);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct TwoSided {
    rules: TableRules,
    /// The most checkers that either side has left.
    most: u8,
    /// The mover's winning chances in parts of 65535, by the mover's home, then the other's.
    wins: Vec<u16>,
}

impl TwoSided {
    /// Works the table out for up to `most` checkers a side. There is none where the sides can meet at home, nor for so
    /// many checkers that none need be off.
    pub fn build(referee: &Referee, most: u8, progress: impl FnMut(f32)) -> Option<TwoSided> {
        let rules = TableRules::of(referee);
        let is_race = are_homes_apart(*referee.ruleset().track);
        let wins = || Work::new(referee, most).win_chances(progress);
        (is_race && most < rules.checkers()).then(|| TwoSided {
            wins: wins().into_iter().map(|win| (win * f64::from(CERTAIN)).round() as u16).collect(),
            rules,
            most,
        })
    }

    /// The chances of the side to throw, where the table is one for these rules and knows both homes.
    pub fn chances(&self, referee: &Referee, position: &Position) -> Option<Chances> {
        let [mover, waiter] = race(referee, position)?;
        let homes = ways(self.most);
        let is_known = mover.index() < homes && waiter.index() < homes && self.rules.fit(referee.ruleset());
        is_known.then(|| {
            let win = f32::from(self.wins[mover.index() * homes + waiter.index()]) / f32::from(CERTAIN);
            Chances { win, lose: 1.0 - win, ..Chances::default() }
        })
    }

    /// The most checkers that either side has left.
    pub(super) fn most(&self) -> u8 {
        self.most
    }

    /// The table as bytes, with a header that says for which rules it is.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut content = vec![self.most];
        content.extend(self.wins.iter().flat_map(|win| win.to_le_bytes()));
        table_file::seal(Kind::TwoSided, self.rules.text(), &content)
    }

    /// The table in these bytes, if it is whole and one for these rules.
    ///
    /// ```
    /// use tavli_engine::TwoSided;
    /// use tavli_rules::BuiltIn;
    /// let referee = BuiltIn::Plakoto.referee();
    /// let table = TwoSided::build(&referee, 1, |_| ()).unwrap();
    /// assert!(TwoSided::from_bytes(&referee, &table.to_bytes()).unwrap() == table);
    /// ```
    pub fn from_bytes(referee: &Referee, bytes: &[u8]) -> Result<TwoSided, TableFault> {
        let rules = TableRules::of(referee);
        let mut reader = Reader::new(table_file::open(Kind::TwoSided, rules.text(), bytes)?);
        let [most] = reader.take()?;
        if most >= rules.checkers() {
            return Err(TableFault::TooManyCheckers { most });
        }
        let pairs = ways(most) * ways(most);
        let wins = (0..pairs).map(|_| reader.take().map(u16::from_le_bytes)).collect::<Result<_, _>>()?;
        reader.finish()?;
        Ok(TwoSided { rules, most, wins })
    }
}

/// All plays of all rolls, by home.
struct Work {
    homes: usize,
    /// For each home the results of each roll that plays something, with the roll's probability.
    throws: Vec<Vec<(f64, Vec<u16>)>>,
    /// For each home the probability that a throw plays nothing.
    stays: Vec<f64>,
}

impl Work {
    fn new(referee: &Referee, most: u8) -> Work {
        let mut work = Work { homes: ways(most), throws: Vec::new(), stays: Vec::new() };
        (0..work.homes).for_each(|index| work.add(referee, index));
        work
    }

    fn add(&mut self, referee: &Referee, index: usize) {
        let home = Home::at(index).expect("it is one of the homes");
        let all: u32 = referee.rolls().map(|(_, weight)| weight).sum();
        let (mut throws, mut stays) = (Vec::new(), 0.0);
        let mut plays = Plays::default();
        for (roll, weight) in referee.rolls() {
            let mut results = Vec::new();
            list_results(referee, home, referee.numbers(roll), &mut plays, &mut results);
            let chance = f64::from(weight) / f64::from(all);
            match results.contains(&(index as u16)) {
                true => stays += chance,
                false => throws.push((chance, results)),
            }
        }
        self.throws.push(throws);
        self.stays.push(stays);
    }

    /// A play lowers the mover's index and then the other throws, so pairs are worked out by the sum of their indices;
    /// two mirrored pairs have the same sum, and need each other only where throws can play nothing.
    fn win_chances(&self, mut progress: impl FnMut(f32)) -> Vec<f64> {
        let homes = self.homes;
        let mut wins = vec![0.0; homes * homes];
        // Who is off has won, and who faces such a one has no chance.
        wins[..homes].fill(1.0);
        for sum in 2..2 * homes - 1 {
            for mover in (sum.saturating_sub(homes - 1)).max(1)..=sum / 2 {
                let waiter = sum - mover;
                let (first, second) = self.mirrored_pair(mover, waiter, &wins);
                wins[mover * homes + waiter] = first;
                wins[waiter * homes + mover] = second;
            }
            progress(sum as f32 / (2 * homes - 2) as f32);
        }
        progress(1.0);
        wins
    }

    /// The chances of the mover, and of the other if that one were to throw. With a chance to stay each is 1 less the
    /// other: `a = A + p(1 − b)` and `b = B + q(1 − a)`, to be solved for a.
    fn mirrored_pair(&self, mover: usize, waiter: usize, wins: &[f64]) -> (f64, f64) {
        let [a, b] = [self.moved(mover, waiter, wins), self.moved(waiter, mover, wins)];
        let [p, q] = [self.stays[mover], self.stays[waiter]];
        let first = (a + p * (1.0 - b - q)) / (1.0 - p * q);
        (first, b + q * (1.0 - first))
    }

    /// What the throws that play something add to the mover's chances.
    fn moved(&self, mover: usize, waiter: usize, wins: &[f64]) -> f64 {
        let row = &wins[waiter * self.homes..][..self.homes];
        let best = |results: &[u16]| {
            let others = results.iter().map(|result| row[usize::from(*result)]);
            1.0 - others.fold(1.0, f64::min)
        };
        self.throws[mover].iter().map(|(chance, results)| chance * best(results)).sum()
    }
}
