//! Choosing plays without looking ahead: the best of one roll, a good one of each roll.

use tavli_rules::{Numbers, Plays, Position, Referee, Roll};

use crate::outcomes::{Outcomes, value};
use crate::search::Search;

/// More results of one roll than this are thinned: three equal dice can have hundreds of thousands.
const MOST_RESULTS: usize = 1_500;
/// Of equal dice with more results than this only some are judged where a good play is enough.
const MANY_RESULTS: usize = 75;
/// Rolls of more numbers than this have so many results that they are not even listed where a good play is enough.
const MANY_NUMBERS: u8 = 5;

/// Chooses plays; keeps its lists for the next choice.
pub(crate) struct Chooser {
    pub(crate) rolls: Vec<RollPlan>,
    has_doubles: bool,
    plays: Plays,
    thinned: Vec<Position>,
    judged: Vec<Outcomes>,
    /// The results of many rolls, and what they were judged to be.
    all_results: Vec<Position>,
    all_judged: Vec<Outcomes>,
    /// Where the results of each roll end.
    ends: Vec<usize>,
}

/// A roll, and how it is played.
pub(crate) struct RollPlan {
    pub(crate) roll: Roll,
    pub(crate) numbers: Numbers,
    /// Its numbers in parts that have few results each.
    parts: Vec<Numbers>,
}

/// A result of a roll, with the opponent to throw.
#[derive(Clone, Copy)]
pub(crate) struct Chosen {
    pub(crate) after: Position,
    /// The outcomes for the opponent.
    pub(crate) outcomes: Outcomes,
    /// Whether it is the best that the roll has, and not only a good one.
    pub(crate) is_best: bool,
}

impl Chooser {
    pub(crate) fn new(referee: &Referee) -> Chooser {
        let numbers = |roll| referee.numbers(roll);
        let roll_plan = |(roll, _)| RollPlan { roll, numbers: numbers(roll), parts: parts(numbers(roll)) };
        Chooser {
            rolls: referee.rolls().map(roll_plan).collect(),
            has_doubles: referee.ruleset().has_double_wins(),
            plays: Plays::default(),
            thinned: Vec::new(),
            judged: Vec::new(),
            all_results: Vec::new(),
            all_judged: Vec::new(),
            ends: Vec::new(),
        }
    }

    /// The best result of these numbers.
    pub(crate) fn best(&mut self, search: &mut Search<'_>, position: &Position, numbers: Numbers) -> Chosen {
        search.referee().plays_of_numbers(position, numbers, &mut self.plays);
        let mut results = self.plays.positions();
        if results.len() > MOST_RESULTS {
            self.thinned.clear();
            self.thinned.extend(results.iter().step_by(results.len().div_ceil(MOST_RESULTS)));
            results = &self.thinned;
        }
        search.judge(results, &mut self.judged);
        best_of(results, &self.judged, self.has_doubles)
    }

    /// A good result of every roll: the best one, or where there are many the one that is found when the numbers are played
    /// part by part, each as if no others came. That one can be worse than the best, and need not even be legal.
    pub(crate) fn good_ones(
        &mut self,
        search: &mut Search<'_>,
        position: &Position,
        chosen: &mut Vec<Chosen>,
    ) {
        self.list_all(search.referee(), position);
        search.judge(&self.all_results, &mut self.all_judged);
        chosen.clear();
        let mut start = 1;
        for roll in 0..self.rolls.len() {
            let end = self.ends[roll];
            chosen.push(if start == end {
                self.good_by_parts(search, position, roll)
            } else {
                best_of(&self.all_results[start..end], &self.all_judged[start..end], self.has_doubles)
            });
            start = end;
        }
    }

    /// Lists the results of every roll that has not too many.
    fn list_all(&mut self, referee: &Referee, position: &Position) {
        let Chooser { rolls, plays, all_results, ends, .. } = self;
        all_results.clear();
        // Evaluators compare positions with the first: results differ less from where they come from than from each other.
        all_results.push(position.with_turn(position.turn().opponent()));
        ends.clear();
        for RollPlan { numbers, parts, .. } in rolls {
            if numbers.total() <= MANY_NUMBERS {
                referee.plays_of_numbers(position, *numbers, plays);
                let most = if parts.len() > 1 { MANY_RESULTS } else { MOST_RESULTS };
                if plays.len() <= most {
                    all_results.extend(plays.positions());
                }
            }
            ends.push(all_results.len());
        }
    }

    fn good_by_parts(&mut self, search: &mut Search<'_>, position: &Position, roll: usize) -> Chosen {
        let mut chosen = self.best(search, position, self.rolls[roll].parts[0]);
        for part in 1..self.rolls[roll].parts.len() {
            let has_won = chosen.after.waiter().in_play().is_empty();
            if !has_won {
                let before = chosen.after.with_turn(position.turn());
                chosen = self.best(search, &before, self.rolls[roll].parts[part]);
            }
        }
        Chosen { is_best: false, ..chosen }
    }
}

/// The result that is worth least for the opponent; of equal ones the first.
fn best_of(results: &[Position], judged: &[Outcomes], has_doubles: bool) -> Chosen {
    let values = judged.iter().map(|outcomes| value(*outcomes, has_doubles)).enumerate();
    let (best, _) = values.min_by(|a, b| a.1.total_cmp(&b.1)).expect("a roll has at least one result");
    Chosen { after: results[best], outcomes: judged[best], is_best: true }
}

/// Numbers in parts that have few results each: equal ones come in twos, and if all are different they stay together.
fn parts(numbers: Numbers) -> Vec<Numbers> {
    if numbers.distinct().all(|die| numbers.times(die) == 1) {
        return vec![numbers];
    }
    let equal = numbers.distinct().map(|die| vec![die.value(); numbers.times(die).into()]);
    equal.flat_map(|equal| equal.chunks(2).map(Numbers::of).collect::<Vec<_>>()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain::Plain;
    use tavli_rules::{BuiltIn, Side, read_position};

    #[test]
    fn equal_numbers_come_in_twos() {
        let check = |values: &[u8], expected: &[&str]| {
            let found: Vec<String> = parts(Numbers::of(values)).iter().map(Numbers::to_string).collect();
            assert_eq!(found, expected);
        };
        check(&[6, 5], &["6 5"]);
        check(&[6, 5, 2], &["6 5 2"]);
        check(&[3; 4], &["3 3", "3 3"]);
        check(&[4, 4, 4, 4, 2], &["4 4", "4 4", "2"]);
        check(&[1; 12], &["1 1"; 6]);
    }

    #[test]
    fn good_ones_are_the_best_where_they_say_so() {
        for game in BuiltIn::ALL {
            let referee = game.referee();
            let mut search = Search::with_evaluator(&referee, Box::new(Plain::new(referee.ruleset())));
            let mut chooser = Chooser::new(&referee);
            let mut chosen = Vec::new();
            let mut position = referee.start(Side::White);
            for turn in 0..40 {
                chooser.good_ones(&mut search, &position, &mut chosen);
                for (roll, good) in chosen.iter().enumerate().filter(|(_, good)| good.is_best) {
                    let best = chooser.best(&mut search, &position, chooser.rolls[roll].numbers);
                    assert_eq!((good.after, good.outcomes), (best.after, best.outcomes), "{game}");
                }
                position = chosen[7 * turn % chosen.len()].after;
            }
        }
    }

    #[test]
    fn a_win_by_the_first_part_is_a_win() {
        let referee = BuiltIn::Zeno.referee();
        let mut search = Search::with_evaluator(&referee, Box::new(Plain::new(referee.ruleset())));
        let text = read_position("zeno-w-24x2.off13.out-1x15").unwrap();
        let position = text.position(&referee).unwrap();
        let mut chosen = Vec::new();
        Chooser::new(&referee).good_ones(&mut search, &position, &mut chosen);
        assert!(chosen.iter().all(|good| good.after.waiter().in_play().is_empty()));
    }
}
