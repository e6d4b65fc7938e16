//! A game or match as a text file that a person can read.
//!
//! ```text
//! Tavli record 1
//! Match: to 3 points
//! Rules: portes dice_use=any
//! First: Anna
//! Second: Berta
//!
//! Game 1: portes, Anna has White
//! Opening: 3 5
//! 1. Black 62: 1/7 12/14
//! 2. White 66: 1/7(2) 12/18(2)
//! Result: White wins 2
//! ```

use std::fmt::Write;
use std::sync::Arc;

use super::record_fault::{RecordFault, RecordFaultKind};
use super::record_lines::{INDENT, Lines};
use super::ruleset_text::{is_told_by_options, ruleset_text};
use super::{play_text, read_ruleset};
use crate::builtin::BuiltIn;
use crate::dice::{Die, Roll};
use crate::game::{Game, Stage, Turn};
use crate::matches::{ByPlayer, Match, MatchGame, MatchLength, Player};
use crate::referee::{Outcome, Referee};
use crate::ruleset::Ruleset;
use crate::side::{BySide, Side};

const HEAD: &str = "Tavli record 1";
const NO_THROW: &str = "--";
const NOT_PLAYED: &str = "?";
const UNFINISHED: &str = "unfinished";
/// How a turn is written.
const TURN: &str = "1. White 62: 1/7 12/14";

/// A match, or a single game, with the names of its players and notes.
///
/// ```
/// use tavli_rules::{BuiltIn, ByPlayer, Match, Record, Roll};
/// let mut played = Match::single(BuiltIn::Zeno.referee());
/// played.throw(Roll::new(&[1, 2, 3]).unwrap()).unwrap();
/// let record = Record::new(ByPlayer::new("Zeno".into(), "Agathias".into()), played);
/// let text = record.text();
/// assert!(text.contains("1. White 321: ?"));
/// assert_eq!(Record::read(&text).unwrap().text(), text);
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// The players' names.
    pub names: ByPlayer<String>,
    /// Anything else that is said in the head: a key and a line of text.
    pub notes: Vec<(String, String)>,
    /// What was played.
    pub played: Match,
}

impl Record {
    /// A record without notes.
    ///
    /// ```
    /// use tavli_rules::{ByPlayer, Match, Record};
    /// let record = Record::new(ByPlayer::new("Anna".into(), "Berta".into()), Match::tavli(5));
    /// assert!(record.notes.is_empty());
    /// ```
    pub fn new(names: ByPlayer<String>, played: Match) -> Record {
        Record { names, notes: Vec::new(), played }
    }

    /// The record as text.
    ///
    /// ```
    /// use tavli_rules::{ByPlayer, Match, Record};
    /// let record = Record::new(ByPlayer::new("Anna".into(), "Berta".into()), Match::tavli(5));
    /// assert!(record.text().starts_with("Tavli record 1\nMatch: to 5 points\nRules: portes\n"));
    /// ```
    pub fn text(&self) -> String {
        let mut text = format!("{HEAD}\nMatch: {}\n", length_text(self.played.length()));
        for referee in self.played.cycle() {
            rules_text(referee.ruleset(), &mut text);
        }
        for (key, player) in [("First", Player::First), ("Second", Player::Second)] {
            let _ = writeln!(text, "{key}: {}", one_line(&self.names[player]));
        }
        for (key, note) in &self.notes {
            let _ = writeln!(text, "{}: {}", one_line(key), one_line(note));
        }
        for (index, game) in self.played.games().enumerate() {
            self.game_text(index + 1, game, &mut text);
        }
        text
    }

    fn game_text(&self, number: usize, game: &MatchGame, text: &mut String) {
        let name = &game.game.referee().ruleset().name;
        let _ = writeln!(text, "\nGame {number}: {name}, {} has White", one_line(&self.names[game.white]));
        for dice in game.game.openings() {
            let _ = writeln!(text, "Opening: {} {}", dice[Side::White], dice[Side::Black]);
        }
        for (index, turn) in game.game.turns().iter().enumerate() {
            turn_text(index + 1, turn, text);
        }
        if let Stage::Play(roll) = game.game.stage() {
            let side = capital(game.game.position().turn());
            let _ = writeln!(text, "{}. {side} {roll}: {NOT_PLAYED}", game.game.turns().len() + 1);
        }
        if let Some(side) = game.game.resigned() {
            let _ = writeln!(text, "Resigned: {}", capital(side));
        }
        if game.game.is_agreed_draw() {
            text.push_str("Agreed: draw\n");
        }
        let _ = writeln!(text, "Result: {}", result_text(&game.game));
    }

    /// Reads a record and plays it through; a fault names its line.
    ///
    /// ```
    /// use tavli_rules::{Record, Side};
    /// let text = "Tavli record 1\nRules: zeno\nGame 1: zeno\n1. White 321: hand/3 hand/2 hand/1";
    /// let record = Record::read(text).unwrap();
    /// assert_eq!(record.played.game().position().turn(), Side::Black);
    /// ```
    pub fn read(text: &str) -> Result<Record, RecordFault> {
        let mut lines = Lines::of(text);
        let mut record = read_head(&mut lines)?;
        while let Some(line) = lines.next() {
            let number = lines.at;
            read_line(&mut record, line).map_err(|what| what.in_line(number))?;
        }
        Ok(record)
    }
}

fn length_text(length: MatchLength) -> String {
    match length {
        MatchLength::Single => "single game".to_owned(),
        MatchLength::Points(points) => format!("to {points} points"),
    }
}

fn rules_text(ruleset: &Ruleset, text: &mut String) {
    let _ = write!(text, "Rules: {}", ruleset.name);
    if is_told_by_options(ruleset) {
        for (name, value) in ruleset.changes() {
            let _ = write!(text, " {name}={value}");
        }
        text.push('\n');
        return;
    }
    text.push('\n');
    for line in ruleset_text(ruleset).lines() {
        let _ = writeln!(text, "{}", format!("{INDENT}{line}").trim_end());
    }
}

fn turn_text(number: usize, turn: &Turn, text: &mut String) {
    let roll = turn.roll.map_or(NO_THROW.to_owned(), |roll| roll.to_string());
    let _ = writeln!(text, "{number}. {} {roll}: {}", capital(turn.side), play_text(&turn.play));
}

fn result_text(game: &Game) -> String {
    match game.outcome() {
        None => UNFINISHED.to_owned(),
        Some(Outcome::Draw) => "draw".to_owned(),
        Some(Outcome::Won { winner, points }) => format!("{} wins {points}", capital(winner)),
    }
}

fn capital(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// Names and notes come from people; a line break in one would break the record.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn read_head(lines: &mut Lines<'_>) -> Result<Record, RecordFault> {
    if lines.next() != Some(HEAD) {
        return Err(lines.fault(RecordFaultKind::OtherKind { begins: HEAD }));
    }
    let mut length = MatchLength::Single;
    let mut cycle = Vec::new();
    let mut names = ByPlayer::new("White".to_owned(), "Black".to_owned());
    let mut notes = Vec::new();
    loop {
        let before = lines.at;
        let Some(line) = lines.next() else { break };
        let (key, value) =
            line.split_once(':').ok_or_else(|| lines.fault(not_understood(line, "First: Anna")))?;
        let value = value.trim();
        match key {
            _ if key.starts_with("Game ") => {
                lines.at = before;
                break;
            }
            "Match" => length = read_length(value).map_err(|what| lines.fault(what))?,
            "Rules" => {
                let block = lines.block();
                let referee = read_rules(value, &block)
                    .map_err(|why| lines.fault(RecordFaultKind::BadRules { found: value.to_owned(), why }))?;
                cycle.push(Arc::new(referee));
            }
            "First" => names[Player::First] = value.to_owned(),
            "Second" => names[Player::Second] = value.to_owned(),
            turn if is_of_a_game(turn) => {
                return Err(lines.fault(RecordFaultKind::NotInGame { found: turn.to_owned() }));
            }
            note => notes.push((note.to_owned(), value.to_owned())),
        }
    }
    if cycle.is_empty() {
        return Err(lines.fault(RecordFaultKind::NoRules));
    }
    Ok(Record { names, notes, played: Match::new(cycle, length) })
}

/// Whether a line's key says something about a game rather than about the whole record.
fn is_of_a_game(key: &str) -> bool {
    ["Opening", "Resigned", "Agreed", "Result"].contains(&key)
        || key.starts_with(|c: char| c.is_ascii_digit())
}

fn read_length(text: &str) -> Result<MatchLength, RecordFaultKind> {
    if text == "single game" {
        return Ok(MatchLength::Single);
    }
    let points = text.strip_prefix("to ").and_then(|rest| rest.strip_suffix(" points"));
    let points = points.and_then(|digits| digits.parse().ok()).filter(|points| *points > 0);
    points.map(MatchLength::Points).ok_or_else(|| not_understood(text, "to 5 points"))
}

fn read_rules(text: &str, block: &str) -> Result<Referee, String> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let ruleset = match block.is_empty() {
        true => name.parse::<BuiltIn>()?.ruleset(),
        false => read_ruleset(block)?,
    };
    let ruleset = words.try_fold(ruleset, |ruleset, word| {
        let (name, value) =
            word.split_once('=').ok_or_else(|| format!("\"{word}\" is no option; write name=value"))?;
        ruleset.with_option(name, value).map_err(|fault| fault.to_string())
    })?;
    Referee::new(ruleset).map_err(|faults| faults.to_string())
}

fn not_understood(found: &str, example: &'static str) -> RecordFaultKind {
    RecordFaultKind::NotUnderstood { found: found.to_owned(), example }
}

fn read_side(text: &str) -> Result<Side, RecordFaultKind> {
    text.parse().map_err(|_| not_understood(text, "White"))
}

fn read_line(record: &mut Record, line: &str) -> Result<(), RecordFaultKind> {
    let (key, value) = line.split_once(':').ok_or_else(|| not_understood(line, TURN))?;
    let value = value.trim();
    match key {
        _ if key.starts_with("Game ") => check_game(record, key, value),
        "Opening" => read_opening(record, value),
        "Resigned" => Ok(record.played.resign(read_side(value)?)?),
        "Agreed" if value == "draw" => Ok(record.played.agree_on_draw()?),
        "Result" => check_result(record, value),
        turn => read_turn(record, turn, value),
    }
}

fn check_game(record: &Record, key: &str, value: &str) -> Result<(), RecordFaultKind> {
    let number = record.played.games().count();
    let name = &record.played.game().referee().ruleset().name;
    let is_next = key == format!("Game {number}") && value.split(',').next() == Some(name);
    if is_next && record.played.game().turns().is_empty() {
        Ok(())
    } else {
        let (found, expected) = (format!("{key}: {value}"), format!("Game {number}: {name}"));
        Err(RecordFaultKind::Expected { found, expected })
    }
}

fn read_opening(record: &mut Record, value: &str) -> Result<(), RecordFaultKind> {
    let dice: Vec<Die> = value.split_whitespace().filter_map(|die| Die::new(die.parse().ok()?)).collect();
    let [white, black] = dice[..] else {
        return Err(not_understood(value, "3 5"));
    };
    Ok(record.played.throw_opening(BySide::new(white, black))?)
}

/// A finished game has been counted already, and the next one may have begun.
fn check_result(record: &Record, value: &str) -> Result<(), RecordFaultKind> {
    let games: Vec<&MatchGame> = record.played.games().collect();
    let game = record.played.game();
    // A game that was given up at once has no turns either, but it has ended.
    let has_begun_next = game.turns().is_empty() && game.openings().is_empty() && game.outcome().is_none();
    let last = match games.len() {
        count if count > 1 && has_begun_next && value != UNFINISHED => games[count - 2],
        count => games[count - 1],
    };
    match result_text(&last.game) {
        result if result == value => Ok(()),
        expected => Err(RecordFaultKind::Expected { found: value.to_owned(), expected }),
    }
}

fn read_turn(record: &mut Record, key: &str, value: &str) -> Result<(), RecordFaultKind> {
    let words: Vec<&str> = key.split_whitespace().collect();
    let [number, side, roll] = words[..] else {
        return Err(not_understood(key, TURN));
    };
    let side = read_side(side)?;
    let turns = record.played.game().turns();
    if roll == NO_THROW {
        let is_passed = turns.last().is_some_and(|turn| turn.roll.is_none() && turn.side == side);
        return if is_passed { Ok(()) } else { Err(RecordFaultKind::CanMove { side }) };
    }
    let expected = format!("{}.", turns.len() + 1);
    if number != expected {
        return Err(RecordFaultKind::Expected { found: number.to_owned(), expected });
    }
    if side != record.played.game().position().turn() {
        return Err(RecordFaultKind::WrongSide { turn: side.opponent() });
    }
    throw(record, roll.parse().map_err(|_| not_understood(roll, "62"))?)?;
    if value == NOT_PLAYED {
        return Ok(());
    }
    let game = record.played.game();
    let Stage::Play(roll) = game.stage() else { return Err(RecordFaultKind::Over) };
    let bad = |fault| RecordFaultKind::BadPlay { written: value.to_owned(), play: value.to_owned(), fault };
    let play = game.referee().read_play(game.position(), roll, value).map_err(bad)?;
    Ok(record.played.play(&play)?)
}

/// The opening dice may be the first roll already.
fn throw(record: &mut Record, roll: Roll) -> Result<(), RecordFaultKind> {
    match record.played.game().stage() {
        Stage::Play(kept) if kept == roll => Ok(()),
        Stage::Play(_) | Stage::Opening | Stage::Throw | Stage::Over(_) => Ok(record.played.throw(roll)?),
    }
}
