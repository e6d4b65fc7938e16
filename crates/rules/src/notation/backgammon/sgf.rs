//! The Smart Game Format for backgammon (GM[6]): one tree a game.

use std::fmt::Write;

use super::transcript::{Transcript, TranscriptGame, TranscriptTurn, place_of, point_number, steps};
use crate::dice::Roll;
use crate::notation::{RecordFault, RecordFaultKind};
use crate::place::Place;
use crate::side::{BySide, Side};

const BAR: u8 = b'y';
const OFF: u8 = b'z';
/// Moves in a turn at most.
const MOST_MOVES: usize = 4;

/// Games as SGF.
///
/// ```
/// use tavli_rules::{BySide, Roll, Side, Transcript, TranscriptGame, TranscriptTurn, sgf_text};
/// let turn = TranscriptTurn { side: Side::Black, roll: Roll::new(&[3, 1]).unwrap(), play: "17/20 19/20".into() };
/// let game = TranscriptGame { turns: vec![turn], ..TranscriptGame::default() };
/// let match_of_3 = Transcript { names: BySide::new("A".into(), "B".into()), length: 3, games: vec![game] };
/// assert!(sgf_text(&match_of_3).contains(";B[31qtst]"));
/// ```
pub fn sgf_text(transcript: &Transcript) -> String {
    let mut text = String::new();
    for (number, game) in transcript.games.iter().enumerate() {
        let [white, black] = Side::BOTH.map(|side| escaped(&transcript.names[side]));
        let _ = write!(
            text,
            "(;FF[4]GM[6]CA[UTF-8]AP[Tavli]MI[length:{}][game:{number}][ws:{}][bs:{}]PW[{white}]PB[{black}]RU[NoCube]",
            transcript.length,
            game.score[Side::White],
            game.score[Side::Black],
        );
        if let Some((winner, points)) = game.won {
            let given_up = if game.is_given_up { "R" } else { "" };
            let _ = write!(text, "RE[{}+{points}{given_up}]", colour(winner));
        }
        text.push('\n');
        for turn in &game.turns {
            let _ = writeln!(text, ";{}[{}]", colour(turn.side), moves(turn));
        }
        text.push_str(")\n");
    }
    text
}

fn colour(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

fn moves(turn: &TranscriptTurn) -> String {
    let dice: String = turn.roll.dice().map(|die| die.to_string()).collect();
    let letters = steps(&turn.play).into_iter().flat_map(|(from, to, _)| [from, to]);
    dice + &letters.map(|place| letter(place, turn.side)).collect::<String>()
}

/// Points are letters, a to x from White's last point on.
fn letter(place: Place, side: Side) -> char {
    char::from(match (point_number(place), side) {
        (0, _) => OFF,
        (25, _) => BAR,
        (point, Side::White) => b'a' + point - 1,
        (point, Side::Black) => b'a' + 24 - point,
    })
}

fn place(letter: u8, side: Side) -> Option<Place> {
    match (letter, side) {
        (OFF, _) => Some(Place::OFF),
        (BAR, _) => Some(Place::BAR),
        (b'a'..=b'x', Side::White) => place_of(letter - b'a' + 1),
        (b'a'..=b'x', Side::Black) => place_of(b'a' + 24 - letter),
        _ => None,
    }
}

/// Reads SGF; of variations the first is followed.
///
/// ```
/// let read = tavli_rules::read_sgf("(;GM[6]MI[length:3]PW[A]PB[B];B[31qtst];W[64xrrn])").unwrap();
/// assert_eq!(read.games[0].turns[1].play, "1/7 7/11");
/// ```
pub fn read_sgf(text: &str) -> Result<Transcript, RecordFault> {
    read_trees(text).map_err(RecordFaultKind::in_file)
}

fn read_trees(text: &str) -> Result<Transcript, RecordFaultKind> {
    let mut transcript = Transcript::default();
    let mut rest = text.trim();
    while let Some(at) = rest.find('(') {
        if !rest[at + 1..].trim_start().starts_with(';') {
            break;
        }
        let (nodes, left) = main_line(&rest[at + 1..])?;
        transcript.games.push(read_game(&nodes, &mut transcript.names, &mut transcript.length)?);
        rest = left;
    }
    if transcript.games.is_empty() {
        return Err(RecordFaultKind::OtherKind { begins: "(;" });
    }
    Ok(transcript)
}

/// A property with one of its values.
type Property = (String, String);

/// The properties of a tree's main line, and what comes behind the tree.
fn main_line(text: &str) -> Result<(Vec<Property>, &str), RecordFaultKind> {
    let mut properties = Vec::new();
    let (mut depth, mut is_main, mut name) = (1, true, String::new());
    let mut signs = text.char_indices();
    while let Some((at, sign)) = signs.next() {
        match sign {
            '(' => depth += 1,
            // Behind the first end come other variations.
            ')' => {
                (depth, is_main) = (depth - 1, false);
                if depth == 0 {
                    return Ok((properties, &text[at + 1..]));
                }
            }
            ';' => name.clear(),
            '[' => {
                let value = value(&mut signs)?;
                if is_main {
                    properties.push((name.clone(), value));
                }
            }
            letter if letter.is_ascii_uppercase() => {
                // A new name begins behind a value.
                if text[..at].trim_end().ends_with([']', ';', '(']) {
                    name.clear();
                }
                name.push(letter);
            }
            _ => {}
        }
    }
    Err(RecordFaultKind::NotClosed { sign: ')' })
}

fn value(signs: &mut std::str::CharIndices<'_>) -> Result<String, RecordFaultKind> {
    let mut value = String::new();
    while let Some((_, sign)) = signs.next() {
        match sign {
            ']' => return Ok(value),
            '\\' => value.extend(signs.next().map(|(_, sign)| sign)),
            _ => value.push(sign),
        }
    }
    Err(RecordFaultKind::NotClosed { sign: ']' })
}

fn read_game(
    properties: &[Property],
    names: &mut BySide<String>,
    length: &mut u16,
) -> Result<TranscriptGame, RecordFaultKind> {
    let mut game = TranscriptGame::default();
    for (name, value) in properties {
        match name.as_str() {
            "GM" if value.trim() != "6" => {
                return Err(RecordFaultKind::OtherGame { found: format!("GM[{value}]") });
            }
            "PW" => names[Side::White] = value.clone(),
            "PB" => names[Side::Black] = value.clone(),
            "MI" => read_match(value, length, &mut game.score),
            "RE" => read_result(value, &mut game),
            "AB" | "AW" | "AE" => {
                return Err(RecordFaultKind::SetUp);
            }
            "W" => game.turns.extend(read_turn(value, Side::White)?),
            "B" => game.turns.extend(read_turn(value, Side::Black)?),
            _ => {}
        }
    }
    Ok(game)
}

fn read_match(value: &str, length: &mut u16, score: &mut BySide<u16>) {
    let Some((name, number)) = value.split_once(':') else { return };
    let Ok(number) = number.trim().parse() else { return };
    match name.trim() {
        "length" => *length = number,
        "ws" => score[Side::White] = number,
        "bs" => score[Side::Black] = number,
        _ => {}
    }
}

fn read_result(value: &str, game: &mut TranscriptGame) {
    let Some((winner, points)) = value.split_once('+') else { return };
    let side = match winner.trim() {
        "W" => Side::White,
        "B" => Side::Black,
        _ => return,
    };
    let digits = points.trim_end_matches(|sign: char| !sign.is_ascii_digit());
    game.won = digits.parse().ok().map(|points| (side, points));
    game.is_given_up = points.ends_with('R');
}

fn read_turn(value: &str, side: Side) -> Result<Option<TranscriptTurn>, RecordFaultKind> {
    let value = value.trim();
    if ["double", "take", "drop", "beaver"].contains(&value) {
        return Err(RecordFaultKind::Cube);
    }
    let wrong = || RecordFaultKind::NotUnderstood { found: value.to_owned(), example: "31qtst" };
    // A game that was left before the first throw has a turn without dice.
    let Some((dice, letters)) = value.split_at_checked(2) else { return Ok(None) };
    let roll: Roll = dice.parse().map_err(|_| wrong())?;
    let (pairs, odd) = letters.as_bytes().as_chunks::<2>();
    if !odd.is_empty() || pairs.len() > MOST_MOVES {
        return Err(wrong());
    }
    let step = |[from, to]: &[u8; 2]| Some(format!("{}/{}", place(*from, side)?, place(*to, side)?));
    let play: Option<Vec<String>> = pairs.iter().map(step).collect();
    Ok(Some(TranscriptTurn { side, roll, play: play.ok_or_else(wrong)?.join(" ") }))
}
