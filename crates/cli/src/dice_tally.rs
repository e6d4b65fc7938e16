//! What somebody threw: faces, doubles, luck, and how likely fair dice differ so much.

use tavli_engine::Luck;
use tavli_rules::Roll;

/// What somebody threw.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) faces: [u64; 6],
    pub(crate) throws: u64,
    pub(crate) doubles: u64,
    /// In points; nothing where it was not asked for.
    pub(crate) luck: f64,
    variance: f64,
}

impl Tally {
    pub(crate) fn add(&mut self, roll: Roll) {
        self.throws += 1;
        self.doubles += u64::from(roll.is_double());
        roll.dice().for_each(|die| self.faces[usize::from(die.value()) - 1] += 1);
    }

    pub(crate) fn add_luck(&mut self, luck: Luck) {
        self.luck += luck.given;
        self.variance += luck.variance;
    }

    pub(crate) fn plus(self, other: Tally) -> Tally {
        let mut sum = self;
        sum.faces.iter_mut().zip(other.faces).for_each(|(mine, theirs)| *mine += theirs);
        Tally {
            throws: self.throws + other.throws,
            doubles: self.doubles + other.doubles,
            luck: self.luck + other.luck,
            variance: self.variance + other.variance,
            ..sum
        }
    }

    pub(crate) fn chi_square(&self) -> f64 {
        let expected = self.faces.iter().sum::<u64>() as f64 / 6.0;
        let share = |count: &u64| (*count as f64 - expected).powi(2) / expected;
        if expected > 0.0 { self.faces.iter().map(share).sum() } else { 0.0 }
    }

    /// How often fair dice differ at least so much from an equal share of each face.
    pub(crate) fn chance(&self) -> f64 {
        chance_of(self.chi_square())
    }

    /// How much luck, good or bad, is usual with fair dice in these very positions: one standard deviation. What a throw
    /// gives does not depend on those before it, so squares add up.
    pub(crate) fn usual_luck(&self) -> f64 {
        self.variance.sqrt()
    }
}

/// How often chi-square of six faces is at least so large: five degrees of freedom, in closed form.
fn chance_of(chi_square: f64) -> f64 {
    let root = chi_square.sqrt();
    let density = (-chi_square / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    2.0 * (upper_normal(root) + density * (root + root.powi(3) / 3.0))
}

/// The share of a normal distribution above so many deviations, by a continued fraction, or by a series near the middle.
fn upper_normal(deviations: f64) -> f64 {
    let density = (-deviations * deviations / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    if deviations > 2.0 {
        let fraction = (1..=60).rev().fold(0.0, |tail, number| f64::from(number) / (deviations + tail));
        return density / (deviations + fraction);
    }
    let mut term = deviations;
    let mut sum = deviations;
    for number in 1..60 {
        term *= deviations * deviations / f64::from(2 * number + 1);
        sum += term;
    }
    0.5 - density * sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values from a table of the chi-square distribution with five degrees of freedom.
    #[test]
    fn chance_agrees_with_the_tables() {
        for (chi_square, chance) in
            [(0.554, 0.99), (4.351, 0.5), (9.236, 0.1), (11.070, 0.05), (20.515, 0.001)]
        {
            assert!((chance_of(chi_square) - chance).abs() < 2e-4, "{chi_square}: {}", chance_of(chi_square));
        }
    }

    #[test]
    fn faces_doubles_and_luck_are_counted() {
        let mut tally = Tally::default();
        for dice in [[3, 3], [1, 6]] {
            tally.add(Roll::new(&dice).unwrap());
            tally.add_luck(Luck { given: 0.25, variance: 0.125 });
        }
        assert_eq!((tally.faces, tally.throws, tally.doubles), ([1, 0, 2, 0, 0, 1], 2, 1));
        assert_eq!((tally.luck, tally.usual_luck()), (0.5, 0.5));
        let both = tally.plus(tally);
        assert_eq!((both.faces, both.throws, both.luck), ([2, 0, 4, 0, 0, 2], 4, 1.0));
        assert!((both.usual_luck() - 0.5_f64.sqrt()).abs() < 1e-12, "squares add up, not deviations");
    }
}
