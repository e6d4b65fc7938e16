//! Where checkers cannot go.

use super::hits::PAIRS;
use crate::words::Words;

/// For each point, which numbers lead to a closed one.
pub(super) struct Blocked<W> {
    /// Whether each of the numbers from 1 to 12 does.
    by: [W; 13],
    /// How many of the numbers of a die do, a set for each binary digit.
    digits: [W; 3],
}

impl<W: Words> Blocked<W> {
    #[inline(always)]
    pub(super) fn by(closed: W) -> Blocked<W> {
        let mut by = [closed; 13];
        for (number, by) in by.iter_mut().enumerate() {
            *by = closed >> number as u32;
        }
        let (one, two) = (Blocked::sum(by[1], by[2], by[3]), Blocked::sum(by[4], by[5], by[6]));
        let carried = one.0 & two.0;
        let (twos, fours) = Blocked::sum(one.1, two.1, carried);
        Blocked { by, digits: [(one.0 | two.0) & !carried, twos, fours] }
    }

    /// Three digits added up, and what is carried.
    #[inline(always)]
    fn sum(one: W, two: W, three: W) -> (W, W) {
        let different = (one | two) & !(one & two);
        ((different | three) & !(different & three), one & two | different & three)
    }

    /// The rolls of two dice that move a checker at all, over all of these points: all but those whose numbers are both
    /// blocked.
    #[inline(always)]
    pub(super) fn steps(&self, points: W) -> W {
        let [ones, twos, fours] = self.digits;
        let (ones, twos, fours) = (ones & points, twos & points, fours & points);
        let all = points.ones();
        // The square of the sum of the digits.
        let both = ones.ones()
            + (((ones & twos).ones() + twos.ones()) << 2)
            + ((ones & fours).ones() << 3)
            + (((twos & fours).ones() + fours.ones()) << 4);
        (all << 5) + (all << 2) - both
    }

    /// The rolls that move the checker on this point by the whole throw.
    #[inline(always)]
    pub(super) fn strides(&self, point: W) -> W {
        let mut stopped = W::all(0);
        for (low, high) in PAIRS {
            let at_once = self.by[low] & self.by[high] | self.by[low + high];
            stopped = stopped.one_more_where(at_once & point);
        }
        stopped = stopped << 1;
        for die in 1..=6 {
            stopped = stopped.one_more_where((self.by[die] | self.by[2 * die]) & point);
        }
        W::all(36) - stopped
    }
}
