//! Distributions of a number of throws: one to look at, many close together.

use super::table_file::{Reader, TableFault};

/// What stands for certainty; every row sums to exactly this.
pub(super) const CERTAIN: u16 = u16::MAX;

/// How a number of throws is distributed.
///
/// ```
/// use tavli_engine::{Home, OneSided};
/// use tavli_rules::{BuiltIn, Referee};
/// let ruleset = BuiltIn::Portes.ruleset().with_option("checkers", "3").unwrap();
/// let table = OneSided::build(&Referee::new(ruleset).unwrap(), |_| ());
/// let throws = table.throws(Home::new([0, 0, 0, 0, 0, 3]).unwrap()).unwrap();
/// assert_eq!(throws.at_most(0), 0.0);
/// assert!((throws.exactly(1) - 1.0 / 6.0).abs() < 1e-5);
/// assert_eq!(throws.at_most(2), 1.0);
/// assert!((throws.mean() - 11.0 / 6.0).abs() < 1e-5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throws<'a> {
    first: u8,
    fractions: &'a [u16],
}

impl Throws<'_> {
    /// The probability of exactly so many throws.
    pub fn exactly(self, throws: usize) -> f64 {
        fraction(self.parts(throws).into())
    }

    /// The probability of no more than so many throws.
    pub fn at_most(self, throws: usize) -> f64 {
        fraction((0..=throws).map(|throws| u64::from(self.parts(throws))).sum())
    }

    /// How many throws it takes on average.
    pub fn mean(self) -> f64 {
        self.numbered().map(|(throws, parts)| throws as f64 * fraction(parts)).sum()
    }

    /// The fewest and the most throws that happen often enough to be in the table.
    pub fn range(self) -> std::ops::RangeInclusive<usize> {
        usize::from(self.first)..=self.last()
    }

    fn last(self) -> usize {
        usize::from(self.first) + self.fractions.len() - 1
    }

    /// The parts of `CERTAIN` that fall on exactly so many throws.
    #[inline]
    fn parts(self, throws: usize) -> u16 {
        let at = throws.checked_sub(self.first.into());
        at.and_then(|at| self.fractions.get(at)).copied().unwrap_or(0)
    }

    fn numbered(self) -> impl Iterator<Item = (usize, u64)> {
        let fractions = self.fractions.iter().map(|parts| u64::from(*parts));
        (usize::from(self.first)..).zip(fractions)
    }

    /// The probability that whoever takes so many throws, and throws first, is done before the other: of k throws, that
    /// the other takes k or more.
    #[inline]
    pub(super) fn wins_first(self, other: Throws<'_>) -> f64 {
        self.before(other, 1)
    }

    /// The same for who throws second: of k throws, that the other takes more than k.
    #[inline]
    pub(super) fn wins_second(self, other: Throws<'_>) -> f64 {
        self.before(other, 0)
    }

    /// The probability that the other takes more than k − `ahead` throws, where this takes k. It is added up in whole
    /// numbers, so nothing is lost.
    #[inline]
    fn before(self, other: Throws<'_>, ahead: usize) -> f64 {
        let mut others_left = u64::from(CERTAIN);
        let mut next = 0;
        let mut sum = 0;
        for (throws, parts) in self.numbered() {
            while next + ahead <= throws {
                others_left -= u64::from(other.parts(next));
                next += 1;
            }
            sum += parts * others_left;
        }
        sum as f64 / (f64::from(CERTAIN) * f64::from(CERTAIN))
    }
}

fn fraction(parts: u64) -> f64 {
    parts as f64 / f64::from(CERTAIN)
}

/// Many distributions, without the zeros at their ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rows {
    firsts: Vec<u8>,
    /// Where each row begins in `fractions`; one more at the end.
    starts: Vec<u32>,
    fractions: Vec<u16>,
}

impl Rows {
    pub(super) fn new() -> Rows {
        Rows { firsts: Vec::new(), starts: vec![0], fractions: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.firsts.len()
    }

    #[inline]
    pub(super) fn row(&self, index: usize) -> Throws<'_> {
        let fractions = &self.fractions[self.starts[index] as usize..self.starts[index + 1] as usize];
        Throws { first: self.firsts[index], fractions }
    }

    /// Adds a distribution; its probabilities are those of 0, 1, 2 … throws. The sums of its beginnings are rounded,
    /// not its parts: so no sum is wrong by more than half a part, and the last one is exact.
    pub(super) fn push(&mut self, probabilities: &[f64]) {
        let mut sum = 0.0;
        let mut before = 0;
        let mut parts: Vec<u16> = Vec::with_capacity(probabilities.len());
        for probability in probabilities {
            sum += probability;
            let rounded = (sum * f64::from(CERTAIN)).round().min(CERTAIN.into()) as u16;
            parts.push(rounded - before);
            before = rounded;
        }
        if let Some(last) = parts.last_mut() {
            *last += CERTAIN - before;
        }
        let first = parts.iter().take_while(|parts| **parts == 0).count();
        let last = parts.iter().rposition(|parts| *parts > 0).unwrap_or(first);
        self.push_parts(first as u8, parts[first..=last].iter().copied());
    }

    fn push_parts(&mut self, first: u8, parts: impl Iterator<Item = u16>) {
        self.firsts.push(first);
        self.fractions.extend(parts);
        self.starts.push(self.fractions.len() as u32);
    }

    /// A row is its first number of throws, its length, and its parts.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        for index in 0..self.len() {
            let row = self.row(index);
            bytes.extend([row.first, row.fractions.len() as u8]);
            bytes.extend(row.fractions.iter().flat_map(|parts| parts.to_le_bytes()));
        }
    }

    /// Reads so many rows.
    pub(super) fn read(count: usize, reader: &mut Reader<'_>) -> Result<Rows, TableFault> {
        let mut rows = Rows::new();
        for row in 0..count {
            let [first, length] = reader.take::<2>()?;
            let start = rows.fractions.len();
            for _ in 0..length {
                rows.fractions.push(u16::from_le_bytes(reader.take::<2>()?));
            }
            let sum: u64 = rows.fractions[start..].iter().map(|parts| u64::from(*parts)).sum();
            if sum != u64::from(CERTAIN) {
                return Err(TableFault::WrongSum { row, sum });
            }
            rows.push_parts(first, std::iter::empty());
        }
        Ok(rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_sum_to_certainty_and_lose_the_zeros_at_their_ends() {
        let mut rows = Rows::new();
        rows.push(&[0.0, 0.0, 0.25, 0.75, 1e-9]);
        rows.push(&[1.0]);
        rows.push(&[0.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0 - 1e-12]);
        assert_eq!(rows.row(0), Throws { first: 2, fractions: &[16384, 49151] });
        assert_eq!(rows.row(1), Throws { first: 0, fractions: &[65535] });
        assert_eq!(rows.row(2), Throws { first: 1, fractions: &[21845, 21845, 21845] });
    }

    #[test]
    fn who_throws_first_wins_ties() {
        let mut rows = Rows::new();
        rows.push(&[0.0, 0.0, 1.0]);
        rows.push(&[0.0, 0.0, 0.0, 1.0]);
        let (two, three) = (rows.row(0), rows.row(1));
        assert_eq!((two.wins_first(two), two.wins_second(two)), (1.0, 0.0));
        assert_eq!((three.wins_first(two), two.wins_second(three)), (0.0, 1.0));
    }
}
