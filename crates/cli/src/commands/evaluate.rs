//! `tavli evaluate`: positions in, the chances of the side to move out, a line each.

use std::fmt::Write;

use tavli_engine::{Chances, Equity};
use tavli_rules::write_id;

use super::lines;
use crate::failure::Failure;
use crate::judges::Judges;

/// Read positions as JSON lines and answer each with the chances of the side to move.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How many throws to look ahead
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=2))]
    ply: u32,
}

const EXAMPLES: &str = r#"Each line is one JSON object, as `tavli moves` reads them; dice in it are left aside.
The answer holds, for the side to move before its throw, the probabilities of
winning at all, of winning two points and of losing two points, and what they are
worth in points a game. Positions under changed options are judged by the net of
the game's own rules.

Example:
  echo '{"game":"portes","turn":"white",
    "white":{"board":{"1":2,"12":5,"17":3,"19":5}},
    "black":{"board":{"1":2,"12":5,"17":3,"19":5}}}' | tr -d '\n' | tavli evaluate --ply 1"#;

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut judges = Judges::default();
    lines::answer_all(None, |line, answer| {
        let chances = judges.search(&line.referee)?.chances(&line.position, arguments.ply);
        answer.push('{');
        write_id(line.id.as_ref(), answer);
        write_chances(chances, chances.equity(line.referee.ruleset()), answer);
        answer.push('}');
        Ok(())
    })?;
    Ok(())
}

/// The chances and their worth, as fields of an object.
pub(crate) fn write_chances(chances: Chances, equity: Equity, answer: &mut String) {
    let Chances { win, win_double, lose_double, .. } = chances;
    let _ = write!(
        answer,
        "\"chances\":{{\"win\":{win:.5},\"win_double\":{win_double:.5},\"lose_double\":{lose_double:.5}}},\
         \"equity\":{:.5}",
        equity.0
    );
}
