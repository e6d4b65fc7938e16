//! `tavli verify`: whether the dice of a record are what three chains made, without asking anybody.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tavli_protocol::DiceRecord;
use tavli_rules::Record;

use crate::failure::Failure;

/// Check the dice of records: every link, every throw, and that the games were played with them.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Records of games that were played online or on the page
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

const EXAMPLES: &str = "\
A record of a game played online or on the page holds the tips of three hash chains, White's,
Black's and the server's (or the page's), and the links that made each throw. This recomputes all of it, offline.
How it works, and how to check it yourself: docs/fair-dice.md

Example:
  tavli verify tavli-abcdefghijklmnop.txt";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut faults = 0;
    for path in &arguments.files {
        match verify(path) {
            Ok(throws) => {
                writeln!(io::stdout(), "{}: dice verified ({throws} throws)", path.display())?;
            }
            Err(fault) => {
                faults += 1;
                writeln!(io::stdout(), "{}: NOT verified: {fault}", path.display())?;
            }
        }
    }
    match faults {
        0 => Ok(()),
        _ => Err(Failure::Told(format!("{faults} of {} records are not verified", arguments.files.len()))),
    }
}

fn verify(path: &Path) -> Result<u32, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let record = Record::read(&text).map_err(|fault| fault.to_string())?;
    let dice = DiceRecord::of(&record).map_err(|fault| fault.to_string())?;
    dice.verify(&record).map_err(|fault| fault.to_string())
}
