//! Whole numbers that begin where a line of the nearest memory does: a wide register is then filled from one line, not from two.

use std::ops::{Deref, DerefMut};

/// How many a line holds.
pub(crate) const LINE: usize = 32;

#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(64))]
struct Line([i16; LINE]);

/// Numbers in lines, of which the last is filled up with zeros.
///
/// ```
/// use tavli_engine::Lines;
/// let lines: Lines = (1..=40).collect();
/// assert_eq!((lines.len(), lines[39], lines[40]), (64, 40, 0));
/// assert_eq!(lines.as_ptr().addr() % 64, 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lines(Vec<Line>);

impl Lines {
    /// So many zeros at least.
    pub fn zeros(count: usize) -> Lines {
        Lines(vec![Line([0; LINE]); count.div_ceil(LINE)])
    }
}

impl FromIterator<i16> for Lines {
    fn from_iter<N: IntoIterator<Item = i16>>(numbers: N) -> Lines {
        let mut lines = Vec::new();
        for (count, number) in numbers.into_iter().enumerate() {
            if count % LINE == 0 {
                lines.push(Line([0; LINE]));
            }
            lines[count / LINE].0[count % LINE] = number;
        }
        Lines(lines)
    }
}

impl Deref for Lines {
    type Target = [i16];

    #[inline(always)]
    fn deref(&self) -> &[i16] {
        // SAFETY: a line is so many numbers, one behind the other, and nothing else.
        unsafe { std::slice::from_raw_parts(self.0.as_ptr().cast(), LINE * self.0.len()) }
    }
}

impl DerefMut for Lines {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [i16] {
        // SAFETY: a line is so many numbers, one behind the other, and nothing else.
        unsafe { std::slice::from_raw_parts_mut(self.0.as_mut_ptr().cast(), LINE * self.0.len()) }
    }
}
