//! `tavli bench`: how fast this machine judges and decides.

use std::time::{Duration, Instant};

use tavli_engine::Search;
use tavli_rules::{BuiltIn, Position, Referee, Roll, Side};

use crate::dice_source::DiceSource;
use crate::failure::Failure;
use crate::judges::Judges;

/// Measure evaluations and decisions a second on this machine, on one core.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Which games; all of them where none is named
    games: Vec<BuiltIn>,
    /// How long to measure each figure
    #[arg(long, value_name = "N", default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
}

const EXAMPLES: &str = "\
Decisions are those of games that the program plays against itself, the same ones
on every machine. Evaluations are positions judged inside decisions without
look-ahead, the listing of plays included. Decisions are those with more than one
play: how long one takes in the mean, and how many are made in a second.

Examples:
  tavli bench
  tavli bench portes --seconds 10";

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        Ok(_) | Err(_) => Err("write a number of seconds from 0.01 to 3600".to_owned()),
    }
}

/// A decision to be made.
type Decision = (Position, Roll);

/// Decisions are taken from so many of them, so that look-ahead is measured over whole games too.
const DECISIONS: usize = 600;
const SEED: u64 = 7;

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let games = if arguments.games.is_empty() { BuiltIn::ALL.to_vec() } else { arguments.games };
    let limit = Duration::from_secs_f64(arguments.seconds);
    println!("{:<8} {:>14} {:>24} {:>24} {:>24}", "game", "evaluations/s", "0-ply", "1-ply", "2-ply");
    let mut judges = Judges::default();
    for game in games {
        let referee = game.referee();
        judges.prepare(&referee)?;
        let search = || judges.prepared(&referee).0;
        let decisions = decisions(&referee, &mut search());
        let [without, one, two] = [0, 1, 2].map(|depth| measure(&search, &decisions, depth, limit));
        println!(
            "{:<8} {:>14} {:>24} {:>24} {:>24}",
            game.to_string(),
            thousands(without.judged as f64 / without.time.as_secs_f64()),
            without.a_decision(),
            one.a_decision(),
            two.a_decision(),
        );
    }
    Ok(())
}

/// What was done in a time.
struct Measured {
    decisions: u32,
    judged: u64,
    time: Duration,
}

impl Measured {
    /// How long a decision takes, and how many are made in a second.
    fn a_decision(&self) -> String {
        let seconds = self.time.as_secs_f64() / f64::from(self.decisions);
        let micros = seconds * 1e6;
        let time =
            if micros < 1_000.0 { format!("{micros:.1} µs") } else { format!("{:.2} ms", micros / 1_000.0) };
        format!("{time}, {}/s", thousands(1.0 / seconds))
    }
}

/// Decisions with more than one play, from games that are played without look-ahead.
fn decisions(referee: &Referee, search: &mut Search<'_>) -> Vec<Decision> {
    let mut dice = DiceSource::new(SEED);
    let mut decisions = Vec::new();
    let mut position = referee.start(Side::White);
    while decisions.len() < DECISIONS {
        let roll = dice.roll(referee.ruleset().dice.dice);
        let best = search.candidates(&position, roll, 0)[0].index;
        let plays = search.listed().expect("the search has just listed them");
        if plays.len() > 1 {
            decisions.push((position, roll));
        }
        position = plays.positions()[best];
        if referee.outcome(&position).is_some() {
            position = referee.start(Side::White);
        }
    }
    decisions
}

/// Decides again and again until the time is up, going through the decisions in an order that visits all parts of games. Who
/// begins with them once more has forgotten what was seen before.
fn measure<'a>(
    fresh: &impl Fn() -> Search<'a>,
    decisions: &[Decision],
    depth: u32,
    limit: Duration,
) -> Measured {
    /// Without a common divisor with the number of decisions, so that every decision is visited.
    const STRIDE: usize = 47;
    let began = Instant::now();
    let (mut count, mut judged) = (0, 0);
    while began.elapsed() < limit {
        let mut search = fresh();
        for place in (0..decisions.len()).take_while(|_| began.elapsed() < limit) {
            let (position, roll) = &decisions[place * STRIDE % decisions.len()];
            std::hint::black_box(search.candidates(position, *roll, depth));
            count += 1;
        }
        judged += search.positions_judged();
    }
    Measured { decisions: count, judged, time: began.elapsed() }
}

fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_in_threes() {
        assert_eq!([12.0, 1_234.0, 1_234_567.0].map(thousands), ["12", "1,234", "1,234,567"]);
    }
}
