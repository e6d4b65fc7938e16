//! The rolls with which a side hits.

use crate::words::Words;

/// The rolls of two dice that hit something.
pub(super) struct Hits<W> {
    pub(super) any: W,
    pub(super) advanced: W,
    pub(super) two: W,
    pub(super) first_point: W,
}

/// Special targets of a count of hits, as the hitting side counts points.
pub(super) struct Targets<W> {
    pub(super) advanced: W,
    pub(super) first_point: W,
}

/// Where up to four equal numbers lead.
#[inline(always)]
pub(super) fn chain<W: Words>(reached: W, die: u32, open: W) -> W {
    let second = reached << die & open;
    let third = second << die & open;
    reached | second | third | (third << die & open)
}

impl<W: Words> Hits<W> {
    /// Counts what a roll hits.
    #[inline(always)]
    pub(super) fn count(&mut self, targets: &Targets<W>, hit: W) {
        self.any = self.any.one_more_where(hit);
        self.advanced = self.advanced.one_more_where(hit & targets.advanced);
        self.two = self.two.one_more_where(hit.without_lowest());
        self.first_point = self.first_point.one_more_where(hit & targets.first_point);
    }

    /// Counts what has been counted twice.
    #[inline(always)]
    pub(super) fn double(&mut self) {
        for count in [&mut self.any, &mut self.advanced, &mut self.two, &mut self.first_point] {
            *count = *count << 1;
        }
    }
}

/// The rolls of two different numbers.
pub(super) const PAIRS: [(usize, usize); 15] = {
    let mut pairs = [(0, 0); 15];
    let (mut low, mut index) = (1, 0);
    while low <= 6 {
        let mut high = low + 1;
        while high <= 6 {
            pairs[index] = (low, high);
            index += 1;
            high += 1;
        }
        low += 1;
    }
    pairs
};
