//! Products of whole numbers, summed: in plain steps, and with the instructions that machines have for it.

/// The sum of products, step by step: what all other ways must come to.
#[inline(always)]
pub(crate) fn plain(units: &[i16], row: &[i16]) -> i32 {
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return simd128(units, row);
    #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
    units
        .iter()
        .zip(row)
        .fold(0, |sum, (unit, weight)| sum.wrapping_add(i32::from(*unit) * i32::from(*weight)))
}

/// In the browser: eight products at once.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(always)]
fn simd128(units: &[i16], row: &[i16]) -> i32 {
    use std::arch::wasm32::{i16x8, i32x4, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane};
    let load = |lanes: &[i16; 8]| {
        let [a, b, c, d, e, f, g, h] = *lanes;
        i16x8(a, b, c, d, e, f, g, h)
    };
    let mut sums = i32x4(0, 0, 0, 0);
    for (units, row) in units.as_chunks::<8>().0.iter().zip(row.as_chunks::<8>().0) {
        sums = i32x4_add(sums, i32x4_dot_i16x8(load(units), load(row)));
    }
    let halves = i32x4_extract_lane::<0>(sums).wrapping_add(i32x4_extract_lane::<1>(sums));
    halves.wrapping_add(i32x4_extract_lane::<2>(sums)).wrapping_add(i32x4_extract_lane::<3>(sums))
}

/// Whether the machine knows the instructions of [`avx512`], and those that go with it.
#[cfg(target_arch = "x86_64")]
pub(crate) fn has_avx512() -> bool {
    std::arch::is_x86_feature_detected!("avx512bw")
        && std::arch::is_x86_feature_detected!("avx512vl")
        && has_avx2()
}

/// Whether the machine knows the instructions of [`avx2`], and those that go with it.
#[cfg(target_arch = "x86_64")]
pub(crate) fn has_avx2() -> bool {
    std::arch::is_x86_feature_detected!("avx2")
        && std::arch::is_x86_feature_detected!("bmi2")
        && std::arch::is_x86_feature_detected!("lzcnt")
        && std::arch::is_x86_feature_detected!("popcnt")
}

/// Thirty-two products at once.
#[cfg(target_arch = "x86_64")]
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
pub(crate) fn avx512(units: &[i16], row: &[i16]) -> i32 {
    use std::arch::x86_64::{
        _mm512_add_epi32, _mm512_loadu_epi16, _mm512_madd_epi16, _mm512_reduce_add_epi32,
        _mm512_setzero_si512,
    };
    let mut sums = _mm512_setzero_si512();
    for (units, row) in units.as_chunks::<32>().0.iter().zip(row.as_chunks::<32>().0) {
        // SAFETY: both hold the 32 numbers that are read.
        let (units, row) = unsafe { (_mm512_loadu_epi16(units.as_ptr()), _mm512_loadu_epi16(row.as_ptr())) };
        sums = _mm512_add_epi32(sums, _mm512_madd_epi16(units, row));
    }
    _mm512_reduce_add_epi32(sums)
}

/// Sixteen products at once.
#[cfg(target_arch = "x86_64")]
#[inline]
#[target_feature(enable = "avx2")]
pub(crate) fn avx2(units: &[i16], row: &[i16]) -> i32 {
    use std::arch::x86_64::{
        _mm256_add_epi32, _mm256_loadu_si256, _mm256_madd_epi16, _mm256_setzero_si256, _mm256_storeu_si256,
    };
    let mut sums = _mm256_setzero_si256();
    for (units, row) in units.as_chunks::<16>().0.iter().zip(row.as_chunks::<16>().0) {
        // SAFETY: both hold the 16 numbers that are read.
        let (units, row) =
            unsafe { (_mm256_loadu_si256(units.as_ptr().cast()), _mm256_loadu_si256(row.as_ptr().cast())) };
        sums = _mm256_add_epi32(sums, _mm256_madd_epi16(units, row));
    }
    let mut lanes = [0i32; 8];
    // SAFETY: there is room for the eight numbers that are written.
    unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), sums) };
    lanes.iter().fold(0, |sum, lane| sum.wrapping_add(*lane))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_come_to_the_same() {
        let numbers = |factor: i32| (0..256).map(move |k| (k * factor % 30_011) as i16).collect::<Vec<i16>>();
        let (units, row) = (numbers(997), numbers(-613));
        let expected =
            units.iter().zip(&row).fold(0i32, |sum, (a, b)| sum.wrapping_add(i32::from(*a) * i32::from(*b)));
        assert_eq!(plain(&units, &row), expected);
        #[cfg(target_arch = "x86_64")]
        {
            // SAFETY: only where the machine knows the instructions.
            assert!(!has_avx512() || unsafe { avx512(&units, &row) } == expected);
            // SAFETY: only where the machine knows the instructions.
            assert!(!has_avx2() || unsafe { avx2(&units, &row) } == expected);
        }
    }
}
