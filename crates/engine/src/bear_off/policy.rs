//! Which play of each roll finishes soonest, on average.

use std::collections::HashMap;

use tavli_rules::{Die, Numbers, Plays, Referee};

use super::home::Home;
use super::index::ways;
use super::steps::{Steps, list_results};

/// A way to find the best play of every roll, asked for homes by rising index. Of plays that are equally good the one
/// with the smallest resulting index counts, so that every way chooses alike.
pub(super) trait Policy {
    /// Puts the index of the best result of each roll into `chosen`. `expected` holds the throws still needed on
    /// average from every home with a smaller index.
    fn choose(&mut self, index: usize, expected: &[f64], chosen: &mut Vec<u16>);
}

/// The quickest policy that is right under these rules.
pub(super) fn policy(referee: &Referee) -> Box<dyn Policy + '_> {
    let steps = Steps::list(referee);
    if steps.plays_every_number() {
        Box::new(Composed::new(referee, steps))
    } else {
        Box::new(Listed::new(referee))
    }
}

/// Lists all plays of every roll by the rules library: slow, and always right.
pub(super) struct Listed<'a> {
    referee: &'a Referee,
    rolls: Vec<Numbers>,
    plays: Plays,
    results: Vec<u16>,
}

impl<'a> Listed<'a> {
    pub(super) fn new(referee: &'a Referee) -> Listed<'a> {
        let rolls = referee.rolls().map(|(roll, _)| referee.numbers(roll)).collect();
        Listed { referee, rolls, plays: Plays::default(), results: Vec::new() }
    }
}

impl Policy for Listed<'_> {
    fn choose(&mut self, index: usize, expected: &[f64], chosen: &mut Vec<u16>) {
        let home = Home::at(index).expect("it is one of the homes");
        chosen.clear();
        for numbers in &self.rolls {
            list_results(self.referee, home, *numbers, &mut self.plays, &mut self.results);
            // Who can play nothing stays, and has no other choice.
            let stays = || index as u16;
            let moved = self.results.iter().copied().filter(|result| usize::from(*result) != index);
            chosen.push(best(moved, expected).unwrap_or_else(stays));
        }
    }
}

/// Composes plays of single steps of the rules library, number by number.
///
/// The condition: every number can be played from every home that is not empty. Then a play uses all its numbers or
/// wins, whatever it begins with, and no rule about how much of a roll must be played can refuse it. So the best result
/// of some numbers is the best, over one step with one of them, of the best results of the others from there.
pub(super) struct Composed {
    steps: Steps,
    lots: Lots,
    /// The best result by home and lot.
    best: Vec<u16>,
}

impl Composed {
    pub(super) fn new(referee: &Referee, steps: Steps) -> Composed {
        let lots = Lots::of(referee);
        let best = vec![0; ways(referee.ruleset().setup.checkers) * lots.parts.len()];
        Composed { steps, lots, best }
    }

    fn best_of_lot(&self, index: usize, lot: usize, expected: &[f64]) -> u16 {
        let count = self.lots.parts.len();
        let parts = self.lots.parts[lot].iter();
        let results = parts.flat_map(|(die, rest)| {
            let targets = self.steps.of(index, *die).iter();
            targets.map(move |target| self.best[usize::from(*target) * count + rest])
        });
        best(results, expected).expect("every number can be played")
    }
}

impl Policy for Composed {
    fn choose(&mut self, index: usize, expected: &[f64], chosen: &mut Vec<u16>) {
        let count = self.lots.parts.len();
        self.best[index * count + NOTHING] = index as u16;
        // The empty home keeps its zeros: whatever is thrown, it stays empty.
        for lot in NOTHING + 1..if index == 0 { 0 } else { count } {
            self.best[index * count + lot] = self.best_of_lot(index, lot, expected);
        }
        chosen.clear();
        chosen.extend(self.lots.rolls.iter().map(|lot| self.best[index * count + lot]));
    }
}

/// The lot without numbers.
const NOTHING: usize = 0;

/// Every lot of numbers that can be left of a roll, each after those that are left of it.
struct Lots {
    /// Which number can be taken from a lot, and which lot is then left.
    parts: Vec<Vec<(Die, usize)>>,
    /// The lot of each whole roll.
    rolls: Vec<usize>,
}

impl Lots {
    fn of(referee: &Referee) -> Lots {
        let mut lots = Lots { parts: vec![Vec::new()], rolls: Vec::new() };
        let mut known = HashMap::from([(Numbers::default(), NOTHING)]);
        for (roll, _) in referee.rolls() {
            let lot = lots.add(referee.numbers(roll), &mut known);
            lots.rolls.push(lot);
        }
        lots
    }

    fn add(&mut self, numbers: Numbers, known: &mut HashMap<Numbers, usize>) -> usize {
        if let Some(lot) = known.get(&numbers) {
            return *lot;
        }
        let mut parts = Vec::new();
        for die in numbers.distinct() {
            let mut rest = numbers;
            rest.take(die);
            parts.push((die, self.add(rest, known)));
        }
        self.parts.push(parts);
        known.insert(numbers, self.parts.len() - 1);
        self.parts.len() - 1
    }
}

/// The result from which the fewest throws are needed, of equals the one with the smallest index.
#[inline]
fn best(results: impl Iterator<Item = u16>, expected: &[f64]) -> Option<u16> {
    let key = |result: u16| (expected[usize::from(result)], result);
    results.min_by(|a, b| {
        let ((a_throws, a), (b_throws, b)) = (key(*a), key(*b));
        a_throws.total_cmp(&b_throws).then(a.cmp(&b))
    })
}

#[cfg(test)]
mod tests {
    use super::super::one_sided::OneSided;
    use super::*;
    use tavli_rules::BuiltIn;

    /// Builds one table either way.
    fn check(game: BuiltIn, checkers: u8) {
        let ruleset = game.ruleset().with_option("checkers", &checkers.to_string()).unwrap();
        let referee = Referee::new(ruleset).unwrap();
        let steps = Steps::list(&referee);
        assert!(steps.plays_every_number());
        let composed = OneSided::by_policy(&referee, &mut Composed::new(&referee, steps), |_| ());
        let listed = OneSided::by_policy(&referee, &mut Listed::new(&referee), |_| ());
        assert!(composed == listed, "{game} with {checkers} checkers");
    }

    #[test]
    fn composed_plays_are_those_that_the_library_lists() {
        check(BuiltIn::Portes, 15);
        check(BuiltIn::Scripta, 5);
        check(BuiltIn::Zeno, 8);
    }

    #[test]
    fn where_numbers_are_left_plays_are_listed() {
        let exact = BuiltIn::Portes.ruleset().with_option("bear_off", "exact").unwrap();
        let exact = exact.with_option("checkers", "3").unwrap();
        assert!(!Steps::list(&Referee::new(exact).unwrap()).plays_every_number());
    }
}
