//! A net of one hidden layer: layers in order, nothing else.
//!
//! The first layer's rows belong to inputs, so that positions which differ in a few inputs differ by a few rows.
//! Sums are added in one fixed order, so that a net says the same to the last digit on every machine.

use tavli_rules::Position;

use crate::features::Layout;

/// The outcomes that a net tells apart: lose two, lose one, draw, win one, win two.
pub const OUTCOMES: usize = 5;

/// The weights of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// How many inputs it has.
    pub inputs: usize,
    /// How many hidden units.
    pub hidden: usize,
    /// First layer, a row of hidden units for each input.
    pub rows: Vec<f32>,
    /// First layer, what is there without inputs.
    pub bias: Vec<f32>,
    /// Second layer, a row of hidden units for each outcome.
    pub outputs: Vec<f32>,
    /// Second layer, what is there without hidden units.
    pub output_bias: [f32; OUTCOMES],
}

impl Net {
    /// A net without knowledge: small weights from a given source of numbers between −1 and 1.
    pub fn new(inputs: usize, hidden: usize, mut noise: impl FnMut() -> f32) -> Net {
        let mut layer = |length: usize, size: f32| (0..length).map(|_| size * noise()).collect::<Vec<f32>>();
        Net {
            inputs,
            hidden,
            rows: layer(inputs * hidden, 0.25),
            bias: vec![0.0; hidden],
            outputs: layer(OUTCOMES * hidden, 1.0 / (hidden as f32).sqrt()),
            output_bias: [0.0; OUTCOMES],
        }
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
    pub fn judge(&self, layout: &Layout, position: &Position) -> [f32; OUTCOMES] {
        let mut outcomes = [0.0; OUTCOMES];
        Siblings::default().judge(self, layout, std::slice::from_ref(position), |_, found| outcomes = found);
        outcomes
    }

    /// Adds one input's row to the hidden units.
    #[inline(always)]
    pub fn add(&self, input: usize, value: f32, sums: &mut [f32]) {
        let row = &self.rows[input * self.hidden..(input + 1) * self.hidden];
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += value * weight;
        }
    }

    /// The probabilities of the outcomes from the hidden units before their activation.
    #[inline(always)]
    pub fn outcomes(&self, sums: &[f32]) -> [f32; OUTCOMES] {
        let mut logits = self.output_bias;
        for (logit, row) in logits.iter_mut().zip(self.outputs.chunks_exact(self.hidden)) {
            *logit += dot_active(sums, row);
        }
        softmax(logits)
    }
}

/// What outcomes are worth in points for the side to throw, where double wins count and where they do not.
///
/// ```
/// assert_eq!(tavli_engine::value([0.0, 0.0, 0.0, 0.0, 1.0], true), 2.0);
/// ```
#[inline]
pub fn value(outcomes: [f32; OUTCOMES], has_doubles: bool) -> f32 {
    let [lose_double, lose_single, _, win_single, win_double] = outcomes;
    let double = if has_doubles { 2.0 } else { 1.0 };
    win_single - lose_single + double * (win_double - lose_double)
}

/// Lanes that are added apart, so that the compiler can use wide registers.
const LANES: usize = 16;

/// The sum over active hidden units of activation times weight.
#[inline(always)]
fn dot_active(sums: &[f32], row: &[f32]) -> f32 {
    let mut lanes = [0.0f32; LANES];
    let (sums, rest) = sums.as_chunks::<LANES>();
    let (row, row_rest) = row.as_chunks::<LANES>();
    for (sums, row) in sums.iter().zip(row) {
        for lane in 0..LANES {
            lanes[lane] += sums[lane].max(0.0) * row[lane];
        }
    }
    let rest: f32 = rest.iter().zip(row_rest).map(|(sum, weight)| sum.max(0.0) * weight).sum();
    lanes.iter().sum::<f32>() + rest
}

#[inline(always)]
fn softmax(logits: [f32; OUTCOMES]) -> [f32; OUTCOMES] {
    let largest = logits.into_iter().fold(f32::MIN, f32::max);
    let powers = logits.map(|logit| (logit - largest).exp());
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
}

/// Judges the positions that a roll can lead to; they share most of their inputs.
///
/// ```
/// use tavli_engine::{Layout, Net, Siblings};
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let layout = Layout::new(referee.ruleset());
/// let mut number = 0.0;
/// let net = Net::new(layout.len(), 32, || { number += 0.37; f32::sin(number) });
/// let plays = referee.plays(&referee.start(Side::White), Roll::new(&[3, 1]).unwrap());
/// let mut judged = 0;
/// Siblings::default().judge(&net, &layout, plays.positions(), |index, outcomes| {
///     let alone = net.judge(&layout, &plays.positions()[index]);
///     assert!(outcomes.iter().zip(&alone).all(|(one, other)| (one - other).abs() < 1e-5));
///     judged += 1;
/// });
/// assert_eq!(judged, 16);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Siblings {
    base: Vec<f32>,
    sums: Vec<f32>,
}

impl Siblings {
    /// The outcomes of each position for the side to throw there; all must have the same side to throw.
    pub fn judge(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        verdict: impl FnMut(usize, [f32; OUTCOMES]),
    ) {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx512f") {
            // SAFETY: the machine has just said that it knows these instructions.
            return unsafe { self.judge_with_avx512(net, layout, positions, verdict) };
        } else if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the machine has just said that it knows these instructions.
            return unsafe { self.judge_with_avx2(net, layout, positions, verdict) };
        }
        self.judge_plainly(net, layout, positions, verdict);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f")]
    fn judge_with_avx512(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        verdict: impl FnMut(usize, [f32; OUTCOMES]),
    ) {
        self.judge_plainly(net, layout, positions, verdict);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn judge_with_avx2(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        verdict: impl FnMut(usize, [f32; OUTCOMES]),
    ) {
        self.judge_plainly(net, layout, positions, verdict);
    }

    /// The one source of all ways: compiled for whatever the machine knows.
    #[inline(always)]
    fn judge_plainly(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        mut verdict: impl FnMut(usize, [f32; OUTCOMES]),
    ) {
        let Some(first) = positions.first() else { return };
        let Siblings { base, sums } = self;
        base.clear();
        base.extend_from_slice(&net.bias);
        layout.inputs(first, &mut |input, value| net.add(input, value, base));
        for (index, position) in positions.iter().enumerate() {
            sums.clear();
            sums.extend_from_slice(base);
            layout.difference(first, position, &mut |input, value| net.add(input, value, sums));
            verdict(index, net.outcomes(sums));
        }
    }
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
        let net = Net::new(layout.len(), 100, || {
            number += 0.7;
            f32::sin(number)
        });
        let plays = referee.plays(&referee.start(Side::White), Roll::new(&[4, 4]).unwrap());
        let mut plain = Vec::new();
        Siblings::default()
            .judge_plainly(&net, &layout, plays.positions(), |_, outcomes| plain.push(outcomes));
        let mut wide = Vec::new();
        Siblings::default().judge(&net, &layout, plays.positions(), |_, outcomes| wide.push(outcomes));
        assert_eq!(plain, wide);
    }
}
