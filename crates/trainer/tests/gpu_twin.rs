//! The rules and inputs that a GPU plays by are those of the crates: compiled for this machine and asked about positions of
//! random games.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{Home, Layout};
use tavli_rules::{BuiltIn, Checkers, Facing, Place, PlaceName, Position, Referee, Roll, Ruleset, Side};

/// How many checkers stand in each place, in the order of `gpu/board/game.h`, and a bit for each point where one is pinned.
fn side(checkers: &Checkers, ruleset: &Ruleset) -> Vec<String> {
    let has_hand = ruleset.has_place(PlaceName::Hand);
    let mut places = vec![if has_hand { Place::HAND } else { Place::BAR }];
    places.extend((1..=ruleset.track.length).map(Place::point));
    places.push(Place::OFF);
    places.extend(has_hand.then_some(Place::BAR));
    let counts = places.into_iter().map(|place| u64::from(checkers.count(place)));
    counts.chain([checkers.pinned().bits()]).map(|number| number.to_string()).collect()
}

fn line(position: &Position, referee: &Referee) -> String {
    [position.mover(), position.waiter()].map(|checkers| side(checkers, referee.ruleset())).concat().join(" ")
}

/// How many games the positions come from.
const GAMES: usize = 120;

/// Positions of games by chance with a roll for each; both sides hurry home in some, so that races come up as well.
fn questions(referee: &Referee, random: &mut ChaCha8Rng) -> Vec<(Position, Roll)> {
    let rolls: Vec<Roll> = referee.rolls().map(|(roll, _)| roll).collect();
    let mut questions = Vec::new();
    for game in 0..GAMES {
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

fn program(game: BuiltIn) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("gpu/board/twin.c");
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{game}-twin"));
    let choice = format!("-D{}", game.name().to_uppercase());
    let built = Command::new("cc").args(["-O2", &choice, "-o"]).arg(&program).arg(source).status();
    assert!(built.expect("cc, with which Rust links, can be called").success(), "twin.c compiles");
    program
}

fn answers(program: &Path, referee: &Referee, questions: &[(Position, Roll)]) -> String {
    let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let lines = questions.iter().map(|(position, roll)| {
        let dice: Vec<_> = roll.dice().map(|die| die.to_string()).collect();
        format!("{} {}\n", line(position, referee), dice.join(" "))
    });
    let (lines, mut input) = (lines.collect::<String>(), child.stdin.take().unwrap());
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The index of the side to throw's home where the table knows how it ends.
fn known_home(referee: &Referee, position: &Position) -> i64 {
    let track = *referee.ruleset().track;
    let homes = [position.mover(), position.waiter()].map(|side| Home::of(side, track));
    match homes {
        // On one path nothing is known before the end.
        [Some(home), Some(_)] if track.facing != Facing::Same => home.index() as i64,
        _ => -1,
    }
}

fn compare(referee: &Referee, layout: &Layout, position: &Position, roll: Roll, answer: &str) {
    let here = line(position, referee);
    let [inputs, home, results] = answer.split(';').collect::<Vec<_>>().try_into().unwrap();
    let mut expected = vec![0; layout.len()];
    layout.inputs(position, &mut |input, value| expected[input] += value);
    let found: Vec<i16> = inputs.split_whitespace().map(|value| value.parse().unwrap()).collect();
    assert_eq!(found, expected, "{here}");
    assert_eq!(home.trim().parse(), Ok(known_home(referee, position)), "{here}");
    let found: BTreeSet<&str> = results.split(',').map(str::trim).filter(|text| !text.is_empty()).collect();
    let plays = referee.plays(position, roll);
    let expected: Vec<String> = plays.positions().iter().map(|after| line(after, referee)).collect();
    assert_eq!(found, expected.iter().map(String::as_str).collect(), "{here} {roll}");
}

fn check(game: BuiltIn, races: std::ops::RangeInclusive<usize>) {
    let referee = game.referee();
    let layout = Layout::new(referee.ruleset());
    let questions = questions(&referee, &mut ChaCha8Rng::seed_from_u64(5));
    let answers = answers(&program(game), &referee, &questions);
    let mut lines = answers.lines();
    let scales = lines.next().unwrap().split_whitespace().map(|scale| scale.parse().unwrap());
    assert_eq!(scales.collect::<Vec<f32>>(), layout.scales());
    let answers: Vec<_> = lines.collect();
    assert_eq!(answers.len(), questions.len());
    for ((position, roll), answer) in questions.iter().zip(answers) {
        compare(&referee, &layout, position, *roll, answer);
    }
    let found = questions.iter().filter(|(position, _)| known_home(&referee, position) >= 0).count();
    assert!(
        races.contains(&found) && questions.len() > 5_000,
        "{found} races of {} positions",
        questions.len()
    );
}

#[test]
fn what_a_gpu_plays_is_portes() {
    check(BuiltIn::Portes, 300..=usize::MAX);
}

#[test]
fn what_a_gpu_plays_is_plakoto() {
    check(BuiltIn::Plakoto, 300..=usize::MAX);
}

#[test]
fn what_a_gpu_plays_is_fevga() {
    check(BuiltIn::Fevga, 300..=usize::MAX);
}

#[test]
fn what_a_gpu_plays_is_scripta() {
    check(BuiltIn::Scripta, 0..=0);
}
