//! `tavli dice-report` on golden records.

mod program;

use program::run;
use serde_json::Value;

fn record(name: &str) -> String {
    format!("{}/../../testdata/records/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

fn json(command: &str, names: &[&str], arguments: &[&str]) -> Value {
    let paths: Vec<String> = names.iter().map(|name| record(name)).collect();
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    let run = run(&[&[command, "--json"], &paths[..], arguments].concat(), b"");
    assert_eq!(run.code, Some(0), "{}", run.err);
    serde_json::from_str(&run.out).unwrap()
}

fn reported(names: &[&str], arguments: &[&str]) -> Value {
    json("dice-report", names, arguments)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn luck_is_that_of_the_analysis() {
    for game in ["portes", "plakoto", "zeno"] {
        let (report, analysis) = (reported(&[game], &[]), json("analyse", &[game], &["--ply", "0"]));
        for side in ["white", "black"] {
            let luck = number(&report[side]["luck"]);
            let analysed = number(&analysis["games"][0]["figures"][side]["luck"]);
            assert!((luck - analysed).abs() < 1e-4, "{game} {side}: {luck}, {analysed}");
            assert!(number(&report[side]["usual_luck"]) > 0.1);
        }
    }
}

#[test]
fn players_keep_their_luck_whatever_their_colour() {
    let (report, analysis) =
        (reported(&["tavli_match"], &[]), json("analyse", &["tavli_match"], &["--ply", "0"]));
    for player in report["players"].as_array().unwrap() {
        let place = analysis["players"].as_array().unwrap().iter().position(|name| *name == player["name"]);
        let analysed = number(&analysis["figures"][place.unwrap()]["luck"]);
        assert!((number(&player["luck"]) - analysed).abs() < 1e-3, "{player}");
    }
    assert_eq!(report["players"].as_array().unwrap().len(), 2);
}

#[test]
fn records_add_up() {
    let (one, other) = (reported(&["portes"], &[]), reported(&["fevga"], &[]));
    let both = reported(&["portes", "fevga"], &[]);
    assert_eq!((&both["records"], &both["games"]), (&2.into(), &2.into()));
    for what in ["throws", "doubles", "luck"] {
        let sum = number(&one["both"][what]) + number(&other["both"][what]);
        assert!((number(&both["both"][what]) - sum).abs() < 1e-9, "{what}");
        let colours = number(&both["white"][what]) + number(&both["black"][what]);
        assert!((number(&both["both"][what]) - colours).abs() < 1e-9, "{what}");
    }
    let faces = both["both"]["faces"].as_array().unwrap();
    assert_eq!(faces.iter().map(number).sum::<f64>(), 2.0 * number(&both["both"]["throws"]));
}

#[test]
fn report_does_not_depend_on_threads() {
    let names = ["portes", "tavli_match"];
    assert_eq!(reported(&names, &["--threads", "1"]), reported(&names, &["--threads", "3"]));
}

#[test]
fn table_has_luck_unless_nobody_asks_for_it() {
    let path = record("portes");
    let with = run(&["dice-report", &path], b"");
    let without = run(&["dice-report", "--no-luck", &path], b"");
    assert_eq!((with.code, without.code), (Some(0), Some(0)));
    assert!(with.out.contains("luck    usual") && !without.out.contains("luck"), "{}", with.out);
    for row in ["White", "Black", "both", "Anna"] {
        assert!(with.out.lines().any(|line| line.starts_with(row)), "{row}: {}", with.out);
    }
    assert!(reported(&["portes"], &["--no-luck"])["both"]["luck"].is_null());
}

#[test]
fn what_is_no_record_is_named() {
    let run = run(&["dice-report", "/nowhere/game.txt"], b"");
    assert_ne!(run.code, Some(0));
    assert!(run.err.contains("/nowhere/game.txt"), "{}", run.err);
}
