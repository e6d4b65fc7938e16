//! Two further layers behind the hidden units of a net, which correct what the units say on their own.
//!
//! The first of them adds up whole numbers, the second and the outcomes real ones, always in the same order: so a net says the
//! same to the last digit on every machine.

use crate::lanes::Lanes;
use crate::net::ROW_ONE;
use crate::outcomes::Outcomes;

/// Units of the first further layer.
pub const FIRST: usize = 16;
/// Units of the second further layer.
pub const SECOND: usize = 32;
/// A weight of 1 in the first further layer; sums of its units must stay below 1,024 then.
pub const FIRST_ONE: f32 = 8192.0;
/// Larger sums count as this where they are squared; squares are divided by it, so that they are of like size.
pub const SQUARED: f32 = 16.0;
/// Outcomes and some room behind them, so that they fill a register.
const OUTPUTS: usize = 8;

/// The weights of the further layers. A unit of theirs speaks twice too, as it is and by its square.
#[derive(Clone, Debug, PartialEq)]
pub struct Head {
    /// First further layer, for two hidden units at a time: what both say to each unit, one after the other.
    pub first: Vec<i16>,
    /// First further layer, what is there without hidden units.
    pub first_bias: [f32; FIRST],
    /// Second further layer: what each unit before it says to each unit, then what its square does.
    pub second: [[[f32; SECOND]; FIRST]; 2],
    /// Second further layer, what is there without units before it.
    pub second_bias: [f32; SECOND],
    /// The outcomes: what each unit before them adds to each, then what its square does.
    pub outputs: [[[f32; OUTPUTS]; SECOND]; 2],
}

impl Head {
    /// A head without knowledge: small weights from a given source of numbers between −1 and 1.
    pub fn new(hidden: usize, mut noise: impl FnMut() -> f32) -> Head {
        Head {
            first: (0..hidden * FIRST).map(|_| (FIRST_ONE / 32.0 * noise()) as i16).collect(),
            first_bias: [0.0; FIRST],
            second: [(); 2].map(|()| [(); FIRST].map(|()| [(); SECOND].map(|()| noise() / 4.0))),
            second_bias: [0.0; SECOND],
            outputs: [(); 2].map(|()| [(); SECOND].map(|()| [(); OUTPUTS].map(|()| noise() / 4.0))),
        }
    }

    /// What is added to the second layer's word for each outcome, by the sums of the hidden units.
    #[inline(always)]
    pub(crate) fn correction<L: Lanes>(&self, sums: &[i16]) -> Outcomes {
        let whole = self.first_sums::<L>(sums);
        let mut first = self.first_bias;
        for (first, whole) in first.iter_mut().zip(whole) {
            *first += whole as f32 * (1.0 / (ROW_ONE * FIRST_ONE));
        }
        let second = layer(&first, &self.second, self.second_bias);
        let [outcomes @ .., _, _, _] = layer(&second, &self.outputs, [0.0; OUTPUTS]);
        outcomes
    }

    /// The first layer in whole numbers: two hidden units at a time speak to all units at once.
    #[inline(always)]
    fn first_sums<L: Lanes>(&self, sums: &[i16]) -> [i32; FIRST] {
        /// As many registers as any kind needs.
        const MOST: usize = 4;
        let registers = const { 2 * FIRST / L::COUNT };
        let mut found = [L::no_sums(); MOST];
        let pairs = sums.as_chunks().0.iter().zip(self.first.as_chunks::<{ 2 * FIRST }>().0);
        for (pair, weights) in pairs {
            let pair = L::pair(*pair).active();
            for (register, found) in found[..registers].iter_mut().enumerate() {
                *found = L::add_products(*found, pair, L::load(&weights[register * L::COUNT..]));
            }
        }
        let mut all = [0; FIRST];
        for (found, all) in found.into_iter().zip(all.chunks_exact_mut(L::COUNT / 2)) {
            L::store_sums(found, all);
        }
        all
    }
}

/// What units say: themselves where they are active, and their squares.
#[inline(always)]
fn both<const UNITS: usize>(sums: &[f32; UNITS]) -> ([f32; UNITS], [f32; UNITS]) {
    let (mut active, mut squares) = (*sums, *sums);
    for unit in 0..UNITS {
        active[unit] = sums[unit].max(0.0);
        let most = active[unit].min(SQUARED);
        squares[unit] = most * most * (1.0 / SQUARED);
    }
    (active, squares)
}

/// What units come to in the next layer. Several sums of each unit there are added up apart: one alone would wait for itself at
/// every step.
#[inline(always)]
fn layer<const BEFORE: usize, const UNITS: usize>(
    before: &[f32; BEFORE],
    rows: &[[[f32; UNITS]; BEFORE]; 2],
    bias: [f32; UNITS],
) -> [f32; UNITS] {
    let (active, squares) = both(before);
    let [mut one, mut two, mut three, mut four] = [bias, [0.0; UNITS], [0.0; UNITS], [0.0; UNITS]];
    for unit in (0..BEFORE).step_by(2) {
        add_scaled(&mut one, active[unit], &rows[0][unit]);
        add_scaled(&mut two, active[unit + 1], &rows[0][unit + 1]);
        add_scaled(&mut three, squares[unit], &rows[1][unit]);
        add_scaled(&mut four, squares[unit + 1], &rows[1][unit + 1]);
    }
    for unit in 0..UNITS {
        one[unit] = (one[unit] + two[unit]) + (three[unit] + four[unit]);
    }
    one
}

#[inline(always)]
fn add_scaled<const UNITS: usize>(sums: &mut [f32; UNITS], scale: f32, row: &[f32; UNITS]) {
    for unit in 0..UNITS {
        sums[unit] += scale * row[unit];
    }
}
