//! Looking ahead with an evaluator that is never wrong must not change what it says.

use tavli_engine::{Chances, Evaluator, Outcomes, Search, TwoSided};
use tavli_rules::{BuiltIn, Position, Referee, read_position};

/// Knows races of few checkers exactly.
struct Exact {
    table: TwoSided,
}

impl Evaluator for Exact {
    fn judge(&mut self, referee: &Referee, positions: &[Position], judged: &mut Vec<Outcomes>) {
        judged.clear();
        judged.extend(positions.iter().map(|position| match tavli_engine::ended(referee, position) {
            Some(outcomes) => outcomes,
            None => {
                let chances = self.table.chances(referee, position).expect("the table knows these positions");
                let Chances { win, win_double, lose, lose_double } = chances;
                [lose_double, lose - lose_double, 0.0, win - win_double, win_double]
            }
        }));
    }
}

const RACES: [&str; 5] = [
    "portes-w-19.21.off13-20x2.off13",
    "portes-b-24x2.23.off12-19.22.24.off12",
    "portes-w-19x3.off12-19x3.off12",
    "portes-w-24.off14-24.off14",
    "portes-w-20.22.23.off12-19.21.off13",
];

#[test]
fn looking_ahead_keeps_exact_values() {
    let referee = BuiltIn::Portes.referee();
    let table = TwoSided::build(&referee, 3, |_| {}).expect("portes has such a table");
    let mut search = Search::with_evaluator(&referee, Box::new(Exact { table }));
    for text in RACES {
        let position = read_position(text).unwrap().position(&referee).unwrap();
        let known = search.chances(&position, 0);
        for depth in 1..=2 {
            let found = search.chances(&position, depth);
            assert!((found.win - known.win).abs() < 1e-4, "{text} at {depth}: {found:?} {known:?}");
        }
    }
}

#[test]
fn a_limit_gives_the_last_depth_that_was_finished() {
    let referee = BuiltIn::Portes.referee();
    let table = TwoSided::build(&referee, 3, |_| {}).expect("portes has such a table");
    let mut search = Search::with_evaluator(&referee, Box::new(Exact { table }));
    let position = read_position("portes-w-19x3.off12-19x3.off12").unwrap().position(&referee).unwrap();
    let roll = "21".parse().unwrap();
    let depth_under = |search: &mut Search<'_>, most: u64| {
        search.candidates_until(&position, roll, 2, &mut |judged| judged > most)[0].depth
    };
    assert_eq!(depth_under(&mut search, 0), 0);
    assert_eq!(depth_under(&mut search, u64::MAX), 2);
    let first = depth_under(&mut search, 100);
    assert_eq!(first, depth_under(&mut search, 100), "the same limit gives the same depth");
}
