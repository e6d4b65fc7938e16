//! GNU Backgammon's position ID, and the match ID that says whose turn it is and what was thrown.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use super::{Counts, POINTS, check_rules, counts, dice_of, position_of, roll_of};
use crate::dice::Roll;
use crate::position::Position;
use crate::referee::Referee;
use crate::side::{BySide, Side};

/// A position ID has 80 bits, a match ID 72.
const POSITION_BYTES: usize = 10;
const MATCH_BYTES: usize = 9;
/// Where in a match ID stands what; each with its number of bits.
const CUBE_OWNER: (usize, usize) = (4, 2);
const ON_ROLL: (usize, usize) = (6, 1);
const STATE: (usize, usize) = (8, 3);
const TURN: (usize, usize) = (11, 1);
const FIRST_DIE: (usize, usize) = (15, 3);
const SECOND_DIE: (usize, usize) = (18, 3);
/// Nobody owns the cube.
const CENTRED: u8 = 3;
const PLAYING: u8 = 1;

/// The position as GNU Backgammon's ID: fourteen signs that say who stands where, seen by the side to move.
///
/// ```
/// use tavli_rules::{BuiltIn, Side, position_id};
/// let referee = BuiltIn::Portes.referee();
/// assert_eq!(position_id(&referee, &referee.start(Side::White)).unwrap(), "4HPwATDgc/ABMA");
/// assert!(position_id(&BuiltIn::Fevga.referee(), &BuiltIn::Fevga.referee().start(Side::White)).is_err());
/// ```
pub fn position_id(referee: &Referee, position: &Position) -> Result<String, String> {
    check_rules(referee.ruleset())?;
    let mut bits = Bits { bytes: [0; POSITION_BYTES], at: 0 };
    for side in [position.turn().opponent(), position.turn()] {
        for count in counts(position, side) {
            (0..count).for_each(|_| bits.push(true));
            bits.push(false);
        }
    }
    Ok(STANDARD_NO_PAD.encode(bits.bytes))
}

/// GNU Backgammon's match ID of an unlimited session without a score: whose turn it is, and the dice if they are thrown.
///
/// ```
/// use tavli_rules::{Roll, Side, match_id};
/// assert_eq!(match_id(Side::Black, Roll::new(&[5, 2]).ok()), "cIkKAAAAAAAA");
/// ```
pub fn match_id(turn: Side, roll: Option<Roll>) -> String {
    let mut bits = Bits { bytes: [0; MATCH_BYTES], at: 0 };
    let player = turn as u8;
    let [first, second] = dice_of(roll);
    let fields = [
        (CUBE_OWNER, CENTRED),
        (ON_ROLL, player),
        (STATE, PLAYING),
        (TURN, player),
        (FIRST_DIE, first),
        (SECOND_DIE, second),
    ];
    fields.into_iter().for_each(|(field, value)| bits.set(field, value));
    STANDARD_NO_PAD.encode(bits.bytes)
}

/// Reads a position ID, alone or with a match ID behind a colon. Alone it does not say who is to move: then it is White.
///
/// ```
/// use tavli_rules::{BuiltIn, Side, read_position_id};
/// let referee = BuiltIn::Portes.referee();
/// let (position, roll) = read_position_id(&referee, "4HPwATDgc/ABMA:cIkKAAAAAAAA").unwrap();
/// assert_eq!((position, roll.unwrap().to_string()), (referee.start(Side::Black), "52".to_owned()));
/// ```
pub fn read_position_id(referee: &Referee, text: &str) -> Result<(Position, Option<Roll>), String> {
    let (position, of_match) = match text.split_once(':') {
        Some((position, of_match)) => (position, Some(of_match)),
        None => (text, None),
    };
    let (turn, roll) = of_match.map_or(Ok((Side::White, None)), read_match_id)?;
    let mut bits = Bits { bytes: decoded::<POSITION_BYTES>(position)?, at: 0 };
    let mut own = || {
        let mut counts: Counts = [0; POINTS as usize + 1];
        for count in &mut counts {
            while bits.next() {
                *count += 1;
            }
        }
        counts
    };
    let (waiter, mover) = (own(), own());
    let sides = BySide::from_fn(|side| if side == turn { mover } else { waiter });
    Ok((position_of(referee, sides, turn)?, roll))
}

fn read_match_id(text: &str) -> Result<(Side, Option<Roll>), String> {
    let bits = Bits { bytes: decoded::<MATCH_BYTES>(text)?, at: 0 };
    let turn = if bits.get(TURN) == 0 { Side::White } else { Side::Black };
    Ok((turn, roll_of([FIRST_DIE, SECOND_DIE].map(|die| bits.get(die)))?))
}

fn decoded<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], String> {
    let bytes = STANDARD_NO_PAD.decode(text.trim().trim_end_matches('='));
    let bytes = bytes.ok().and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| {
        format!("\"{text}\" is no ID of GNU Backgammon; one looks like 4HPwATDgc/ABMA:cAkAAAAAAAAA")
    })
}

/// Bits one after the other, each byte's lowest first.
struct Bits<const BYTES: usize> {
    bytes: [u8; BYTES],
    at: usize,
}

impl<const BYTES: usize> Bits<BYTES> {
    fn push(&mut self, bit: bool) {
        if let Some(byte) = self.bytes.get_mut(self.at / 8) {
            *byte |= u8::from(bit) << (self.at % 8);
        }
        self.at += 1;
    }

    /// The next bit; behind the last one there are none that are set.
    fn next(&mut self) -> bool {
        let bit = self.get((self.at, 1)) == 1;
        self.at += 1;
        bit
    }

    fn set(&mut self, (at, length): (usize, usize), value: u8) {
        self.at = at;
        (0..length).for_each(|bit| self.push(value >> bit & 1 == 1));
    }

    fn get(&self, (at, length): (usize, usize)) -> u8 {
        let bit = |at: usize| self.bytes.get(at / 8).is_some_and(|byte| byte >> (at % 8) & 1 == 1);
        (0..length).map(|place| u8::from(bit(at + place)) << place).sum()
    }
}
