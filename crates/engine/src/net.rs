//! A net of one wide hidden layer in whole numbers, and narrow ones behind it: layers in order, nothing else.
//!
//! A hidden unit speaks twice, as it is and by its square: two things that stand in one unit then count together, as a wall and
//! a checker behind it do.
//!
//! The first layer's rows belong to inputs, so that positions which differ in a few inputs differ by a few rows. Whole
//! numbers add up to the same whatever the order, so that a net says the same to the last digit with every kind of
//! register, from scratch or from a sibling, on every machine and in the browser.

use tavli_rules::Position;

use crate::features::Layout;
use crate::head::{Head, in_lines};
use crate::lanes::{Lanes, TOTALS};
use crate::lines::{LINE, Lines};
use crate::outcomes::{OUTCOMES, Outcomes};
use crate::siblings::{GROUP, Siblings};

/// A weight of 1 in the first layer; sums of hidden units must stay below 128 then.
pub const ROW_ONE: f32 = 256.0;
/// A weight of 1 in the second layer.
pub const OUTPUT_ONE: f32 = 4096.0;
/// A sum of 1, squared; sums above 16 count as 16 there.
pub const SQUARE_ONE: f32 = 64.0;
/// Hidden units come in blocks of so many, which stay in registers while rows are added.
pub const BLOCK: usize = 512;

/// The weights of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// How many inputs it has.
    pub inputs: usize,
    /// How many hidden units: a multiple of [`BLOCK`].
    pub hidden: usize,
    /// First layer, a row of hidden units for each input.
    pub rows: Lines,
    /// First layer, what is there without inputs.
    pub bias: Lines,
    /// Second layer, a row for each outcome: of hidden units, then of their squares.
    pub outputs: Lines,
    /// Second layer, what is there without hidden units.
    pub output_bias: [i32; OUTCOMES],
    /// Further layers, which correct what the second layer says; a net may do without.
    pub head: Option<Head>,
}

impl Net {
    /// A net without knowledge: small weights from a given source of numbers between −1 and 1.
    pub fn new(inputs: usize, hidden: usize, mut noise: impl FnMut() -> f32) -> Net {
        let hidden = hidden.next_multiple_of(BLOCK);
        let mut layer = |length: usize, size: f32| (0..length).map(|_| (size * noise()) as i16).collect();
        Net {
            inputs,
            hidden,
            rows: layer(inputs * hidden, ROW_ONE / 4.0),
            bias: Lines::zeros(hidden),
            outputs: layer(OUTCOMES * 2 * hidden, OUTPUT_ONE / (hidden as f32).sqrt()),
            output_bias: [0; OUTCOMES],
            head: None,
        }
    }

    /// The same net with further layers.
    pub fn with_head(self, head: Head) -> Net {
        Net { head: Some(head), ..self }
    }

    /// The probabilities of the outcomes for the side to throw.
    ///
    /// ```
    /// use tavli_engine::{Layout, Net};
    /// use tavli_rules::{BuiltIn, Side};
    /// let referee = BuiltIn::Fevga.referee();
    /// let layout = Layout::new(referee.ruleset());
    /// let net = Net::new(layout.len(), 16, || 0.0);
    /// let outcomes = net.judge(&layout, &referee.start(Side::White));
    /// assert_eq!(outcomes, [0.2; 5], "it knows nothing");
    /// ```
    pub fn judge(&self, layout: &Layout, position: &Position) -> Outcomes {
        let mut outcomes = [0.0; OUTCOMES];
        Siblings::default().judge(self, layout, std::slice::from_ref(position), |_, found| outcomes = found);
        outcomes
    }

    /// The probabilities of the outcomes of a group of positions, from their hidden units as far as those are active. So many
    /// positions and so many units behind the hidden ones are computed at a time.
    #[inline(always)]
    pub(crate) fn outcomes<L: Lanes, const TOGETHER: usize>(
        &self,
        active: &[Lines; GROUP],
    ) -> [Outcomes; GROUP] {
        let mut logits = self.logits::<L, TOGETHER>(active);
        if let Some(head) = &self.head {
            head.correct::<L, TOGETHER>(active, &mut logits);
        }
        softmax(logits)
    }

    /// What the second layer says of a group of positions. Plain loops throughout, because a closure here would be called instead
    /// of being woven in.
    #[inline(always)]
    fn logits<L: Lanes, const TOGETHER: usize>(&self, active: &[Lines; GROUP]) -> [[f32; GROUP]; OUTCOMES] {
        let count = self.hidden / LINE;
        let rows = self.outputs.as_chunks::<LINE>().0;
        let mut plain = [rows; OUTCOMES];
        let mut square = [rows; OUTCOMES];
        for outcome in 0..OUTCOMES {
            plain[outcome] = &rows[2 * outcome * count..][..count];
            square[outcome] = &rows[(2 * outcome + 1) * count..][..count];
        }
        let active = in_lines(active, count);
        let mut logits = [[0.0; GROUP]; OUTCOMES];
        for start in (0..GROUP).step_by(TOGETHER) {
            let mut found = [[L::no_sums(); TOTALS]; OUTCOMES];
            for line in 0..count {
                for at in (0..LINE).step_by(L::COUNT) {
                    let mut units = [L::all(0); TOGETHER];
                    let mut squares = [L::all(0); TOGETHER];
                    for place in 0..TOGETHER {
                        units[place] = L::load(&active[start + place][line][at..]);
                        squares[place] = units[place].squared();
                    }
                    for outcome in 0..OUTCOMES {
                        let weights = L::load(&plain[outcome][line][at..]);
                        let square_weights = L::load(&square[outcome][line][at..]);
                        for place in 0..TOGETHER {
                            let sums = L::add_products(found[outcome][place], units[place], weights);
                            found[outcome][place] = L::add_products(sums, squares[place], square_weights);
                        }
                    }
                }
            }
            for outcome in 0..OUTCOMES {
                let totals = L::totals(found[outcome]);
                for place in 0..TOGETHER {
                    let sum = self.output_bias[outcome].wrapping_add(totals[place]);
                    logits[outcome][start + place] = sum as f32 / (ROW_ONE * OUTPUT_ONE);
                }
            }
        }
        logits
    }
}

/// The outcomes of each position of a group. Plain loops throughout, because a closure here would be called instead of being
/// woven in.
#[inline(always)]
fn softmax(logits: [[f32; GROUP]; OUTCOMES]) -> [Outcomes; GROUP] {
    let (mut largest, mut sums) = ([f32::MIN; GROUP], [0.0; GROUP]);
    for logits in &logits {
        for place in 0..GROUP {
            largest[place] = largest[place].max(logits[place]);
        }
    }
    let mut powers = [[0.0; GROUP]; OUTCOMES];
    for outcome in 0..OUTCOMES {
        for place in 0..GROUP {
            powers[outcome][place] = power(logits[outcome][place] - largest[place]);
            sums[place] += powers[outcome][place];
        }
    }
    let mut found = [[0.0; OUTCOMES]; GROUP];
    for outcome in 0..OUTCOMES {
        for place in 0..GROUP {
            found[place][outcome] = powers[outcome][place] / sums[place];
        }
    }
    found
}

/// e to a power that is not positive, by plain arithmetic, so that it is the same on every machine.
#[inline(always)]
pub(crate) fn power(exponent: f32) -> f32 {
    let twos = (exponent * std::f32::consts::LOG2_E).max(-60.0);
    // Adding a large number rounds to a whole one, in every kind of register alike.
    const ROUNDER: f32 = 12_582_912.0;
    let rounded = twos + ROUNDER;
    let whole = rounded - ROUNDER;
    let rest = (twos - whole) * std::f32::consts::LN_2;
    let series = 1.0
        + rest * (1.0 + rest * (1.0 / 2.0 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0)))));
    // Its last bits are that whole number.
    series * f32::from_bits((rounded.to_bits().wrapping_sub(ROUNDER.to_bits()).wrapping_add(127)) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_those_of_e() {
        for step in 0..400 {
            let exponent = -0.05 * step as f32;
            let [found, expected] = [power(exponent), exponent.exp()];
            assert!((found - expected).abs() <= 4e-6 * expected, "{exponent}: {found}, {expected}");
        }
    }
}
