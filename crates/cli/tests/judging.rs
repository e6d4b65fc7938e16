//! The commands that judge positions: `tavli evaluate` and `tavli choose`.

mod program;

use program::{fresh_file, program, run};
use serde_json::Value;
use tavli_rules::{BuiltIn, Side, exchange_line};

fn answers(arguments: &[&str], input: &str) -> Vec<Value> {
    let run = run(arguments, input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    run.out.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

fn start_line(game: BuiltIn, dice: Option<&str>) -> String {
    let referee = game.referee();
    exchange_line(&referee, &referee.start(Side::White), dice.map(|dice| dice.parse().unwrap()))
}

#[test]
fn every_game_is_judged_and_the_chances_make_sense() {
    let lines: Vec<String> = BuiltIn::ALL.into_iter().map(|game| start_line(game, None)).collect();
    for answer in answers(&["evaluate"], &lines.join("\n")) {
        let chance = |name: &str| answer["chances"][name].as_f64().expect("a chance");
        let (win, win_double, lose_double) = (chance("win"), chance("win_double"), chance("lose_double"));
        assert!(
            (0.0..=1.0).contains(&win) && win_double <= win && lose_double <= 1.0 - win + 1e-6,
            "{answer}"
        );
        assert!(answer["equity"].as_f64().is_some_and(|equity| equity.abs() <= 2.0), "{answer}");
    }
}

#[test]
fn the_play_chosen_is_one_of_those_that_moves_lists() {
    for (game, dice) in
        [(BuiltIn::Zeno, "331"), (BuiltIn::Scripta, "25"), (BuiltIn::Portes, "31"), (BuiltIn::Fevga, "53")]
    {
        let line = start_line(game, Some(dice));
        let listed = &answers(&["moves"], &line)[0]["plays"];
        for ply in ["0", "1"] {
            let choice = &answers(&["choose", "--ply", ply, "--candidates", "2"], &line)[0];
            let is_listed = listed.as_array().unwrap().iter().any(|play| play["after"] == choice["after"]);
            assert!(is_listed, "{game} {dice}: {choice}");
            let candidates = choice["candidates"].as_array().unwrap();
            assert_eq!(candidates[0]["steps"], choice["steps"]);
            assert!(candidates.len() <= 2);
        }
    }
}

#[test]
fn options_are_honoured_and_faults_come_back_with_their_mark() {
    let line =
        start_line(BuiltIn::Portes, Some("65")).replacen('{', r#"{"id":1,"options":{"dice_use":"any"},"#, 1);
    let without_dice = start_line(BuiltIn::Portes, None).replacen('{', r#"{"id":2,"#, 1);
    let answers = answers(&["choose"], &format!("{line}\n{without_dice}\n"));
    assert_eq!((&answers[0]["id"], answers[0]["steps"].is_array()), (&Value::from(1), true));
    assert_eq!((&answers[1]["id"], answers[1]["error"].is_string()), (&Value::from(2), true));
}

#[test]
fn a_game_that_the_next_play_wins_is_worth_its_points() {
    let line = r#"{"game":"portes","turn":"white","dice":[6,5],"white":{"board":{"21":2},"off":13},"black":{"board":{"1":15}}}"#;
    let choice = &answers(&["choose"], line)[0];
    assert_eq!(choice["equity"].as_f64(), Some(2.0));
    assert_eq!(choice["after"]["white"]["off"], 15);
}

#[test]
fn every_level_chooses_a_listed_play_and_the_same_again() {
    for level in ["beginner", "casual", "club", "expert", "champion"] {
        for (game, dice) in [(BuiltIn::Portes, "31"), (BuiltIn::Plakoto, "52"), (BuiltIn::Scripta, "64")] {
            let line = start_line(game, Some(dice));
            let listed = &answers(&["moves"], &line)[0]["plays"];
            let choose = || answers(&["choose", "--level", level, "--candidates", "1"], &line).remove(0);
            let choice = choose();
            assert!(
                listed.as_array().unwrap().iter().any(|play| play["after"] == choice["after"]),
                "{choice}"
            );
            assert_eq!(choice, choose(), "{level}");
        }
    }
}

#[test]
fn the_answer_says_who_judged() {
    let judged_by = |arguments: &[&str], line: &str| answers(arguments, line)[0]["evaluator"].clone();
    let start = start_line(BuiltIn::Zeno, None);
    assert_eq!(judged_by(&["evaluate"], &start), "net");
    let changed = start.replacen('{', r#"{"options":{"shield":"none"},"#, 1);
    assert_eq!(judged_by(&["evaluate"], &changed), "net of the game's own rules");
    let without_row = start.replacen('{', r#"{"options":{"middle_row":"hand"},"#, 1);
    assert_eq!(judged_by(&["evaluate", "--ply", "1"], &without_row), "plain");
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulesets/tabula.toml");
    let line = start.replacen("zeno", "tabula", 1);
    assert_eq!(judged_by(&["evaluate", "--ruleset", own], &line), "plain");
}

#[test]
fn a_limit_of_time_still_gives_a_play() {
    let line = start_line(BuiltIn::Zeno, Some("661"));
    let choice = &answers(&["choose", "--time", "1"], &line)[0];
    assert!(choice["steps"].is_array(), "{choice}");
}

#[test]
fn a_level_looks_as_far_as_the_time_allows() {
    let line = start_line(BuiltIn::Portes, Some("31"));
    for (time, ply) in [("0", 0), ("60000", 2)] {
        let choice = &answers(&["choose", "--level", "champion", "--time", time], &line)[0];
        assert_eq!(choice["candidates"][0]["ply"], ply, "within {time} ms");
    }
}

/// One checker a side on its last point, to be borne off by a one alone: each throw does it in 11 of 36 cases.
#[test]
fn races_are_known_exactly_where_an_option_bears_off_otherwise() {
    let line = r#"{"game":"portes","options":{"bear_off":"exact"},"turn":"white","white":{"board":{"24":1},"off":14},"black":{"board":{"24":1},"off":14}}"#;
    let (off, still_on) = (11.0 / 36.0, 25.0 / 36.0);
    for ply in ["0", "1"] {
        let win = answers(&["evaluate", "--ply", ply], line)[0]["chances"]["win"].as_f64().expect("a chance");
        assert!((win - off / (1.0 - still_on * still_on)).abs() < 1e-4, "{win} at {ply} ply");
    }
}

#[test]
fn a_number_below_nothing_is_told_as_a_wrong_value() {
    for arguments in
        [["evaluate", "--ply", "-1"], ["choose", "--candidates", "-1"], ["perft", "--depth", "-2"]]
    {
        let run = run(&arguments, b"");
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains("invalid value '-"), "{}", run.err);
    }
}

#[test]
fn a_damaged_table_is_made_anew() {
    let folder = fresh_file("damaged-tables");
    let _ = std::fs::remove_dir_all(&folder);
    let tables = || program().env("TAVLI_CACHE", &folder).args(["tables", "portes"]).output().unwrap();
    let out = String::from_utf8(tables().stdout).unwrap();
    let path = out.trim().rsplit_once(", ").expect("it says where the table is").1.to_owned();
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    let line = r#"{"game":"portes","turn":"white","white":{"board":{"21":2},"off":13},"black":{"board":{"20":2},"off":13}}"#;
    let evaluate = || {
        let mut child = program()
            .env("TAVLI_CACHE", &folder)
            .arg("evaluate")
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), line.as_bytes()).unwrap();
        String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
    };
    let answer = evaluate();
    assert!(answer.contains("equity"), "{answer}");
    assert_eq!(std::fs::read(&path).unwrap(), whole);
    assert_eq!(evaluate(), answer);
}

/// Portes, White has borne off all, and Black none: two points.
const WON: &str =
    r#"{"game":"portes","turn":"TURN","dice":[3,1],"white":{"off":15},"black":{"board":{"1":15}}}"#;

#[test]
fn a_game_that_is_over_has_the_chances_of_its_result() {
    for (turn, win, lose_double, equity) in [("white", 1.0, 0.0, 2.0), ("black", 0.0, 1.0, -2.0)] {
        for ply in ["0", "1"] {
            let answer = &answers(&["evaluate", "--ply", ply], &WON.replace("TURN", turn))[0];
            assert_eq!(answer["chances"]["win"], win, "{answer}");
            assert_eq!(answer["chances"]["lose_double"], lose_double, "{answer}");
            assert_eq!(
                (&answer["equity"], &answer["evaluator"]),
                (&Value::from(equity), &Value::from("result"))
            );
        }
    }
}

#[test]
fn nothing_is_chosen_where_the_game_is_over() {
    let answer = &answers(&["choose"], &WON.replace("TURN", "black"))[0];
    assert_eq!(answer["error"], "the game is over, white has won 2 points; there is nothing to choose");
}
