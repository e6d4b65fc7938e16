//! `tavli show`: draws a position.

use std::io::{self, Write};

use tavli_rules::{BuiltIn, Position, Referee, Roll, Side, read_position};

use crate::failure::Failure;
use crate::terminal::{Glyphs, Scene};

/// Draw a position in the terminal, as the game's source draws its board.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A position in one line, or a game's name for its start
    position: String,
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
  tavli show zeno-w-m4.1x3.19x11.out-m4x2.22x13.out --ascii";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let (referee, position, roll) = read(&arguments.position)?;
    let glyphs = Glyphs::of(arguments.ascii);
    let scene = Scene { referee: &referee, position, roll, from: arguments.from, glyphs };
    io::stdout().write_all(scene.text().as_bytes())?;
    Ok(())
}

fn read(text: &str) -> Result<(Referee, Position, Option<Roll>), String> {
    if let Some(game) = BuiltIn::named(text.trim()) {
        let referee = game.referee();
        let start = referee.start(Side::White);
        return Ok((referee, start, None));
    }
    let read = read_position(text)?;
    let referee = Referee::new(read.ruleset()?).map_err(|faults| faults.to_string())?;
    let position = read.position(&referee)?;
    Ok((referee, position, read.roll))
}
