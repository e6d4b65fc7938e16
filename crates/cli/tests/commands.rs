//! The commands for scripts: what they answer, and how they fail.

mod program;

use std::io::{Read, Write};
use std::process::Stdio;

use program::{fresh_file, program, run};
use serde_json::Value;

const FEVGA: &str =
    r#"{"game":"fevga","turn":"white","dice":[5,3],"white":{"board":{"1":15}},"black":{"board":{"1":15}}}"#;

const TABULA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulesets/tabula.toml");

/// The answers of `tavli moves`, a value each.
fn answers(input: &[u8]) -> Vec<Value> {
    answers_under(&[], input)
}

fn answers_under(arguments: &[&str], input: &[u8]) -> Vec<Value> {
    let run = run(&[&["moves"], arguments].concat(), input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    run.out.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

fn error_of(line: &[u8]) -> String {
    answers(line)[0]["error"].as_str().expect("the line is refused").to_owned()
}

#[test]
fn moves_answers_good_and_bad_lines_in_order() {
    let input = format!("{FEVGA}\n\n   \nnonsense\n{{}}\n{FEVGA}");
    let answers = answers(input.as_bytes());
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0], answers[3]);
    assert_eq!(answers[0]["plays"].as_array().map(Vec::len), Some(1));
    assert_eq!(answers[0]["plays"][0]["after"]["white"]["board"]["9"], 1);
    assert!(answers[1]["error"].is_string() && answers[2]["error"].is_string());
}

#[test]
fn moves_says_what_is_wrong_with_a_line() {
    assert!(error_of(FEVGA.replace(r#""dice":[5,3],"#, "").as_bytes()).contains("\"dice\" is missing"));
    assert!(error_of(FEVGA.replace("15", "14").as_bytes()).contains("white has 14 checkers, and needs 15"));
    assert!(error_of(FEVGA.replace("fevga", "chess").as_bytes()).contains("there is no game \"chess\""));
    assert!(error_of(b"\xff\xfe\n").contains("not UTF-8"));
    assert!(error_of(&[b'['; 100_000]).contains("not JSON"));
}

#[test]
fn moves_gives_the_mark_of_a_line_back() {
    let marked = |id: &str, line: &str| line.replacen('{', &format!("{{\"id\":{id},"), 1);
    let no_dice = FEVGA.replace(r#""dice":[5,3],"#, "");
    let lines = [marked("7", FEVGA), marked("\"a\"", &FEVGA.replace("15", "14")), marked("[1]", &no_dice)];
    let answers = answers(lines.join("\n").as_bytes());
    assert_eq!((&answers[0]["id"], answers[0]["plays"].is_array()), (&Value::from(7), true));
    assert_eq!((&answers[1]["id"], answers[1]["error"].is_string()), (&Value::from("a"), true));
    assert_eq!((&answers[2]["id"], answers[2]["error"].is_string()), (&Value::from(vec![1]), true));
}

#[test]
fn moves_skips_endless_lines_and_a_byte_order_mark() {
    let input = [b"\xef\xbb\xbf", FEVGA.as_bytes(), b"\n", &vec![b' '; 3 << 20], b"\n", FEVGA.as_bytes()];
    let answers = answers(&input.concat());
    assert_eq!(answers.len(), 3);
    assert!(answers[0]["plays"].is_array() && answers[2]["plays"].is_array());
    assert!(answers[1]["error"].as_str().is_some_and(|error| error.contains("too long")));
}

#[test]
fn moves_knows_a_ruleset_of_ones_own() {
    let line = r#"{"game":"tabula","turn":"white","dice":[6,5,4],"white":{"hand":15},"black":{"hand":15}}"#;
    assert!(error_of(line.as_bytes()).contains("there is no game \"tabula\""));
    let answers =
        answers_under(&["--ruleset", TABULA], format!("{line}\n{FEVGA}\n{{\"game\":\"x\"}}").as_bytes());
    assert!(answers[0]["plays"].is_array() && answers[1]["plays"].is_array(), "{answers:?}");
    assert!(answers[2]["error"].as_str().is_some_and(|error| error.contains("tabula")));
}

#[test]
fn moves_answers_each_line_as_it_comes() {
    let mut child =
        program().arg("moves").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(stdin, "{FEVGA}").unwrap();
        let mut byte = [0];
        while byte != *b"\n" {
            stdout.read_exact(&mut byte).expect("the answer comes before the next line is sent");
        }
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let input = format!("{FEVGA}\n").repeat(5_000);
    for arguments in [&["moves"][..], &["play", "tavli", "--white", "computer", "--seed", "1"]] {
        let mut child = program()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        drop(child.stdout.take());
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()), "{arguments:?}");
    }
}

#[test]
fn perft_counts() {
    let check = |arguments: &[&str], expected: &str| {
        let run = run(&[&["perft"], arguments].concat(), b"");
        assert_eq!((run.code, run.out.as_str()), (Some(0), expected), "{arguments:?}");
        assert!(run.err.contains("nodes a second"));
    };
    check(&["portes", "--depth", "0"], "1\n");
    check(&["portes", "--depth", "1"], "447\n");
    check(&["zeno", "--depth", "1"], "56\n");
    check(&["fevga", "--depth", "1", "--position", "fevga-w-off15-1x15"], "1\n");
    check(&["fevga", "--depth", "1", "--option", "checkers=1"], "21\n");
    check(&["--depth", "1", "--position", "portes"], "447\n");
    check(
        &["PORTES", "--depth", "1", "--position", "portes-w65-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5"],
        "7\n",
    );
    check(&["--depth", "1", "--ruleset", TABULA], "222\n");
}

#[test]
fn perft_divides_by_roll() {
    let run = run(&["perft", "portes", "--depth", "1", "--divide"], b"");
    let counts: Vec<u64> =
        run.out.lines().map(|line| line.split("  ").last().unwrap().parse().unwrap()).collect();
    let (total, rolls) = counts.split_last().unwrap();
    assert_eq!((rolls.len(), rolls.iter().sum::<u64>(), *total), (21, 447, 447));
    assert!(run.out.contains("65  7\n"));
}

#[test]
fn rules_and_games_are_told() {
    for game in ["zeno", "scripta", "portes", "plakoto", "fevga"] {
        assert!(run(&["games"], b"").out.contains(game));
        let rules = run(&["rules", game], b"").out;
        assert!(
            rules.contains("[reading]") && rules.contains("OPTIONS") && rules.contains("> most"),
            "{game}"
        );
        let toml = run(&["rules", game, "--toml"], b"").out;
        assert!(toml.contains(&format!("name = \"{game}\"")) && toml.contains("status = \"reading\""));
    }
    let tavli = run(&["rules", "tavli"], b"").out;
    assert!(tavli.contains("portes, plakoto and fevga in turn") && tavli.contains("3, 5 or 7"));
    let own = run(&["rules", "--ruleset", TABULA], b"").out;
    assert!(own.starts_with("TABULA WITH PLAIN DICE\n") && own.contains("[chosen: laboratory]"), "{own}");
    let chosen = run(&["rules", "plakoto", "--option", "mother=at_once"], b"").out;
    assert!(chosen.contains("Changed here:\n  mother=at_once"));
    assert!(chosen.contains("> at_once") && !chosen.contains("> ordinary"));
}

#[test]
fn every_fault_is_one_sentence_and_exit_code_two() {
    let check = |arguments: &[&str], part: &str| {
        let run = run(arguments, b"");
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(run.err.contains(part) && run.out.is_empty(), "{arguments:?}: {}", run.err);
    };
    check(&["show", "non-sense"], "a position has four fields");
    check(&["show", "chess"], "there is no game \"chess\"");
    check(&["show"], "POSITION");
    check(&["show", "p"], "can mean portes or plakoto");
    check(&["show", "--ruleset", "no/such.toml"], "no/such.toml cannot be read");
    check(
        &["show", "--ruleset", TABULA, "zeno-w-hand15-hand15"],
        "the position is one of zeno, not of tabula",
    );
    check(&["play", "--ruleset", TABULA, "--match", "tavli"], "a tavli match is three games");
    check(&["play", "portes", "--ruleset", TABULA], "cannot be used with");
    check(&["rules", "--ruleset", TABULA, "--option", "runner=none"], "tabula has no option \"runner\"");
    check(&["rules", "tavli", "--toml"], "name one of its games");
    check(&["perft", "--depth", "1"], "GAME");
    check(&["show", "portes-w-1x15-1x14"], "black has 14 checkers, and needs 15");
    check(&["show", "portes-w655-1x15-1x15"], "portes is played with 2 dice, not 3");
    check(&["show", "portes-w-1x999-1x15"], "is not understood");
    check(&["show", "portes", "--from", "north"], "write white or black");
    check(&["rules", "chess"], "the games are zeno, scripta, portes, plakoto, fevga");
    check(&["rules", "zeno", "--option", "mother=at_once"], "zeno has no option \"mother\"");
    check(&["rules", "zeno", "--option", "shield"], "write name=value");
    check(&["perft", "zeno", "--depth", "1", "--position", "portes-w-1x15-1x15"], "not of zeno");
    check(&["perft", "zeno", "--depth", "many"], "many");
    check(&["play", "chess"], "or tavli for the match of three");
    check(&["play", "portes", "--match", "tavli"], "a tavli match is three games");
    check(&["play", "tavli", "--match", "single"], "not a single game");
    check(&["play", "portes", "--match", "0"], "write single, 5, tavli or tavli:5");
    check(&["play", "tavli", "--option", "shield=none"], "has no option \"shield\"");
    check(&["play", "--resume", "no/such/file"], "no/such/file cannot be read");
    check(&["play", "zeno", "--save", "no/such/file"], "no/such/file cannot be written");
    check(&["moove"], "moove");
}

#[test]
fn a_damaged_record_is_refused_with_its_line() {
    let path = fresh_file("damaged.txt");
    let file = path.to_str().unwrap();
    let check = |text: &[u8], part: &str| {
        std::fs::write(&path, text).unwrap();
        let run = run(&["play", "--resume", file], b"");
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains(part), "{}", run.err);
    };
    check(b"", "line 1");
    check(b"\xff", "is not a text file");
    check(b"Tavli record 1\nRules: portes\n\nGame 1: portes, White has White\n1. White 62: 1/9\n", "line 5");
    check(b"Tavli record 1\nRules: portes\nSeed: x after y dice\n", "no place in a seed");
    check(b"Tavli record 1\nRules: portes\nSeed: 1 after 99999999999 dice\n", "no place in a seed");
    let run = run(&["play", "portes", "--save", file], b"");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("exists already"), "{}", run.err);
}
