//! The quick ways of listing against the plain one, on rolls and positions that they are made for: many numbers, many
//! checkers in the middle of the board, some waiting, and dice that no game throws.

mod random;

use std::collections::BTreeMap;

use rand::RngExt;
use random::{Source, rounds};
use tavli_rules::{BuiltIn, DiceUse, Numbers, Play, Plays, Position, Referee, position_text, ruleset_text};

/// More results take the plain way too long.
const MOST_RESULTS: usize = 20_000;

/// What is to be played: how often each of some different numbers.
fn numbers(source: &mut Source, times: &[u8]) -> Numbers {
    let mut dice: Vec<u8> = (1..=6).collect();
    let mut values = Vec::new();
    for count in times {
        let die = dice.swap_remove(source.0.random_range(0..dice.len()));
        values.extend(std::iter::repeat_n(die, (*count).into()));
    }
    Numbers::of(&values)
}

fn results(referee: &Referee, plays: &Plays) -> BTreeMap<String, Play> {
    let text = |index: usize| position_text(referee, &plays.positions()[index], None);
    (0..plays.len()).map(|index| (text(index), plays.play(referee, index))).collect()
}

fn check(referee: &Referee, position: &Position, numbers: Numbers) {
    let place = || {
        format!("{} {numbers}\n{}", position_text(referee, position, None), ruleset_text(referee.ruleset()))
    };
    let mut plays = Plays::default();
    referee.plays_of_numbers(position, numbers, &mut plays);
    if plays.len() > MOST_RESULTS {
        return;
    }
    let quick = results(referee, &plays);
    assert_eq!(quick.len(), plays.len(), "a result is listed twice: {}", place());
    let plain = results(referee, &referee.plays_without_shortcuts(position, numbers));
    assert!(quick.keys().eq(plain.keys()), "{} quick, {} plain: {}", quick.len(), plain.len(), place());
    assert!(quick == plain, "a way differs: {}", place());
    for play in quick.values().step_by(quick.len().div_ceil(5)) {
        let after = referee.play_of_numbers(position, numbers, play);
        assert!(after.is_ok_and(|after| plays.positions().contains(&after)), "{}", place());
    }
}

/// Random positions under the game's own rules and under changed ones.
fn check_positions(times: &[u8], positions: usize) {
    let mut source = Source::new(times.iter().fold(21, |seed, times| 13 * seed + u64::from(*times)));
    for round in 0..rounds(positions) {
        let game = BuiltIn::ALL[if round % 3 == 0 { round % 5 } else { 0 }];
        let mut ruleset = if round % 2 == 0 { game.ruleset() } else { source.ruleset(game).0 };
        if round % 4 != 0 {
            ruleset.dice_use.rule = DiceUse::Most;
        }
        let referee = Referee::new(ruleset).expect("options fit");
        let position = source.position(referee.ruleset());
        check(&referee, &position, numbers(&mut source, times));
    }
}

macro_rules! for_each_kind {
    ($($name:ident $times:expr, $positions:literal;)*) => {$(
        #[test]
        fn $name() {
            check_positions(&$times, $positions);
        }
    )*};
}

for_each_kind! {
    three_different_numbers [1, 1, 1], 600;
    a_number_four_times_and_another [4, 1], 250;
    a_number_twice_and_another [2, 1], 400;
    two_numbers_twice [2, 2], 200;
    four_different_numbers [1, 1, 1, 1], 150;
    a_number_three_times_and_two_others [3, 1, 1], 100;
    a_number_six_times [6], 150;
    a_number_nine_times [9], 100;
    a_number_twelve_times [12], 100;
}
