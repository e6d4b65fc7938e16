//! What a throw gave.

use tavli_rules::Roll;

use super::review::RollWorth;

/// What a throw gave, in points, and how much throws of the same position differ.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Luck {
    /// The worth of the throw less the mean over all throws.
    pub given: f64,
    /// The mean square of that over all throws, by which one sees whether much luck is more than chance.
    pub variance: f64,
}

impl Luck {
    /// The luck of a roll among all of them, which are worth so much on average.
    pub(super) fn of(roll: Roll, worths: &[RollWorth], mean: f64) -> Luck {
        let thrown = worths.iter().find(|worth| worth.roll == roll).map_or(0.0, |worth| worth.equity);
        let weights: f64 = worths.iter().map(|worth| f64::from(worth.weight)).sum();
        let square = |worth: &RollWorth| f64::from(worth.weight) * (worth.equity - mean).powi(2);
        Luck { given: thrown - mean, variance: worths.iter().map(square).sum::<f64>() / weights }
    }
}
