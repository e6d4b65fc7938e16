//! Whatever the position, the engine answers, and with a legal play.

#[path = "../../rules/tests/random/mod.rs"]
mod random;

use random::{Source, rounds};
use tavli_engine::{Layout, Level, Net, Plain, Search};
use tavli_rules::{BuiltIn, Position, Referee, Roll};

/// A net that knows nothing and has opinions on everything.
fn opinionated_net(referee: &Referee) -> Net {
    let mut number = 0.0;
    Net::new(Layout::new(referee.ruleset()).len(), 256, || {
        number += 0.7;
        f32::sin(number)
    })
}

fn check(search: &mut Search<'_>, position: &Position, roll: Roll, seed: u64) {
    let referee = search.referee();
    let level = Level::ALL[seed as usize % 4];
    let (candidates, chosen) = level.choose(search, position, roll, seed);
    let index = candidates[chosen].index;
    let plays = search.listed().expect("they were listed");
    let play = plays.play(referee, index);
    assert_eq!(referee.play(position, roll, &play), Ok(plays.positions()[index]), "{position:?} {roll}");
}

/// As many positions of each game: half of them from games, half thrown together.
const POSITIONS: usize = 100_000;

fn check_game(game: BuiltIn) {
    let referee = game.referee();
    let net = opinionated_net(&referee);
    let mut search = Search::new(&referee, &net);
    let mut source = Source::new(game as u64 + 40);
    let mut count = 0;
    while count < rounds(POSITIONS) / 2 {
        for (position, roll) in source.game(&referee, 400) {
            check(&mut search, &position, roll, count as u64);
            count += 1;
        }
    }
    for seed in 0..rounds(POSITIONS) as u64 / 2 {
        let (position, roll) = (source.position(referee.ruleset()), source.roll(&referee));
        check(&mut search, &position, roll, seed);
    }
}

#[test]
fn every_choice_in_zeno_is_legal() {
    check_game(BuiltIn::Zeno);
}

#[test]
fn every_choice_in_scripta_is_legal() {
    check_game(BuiltIn::Scripta);
}

#[test]
fn every_choice_in_portes_is_legal() {
    check_game(BuiltIn::Portes);
}

#[test]
fn every_choice_in_plakoto_is_legal() {
    check_game(BuiltIn::Plakoto);
}

#[test]
fn every_choice_in_fevga_is_legal() {
    check_game(BuiltIn::Fevga);
}

#[test]
fn plain_counts_choose_legally_under_any_rules() {
    let mut source = Source::new(9);
    for seed in 0..rounds(300) as u64 {
        let Ok(referee) = Referee::new(source.laboratory()) else { continue };
        let mut search = Search::with_evaluator(&referee, Box::new(Plain::new(referee.ruleset())));
        for (position, roll) in source.game(&referee, 20) {
            check(&mut search, &position, roll, seed);
        }
    }
}
