//! A training as bytes, so that a run that was stopped goes on where it was.

use std::path::Path;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{Layout, NetFile};

use crate::fit::Fit;
use crate::weights::Weights;

const MAGIC: &[u8; 8] = b"tavlifi2";

/// A training under way.
pub(crate) struct Training {
    pub(crate) fit: Fit,
    /// The mean of the weights over the last rounds, which plays better than the last weights themselves.
    pub(crate) average: Weights,
    pub(crate) games: u64,
    pub(crate) round: u64,
    /// How long it has trained so far.
    pub(crate) seconds: f64,
}

impl Training {
    /// A training that has only begun.
    pub(crate) fn new(weights: Weights) -> Training {
        Training { average: weights.clone(), fit: Fit::new(weights), games: 0, round: 0, seconds: 0.0 }
    }

    /// A training that goes on from a net, whose games count too.
    pub(crate) fn of(nets: &NetFile, layout: &Layout) -> Training {
        Training { games: games_of(nets), ..Training::new(Weights::of(&nets.net, layout)) }
    }

    /// A training that knows nothing yet, by this beginning of chance.
    pub(crate) fn by_chance(inputs: usize, hidden: usize, seed: u64) -> Training {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        Training::new(Weights::new(inputs, hidden, || random.random_range(-1.0..1.0)))
    }

    /// Reads a training back; refuses one for another shape of net. Hidden units may be any number where none is asked for.
    pub(crate) fn read(path: &Path, inputs: usize, hidden: Option<usize>) -> Result<Training, String> {
        let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let fault = |what: &str| format!("{}: {what}", path.display());
        let body = bytes.strip_prefix(MAGIC).ok_or_else(|| fault("this is not a checkpoint"))?;
        let (words, rest) =
            body.as_chunks::<8>().0.split_at_checked(6).ok_or_else(|| fault("it is cut off"))?;
        let [inputs_found, hidden_found, games, round, steps, _] =
            [0, 1, 2, 3, 4, 5].map(|k| u64::from_le_bytes(words[k]));
        if inputs_found != inputs as u64 || hidden.is_some_and(|hidden| hidden_found != hidden as u64) {
            return Err(fault(&format!("it is for {inputs_found} inputs and {hidden_found} hidden units")));
        }
        let hidden = hidden_found as usize;
        let seconds = f64::from_le_bytes(words[5]);
        let numbers = rest.concat();
        let mut numbers = numbers.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
        let mut fit = Fit::new(Weights::new(inputs, hidden, || 0.0));
        let mut average = Weights::new(inputs, hidden, || 0.0);
        for weights in [&mut fit.weights, &mut fit.first, &mut fit.second, &mut average] {
            for weight in weights.layers_mut().into_iter().flatten() {
                *weight = numbers.next().ok_or_else(|| fault("it is cut off"))?;
            }
        }
        fit.steps = steps;
        Ok(Training { fit, average, games, round, seconds })
    }

    /// Writes it beside the old one first, so that a crash leaves one of them whole.
    pub(crate) fn write(&self, path: &Path) -> Result<(), String> {
        let fit = &self.fit;
        let shape = [fit.weights.inputs as u64, fit.weights.hidden as u64];
        let mut bytes = MAGIC.to_vec();
        for word in shape.into_iter().chain([self.games, self.round, fit.steps, self.seconds.to_bits()]) {
            bytes.extend(word.to_le_bytes());
        }
        for layer in
            [&fit.weights, &fit.first, &fit.second, &self.average].into_iter().flat_map(Weights::layers)
        {
            layer.iter().for_each(|weight| bytes.extend(weight.to_le_bytes()));
        }
        // Words are read eight bytes at a time.
        bytes.resize(bytes.len().next_multiple_of(8), 0);
        write_whole(path, &bytes)
    }
}

/// How many games a net has learned from, as its file tells.
pub(crate) fn games_of(nets: &NetFile) -> u64 {
    let told = nets.training.split(' ').next();
    told.and_then(|games| games.parse().ok()).unwrap_or(0)
}

/// Writes a file in one piece: whoever reads it finds the old one or the new one.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let unfinished = path.with_extension("part");
    let written = std::fs::write(&unfinished, bytes).and_then(|()| std::fs::rename(&unfinished, path));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_training_reads_back_as_it_was() {
        let mut number = 0.0;
        let weights = Weights::new(7, 32, || {
            number += 0.1;
            f32::sin(number)
        });
        let mut fit = Fit::new(weights.clone());
        fit.steps = 12;
        let path = std::env::temp_dir().join(format!("tavli-checkpoint-{}", std::process::id()));
        Training { fit, average: weights.clone(), games: 5, round: 2, seconds: 1.5 }.write(&path).unwrap();
        let read = Training::read(&path, 7, Some(32)).unwrap();
        assert_eq!((&read.fit.weights, &read.average), (&weights, &weights));
        assert_eq!((read.games, read.round, read.fit.steps, read.seconds), (5, 2, 12, 1.5));
        assert!(Training::read(&path, 8, Some(32)).is_err());
        std::fs::remove_file(path).unwrap();
    }
}
