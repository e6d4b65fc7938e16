//! The dice of a throw, from the three links that were revealed for it.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tavli_rules::{BySide, Die, Side};

use crate::link::Link;

/// Bytes from here on are skipped: 252 is a multiple of six, so every number is equally likely.
const SKIPPED_FROM: u8 = 252;

/// A stream of dice: the links are the key, and blocks of the keyed hash are counted on as long as dice are needed.
struct Stream {
    key: Vec<u8>,
    head: Vec<u8>,
    block: u32,
    bytes: std::vec::IntoIter<u8>,
}

impl Stream {
    /// `links` in the order White, Black, server.
    fn new(game_id: &str, throw: u32, links: [Link; 3]) -> Stream {
        let key = links.iter().flat_map(|link| link.0).collect();
        let mut head = b"tavli/dice/1".to_vec();
        head.extend(game_id.as_bytes());
        head.extend(throw.to_be_bytes());
        Stream { key, head, block: 0, bytes: Vec::new().into_iter() }
    }

    fn next_block(&mut self) {
        let mut hash =
            Hmac::<Sha256>::new_from_slice(&self.key).expect("a keyed hash takes a key of any length");
        hash.update(&self.head);
        hash.update(&self.block.to_be_bytes());
        self.block += 1;
        self.bytes = hash.finalize().into_bytes().to_vec().into_iter();
    }
}

impl Iterator for Stream {
    type Item = Die;

    fn next(&mut self) -> Option<Die> {
        loop {
            match self.bytes.next() {
                Some(byte) if byte < SKIPPED_FROM => return Die::new(byte % 6 + 1),
                Some(_) => {}
                None => self.next_block(),
            }
        }
    }
}

/// The dice of a throw: so many, in the order in which the stream gives them. Links are those of White, Black and the server.
///
/// ```
/// use tavli_protocol::{Link, throw_dice};
/// let links = [Link([1; 32]), Link([2; 32]), Link([3; 32])];
/// let dice: Vec<u8> = throw_dice("abcdefghijklmnop-001", 1, links, 2).iter().map(|die| die.value()).collect();
/// assert_eq!(dice.len(), 2);
/// ```
pub fn throw_dice(game_id: &str, throw: u32, links: [Link; 3], count: usize) -> Vec<Die> {
    Stream::new(game_id, throw, links).take(count).collect()
}

/// The dice for the start, White's and Black's, drawn on from one throw until they differ.
///
/// ```
/// use tavli_protocol::{Link, opening_dice};
/// use tavli_rules::Side;
/// let links = [Link([1; 32]), Link([2; 32]), Link([3; 32])];
/// let pairs = opening_dice("abcdefghijklmnop-001", 1, links);
/// let last = pairs.last().unwrap();
/// assert_ne!(last[Side::White], last[Side::Black]);
/// ```
pub fn opening_dice(game_id: &str, throw: u32, links: [Link; 3]) -> Vec<BySide<Die>> {
    let mut stream = Stream::new(game_id, throw, links);
    let mut pairs = Vec::new();
    while let (Some(white), Some(black)) = (stream.next(), stream.next()) {
        let pair = BySide::new(white, black);
        pairs.push(pair);
        if pair[Side::White] != pair[Side::Black] {
            break;
        }
    }
    pairs
}

/// The dice of a throw as numbers: so many, or those for the start.
pub(crate) fn dice_values(game_id: &str, throw: u32, links: [Link; 3], count: Option<usize>) -> Vec<u8> {
    let dice = match count {
        Some(count) => throw_dice(game_id, throw, links, count),
        None => opening_dice(game_id, throw, links)
            .into_iter()
            .flat_map(|pair| [pair[Side::White], pair[Side::Black]])
            .collect(),
    };
    dice.into_iter().map(Die::value).collect()
}
