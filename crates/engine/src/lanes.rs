//! Whole numbers of 16 bits, several at once: in plain arrays, and in the wide registers that machines have.

use crate::floats::Floats;
use crate::words::Words;

/// Several whole numbers that are computed with at once. Whatever kind is used, a net says the same to the last digit.
pub(crate) trait Lanes: Copy {
    /// How many there are.
    const COUNT: usize;
    /// Sums of products, which have more digits.
    type Sums: Copy;
    /// Thirty-two real numbers in such registers.
    type Floats: Floats;
    /// Eight of them.
    type Few: Floats;
    /// Words of 64 bits in such a register.
    type Words: Words;

    /// The first numbers of these.
    fn load(numbers: &[i16]) -> Self;
    /// Puts them where the first numbers of these are.
    fn store(self, numbers: &mut [i16]);
    /// The same number everywhere.
    fn all(number: i16) -> Self;
    /// These and the products of others, as far as 16 bits go.
    fn plus_product(self, one: Self, other: Self) -> Self;
    /// These less others.
    fn minus(self, other: Self) -> Self;
    /// Which are not zero, a bit for each.
    fn some(self) -> u32;
    /// What is below zero becomes zero.
    fn active(self) -> Self;
    /// The squares of active numbers, of which none counts as larger than [`MOST_SQUARED`], in 1024ths.
    fn squared(self) -> Self;
    /// Sums of nothing yet.
    fn no_sums() -> Self::Sums;
    /// The sums with the products of these, each with its neighbour's.
    fn add_products(sums: Self::Sums, one: Self, other: Self) -> Self::Sums;
    /// Each of these together: several at once, because most of the steps are the same.
    fn totals(sums: [Self::Sums; TOTALS]) -> [i32; TOTALS];
}

/// How many sums are added up together.
pub(crate) const TOTALS: usize = 4;

/// A larger number counts as this one where it is squared.
const MOST_SQUARED: i16 = 4095;
/// Numbers are shifted by this before they are squared: the largest still fits, and the upper half of the square is finer.
const SHIFT: u32 = 3;

/// Numbers in an array, one after the other: what all other kinds must come to.
#[cfg(any(test, not(all(target_arch = "wasm32", target_feature = "simd128"))))]
#[derive(Clone, Copy)]
pub(crate) struct Plain([i16; PLAIN]);

#[cfg(any(test, not(all(target_arch = "wasm32", target_feature = "simd128"))))]
const PLAIN: usize = 16;

#[cfg(any(test, not(all(target_arch = "wasm32", target_feature = "simd128"))))]
impl Lanes for Plain {
    const COUNT: usize = PLAIN;
    type Sums = [i32; PLAIN / 2];
    type Floats = [f32; 32];
    type Few = [f32; 8];
    type Words = u64;

    #[inline(always)]
    fn load(numbers: &[i16]) -> Plain {
        Plain(*numbers.first_chunk().expect("there are enough numbers"))
    }

    #[inline(always)]
    fn store(self, numbers: &mut [i16]) {
        numbers[..PLAIN].copy_from_slice(&self.0);
    }

    #[inline(always)]
    fn all(number: i16) -> Plain {
        Plain([number; PLAIN])
    }

    #[inline(always)]
    fn plus_product(self, one: Plain, other: Plain) -> Plain {
        Plain(std::array::from_fn(|k| self.0[k].wrapping_add(one.0[k].wrapping_mul(other.0[k]))))
    }

    #[inline(always)]
    fn minus(self, other: Plain) -> Plain {
        Plain(std::array::from_fn(|k| self.0[k].wrapping_sub(other.0[k])))
    }

    #[inline(always)]
    fn some(self) -> u32 {
        let mut bits = 0;
        for (k, number) in self.0.into_iter().enumerate() {
            bits |= u32::from(number != 0) << k;
        }
        bits
    }

    #[inline(always)]
    fn active(self) -> Plain {
        Plain(self.0.map(|number| number.max(0)))
    }

    #[inline(always)]
    fn squared(self) -> Plain {
        Plain(self.0.map(|number| {
            let larger = i32::from(number.min(MOST_SQUARED) << SHIFT);
            ((larger * larger) >> 16) as i16
        }))
    }

    #[inline(always)]
    fn no_sums() -> Self::Sums {
        Default::default()
    }

    #[inline(always)]
    fn add_products(sums: Self::Sums, one: Plain, other: Plain) -> Self::Sums {
        let product = |k: usize| i32::from(one.0[k]) * i32::from(other.0[k]);
        std::array::from_fn(|k| sums[k].wrapping_add(product(2 * k)).wrapping_add(product(2 * k + 1)))
    }

    #[inline(always)]
    fn totals(sums: [Self::Sums; TOTALS]) -> [i32; TOTALS] {
        sums.map(|sums| sums.into_iter().fold(0, i32::wrapping_add))
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) use browser::Simd128;

#[cfg(target_arch = "x86_64")]
pub(crate) use wide::{Avx2, Avx512, has_avx2, has_avx512};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod browser;

#[cfg(target_arch = "x86_64")]
mod wide;

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(factor: i32) -> Vec<i16> {
        (0..64).map(|k| (k * factor % 30_011) as i16).collect()
    }

    #[test]
    fn squares_are_those_of_the_numbers() {
        for number in (0..=i16::MAX).step_by(37) {
            let Plain([found, ..]) = Plain::all(number).squared();
            let sum = (f32::from(number) / 256.0).min(16.0);
            assert!((f32::from(found) / 64.0 - sum * sum).abs() < 0.2, "{sum}: {found}");
        }
    }

    /// Everything that lanes can do, with so many numbers.
    #[inline(always)]
    fn everything<L: Lanes>() -> Vec<i32> {
        let (ones, others) = (numbers(997), numbers(-613));
        let mut sums = [L::no_sums(); TOTALS];
        let (mut kept, mut bits) = (vec![0; ones.len()], Vec::new());
        for start in (0..ones.len()).step_by(L::COUNT) {
            let (one, other) = (L::load(&ones[start..]), L::load(&others[start..]));
            let found = one.plus_product(other, L::all(3)).active();
            found.squared().plus_product(found, L::all(1)).minus(one).store(&mut kept[start..]);
            let some = one.minus(other).active().some();
            bits.extend((0..L::COUNT).map(|place| (some >> place & 1) as i32));
            for (factor, sums) in (1..).zip(&mut sums) {
                *sums = L::add_products(*sums, one.plus_product(other, L::all(factor)), other);
            }
        }
        kept.into_iter().map(i32::from).chain(bits).chain(L::totals(sums)).collect()
    }

    #[test]
    fn all_kinds_come_to_the_same() {
        let expected = everything::<Plain>();
        #[cfg(target_arch = "x86_64")]
        {
            #[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
            fn with_avx512() -> Vec<i32> {
                everything::<Avx512>()
            }
            #[target_feature(enable = "avx2")]
            fn with_avx2() -> Vec<i32> {
                everything::<Avx2>()
            }
            // SAFETY: only where the machine knows the instructions.
            assert!(!has_avx512() || unsafe { with_avx512() } == expected);
            // SAFETY: only where the machine knows the instructions.
            assert!(!has_avx2() || unsafe { with_avx2() } == expected);
        }
        assert_eq!(expected.len(), 2 * 64 + TOTALS);
    }
}
