//! `tavli evaluate`: positions in, the chances of the side to move out, a line each.

use std::fmt::Write;
use std::path::PathBuf;

use tavli_engine::{Chances, Equity, Level};
use tavli_rules::write_id;

use super::lines;
use crate::failure::Failure;
use crate::judges::Judges;
use crate::which_rules::own_ruleset;

/// Read positions as JSON lines and answer each with the chances of the side to move.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How many throws to look ahead [default: 0]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=2), conflicts_with = "level")]
    ply: Option<u32>,
    /// Look ahead as a level does: beginner, casual, club, expert or champion
    #[arg(long)]
    level: Option<Level>,
    /// A ruleset of your own: a TOML file; "game" may then be its name
    #[arg(long, value_name = "FILE")]
    ruleset: Option<PathBuf>,
}

/// What judges a game that has ended.
const RESULT: &str = "result";

const EXAMPLES: &str = r#"Each line is one JSON object, as `tavli moves` reads them; dice in it are left aside.
The answer holds, for the side to move before its throw, the probabilities of
winning at all, of winning two points and of losing two points, of a draw where
there may be one ("draw"), and what they are worth in points a game; and what judged: "net", "net of the game's own rules" where
options were changed, or "plain" for rules that no net knows. Where the game is over
the chances are 1 and 0, by its result, and "result" is named instead.

Example:
  echo '{"game":"portes","turn":"white",
    "white":{"board":{"1":2,"12":5,"17":3,"19":5}},
    "black":{"board":{"1":2,"12":5,"17":3,"19":5}}}' | tr -d '\n' | tavli evaluate --ply 1"#;

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut judges = Judges::default();
    let own = own_ruleset(arguments.ruleset.as_deref())?;
    lines::answer_all(own.as_ref(), |line, answer| {
        let (mut search, judging) = judges.search(&line.referee)?;
        let by_level = arguments.level.map(|level| level.depth(line.referee.ruleset()));
        let chances = search.chances(&line.position, arguments.ply.or(by_level).unwrap_or(0));
        answer.push('{');
        write_id(line.id.as_ref(), answer);
        write_chances(chances, chances.equity(line.referee.ruleset()), answer);
        let is_over = line.referee.outcome(&line.position).is_some();
        let judged_by = if is_over { RESULT } else { judging.name() };
        let _ = write!(answer, ",\"evaluator\":\"{judged_by}\"}}");
        Ok(())
    })?;
    Ok(())
}

/// The chances and their worth, as fields of an object. Who does not win loses, but for draws, which are told where there may be any.
pub(crate) fn write_chances(chances: Chances, equity: Equity, answer: &mut String) {
    let Chances { win, win_double, lose, lose_double } = chances;
    let _ = write!(
        answer,
        "\"chances\":{{\"win\":{win:.5},\"win_double\":{win_double:.5},\"lose_double\":{lose_double:.5}"
    );
    let draw = 1.0 - win - lose;
    if draw >= LEAST_TOLD {
        let _ = write!(answer, ",\"draw\":{draw:.5}");
    }
    let _ = write!(answer, "}},\"equity\":{:.5}", equity.0);
}

/// What is less is written as nothing.
const LEAST_TOLD: f32 = 0.000_005;
