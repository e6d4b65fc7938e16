//! Words of 64 bits, one of each of several positions: alone, and in the wide registers that machines have.
//!
//! A word is a set of places or a number; whatever kind is used, the same is found.

use std::ops::{Add, BitAnd, BitOr, Not, Shl, Shr, Sub};

/// The most words of any kind.
pub(crate) const MOST_WORDS: usize = 8;

/// Several words that are computed with at once.
pub(crate) trait Words:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many there are.
    const COUNT: usize;

    /// The first of these.
    fn load(words: &[u64; MOST_WORDS]) -> Self;
    /// The words, and something behind them.
    fn store(self) -> [u64; MOST_WORDS];
    /// The same word everywhere.
    fn all(word: u64) -> Self;
    /// How many bits are set.
    fn ones(self) -> Self;
    /// Lower bits for higher ones.
    fn reversed(self) -> Self;
    /// The bits below the highest that is set; none where none is.
    fn below_highest(self) -> Self;
    /// Small numbers times others.
    fn times(self, other: Self) -> Self;
    /// A one moved up by each of these, which are below 64.
    fn bits(self) -> Self;
    /// These words, but nothing where a condition is empty.
    fn where_some(self, condition: Self) -> Self;
    /// These words, but nothing where a condition is not empty.
    #[inline(always)]
    fn where_none(self, condition: Self) -> Self {
        self & !Self::all(u64::MAX).where_some(condition)
    }

    /// One more where a condition is not empty.
    fn one_more_where(self, condition: Self) -> Self;
    /// Every bit where the number is not larger than the other.
    fn at_most(self, other: Self) -> Self;
    /// Whether any bit is set anywhere.
    fn is_any(self) -> bool;

    /// The bits below the lowest that is set; all where none is.
    fn below_lowest(self) -> Self;
    /// The bits without the lowest.
    fn without_lowest(self) -> Self;
}

impl Words for u64 {
    const COUNT: usize = 1;

    #[inline(always)]
    fn load(words: &[u64; MOST_WORDS]) -> u64 {
        words[0]
    }

    #[inline(always)]
    fn store(self) -> [u64; MOST_WORDS] {
        [self; MOST_WORDS]
    }

    #[inline(always)]
    fn all(word: u64) -> u64 {
        word
    }

    #[inline(always)]
    fn ones(self) -> u64 {
        u64::from(self.count_ones())
    }

    #[inline(always)]
    fn reversed(self) -> u64 {
        self.reverse_bits()
    }

    #[inline(always)]
    fn below_highest(self) -> u64 {
        u64::MAX.checked_shr(self.leading_zeros() + 1).unwrap_or(0)
    }

    #[inline(always)]
    fn times(self, other: u64) -> u64 {
        self * other
    }

    #[inline(always)]
    fn bits(self) -> u64 {
        1 << self
    }

    #[inline(always)]
    fn where_some(self, condition: u64) -> u64 {
        if condition == 0 { 0 } else { self }
    }

    #[inline(always)]
    fn one_more_where(self, condition: u64) -> u64 {
        self + u64::from(condition != 0)
    }

    #[inline(always)]
    fn at_most(self, other: u64) -> u64 {
        if self <= other { u64::MAX } else { 0 }
    }

    #[inline(always)]
    fn is_any(self) -> bool {
        self != 0
    }

    #[inline(always)]
    fn below_lowest(self) -> u64 {
        self.wrapping_sub(1) & !self
    }

    #[inline(always)]
    fn without_lowest(self) -> u64 {
        self.wrapping_sub(1) & self
    }
}

#[cfg(target_arch = "x86_64")]
pub(crate) use wide::Eight;

/// Registers of larger machines. Whoever computes with these has asked the machine before, in a function that is compiled for
/// them: that is why every call below is safe.
#[cfg(target_arch = "x86_64")]
mod wide {
    use super::{MOST_WORDS, Words};
    use std::arch::x86_64::*;
    use std::ops::{Add, BitAnd, BitOr, Not, Shl, Shr, Sub};

    /// Eight words.
    #[derive(Clone, Copy)]
    pub(crate) struct Eight(__m512i);

    /// One instruction as an operator.
    macro_rules! operator {
        ($operator:ident, $name:ident, $instruction:ident) => {
            impl $operator for Eight {
                type Output = Eight;

                #[inline(always)]
                fn $name(self, other: Eight) -> Eight {
                    // SAFETY: the machine knows this.
                    Eight(unsafe { $instruction(self.0, other.0) })
                }
            }
        };
    }

    operator!(BitAnd, bitand, _mm512_and_si512);
    operator!(BitOr, bitor, _mm512_or_si512);
    operator!(Add, add, _mm512_add_epi64);
    operator!(Sub, sub, _mm512_sub_epi64);

    impl Not for Eight {
        type Output = Eight;

        #[inline(always)]
        fn not(self) -> Eight {
            // SAFETY: the machine knows this.
            Eight(unsafe { _mm512_xor_si512(self.0, _mm512_set1_epi64(-1)) })
        }
    }

    impl Shl<u32> for Eight {
        type Output = Eight;

        #[inline(always)]
        fn shl(self, by: u32) -> Eight {
            // SAFETY: the machine knows this.
            Eight(unsafe { _mm512_sll_epi64(self.0, _mm_cvtsi32_si128(by as i32)) })
        }
    }

    impl Shr<u32> for Eight {
        type Output = Eight;

        #[inline(always)]
        fn shr(self, by: u32) -> Eight {
            // SAFETY: the machine knows this.
            Eight(unsafe { _mm512_srl_epi64(self.0, _mm_cvtsi32_si128(by as i32)) })
        }
    }

    /// Each bit of these for the one so far above it.
    #[inline(always)]
    fn swapped(words: Eight, by: u32, low: u64) -> Eight {
        ((words >> by) & Eight::all(low)) | ((words & Eight::all(low)) << by)
    }

    impl Words for Eight {
        const COUNT: usize = 8;

        #[inline(always)]
        fn load(words: &[u64; MOST_WORDS]) -> Eight {
            // SAFETY: the machine knows this, and there are the eight words that are read.
            Eight(unsafe { _mm512_loadu_epi64(words.as_ptr().cast()) })
        }

        #[inline(always)]
        fn store(self) -> [u64; MOST_WORDS] {
            let mut words = [0; MOST_WORDS];
            // SAFETY: the machine knows this, and there is room for the eight words that are written.
            unsafe { _mm512_storeu_epi64(words.as_mut_ptr().cast(), self.0) }
            words
        }

        #[inline(always)]
        fn all(word: u64) -> Eight {
            // SAFETY: the machine knows this.
            Eight(unsafe { _mm512_set1_epi64(word as i64) })
        }

        #[inline(always)]
        fn ones(self) -> Eight {
            // SAFETY: the machine knows this.
            Eight(unsafe { _mm512_popcnt_epi64(self.0) })
        }

        #[inline(always)]
        fn reversed(self) -> Eight {
            let pairs = swapped(self, 1, 0x5555_5555_5555_5555);
            let halves = swapped(pairs, 2, 0x3333_3333_3333_3333);
            let bytes = swapped(halves, 4, 0x0f0f_0f0f_0f0f_0f0f);
            // SAFETY: the machine knows this.
            unsafe {
                let order = _mm512_set4_epi32(0x0809_0a0b, 0x0c0d_0e0f, 0x0001_0203, 0x0405_0607);
                Eight(_mm512_shuffle_epi8(bytes.0, order))
            }
        }

        #[inline(always)]
        fn below_highest(self) -> Eight {
            // SAFETY: the machine knows this.
            unsafe {
                let above = _mm512_add_epi64(_mm512_lzcnt_epi64(self.0), _mm512_set1_epi64(1));
                Eight(_mm512_srlv_epi64(_mm512_set1_epi64(-1), above))
            }
        }

        #[inline(always)]
        fn times(self, other: Eight) -> Eight {
            // SAFETY: the machine knows this.
            Eight(unsafe { _mm512_mul_epu32(self.0, other.0) })
        }

        #[inline(always)]
        fn bits(self) -> Eight {
            // SAFETY: the machine knows this.
            Eight(unsafe { _mm512_sllv_epi64(_mm512_set1_epi64(1), self.0) })
        }

        #[inline(always)]
        fn where_some(self, condition: Eight) -> Eight {
            // SAFETY: the machine knows this.
            Eight(unsafe { _mm512_maskz_mov_epi64(_mm512_test_epi64_mask(condition.0, condition.0), self.0) })
        }

        #[inline(always)]
        fn one_more_where(self, condition: Eight) -> Eight {
            // SAFETY: the machine knows this.
            Eight(unsafe {
                let holds = _mm512_test_epi64_mask(condition.0, condition.0);
                _mm512_mask_add_epi64(self.0, holds, self.0, _mm512_set1_epi64(1))
            })
        }

        #[inline(always)]
        fn at_most(self, other: Eight) -> Eight {
            // SAFETY: the machine knows this.
            Eight(unsafe { _mm512_maskz_set1_epi64(_mm512_cmple_epu64_mask(self.0, other.0), -1) })
        }

        #[inline(always)]
        fn below_lowest(self) -> Eight {
            (self - Eight::all(1)) & !self
        }

        #[inline(always)]
        fn without_lowest(self) -> Eight {
            (self - Eight::all(1)) & self
        }

        #[inline(always)]
        fn is_any(self) -> bool {
            // SAFETY: the machine knows this.
            unsafe { _mm512_test_epi64_mask(self.0, self.0) != 0 }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that words can do.
    #[inline(always)]
    fn everything<W: Words>(one: W, other: W) -> [W; 18] {
        let small = one & W::all(63);
        [
            one & other,
            one | other,
            !one,
            small + (other & W::all(63)),
            W::all(64) - small,
            one << 5,
            one >> 7,
            one.ones(),
            one.reversed(),
            one.below_highest(),
            one.below_lowest(),
            one.without_lowest(),
            small.times(other & W::all(1023)),
            small.bits(),
            one.where_some(other),
            small.one_more_where(other),
            one.at_most(other),
            W::all(u64::from((one & other).is_any())),
        ]
    }

    const ONES: [u64; MOST_WORDS] = [0, 1, 2, 0x8000_0000_0000_0000, u64::MAX, 0x0123_4567_89ab_cdef, 40, 99];
    const OTHERS: [u64; MOST_WORDS] = [0, 5, 0, 0x8000_0000_0000_0001, 7, 0xfedc_ba98_7654_3210, 40, 0];

    #[test]
    fn bits_are_counted_and_found() {
        let [.., below_lowest, without_lowest, product, bit, kept, more, at_most, _] =
            everything(40u64, 0u64);
        assert_eq!([below_lowest, without_lowest, product, bit], [7, 32, 0, 1 << 40]);
        assert_eq!([kept, more, at_most], [0, 40, 0]);
        assert_eq!([40u64.below_highest(), 0u64.below_highest(), 0u64.below_lowest()], [31, 0, u64::MAX]);
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn wide_registers_come_to_the_same() {
        #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vpopcntdq")]
        fn with_avx512() -> [[u64; MOST_WORDS]; 18] {
            everything(Eight::load(&ONES), Eight::load(&OTHERS)).map(Words::store)
        }
        if !crate::lanes::has_avx512() {
            return;
        }
        // SAFETY: the machine has just said that it knows these instructions.
        let found = unsafe { with_avx512() };
        for place in 0..MOST_WORDS {
            let expected = everything(ONES[place], OTHERS[place]);
            for (kind, expected) in expected.into_iter().enumerate() {
                // Whether any is set is asked of all words together.
                let expected = if kind == 17 { 1 } else { expected };
                assert_eq!(found[kind][place], expected, "kind {kind} of word {place}");
            }
        }
    }
}
