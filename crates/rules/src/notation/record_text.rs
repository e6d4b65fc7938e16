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

use std::fmt::{self, Write};
use std::sync::Arc;

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
            read_line(&mut record, line).map_err(|what| RecordFault { line: number, what })?;
        }
        Ok(record)
    }
}

/// What is wrong with a record, and where.
///
/// ```
/// let fault = tavli_rules::Record::read("Tavli record 1\nRules: chess").unwrap_err();
/// assert_eq!(fault.line, 2);
/// assert!(fault.to_string().starts_with("line 2: there is no game \"chess\""));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for RecordFault {}

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
        return Err(lines.fault(format!("a record begins with the line \"{HEAD}\"")));
    }
    let mut length = MatchLength::Single;
    let mut cycle = Vec::new();
    let mut names = ByPlayer::new("White".to_owned(), "Black".to_owned());
    let mut notes = Vec::new();
    loop {
        let before = lines.at;
        let Some(line) = lines.next() else { break };
        let (key, value) =
            line.split_once(':').ok_or_else(|| lines.fault("the head has lines like \"Key: text\""))?;
        let value = value.trim();
        match key {
            _ if key.starts_with("Game ") => {
                lines.at = before;
                break;
            }
            "Match" => length = read_length(value).map_err(|what| lines.fault(what))?,
            "Rules" => {
                let block = lines.block();
                let referee = read_rules(value, &block).map_err(|what| lines.fault(what))?;
                cycle.push(Arc::new(referee));
            }
            "First" => names[Player::First] = value.to_owned(),
            "Second" => names[Player::Second] = value.to_owned(),
            turn if is_of_a_game(turn) => {
                return Err(lines.fault(format!(
                    "\"{turn}\" belongs to a game; a line such as \"Game 1: NAME\" comes before it"
                )));
            }
            note => notes.push((note.to_owned(), value.to_owned())),
        }
    }
    if cycle.is_empty() {
        return Err(lines.fault(format!(
            "the record does not say its rules; add a line such as \"Rules: {}\"",
            BuiltIn::ALL[0]
        )));
    }
    Ok(Record { names, notes, played: Match::new(cycle, length) })
}

/// Whether a line's key says something about a game rather than about the whole record.
fn is_of_a_game(key: &str) -> bool {
    ["Opening", "Resigned", "Agreed", "Result"].contains(&key)
        || key.starts_with(|c: char| c.is_ascii_digit())
}

fn read_length(text: &str) -> Result<MatchLength, String> {
    if text == "single game" {
        return Ok(MatchLength::Single);
    }
    let points = text.strip_prefix("to ").and_then(|rest| rest.strip_suffix(" points"));
    let points = points.and_then(|digits| digits.parse().ok()).filter(|points| *points > 0);
    points
        .map(MatchLength::Points)
        .ok_or_else(|| format!("\"{text}\" is no length; write \"single game\" or \"to 5 points\""))
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

fn read_line(record: &mut Record, line: &str) -> Result<(), String> {
    let (key, value) =
        line.split_once(':').ok_or("a line has the form \"Key: text\" or \"1. White 62: 1/7 12/14\"")?;
    let value = value.trim();
    match key {
        _ if key.starts_with("Game ") => check_game(record, key, value),
        "Opening" => read_opening(record, value),
        "Resigned" => record.played.resign(value.parse()?).map_err(|fault| fault.to_string()),
        "Agreed" if value == "draw" => record.played.agree_on_draw().map_err(|fault| fault.to_string()),
        "Result" => check_result(record, value),
        turn => read_turn(record, turn, value),
    }
}

fn check_game(record: &Record, key: &str, value: &str) -> Result<(), String> {
    let number = record.played.games().count();
    let name = &record.played.game().referee().ruleset().name;
    let is_next = key == format!("Game {number}") && value.split(',').next() == Some(name);
    if is_next && record.played.game().turns().is_empty() {
        Ok(())
    } else {
        Err(format!("what comes here is game {number}, {name}; the record says \"{key}: {value}\""))
    }
}

fn read_opening(record: &mut Record, value: &str) -> Result<(), String> {
    let dice: Vec<Die> = value.split_whitespace().filter_map(|die| Die::new(die.parse().ok()?)).collect();
    let [white, black] = dice[..] else {
        return Err("an opening is White's die and Black's, as in \"3 5\"".to_owned());
    };
    record.played.throw_opening(BySide::new(white, black)).map_err(|fault| fault.to_string())
}

/// A finished game has been counted already, and the next one may have begun.
fn check_result(record: &Record, value: &str) -> Result<(), String> {
    let games: Vec<&MatchGame> = record.played.games().collect();
    let has_begun_next =
        record.played.game().turns().is_empty() && record.played.game().openings().is_empty();
    let last = match games.len() {
        count if count > 1 && has_begun_next && value != UNFINISHED => games[count - 2],
        count => games[count - 1],
    };
    match result_text(&last.game) {
        result if result == value => Ok(()),
        result => Err(format!("the result is \"{result}\", but the record says \"{value}\"")),
    }
}

fn read_turn(record: &mut Record, key: &str, value: &str) -> Result<(), String> {
    let words: Vec<&str> = key.split_whitespace().collect();
    let [number, side, roll] = words[..] else {
        return Err(format!("\"{key}\" is not understood; a turn is written \"1. White 62: 1/7 12/14\""));
    };
    let side: Side = side.parse()?;
    let turns = record.played.game().turns();
    if roll == NO_THROW {
        let is_passed = turns.last().is_some_and(|turn| turn.roll.is_none() && turn.side == side);
        return if is_passed { Ok(()) } else { Err(format!("{side} can move, so the dice must be thrown")) };
    }
    if number != format!("{}.", turns.len() + 1) {
        return Err(format!("this is turn {}, but the record says {number}", turns.len() + 1));
    }
    if side != record.played.game().position().turn() {
        return Err(format!("it is {}'s turn", side.opponent()));
    }
    throw(record, roll.parse()?)?;
    if value == NOT_PLAYED {
        return Ok(());
    }
    let Stage::Play(roll) = record.played.game().stage() else { return Err("the game is over".to_owned()) };
    let game = record.played.game();
    let play = game.referee().read_play(game.position(), roll, value).map_err(|fault| fault.to_string())?;
    record.played.play(&play).map_err(|fault| fault.to_string())
}

/// The opening dice may be the first roll already.
fn throw(record: &mut Record, roll: Roll) -> Result<(), String> {
    match record.played.game().stage() {
        Stage::Play(kept) if kept == roll => Ok(()),
        Stage::Play(_) | Stage::Opening | Stage::Throw | Stage::Over(_) => {
            record.played.throw(roll).map_err(|fault| fault.to_string())
        }
    }
}
