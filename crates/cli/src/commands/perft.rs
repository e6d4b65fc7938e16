//! `tavli perft`: counts plays to a depth.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use tavli_rules::{BuiltIn, Position, Referee, Side, read_position};

use crate::failure::Failure;
use crate::options::{self, Choice};

/// Count every way of throwing and playing to a depth, to check and time the rules.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// zeno, scripta, portes, plakoto or fevga
    game: BuiltIn,
    /// How many turns to look ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=32))]
    depth: u32,
    /// Where to begin, in one line as `tavli show` reads it; the game's start without it
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
  tavli perft zeno --depth 1 --option shield=none --position zeno-w-1x15-2x15";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let (referee, position) = beginning(&arguments)?;
    let mut out = io::stdout().lock();
    let clock = Instant::now();
    let count = match arguments.divide {
        true => divide(&referee, &position, arguments.depth, &mut out)?,
        false => referee.perft(&position, arguments.depth),
    };
    writeln!(out, "{count}")?;
    // The speed is a side remark: where nobody reads it, the count is still good.
    let _ = writeln!(io::stderr(), "{}", speed(count, clock.elapsed()));
    Ok(())
}

fn beginning(arguments: &Arguments) -> Result<(Referee, Position), String> {
    let Some(text) = &arguments.position else {
        let referee = options::referee(arguments.game.ruleset(), &arguments.options)?;
        let start = referee.start(Side::White);
        return Ok((referee, start));
    };
    let read = read_position(text)?;
    let ruleset = read.ruleset()?;
    if ruleset.name != arguments.game.name() {
        return Err(format!("the position is one of {}, not of {}", ruleset.name, arguments.game));
    }
    let referee = options::referee(ruleset, &arguments.options)?;
    let position = read.position(&referee)?;
    Ok((referee, position))
}

fn divide(referee: &Referee, position: &Position, depth: u32, out: &mut impl Write) -> io::Result<u64> {
    if depth == 0 || referee.outcome(position).is_some() {
        return Ok(referee.perft(position, depth));
    }
    let mut total = 0;
    for (roll, _) in referee.rolls() {
        let count = referee.perft_of_roll(position, roll, depth);
        writeln!(out, "{roll}  {count}")?;
        total += count;
    }
    Ok(total)
}

fn speed(count: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    format!("{seconds:.3} seconds, {:.0} nodes a second", count as f64 / seconds.max(1e-9))
}
