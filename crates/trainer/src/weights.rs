//! A net's weights as real numbers, while they are learned.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{Layout, Net, OUTCOMES, OUTPUT_ONE, Outcomes, ROW_ONE, SQUARE_ONE, SQUARED};

use crate::head_weights::{HeadWeights, Thought};
use crate::self_play::Sample;

/// The size of the first layer's weights before they have learned.
pub(crate) const FIRST_WEIGHTS: f32 = 0.15;

/// The weights of a net.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Weights {
    pub(crate) inputs: usize,
    pub(crate) hidden: usize,
    /// First layer, a row of hidden units for each input.
    pub(crate) rows: Vec<f32>,
    pub(crate) bias: Vec<f32>,
    /// Second layer, a row for each outcome: of hidden units, then of their squares.
    pub(crate) outputs: Vec<f32>,
    pub(crate) output_bias: [f32; OUTCOMES],
    /// Further layers.
    pub(crate) head: HeadWeights,
}

/// A weight of 1 in the second layer, for hidden units and for their squares.
const OUTPUT_SCALES: [f32; 2] = [OUTPUT_ONE, OUTPUT_ONE * ROW_ONE / (SQUARED * SQUARE_ONE)];

impl Weights {
    /// Small weights from a source of numbers between −1 and 1.
    pub(crate) fn new(inputs: usize, hidden: usize, mut noise: impl FnMut() -> f32) -> Weights {
        let mut layer = |length: usize, size: f32| (0..length).map(|_| size * noise()).collect();
        let [rows, outputs] = [
            layer(inputs * hidden, FIRST_WEIGHTS),
            layer(OUTCOMES * 2 * hidden, 1.0 / (hidden as f32).sqrt()),
        ];
        Weights {
            inputs,
            hidden,
            rows,
            bias: vec![0.0; hidden],
            outputs,
            output_bias: [0.0; OUTCOMES],
            head: HeadWeights::new(hidden, noise),
        }
    }

    /// The net that plays with these weights, rounded to whole numbers.
    pub(crate) fn net(&self, layout: &Layout) -> Net {
        let rows = self.rows.chunks_exact(self.hidden).zip(layout.scales());
        Net {
            inputs: self.inputs,
            hidden: self.hidden,
            rows: rows
                .flat_map(|(row, scale)| row.iter().map(move |weight| rounded(weight * scale * ROW_ONE)))
                .collect(),
            bias: self.bias.iter().map(|weight| rounded(weight * ROW_ONE)).collect(),
            outputs: self
                .outputs
                .chunks_exact(self.hidden)
                .zip(OUTPUT_SCALES.iter().cycle())
                .flat_map(|(row, scale)| row.iter().map(move |weight| rounded(weight * scale)))
                .collect(),
            output_bias: self.output_bias.map(|weight| (weight * ROW_ONE * OUTPUT_ONE).round() as i32),
            head: (!self.head.is_silent()).then(|| self.head.head()),
        }
    }

    /// The same net with hidden units that stay within what whole numbers can hold at these samples.
    pub(crate) fn within_range(&self, samples: &[Sample]) -> Weights {
        /// Half of what fits: other positions may go farther than these.
        const LARGEST: f32 = 64.0;
        self.within(samples, |sum| sum.abs() / LARGEST)
    }

    /// The same net with hidden units that can be squared at these samples, where their squares have had no say so far.
    pub(crate) fn ready_for_squares(&self, samples: &[Sample]) -> Weights {
        self.within(samples, |sum| sum / SQUARED)
    }

    /// Whether no square of a hidden unit has a say.
    pub(crate) fn squares_are_silent(&self) -> bool {
        let squares = self.outputs.chunks_exact(self.hidden).skip(1).step_by(2);
        squares.flatten().all(|weight| *weight == 0.0)
    }

    /// A unit that becomes larger than one by this measure is made smaller, and counts for more afterwards. What its square says
    /// stays the same unless it was cut off.
    fn within(&self, samples: &[Sample], measure: fn(f32) -> f32) -> Weights {
        let mut widest = vec![0.0f32; self.hidden];
        let mut sums = Vec::new();
        for sample in samples {
            sums.clone_from(&self.bias);
            sample.inputs.iter().for_each(|(input, value)| self.add(usize::from(*input), *value, &mut sums));
            for (widest, sum) in widest.iter_mut().zip(&sums) {
                *widest = widest.max(measure(*sum));
            }
        }
        let mut weights = self.clone();
        for (unit, widest) in widest.into_iter().enumerate().filter(|(_, widest)| *widest > 1.0) {
            let scale = 1.0 / widest;
            weights.bias[unit] *= scale;
            weights.rows.iter_mut().skip(unit).step_by(self.hidden).for_each(|weight| *weight *= scale);
            let outputs = weights.outputs.iter_mut().skip(unit).step_by(self.hidden);
            outputs
                .zip([scale, scale * scale].into_iter().cycle())
                .for_each(|(weight, scale)| *weight /= scale);
            weights.head.make_up_for(unit, scale);
        }
        weights
    }

    /// The weights that a net was rounded from; one without further layers gets some that have no say yet.
    pub(crate) fn of(net: &Net, layout: &Layout) -> Weights {
        let mut random = ChaCha8Rng::seed_from_u64(net.hidden as u64);
        let fresh = || HeadWeights::new(net.hidden, || random.random_range(-1.0..1.0));
        let real =
            |weights: &[i16], one: f32| weights.iter().map(|weight| f32::from(*weight) / one).collect();
        let rows = net.rows.chunks_exact(net.hidden).zip(layout.scales());
        Weights {
            inputs: net.inputs,
            hidden: net.hidden,
            rows: rows
                .flat_map(|(row, scale)| row.iter().map(move |weight| f32::from(*weight) / (scale * ROW_ONE)))
                .collect(),
            bias: real(&net.bias, ROW_ONE),
            outputs: net
                .outputs
                .chunks_exact(net.hidden)
                .zip(OUTPUT_SCALES.iter().cycle())
                .flat_map(|(row, scale)| row.iter().map(move |weight| f32::from(*weight) / scale))
                .collect(),
            output_bias: net.output_bias.map(|weight| weight as f32 / (ROW_ONE * OUTPUT_ONE)),
            head: net.head.as_ref().map_or_else(fresh, |head| HeadWeights::of(head, net.hidden)),
        }
    }

    /// Adds one input's row to the hidden units.
    #[inline]
    pub(crate) fn add(&self, input: usize, value: f32, sums: &mut [f32]) {
        add_scaled(sums, &self.rows[input * self.hidden..(input + 1) * self.hidden], value);
    }

    /// The probabilities of the outcomes from the hidden units before their activation.
    #[inline]
    pub(crate) fn outcomes(&self, sums: &[f32]) -> (Outcomes, Thought) {
        let mut logits = self.output_bias;
        for (logit, row) in logits.iter_mut().zip(self.outputs.chunks_exact(2 * self.hidden)) {
            let (plain, squares) = row.split_at(self.hidden);
            *logit += dot_active(sums, plain, squares);
        }
        let thought = self.head.think(sums);
        logits.iter_mut().zip(thought.logits).for_each(|(logit, correction)| *logit += correction);
        let largest = logits.into_iter().fold(f32::MIN, f32::max);
        let powers = logits.map(|logit| (logit - largest).exp());
        let sum: f32 = powers.iter().sum();
        (powers.map(|power| power / sum), thought)
    }

    /// Moves a share of the way to others.
    pub(crate) fn approach(&mut self, others: &Weights, share: f32) {
        for (own, others) in self.layers_mut().into_iter().zip(others.layers()) {
            own.iter_mut().zip(others).for_each(|(own, other)| *own += share * (other - *own));
        }
    }

    /// Every layer, for files and averages.
    pub(crate) fn layers_mut(&mut self) -> Vec<&mut [f32]> {
        let layers: [&mut [f32]; 4] =
            [&mut self.rows, &mut self.bias, &mut self.outputs, &mut self.output_bias];
        layers.into_iter().chain(self.head.layers_mut()).collect()
    }

    pub(crate) fn layers(&self) -> Vec<&[f32]> {
        let layers: [&[f32]; 4] = [&self.rows, &self.bias, &self.outputs, &self.output_bias];
        layers.into_iter().chain(self.head.layers()).collect()
    }

    /// The mean of several.
    pub(crate) fn mean<'a>(all: impl ExactSizeIterator<Item = &'a Weights> + Clone) -> Weights {
        let share = 1.0 / all.len() as f32;
        let first = all.clone().next().expect("at least one thread has learned");
        let mut mean = Weights::new(first.inputs, first.hidden, || 0.0);
        for weights in all {
            for (sums, values) in mean.layers_mut().into_iter().zip(weights.layers()) {
                add_scaled(sums, values, share);
            }
        }
        mean
    }
}

pub(crate) fn rounded(weight: f32) -> i16 {
    weight.round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
}

#[inline]
pub(crate) fn add_scaled(sums: &mut [f32], values: &[f32], scale: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += scale * value;
    }
}

/// Lanes that are added apart, so that the compiler can use wide registers.
const LANES: usize = 16;

/// The sum over active hidden units of activation times weight, and of its square times its weight.
#[inline]
fn dot_active(sums: &[f32], row: &[f32], squares: &[f32]) -> f32 {
    let mut lanes = [0.0f32; LANES];
    let rows = row.as_chunks::<LANES>().0.iter().zip(squares.as_chunks::<LANES>().0);
    for (sums, (row, squares)) in sums.as_chunks::<LANES>().0.iter().zip(rows) {
        for lane in 0..LANES {
            let active = sums[lane].max(0.0);
            lanes[lane] += active * row[lane] + squared(active) * squares[lane];
        }
    }
    lanes.iter().sum()
}

/// How fast the square of an active unit grows with it.
#[inline(always)]
pub(crate) fn square_slope(active: f32) -> f32 {
    if active < SQUARED { 2.0 * active / SQUARED } else { 0.0 }
}

/// What the square of an active unit counts.
#[inline(always)]
pub(crate) fn squared(active: f32) -> f32 {
    let active = active.min(SQUARED);
    active * active / SQUARED
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_that_become_too_large_are_made_smaller_and_judge_alike() {
        let mut number = 0.0;
        let mut weights = Weights::new(5, 32, || {
            number += 0.7;
            f32::sin(number)
        });
        weights.rows.iter_mut().step_by(3).for_each(|weight| *weight *= 2_000.0);
        let inputs = vec![(0, 1.0), (3, 0.5), (4, 0.25)];
        let samples = [Sample { inputs, target: [0.2; OUTCOMES] }];
        let sums = |weights: &Weights| {
            let mut sums = weights.bias.clone();
            samples[0]
                .inputs
                .iter()
                .for_each(|(input, value)| weights.add(usize::from(*input), *value, &mut sums));
            sums
        };
        weights.head.outputs.iter_mut().for_each(|weight| *weight = 0.1);
        // Squares without a say, as a net that never learned with them has.
        weights.outputs.chunks_exact_mut(32).skip(1).step_by(2).for_each(|squares| squares.fill(0.0));
        assert!(sums(&weights).iter().any(|sum| sum.abs() > 65.0));
        let within = weights.within_range(&samples);
        assert!(sums(&within).iter().all(|sum| sum.abs() < 64.1));
        let ready = weights.ready_for_squares(&samples);
        assert!(sums(&ready).iter().all(|sum| *sum < SQUARED + 0.1));
        let (before, _) = weights.outcomes(&sums(&weights));
        for (after, _) in [within, ready].map(|weights| weights.outcomes(&sums(&weights))) {
            before.iter().zip(after).for_each(|(before, after)| assert!((before - after).abs() < 1e-4));
        }
    }
}
