//! Runs `testdata/perft`: how many plays there are by position, roll and depth.
//!
//! A line holds a position, a roll (`*` for every distinct roll), a depth and the count. With `TAVLI_BLESS=1` the
//! tables are counted anew, by the plain twin and not by the generator that they check; a table that is not there is made.

mod random;
mod twin;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use random::Source;
use tavli_rules::{BuiltIn, Position, Referee, Roll, Side, position_text, read_position};
use twin::{Rules, State};

fn path(game: BuiltIn) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../testdata/perft/{game}.perft"))
}

fn check(game: BuiltIn) {
    if std::env::var_os("TAVLI_BLESS").is_some() {
        let blessed =
            std::fs::read_to_string(path(game)).map_or_else(|_| table(game), |text| recounted(game, &text));
        std::fs::write(path(game), blessed).expect("the table can be written");
    }
    let text = std::fs::read_to_string(path(game)).expect("every game has a table");
    let lines: Vec<&str> = text.lines().filter(|line| !is_remark(line)).collect();
    assert!(lines.len() >= 40, "the table of {game} is too short");
    for line in lines {
        let Entry { referee, position, roll, depth, count } = Entry::read(line);
        let found = match roll {
            None => referee.perft(&position, depth),
            Some(roll) => referee.perft_of_roll(&position, roll, depth),
        };
        assert_eq!(found, count, "{line}");
    }
}

fn is_remark(line: &str) -> bool {
    line.is_empty() || line.starts_with('#')
}

/// What a line says.
struct Entry {
    referee: Referee,
    position: Position,
    roll: Option<Roll>,
    depth: u32,
    count: u64,
}

impl Entry {
    fn read(line: &str) -> Entry {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [position, roll, depth, count] = words[..] else { panic!("not a line of a table: {line}") };
        let read = read_position(position).expect(line);
        let referee = Referee::new(read.ruleset().expect(line)).expect(line);
        Entry {
            position: read.position(&referee).expect(line),
            referee,
            roll: (roll != "*").then(|| roll.parse().expect(line)),
            depth: depth.parse().expect(line),
            count: count.parse().expect(line),
        }
    }
}

/// The same lines with the twin's counts: positions stay, although games by chance may come to be others.
fn recounted(game: BuiltIn, text: &str) -> String {
    let counter = Counter::new(game);
    let mut blessed = String::new();
    for old in text.lines() {
        if is_remark(old) {
            let _ = writeln!(blessed, "{old}");
        } else {
            let Entry { referee, position, roll, depth, .. } = Entry::read(old);
            line(&referee, &position, roll, depth, &counter, &mut blessed);
        }
    }
    blessed
}

/// The start with every roll, the start deeper, and some positions from the middle of random games.
fn table(game: BuiltIn) -> String {
    let referee = game.referee();
    let counter = Counter::new(game);
    let mut text = format!("# {game}: position, roll (* for every distinct one), depth, number of plays\n");
    let start = referee.start(Side::White);
    for (roll, _) in referee.rolls() {
        line(&referee, &start, Some(roll), 1, &counter, &mut text);
    }
    line(&referee, &start, None, 1, &counter, &mut text);
    line(&referee, &start, None, 2, &counter, &mut text);
    let mut source = Source::new(5);
    let game: Vec<(Position, Roll)> = source.game(&referee, 300);
    for (position, roll) in game.iter().step_by(game.len().div_ceil(24) | 1) {
        line(&referee, position, Some(*roll), 1, &counter, &mut text);
        if counter.dice == 2 {
            line(&referee, position, None, 1, &counter, &mut text);
        }
    }
    text
}

fn line(
    referee: &Referee,
    position: &Position,
    roll: Option<Roll>,
    depth: u32,
    counter: &Counter,
    text: &mut String,
) {
    let state = state(position);
    let mover = position.turn() as usize;
    let count = match roll {
        Some(roll) => counter.of_roll(&state, mover, roll, depth),
        None => counter.of_all(&state, mover, depth),
    };
    let roll = roll.map_or("*".to_owned(), |roll| roll.to_string());
    let _ = writeln!(text, "{} {roll} {depth} {count}", position_text(referee, position, None));
}

/// Counts with the twin.
struct Counter {
    rules: Rules,
    dice: u8,
}

impl Counter {
    fn new(game: BuiltIn) -> Counter {
        Counter { rules: Rules::new(game.name(), &BTreeMap::new()), dice: game.ruleset().dice.dice }
    }

    fn of_all(&self, state: &State, mover: usize, depth: u32) -> u64 {
        let is_over = state.players.iter().any(|player| player.off == self.rules.checkers);
        if depth == 0 || is_over {
            return 1;
        }
        Roll::all(self.dice.into()).map(|roll| self.of_roll(state, mover, roll, depth)).sum()
    }

    fn of_roll(&self, state: &State, mover: usize, roll: Roll, depth: u32) -> u64 {
        let dice: Vec<u8> = roll.dice().map(|die| die.value()).collect();
        let results = self.rules.plays(state, mover, &dice);
        results
            .iter()
            .map(|after| if depth == 1 { 1 } else { self.of_all(after, 1 - mover, depth - 1) })
            .sum()
    }
}

fn state(position: &Position) -> State {
    twin::state_of(&position.drafts(), |side| position.checkers(side).is_out())
}

#[test]
fn zeno() {
    check(BuiltIn::Zeno);
}

#[test]
fn scripta() {
    check(BuiltIn::Scripta);
}

#[test]
fn portes() {
    check(BuiltIn::Portes);
}

#[test]
fn plakoto() {
    check(BuiltIn::Plakoto);
}

#[test]
fn fevga() {
    check(BuiltIn::Fevga);
}
