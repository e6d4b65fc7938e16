//! Dice: of two shares that are joined, or from the browser's own source of chance.

use tavli_protocol::{Link, LocalDice, TableId};

/// The page's share of the dice of a match, before there is another.
#[derive(Clone)]
pub(crate) struct Share {
    table: TableId,
    house: Link,
}

impl Share {
    /// A new one, which nobody could foresee.
    pub(crate) fn drawn() -> Share {
        Share { table: TableId::of(bytes()), house: Link(bytes()) }
    }

    /// What is shown of it: it fixes the share and does not tell it.
    pub(crate) fn tip(&self) -> Link {
        LocalDice::house_tip(&self.table, self.house)
    }

    /// The dice, with the share of whoever plays: made of words, or drawn where there are none.
    pub(crate) fn joined(self, words: &str) -> LocalDice {
        let person = if words.is_empty() { Link(bytes()) } else { Link::of_words(words) };
        LocalDice::new(self.table, person, self.house)
    }
}

/// A throw of so many dice that has no proof, for matches that were begun without.
pub(crate) fn throw(count: usize) -> Vec<u8> {
    (0..count).map(|_| die()).collect()
}

/// Whether a coin shows heads.
pub(crate) fn coin() -> bool {
    die() > 3
}

/// One die. Bytes from 252 on are thrown away, so that every number is equally likely.
fn die() -> u8 {
    loop {
        let [byte] = bytes();
        if byte < 252 {
            return byte % 6 + 1;
        }
    }
}

/// Bytes that nobody can foresee.
pub(crate) fn bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0u8; COUNT];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let filled = crypto.is_some_and(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).is_ok());
    // A browser without such a source is very old; its other one still gives a game.
    if filled { bytes } else { bytes.map(|_| (js_sys::Math::random() * 256.0) as u8) }
}
