//! Real numbers, several at once: alone, and in the wide registers that machines have.

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
