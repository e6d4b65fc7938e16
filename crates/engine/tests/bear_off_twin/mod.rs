//! Bearing off told a second time, from the rule book and without the library: for comparison with the tables.

use std::collections::{BTreeSet, HashMap};

/// How many checkers are still one, two … six points from being off.
pub(crate) type Distances = [u8; 6];

/// The rules that matter at home.
#[derive(Clone, Copy)]
pub(crate) struct Rules {
    pub(crate) dice: usize,
    /// Whether a number larger than needed takes the rearmost checker off.
    pub(crate) overshoots: bool,
}

impl Rules {
    /// All throws of the dice, each as often as it comes.
    fn throws(self) -> Vec<Vec<u8>> {
        let mut throws = vec![Vec::new()];
        for _ in 0..self.dice {
            let longer = |throw: &Vec<u8>| (1..=6).map(|die| [throw.as_slice(), &[die]].concat()).collect();
            throws = throws.iter().flat_map::<Vec<_>, _>(longer).collect();
        }
        throws
    }

    /// Two equal dice give four numbers, three twelve.
    fn numbers(throw: &[u8]) -> Vec<u8> {
        let times = |die: &u8| match throw.iter().filter(|other| *other == die).count() {
            3 => 4,
            2 => 2,
            _ => 1,
        };
        throw.iter().flat_map(|die| std::iter::repeat_n(*die, times(die))).collect()
    }

    fn step(self, home: Distances, from: usize, number: usize) -> Option<Distances> {
        let mut after = home;
        after[from] = after[from].checked_sub(1)?;
        let has_behind = home[from + 1..].iter().any(|count| *count > 0);
        match (from + 1).cmp(&number) {
            std::cmp::Ordering::Greater => after[from - number] += 1,
            std::cmp::Ordering::Equal => {}
            std::cmp::Ordering::Less if self.overshoots && !has_behind => {}
            std::cmp::Ordering::Less => return None,
        }
        Some(after)
    }

    /// Every end of a play with the number of steps to it, of whatever length.
    fn ends(self, home: Distances, numbers: &[u8], length: usize, ends: &mut BTreeSet<(usize, Distances)>) {
        ends.insert((length, home));
        for (at, number) in numbers.iter().enumerate() {
            if numbers[..at].contains(number) {
                continue;
            }
            let rest = [&numbers[..at], &numbers[at + 1..]].concat();
            for from in 0..6 {
                if let Some(after) = self.step(home, from, usize::from(*number)) {
                    self.ends(after, &rest, length + 1, ends);
                }
            }
        }
    }

    /// Where legal plays lead: those of the most numbers, and those that win.
    fn results(self, home: Distances, throw: &[u8]) -> Vec<Distances> {
        let mut ends = BTreeSet::new();
        self.ends(home, &Rules::numbers(throw), 0, &mut ends);
        let most = ends.iter().map(|(length, _)| *length).max().unwrap();
        let is_legal = |end: &&(usize, Distances)| end.0 == most || end.1 == [0; 6];
        ends.iter().filter(is_legal).map(|(_, after)| *after).collect()
    }
}

/// Throws that are needed on average, and who wins, worked out by going down to the end every time.
pub(crate) struct Twin {
    rules: Rules,
    expected: HashMap<Distances, f64>,
    results: HashMap<Distances, Vec<Vec<Distances>>>,
    wins: HashMap<(Distances, Distances), f64>,
}

impl Twin {
    pub(crate) fn new(rules: Rules) -> Twin {
        Twin { rules, expected: HashMap::new(), results: HashMap::new(), wins: HashMap::new() }
    }

    fn results(&mut self, home: Distances) -> Vec<Vec<Distances>> {
        let rules = self.rules;
        let list = || rules.throws().iter().map(|throw| rules.results(home, throw)).collect();
        self.results.entry(home).or_insert_with(list).clone()
    }

    /// The fewest throws on average until all are off.
    pub(crate) fn expected(&mut self, home: Distances) -> f64 {
        if home == [0; 6] {
            return 0.0;
        }
        if let Some(known) = self.expected.get(&home) {
            return *known;
        }
        let throws = self.results(home);
        let (mut sum, mut moves) = (0.0, 0.0);
        for results in throws.iter().filter(|results| **results != [home]) {
            let after = results.iter().map(|result| self.expected(*result)).collect::<Vec<_>>();
            sum += after.into_iter().fold(f64::MAX, f64::min);
            moves += 1.0;
        }
        let expected = (throws.len() as f64 + sum) / moves;
        self.expected.insert(home, expected);
        expected
    }

    /// The chances of the side to throw where both play for the win, and every throw plays something.
    pub(crate) fn wins(&mut self, mover: Distances, waiter: Distances) -> f64 {
        if mover == [0; 6] || waiter == [0; 6] {
            return if mover == [0; 6] { 1.0 } else { 0.0 };
        }
        if let Some(known) = self.wins.get(&(mover, waiter)) {
            return *known;
        }
        let throws = self.results(mover);
        let mut sum = 0.0;
        for results in &throws {
            let after = results.iter().map(|result| 1.0 - self.wins(waiter, *result)).collect::<Vec<_>>();
            sum += after.into_iter().fold(0.0, f64::max);
        }
        self.wins.insert((mover, waiter), sum / throws.len() as f64);
        sum / throws.len() as f64
    }
}
