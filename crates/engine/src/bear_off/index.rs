//! A number for every way to stand at home, without gaps.
//!
//! Counts from the rear are turned into rising numbers, the checkers so far plus the points so far, and these into
//! their rank among all sets of six numbers (the combinatorial number system). Two things follow from the order of
//! these ranks, and the tables rely on both. The total of checkers weighs most, so a table for fewer checkers is the
//! beginning of a table for more. And a checker that moves on or goes off lowers some of the rising numbers and raises
//! none, so every step leads to a smaller index: whoever works upwards has met every successor before.

use tavli_rules::MAX_CHECKERS;

/// The points of a home.
pub(crate) const POINTS: usize = 6;

const MOST: usize = MAX_CHECKERS as usize;

/// `BINOMIALS[n][k]`: how many ways there are to choose k of n.
const BINOMIALS: [[u32; POINTS + 1]; MOST + POINTS + 1] = binomials();

const fn binomials() -> [[u32; POINTS + 1]; MOST + POINTS + 1] {
    let mut table = [[0; POINTS + 1]; MOST + POINTS + 1];
    let mut n = 0;
    while n < table.len() {
        table[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= POINTS {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
}

/// In how many ways up to so many checkers can stand at home: 54,264 for fifteen.
pub(crate) const fn ways(checkers: u8) -> usize {
    BINOMIALS[checkers as usize + POINTS][POINTS] as usize
}

/// The index of these counts, rearmost point first; there are at most fifteen checkers.
#[inline]
pub(crate) fn index_of(counts: [u8; POINTS]) -> usize {
    let mut so_far = 0;
    let mut rank = 0;
    for (point, count) in counts.into_iter().enumerate() {
        so_far += usize::from(count);
        rank += BINOMIALS[so_far + point][point + 1];
    }
    rank as usize
}

/// The counts with this index.
pub(crate) fn counts_at(index: usize) -> [u8; POINTS] {
    let mut rest = index as u32;
    let mut up_to = [0; POINTS];
    for point in (0..POINTS).rev() {
        let fits = |so_far: &usize| BINOMIALS[so_far + point][point + 1] <= rest;
        let so_far = (0..=MOST).rev().find(fits).expect("no checker at all has rank 0");
        rest -= BINOMIALS[so_far + point][point + 1];
        up_to[point] = so_far as u8;
    }
    std::array::from_fn(|point| up_to[point] - if point == 0 { 0 } else { up_to[point - 1] })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(counts: [u8; POINTS]) -> u8 {
        counts.iter().sum()
    }

    #[test]
    fn every_index_has_its_counts_and_every_counts_their_index() {
        assert_eq!(ways(MAX_CHECKERS), 54_264);
        for index in 0..ways(MAX_CHECKERS) {
            let counts = counts_at(index);
            assert!(total(counts) <= MAX_CHECKERS, "{counts:?}");
            assert_eq!(index_of(counts), index, "{counts:?}");
        }
    }

    #[test]
    fn fewer_checkers_come_first() {
        for checkers in 0..=MAX_CHECKERS {
            let last = ways(checkers) - 1;
            assert_eq!(total(counts_at(last)), checkers);
            assert!((0..=last).all(|index| total(counts_at(index)) <= checkers));
        }
    }

    #[test]
    fn every_step_leads_to_a_smaller_index() {
        for index in 0..ways(MAX_CHECKERS) {
            let counts = counts_at(index);
            for from in (0..POINTS).filter(|from| counts[*from] > 0) {
                let mut left = counts;
                left[from] -= 1;
                assert!(index_of(left) < index, "{counts:?}");
                for to in from + 1..POINTS {
                    let mut moved = left;
                    moved[to] += 1;
                    assert!(index_of(moved) < index, "{counts:?}");
                }
            }
        }
    }
}
