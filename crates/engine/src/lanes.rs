//! Whole numbers of 16 bits, several at once: in plain arrays, and in the wide registers that machines have.

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

/// Several real numbers that are computed with at once. Products are rounded before they are added, so that every kind says the
/// same.
pub(crate) trait Floats: Copy {
    /// How many there are.
    const COUNT: usize;

    /// The first numbers of these.
    fn load(numbers: &[f32]) -> Self;
    /// Puts them where the first numbers of these are.
    fn store(self, numbers: &mut [f32]);
    /// The same number everywhere.
    fn all(number: f32) -> Self;
    /// Each with its counterpart.
    fn plus(self, other: Self) -> Self;
    /// Each times its counterpart.
    fn times(self, other: Self) -> Self;
    /// Each, or its counterpart where that is larger.
    fn at_least(self, least: Self) -> Self;
    /// Each, or its counterpart where that is smaller.
    fn at_most(self, most: Self) -> Self;
}

/// Several registers. Plain loops throughout, because a closure here would be called instead of being woven in.
impl<F: Floats, const REGISTERS: usize> Floats for [F; REGISTERS] {
    const COUNT: usize = REGISTERS * F::COUNT;

    #[inline(always)]
    fn load(numbers: &[f32]) -> [F; REGISTERS] {
        let mut all = [F::all(0.0); REGISTERS];
        for register in 0..REGISTERS {
            all[register] = F::load(&numbers[register * F::COUNT..]);
        }
        all
    }

    #[inline(always)]
    fn store(self, numbers: &mut [f32]) {
        for register in 0..REGISTERS {
            self[register].store(&mut numbers[register * F::COUNT..]);
        }
    }

    #[inline(always)]
    fn all(number: f32) -> [F; REGISTERS] {
        [F::all(number); REGISTERS]
    }

    #[inline(always)]
    fn plus(mut self, other: [F; REGISTERS]) -> [F; REGISTERS] {
        for register in 0..REGISTERS {
            self[register] = self[register].plus(other[register]);
        }
        self
    }

    #[inline(always)]
    fn times(mut self, other: [F; REGISTERS]) -> [F; REGISTERS] {
        for register in 0..REGISTERS {
            self[register] = self[register].times(other[register]);
        }
        self
    }

    #[inline(always)]
    fn at_least(mut self, least: [F; REGISTERS]) -> [F; REGISTERS] {
        for register in 0..REGISTERS {
            self[register] = self[register].at_least(least[register]);
        }
        self
    }

    #[inline(always)]
    fn at_most(mut self, most: [F; REGISTERS]) -> [F; REGISTERS] {
        for register in 0..REGISTERS {
            self[register] = self[register].at_most(most[register]);
        }
        self
    }
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

#[cfg(any(test, not(all(target_arch = "wasm32", target_feature = "simd128"))))]
impl Floats for f32 {
    const COUNT: usize = 1;

    #[inline(always)]
    fn load(numbers: &[f32]) -> f32 {
        numbers[0]
    }

    #[inline(always)]
    fn store(self, numbers: &mut [f32]) {
        numbers[0] = self;
    }

    #[inline(always)]
    fn all(number: f32) -> f32 {
        number
    }

    #[inline(always)]
    fn plus(self, other: f32) -> f32 {
        self + other
    }

    #[inline(always)]
    fn times(self, other: f32) -> f32 {
        self * other
    }

    #[inline(always)]
    fn at_least(self, least: f32) -> f32 {
        self.max(least)
    }

    #[inline(always)]
    fn at_most(self, most: f32) -> f32 {
        self.min(most)
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) use browser::Simd128;

#[cfg(target_arch = "x86_64")]
pub(crate) use wide::{Avx2, Avx512, has_avx2, has_avx512};

/// Registers of the browser.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod browser {
    use super::{Floats, Lanes, MOST_SQUARED, SHIFT, TOTALS};
    use std::arch::wasm32::*;

    /// Eight numbers.
    #[derive(Clone, Copy)]
    pub(crate) struct Simd128(v128);

    impl Lanes for Simd128 {
        const COUNT: usize = 8;
        type Sums = v128;
        type Floats = [v128; 8];
        type Few = [v128; 2];
        type Words = u64;

        #[inline(always)]
        fn load(numbers: &[i16]) -> Simd128 {
            let [a, b, c, d, e, f, g, h] = *numbers.first_chunk().expect("there are enough numbers");
            Simd128(i16x8(a, b, c, d, e, f, g, h))
        }

        #[inline(always)]
        fn store(self, numbers: &mut [i16]) {
            let numbers: &mut [i16; 8] = numbers.first_chunk_mut().expect("there is room for the numbers");
            // SAFETY: there is room for the eight numbers that are written.
            unsafe { v128_store(numbers.as_mut_ptr().cast(), self.0) }
        }

        #[inline(always)]
        fn all(number: i16) -> Simd128 {
            Simd128(i16x8_splat(number))
        }

        #[inline(always)]
        fn plus_product(self, one: Simd128, other: Simd128) -> Simd128 {
            Simd128(i16x8_add(self.0, i16x8_mul(one.0, other.0)))
        }

        #[inline(always)]
        fn minus(self, other: Simd128) -> Simd128 {
            Simd128(i16x8_sub(self.0, other.0))
        }

        #[inline(always)]
        fn some(self) -> u32 {
            u32::from(i16x8_bitmask(i16x8_ne(self.0, i16x8_splat(0))))
        }

        #[inline(always)]
        fn active(self) -> Simd128 {
            Simd128(i16x8_max(self.0, i16x8_splat(0)))
        }

        #[inline(always)]
        fn squared(self) -> Simd128 {
            let larger = i16x8_shl(i16x8_min(self.0, i16x8_splat(MOST_SQUARED)), SHIFT);
            let low = u32x4_shr(i32x4_extmul_low_i16x8(larger, larger), 16);
            let high = u32x4_shr(i32x4_extmul_high_i16x8(larger, larger), 16);
            Simd128(i16x8_narrow_i32x4(low, high))
        }

        #[inline(always)]
        fn no_sums() -> v128 {
            i32x4_splat(0)
        }

        #[inline(always)]
        fn add_products(sums: v128, one: Simd128, other: Simd128) -> v128 {
            i32x4_add(sums, i32x4_dot_i16x8(one.0, other.0))
        }

        #[inline(always)]
        fn totals([a, b, c, d]: [v128; TOTALS]) -> [i32; TOTALS] {
            let ab = i32x4_add(i32x4_shuffle::<0, 4, 1, 5>(a, b), i32x4_shuffle::<2, 6, 3, 7>(a, b));
            let cd = i32x4_add(i32x4_shuffle::<0, 4, 1, 5>(c, d), i32x4_shuffle::<2, 6, 3, 7>(c, d));
            let all = i32x4_add(i64x2_shuffle::<0, 2>(ab, cd), i64x2_shuffle::<1, 3>(ab, cd));
            let mut totals = [0; TOTALS];
            // SAFETY: there is room for the four sums that are written.
            unsafe { v128_store(totals.as_mut_ptr().cast(), all) }
            totals
        }
    }

    impl Floats for v128 {
        const COUNT: usize = 4;

        #[inline(always)]
        fn load(numbers: &[f32]) -> v128 {
            let [a, b, c, d] = *numbers.first_chunk().expect("there are enough numbers");
            f32x4(a, b, c, d)
        }

        #[inline(always)]
        fn store(self, numbers: &mut [f32]) {
            let numbers: &mut [f32; 4] = numbers.first_chunk_mut().expect("there is room for the numbers");
            // SAFETY: there is room for the four numbers that are written.
            unsafe { v128_store(numbers.as_mut_ptr().cast(), self) }
        }

        #[inline(always)]
        fn all(number: f32) -> v128 {
            f32x4_splat(number)
        }

        #[inline(always)]
        fn plus(self, other: v128) -> v128 {
            f32x4_add(self, other)
        }

        #[inline(always)]
        fn times(self, other: v128) -> v128 {
            f32x4_mul(self, other)
        }

        #[inline(always)]
        fn at_least(self, least: v128) -> v128 {
            f32x4_pmax(self, least)
        }

        #[inline(always)]
        fn at_most(self, most: v128) -> v128 {
            f32x4_pmin(self, most)
        }
    }
}

/// Registers of larger machines. Whoever computes with these has asked the machine before, in a function that is compiled for
/// them: that is why every call below is safe.
#[cfg(target_arch = "x86_64")]
mod wide {
    use super::{Floats, Lanes, MOST_SQUARED, SHIFT, TOTALS};
    use crate::words::Eight;
    use std::arch::x86_64::*;

    /// Thirty-two numbers.
    #[derive(Clone, Copy)]
    pub(crate) struct Avx512(__m512i);

    /// Sixteen numbers.
    #[derive(Clone, Copy)]
    pub(crate) struct Avx2(__m256i);

    /// Whether the machine knows the instructions of [`Avx512`] and of [`Eight`], and those that go with them.
    pub(crate) fn has_avx512() -> bool {
        std::arch::is_x86_feature_detected!("avx512bw")
            && std::arch::is_x86_feature_detected!("avx512cd")
            && std::arch::is_x86_feature_detected!("avx512dq")
            && std::arch::is_x86_feature_detected!("avx512vl")
            && std::arch::is_x86_feature_detected!("avx512vnni")
            && std::arch::is_x86_feature_detected!("avx512vpopcntdq")
            && has_avx2()
    }

    /// Whether the machine knows the instructions of [`Avx2`], and those that go with it.
    pub(crate) fn has_avx2() -> bool {
        std::arch::is_x86_feature_detected!("avx2")
            && std::arch::is_x86_feature_detected!("bmi2")
            && std::arch::is_x86_feature_detected!("lzcnt")
            && std::arch::is_x86_feature_detected!("popcnt")
    }

    impl Lanes for Avx512 {
        const COUNT: usize = 32;
        type Sums = __m512i;
        type Floats = [__m512; 2];
        type Few = __m256;
        type Words = Eight;

        #[inline(always)]
        fn load(numbers: &[i16]) -> Avx512 {
            let numbers: &[i16; 32] = numbers.first_chunk().expect("there are enough numbers");
            // SAFETY: the machine knows this, and there are the 32 numbers that are read.
            Avx512(unsafe { _mm512_loadu_epi16(numbers.as_ptr()) })
        }

        #[inline(always)]
        fn store(self, numbers: &mut [i16]) {
            let numbers: &mut [i16; 32] = numbers.first_chunk_mut().expect("there is room for the numbers");
            // SAFETY: the machine knows this, and there is room for the 32 numbers that are written.
            unsafe { _mm512_storeu_epi16(numbers.as_mut_ptr(), self.0) }
        }

        #[inline(always)]
        fn all(number: i16) -> Avx512 {
            // SAFETY: the machine knows this.
            Avx512(unsafe { _mm512_set1_epi16(number) })
        }

        #[inline(always)]
        fn plus_product(self, one: Avx512, other: Avx512) -> Avx512 {
            // SAFETY: the machine knows this.
            Avx512(unsafe { _mm512_add_epi16(self.0, _mm512_mullo_epi16(one.0, other.0)) })
        }

        #[inline(always)]
        fn minus(self, other: Avx512) -> Avx512 {
            // SAFETY: the machine knows this.
            Avx512(unsafe { _mm512_sub_epi16(self.0, other.0) })
        }

        #[inline(always)]
        fn some(self) -> u32 {
            // SAFETY: the machine knows this.
            unsafe { _mm512_test_epi16_mask(self.0, self.0) }
        }

        #[inline(always)]
        fn active(self) -> Avx512 {
            // SAFETY: the machine knows this.
            Avx512(unsafe { _mm512_max_epi16(self.0, _mm512_setzero_si512()) })
        }

        #[inline(always)]
        fn squared(self) -> Avx512 {
            // SAFETY: the machine knows this.
            unsafe {
                let most = _mm512_min_epi16(self.0, _mm512_set1_epi16(MOST_SQUARED));
                let larger = _mm512_slli_epi16::<SHIFT>(most);
                Avx512(_mm512_mulhi_epi16(larger, larger))
            }
        }

        #[inline(always)]
        fn no_sums() -> __m512i {
            // SAFETY: the machine knows this.
            unsafe { _mm512_setzero_si512() }
        }

        #[inline(always)]
        fn add_products(sums: __m512i, one: Avx512, other: Avx512) -> __m512i {
            // SAFETY: the machine knows this.
            unsafe { _mm512_dpwssd_epi32(sums, one.0, other.0) }
        }

        #[inline(always)]
        fn totals([a, b, c, d]: [__m512i; TOTALS]) -> [i32; TOTALS] {
            // SAFETY: the machine knows this.
            unsafe {
                let ab = _mm512_add_epi32(_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
                let cd = _mm512_add_epi32(_mm512_unpacklo_epi32(c, d), _mm512_unpackhi_epi32(c, d));
                let all = _mm512_add_epi32(_mm512_unpacklo_epi64(ab, cd), _mm512_unpackhi_epi64(ab, cd));
                let halves =
                    _mm256_add_epi32(_mm512_castsi512_si256(all), _mm512_extracti64x4_epi64::<1>(all));
                totals_of_quarters(halves)
            }
        }
    }

    impl Lanes for Avx2 {
        const COUNT: usize = 16;
        type Sums = __m256i;
        type Floats = [__m256; 4];
        type Few = __m256;
        type Words = u64;

        #[inline(always)]
        fn load(numbers: &[i16]) -> Avx2 {
            let numbers: &[i16; 16] = numbers.first_chunk().expect("there are enough numbers");
            // SAFETY: the machine knows this, and there are the 16 numbers that are read.
            Avx2(unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) })
        }

        #[inline(always)]
        fn store(self, numbers: &mut [i16]) {
            let numbers: &mut [i16; 16] = numbers.first_chunk_mut().expect("there is room for the numbers");
            // SAFETY: the machine knows this, and there is room for the 16 numbers that are written.
            unsafe { _mm256_storeu_si256(numbers.as_mut_ptr().cast(), self.0) }
        }

        #[inline(always)]
        fn all(number: i16) -> Avx2 {
            // SAFETY: the machine knows this.
            Avx2(unsafe { _mm256_set1_epi16(number) })
        }

        #[inline(always)]
        fn plus_product(self, one: Avx2, other: Avx2) -> Avx2 {
            // SAFETY: the machine knows this.
            Avx2(unsafe { _mm256_add_epi16(self.0, _mm256_mullo_epi16(one.0, other.0)) })
        }

        #[inline(always)]
        fn minus(self, other: Avx2) -> Avx2 {
            // SAFETY: the machine knows this.
            Avx2(unsafe { _mm256_sub_epi16(self.0, other.0) })
        }

        #[inline(always)]
        fn some(self) -> u32 {
            // SAFETY: the machine knows this.
            unsafe {
                let none = _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256());
                let halves = _mm256_permute4x64_epi64::<0b00_00_10_00>(_mm256_packs_epi16(none, none));
                !_mm256_movemask_epi8(halves) as u32 & 0xffff
            }
        }

        #[inline(always)]
        fn active(self) -> Avx2 {
            // SAFETY: the machine knows this.
            Avx2(unsafe { _mm256_max_epi16(self.0, _mm256_setzero_si256()) })
        }

        #[inline(always)]
        fn squared(self) -> Avx2 {
            // SAFETY: the machine knows this.
            unsafe {
                let most = _mm256_min_epi16(self.0, _mm256_set1_epi16(MOST_SQUARED));
                let larger = _mm256_slli_epi16::<{ SHIFT as i32 }>(most);
                Avx2(_mm256_mulhi_epi16(larger, larger))
            }
        }

        #[inline(always)]
        fn no_sums() -> __m256i {
            // SAFETY: the machine knows this.
            unsafe { _mm256_setzero_si256() }
        }

        #[inline(always)]
        fn add_products(sums: __m256i, one: Avx2, other: Avx2) -> __m256i {
            // SAFETY: the machine knows this.
            unsafe { _mm256_add_epi32(sums, _mm256_madd_epi16(one.0, other.0)) }
        }

        #[inline(always)]
        fn totals([a, b, c, d]: [__m256i; TOTALS]) -> [i32; TOTALS] {
            // SAFETY: the machine knows this.
            unsafe {
                let [ab, cd] = [_mm256_hadd_epi32(a, b), _mm256_hadd_epi32(c, d)];
                totals_of_quarters(_mm256_hadd_epi32(ab, cd))
            }
        }
    }

    impl Floats for __m512 {
        const COUNT: usize = 16;

        #[inline(always)]
        fn load(numbers: &[f32]) -> __m512 {
            let numbers: &[f32; 16] = numbers.first_chunk().expect("there are enough numbers");
            // SAFETY: the machine knows this, and there are the numbers that are read.
            unsafe { _mm512_loadu_ps(numbers.as_ptr()) }
        }

        #[inline(always)]
        fn store(self, numbers: &mut [f32]) {
            let numbers: &mut [f32; 16] = numbers.first_chunk_mut().expect("there is room for the numbers");
            // SAFETY: the machine knows this, and there is room for the numbers that are written.
            unsafe { _mm512_storeu_ps(numbers.as_mut_ptr(), self) }
        }

        #[inline(always)]
        fn all(number: f32) -> __m512 {
            // SAFETY: the machine knows this.
            unsafe { _mm512_set1_ps(number) }
        }

        #[inline(always)]
        fn plus(self, other: __m512) -> __m512 {
            // SAFETY: the machine knows this.
            unsafe { _mm512_add_ps(self, other) }
        }

        #[inline(always)]
        fn times(self, other: __m512) -> __m512 {
            // SAFETY: the machine knows this.
            unsafe { _mm512_mul_ps(self, other) }
        }

        #[inline(always)]
        fn at_least(self, least: __m512) -> __m512 {
            // SAFETY: the machine knows this.
            unsafe { _mm512_max_ps(self, least) }
        }

        #[inline(always)]
        fn at_most(self, most: __m512) -> __m512 {
            // SAFETY: the machine knows this.
            unsafe { _mm512_min_ps(self, most) }
        }
    }

    impl Floats for __m256 {
        const COUNT: usize = 8;

        #[inline(always)]
        fn load(numbers: &[f32]) -> __m256 {
            let numbers: &[f32; 8] = numbers.first_chunk().expect("there are enough numbers");
            // SAFETY: the machine knows this, and there are the numbers that are read.
            unsafe { _mm256_loadu_ps(numbers.as_ptr()) }
        }

        #[inline(always)]
        fn store(self, numbers: &mut [f32]) {
            let numbers: &mut [f32; 8] = numbers.first_chunk_mut().expect("there is room for the numbers");
            // SAFETY: the machine knows this, and there is room for the numbers that are written.
            unsafe { _mm256_storeu_ps(numbers.as_mut_ptr(), self) }
        }

        #[inline(always)]
        fn all(number: f32) -> __m256 {
            // SAFETY: the machine knows this.
            unsafe { _mm256_set1_ps(number) }
        }

        #[inline(always)]
        fn plus(self, other: __m256) -> __m256 {
            // SAFETY: the machine knows this.
            unsafe { _mm256_add_ps(self, other) }
        }

        #[inline(always)]
        fn times(self, other: __m256) -> __m256 {
            // SAFETY: the machine knows this.
            unsafe { _mm256_mul_ps(self, other) }
        }

        #[inline(always)]
        fn at_least(self, least: __m256) -> __m256 {
            // SAFETY: the machine knows this.
            unsafe { _mm256_max_ps(self, least) }
        }

        #[inline(always)]
        fn at_most(self, most: __m256) -> __m256 {
            // SAFETY: the machine knows this.
            unsafe { _mm256_min_ps(self, most) }
        }
    }

    /// The sums of four, half of each in either half.
    #[inline(always)]
    fn totals_of_quarters(halves: __m256i) -> [i32; TOTALS] {
        let mut totals = [0; TOTALS];
        // SAFETY: whoever has such a register knows this, and there is room for the four numbers that are written.
        unsafe {
            let all = _mm_add_epi32(_mm256_castsi256_si128(halves), _mm256_extracti128_si256::<1>(halves));
            _mm_storeu_si128(totals.as_mut_ptr().cast(), all);
        }
        totals
    }
}

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
