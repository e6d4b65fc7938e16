//! `tavli rollout`: repeatable, stoppable, honest.

mod program;

use program::{fresh_file, interrupted, run};
use serde_json::Value;

/// The start with a throw, cut short so that it is quick.
const QUICK: [&str; 8] = ["rollout", "portes", "--dice", "3,1", "--turns", "4", "--candidates", "3"];

fn rolled_out(arguments: &[&str]) -> Value {
    let run = run(&[arguments, &["--json"]].concat(), b"");
    assert_eq!(run.code, Some(0), "{}", run.err);
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn a_seed_gives_the_same_answer_whatever_the_threads() {
    let with = |threads| rolled_out(&[&QUICK[..], &["--trials", "80", "--threads", threads]].concat());
    let one = with("1");
    assert_eq!(one, with("3"));
    let other_seed = rolled_out(&[&QUICK[..], &["--trials", "80", "--seed", "2"]].concat());
    assert_ne!(one["plays"][0]["equity"], other_seed["plays"][0]["equity"]);
}

#[test]
fn the_best_answer_to_the_known_opening_is_found() {
    let best = &rolled_out(&[&QUICK[..], &["--trials", "108"]].concat())["plays"][0];
    assert_eq!(best["play"], "17/20 19/20");
    let of = |name: &str| best[name].as_f64().unwrap();
    assert!(of("low") < of("equity") && of("equity") < of("high"));
    assert!(of("standard_deviation") < 0.5 * of("plain_standard_deviation"), "luck is taken out: {best}");
}

#[test]
fn a_rollout_that_is_kept_goes_on_as_if_it_had_never_stopped() {
    let file = fresh_file("kept-rollout.txt");
    let path = file.to_str().unwrap();
    rolled_out(&[&QUICK[..], &["--trials", "50", "--save", path]].concat());
    let resumed = rolled_out(&["rollout", "--resume", path, "--trials", "90"]);
    assert_eq!(resumed, rolled_out(&[&QUICK[..], &["--trials", "90"]].concat()));
}

#[test]
fn plays_that_are_clearly_worse_are_dropped() {
    let found = rolled_out(&[&QUICK[..], &["--until-jsd", "2.33", "--trials", "2000"]].concat());
    let plays = found["plays"].as_array().unwrap();
    assert_eq!(plays[0]["dropped"], false);
    assert!(plays[1..].iter().all(|play| play["dropped"] == true), "{found}");
    assert!(plays[0]["trials"].as_f64().unwrap() < 2000.0);
}

#[test]
fn what_the_tables_know_is_exact() {
    let line = r#"{"game":"portes","turn":"white","white":{"board":{"19":1},"off":14},"black":{"board":{"24":1},"off":14}}"#;
    let found = &rolled_out(&["rollout", line, "--trials", "36"])["plays"][0];
    assert!((found["win"].as_f64().unwrap() - 0.75).abs() < 1e-4, "27 of 36 throws: {found}");
    assert_eq!(found["standard_error"], 0.0);
}

#[test]
fn positions_of_every_game_are_rolled_out() {
    for game in ["zeno", "scripta", "portes", "plakoto", "fevga"] {
        let found = rolled_out(&["rollout", game, "--trials", "4", "--turns", "2"]);
        assert_eq!(found["plays"][0]["trials"], 4, "{game}");
    }
}

#[test]
fn faults_say_what_to_do() {
    let check = |arguments: &[&str], expected: &str| {
        let failed = run(&[&["rollout"], arguments].concat(), b"");
        assert_eq!(failed.code, Some(2));
        assert!(failed.err.contains(expected), "{}", failed.err);
    };
    check(&["zeno", "--dice", "3,1"], "played with 3 dice");
    check(&["portes", "--dice", "3,9"], "are no dice; write 3,1");
    check(&["portes", "--until-jsd", "2"], "--dice 3,1");
    check(&["chess"], "there is no game");
    check(&["--resume", "no-such-file"], "cannot be read");
    check(&["portes-w-24.off14-off15"], "is over");
}

/// Stops it by the signal that a terminal sends for Ctrl-C.
#[cfg(unix)]
#[test]
fn who_stops_it_gets_what_is_done_and_a_file() {
    let file = fresh_file("stopped-rollout.txt");
    let stopped = interrupted(&[
        "rollout",
        "portes",
        "--trials",
        "1000000",
        "--threads",
        "1",
        "--json",
        "--save",
        file.to_str().unwrap(),
    ]);
    assert_eq!(stopped.code, Some(0));
    let found: Value = serde_json::from_str(&stopped.out).unwrap();
    assert!(std::fs::read_to_string(file).unwrap().starts_with("Tavli rollout 1\n"), "{found}");
}
