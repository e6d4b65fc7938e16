//! The commands that judge positions: `tavli evaluate` and `tavli choose`.

mod program;

use program::run;
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
