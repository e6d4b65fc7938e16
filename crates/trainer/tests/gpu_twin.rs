//! The rules and inputs of portes that a GPU plays by are those of the crates: compiled for this machine and asked about
//! positions of random games.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{Home, Layout};
use tavli_rules::{BuiltIn, Checkers, Place, Position, Referee, Roll, Side};

const PLACES: usize = 26;

/// How many checkers stand on the bar, on each point and off.
fn counts(checkers: &Checkers) -> [u8; PLACES] {
    std::array::from_fn(|place| match place {
        0 => checkers.count(Place::BAR),
        25 => checkers.count(Place::OFF),
        point => checkers.count(Place::point(point as u8)),
    })
}

fn line(position: &Position) -> String {
    let counts = [position.mover(), position.waiter()].map(counts).concat();
    counts.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// Positions of games by chance with a roll for each; both sides hurry home in some, so that races come up as well.
fn questions(referee: &Referee, random: &mut ChaCha8Rng) -> Vec<(Position, Roll)> {
    let rolls: Vec<Roll> = referee.rolls().map(|(roll, _)| roll).collect();
    let mut questions = Vec::new();
    for game in 0..150 {
        let mut position = referee.start(Side::White);
        while referee.outcome(&position).is_none() {
            let roll = rolls[random.random_range(0..rolls.len())];
            questions.push((position, roll));
            let plays = referee.plays(&position, roll);
            let any = plays.positions()[random.random_range(0..plays.len())];
            let pips = |after: &&Position| after.waiter().pips(*referee.ruleset().track);
            let homeward = plays.positions().iter().min_by_key(|after| {
                let blots = after.waiter().single().len();
                pips(after) + 3 * blots * u32::from(game % 2 == 0)
            });
            position = if random.random_bool(0.5) { any } else { *homeward.expect("a play") };
        }
    }
    questions
}

fn program() -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("gpu/portes");
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("portes-twin");
    let built = Command::new("cc").args(["-O2", "-o"]).arg(&program).arg(folder.join("twin.c")).status();
    assert!(built.expect("cc, with which Rust links, can be called").success(), "twin.c compiles");
    program
}

fn answers(program: &Path, questions: &[(Position, Roll)]) -> String {
    let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let lines = questions.iter().map(|(position, roll)| {
        let dice: Vec<_> = roll.dice().map(|die| die.to_string()).collect();
        format!("{} {}\n", line(position), dice.join(" "))
    });
    let (lines, mut input) = (lines.collect::<String>(), child.stdin.take().unwrap());
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn what_a_gpu_plays_is_portes() {
    let referee = BuiltIn::Portes.referee();
    let layout = Layout::new(referee.ruleset());
    let questions = questions(&referee, &mut ChaCha8Rng::seed_from_u64(5));
    let answers = answers(&program(), &questions);
    let mut lines = answers.lines();
    let scales = lines.next().unwrap().split_whitespace().map(|scale| scale.parse().unwrap());
    assert_eq!(scales.collect::<Vec<f32>>(), layout.scales());
    let answers: Vec<_> = lines.collect();
    assert_eq!(answers.len(), questions.len());
    let mut races = 0;
    for ((position, roll), answer) in questions.iter().zip(answers) {
        let [inputs, home, results] = answer.split(';').collect::<Vec<_>>().try_into().unwrap();
        let mut expected = vec![0; layout.len()];
        layout.inputs(position, &mut |input, value| expected[input] += value);
        let found: Vec<i16> = inputs.split_whitespace().map(|value| value.parse().unwrap()).collect();
        assert_eq!(found, expected, "{}", line(position));
        let homes =
            [position.mover(), position.waiter()].map(|side| Home::of(side, *referee.ruleset().track));
        let expected = if let [Some(home), Some(_)] = homes { home.index() as i64 } else { -1 };
        assert_eq!(home.trim().parse(), Ok(expected), "{}", line(position));
        races += usize::from(expected >= 0);
        let found: BTreeSet<&str> =
            results.split(',').map(str::trim).filter(|text| !text.is_empty()).collect();
        let plays = referee.plays(position, *roll);
        let expected: Vec<String> = plays.positions().iter().map(line).collect();
        assert_eq!(found, expected.iter().map(String::as_str).collect(), "{} {roll}", line(position));
    }
    assert!(races > 300 && questions.len() > 5_000, "{races} races of {} positions", questions.len());
}
