//! `tavli dice-report`: what was thrown in a set of games, and whether it looks like chance.

use std::io::{self, Write};
use std::path::PathBuf;

use tavli_rules::{Record, Roll, Side};

use crate::failure::Failure;

/// Count the dice of records: faces, doubles, and how likely it is that fair dice differ so much.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Records of games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

const EXAMPLES: &str = "\
Chi-square compares the six faces with an equal share each; p is how often fair dice would
differ at least so much. Small values (below 0.001) in many throws would be a reason to ask.
Luck, in points, comes with `tavli analyse`.

Example:
  tavli dice-report games/*.txt";

/// What one side threw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    faces: [u64; 6],
    throws: u64,
    doubles: u64,
}

impl Tally {
    fn add(&mut self, roll: Roll) {
        self.throws += 1;
        self.doubles += u64::from(roll.is_double());
        roll.dice().for_each(|die| self.faces[usize::from(die.value()) - 1] += 1);
    }

    fn plus(self, other: Tally) -> Tally {
        let mut sum = self;
        sum.faces.iter_mut().zip(other.faces).for_each(|(mine, theirs)| *mine += theirs);
        Tally { throws: self.throws + other.throws, doubles: self.doubles + other.doubles, ..sum }
    }

    fn chi_square(&self) -> f64 {
        let expected = self.faces.iter().sum::<u64>() as f64 / 6.0;
        let share = |count: &u64| (*count as f64 - expected).powi(2) / expected;
        if expected > 0.0 { self.faces.iter().map(share).sum() } else { 0.0 }
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

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let (mut white, mut black, mut games) = (Tally::default(), Tally::default(), 0);
    for path in &arguments.files {
        let told = |what: String| Failure::Told(format!("{}: {what}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|error| told(error.to_string()))?;
        let record = Record::read(&text).map_err(|fault| told(fault.to_string()))?;
        for game in record.played.games() {
            games += 1;
            for turn in game.game.turns() {
                let tally = if turn.side == Side::White { &mut white } else { &mut black };
                turn.roll.into_iter().for_each(|roll| tally.add(roll));
            }
        }
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{games} games in {} records", arguments.files.len())?;
    writeln!(out, "        throws  doubles        1      2      3      4      5      6   chi²      p")?;
    for (name, tally) in [("White", white), ("Black", black), ("both", white.plus(black))] {
        let share = 100.0 * tally.doubles as f64 / tally.throws.max(1) as f64;
        write!(out, "{name:<6}{:>8} {share:>6.2} % ", tally.throws)?;
        tally.faces.iter().try_for_each(|count| write!(out, " {count:>6}"))?;
        let chi_square = tally.chi_square();
        writeln!(out, " {chi_square:>6.2} {:>6.3}", chance_of(chi_square))?;
    }
    Ok(())
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
    fn faces_and_doubles_are_counted() {
        let mut tally = Tally::default();
        for dice in [[3, 3], [1, 6]] {
            tally.add(Roll::new(&dice).unwrap());
        }
        assert_eq!(tally, Tally { faces: [1, 0, 2, 0, 0, 1], throws: 2, doubles: 1 });
    }
}
