//! `tavli games`: what can be played.

use std::io::{self, Write};

use crate::failure::Failure;
use crate::rule_texts::GAMES;

/// List the five games, and the match of three.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

/// How the match of three games is listed.
const MATCH: [&str; 3] = ["tavli", "The tavli match", "Portes, plakoto and fevga in turn."];

pub(crate) fn run(_: Arguments) -> Result<(), Failure> {
    let lines: String = lines().into_iter().map(|line| format!("{line}\n")).collect();
    io::stdout().write_all(lines.as_bytes())?;
    Ok(())
}

/// The games and the match, a line each: name, title, one sentence.
pub(crate) fn lines() -> Vec<String> {
    let line = |name: &str, title: &str, sentence: &str| format!("{name:<7} {title:<20} {sentence}");
    let games = GAMES.iter().map(|game| line(game.game.name(), &game.game.ruleset().title, game.sentence));
    games.chain([line(MATCH[0], MATCH[1], MATCH[2])]).collect()
}
