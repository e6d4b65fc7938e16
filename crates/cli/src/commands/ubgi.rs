//! `tavli ubgi`: the engine for other programs, by the Universal Backgammon Interface.

use std::io::{self, Write};

use super::lines::Line;
use crate::failure::Failure;
use crate::ubgi::{Reply, Session};

/// Speak the Universal Backgammon Interface (UBGI 0.2) on standard input and output.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {}

const EXAMPLES: &str = "\
One command a line, each answered at once. `keys` lists what can be set. Portes is
spoken to as backgammon without a cube; for the other games see docs/ubgi.md.

Example:
  printf 'ubgi\\nposition gnubgid 4HPwATDgc/ABMA\\ndice 3 1\\ngo\\nquit\\n' | tavli ubgi";

pub(crate) fn run(_: Arguments) -> Result<(), Failure> {
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    let (mut session, mut line) = (Session::default(), Line::default());
    while line.read(&mut input)? {
        let reply = match line.text() {
            Ok(text) => session.answer(text),
            Err(fault) => Reply::Lines(vec![format!("error bad_command {fault}")]),
        };
        let Reply::Lines(lines) = reply else { break };
        for answer in lines {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
    Ok(())
}
