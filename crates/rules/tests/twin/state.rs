//! Where every checker is: the position without the dice and without whose turn it is.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::options::{Game, Rules};

/// One player's checkers, everything by progress along the player's own path.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player {
    pub hand: u8,
    pub bar: u8,
    /// Index = progress; 0 and everything beyond the last point stay empty. Pinned checkers are counted too.
    pub board: [u8; 40],
    /// Index = place in zeno's middle row, 1 to 12.
    pub middle: [u8; 13],
    /// Progress of the own checkers that are pinned.
    pub pinned: BTreeSet<u8>,
    pub out: bool,
    pub off: u8,
}

/// Both players' checkers: 0 is White, 1 is Black.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State {
    pub players: [Player; 2],
}

impl State {
    /// Rule book sections 3 to 5: the position before the first throw.
    pub fn start(rules: &Rules) -> State {
        let player = match rules.game {
            Game::Zeno | Game::Scripta => Player { hand: rules.checkers, ..Player::empty() },
            Game::Plakoto | Game::Fevga => Player::with_board(&[(1, rules.checkers)]),
            Game::Portes => Player::portes_start(rules.checkers),
        };
        State { players: [player.clone(), player] }
    }

    /// Reads the `white` and `black` fields of an exchange line.
    pub fn from_json(line: &Value) -> State {
        State { players: [Player::from_json(&line["white"]), Player::from_json(&line["black"])] }
    }

    /// The `white` and `black` fields of an exchange line, every field written out.
    pub fn to_json(&self) -> Value {
        json!({ "white": self.players[0].to_json(), "black": self.players[1].to_json() })
    }
}

impl Player {
    pub fn empty() -> Player {
        Player {
            hand: 0,
            bar: 0,
            board: [0; 40],
            middle: [0; 13],
            pinned: BTreeSet::new(),
            out: false,
            off: 0,
        }
    }

    fn with_board(stacks: &[(usize, u8)]) -> Player {
        let mut player = Player::empty();
        for &(progress, count) in stacks {
            player.board[progress] = count;
        }
        player
    }

    /// With fewer than 15 checkers the tallest stack loses one at a time, the lower progress first.
    fn portes_start(checkers: u8) -> Player {
        let mut player = Player::with_board(&[(1, 2), (12, 5), (17, 3), (19, 5)]);
        for _ in checkers..15 {
            let mut tallest = 1;
            for progress in 1..=24 {
                if player.board[progress] > player.board[tallest] {
                    tallest = progress;
                }
            }
            player.board[tallest] -= 1;
        }
        player
    }

    fn from_json(side: &Value) -> Player {
        let mut player = Player::empty();
        player.hand = count(&side["hand"]);
        player.bar = count(&side["bar"]);
        player.off = count(&side["off"]);
        player.out = side["out"].as_bool().unwrap_or(false);
        for (place, checkers) in side["board"].as_object().into_iter().flatten() {
            player.board[index(place)] = count(checkers);
        }
        for (place, checkers) in side["middle"].as_object().into_iter().flatten() {
            player.middle[index(place)] = count(checkers);
        }
        for progress in side["pinned"].as_array().into_iter().flatten() {
            player.pinned.insert(count(progress));
        }
        player
    }

    fn to_json(&self) -> Value {
        json!({
            "hand": self.hand,
            "bar": self.bar,
            "board": occupied(&self.board),
            "middle": occupied(&self.middle),
            "pinned": self.pinned,
            "out": self.out,
            "off": self.off,
        })
    }
}

fn count(value: &Value) -> u8 {
    if value.is_null() {
        return 0;
    }
    value.as_u64().and_then(|count| u8::try_from(count).ok()).expect("a count is a small number")
}

fn index(key: &str) -> usize {
    key.parse().expect("a place is named by its number")
}

fn occupied(places: &[u8]) -> Value {
    let mut stacks = Map::new();
    for (place, &checkers) in places.iter().enumerate() {
        if checkers > 0 {
            stacks.insert(place.to_string(), json!(checkers));
        }
    }
    Value::Object(stacks)
}
