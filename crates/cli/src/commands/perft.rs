//! `tavli perft`: counts plays to a depth.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use tavli_rules::{BuiltIn, Roll};

use crate::failure::Failure;
use crate::options::Choice;
use crate::which_rules::{Given, game_named, own_ruleset};

/// Count every way of throwing and playing to a depth, to check and time the rules.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// zeno, scripta, portes, plakoto or fevga
    #[arg(value_parser = game_named, conflicts_with = "ruleset", required_unless_present_any = ["ruleset", "position"])]
    game: Option<BuiltIn>,
    /// A ruleset of your own instead of a game: a TOML file
    #[arg(long, value_name = "FILE")]
    ruleset: Option<PathBuf>,
    /// How many turns to look ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=32))]
    depth: u32,
    /// Where to begin, as `tavli show` reads it; with dice, they are the first roll
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    /// A rule option, as in dice_use=any; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<Choice>,
    /// Count for each roll of the first turn by itself
    #[arg(long)]
    divide: bool,
}

const EXAMPLES: &str = "\
Every distinct roll counts once, and every distinct position after it once.
The speed is written to standard error.

Examples:
  tavli perft portes --depth 1                     447: all results of all rolls
  tavli perft fevga --depth 3 --divide
  tavli perft --depth 2 --ruleset rulesets/tabula.toml
  tavli perft zeno --depth 1 --option shield=none --position zeno-w-1x15-2x15
  tavli perft --depth 1 --position plakoto-w62-1x15-1x15     only that roll";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let given = beginning(&arguments)?;
    let mut out = io::stdout().lock();
    let clock = Instant::now();
    let count = match arguments.divide {
        true => divide(&given, arguments.depth, &mut out)?,
        false => count(&given, arguments.depth),
    };
    writeln!(out, "{count}")?;
    // The speed is a side remark: where nobody reads it, the count is still good.
    let _ = writeln!(io::stderr(), "{}", speed(count, clock.elapsed()));
    Ok(())
}

fn beginning(arguments: &Arguments) -> Result<Given, String> {
    let own = own_ruleset(arguments.ruleset.as_deref())?;
    let game = arguments.game.map(BuiltIn::ruleset);
    let given = match (&arguments.position, own, &game) {
        (Some(text), own, _) => Given::read(text, own, &arguments.options)?,
        (None, Some(own), _) => Given::start(own, &arguments.options)?,
        (None, None, Some(game)) => Given::start(game.clone(), &arguments.options)?,
        (None, None, None) => return Err("name a game, a position or a ruleset".to_owned()),
    };
    let name = &given.referee.ruleset().name;
    match game {
        Some(game) if game.name != *name => {
            Err(format!("the position is one of {name}, not of {}", game.name))
        }
        Some(_) | None => Ok(given),
    }
}

/// Counts from a position; where its dice are thrown already, only that roll is played in the first turn.
fn count(given: &Given, depth: u32) -> u64 {
    match given.roll {
        Some(roll) if goes_on(given, depth) => given.referee.perft_of_roll(&given.position, roll, depth),
        Some(_) | None => given.referee.perft(&given.position, depth),
    }
}

fn goes_on(given: &Given, depth: u32) -> bool {
    depth > 0 && given.referee.outcome(&given.position).is_none()
}

fn divide(given: &Given, depth: u32, out: &mut impl Write) -> io::Result<u64> {
    if !goes_on(given, depth) {
        return Ok(given.referee.perft(&given.position, depth));
    }
    let rolls: Vec<Roll> = match given.roll {
        Some(roll) => vec![roll],
        None => given.referee.rolls().map(|(roll, _)| roll).collect(),
    };
    let mut total = 0;
    for roll in rolls {
        let count = given.referee.perft_of_roll(&given.position, roll, depth);
        writeln!(out, "{roll}  {count}")?;
        total += count;
    }
    Ok(total)
}

fn speed(count: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    format!("{seconds:.3} seconds, {:.0} nodes a second", count as f64 / seconds.max(1e-9))
}
