//! Whatever comes in from outside, a reader answers and does not panic; and says something useful.

mod random;

use proptest::prelude::*;
use tavli_rules::{
    BuiltIn, ByPlayer, BySide, Die, FaultPlace, Match, Record, RecordFaultKind, Roll, Side, read_exchange,
    read_mat, read_moves, read_position, read_position_id, read_ruleset, read_sgf, read_side, read_xgid,
    ruleset_text,
};

/// A good text with a part replaced: nearer to what people get wrong than noise is.
fn damaged(good: &'static str) -> impl Strategy<Value = String> {
    (0..=good.len(), 0..12usize, "\\PC{0,6}").prop_map(move |(at, cut, with)| {
        let floor = |index: usize| {
            (0..=index.min(good.len())).rev().find(|at| good.is_char_boundary(*at)).unwrap_or(0)
        };
        format!("{}{with}{}", &good[..floor(at)], &good[floor(at + cut)..])
    })
}

const LINE: &str = r#"{"game":"zeno","turn":"black","dice":[2,5,6],"white":{"hand":0,"bar":0,"board":{"1":2,"9":1},"middle":{"4":1},"pinned":[],"out":true,"off":11},"black":{"hand":0,"bar":0,"board":{"19":5,"24":10},"middle":{},"pinned":[],"out":true,"off":0},"options":{"slide":"may"}}"#;
const POSITION: &str = "plakoto~mother.loses_two-w62-1p.5x13.12-24x2.3x12.12";
const RECORD: &str = "Tavli record 1\nMatch: to 3 points\nRules: portes dice_use=any\nFirst: Anna\nSecond: Berta\n\nGame 1: portes, Anna has White\nOpening: 3 5\n1. Black 62: 1/7 12/14\n2. White 66: ?\nResult: unfinished\n";
const MAT: &str = " 3 point match\n\n Game 1\n Anna : 0                         Berta : 0\n  1)                             31: 8/5 6/5\n  2) 64: 24/14                   11: 6/5(2) 8/7(2)\n      Wins 2 points\n";
const SGF: &str = "(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[An\\]na]PB[Berta]RE[W+2R]\n;B[31qtst];W[64xrrn](;B[11])(;B[22]))";

proptest! {
    #![proptest_config(random::cases(4_000))]

    #[test]
    fn damaged_games_of_backgammon_are_answered(mat in damaged(MAT), sgf in damaged(SGF)) {
        let referee = std::sync::Arc::new(BuiltIn::Portes.referee());
        for read in [read_mat(&mat), read_sgf(&sgf), read_mat(&sgf), read_sgf(&mat)].into_iter().flatten() {
            let _ = read.records(&referee);
        }
    }

    #[test]
    fn damaged_positions_of_backgammon_are_answered(
        id in damaged("4HPwATDgc/ABMA:cIkKAAAAAAAA"),
        xgid in damaged("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:3:10"),
    ) {
        let referee = BuiltIn::Portes.referee();
        let _ = (read_position_id(&referee, &id), read_xgid(&referee, &xgid));
    }

    #[test]
    fn noise_is_answered(text in "\\PC{0,60}") {
        let _ = (read_exchange(&text), read_position(&text), read_moves(&text), read_ruleset(&text));
        let _ = (read_side(&text), Record::read(&text), text.parse::<Roll>());
    }

    #[test]
    fn a_damaged_line_is_answered(text in damaged(LINE)) {
        if let Ok(line) = read_exchange(&text) && let Some(roll) = line.roll {
            prop_assert!(!line.referee.plays(&line.position, roll).is_empty());
        }
    }

    #[test]
    fn a_damaged_position_is_answered(text in damaged(POSITION)) {
        if let Ok(read) = read_position(&text) {
            let referee = BuiltIn::Plakoto.referee();
            let _ = (read.ruleset(), read.position(&referee));
        }
    }

    #[test]
    fn a_damaged_record_is_answered(text in damaged(RECORD)) {
        let _ = Record::read(&text);
    }

    #[test]
    fn a_damaged_play_is_answered(text in damaged("10/16 19/24* bar/4 hand/3 m4/9 21/off(3) 1/5+")) {
        for game in BuiltIn::ALL {
            let referee = game.referee();
            let dice = vec![3; referee.ruleset().dice.dice.into()];
            let _ = referee.read_play(&referee.start(Side::White), Roll::new(&dice).unwrap(), &text);
        }
    }

    #[test]
    fn a_damaged_ruleset_is_answered(at in 0..2_000usize, with in "\\PC{0,4}") {
        let mut text = ruleset_text(&BuiltIn::Zeno.ruleset());
        if text.is_char_boundary(at.min(text.len())) {
            text.insert_str(at.min(text.len()), &with);
        }
        let _ = read_ruleset(&text);
    }
}

#[test]
fn a_sound_text_is_read() {
    read_exchange(LINE).unwrap();
    Record::read(RECORD).unwrap();
    let read = read_position(POSITION).unwrap();
    read.ruleset().unwrap();
}

#[test]
fn a_turn_before_its_game_is_a_fault_and_names_its_line() {
    let fault = Record::read("Tavli record 1\nRules: zeno\n1. White 321: ?\n").unwrap_err();
    assert_eq!(fault.place, FaultPlace::Line(3));
    assert!(matches!(fault.what, RecordFaultKind::NotInGame { .. }), "{fault}");
}

fn check_error(line: &str, says: &[&str]) {
    let error = read_exchange(line).expect_err(line).to_string();
    for part in says {
        assert!(error.contains(part), "{line}: \"{error}\" does not say \"{part}\"");
    }
}

#[test]
fn everything_wrong_with_a_position_is_said_at_once() {
    check_error(
        r#"{"game":"portes","turn":"white","white":{"hand":1,"board":{"1":2,"25":5}},"black":{"board":{"24":14}}}"#,
        &[
            "white stands on point 25, but points are 1 to 24",
            "white has 8 checkers, and needs 15",
            "white uses \"hand\", which these rules do not have",
            "black has 14 checkers, and needs 15",
            "white's 1 and black's 24 are one point",
        ],
    );
}

#[test]
fn pins_must_be_where_checkers_meet() {
    check_error(
        r#"{"game":"plakoto","turn":"white","white":{"board":{"1":14,"5":1},"pinned":[5,1]},"black":{"board":{"1":15}}}"#,
        &[
            "white's checker on 5 is called pinned, but no opposing",
            "white's pinned checker on 1 must stand on the board there, alone",
        ],
    );
}

#[test]
fn being_out_must_fit_the_checkers() {
    check_error(
        r#"{"game":"zeno","turn":"white","white":{"board":{"9":15},"out":false},"black":{"hand":15,"out":true}}"#,
        &[
            "white has gone beyond point 6, so \"out\" must be true",
            "black is called out, but still has checkers in hand",
        ],
    );
}

#[test]
fn a_mark_is_given_back_with_the_fault() {
    let fault = read_exchange(r#"{"id":7,"game":"chess"}"#).unwrap_err();
    let mut answer = String::new();
    tavli_rules::write_error(&fault, &mut answer);
    assert!(answer.starts_with(r#"{"id":7,"error":"there is no game"#), "{answer}");
}

#[test]
fn a_place_has_one_name_and_a_pin_is_said_once() {
    check_error(
        r#"{"game":"fevga","turn":"white","white":{"board":{"1":14,"01":1}}}"#,
        &["names no place \"01\""],
    );
    check_error(
        r#"{"game":"plakoto","turn":"white","white":{"board":{"1":1,"5":14},"pinned":[1,1]},"black":{"board":{"24":15}}}"#,
        &["white's checker on 1 is called pinned twice"],
    );
}

#[test]
fn a_game_cannot_be_won_twice_nor_a_start_quarter_be_full() {
    check_error(
        r#"{"game":"portes","turn":"white","white":{"off":15},"black":{"off":15}}"#,
        &["both sides have borne off all their checkers"],
    );
    check_error(
        r#"{"game":"fevga","turn":"white","white":{"board":{"1":10,"2":1,"3":1,"4":1,"5":1,"6":1}},"black":{"board":{"1":15}}}"#,
        &["white holds all six points of its own start quarter"],
    );
}

#[test]
fn record_of_a_game_given_up_reads_back() {
    let mut played = Match::to_points(BuiltIn::Plakoto.referee(), 5);
    played.throw_opening(BySide::new(Die::ALL[2], Die::ALL[4])).unwrap();
    played.throw(Roll::new(&[6, 6]).unwrap()).unwrap();
    played.resign(Side::White).unwrap();
    assert!(played.game().resigned().is_none(), "the next game has begun");
    let text = Record::new(ByPlayer::new("Anna".into(), "Berta".into()), played).text();
    assert!(text.contains("Opening: 3 5\nResigned: White\nResult: Black wins 2\n"), "{text}");
    let read = Record::read(&text).unwrap();
    assert_eq!((read.text(), read.played.score()), (text.clone(), &ByPlayer::new(0, 2)));
    let fault = Record::read(&text.replace("Black wins 2", "Black wins 1")).unwrap_err();
    assert!(fault.to_string().contains("\"Black wins 2\" belongs here"), "{fault}");
}

#[test]
fn wrong_words_are_named() {
    check_error("[1]", &["one JSON object"]);
    check_error(
        "{\"game\":\"chess\"}",
        &["there is no game \"chess\"", "zeno, scripta, portes, plakoto, fevga"],
    );
    check_error(r#"{"game":"zeno"}"#, &["\"turn\" must be"]);
    check_error(r#"{"game":"zeno","turn":"white","dice":[1,2]}"#, &["\"dice\" must be 3 numbers"]);
    check_error(
        r#"{"game":"portes","turn":"white","options":{"mother":"at_once"}}"#,
        &["portes has no option \"mother\""],
    );
    check_error(
        r#"{"game":"plakoto","turn":"white","options":{"mother":"x"}}"#,
        &["cannot be \"x\"", "ordinary, loses_two, at_once"],
    );
    check_error(r#"{"game":"fevga","turn":"white","white":{"bored":{}}}"#, &["\"bored\" is not understood"]);
    check_error(
        r#"{"game":"fevga","turn":"white","white":{"board":{"1":-1}}}"#,
        &["-1, which is not a small whole number"],
    );
}
