//! The `.mat` form of Jellyfish, which nearly every program for backgammon reads.

use std::fmt::Write;

use super::transcript::{Transcript, TranscriptGame, TranscriptTurn, place_of, point_name, steps};
use crate::dice::Roll;
use crate::notation::{RecordFault, RecordFaultKind};
use crate::place::Place;
use crate::side::{BySide, Side};

/// How wide the left column is; what begins further right belongs to the right one.
const LEFT_WIDTH: usize = 28;
const NUMBER_WIDTH: usize = 5;
/// What stands right of here is Black's; some programs indent less than others.
const MIDDLE: usize = 20;

/// Games as `.mat`: White's turns left, Black's right.
///
/// ```
/// use tavli_rules::{BySide, Roll, Side, Transcript, TranscriptGame, TranscriptTurn, mat_text};
/// let turn = TranscriptTurn { side: Side::Black, roll: Roll::new(&[3, 1]).unwrap(), play: "17/20 19/20".into() };
/// let game = TranscriptGame { turns: vec![turn], ..TranscriptGame::default() };
/// let match_of_3 = Transcript { names: BySide::new("A".into(), "B".into()), length: 3, games: vec![game] };
/// assert!(mat_text(&match_of_3).contains(" 31: 8/5 6/5"));
/// ```
pub fn mat_text(transcript: &Transcript) -> String {
    let mut text = format!(" {} point match\n", transcript.length);
    for (number, game) in (1..).zip(&transcript.games) {
        let [white, black] =
            Side::BOTH.map(|side| format!("{} : {}", plain(&transcript.names[side]), game.score[side]));
        let _ =
            write!(text, "\n Game {number}\n {white:<width$}{black}\n", width = LEFT_WIDTH + NUMBER_WIDTH);
        write_turns(game, &mut text);
    }
    text
}

/// Names are one word of letters for some programs.
fn plain(name: &str) -> String {
    let name: String =
        name.chars().map(|sign| if sign == ':' || sign.is_whitespace() { '_' } else { sign }).collect();
    if name.is_empty() { "nobody".to_owned() } else { name }
}

fn write_turns(game: &TranscriptGame, text: &mut String) {
    let mut turns = game.turns.iter().peekable();
    let mut number = 0;
    while turns.peek().is_some() {
        number += 1;
        let [white, black] =
            Side::BOTH.map(|side| turns.next_if(|turn| turn.side == side).map(turn_text).unwrap_or_default());
        let line = format!("{number:>3}) {white:<LEFT_WIDTH$}{black}");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    if let Some((winner, points)) = game.won {
        let indent = match winner {
            Side::White => NUMBER_WIDTH + 1,
            Side::Black => NUMBER_WIDTH + LEFT_WIDTH + 1,
        };
        let _ = writeln!(text, "{:indent$}Wins {points} point{}", "", if points == 1 { "" } else { "s" });
    }
}

fn turn_text(turn: &TranscriptTurn) -> String {
    let dice: String = turn.roll.dice().map(|die| die.to_string()).collect();
    let moves: Vec<String> = steps(&turn.play)
        .into_iter()
        .map(|(from, to, hits)| {
            format!("{}/{}{}", point_name(from), point_name(to), if hits { "*" } else { "" })
        })
        .collect();
    format!("{dice}: {} ", moves.join(" "))
}

/// Reads a `.mat` file; a fault names its line.
///
/// ```
/// let text = " 3 point match\n\n Game 1\n A : 0     B : 0\n  1)                          31: 8/5 6/5\n  2) 64: 24/14\n";
/// let read = tavli_rules::read_mat(text).unwrap();
/// assert_eq!((read.length, read.games[0].turns[1].play.as_str()), (3, "1/11"));
/// ```
pub fn read_mat(text: &str) -> Result<Transcript, RecordFault> {
    let mut transcript = Transcript::default();
    let mut has_length = false;
    for (number, line) in (1..).zip(text.lines()) {
        let is_comment = line.trim().is_empty() || line.trim_start().starts_with(';');
        if is_comment {
            continue;
        }
        if let Some(length) = match_length(line) {
            transcript.length = length;
            has_length = true;
            continue;
        }
        read_line(line, &mut transcript).map_err(|what| what.in_line(number))?;
    }
    if !has_length && transcript.games.is_empty() {
        return Err(RecordFaultKind::OtherKind { begins: "Game 1" }.in_file());
    }
    Ok(transcript)
}

fn match_length(line: &str) -> Option<u16> {
    let (length, _) = line.trim().split_once(" point match")?;
    length.trim().parse().ok()
}

fn read_line(line: &str, transcript: &mut Transcript) -> Result<(), RecordFaultKind> {
    if is_game_head(line) {
        transcript.games.push(TranscriptGame::default());
        return Ok(());
    }
    let Transcript { names, games, .. } = transcript;
    let Some(game) = games.last_mut() else { return Ok(()) };
    let is_head = game.turns.is_empty() && !line.contains(')') && line.matches(" : ").count() >= 2;
    if is_head {
        return read_names(line, names, &mut game.score);
    }
    let body = line.split_once(')').filter(|(number, _)| number.trim().parse::<u32>().is_ok());
    let (start, body) = body.map_or((0, line), |(number, body)| (number.len() + 1, body));
    for word in ["double", "take", "drop", "beaver"] {
        if body.to_lowercase().contains(word) {
            return Err(RecordFaultKind::Cube);
        }
    }
    read_turns(body, start, game)?;
    if let Some(at) = line.find("Wins ") {
        let points = line[at + 5..].split_whitespace().next().and_then(|digits| digits.parse().ok());
        game.won = Some((column(at), points.unwrap_or(1)));
    }
    Ok(())
}

/// A line such as "Game 1"; a letter may speak of games too.
fn is_game_head(line: &str) -> bool {
    let number = line.trim().strip_prefix("Game ");
    number.is_some_and(|number| number.trim_end_matches(':').trim().parse::<u32>().is_ok())
}

fn column(at: usize) -> Side {
    if at < MIDDLE { Side::White } else { Side::Black }
}

/// Two names with their scores: the first ends with its number.
fn read_names(
    line: &str,
    names: &mut BySide<String>,
    score: &mut BySide<u16>,
) -> Result<(), RecordFaultKind> {
    let wrong = || not_understood(line.trim(), "Anna : 0     Berta : 0");
    let (first, rest) = line.split_once(" : ").ok_or_else(wrong)?;
    let digits = rest.trim_start().find(|sign: char| !sign.is_ascii_digit()).ok_or_else(wrong)?;
    let (own, rest) = rest.trim_start().split_at(digits);
    let (second, other) = rest.rsplit_once(" : ").ok_or_else(wrong)?;
    *names = BySide::new(first.trim().to_owned(), second.trim().to_owned());
    let points = |digits: &str| digits.trim().parse().map_err(|_| wrong());
    *score = BySide::new(points(own)?, points(other)?);
    Ok(())
}

/// The turns of a line: each begins with its dice and a colon.
fn read_turns(body: &str, start: usize, game: &mut TranscriptGame) -> Result<(), RecordFaultKind> {
    let colons: Vec<usize> = body.match_indices(':').map(|(at, _)| at).filter(|at| *at >= 2).collect();
    for (index, colon) in colons.iter().enumerate() {
        let end = colons.get(index + 1).map_or(body.len(), |next| next - 2);
        let dice = body.get(colon - 2..*colon).unwrap_or_default();
        let roll: Roll = dice.parse().map_err(|_| not_understood(&format!("{dice}:"), "31:"))?;
        let side = match (colons.len(), index) {
            (2.., 0) => Side::White,
            (2.., _) => Side::Black,
            (_, _) => column(start + colon - 2),
        };
        let words = body.get(colon + 1..end).unwrap_or_default();
        let words = words.split("Wins ").next().unwrap_or_default();
        game.turns.push(TranscriptTurn { side, roll, play: read_play(words)? });
    }
    Ok(())
}

/// A play by points that count down, as one by progress.
fn read_play(text: &str) -> Result<String, RecordFaultKind> {
    let moves = text.split_whitespace().filter(|word| word.contains('/'));
    let words: Result<Vec<String>, RecordFaultKind> = moves.map(read_word).collect();
    Ok(words?.join(" "))
}

fn read_word(word: &str) -> Result<String, RecordFaultKind> {
    let (path, times) = match word.split_once('(') {
        Some((path, times)) => (path, format!("({times}")),
        None => (word, String::new()),
    };
    let place = |name: &str| match name.trim_end_matches('*').to_lowercase().as_str() {
        "bar" => Some(Place::BAR),
        "off" => Some(Place::OFF),
        digits => place_of(digits.parse().ok()?),
    };
    let stops: Option<Vec<String>> = path.split('/').map(|name| Some(place(name)?.to_string())).collect();
    let stops = stops.ok_or_else(|| not_understood(word, "24/18*"))?;
    Ok(stops.join("/") + &times.replace('*', ""))
}

fn not_understood(found: &str, example: &'static str) -> RecordFaultKind {
    RecordFaultKind::NotUnderstood { found: found.to_owned(), example }
}
