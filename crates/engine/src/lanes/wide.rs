//! Registers of larger machines. Whoever computes with these has asked the machine before, in a function that is compiled for
//! them: that is why every call below is safe.

use super::{Lanes, MOST_SQUARED, SHIFT, TOTALS};
use crate::floats::Floats;
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
            let halves = _mm256_add_epi32(_mm512_castsi512_si256(all), _mm512_extracti64x4_epi64::<1>(all));
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
