//! Dice from the browser's own source of chance.

use tavli_rules::{BySide, Die, Roll};

/// A throw of so many dice.
pub(crate) fn roll(dice: u8) -> Option<Roll> {
    let values: Vec<u8> = (0..dice).map(|_| die().value()).collect();
    Roll::new(&values).ok()
}

/// One die for each side.
pub(crate) fn opening() -> BySide<Die> {
    BySide::from_fn(|_| die())
}

/// Whether a coin shows heads.
pub(crate) fn coin() -> bool {
    die().value() > 3
}

/// One die. Bytes from 252 on are thrown away, so that every number is equally likely.
fn die() -> Die {
    loop {
        let byte = byte();
        if byte < 252
            && let Some(die) = Die::new(byte % 6 + 1)
        {
            return die;
        }
    }
}

fn byte() -> u8 {
    let [byte] = bytes();
    byte
}

/// Bytes that nobody can foresee.
pub(crate) fn bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0u8; COUNT];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let filled = crypto.is_some_and(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).is_ok());
    // A browser without such a source is very old; its other one still gives a game.
    if filled { bytes } else { bytes.map(|_| (js_sys::Math::random() * 256.0) as u8) }
}
