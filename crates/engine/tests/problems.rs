//! The problems of this repository: each is one, by the nets of this repository.

use std::collections::HashSet;
use std::path::Path;

use tavli_engine::{Analyst, BearOff, Moment, NetFile, Search, read_problems};
use tavli_rules::{BuiltIn, Side};

/// How many problems each game has.
const COUNT: usize = 20;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn the_plausible_play_is_wrong_and_reasons_are_known() {
    for game in BuiltIn::ALL {
        let referee = game.referee();
        let bytes = std::fs::read(root().join(format!("nets/{game}.net"))).unwrap();
        let nets = NetFile::from_bytes(&bytes, referee.ruleset()).unwrap();
        let table = BearOff::build(&referee);
        let mut analyst = Analyst::new(Search::with_nets(&referee, &nets, &table), 1);
        let text = std::fs::read_to_string(root().join(format!("problems/{game}.txt"))).unwrap();
        let problems = read_problems(&text).unwrap();
        let different: HashSet<_> = problems.iter().map(|problem| (problem.position, problem.roll)).collect();
        assert_eq!((problems.len(), different.len()), (COUNT, COUNT), "{game}");
        for problem in problems {
            let named = problem.text(&referee);
            let (position, roll, play) =
                (problem.position, Some(problem.roll), Some(problem.plausible.clone()));
            let review = analyst.review(&Moment { game: 0, turn: 1, position, roll, play });
            let best = referee.play(&position, problem.roll, &problem.best).unwrap();
            assert_eq!((review.candidates[0].after, position.turn()), (best, Side::White), "{named}");
            assert!(review.loss >= 0.08, "{named}: {}", review.loss);
            assert!(!problem.reasons(&referee).is_empty(), "{named}");
            assert!(!problem.temptations(&referee).is_empty(), "{named}");
        }
    }
}
