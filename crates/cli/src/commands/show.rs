//! `tavli show`: draws a position.

use std::io::{self, Write};
use std::path::PathBuf;

use tavli_rules::Side;

use crate::failure::Failure;
use crate::terminal::{Glyphs, Scene};
use crate::which_rules::{Given, own_ruleset};

/// Draw a position in the terminal, as the game's source draws its board.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A position in one line, or a game's name for its start
    #[arg(required_unless_present = "ruleset")]
    position: Option<String>,
    /// A ruleset of your own: a TOML file, as `tavli rules GAME --toml` writes one
    #[arg(long, value_name = "FILE")]
    ruleset: Option<PathBuf>,
    /// From whose side of the table to look
    #[arg(long, value_name = "SIDE", default_value = "white")]
    from: Side,
    /// Only ASCII: O for White, X for Black
    #[arg(long)]
    ascii: bool,
}

const EXAMPLES: &str = "\
A position is ruleset-turn-white-black: the game's name; w or b for the side to
move, with the dice if thrown; then each side's checkers by its own progress:
  7  7x3  7p (pinned)  hand15  bar2  m4x2 (middle row)  off11  out
Plays are written with these numbers; the drawing gives them for the side to move.

Examples:
  tavli show fevga
  tavli show portes-w62-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5
  tavli show plakoto-b-1x13.5.8-1x12.20p.18x2 --from black
  tavli show zeno-w-m4.1x3.19x11.out-m4x2.22x13.out --ascii
  tavli show --ruleset rulesets/tabula.toml tabula-w654-hand9.3x6-hand15";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let Given { referee, position, roll } = given(&arguments)?;
    let glyphs = Glyphs::of(arguments.ascii);
    let scene = Scene { referee: &referee, position, roll, from: arguments.from, glyphs };
    io::stdout().write_all(scene.text().as_bytes())?;
    Ok(())
}

fn given(arguments: &Arguments) -> Result<Given, String> {
    match (&arguments.position, own_ruleset(arguments.ruleset.as_deref())?) {
        (Some(text), own) => Given::read(text, own, &[]),
        (None, Some(own)) => Given::start(own, &[]),
        (None, None) => Err("say what to show: a position, or a game's name".to_owned()),
    }
}
