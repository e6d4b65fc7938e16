//! Rules and positions as short texts, so that a test case fits on a line.

use std::collections::BTreeMap;

use super::options::Rules;
use super::state::{Player, State};

/// `rules("zeno slide=may")`
pub fn rules(text: &str) -> Rules {
    let mut words = text.split_whitespace();
    let game = words.next().expect("a game");
    let options: BTreeMap<String, String> = words
        .map(|word| word.split_once('=').expect("option=value"))
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .collect();
    Rules::new(game, &options)
}

/// `side("hand=2 6x7 9 middle=4 pinned=9 out")`: whatever is missing to fifteen is off.
pub fn side(text: &str) -> Player {
    let number = |word: &str| word.parse::<u8>().expect("a number");
    let mut player = Player::empty();
    for word in text.split_whitespace() {
        match word.split_once(['=', 'x']) {
            None if word == "out" => player.out = true,
            None => player.board[number(word) as usize] += 1,
            Some(("hand", count)) => player.hand = number(count),
            Some(("bar", count)) => player.bar = number(count),
            Some(("middle", place)) => player.middle[number(place) as usize] += 1,
            Some(("pinned", progress)) => {
                player.pinned.insert(number(progress));
            }
            Some((progress, count)) => player.board[number(progress) as usize] = number(count),
        }
    }
    let present: u8 = player.board.iter().sum::<u8>() + player.middle.iter().sum::<u8>();
    player.off = 15 - present - player.hand - player.bar;
    player
}

/// White's side and Black's.
pub fn state(white: &str, black: &str) -> State {
    State { players: [side(white), side(black)] }
}
