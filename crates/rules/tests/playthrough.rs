//! One seeded game of each kind as a golden text file; with `TAVLI_BLESS=1` the files are written anew.
//!
//! The players choose by a fixed rule, so that a change of the rules or of the record's form shows itself here.

mod random;

use std::cmp::Reverse;
use std::path::PathBuf;

use random::Source;
use tavli_rules::{
    BuiltIn, ByPlayer, BySide, Match, Place, Player, Record, Referee, Ruleset, Side, Stage, position_text,
    read_ruleset,
};

/// Plays a match to its end: of the results of a roll the one that leaves the opponent many pips and oneself few blots.
fn played(mut played: Match, seed: u64) -> Match {
    let mut source = Source::new(seed);
    while !played.is_over() {
        match played.game().stage() {
            Stage::Opening => {
                let dice = BySide::from_fn(|_| source.die());
                played.throw_opening(dice).expect("it is thrown for the start");
            }
            Stage::Throw => {
                let roll = source.roll(played.game().referee());
                played.throw(roll).expect("somebody throws");
            }
            Stage::Play(_) => {
                let game = played.game();
                let track = game.referee().ruleset().track.rule;
                let plays = game.plays();
                let value = |index: &usize| {
                    let after = plays.positions()[*index];
                    after.mover().pips(track) as i32 - 3 * after.waiter().single().len() as i32
                };
                // Of equally good results the one whose text comes first, in whatever order they are listed.
                let text = |index: usize| position_text(game.referee(), &plays.positions()[index], None);
                let best = (0..plays.len()).max_by_key(|index| (value(index), Reverse(text(*index))));
                let best = best.expect("passing is a play");
                let play = plays.play(game.referee(), best);
                played.play(&play).expect("it was listed");
            }
            Stage::Over(_) => unreachable!("the match would be over"),
        }
    }
    played
}

fn check(name: &str, start: Match, seed: u64) {
    let record = Record::new(ByPlayer::new("Anna".to_owned(), "Berta".to_owned()), played(start, seed));
    let text = record.text();
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../testdata/records/{name}.txt"));
    if std::env::var_os("TAVLI_BLESS").is_some() {
        std::fs::write(&path, &text).expect("the record can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("there is a golden record");
    let differs = text.lines().zip(golden.lines()).find(|(new, old)| new != old);
    assert!(text == golden, "{name} differs first in {differs:?}; see `cargo xtask bless`");
    let read = Record::read(&golden).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert_eq!(read.text(), golden);
    assert!(read.played.is_over());
}

#[test]
fn zeno() {
    check("zeno", Match::single(BuiltIn::Zeno.referee()), 1);
}

#[test]
fn scripta() {
    check("scripta", Match::single(BuiltIn::Scripta.referee()), 1);
}

#[test]
fn portes() {
    check("portes", Match::single(BuiltIn::Portes.referee()), 1);
}

#[test]
fn plakoto() {
    check("plakoto", Match::single(BuiltIn::Plakoto.referee()), 1);
}

#[test]
fn fevga() {
    check("fevga", Match::single(BuiltIn::Fevga.referee()), 1);
}

#[test]
fn a_tavli_match_takes_the_games_in_turn() {
    check("tavli_match", Match::tavli(3), 3);
}

#[test]
fn players_of_zeno_change_colours_in_a_match() {
    let start = Match::to_points(BuiltIn::Zeno.referee(), 2);
    check("zeno_match", start.clone(), 4);
    let games = played(start, 4);
    let whites: Vec<Player> = games.games().map(|game| game.white).collect();
    assert!(whites.windows(2).all(|pair| pair[0] == pair[1].opponent()), "{whites:?}");
}

#[test]
fn a_laboratory_ruleset_is_kept_whole_in_its_record() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../rulesets/tabula.toml");
    let ruleset: Ruleset =
        read_ruleset(&std::fs::read_to_string(path).expect("the example")).expect("a good example");
    check("laboratory", Match::single(Referee::new(ruleset).expect("it fits")), 5);
}

#[test]
fn the_winner_begins_the_next_greek_game_and_a_draw_is_thrown_for_again() {
    let record = played(Match::to_points(BuiltIn::Portes.referee(), 3), 6);
    let games: Vec<_> = record.games().collect();
    for pair in games.windows(2) {
        let Some(tavli_rules::Outcome::Won { winner, .. }) = pair[0].game.outcome() else {
            panic!("portes has no draw")
        };
        assert_eq!(pair[1].game.turns().first().map(|turn| turn.side), Some(winner));
        assert!(pair[1].game.openings().is_empty());
    }
}

#[test]
fn nothing_happens_out_of_turn() {
    let mut game = Match::single(BuiltIn::Portes.referee());
    let roll = Source::new(1).roll(game.game().referee());
    assert_eq!(game.throw(roll).unwrap_err().to_string(), "each side throws one die for the start first");
    let dice = |white: u8, black: u8| BySide::new(white, black);
    let die = |value| tavli_rules::Die::new(value).unwrap();
    let open = |pair: BySide<u8>| BySide::new(die(pair[Side::White]), die(pair[Side::Black]));
    game.throw_opening(open(dice(3, 3))).unwrap();
    assert_eq!(game.game().stage(), Stage::Opening, "equal dice are thrown again");
    game.throw_opening(open(dice(3, 5))).unwrap();
    assert_eq!(game.game().position().turn(), Side::Black);
    assert_eq!(game.play(&[]).unwrap_err().to_string(), "the dice must be thrown first");
    assert!(game.throw(tavli_rules::Roll::new(&[1, 2, 3]).unwrap()).is_err());
    game.throw(tavli_rules::Roll::new(&[6, 5]).unwrap()).unwrap();
    assert_eq!(game.play(&[]).unwrap_err().to_string(), "this would lose a number that can be played");
    assert_eq!(game.game().position().checkers(Side::Black).count(Place::point(1)), 2);
}

#[test]
fn the_opening_dice_are_the_first_roll_where_the_rules_keep_them() {
    let ruleset = BuiltIn::Portes.ruleset().with_option("opening_roll", "keep").unwrap();
    let mut game = Match::single(Referee::new(ruleset).unwrap());
    let die = |value| tavli_rules::Die::new(value).unwrap();
    game.throw_opening(BySide::new(die(6), die(2))).unwrap();
    assert_eq!(game.game().stage(), Stage::Play(tavli_rules::Roll::new(&[6, 2]).unwrap()));
    let record = Record::new(ByPlayer::new("A".into(), "B".into()), game);
    assert_eq!(Record::read(&record.text()).unwrap().text(), record.text());
}
