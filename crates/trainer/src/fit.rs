//! Fitting weights to samples by Adam.

use tavli_engine::{OUTCOMES, Outcomes, value};

use crate::self_play::{COMPARED, Sample};
use crate::weights::{FIRST_WEIGHTS, Weights, add_scaled};

const FIRST_DECAY: f32 = 0.9;
const SECOND_DECAY: f32 = 0.999;
/// Gradients smaller than this move a weight less than by the full rate: noise alone must not carry idle units away.
const SMALL: f32 = 3e-5;

/// A unit whose gradients have been smaller than this (their square) for long is never active.
const IDLE: f32 = 1e-10;

/// How many of the last samples are kept.
const RECENT: usize = 32;

/// How plays of one roll are learned from side by side: a player need not know what each is worth, but which is worth more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Comparison {
    /// How much it counts that their distances are right, against each being right on its own.
    pub(crate) weight: f32,
    /// What each outcome is worth.
    pub(crate) worth: Outcomes,
}

impl Comparison {
    pub(crate) fn new(weight: f32, has_doubles: bool) -> Comparison {
        let certain = |outcome| std::array::from_fn(|other| f32::from(u8::from(other == outcome)));
        Comparison { weight, worth: std::array::from_fn(|outcome| value(certain(outcome), has_doubles)) }
    }

    fn worth_of(&self, outcomes: &Outcomes) -> f32 {
        outcomes.iter().zip(self.worth).map(|(chance, worth)| chance * worth).sum()
    }
}

/// Weights under training, with Adam's memory of their gradients.
#[derive(Clone)]
pub(crate) struct Fit {
    pub(crate) weights: Weights,
    pub(crate) first: Weights,
    pub(crate) second: Weights,
    pub(crate) steps: u64,
    /// Whether samples are plays of one roll, always [`COMPARED`] together.
    pub(crate) comparison: Option<Comparison>,
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
            comparison: None,
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
        // Plays of one roll belong into one step.
        let whole = if self.comparison.is_some() { COMPARED } else { 1 };
        for batch in samples.chunks(batch.max(1).next_multiple_of(whole)) {
            for together in batch.chunks(COMPARED) {
                let pulls = self.pulls(together);
                for (sample, pull) in together.iter().zip(pulls) {
                    loss += self.learn(sample, pull);
                }
            }
            self.widest = self.sums.iter().fold(self.widest, |widest, sum| widest.max(sum.abs()));
            let warm = ((self.steps + 1) as f32 / WARMING).min(1.0);
            self.step(rate * warm, 1.0 / batch.len() as f32);
        }
        self.recent = samples.iter().take(RECENT).map(|sample| sample.inputs.clone()).collect();
        loss / samples.len().max(1) as f32
    }

    /// How far each of these plays lies from where it should lie among them, as a gradient of its worth.
    fn pulls(&mut self, together: &[Sample]) -> [f32; COMPARED] {
        let mut pulls = [0.0; COMPARED];
        let Some(comparison) = self.comparison else { return pulls };
        for (pull, sample) in pulls.iter_mut().zip(together) {
            *pull = comparison.worth_of(&self.judge(sample)) - comparison.worth_of(&sample.target);
        }
        let mean = pulls.iter().sum::<f32>() / together.len() as f32;
        pulls.map(|pull| 2.0 * comparison.weight * (pull - mean))
    }

    /// What the weights say of a sample; leaves the sums of its hidden units.
    fn judge(&mut self, sample: &Sample) -> Outcomes {
        self.sums.clear();
        self.sums.extend_from_slice(&self.weights.bias);
        for (input, value) in &sample.inputs {
            self.weights.add(usize::from(*input), *value, &mut self.sums);
        }
        self.weights.outcomes(&self.sums)
    }

    /// Adds one sample's gradient; its worth is pulled down by so much more.
    fn learn(&mut self, sample: &Sample, pull: f32) -> f32 {
        let hidden = self.weights.hidden;
        let outcomes = self.judge(sample);
        let mut errors: Outcomes = std::array::from_fn(|k| outcomes[k] - sample.target[k]);
        if let Some(comparison) = self.comparison {
            let mean = comparison.worth_of(&outcomes);
            (0..OUTCOMES).for_each(|k| errors[k] += pull * outcomes[k] * (comparison.worth[k] - mean));
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> Vec<Sample> {
        let target = |win: f32| [0.1, 0.9 - win, 0.0, win - 0.05, 0.05];
        (0..COMPARED as u16)
            .map(|place| Sample {
                inputs: vec![(place, 1.0), (COMPARED as u16, 0.3 * f32::from(place))],
                target: target(0.3 + 0.1 * f32::from(place)),
            })
            .collect()
    }

    /// What the fit should make small: each on its own, and their distances.
    fn fault(fit: &mut Fit, samples: &[Sample], comparison: Comparison) -> f32 {
        let judged: Vec<Outcomes> = samples.iter().map(|sample| fit.judge(sample)).collect();
        let pairs = || judged.iter().zip(samples);
        let alone: f32 = pairs()
            .flat_map(|(found, sample)| (0..OUTCOMES).map(|k| -sample.target[k] * found[k].ln()))
            .sum();
        let errors: Vec<f32> = pairs()
            .map(|(found, sample)| comparison.worth_of(found) - comparison.worth_of(&sample.target))
            .collect();
        let mean = errors.iter().sum::<f32>() / errors.len() as f32;
        alone + comparison.weight * errors.iter().map(|error| (error - mean).powi(2)).sum::<f32>()
    }

    #[test]
    fn a_comparison_has_the_gradient_of_its_fault() {
        let mut number = 0.0f32;
        let weights = Weights::new(COMPARED + 1, 16, || {
            number += 1.3;
            number.sin()
        });
        let comparison = Comparison::new(30.0, true);
        assert_eq!(comparison.worth, [-2.0, -1.0, 0.0, 1.0, 2.0]);
        let (mut fit, samples) = (Fit::new(weights), samples());
        fit.comparison = Some(comparison);
        let pulls = fit.pulls(&samples);
        samples.iter().zip(pulls).for_each(|(sample, pull)| _ = fit.learn(sample, pull));
        for weight in [0, 17, 40, 79] {
            const STEP: f32 = 1e-2;
            let mut at = |shift: f32| {
                fit.weights.outputs[weight] += shift;
                let found = fault(&mut fit, &samples, comparison);
                fit.weights.outputs[weight] -= shift;
                found
            };
            let slope = (at(STEP) - at(-STEP)) / (2.0 * STEP);
            let found = fit.gradient.outputs[weight];
            assert!((slope - found).abs() < 0.01 + 0.01 * slope.abs(), "{weight}: {slope}, {found}");
        }
    }
}
