//! `tavli analyse` on golden records.

mod program;

use program::{fresh_file, interrupted, run};
use serde_json::Value;

fn record(name: &str) -> String {
    format!("{}/../../testdata/records/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

fn analysed(name: &str, arguments: &[&str]) -> Value {
    let path = record(name);
    let run = run(&[&["analyse", "--json", &path], arguments].concat(), b"");
    assert_eq!(run.code, Some(0), "{}", run.err);
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn every_game_is_analysed_turn_by_turn() {
    for game in ["zeno", "scripta", "portes", "plakoto", "fevga"] {
        let report = analysed(game, &["--ply", "0"]);
        assert_eq!((&report["complete"], &report["evaluator"]), (&true.into(), &"net".into()), "{game}");
        let turns = report["games"][0]["turns"].as_array().unwrap();
        for (number, turn) in turns.iter().enumerate() {
            assert_eq!(turn["turn"], number + 1, "{game}");
            let made = turn["made"].as_u64().map(|made| &turn["candidates"][made as usize]);
            assert!(made.is_none_or(|made| made["play"].is_string()), "{game}: {turn}");
        }
        assert!(turns.len() > 40, "{game}");
    }
}

#[test]
fn figures_do_not_depend_on_threads() {
    let one = analysed("portes", &["--threads", "1"]);
    assert_eq!(one, analysed("portes", &["--threads", "3"]));
    assert_eq!(
        one["games"][0]["turns"][0]["candidates"][0]["ply"], 1,
        "one throw ahead unless told otherwise"
    );
}

#[test]
fn a_match_has_figures_by_player() {
    let report = analysed("tavli_match", &["--ply", "0"]);
    let games = report["games"].as_array().unwrap();
    let of = |figures: &Value, what: &str| figures[what].as_f64().unwrap();
    let sum: f64 = games
        .iter()
        .map(|game| of(&game["figures"][if game["white"] == 0 { "white" } else { "black" }], "luck"))
        .sum();
    assert!((of(&report["figures"][0], "luck") - sum).abs() < 1e-4);
    let results = [0, 1].map(|player| of(&report["figures"][player], "result"));
    assert_eq!(results[0], -results[1]);
}

#[test]
fn the_table_names_better_plays_and_figures() {
    let path = record("portes");
    let out = run(&["analyse", "--level", "expert", &path], b"").out;
    for expected in [
        "judged by net, no look-ahead",
        "blunder",
        "better: ",
        "average loss a decision",
        "result without luck",
    ] {
        assert!(out.contains(expected), "{expected}: {out}");
    }
}

#[test]
fn a_page_stands_alone() {
    let file = fresh_file("analysis.html");
    let (one, two) = (record("zeno"), record("portes"));
    let done = run(&["analyse", "--ply", "0", &one, &two, "--html", file.to_str().unwrap()], b"");
    assert_eq!((done.code, done.out.as_str()), (Some(0), ""), "{}", done.err);
    let page = std::fs::read_to_string(file).unwrap();
    assert_eq!((page.matches("<h1>").count(), page.matches("class=\"chart\"").count()), (2, 4));
    for foreign in ["<script", "src=", "http", "@import"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    let count = |sign: &str| page.matches(sign).count();
    assert_eq!((count("<details"), count("<svg")), (count("</details>"), count("</svg>")));
}

#[test]
fn files_of_other_programs_are_analysed_too() {
    let file = fresh_file("analysed.mat");
    run(&["convert", &record("portes"), file.to_str().unwrap()], b"");
    let found = run(&["analyse", "--json", "--ply", "0", file.to_str().unwrap()], b"").out;
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!(found["figures"], analysed("portes", &["--ply", "0"])["figures"]);
}

#[test]
fn what_is_no_record_is_told_with_its_file() {
    let file = fresh_file("no-record.txt");
    std::fs::write(&file, "Tavli record 1\nRules: chess\n").unwrap();
    let failed = run(&["analyse", file.to_str().unwrap()], b"");
    assert_eq!(failed.code, Some(2));
    assert!(failed.err.contains("no-record.txt: line 2: there is no game"), "{}", failed.err);
    let missing = run(&["analyse", "no-such-file.txt"], b"");
    assert!(missing.err.contains("no-such-file.txt: cannot be read"), "{}", missing.err);
}

/// Stops it by the signal that a terminal sends for Ctrl-C.
#[cfg(unix)]
#[test]
fn one_bad_file_does_not_take_the_others_with_it() {
    let file = fresh_file("bad-among-good.txt");
    std::fs::write(&file, "Dear Anna").unwrap();
    let run = run(&["analyse", "--json", "--ply", "0", file.to_str().unwrap(), &record("portes")], b"");
    assert_eq!((run.code, run.out.lines().count()), (Some(2), 1), "{}", run.err);
    assert!(run.err.contains("bad-among-good.txt: this is no game record"), "{}", run.err);
}

#[test]
fn who_stops_it_gets_what_is_done() {
    let stopped = interrupted(&["analyse", "--json", "--ply", "2", "--threads", "1", &record("tavli_match")]);
    assert_eq!(stopped.code, Some(0));
    let report: Value = serde_json::from_str(&stopped.out).unwrap();
    assert_eq!(report["complete"], false);
}
