//! Fitting weights to samples by Adam.

use tavli_engine::{OUTCOMES, Outcomes, value};

use crate::group::Group;
use crate::head_weights::Thought;
use crate::self_play::{COMPARED, Sample};
use crate::weights::{FIRST_WEIGHTS, Weights, add_scaled, square_slope, squared};

const FIRST_DECAY: f32 = 0.9;
const SECOND_DECAY: f32 = 0.999;
/// Gradients of one sample that are smaller than this move a weight less than by the full rate: noise alone must not carry idle
/// units away.
const SMALL: f32 = 1.7e-4;

/// A unit whose gradients have been smaller than this (their square) for long is never active; where a step hears so many
/// samples that much of their gradients cancels out, this much less.
const IDLE: f32 = 3e-9;

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
    /// Whether further layers stay as they are.
    pub(crate) is_plain: bool,
    /// The largest sum of a hidden unit seen, which must fit into the shipped net's whole numbers.
    pub(crate) widest: f32,
    /// Inputs of some of the last samples.
    recent: Vec<Vec<(u16, f32)>>,
    /// How many samples the last step heard.
    length: usize,
    gradient: Weights,
    touched: Vec<bool>,
    sums: Vec<f32>,
    back: Vec<f32>,
    back_of_all: Vec<f32>,
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
            back: Vec::new(),
            back_of_all: Vec::new(),
            steps: 0,
            comparison: None,
            is_plain: false,
            widest: 0.0,
            recent: Vec::new(),
            length: 1,
            weights,
        }
    }

    /// One pass over the samples in batches; says the mean cross-entropy.
    pub(crate) fn pass(&mut self, samples: &[Sample], batch: usize, rate: f32) -> f32 {
        // Plays of one roll belong into one step.
        let together = if self.comparison.is_some() { COMPARED } else { 1 };
        let mut loss = 0.0;
        for batch in samples.chunks(batch.max(1).next_multiple_of(together)) {
            let groups: Vec<Group> = batch.chunks(together).map(Group::of).collect();
            loss += batch.len() as f32 * self.batch(groups.iter(), rate);
        }
        self.remember(samples);
        loss / samples.len().max(1) as f32
    }

    /// One step by these samples; says their mean cross-entropy.
    pub(crate) fn batch<'g>(&mut self, groups: impl Iterator<Item = &'g Group>, rate: f32) -> f32 {
        /// Samples over which the rate grows to its full size: large first steps would silence many units for ever.
        const WARMING: usize = 96_000;
        /// The same in steps, at the least.
        const WARMING_STEPS: usize = 300;
        let (mut loss, mut length) = (0.0, 0);
        for group in groups {
            loss += self.learn(group);
            length += group.len();
        }
        self.widest = self.sums.iter().fold(self.widest, |widest, sum| widest.max(sum.abs()));
        let warming = (WARMING / length).max(WARMING_STEPS) as f32;
        let warm = ((self.steps + 1) as f32 / warming).min(1.0);
        self.length = length;
        self.step(rate * warm, length);
        loss / length as f32
    }

    /// Keeps some samples, for units that begin anew.
    pub(crate) fn remember(&mut self, samples: &[Sample]) {
        self.recent = samples.iter().take(RECENT).map(|sample| sample.inputs.clone()).collect();
    }

    /// Adds the gradient of these samples; says the sum of their cross-entropies.
    fn learn(&mut self, group: &Group) -> f32 {
        let hidden = self.weights.hidden;
        let judged = self.judge(group);
        let (judged, thoughts): (Vec<Outcomes>, Vec<Thought>) = judged.into_iter().unzip();
        let pulls = self.pulls(group, &judged);
        self.back_of_all.clear();
        self.back_of_all.resize(hidden, 0.0);
        for (place, (outcomes, thought)) in judged.iter().zip(&thoughts).enumerate() {
            let errors = self.errors(outcomes, &group.targets[place], pulls[place]);
            self.go_back(place, thought, errors);
            add_scaled(&mut self.back_of_all, &self.back, 1.0);
            self.add_rows(&group.own[place], false);
        }
        add_scaled(&mut self.gradient.bias, &self.back_of_all, 1.0);
        self.add_rows(&group.common, true);
        let pairs = judged.iter().zip(&group.targets);
        pairs.map(|(outcomes, target)| cross_entropy(outcomes, target)).sum()
    }

    /// What the weights say of each sample, and how; leaves the sums of the hidden units, one sample's after the other's.
    fn judge(&mut self, group: &Group) -> Vec<(Outcomes, Thought)> {
        let hidden = self.weights.hidden;
        self.back.clone_from(&self.weights.bias);
        for (input, value) in &group.common {
            self.weights.add(usize::from(*input), *value, &mut self.back);
        }
        self.sums.clear();
        for _ in 0..group.len() {
            self.sums.extend_from_slice(&self.back);
        }
        let samples = group.own.iter().zip(self.sums.chunks_exact_mut(hidden));
        let judged = samples.map(|(own, sums)| {
            own.iter().for_each(|(input, value)| self.weights.add(usize::from(*input), *value, sums));
            self.weights.outcomes(sums)
        });
        judged.collect()
    }

    /// How far each of these plays lies from where it should lie among them, as a gradient of its worth.
    fn pulls(&self, group: &Group, judged: &[Outcomes]) -> Vec<f32> {
        let Some(comparison) = self.comparison else { return vec![0.0; judged.len()] };
        let pairs = judged.iter().zip(&group.targets);
        let off = pairs.map(|(outcomes, target)| comparison.worth_of(outcomes) - comparison.worth_of(target));
        let off: Vec<f32> = off.collect();
        let mean = off.iter().sum::<f32>() / off.len() as f32;
        off.into_iter().map(|off| 2.0 * comparison.weight * (off - mean)).collect()
    }

    /// The gradient of what is said before it becomes chances; its worth is pulled down by so much more.
    fn errors(&self, outcomes: &Outcomes, target: &Outcomes, pull: f32) -> Outcomes {
        let mut errors: Outcomes = std::array::from_fn(|k| outcomes[k] - target[k]);
        if let Some(comparison) = self.comparison {
            let mean = comparison.worth_of(outcomes);
            (0..OUTCOMES).for_each(|k| errors[k] += pull * outcomes[k] * (comparison.worth[k] - mean));
        }
        errors
    }

    /// Adds the second layer's gradient by the sums of one sample; leaves what comes back to the hidden units.
    fn go_back(&mut self, place: usize, thought: &Thought, errors: Outcomes) {
        let hidden = self.weights.hidden;
        let sums = &self.sums[place * hidden..(place + 1) * hidden];
        self.back.clear();
        self.back.resize(hidden, 0.0);
        for (outcome, error) in errors.into_iter().enumerate() {
            self.gradient.output_bias[outcome] += error;
            let row = outcome * 2 * hidden..(outcome + 1) * 2 * hidden;
            let (weights, square_weights) = self.weights.outputs[row.clone()].split_at(hidden);
            let (gradient, square_gradient) = self.gradient.outputs[row].split_at_mut(hidden);
            for unit in 0..hidden {
                let active = sums[unit].max(0.0);
                gradient[unit] += error * active;
                square_gradient[unit] += error * squared(active);
                self.back[unit] += error * (weights[unit] + square_slope(active) * square_weights[unit]);
            }
        }
        if !self.is_plain {
            self.weights.head.go_back(sums, thought, &errors, &mut self.gradient.head, &mut self.back);
        }
        for (back, sum) in self.back.iter_mut().zip(sums) {
            *back = if *sum > 0.0 { *back } else { 0.0 };
        }
    }

    /// Adds what came back from one sample, or from all, to the rows of these inputs.
    fn add_rows(&mut self, inputs: &[(u16, f32)], from_all: bool) {
        let hidden = self.weights.hidden;
        let back = if from_all { &self.back_of_all } else { &self.back };
        for (input, value) in inputs {
            let input = usize::from(*input);
            self.touched[input] = true;
            add_scaled(&mut self.gradient.rows[input * hidden..(input + 1) * hidden], back, *value);
        }
    }

    /// One step of Adam with the gradient so far, which is then forgotten. Rows that no sample used stay.
    fn step(&mut self, rate: f32, length: usize) {
        self.steps += 1;
        let time = self.steps.min(100_000) as i32;
        let correction = (1.0 - SECOND_DECAY.powi(time)).sqrt() / (1.0 - FIRST_DECAY.powi(time));
        let length = length as f32;
        let adam = Adam { rate: rate * correction, share: 1.0 / length, small: SMALL / length.sqrt() };
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
        let memories = first.layers_mut().into_iter().zip(second.layers_mut());
        let layers = weights.layers_mut().into_iter().zip(gradient.layers_mut()).zip(memories);
        for ((weights, gradient), (first, second)) in layers.skip(1) {
            adam.step(weights, gradient, first, second);
        }
    }

    /// Gives units that are never active any more a new beginning, without a say at first. Returns how many there were.
    pub(crate) fn revive(&mut self, mut noise: impl FnMut() -> f32) -> usize {
        let hidden = self.weights.hidden;
        // Memories of few steps are short of what they will be.
        let limit = IDLE / self.length as f32 * (1.0 - SECOND_DECAY.powi(self.steps.min(100_000) as i32));
        let idle: Vec<usize> = (0..hidden).filter(|unit| self.second.bias[*unit] < limit).collect();
        for unit in &idle {
            for weights in [&mut self.weights, &mut self.first, &mut self.second] {
                weights.rows.iter_mut().skip(*unit).step_by(hidden).for_each(|weight| *weight = 0.0);
                weights.outputs.iter_mut().skip(*unit).step_by(hidden).for_each(|weight| *weight = 0.0);
                weights.head.silence(*unit);
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

fn cross_entropy(outcomes: &Outcomes, target: &Outcomes) -> f32 {
    outcomes.iter().zip(target).map(|(outcome, target)| -target * outcome.max(1e-9).ln()).sum()
}

struct Adam {
    rate: f32,
    share: f32,
    /// What the mean of so many gradients is by noise alone.
    small: f32,
}

impl Adam {
    fn step(&self, weights: &mut [f32], gradient: &mut [f32], first: &mut [f32], second: &mut [f32]) {
        for k in 0..weights.len() {
            let slope = gradient[k] * self.share;
            gradient[k] = 0.0;
            first[k] = not_tiny(FIRST_DECAY * first[k] + (1.0 - FIRST_DECAY) * slope);
            second[k] = not_tiny(SECOND_DECAY * second[k] + (1.0 - SECOND_DECAY) * slope * slope);
            weights[k] -= self.rate * first[k] / (second[k].sqrt() + self.small);
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
                inputs: vec![
                    (place, 1.0),
                    (COMPARED as u16, 0.3 * f32::from(place)),
                    (COMPARED as u16 + 1, 0.7),
                ],
                target: target(0.3 + 0.1 * f32::from(place)),
            })
            .collect()
    }

    /// What the fit should make small: each on its own, and their distances.
    fn fault(fit: &mut Fit, samples: &[Sample], comparison: Comparison) -> f32 {
        let judged: Vec<Outcomes> =
            fit.judge(&Group::of(samples)).into_iter().map(|(outcomes, _)| outcomes).collect();
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
        let mut noise = || {
            number += 1.3;
            number.sin()
        };
        let mut weights = Weights::new(COMPARED + 2, 16, &mut noise);
        weights.head.outputs.iter_mut().for_each(|weight| *weight = 0.2 * noise());
        let comparison = Comparison::new(30.0, true);
        assert_eq!(comparison.worth, [-2.0, -1.0, 0.0, 1.0, 2.0]);
        let (mut fit, samples) = (Fit::new(weights), samples());
        fit.comparison = Some(comparison);
        fit.learn(&Group::of(&samples));
        for (layer, weight) in [
            (0, 3),
            (0, 50),
            (0, 100),
            (1, 5),
            (2, 0),
            (2, 17),
            (2, 40),
            (2, 79),
            (2, 150),
            (3, 1),
            (4, 20),
            (4, 250),
            (5, 7),
            (6, 70),
            (6, 900),
            (7, 9),
            (8, 33),
            (8, 300),
        ] {
            const STEP: f32 = 5e-4;
            let mut at = |shift: f32| {
                fit.weights.layers_mut()[layer][weight] += shift;
                let found = fault(&mut fit, &samples, comparison);
                fit.weights.layers_mut()[layer][weight] -= shift;
                found
            };
            let slope = (at(STEP) - at(-STEP)) / (2.0 * STEP);
            let found = fit.gradient.layers()[layer][weight];
            assert!((slope - found).abs() < 0.01 + 0.01 * slope.abs(), "{layer}, {weight}: {slope}, {found}");
        }
    }
}
