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
use crate::head::Head;
use crate::lanes::{self, Lanes};
use crate::outcomes::{OUTCOMES, Outcomes};

/// A weight of 1 in the first layer; sums of hidden units must stay below 128 then.
pub const ROW_ONE: f32 = 256.0;
/// A weight of 1 in the second layer.
pub const OUTPUT_ONE: f32 = 4096.0;
/// A sum of 1, squared; sums above 16 count as 16 there.
pub const SQUARE_ONE: f32 = 64.0;
/// Hidden units come in blocks of so many, which stay in registers while rows are added.
pub const BLOCK: usize = 256;

/// The weights of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// How many inputs it has.
    pub inputs: usize,
    /// How many hidden units: a multiple of [`BLOCK`].
    pub hidden: usize,
    /// First layer, a row of hidden units for each input.
    pub rows: Vec<i16>,
    /// First layer, what is there without inputs.
    pub bias: Vec<i16>,
    /// Second layer, a row for each outcome: of hidden units, then of their squares.
    pub outputs: Vec<i16>,
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
            bias: vec![0; hidden],
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

    /// The probabilities of the outcomes from the sums of the second layer and those of the hidden units.
    #[inline(always)]
    fn outcomes<L: Lanes>(&self, sums: [i32; OUTCOMES], hidden: &[i16]) -> Outcomes {
        let mut logits = [0.0; OUTCOMES];
        for outcome in 0..OUTCOMES {
            let sum = self.output_bias[outcome].wrapping_add(sums[outcome]);
            logits[outcome] = sum as f32 / (ROW_ONE * OUTPUT_ONE);
        }
        if let Some(head) = &self.head {
            let correction = head.correction::<L>(hidden);
            logits.iter_mut().zip(correction).for_each(|(logit, correction)| *logit += correction);
        }
        softmax(logits)
    }
}

#[inline(always)]
fn softmax(logits: [f32; OUTCOMES]) -> Outcomes {
    let largest = logits.into_iter().fold(f32::MIN, f32::max);
    // Plain loops, because a closure here would be called instead of being woven in.
    let mut powers = [0.0; OUTCOMES];
    for (found, logit) in powers.iter_mut().zip(logits) {
        *found = power(logit - largest);
    }
    let sum: f32 = powers.iter().sum();
    powers.iter_mut().for_each(|power| *power /= sum);
    powers
}

/// e to a power that is not positive, by plain arithmetic, so that it is the same on every machine.
#[inline(always)]
pub(crate) fn power(exponent: f32) -> f32 {
    let twos = (exponent * std::f32::consts::LOG2_E).max(-60.0);
    // Adding a large number rounds to a whole one, in every kind of register alike.
    const ROUNDER: f32 = 12_582_912.0;
    let whole = (twos + ROUNDER) - ROUNDER;
    let rest = (twos - whole) * std::f32::consts::LN_2;
    let series = 1.0
        + rest * (1.0 + rest * (1.0 / 2.0 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0)))));
    series * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// Judges the positions that a roll can lead to; they share most of their inputs.
///
/// ```
/// use tavli_engine::{Layout, Net, Siblings};
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let layout = Layout::new(referee.ruleset());
/// let mut number = 0.0;
/// let net = Net::new(layout.len(), 128, || { number += 0.37; f32::sin(number) });
/// let plays = referee.plays(&referee.start(Side::White), Roll::new(&[3, 1]).unwrap());
/// let mut judged = 0;
/// Siblings::default().judge(&net, &layout, plays.positions(), |index, outcomes| {
///     assert_eq!(outcomes, net.judge(&layout, &plays.positions()[index]), "as if it stood alone");
///     judged += 1;
/// });
/// assert_eq!(judged, 16);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Siblings {
    sums: Vec<i16>,
    changes: Changes,
}

/// Inputs that change, and by how much.
#[derive(Clone, Debug)]
struct Changes {
    list: Box<[(u32, i16); MOST_CHANGES]>,
    count: usize,
}

/// More than any two positions can differ in.
const MOST_CHANGES: usize = 512;

impl Default for Changes {
    fn default() -> Changes {
        Changes { list: Box::new([(0, 0); MOST_CHANGES]), count: 0 }
    }
}

impl Changes {
    /// Adds a change that may be none: writing it in any case is quicker than asking first.
    #[inline(always)]
    fn add(&mut self, input: usize, value: i16) {
        self.list[self.count % MOST_CHANGES] = (input as u32, value);
        self.count += usize::from(value != 0);
    }

    #[inline(always)]
    fn all(&self) -> &[(u32, i16)] {
        &self.list[..self.count.min(MOST_CHANGES)]
    }
}

impl Siblings {
    /// The outcomes of each position for the side to throw there; all must have the same side to throw.
    pub fn judge(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        verdict: impl FnMut(usize, Outcomes),
    ) {
        #[cfg(target_arch = "x86_64")]
        if lanes::has_avx512() {
            // SAFETY: the machine has just said that it knows these instructions.
            return unsafe { self.judge_with_avx512(net, layout, positions, verdict) };
        } else if lanes::has_avx2() {
            // SAFETY: the machine has just said that it knows these instructions.
            return unsafe { self.judge_with_avx2(net, layout, positions, verdict) };
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        return self.judge_by::<lanes::Simd128, 64, 8>(net, layout, positions, verdict);
        #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
        self.judge_by::<lanes::Plain, 64, 4>(net, layout, positions, verdict);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,bmi1,bmi2,popcnt,lzcnt")]
    fn judge_with_avx512(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        verdict: impl FnMut(usize, Outcomes),
    ) {
        self.judge_by::<lanes::Avx512, 256, 8>(net, layout, positions, verdict);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
    fn judge_with_avx2(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        verdict: impl FnMut(usize, Outcomes),
    ) {
        self.judge_by::<lanes::Avx2, 128, 8>(net, layout, positions, verdict);
    }

    /// The one source of all ways, for blocks of hidden units that fill so many registers.
    #[inline(always)]
    fn judge_by<L: Lanes, const UNITS: usize, const REGISTERS: usize>(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        mut verdict: impl FnMut(usize, Outcomes),
    ) {
        let Some(first) = positions.first() else { return };
        let Siblings { sums, changes } = self;
        sums.clear();
        sums.extend_from_slice(&net.bias);
        changes.count = 0;
        let mut signs = layout.inputs(first, &mut |input, value| changes.add(input, value));
        let mut before = first;
        for (index, position) in positions.iter().enumerate() {
            // Neighbours in a listing are the nearest relatives.
            if index > 0 {
                changes.count = 0;
                let add = &mut |input: usize, value: i16| changes.add(input, value);
                signs = layout.difference(before, &signs, position, add);
                before = position;
            }
            let outputs = run::<L, UNITS, REGISTERS>(net, changes.all(), sums);
            verdict(index, net.outcomes::<L>(outputs, sums));
        }
    }
}

/// Adds the rows of these inputs to the sums of hidden units, and says what the second layer makes of them: a block of units at
/// a time, which stays in registers from the first row to the last output.
#[inline(always)]
fn run<L: Lanes, const UNITS: usize, const REGISTERS: usize>(
    net: &Net,
    changes: &[(u32, i16)],
    sums: &mut [i16],
) -> [i32; OUTCOMES] {
    const { assert!(UNITS == REGISTERS * L::COUNT, "a block fills its registers") };
    let rows = net.rows.as_chunks::<UNITS>().0;
    let outputs = net.outputs.as_chunks::<UNITS>().0;
    let count = net.hidden / UNITS;
    let mut found = [L::no_sums(); OUTCOMES];
    for (block, sums) in sums.as_chunks_mut::<UNITS>().0.iter_mut().enumerate() {
        let mut all: [L; REGISTERS] = std::array::from_fn(|register| L::load(&sums[register * L::COUNT..]));
        for (input, value) in changes {
            let (row, value) = (&rows[*input as usize * count + block], L::all(*value));
            for register in 0..REGISTERS {
                all[register] = all[register].plus_product(L::load(&row[register * L::COUNT..]), value);
            }
        }
        let outputs: [[&[i16; UNITS]; 2]; OUTCOMES] = std::array::from_fn(|outcome| {
            [&outputs[2 * outcome * count + block], &outputs[(2 * outcome + 1) * count + block]]
        });
        for (register, unit) in all.into_iter().enumerate() {
            let at = register * L::COUNT;
            unit.store(&mut sums[at..]);
            let unit = unit.active();
            let square = unit.squared();
            for (found, [plain, squares]) in found.iter_mut().zip(outputs) {
                *found = L::add_products(*found, unit, L::load(&plain[at..]));
                *found = L::add_products(*found, square, L::load(&squares[at..]));
            }
        }
    }
    found.map(L::total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, Roll, Side};

    #[test]
    fn wide_registers_say_the_same_to_the_last_digit() {
        let referee = BuiltIn::Plakoto.referee();
        let layout = Layout::new(referee.ruleset());
        let mut number = 0.0;
        let mut noise = || {
            number += 0.7;
            f32::sin(number)
        };
        let net = Net::new(layout.len(), 256, &mut noise).with_head(Head::new(256, &mut noise));
        let plays = referee.plays(&referee.start(Side::White), Roll::new(&[4, 4]).unwrap());
        let mut plain = Vec::new();
        Siblings::default().judge_by::<lanes::Plain, 64, 4>(
            &net,
            &layout,
            plays.positions(),
            |_, outcomes| {
                plain.push(outcomes);
            },
        );
        let mut wide = Vec::new();
        Siblings::default().judge(&net, &layout, plays.positions(), |_, outcomes| wide.push(outcomes));
        assert_eq!(plain, wide);
        // A machine that has wider registers would never use these.
        #[cfg(target_arch = "x86_64")]
        if lanes::has_avx2() {
            wide.clear();
            let keep = |_, outcomes| wide.push(outcomes);
            // SAFETY: the machine has just said that it knows these instructions.
            unsafe { Siblings::default().judge_with_avx2(&net, &layout, plays.positions(), keep) };
            assert_eq!(plain, wide);
        }
    }

    #[test]
    fn powers_are_those_of_e() {
        for step in 0..400 {
            let exponent = -0.05 * step as f32;
            let [found, expected] = [power(exponent), exponent.exp()];
            assert!((found - expected).abs() <= 4e-6 * expected, "{exponent}: {found}, {expected}");
        }
    }
}
