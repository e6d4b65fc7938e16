//! Games at the prompt: played through, broken off and resumed, and fed with nonsense.

mod program;

use program::{Player, fresh_file, run, run_in};
use tavli_rules::Record;

const GAMES: [&str; 5] = ["zeno", "scripta", "portes", "plakoto", "fevga"];
/// More questions than any of these games asks.
const ALL: usize = 100_000;

fn read(path: &std::path::Path) -> String {
    std::fs::read_to_string(path).expect("the record was saved")
}

/// The text without its line breaks.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_game_played_step_by_step_comes_to_its_end() {
    for game in GAMES {
        let path = fresh_file(&format!("whole_{game}.txt"));
        let arguments = ["play", game, "--seed", "11", "--save", path.to_str().unwrap()];
        let (code, transcript) = Player::new(&arguments).play(ALL);
        assert_eq!(code, Some(0), "{game}");
        assert!(transcript.contains("has won the game."), "{game}: {transcript}");
        assert!(Record::read(&read(&path)).expect("a good record").played.is_over(), "{game}");
        let _ = std::fs::remove_file(&path);
        let (_, again) = Player::new(&arguments).play(ALL);
        assert_eq!(transcript, again, "{game}: the same seed gives the same game");
    }
}

#[test]
fn a_game_broken_off_goes_on_as_if_it_had_not_been() {
    for game in GAMES {
        let [whole, broken] = ["unbroken", "broken"].map(|name| fresh_file(&format!("{name}_{game}.txt")));
        let (code, _) =
            Player::new(&["play", game, "--seed", "5", "--save", whole.to_str().unwrap()]).play(ALL);
        assert_eq!(code, Some(0));
        let file = broken.to_str().unwrap();
        let mut arguments = vec!["play", game, "--seed", "5", "--save", file];
        for questions in [4, 5, 7, ALL] {
            let (code, transcript) = Player::new(&arguments).play(questions);
            assert_eq!(code, Some(0), "{game}: {transcript}");
            assert!(questions == ALL || transcript.contains("tavli play --resume"), "{game}: {transcript}");
            // A resumed game goes on in its own file.
            arguments = vec!["play", "--resume", file];
        }
        assert_eq!(read(&whole), read(&broken), "{game}");
    }
}

#[test]
fn a_resumed_game_says_where_its_dice_come_from() {
    let path = fresh_file("seeded.txt");
    let file = path.to_str().unwrap();
    run(&["play", "zeno", "--seed", "9", "--save", file], b"");
    let run_on = |more: &[&str]| run(&[&["play", "--resume", file], more].concat(), b"").out;
    assert!(run_on(&[]).contains("The dice go on from seed 9, after the first "));
    assert!(run_on(&["--seed", "4"]).contains("The dice come from seed 4."));
}

#[test]
fn a_tavli_match_is_played_to_its_points() {
    let run = run(&["play", "tavli", "--match", "3", "--white", "computer", "--seed", "2"], b"");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    for part in ["Game 1, Portes", "Game 2, Plakoto", "Score:", "has won the match."] {
        assert!(run.out.contains(part), "{part}: {}", run.out);
    }
}

#[test]
fn the_prompt_answers_its_commands() {
    let path = fresh_file("asked.txt");
    let save = format!("save {}\n", path.display());
    let input = [
        "",
        "?",
        "why 1/6",
        "1/10",
        "12/17 1/3",
        "undo",
        "undo all",
        "undo",
        "pips",
        "board",
        "record",
        "rules",
        "help",
        "save",
        &save,
        &save,
        "quit",
        "c",
        "12/17 1/3",
        "undo 2",
        "quit",
        "",
        "n",
    ]
    .join("\n");
    let run = run(&["play", "portes", "--seed", "12", "--black", "human"], input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let out = unwrapped(&run.out);
    for part in [
        "The turn is not finished",
        "cannot be played",
        "(Rule: T portes)",
        "does not fit the numbers left",
        "Nothing has been played in this turn yet.",
        "pips to go",
        "Tavli record 1",
        "OPTIONS",
        "take back the whole turn",
        "Say where to",
        "The game is saved in",
        "Save the game? y = yes",
        "The game is not saved.",
        "Took back 12/17 1/3.",
        "* means a hit",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert_eq!(out.matches("docs/sources.md").count(), 1);
    assert_eq!(out.matches("The game is saved in").count(), 2);
    assert!(Record::read(&read(&path)).is_ok());
}

#[test]
fn a_game_can_be_given_up_and_the_match_goes_on() {
    let input = b"resign\nno\nresign\nyes\nquit\nn\n";
    let run = run(&["play", "portes", "--match", "5", "--seed", "12", "--black", "human"], input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let out = unwrapped(&run.out);
    assert_eq!(out.matches("Give this game up?").count(), 2, "{out}");
    assert_eq!(out.matches("gives the game up, and").count(), 1, "{out}");
    assert!(out.contains("Game 2, Portes"), "{out}");
}

#[test]
fn without_a_game_the_games_are_listed() {
    let asked = run(&["play", "--seed", "1"], b"chess\nZeno\nquit\n\n");
    assert_eq!(asked.code, Some(0));
    assert!(
        asked.out.contains("there is no game \"chess\"") && asked.out.contains("Zeno's Tavli: a single game")
    );
    assert_eq!(run(&["play"], b"").code, Some(0));
    let numbered = run(&["play"], b"?\n9\n3\n").out;
    assert!(numbered.contains("there is no game 9") && numbered.contains("Portes: a single game"));
    assert!(run(&["play"], b"TAV\n").out.contains("Portes, Plakoto, Fevga: a match to 5 points"));
    assert!(run(&["play", "PORTES"], b"").out.contains("Portes: a single game"));
    for out in [asked.out, numbered] {
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    }
}

#[test]
fn rules_of_ones_own_are_played_and_saved() {
    for name in ["tabula", "plakoto_cafe", "portes_three"] {
        let rules = format!("{}/../../rulesets/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let path = fresh_file(&format!("own_{name}.txt"));
        let file = path.to_str().unwrap();
        let (code, transcript) =
            Player::new(&["play", "--ruleset", &rules, "--seed", "8", "--save", file]).play(6);
        assert_eq!(code, Some(0), "{name}: {transcript}");
        let (code, transcript) = Player::new(&["play", "--resume", file]).play(ALL);
        assert_eq!(code, Some(0), "{name}: {transcript}");
        assert!(Record::read(&read(&path)).expect("a good record").played.is_over(), "{name}");
    }
}

#[test]
fn a_game_is_saved_where_somebody_says_but_never_over_another() {
    let [other, own] = ["other_game.txt", "own_game.txt"].map(fresh_file);
    std::fs::write(&other, "not this one").unwrap();
    let input = format!("quit\n{}\n{}\n", other.display(), own.display());
    let out = run(&["play", "portes", "--seed", "1", "--black", "human"], input.as_bytes()).out;
    assert!(out.contains("exists already"), "{out}");
    assert_eq!(read(&other), "not this one");
    assert!(Record::read(&read(&own)).is_ok());
    let again = run(&["play", "--resume", own.to_str().unwrap()], b"quit\n").out;
    assert!(again.contains("After each throw and each turn the game is saved in"), "{again}");
    assert!(again.contains("The game is saved in") && !again.contains("Save the game?"), "{again}");
}

#[test]
fn yes_saves_to_the_usual_file() {
    let folder = fresh_file("usual");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir(&folder).unwrap();
    let play =
        || run_in(&folder, &["play", "portes", "--seed", "1", "--black", "human"], b"quit\ny\nn\n").out;
    assert!(play().contains("The game is saved in game.txt."));
    let kept = read(&folder.join("game.txt"));
    assert!(play().contains("game.txt exists already"));
    assert_eq!(read(&folder.join("game.txt")), kept);
}

#[test]
fn changed_options_and_reasons_are_told() {
    let arguments = ["play", "tavli", "--white", "computer", "--seed", "2", "--option", "mother=at_once"];
    let out = unwrapped(&run(&arguments, b"").out);
    assert!(out.contains("Plakoto is played with changed options: mother=at_once "), "{out}");
    assert!(
        out.contains("borne off all checkers") && out.contains(", who won the last game, begins."),
        "{out}"
    );
    let roman = ["play", "zeno", "--match", "2", "--white", "computer", "--seed", "2"];
    assert!(unwrapped(&run(&roman, b"").out).contains("The colours are changed, and White begins."));
    let waiting = "Checkers on the bar come first.";
    let (_, transcript) = Player::new(&["play", "portes", "--seed", "11"]).play(ALL);
    assert!(transcript.contains(waiting), "{transcript}");
}

/// What the nonsense is made of.
const WORDS: [&str; 32] = [
    "1/2",
    "1/7",
    "h/3",
    "hand/6",
    "bar/4",
    "m4/9",
    "12/18(2)",
    "21/off",
    "A-1/A-4",
    "E4/o",
    "10",
    "hand",
    "?",
    "why",
    "why 1/3",
    "why bar",
    "undo",
    "undo all",
    "done",
    "",
    "pips",
    "board",
    "1/2(",
    "((((",
    "/",
    "1//3",
    "m99/1",
    "300/1",
    "why 1/2 3/4",
    "é",
    "off/1",
    "1/bar",
];

#[test]
fn nonsense_never_breaks_a_game() {
    let mut number: u32 = 12_345;
    for game in GAMES {
        let mut input = Vec::new();
        for _ in 0..1_500 {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            input.extend_from_slice(WORDS[(number >> 16) as usize % WORDS.len()].as_bytes());
            input.push(if number >> 30 == 0 { b' ' } else { b'\n' });
        }
        input.extend_from_slice(b"\xff\xfe\n\0\n");
        let run = run(&["play", game, "--seed", "3", "--black", "human"], &input);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{game}");
    }
}
