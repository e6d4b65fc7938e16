//! Registers of the browser.

use super::{Lanes, MOST_SQUARED, SHIFT, TOTALS};
use crate::floats::Floats;
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
