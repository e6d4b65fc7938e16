//! How many checkers stand on a set of places, and how far they have come.

use tavli_rules::MAX_LENGTH;

use crate::words::Words;

/// How many checkers stand on the places of a set.
#[inline(always)]
pub(super) fn count<W: Words>(digits: &[W; 4], set: W) -> W {
    let [ones, twos, fours, eights] = *digits;
    (ones & set).ones()
        + ((twos & set).ones() << 1)
        + ((fours & set).ones() << 2)
        + ((eights & set).ones() << 3)
}

/// How far the checkers on the points of a set have come together: what the numbers of the points add up to.
#[inline(always)]
pub(super) fn progress<W: Words>(digits: &[W; 4], set: W) -> W {
    let mut sum = W::all(0);
    for (digit, points) in WITH_DIGIT.into_iter().enumerate() {
        sum = sum + (count(digits, set & W::all(points)) << digit as u32);
    }
    sum
}

/// The points whose number has a binary digit.
const WITH_DIGIT: [u64; 6] = {
    let mut sets = [0; 6];
    let mut point = 1;
    while point <= MAX_LENGTH {
        let mut digit = 0;
        while digit < 6 {
            sets[digit] |= ((point as u64 >> digit) & 1) << point;
            digit += 1;
        }
        point += 1;
    }
    sets
};
