//! The twin held against the rule book: its worked cases, and a case for every value of every option.

mod twin;

use std::collections::BTreeSet;

use serde_json::json;
use twin::notation::{rules, side, state};
use twin::{BLACK, Outcome, Player, State, WHITE};

/// White's legal plays are exactly these, each written as White's checkers after it.
fn check(text: &str, white: &str, black: &str, numbers: &[u8], expected: &[&str]) {
    let plays = rules(text).plays_numbers(&state(white, black), WHITE, numbers);
    let found: BTreeSet<Player> = plays.iter().map(|play| play.players[WHITE].clone()).collect();
    let expected_sides: BTreeSet<Player> = expected.iter().map(|&white| side(white)).collect();
    assert_eq!(found, expected_sides, "{text}: {white} against {black} with {numbers:?}");
    assert_eq!(plays.len(), expected.len(), "{text}: {white} against {black} with {numbers:?}");
}

/// Exactly one legal play, and it leads to this position.
fn check_only(text: &str, white: &str, black: &str, numbers: &[u8], after: (&str, &str)) {
    let plays = rules(text).plays_numbers(&state(white, black), WHITE, numbers);
    assert_eq!(plays, BTreeSet::from([state(after.0, after.1)]), "{text}: {white} against {black}");
}

fn check_outcome(text: &str, white: &str, black: &str, expected: Option<Outcome>) {
    assert_eq!(rules(text).outcome(&state(white, black)), expected, "{text}: {white} against {black}");
}

const EMPEROR: &str = "6x7 9 10x2 19x2 20x2 23 out";
const OPPONENT_OF_THE_EMPEROR: &str = "8x2 11x2 12x2 13 14x2 15x2 18x2 21x2 out";

#[test]
fn the_emperor_has_one_play_and_eight_blots() {
    let after = "6x7 9 10 16 19 20 22 23 24 out";
    check("zeno", EMPEROR, OPPONENT_OF_THE_EMPEROR, &[2, 5, 6], &[after]);
    assert_eq!(side(after).board.iter().filter(|&&count| count == 1).count(), 8);
}

#[test]
fn zeno_begins_with_entries_only() {
    for (dice, after) in
        [([1, 2, 3], "hand=12 1 2 3"), ([4, 4, 2], "hand=10 4x4 2"), ([3, 3, 3], "hand=3 3x12")]
    {
        let plays = rules("zeno").plays(&State::start(&rules("zeno")), WHITE, &dice);
        assert_eq!(plays, BTreeSet::from([state(after, "hand=15")]));
    }
}

#[test]
fn middle_row_counts_its_own_place() {
    for (number, after) in [(1, "4"), (2, "5"), (3, "6"), (4, "7"), (5, "8"), (6, "9")] {
        let after = format!("{after} out");
        check("zeno", "middle=4 out", "24x15 out", &[number], &[&after]);
    }
}

#[test]
fn hit_checkers_wait_beside_their_point() {
    for (point, place) in [(4, 4), (21, 4), (12, 12), (13, 12), (24, 1)] {
        let white = format!("{} out", point - 1);
        let black = format!("{point} out");
        let after = (format!("{point} out"), format!("middle={place} out"));
        check_only("zeno", &white, &black, &[1], (&after.0, &after.1));
    }
    check_only("zeno", "hand=1", "1 out", &[1], ("1", "middle=1 out"));
}

#[test]
fn nothing_else_moves_while_one_waits_in_the_middle() {
    check("zeno", "middle=4 6 out", "5x2 out", &[2], &["middle=4 6 out"]);
    check("zeno", "middle=4 middle=1 20 out", "24 out", &[3], &["6 middle=1 20 out", "3 middle=4 20 out"]);
}

#[test]
fn zeno_bears_off() {
    check("zeno", "21 23 24 out", "1x15 out", &[4, 2, 1], &["out", "24 out", "23 out", "24x2 out"]);
    check("zeno", "20 22 out", "1x15 out", &[4], &["22 24 out"]);
}

#[test]
fn scripta_enters_at_least_one() {
    check("scripta", "hand=15", "hand=15", &[2, 5], &["hand=13 2 5", "hand=14 7"]);
    check("scripta", "hand=10 1x5", "hand=11 2x2 5x2", &[2, 5], &["hand=10 1x5"]);
    check(
        "scripta",
        "hand=2 12x12 5",
        "6x2",
        &[1, 3],
        &["12x12 5 1 3", "hand=1 12x12 5 4", "hand=1 12x12 8 1"],
    );
    // With the last one entered the gate opens in the same turn.
    check("scripta", "hand=1 12x14", "3x2", &[1, 3], &["12x14 4", "12x13 15 1"]);
}

#[test]
fn scripta_circle_comes_first_and_fulfils_the_duty() {
    check("scripta", "bar=1 hand=1 9", "2x2", &[2, 3], &["3 hand=1 11", "5 hand=1 9"]);
    check("scripta", "bar=1 hand=1 9", "2x2 3x2", &[2, 3], &["bar=1 hand=1 9"]);
    check_only("scripta", "hand=1", "5", &[5], ("5", "bar=1"));
}

#[test]
fn scripta_bears_off() {
    check("scripta", "33 35", "1x15", &[4, 2], &["", "35"]);
}

#[test]
fn portes_start_has_the_counts_of_the_table() {
    let table = "11 42, 21 15, 31 16, 41 14, 51 8, 61 10, 22 75, 32 17, 42 18, 52 8, 62 14, 33 73, 43 17, \
                 53 9, 63 14, 44 52, 54 9, 64 14, 55 4, 65 7, 66 11";
    let start = State::start(&rules("portes"));
    for (dice, count) in table.split(", ").map(|cell| cell.split_once(' ').expect("dice and a count")) {
        let dice: Vec<u8> = dice.bytes().map(|digit| digit - b'0').collect();
        for mover in [WHITE, BLACK] {
            let plays = rules("portes").plays(&start, mover, &dice);
            assert_eq!(plays.len().to_string(), count, "{dice:?}");
        }
    }
}

#[test]
fn portes_enters_and_hits_with_the_same_checker() {
    let black = "24x2 23x2 22x2 20x2 19x2 15 1x4";
    let plays = rules("portes").plays(&state("bar=1 12x5 17x4 19x5", black), WHITE, &[4, 6]);
    let hit = state("10 12x5 17x4 19x5", "24x2 23x2 22x2 20x2 19x2 bar=1 1x4");
    let others = ["4 12x4 18 17x4 19x5", "4 12x5 17x3 23 19x5"];
    let mut expected = BTreeSet::from([hit]);
    // White's 24 holds four black checkers, but 23 is free.
    expected.extend(others.map(|white| state(white, black)));
    assert_eq!(plays, expected);
}

#[test]
fn plakoto_stands_still_between_two_blocks() {
    check("plakoto", "1x15", "21x2 19x2 1x11", &[3, 5], &["1x15"]);
}

#[test]
fn plakoto_pins_and_frees() {
    check_only("plakoto", "1x15", "21 1x14", &[3], ("1x14 4", "21 1x14 pinned=21"));
    // The pinned checker cannot leave, and its owner cannot land there.
    check("plakoto", "4 2 pinned=4", "21", &[2], &["4 2 pinned=4"]);
    // The pinning side may add one.
    check("plakoto", "4 3", "21 pinned=21", &[1], &["4x2", "3 5"]);
    // When its last one leaves, the pinned checker is free.
    check_only("plakoto", "4x2", "21 pinned=21", &[1], ("4 5", "21 pinned=21"));
    check_only("plakoto", "4", "21 pinned=21", &[1], ("5", "21"));
}

#[test]
fn greek_games_bear_off() {
    for game in ["portes", "plakoto", "fevga"] {
        check(game, "21x2", "", &[5, 6], &[""]);
        check(game, "19 22x2 23", "", &[5, 5, 5, 5], &["24"]);
        check(game, "19 22 23x2", "", &[5, 5, 5, 5], &["24"]);
    }
}

#[test]
fn pinned_rearmost_checker_stops_larger_numbers() {
    check("plakoto", "20 22 pinned=20", "5", &[4], &["20 22 pinned=20"]);
    check("plakoto", "20 22 pinned=20", "5", &[3], &["20 pinned=20"]);
    check("plakoto", "18 22 pinned=18", "7", &[3], &["18 22 pinned=18"]);
}

#[test]
fn fevga_runner_stops_before_the_opponent() {
    let start = State::start(&rules("fevga"));
    let sixes = rules("fevga").plays(&start, WHITE, &[6, 6]);
    assert_eq!(sixes, BTreeSet::from([state("1x14 7", "1x15")]));
    let mixed = rules("fevga").plays(&start, BLACK, &[5, 3]);
    assert_eq!(mixed, BTreeSet::from([state("1x15", "1x14 9")]));
}

#[test]
fn fevga_frees_all_in_the_same_turn() {
    check("fevga", "12 1x14", "9x15", &[2, 1], &["15 1x14", "14 1x13 2", "13 1x13 3"]);
}

#[test]
fn six_in_a_row_across_the_start_are_allowed() {
    let white = "24 1x9 2 3 4 16x2";
    let plays = rules("fevga").plays(&state(white, "1x15"), WHITE, &[4]);
    assert!(plays.contains(&state("24 1x8 2 3 4 5 16x2", "1x15")));
}

#[test]
fn a_win_ends_the_play_and_counts() {
    check("portes", "24", "1x15", &[1, 6], &[""]);
    check_outcome("portes", "", "1x15", Some(Outcome::Win { winner: WHITE, points: 2 }));
    check_outcome("fevga", "1x14", "", Some(Outcome::Win { winner: BLACK, points: 1 }));
    check_outcome("zeno", "", "1x15", Some(Outcome::Win { winner: WHITE, points: 1 }));
    check_outcome("scripta", "", "1x15", Some(Outcome::Win { winner: WHITE, points: 1 }));
    check_outcome("portes", "24", "1x15", None);
}

#[test]
fn a_dead_position_is_a_draw() {
    check_outcome("plakoto", "1 24 pinned=1", "1 24 pinned=1", Some(Outcome::Draw));
    assert!(rules("portes").is_stuck(&state("bar=1", "24x2 23x2 22x2 21x2 20x2 19x2"), WHITE));
    assert!(!rules("portes").is_stuck(&state("bar=1", "24x2 23x2 22x2 21x2 20x2 1x2"), WHITE));
    // The checker in row A could move, but not without an entry.
    assert!(rules("scripta").is_stuck(&state("hand=1 1", "1x2 2x2 3x2 4x2 5x2 6x2"), WHITE));
}

#[test]
fn dice_use() {
    let (white, black) = ("1 10", "21x2 13x2");
    check("portes dice_use=most", white, black, &[1, 2], &["3 11", "1 13"]);
    check("portes dice_use=any", white, black, &[1, 2], &["3 11", "1 13", "2 10"]);
}

#[test]
fn only_one_of_two() {
    check("portes only_one_of_two=free", "10", "12x2", &[1, 2], &["11", "12"]);
    check("portes only_one_of_two=larger", "10", "12x2", &[1, 2], &["12"]);
    // Only the smaller can be played.
    check("portes only_one_of_two=larger", "10", "12x2 13x2", &[1, 2], &["11"]);
}

#[test]
fn bear_off() {
    check("portes bear_off=overshoot", "23", "5x15", &[5, 6], &[""]);
    check("portes bear_off=exact", "23", "5x15", &[5, 6], &["23"]);
    check("portes bear_off=exact", "23", "5x15", &[1, 6], &["24"]);
}

#[test]
fn opening_roll_changes_no_play() {
    assert!(!rules("portes opening_roll=again").keep_opening_roll);
    assert!(rules("portes opening_roll=keep").keep_opening_roll);
}

#[test]
fn phase_gate() {
    check("zeno phase_gate=own", "6x15", "hand=15", &[4], &["6x14 10 out"]);
    check("zeno phase_gate=both", "6x15", "hand=15", &[4], &["6x15"]);
    check("scripta phase_gate=own", "12x15", "hand=15", &[4], &["12x14 16"]);
    check("scripta phase_gate=both", "12x15", "hand=15", &[4], &["12x15"]);
}

#[test]
fn shield() {
    let blot_of_one_who_is_not_out = ("1x2 9 out", "3 4 hand=13");
    let hit = ["1 3 9 out", "1x2 11 out"];
    let (white, black) = blot_of_one_who_is_not_out;
    check("zeno shield=owner", white, black, &[2], &hit[1..]);
    check("zeno shield=mover", white, black, &[2], &hit);
    check("zeno shield=none", white, black, &[2], &hit);

    let (white, black) = ("hand=15", "3 9 out");
    check("zeno shield=owner", white, black, &[3], &["hand=14 3"]);
    check("zeno shield=mover", white, black, &[3], &["hand=15"]);
    check("zeno shield=none", white, black, &[3], &["hand=14 3"]);
}

#[test]
fn slide() {
    let (white, black) = ("hand=14 1", "5x2 hand=13");
    check("zeno slide=must", white, black, &[5], &["hand=14 6"]);
    check("zeno slide=may", white, black, &[5], &["hand=14 6", "hand=14 1"]);
    // A number that allows an entry is never left.
    check("zeno slide=may", white, black, &[5, 2], &["hand=13 2 6", "hand=13 2 1"]);
    // Once all are entered the rest is a duty again.
    check("zeno slide=may", "hand=1 1", "5x2 out", &[5, 2], &["2 6", "1 7 out"]);
}

#[test]
fn middle_row() {
    check_only("zeno middle_row=beside", "9 out", "10 24 out", &[1], ("10 out", "middle=10 24 out"));
    check_only("zeno middle_row=hand", "9 out", "10 24 out", &[1], ("10 out", "hand=1 24 out"));
    // Back in hand the player is entering again, but stays out.
    check("zeno middle_row=hand", "hand=1 9 out", "24 3x2 out", &[3], &["hand=1 9 out"]);
}

#[test]
fn mother() {
    let two_points = Some(Outcome::Win { winner: BLACK, points: 2 });
    let alone = ("1 20 pinned=1", "24 10");
    let excused = ("1 20 pinned=1", "24 1");
    let both = ("1 24 20 pinned=1", "24 1 10 pinned=1");
    for (text, expected) in [
        ("plakoto mother=ordinary", [None, None, None]),
        ("plakoto mother=loses_two", [two_points, None, Some(Outcome::Draw)]),
        ("plakoto mother=at_once", [two_points, two_points, Some(Outcome::Draw)]),
    ] {
        for ((white, black), expected) in [alone, excused, both].into_iter().zip(expected) {
            check_outcome(text, white, black, expected);
        }
    }
}

#[test]
fn bear_off_pinned() {
    let (white, black) = ("20 24 pinned=20", "5");
    check("plakoto bear_off_pinned=allowed", white, black, &[1], &["20 pinned=20"]);
    check("plakoto bear_off_pinned=forbidden", white, black, &[1], &[white]);
}

#[test]
fn runner() {
    let at_seven = ("7 1x14", "9x15");
    check("fevga runner=reach", at_seven.0, at_seven.1, &[1], &["8 1x14"]);
    check("fevga runner=none", at_seven.0, at_seven.1, &[1], &["8 1x14", "7 1x13 2"]);
    let at_thirteen = ("13 1x14", "9x15");
    check("fevga runner=reach", at_thirteen.0, at_thirteen.1, &[1], &["14 1x14", "13 1x13 2"]);
    check("fevga runner=pass", at_thirteen.0, at_thirteen.1, &[1], &["14 1x14"]);
}

#[test]
fn start_quarter() {
    let before = state("1x9 2 3 4 5x2 16", "9x15");
    let passed_through = state("1x9 2 3 4 5 7 16", "9x15");
    let stopped = state("1x9 2 3 4 5 6 17", "9x15");
    for (value, may_pass, may_stop) in
        [("each_step", false, false), ("end_of_play", true, false), ("free", true, true)]
    {
        let plays = rules(&format!("fevga start_quarter={value}")).plays_numbers(&before, WHITE, &[1, 1]);
        assert_eq!(plays.contains(&passed_through), may_pass, "{value}");
        assert_eq!(plays.contains(&stopped), may_stop, "{value}");
    }
}

#[test]
fn end_of_play_may_force_fewer_numbers() {
    // Every 5 but 1/6 is blocked, and 1/6 fills the quarter: only the 1 is played.
    let (white, black) = ("1x3 2x2 3x2 4x2 5x5 13", "19 20 21 22 23 6 7");
    let ones_alone = [
        "1x2 2x3 3x2 4x2 5x5 13",
        "1x3 2 3x3 4x2 5x5 13",
        "1x3 2x2 3 4x3 5x5 13",
        "1x3 2x2 3x2 4 5x6 13",
        "1x3 2x2 3x2 4x2 5x5 14",
    ];
    check("fevga start_quarter=end_of_play", white, black, &[1, 5], &ones_alone);
    check("fevga start_quarter=end_of_play", white, black, &[5], &[white]);
    check("fevga start_quarter=each_step", white, black, &[1, 5], &ones_alone);
    check("fevga start_quarter=free", white, black, &[5], &["1x2 2x2 3x2 4x2 5x5 6 13"]);
}

#[test]
fn prime() {
    let white = "24 1x9 2 3 4 16x2";
    let wall = "24 1x8 2 3 4 5 16x2";
    for (value, black, may_wall) in [
        ("free", "1x15", true),
        ("no_six", "1x15", false),
        ("no_six", "18x15", true),
        ("no_six", "23x15", true),
    ] {
        let plays = rules(&format!("fevga prime={value}")).plays(&state(white, black), WHITE, &[4]);
        assert_eq!(plays.contains(&state(wall, black)), may_wall, "{value} {black}");
    }
}

#[test]
fn checkers() {
    let start = |text: &str| State::start(&rules(text)).players[BLACK].clone();
    let stacks = |player: &Player| -> Vec<u8> { [1, 12, 17, 19].map(|point| player.board[point]).to_vec() };
    assert_eq!(stacks(&start("portes")), [2, 5, 3, 5]);
    assert_eq!(stacks(&start("portes checkers=14")), [2, 4, 3, 5]);
    assert_eq!(stacks(&start("portes checkers=10")), [2, 2, 3, 3]);
    assert_eq!(stacks(&start("portes checkers=9")), [2, 2, 2, 3]);
    assert_eq!(start("fevga checkers=7").board[1], 7);
    assert_eq!(start("plakoto checkers=7").board[1], 7);
    assert_eq!(start("zeno checkers=3").hand, 3);
    assert_eq!(start("scripta checkers=3").hand, 3);
}

#[test]
fn exchange_form_goes_both_ways() {
    let line = json!({"game": "zeno", "turn": "black", "dice": [2, 5, 6],
        "white": {"board": {"1": 2, "9": 1}, "middle": {"4": 1}, "out": true, "off": 11},
        "black": {"hand": 0, "board": {"19": 5, "24": 10}, "pinned": [19]}});
    let read = State::from_json(&line);
    assert_eq!(read.players[WHITE], side("1x2 9 middle=4 out"));
    assert_eq!(read.players[BLACK], side("19x5 24x10 pinned=19"));
    assert_eq!(State::from_json(&read.to_json()), read);
    assert_eq!(read.to_json()["white"]["board"], json!({"1": 2, "9": 1}));
}
