//! Dice from a seed: the same seed gives the same dice, always and everywhere.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use tavli_rules::{Die, Roll};

/// Throws dice from a seed, and counts them, so that a saved game can go on with the next one.
#[derive(Clone, Debug)]
pub(crate) struct DiceSource {
    generator: ChaCha20Rng,
    place: DicePlace,
}

/// Where in which seed's dice a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DicePlace {
    /// What the dice come from.
    pub(crate) seed: u64,
    /// How many single dice have been thrown from it.
    pub(crate) thrown: u64,
}

/// The largest multiple of six that a byte holds: what is above it would favour small numbers.
const FAIR_BYTES: u8 = 252;

impl DiceSource {
    /// The dice of a seed, from the first.
    pub(crate) fn new(seed: u64) -> DiceSource {
        // The seed is laid into the key directly: the generator's own way of stretching it may change.
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let place = DicePlace { seed, thrown: 0 };
        DiceSource { generator: ChaCha20Rng::from_seed(key), place }
    }

    /// A seed that nobody chose; short enough to be typed.
    pub(crate) fn any_seed() -> u64 {
        rand::random::<u32>().into()
    }

    /// The dice of a seed, after those already thrown.
    pub(crate) fn at(place: DicePlace) -> DiceSource {
        let mut source = DiceSource::new(place.seed);
        for _ in 0..place.thrown {
            source.die();
        }
        source
    }

    /// Where it stands.
    pub(crate) fn place(&self) -> DicePlace {
        self.place
    }

    /// The next die.
    pub(crate) fn die(&mut self) -> Die {
        self.place.thrown += 1;
        loop {
            let byte = self.generator.next_u32() as u8;
            if byte < FAIR_BYTES {
                return Die::ALL[usize::from(byte % 6)];
            }
        }
    }

    /// A roll of one to three dice.
    pub(crate) fn roll(&mut self, count: u8) -> Roll {
        let values: Vec<u8> = (0..count).map(|_| self.die().value()).collect();
        Roll::new(&values).expect("a ruleset asks for one to three dice")
    }
}

/// As a record's note keeps it: `42 after 17 dice`.
impl std::fmt::Display for DicePlace {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{} after {} dice", self.seed, self.thrown)
    }
}

/// No game is so long; a larger count is a damaged note, and would take hours to reach.
const MOST_THROWN: u64 = 10_000_000;

impl std::str::FromStr for DicePlace {
    type Err = String;

    fn from_str(text: &str) -> Result<DicePlace, String> {
        let numbers = text.strip_suffix(" dice").and_then(|rest| rest.split_once(" after "));
        let read = numbers.and_then(|(seed, thrown)| Some((seed.parse().ok()?, thrown.parse().ok()?)));
        match read {
            Some((seed, thrown)) if thrown <= MOST_THROWN => Ok(DicePlace { seed, thrown }),
            Some(_) | None => Err(format!("\"{text}\" is no place in a seed; write \"42 after 17 dice\"")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_dice() {
        let mut source = DiceSource::new(42);
        let dice: Vec<u8> = (0..12).map(|_| source.die().value()).collect();
        assert_eq!(dice, [2, 4, 3, 6, 5, 2, 5, 3, 2, 6, 5, 2]);
    }

    #[test]
    fn a_source_goes_on_where_it_stopped() {
        let mut source = DiceSource::new(7);
        for _ in 0..100 {
            source.die();
        }
        let mut later = DiceSource::at(source.place().to_string().parse().unwrap());
        assert_eq!([source.roll(3), source.roll(3)], [later.roll(3), later.roll(3)]);
    }

    #[test]
    fn every_number_comes_about_equally_often() {
        let mut source = DiceSource::new(1);
        let mut counts = [0; 6];
        (0..60_000).for_each(|_| counts[usize::from(source.die().value()) - 1] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
