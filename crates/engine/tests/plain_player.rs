//! Rules without a net: plain counts must play clearly better than chance.

#[path = "../../rules/tests/random/mod.rs"]
mod random;

use rand::RngExt;
use random::Source;
use tavli_engine::{Plain, Search};
use tavli_rules::{BuiltIn, Outcome, Plays, Referee, Side, read_ruleset};

/// How often plain counts win against chance, who has what side by turns.
fn share_won(referee: &Referee, games: u64) -> f64 {
    let mut search = Search::with_evaluator(referee, Box::new(Plain::new(referee.ruleset())));
    let mut source = Source::new(3);
    let mut plays = Plays::default();
    let mut won = 0.0;
    for game in 0..games {
        let plain_side = if game % 2 == 0 { Side::White } else { Side::Black };
        let mut position = referee.start(Side::White);
        let mut turns = 0;
        let outcome = loop {
            if let Some(outcome) = referee.outcome(&position) {
                break outcome;
            }
            turns += 1;
            if turns > 2_000 {
                break Outcome::Draw;
            }
            let roll = source.roll(referee);
            if position.turn() == plain_side {
                let best = search.candidates(&position, roll, 0)[0].index;
                position = search.listed().expect("they were listed").positions()[best];
            } else {
                referee.plays_into(&position, roll, &mut plays);
                position = plays.positions()[source.0.random_range(0..plays.len())];
            }
        };
        won += match outcome {
            Outcome::Draw => 0.5,
            Outcome::Won { winner, .. } => f64::from(u8::from(winner == plain_side)),
        };
    }
    won / games as f64
}

#[test]
fn plain_counts_beat_chance_in_every_game() {
    for game in BuiltIn::ALL {
        let share = share_won(&game.referee(), 60);
        println!("{game}: {share:.2}");
        assert!(share > 0.8, "{game}: {share}");
    }
}

#[test]
fn plain_counts_beat_chance_under_rules_of_one_s_own() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulesets");
    for file in std::fs::read_dir(folder).expect("there are laboratory rulesets") {
        let path = file.expect("the folder can be read").path();
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let Ok(ruleset) = read_ruleset(&text) else { continue };
        let referee = Referee::new(ruleset).expect("the ruleset fits together");
        let share = share_won(&referee, 40);
        println!("{}: {share:.2}", path.display());
        assert!(share > 0.75, "{}: {share}", path.display());
    }
}
