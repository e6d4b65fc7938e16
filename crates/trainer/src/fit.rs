//! Fitting a net to samples by Adam.

use tavli_engine::{Net, OUTCOMES};

use crate::self_play::Sample;

const FIRST_DECAY: f32 = 0.9;
const SECOND_DECAY: f32 = 0.999;
const SMALL: f32 = 1e-8;

/// A net under training, with Adam's memory of its gradients.
#[derive(Clone)]
pub(crate) struct Fit {
    pub(crate) net: Net,
    pub(crate) first: Net,
    pub(crate) second: Net,
    pub(crate) steps: u64,
    gradient: Net,
    touched: Vec<bool>,
    sums: Vec<f32>,
    back: Vec<f32>,
}

impl Fit {
    pub(crate) fn new(net: Net) -> Fit {
        let empty = Net::new(net.inputs, net.hidden, || 0.0);
        Fit {
            first: empty.clone(),
            second: empty.clone(),
            gradient: empty,
            touched: vec![false; net.inputs],
            sums: Vec::new(),
            back: vec![0.0; net.hidden],
            steps: 0,
            net,
        }
    }

    /// One pass over the samples in batches; says the mean cross-entropy.
    pub(crate) fn pass(&mut self, samples: &[Sample], batch: usize, rate: f32) -> f32 {
        let mut loss = 0.0;
        for batch in samples.chunks(batch.max(1)) {
            for sample in batch {
                loss += self.learn(sample);
            }
            self.step(rate, 1.0 / batch.len() as f32);
        }
        loss / samples.len().max(1) as f32
    }

    /// Adds one sample's gradient.
    fn learn(&mut self, sample: &Sample) -> f32 {
        let hidden = self.net.hidden;
        self.sums.clear();
        self.sums.extend_from_slice(&self.net.bias);
        for (input, value) in &sample.inputs {
            self.net.add(usize::from(*input), *value, &mut self.sums);
        }
        let outcomes = self.net.outcomes(&self.sums);
        let errors: [f32; OUTCOMES] = std::array::from_fn(|k| outcomes[k] - sample.target[k]);
        self.back.fill(0.0);
        for (outcome, error) in errors.into_iter().enumerate() {
            self.gradient.output_bias[outcome] += error;
            let weights = &self.net.outputs[outcome * hidden..(outcome + 1) * hidden];
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
        let hidden = self.net.hidden;
        for input in (0..self.net.inputs).filter(|input| self.touched[*input]) {
            let row = input * hidden..(input + 1) * hidden;
            adam.step(
                &mut self.net.rows[row.clone()],
                &mut self.gradient.rows[row.clone()],
                &mut self.first.rows[row.clone()],
                &mut self.second.rows[row],
            );
        }
        self.touched.fill(false);
        let Fit { net, gradient, first, second, .. } = self;
        adam.step(&mut net.bias, &mut gradient.bias, &mut first.bias, &mut second.bias);
        adam.step(&mut net.outputs, &mut gradient.outputs, &mut first.outputs, &mut second.outputs);
        adam.step(
            &mut net.output_bias,
            &mut gradient.output_bias,
            &mut first.output_bias,
            &mut second.output_bias,
        );
    }

    /// The mean of several fits that went on from the same one.
    pub(crate) fn mean(fits: &[Fit]) -> Fit {
        Fit {
            net: mean(fits.iter().map(|fit| &fit.net)),
            first: mean(fits.iter().map(|fit| &fit.first)),
            second: mean(fits.iter().map(|fit| &fit.second)),
            ..fits[0].clone()
        }
    }
}

fn mean<'a>(nets: impl ExactSizeIterator<Item = &'a Net> + Clone) -> Net {
    let share = 1.0 / nets.len() as f32;
    let first = nets.clone().next().expect("at least one thread has learned");
    let mut mean = Net::new(first.inputs, first.hidden, || 0.0);
    for net in nets {
        add_scaled(&mut mean.rows, &net.rows, share);
        add_scaled(&mut mean.bias, &net.bias, share);
        add_scaled(&mut mean.outputs, &net.outputs, share);
        add_scaled(&mut mean.output_bias, &net.output_bias, share);
    }
    mean
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
            first[k] = FIRST_DECAY * first[k] + (1.0 - FIRST_DECAY) * slope;
            second[k] = SECOND_DECAY * second[k] + (1.0 - SECOND_DECAY) * slope * slope;
            weights[k] -= self.rate * first[k] / (second[k].sqrt() + SMALL);
        }
    }
}

fn add_scaled(sums: &mut [f32], values: &[f32], scale: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += scale * value;
    }
}
