//! Fitting weights to samples by Adam.

use tavli_engine::OUTCOMES;

use crate::self_play::Sample;
use crate::weights::{FIRST_WEIGHTS, Weights, add_scaled};

const FIRST_DECAY: f32 = 0.9;
const SECOND_DECAY: f32 = 0.999;
/// Gradients smaller than this move a weight less than by the full rate: noise alone must not carry idle units away.
const SMALL: f32 = 3e-5;

/// A unit whose gradients have been smaller than this (their square) for long is never active.
const IDLE: f32 = 1e-10;

/// How many of the last samples are kept.
const RECENT: usize = 32;

/// Weights under training, with Adam's memory of their gradients.
#[derive(Clone)]
pub(crate) struct Fit {
    pub(crate) weights: Weights,
    pub(crate) first: Weights,
    pub(crate) second: Weights,
    pub(crate) steps: u64,
    /// The largest sum of a hidden unit seen, which must fit into the shipped net's whole numbers.
    pub(crate) widest: f32,
    /// Inputs of some of the last samples.
    recent: Vec<Vec<(u16, f32)>>,
    gradient: Weights,
    touched: Vec<bool>,
    sums: Vec<f32>,
    back: Vec<f32>,
}

impl Fit {
    pub(crate) fn new(weights: Weights) -> Fit {
        let empty = Weights::new(weights.inputs, weights.hidden, || 0.0);
        Fit {
            first: empty.clone(),
            second: empty.clone(),
            gradient: empty,
            touched: vec![false; weights.inputs],
            sums: Vec::new(),
            back: vec![0.0; weights.hidden],
            steps: 0,
            widest: 0.0,
            recent: Vec::new(),
            weights,
        }
    }

    /// One pass over the samples in batches; says the mean cross-entropy.
    pub(crate) fn pass(&mut self, samples: &[Sample], batch: usize, rate: f32) -> f32 {
        /// Steps over which the rate grows to its full size: large first steps would silence many units for ever.
        const WARMING: f32 = 3_000.0;
        let mut loss = 0.0;
        for batch in samples.chunks(batch.max(1)) {
            for sample in batch {
                loss += self.learn(sample);
            }
            self.widest = self.sums.iter().fold(self.widest, |widest, sum| widest.max(sum.abs()));
            let warm = ((self.steps + 1) as f32 / WARMING).min(1.0);
            self.step(rate * warm, 1.0 / batch.len() as f32);
        }
        self.recent = samples.iter().take(RECENT).map(|sample| sample.inputs.clone()).collect();
        loss / samples.len().max(1) as f32
    }

    /// Adds one sample's gradient.
    fn learn(&mut self, sample: &Sample) -> f32 {
        let hidden = self.weights.hidden;
        self.sums.clear();
        self.sums.extend_from_slice(&self.weights.bias);
        for (input, value) in &sample.inputs {
            self.weights.add(usize::from(*input), *value, &mut self.sums);
        }
        let outcomes = self.weights.outcomes(&self.sums);
        let errors: [f32; OUTCOMES] = std::array::from_fn(|k| outcomes[k] - sample.target[k]);
        self.back.fill(0.0);
        for (outcome, error) in errors.into_iter().enumerate() {
            self.gradient.output_bias[outcome] += error;
            let weights = &self.weights.outputs[outcome * hidden..(outcome + 1) * hidden];
            let gradient = &mut self.gradient.outputs[outcome * hidden..(outcome + 1) * hidden];
            for unit in 0..hidden {
                gradient[unit] += error * self.sums[unit].max(0.0);
                self.back[unit] += error * weights[unit];
            }
        }
        for (back, sum) in self.back.iter_mut().zip(&self.sums) {
            *back = if *sum > 0.0 { *back } else { 0.0 };
        }
        add_scaled(&mut self.gradient.bias, &self.back, 1.0);
        for (input, value) in &sample.inputs {
            let input = usize::from(*input);
            self.touched[input] = true;
            add_scaled(&mut self.gradient.rows[input * hidden..(input + 1) * hidden], &self.back, *value);
        }
        (0..OUTCOMES).map(|k| -sample.target[k] * outcomes[k].max(1e-9).ln()).sum()
    }

    /// One step of Adam with the gradient so far, which is then forgotten. Rows that no sample used stay.
    fn step(&mut self, rate: f32, share: f32) {
        self.steps += 1;
        let time = self.steps.min(100_000) as i32;
        let correction = (1.0 - SECOND_DECAY.powi(time)).sqrt() / (1.0 - FIRST_DECAY.powi(time));
        let adam = Adam { rate: rate * correction, share };
        let hidden = self.weights.hidden;
        for input in (0..self.weights.inputs).filter(|input| self.touched[*input]) {
            let row = input * hidden..(input + 1) * hidden;
            adam.step(
                &mut self.weights.rows[row.clone()],
                &mut self.gradient.rows[row.clone()],
                &mut self.first.rows[row.clone()],
                &mut self.second.rows[row],
            );
        }
        self.touched.fill(false);
        let Fit { weights, gradient, first, second, .. } = self;
        adam.step(&mut weights.bias, &mut gradient.bias, &mut first.bias, &mut second.bias);
        adam.step(&mut weights.outputs, &mut gradient.outputs, &mut first.outputs, &mut second.outputs);
        adam.step(
            &mut weights.output_bias,
            &mut gradient.output_bias,
            &mut first.output_bias,
            &mut second.output_bias,
        );
    }

    /// Gives units that are never active any more a new beginning, without a say at first. Returns how many there were.
    pub(crate) fn revive(&mut self, mut noise: impl FnMut() -> f32) -> usize {
        let hidden = self.weights.hidden;
        let idle: Vec<usize> = (0..hidden).filter(|unit| self.second.bias[*unit] < IDLE).collect();
        for unit in &idle {
            for weights in [&mut self.weights, &mut self.first, &mut self.second] {
                weights.rows.iter_mut().skip(*unit).step_by(hidden).for_each(|weight| *weight = 0.0);
                weights.outputs.iter_mut().skip(*unit).step_by(hidden).for_each(|weight| *weight = 0.0);
                weights.bias[*unit] = 0.0;
            }
            let row = self.weights.rows.iter_mut().skip(*unit).step_by(hidden);
            row.for_each(|weight| *weight = FIRST_WEIGHTS * noise());
            // On the verge of being active at some position that occurs, so that it is active at about half of them.
            if let Some(inputs) = self.recent.get(*unit % RECENT) {
                let sum = |(input, value): &(u16, f32)| {
                    value * self.weights.rows[usize::from(*input) * hidden + unit]
                };
                self.weights.bias[*unit] = -inputs.iter().map(sum).sum::<f32>();
            }
        }
        idle.len()
    }

    /// The mean of several fits that went on from the same one.
    pub(crate) fn mean(fits: &[Fit]) -> Fit {
        Fit {
            weights: Weights::mean(fits.iter().map(|fit| &fit.weights)),
            first: Weights::mean(fits.iter().map(|fit| &fit.first)),
            second: Weights::mean(fits.iter().map(|fit| &fit.second)),
            widest: fits.iter().fold(0.0, |widest, fit| widest.max(fit.widest)),
            ..fits[0].clone()
        }
    }
}

struct Adam {
    rate: f32,
    share: f32,
}

impl Adam {
    fn step(&self, weights: &mut [f32], gradient: &mut [f32], first: &mut [f32], second: &mut [f32]) {
        for k in 0..weights.len() {
            let slope = gradient[k] * self.share;
            gradient[k] = 0.0;
            first[k] = not_tiny(FIRST_DECAY * first[k] + (1.0 - FIRST_DECAY) * slope);
            second[k] = not_tiny(SECOND_DECAY * second[k] + (1.0 - SECOND_DECAY) * slope * slope);
            weights[k] -= self.rate * first[k] / (second[k].sqrt() + SMALL);
        }
    }
}

/// Memories of units that are never active fade into numbers so small that machines compute with them a hundred times more
/// slowly; they count as nothing.
#[inline(always)]
fn not_tiny(number: f32) -> f32 {
    if number.abs() < 1e-25 { 0.0 } else { number }
}
