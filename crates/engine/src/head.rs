//! Two further layers behind the hidden units of a net, which correct what the units say on their own.
//!
//! The first of them adds up whole numbers, the second and the outcomes real ones, always in the same order: so a net says the
//! same to the last digit on every machine.

use crate::floats::Floats;
use crate::lanes::Lanes;
use crate::lines::{LINE, Lines};
use crate::net::ROW_ONE;
use crate::outcomes::OUTCOMES;
use crate::siblings::GROUP;

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
    /// First further layer, a row of hidden units for each of its units.
    pub first: Lines,
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

    /// Corrects the second layer's word for each outcome of a group of positions, by their hidden units as far as those are active.
    /// So many positions and so many units behind the hidden ones are computed at a time.
    #[inline(always)]
    pub(crate) fn correct<L: Lanes, const TOGETHER: usize>(
        &self,
        active: &[Lines; GROUP],
        logits: &mut [[f32; GROUP]; OUTCOMES],
    ) {
        let first = self.first_units::<L, TOGETHER>(active);
        let second =
            layer::<L::Floats, L::Few, TOGETHER, FIRST, SECOND>(&first, &self.second, &self.second_bias);
        let corrections =
            layer::<L::Few, L::Few, TOGETHER, SECOND, OUTPUTS>(&second, &self.outputs, &[0.0; OUTPUTS]);
        for outcome in 0..OUTCOMES {
            for place in 0..GROUP {
                logits[outcome][place] += corrections[place][outcome];
            }
        }
    }

    /// The units of the first layer for each position, in whole numbers up to their sum: some of them at a time, so that each
    /// weight serves all positions of a group, and each hidden unit several sums.
    #[inline(always)]
    fn first_units<L: Lanes, const TOGETHER: usize>(&self, active: &[Lines; GROUP]) -> [[f32; FIRST]; GROUP] {
        let count = self.first.len() / (FIRST * LINE);
        let rows = self.first.as_chunks::<LINE>().0;
        let active = in_lines(active, count);
        // Plain loops throughout, because a closure here would be called instead of being woven in.
        let mut units = [[0.0; FIRST]; GROUP];
        for start in (0..FIRST).step_by(TOGETHER) {
            let mut own = [rows; TOGETHER];
            for row in 0..TOGETHER {
                own[row] = &rows[(start + row) * count..][..count];
            }
            let mut found = [[L::no_sums(); GROUP]; TOGETHER];
            for line in 0..count {
                for at in (0..LINE).step_by(L::COUNT) {
                    let mut said = [L::all(0); GROUP];
                    for place in 0..GROUP {
                        said[place] = L::load(&active[place][line][at..]);
                    }
                    for row in 0..TOGETHER {
                        let weights = L::load(&own[row][line][at..]);
                        for place in 0..GROUP {
                            found[row][place] = L::add_products(found[row][place], said[place], weights);
                        }
                    }
                }
            }
            for row in 0..TOGETHER {
                let totals = L::totals(found[row]);
                let bias = self.first_bias[start + row];
                for place in 0..GROUP {
                    units[place][start + row] = bias + totals[place] as f32 * (1.0 / (ROW_ONE * FIRST_ONE));
                }
            }
        }
        units
    }
}

/// The hidden units of each position, so many lines of them.
#[inline(always)]
pub(crate) fn in_lines(active: &[Lines; GROUP], count: usize) -> [&[[i16; LINE]]; GROUP] {
    let [a, b, c, d] = active;
    [lines(a, count), lines(b, count), lines(c, count), lines(d, count)]
}

#[inline(always)]
fn lines(units: &[i16], count: usize) -> &[[i16; LINE]] {
    &units.as_chunks().0[..count]
}

/// What units say: themselves where they are active, and their squares.
#[inline(always)]
fn both<F: Floats, const UNITS: usize>(sums: &[[f32; UNITS]; GROUP]) -> [[[f32; UNITS]; GROUP]; 2] {
    let mut said = [[[0.0; UNITS]; GROUP]; 2];
    for place in 0..GROUP {
        for at in (0..UNITS).step_by(F::COUNT) {
            let active = F::load(&sums[place][at..]).at_least(F::all(0.0));
            let most = active.at_most(F::all(SQUARED));
            active.store(&mut said[0][place][at..]);
            most.times(most).times(F::all(1.0 / SQUARED)).store(&mut said[1][place][at..]);
        }
    }
    said
}

/// What units come to in the next layer, for each position of a group.
#[inline(always)]
fn layer<F: Floats, G: Floats, const TOGETHER: usize, const BEFORE: usize, const UNITS: usize>(
    before: &[[f32; BEFORE]; GROUP],
    rows: &[[[f32; UNITS]; BEFORE]; 2],
    bias: &[f32; UNITS],
) -> [[f32; UNITS]; GROUP] {
    const { assert!(F::COUNT == UNITS, "a row of units fills its registers") };
    let [active, squares] = both::<G, BEFORE>(before);
    let (none, bias) = (F::all(0.0), F::load(bias));
    let mut found = [[0.0; UNITS]; GROUP];
    for start in (0..GROUP).step_by(TOGETHER) {
        // Several sums of each unit are added up apart: one alone would wait for itself at every step.
        let one = every_second::<F, TOGETHER, BEFORE, UNITS>(bias, &active, &rows[0], 0, start);
        let two = every_second::<F, TOGETHER, BEFORE, UNITS>(none, &active, &rows[0], 1, start);
        let three = every_second::<F, TOGETHER, BEFORE, UNITS>(none, &squares, &rows[1], 0, start);
        let four = every_second::<F, TOGETHER, BEFORE, UNITS>(none, &squares, &rows[1], 1, start);
        for place in 0..TOGETHER {
            let sum = one[place].plus(two[place]).plus(three[place].plus(four[place]));
            sum.store(&mut found[start + place]);
        }
    }
    found
}

/// What every second unit, beginning with one of the first two, adds to those in the next layer: for some positions, from one on.
#[inline(always)]
fn every_second<F: Floats, const TOGETHER: usize, const BEFORE: usize, const UNITS: usize>(
    bias: F,
    said: &[[f32; BEFORE]; GROUP],
    rows: &[[f32; UNITS]; BEFORE],
    first: usize,
    start: usize,
) -> [F; TOGETHER] {
    let mut sums = [bias; TOGETHER];
    for unit in (first..BEFORE).step_by(2) {
        let row = F::load(&rows[unit]);
        for place in 0..TOGETHER {
            sums[place] = sums[place].plus(F::all(said[start + place][unit]).times(row));
        }
    }
    sums
}
