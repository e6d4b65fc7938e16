//! The dice of rollouts: throws that depend on nothing but a seed, the trial's number and the turn.

/// The most ordered throws: three dice.
const MOST_THROWS: usize = 216;

/// The dice of all trials. A throw is the number of one of the ordered throws: 36 with two dice, 216 with three.
///
/// The first throws of each block of 36 trials (216 with three dice) are all different, and so are the second ones; in
/// 36 such blocks on end every pair of them occurs once. How such trials end spreads less than by chance alone, while each
/// throw by itself is as likely as any other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dice {
    seed: u64,
    throws: usize,
}

/// The dice of one trial.
#[derive(Clone, Copy, Debug)]
pub(super) struct TrialDice {
    first: usize,
    second: usize,
    seed: u64,
    throws: usize,
}

/// What numbers are drawn for, so that none of them is used twice.
#[derive(Clone, Copy, Debug)]
enum Purpose {
    /// The order of first throws inside a block.
    First,
    /// By how much second throws are shifted against first ones, block by block.
    Shift,
    /// Which throw a shifted number stands for.
    Second,
    /// All other throws.
    Rest,
}

impl Dice {
    pub(super) fn new(seed: u64, throws: usize) -> Dice {
        assert!((1..=MOST_THROWS).contains(&throws), "one to three dice are thrown");
        Dice { seed, throws }
    }

    /// The dice of the trial with this number.
    pub(super) fn trial(&self, number: u64) -> TrialDice {
        let throws = self.throws as u64;
        let (block, place) = (number / throws, (number % throws) as usize);
        let (square, row) = (block / throws, (block % throws) as usize);
        let first = usize::from(self.permutation(Purpose::First, block)[place]);
        let shift = usize::from(self.permutation(Purpose::Shift, square)[row]);
        let second = self.permutation(Purpose::Second, square)[(first + shift) % self.throws];
        TrialDice {
            first,
            second: second.into(),
            seed: self.number(Purpose::Rest, number),
            throws: self.throws,
        }
    }

    /// All throws in an order of chance; what is beyond the last of them has no meaning.
    fn permutation(&self, purpose: Purpose, index: u64) -> [u8; MOST_THROWS] {
        let seed = self.number(purpose, index);
        let mut order = std::array::from_fn(|throw| throw as u8);
        for last in (1..self.throws).rev() {
            order.swap(last, below(last + 1, drawn(seed, last as u64)));
        }
        order
    }

    fn number(&self, purpose: Purpose, index: u64) -> u64 {
        drawn(drawn(self.seed, purpose as u64), index)
    }
}

impl TrialDice {
    /// The throw of a turn, counted from 0.
    pub(super) fn throw(&self, turn: u32) -> usize {
        match turn {
            0 => self.first,
            1 => self.second,
            later => below(self.throws, drawn(self.seed, later.into())),
        }
    }
}

/// A number of a seed's sequence by its index: SplitMix64 (Steele, Lea and Flood 2014), which mixes a counter. Any
/// number can be had without those before it, so that a trial needs no state; a library's generator would have to
/// be seeded anew for each.
fn drawn(seed: u64, index: u64) -> u64 {
    let mut mixed = seed.wrapping_add(index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// A number below a small count; some are likelier than others by less than one part in ten million.
fn below(count: usize, drawn: u64) -> usize {
    (((drawn >> 32) * count as u64) >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn first_and_second_throws_of_a_block_are_all_different() {
        for throws in [36, 216] {
            let dice = Dice::new(5, throws);
            for block in [0, 1, 7, 40] {
                let trials = (block * throws as u64..).take(throws).map(|number| dice.trial(number));
                let seen = |turn| trials.clone().map(|trial| trial.throw(turn)).collect::<HashSet<_>>().len();
                assert_eq!([seen(0), seen(1)], [throws, throws]);
            }
        }
    }

    #[test]
    fn every_pair_of_throws_occurs_once_in_a_square() {
        for (throws, square) in [(36, 0), (36, 3), (216, 0)] {
            let dice = Dice::new(9, throws);
            let pairs = throws as u64 * throws as u64;
            let trials = (square * pairs..(square + 1) * pairs).map(|number| dice.trial(number));
            let seen: HashSet<_> = trials.map(|trial| [trial.throw(0), trial.throw(1)]).collect();
            assert_eq!(seen.len() as u64, pairs);
        }
    }

    #[test]
    fn blocks_and_seeds_have_different_orders() {
        let firsts = |seed, block: u64| -> Vec<usize> {
            let dice = Dice::new(seed, 36);
            (36 * block..36 * (block + 1)).map(|number| dice.trial(number).throw(0)).collect()
        };
        assert_ne!(firsts(1, 0), firsts(1, 1));
        assert_ne!(firsts(1, 0), firsts(2, 0));
    }

    #[test]
    fn later_throws_are_even() {
        const TRIALS: u64 = 3_600;
        let dice = Dice::new(1, 36);
        let mut counts = [0u32; 36];
        for number in 0..TRIALS {
            let trial = dice.trial(number);
            (2..102).for_each(|turn| counts[trial.throw(turn)] += 1);
        }
        // The sum of squares over what is expected has mean 35 and standard deviation 8.4 for fair dice.
        let expected = TRIALS as f64 * 100.0 / 36.0;
        let surprise: f64 =
            counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
        assert!((15.0..65.0).contains(&surprise), "{surprise}");
    }
}
