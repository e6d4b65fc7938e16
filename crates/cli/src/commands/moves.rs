//! `tavli moves`: positions in, every legal play out, a line each.

use std::path::PathBuf;

use tavli_rules::{Plays, write_plays};

use super::lines;
use crate::failure::Failure;
use crate::which_rules::own_ruleset;

/// Read positions as JSON lines and answer each with every legal play.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A ruleset of your own: a TOML file; "game" may then be its name
    #[arg(long, value_name = "FILE")]
    ruleset: Option<PathBuf>,
}

const EXAMPLES: &str = r#"Each line is one JSON object; checkers are counted by their owner's own progress.
A line that is not understood is answered with {"error":"..."}, and the next one
is read; so is a line of more than 1 MiB. Empty lines are skipped. Each answer
is written at once.

Example:
  echo '{"game":"fevga","turn":"white","dice":[5,3],
    "white":{"board":{"1":15}},"black":{"board":{"1":15}}}' | tr -d '\n' | tavli moves

A side may have: hand, bar, board, middle, pinned, out, off. A line may also have
"options", as in {"dice_use":"any"}, and "id", which the answer gives back, an
error too."#;

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let own = own_ruleset(arguments.ruleset.as_deref())?;
    let mut plays = Plays::default();
    lines::answer_all(own.as_ref(), |line, answer| {
        line.referee.plays_into(&line.position, lines::roll(line)?, &mut plays);
        write_plays(line, &plays, answer);
        Ok(())
    })?;
    Ok(())
}
