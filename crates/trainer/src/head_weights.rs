//! The weights of a net's further layers as real numbers, while they are learned.

use tavli_engine::{FIRST, FIRST_ONE, Head, OUTCOMES, Outcomes, SECOND};

use crate::weights::{add_scaled, rounded, square_slope, squared};

/// The further layers of a net, as in [`Head`]: they correct what the hidden units say on their own.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct HeadWeights {
    hidden: usize,
    /// First further layer, a row of hidden units for each of its units.
    pub(crate) first: Vec<f32>,
    pub(crate) first_bias: Vec<f32>,
    /// Second further layer, a row of its units for each unit before it, then for their squares.
    pub(crate) second: Vec<f32>,
    pub(crate) second_bias: Vec<f32>,
    /// A row of outcomes for each unit before them, then for their squares.
    pub(crate) outputs: Vec<f32>,
}

/// What the further layers make of one position.
pub(crate) struct Thought {
    first: [f32; FIRST],
    second: [f32; SECOND],
    /// What is added to the hidden units' own word.
    pub(crate) logits: Outcomes,
}

impl HeadWeights {
    /// Small weights from a source of numbers between −1 and 1; the outcomes hear nothing of them yet.
    pub(crate) fn new(hidden: usize, mut noise: impl FnMut() -> f32) -> HeadWeights {
        let mut layer = |length: usize, size: f32| (0..length).map(|_| size * noise()).collect();
        HeadWeights {
            hidden,
            first: layer(FIRST * hidden, 0.5 / (hidden as f32).sqrt()),
            first_bias: vec![0.0; FIRST],
            second: layer(2 * FIRST * SECOND, 1.0 / (FIRST as f32).sqrt()),
            second_bias: vec![0.0; SECOND],
            outputs: vec![0.0; 2 * SECOND * OUTCOMES],
        }
    }

    /// The weights that a head was rounded from.
    pub(crate) fn of(head: &Head, hidden: usize) -> HeadWeights {
        let mut weights = HeadWeights::new(hidden, || 0.0);
        weights.first = head.first.iter().map(|weight| f32::from(*weight) / FIRST_ONE).collect();
        weights.first_bias = head.first_bias.to_vec();
        weights.second = head.second.as_flattened().as_flattened().to_vec();
        weights.second_bias = head.second_bias.to_vec();
        let outputs = head.outputs.as_flattened().iter();
        weights.outputs = outputs.flat_map(|row| &row[..OUTCOMES]).copied().collect();
        weights
    }

    /// The head that plays with these weights; those that many hidden units share are rounded to whole numbers.
    pub(crate) fn head(&self) -> Head {
        let mut head = Head::new(self.hidden, || 0.0);
        head.first = self.first.iter().map(|weight| rounded(weight * FIRST_ONE)).collect();
        head.first_bias.copy_from_slice(&self.first_bias);
        head.second.as_flattened_mut().as_flattened_mut().copy_from_slice(&self.second);
        head.second_bias.copy_from_slice(&self.second_bias);
        let outputs = self.outputs.as_chunks::<OUTCOMES>().0;
        for (row, outputs) in head.outputs.as_flattened_mut().iter_mut().zip(outputs) {
            row[..OUTCOMES].copy_from_slice(outputs);
        }
        head
    }

    /// Whether the outcomes hear nothing of them.
    pub(crate) fn is_silent(&self) -> bool {
        self.outputs.iter().all(|weight| *weight == 0.0)
    }

    /// What the sums of hidden units lead to.
    pub(crate) fn think(&self, sums: &[f32]) -> Thought {
        let row = |unit: usize| &self.first[unit * self.hidden..(unit + 1) * self.hidden];
        let first = std::array::from_fn(|unit| self.first_bias[unit] + dot_active(sums, row(unit)));
        let mut second = [0.0; SECOND];
        second.copy_from_slice(&self.second_bias);
        add_rows(&mut second, &first, &self.second);
        let mut logits = [0.0; OUTCOMES];
        add_rows(&mut logits, &second, &self.outputs);
        Thought { first, second, logits }
    }

    /// Adds the gradient of one position, and what comes back to its hidden units.
    pub(crate) fn go_back(
        &self,
        sums: &[f32],
        thought: &Thought,
        errors: &Outcomes,
        gradient: &mut HeadWeights,
        back: &mut [f32],
    ) {
        let second = back_rows(errors, &thought.second, &self.outputs, &mut gradient.outputs);
        add_scaled(&mut gradient.second_bias, &second, 1.0);
        let first = back_rows(&second, &thought.first, &self.second, &mut gradient.second);
        add_scaled(&mut gradient.first_bias, &first, 1.0);
        for (unit, error) in first.into_iter().enumerate().filter(|(_, error)| *error != 0.0) {
            let row = unit * self.hidden..(unit + 1) * self.hidden;
            for (slope, sum) in gradient.first[row.clone()].iter_mut().zip(sums) {
                *slope += error * sum.max(0.0);
            }
            add_scaled(back, &self.first[row], error);
        }
    }

    /// A hidden unit has become smaller by this factor, and counts for more here.
    pub(crate) fn make_up_for(&mut self, unit: usize, scale: f32) {
        self.first.iter_mut().skip(unit).step_by(self.hidden).for_each(|weight| *weight /= scale);
    }

    /// A hidden unit has no say here any more.
    pub(crate) fn silence(&mut self, unit: usize) {
        self.first.iter_mut().skip(unit).step_by(self.hidden).for_each(|weight| *weight = 0.0);
    }

    pub(crate) fn layers(&self) -> [&[f32]; 5] {
        [&self.first, &self.first_bias, &self.second, &self.second_bias, &self.outputs]
    }

    pub(crate) fn layers_mut(&mut self) -> [&mut [f32]; 5] {
        [&mut self.first, &mut self.first_bias, &mut self.second, &mut self.second_bias, &mut self.outputs]
    }
}

/// The sum over active hidden units of activation times weight.
fn dot_active(sums: &[f32], row: &[f32]) -> f32 {
    const LANES: usize = 16;
    let mut lanes = [0.0f32; LANES];
    for (sums, row) in sums.as_chunks::<LANES>().0.iter().zip(row.as_chunks::<LANES>().0) {
        (0..LANES).for_each(|lane| lanes[lane] += sums[lane].max(0.0) * row[lane]);
    }
    lanes.iter().sum()
}

/// Adds what units say, and what their squares do.
fn add_rows<const BEFORE: usize, const UNITS: usize>(
    sums: &mut [f32; UNITS],
    units: &[f32; BEFORE],
    rows: &[f32],
) {
    let (plain, squares) = rows.as_chunks::<UNITS>().0.split_at(BEFORE);
    for ((unit, plain), squares) in units.iter().zip(plain).zip(squares) {
        let active = unit.max(0.0);
        add_scaled(sums, plain, active);
        add_scaled(sums, squares, squared(active));
    }
}

/// The way back through a layer: adds the gradient of its rows, and says what comes back to the units before it.
fn back_rows<const BEFORE: usize, const UNITS: usize>(
    errors: &[f32; UNITS],
    units: &[f32; BEFORE],
    rows: &[f32],
    gradient: &mut [f32],
) -> [f32; BEFORE] {
    let (plain, squares) = rows.as_chunks::<UNITS>().0.split_at(BEFORE);
    let (plain_slopes, square_slopes) = gradient.as_chunks_mut::<UNITS>().0.split_at_mut(BEFORE);
    let dot = |row: &[f32; UNITS]| errors.iter().zip(row).map(|(error, weight)| error * weight).sum::<f32>();
    std::array::from_fn(|unit| {
        let active = units[unit].max(0.0);
        if active == 0.0 {
            return 0.0;
        }
        add_scaled(&mut plain_slopes[unit], errors, active);
        add_scaled(&mut square_slopes[unit], errors, squared(active));
        dot(&plain[unit]) + square_slope(active) * dot(&squares[unit])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_comes_back_as_it_was() {
        let mut number = 0.0f32;
        let mut noise = || {
            number += 0.7;
            number.sin()
        };
        let mut head = Head::new(64, &mut noise);
        head.outputs.as_flattened_mut().iter_mut().for_each(|row| row[OUTCOMES..].fill(0.0));
        assert_eq!(HeadWeights::of(&head, 64).head(), head);
    }
}
