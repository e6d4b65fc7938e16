//! `tavli ubgi`, driven as another program drives it.

mod program;

use program::run;

/// What is answered to these lines.
fn answers(lines: &[&str]) -> Vec<String> {
    let input = lines.join("\n") + "\n";
    let run = run(&["ubgi"], input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    // How long it took is another thing every time.
    run.out.lines().filter(|line| !line.starts_with("info nodes")).map(str::to_owned).collect()
}

fn check(lines: &[&str], expected: &[&str]) {
    assert_eq!(answers(lines), expected, "{lines:?}");
}

#[test]
fn the_handshake_says_protocol_keys_and_readiness() {
    let said = answers(&["ubgi", "isready", "quit", "isready"]);
    assert!(said[0].starts_with("id name Tavli") && said[1].starts_with("id author"), "{said:?}");
    assert_eq!(said[2], "proto 0.2");
    assert_eq!(said[said.len() - 2..], ["ubgiok", "readyok"], "nothing is answered after the end");
    let keys: Vec<&String> = said.iter().filter(|line| line.starts_with("key ")).collect();
    assert_eq!(said.len() - keys.len(), 5);
    for key in keys {
        let words: Vec<&str> = key.split(' ').collect();
        assert!(["int", "enum", "string", "bool"].contains(&words[2]), "{key}");
    }
}

#[test]
fn a_position_of_backgammon_is_answered_in_its_own_counting() {
    let start = ["newgame", "position gnubgid 4HPwATDgc/ABMA"];
    let with = |more: &[&str]| answers(&[&start[..], more].concat());
    assert_eq!(with(&["dice 3 1", "go"]), ["bestmove 8/5 6/5"]);
    assert_eq!(with(&["dice 3 1", "go turn"]), ["bestturn cube=nodouble move=8/5 6/5"]);
    assert_eq!(with(&["set engine.ply 1", "dice 6 1", "go chequer"]), ["bestmove 13/7 8/7"]);
    check(
        &["position xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "go"],
        &["bestmove 8/5 6/5"],
    );
    check(&["position tavli portes-w65-21x2.off13-1x15", "go"], &["bestmove 4/off 4/off"]);
    check(
        &["position tavli portes-w66-bar1.12x14-1x4.19x2.20x2.21x2.22x2.23x2.24", "go"],
        &["bestmove pass"],
    );
}

#[test]
fn our_games_are_answered_by_progress() {
    for (game, dice) in [("zeno", "6 5 2"), ("scripta", "6 2"), ("plakoto", "5 3"), ("fevga", "5 3")] {
        let said =
            answers(&[&format!("set game.variant {game}"), "position start", &format!("dice {dice}"), "go"]);
        assert!(said.len() == 1 && said[0].starts_with("bestmove "), "{game}: {said:?}");
    }
    check(&["position tavli fevga-w53-1x15-1x15", "go"], &["bestmove 1/6 6/9"]);
    let zeno = answers(&["position tavli zeno-w652-hand15-hand15", "go"]);
    assert_eq!(zeno, ["bestmove hand/6 hand/5 hand/2"]);
}

#[test]
fn keys_are_set_and_told() {
    check(&["set engine.ply 2", "get engine.ply"], &["value engine.ply 2"]);
    check(&["set game.variant backgammon", "get game.variant"], &["value game.variant portes"]);
    check(&["setoption name engine.level value club", "get engine.level"], &["value engine.level club"]);
    check(
        &["set game.variant plakoto", "set game.options mother=loses_two", "get game.options"],
        &["value game.options mother=loses_two"],
    );
    let named = answers(&["set engine.candidates 3", "position start", "dice 3 1", "go"]);
    assert_eq!(named.len(), 4);
    assert!(
        named[0].starts_with("info multipv 1 depth 0 score ") && named[0].ends_with("pv 8/5 6/5"),
        "{named:?}"
    );
}

#[test]
fn faults_have_the_four_codes_and_the_session_goes_on() {
    let cases = [
        ("dance", "error bad_command"),
        ("set engine.ply", "error bad_command expected: set <key> <value>"),
        ("position", "error bad_command expected: position gnubgid"),
        ("set engine.ply 9", "error bad_value engine.ply must_be 0..2"),
        ("set game.variant chess", "error bad_value game.variant there is no game"),
        ("position gnubgid nonsense", "error bad_value"),
        ("go", "error bad_state missing position"),
        ("dice 3 1", "error bad_state missing position"),
        ("go cube", "error unsupported go cube"),
        ("set engine.colour red", "error unsupported engine.colour"),
        ("position fen x", "error unsupported position fen"),
    ];
    for (line, expected) in cases {
        let said = answers(&[line, "isready"]);
        assert!(said.len() == 2 && said[0].starts_with(expected) && said[1] == "readyok", "{line}: {said:?}");
    }
    check(
        &["set game.variant fevga", "position gnubgid 4HPwATDgc/ABMA"],
        &["error bad_state gnubgid cannot say a position of fevga; use position tavli"],
    );
    check(&["position start", "go"], &["error bad_state missing dice"]);
    check(&["position start", "dice 7 1"], &["error bad_value dice must_be 2 numbers from 1 to 6"]);
}
