//! The XGID of eXtreme Gammon: the board as 26 letters, the turn and the dice.

use super::{Counts, POINTS, check_rules, counts, dice_of, position_of, roll_of};
use crate::dice::Roll;
use crate::position::Position;
use crate::referee::Referee;
use crate::side::{BySide, Side};

const HEAD: &str = "XGID=";
const NOBODY: char = '-';
/// The fields: board, cube, its owner, turn, dice, two scores, Crawford or Jacoby, match length, largest cube.
const FIELDS: usize = 10;

/// A position, and the dice if they are thrown, as an XGID of a game without cube and score. Capital letters are Black's
/// checkers, and Black's points are counted.
///
/// ```
/// use tavli_rules::{BuiltIn, Side, xgid};
/// let referee = BuiltIn::Portes.referee();
/// let text = xgid(&referee, &referee.start(Side::Black), None).unwrap();
/// assert_eq!(text, "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
/// ```
pub fn xgid(referee: &Referee, position: &Position, roll: Option<Roll>) -> Result<String, String> {
    check_rules(referee.ruleset())?;
    let [white, black] = Side::BOTH.map(|side| counts(position, side));
    let places = 0..=POINTS + 1;
    let board: String = places.map(|place| letter(&white, &black, place)).collect();
    let turn = match position.turn() {
        Side::White => -1,
        Side::Black => 1,
    };
    let [first, second] = dice_of(roll);
    Ok(format!("{HEAD}{board}:0:0:{turn}:{first}{second}:0:0:0:0:10"))
}

/// What stands on a place of Black's counting; 0 is White's bar and 25 Black's.
fn letter(white: &Counts, black: &Counts, place: u8) -> char {
    let own = if place == 0 { 0 } else { black[usize::from(place) - 1] };
    let other = if place > POINTS { 0 } else { white[usize::from(POINTS - place)] };
    match (own, other) {
        (0, 0) => NOBODY,
        (0, other) => char::from(b'a' + other - 1),
        (own, _) => char::from(b'A' + own - 1),
    }
}

/// Reads an XGID; score, cube and match length are left aside.
///
/// ```
/// use tavli_rules::{BuiltIn, Side, read_xgid};
/// let referee = BuiltIn::Portes.referee();
/// let (position, roll) = read_xgid(&referee, "XGID=-b----E-C---eE---c-e----B-:0:0:-1:52:0:0:0:3:10").unwrap();
/// assert_eq!((position, roll.unwrap().to_string()), (referee.start(Side::White), "52".to_owned()));
/// ```
pub fn read_xgid(referee: &Referee, text: &str) -> Result<(Position, Option<Roll>), String> {
    let wrong = |what: &str| format!("\"{text}\" is no XGID: {what}");
    let fields: Vec<&str> = text.trim().trim_start_matches(HEAD).split(':').collect();
    if !(5..=FIELDS).contains(&fields.len()) {
        return Err(wrong("it has ten fields, separated by colons"));
    }
    let counts =
        read_board(fields[0]).ok_or_else(|| wrong("its board has 26 letters, a to o, A to O or -"))?;
    let turn = match fields[3] {
        "1" => Side::Black,
        "-1" => Side::White,
        _ => return Err(wrong("the turn is 1 or -1")),
    };
    let roll = match fields[4].as_bytes() {
        [first @ b'0'..=b'6', second @ b'0'..=b'6'] => roll_of([first - b'0', second - b'0'])?,
        _ => return Err(wrong("the dice are two digits, or 00; offers of a cube are not known here")),
    };
    Ok((position_of(referee, counts, turn)?, roll))
}

fn read_board(text: &str) -> Option<BySide<Counts>> {
    let mut counts = BySide::<Counts>::default();
    let letters: Vec<char> = text.chars().collect();
    if letters.len() != usize::from(POINTS) + 2 {
        return None;
    }
    for (place, letter) in letters.into_iter().enumerate() {
        match letter {
            NOBODY => {}
            'A'..='O' => *counts[Side::Black].get_mut(place.checked_sub(1)?)? = letter as u8 - b'A' + 1,
            'a'..='o' => {
                let place = usize::from(POINTS).checked_sub(place)?;
                *counts[Side::White].get_mut(place)? = letter as u8 - b'a' + 1;
            }
            _ => return None,
        }
    }
    Some(counts)
}
