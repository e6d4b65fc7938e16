//! `tavli games`: what can be played.

use std::io::{self, Write};

use crate::failure::Failure;
use crate::rule_texts::GAMES;

/// List the five games.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: Arguments) -> Result<(), Failure> {
    io::stdout().write_all(list().as_bytes())?;
    Ok(())
}

/// The games, a line each: name, title, one sentence.
pub(crate) fn list() -> String {
    let line = |game: &crate::rule_texts::GameText| {
        format!("{:<8} {:<21} {}\n", game.game.name(), game.game.ruleset().title, game.sentence)
    };
    GAMES.iter().map(line).collect()
}
