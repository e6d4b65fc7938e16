//! `tavli convert`, and whether GNU Backgammon reads what it writes.

mod program;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use program::{fresh_file, run};
use tavli_engine::{Plain, Search, moments};
use tavli_rules::{
    BuiltIn, ByPlayer, BySide, Die, Match, Player, Record, Roll, Stage, Transcript, position_id, read_mat,
    read_sgf,
};

/// Dice from a seed, good enough for a game.
struct Dice(u64);

impl Dice {
    fn die(&mut self) -> Die {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Die::ALL[(self.0 >> 33) as usize % 6]
    }
}

/// A match of portes that the plain player plays against itself.
fn played(points: u16, seed: u64) -> Record {
    let referee = BuiltIn::Portes.referee();
    let mut search = Search::with_evaluator(&referee, Box::new(Plain::new(referee.ruleset())));
    let mut dice = Dice(seed);
    let mut played = Match::to_points(referee.clone(), points);
    while !played.is_over() {
        match played.game().stage() {
            Stage::Opening => played.throw_opening(BySide::new(dice.die(), dice.die())).unwrap(),
            Stage::Throw => {
                played.throw(Roll::new(&[dice.die().value(), dice.die().value()]).unwrap()).unwrap()
            }
            Stage::Play(roll) => {
                let best = search.candidates(played.game().position(), roll, 0)[0].index;
                let play = search.listed().unwrap().play(&referee, best);
                played.play(&play).unwrap();
            }
            Stage::Over(_) => unreachable!("the match goes on"),
        }
    }
    Record::new(ByPlayer::new("Anna".into(), "Berta".into()), played)
}

fn converted(record: &Record, name: &str) -> PathBuf {
    let (from, to) = (fresh_file(&format!("{name}.txt")), fresh_file(name));
    std::fs::write(&from, record.text()).unwrap();
    let run = run(&["convert", from.to_str().unwrap(), to.to_str().unwrap()], b"");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    to
}

/// A record without what the other forms do not keep: who threw what for the start.
fn without_openings(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("Opening:")).collect::<Vec<_>>().join("\n")
}

#[test]
fn games_come_back_as_they_went() {
    for (name, seed) in [("back.mat", 1), ("back.sgf", 2), ("again.mat", 3), ("again.sgf", 4)] {
        let record = played(5, seed);
        let file = converted(&record, name);
        let back = run(&["convert", file.to_str().unwrap(), "--to", "record"], b"");
        assert_eq!(without_openings(&back.out), without_openings(&record.text()), "{name}: {}", back.err);
    }
}

#[test]
fn a_game_that_was_given_up_comes_back_so() {
    let mut record = played(1, 7);
    let referee = Arc::new(BuiltIn::Portes.referee());
    let mut given_up = Match::to_points(BuiltIn::Portes.referee(), 5);
    given_up.throw_opening(BySide::new(Die::ALL[4], Die::ALL[2])).unwrap();
    given_up.resign(tavli_rules::Side::Black).unwrap();
    record.played = given_up;
    for text in
        [tavli_rules::sgf_text, tavli_rules::mat_text].map(|write| write(&Transcript::of(&record).unwrap()))
    {
        let read = if text.starts_with('(') { read_sgf(&text) } else { read_mat(&text) }.unwrap();
        let back = read.records(&referee).unwrap().remove(0);
        assert_eq!(back.played.score()[Player::First], 2, "{text}");
    }
}

#[test]
fn games_that_the_loser_begins_are_records_of_their_own() {
    let game = |number, score| {
        let begin = "  1) 31: 8/5 6/5                     64: 24/14\n                                   Wins 1 point\n";
        format!("\n Game {number}\n Anna B : 0                         Berta : {score}\n{begin}")
    };
    let (file, out) = (fresh_file("loser-begins.mat"), fresh_file("loser-begins.txt"));
    std::fs::write(&file, format!(" 5 point match\n{}{}", game(1, 0), game(2, 1))).unwrap();
    let written = run(&["convert", file.to_str().unwrap(), out.to_str().unwrap()], b"").out;
    let records: Vec<Record> =
        written.lines().map(|path| Record::read(&std::fs::read_to_string(path).unwrap()).unwrap()).collect();
    assert_eq!(records.len(), 2);
    assert!(records.iter().all(|record| record.played.is_over() && record.names[Player::First] == "Anna B"));
    let told = run(&["convert", file.to_str().unwrap(), "--to", "record"], b"").err;
    assert!(told.contains("name a file"), "{told}");
}

#[test]
fn positions_are_written_in_every_form() {
    let all = run(&["convert", "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:3:8"], b"").out;
    for form in [
        "portes-b52-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5",
        "4HPwATDgc/ABMA:cIkKAAAAAAAA",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:",
    ] {
        assert!(all.contains(form), "{form}: {all}");
        let form = if form.starts_with("XGID") { format!("{form}0:0:0:0:10") } else { form.to_owned() };
        assert_eq!(run(&["convert", &form], b"").out, all, "{form}");
    }
}

#[test]
fn faults_say_what_to_do() {
    let records = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/records");
    let check = |arguments: &[&str], expected: &str| {
        let failed = run(&[&["convert"], arguments].concat(), b"");
        assert_eq!(failed.code, Some(2), "{}", failed.out);
        assert!(failed.err.contains(expected), "{}", failed.err);
    };
    check(&[&format!("{records}/fevga.txt"), "--to", "mat"], "is not played as backgammon is");
    check(&[&format!("{records}/portes.txt")], "--to record, mat or sgf");
    check(&["no-such.mat", "--to", "record"], "there is no file no-such.mat");
    check(&["fevga", "--to", "xgid"], "is not played as backgammon is");
    let cube = fresh_file("cube.mat");
    std::fs::write(&cube, " 3 point match\n\n Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/5    Doubles => 2\n")
        .unwrap();
    check(&[cube.to_str().unwrap(), "--to", "record"], "line 5: a doubling cube is used");
    let illegal = fresh_file("illegal.sgf");
    std::fs::write(&illegal, "(;GM[6];B[31qtac])").unwrap();
    check(&[illegal.to_str().unwrap(), "--to", "record"], "game 1, turn 1");
}

/// The installed GNU Backgammon; not everybody's PATH leads to games.
fn gnubg() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/games")]);
    let found = folders.map(|folder| folder.join("gnubg")).find(|program| program.is_file());
    if found.is_none() {
        eprintln!("skipped: GNU Backgammon is not installed (Debian: apt install gnubg)");
    }
    found
}

/// What it says to these commands, and the positions of its text of a match that it has read.
fn ask_gnubg(program: &Path, folder: &Path, load: &str) -> (String, Vec<String>) {
    let _ = std::fs::remove_dir_all(folder);
    std::fs::create_dir_all(folder).unwrap();
    let commands = format!(
        "set confirm new off\nset automatic game off\n{load}\nshow score\nexport match text match.txt\n"
    );
    std::fs::write(folder.join("commands"), commands).unwrap();
    let asked = Command::new(program)
        .args(["--tty", "--quiet", "--no-rc", "--prefsdir", ".", "--commands=commands"])
        .current_dir(folder)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .unwrap();
    let mut games: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    games.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    games.sort_by_key(|path| (path.to_str().map(str::len), path.clone()));
    let texts: String = games.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
    // Only boards of turns: the text also draws the last board of each game.
    let turns = texts.split("Move number ").skip(1);
    let id = |turn: &str| turn.split_once("Position ID: ").map(|(_, id)| id[..14].to_owned());
    (String::from_utf8_lossy(&asked.stdout).into_owned(), turns.filter_map(id).collect())
}

#[test]
fn gnu_backgammon_reads_what_we_write() {
    let Some(program) = gnubg() else { return };
    // None of their games ends with what would be a triple win elsewhere, which GNU Backgammon counts as such.
    for seed in [3, 4] {
        let record = played(5, seed);
        let referee = BuiltIn::Portes.referee();
        let expected: Vec<String> = moments(&record.played)
            .iter()
            .map(|moment| position_id(&referee, &moment.position).unwrap())
            .collect();
        for (name, load) in [("gnubg.mat", "import mat"), ("gnubg.sgf", "load match")] {
            let file = converted(&record, name);
            let folder = fresh_file(&format!("{name}-{seed}"));
            let (said, positions) = ask_gnubg(&program, &folder, &format!("{load} {}", file.display()));
            let first_other = positions.iter().zip(&expected).position(|(one, other)| one != other);
            assert_eq!((positions.len(), first_other), (expected.len(), None), "{name}, seed {seed}");
            let [anna, berta] = Player::BOTH.map(|player| record.played.score()[player]);
            let score = format!("is: Anna {anna}, Berta {berta} (match to 5 points");
            assert!(said.contains(&score), "{score}: {said}");
        }
    }
}

#[test]
fn we_read_what_gnu_backgammon_writes() {
    let Some(program) = gnubg() else { return };
    let record = played(3, 5);
    let folder = fresh_file("gnubg-writes");
    let load = format!(
        "load match {}\nsave match written.sgf\nexport match mat written.mat",
        converted(&record, "written.sgf").display()
    );
    ask_gnubg(&program, &folder, &load);
    for name in ["written.sgf", "written.mat"] {
        let back = run(&["convert", folder.join(name).to_str().unwrap(), "--to", "record"], b"");
        assert_eq!(without_openings(&back.out), without_openings(&record.text()), "{name}: {}", back.err);
    }
}
