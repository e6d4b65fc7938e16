//! `tavli rules`: how a game is played.

use std::io::{self, Write};

use tavli_rules::{BuiltIn, ruleset_text};

use crate::failure::Failure;
use crate::options::{self, Choice};
use crate::rule_texts::rules_text;

/// Tell how a game is played, and what can be chosen in its rules.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// zeno, scripta, portes, plakoto or fevga
    game: BuiltIn,
    /// A rule option, as in dice_use=any; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<Choice>,
    /// Print the ruleset as TOML, each rule with its source and status
    #[arg(long)]
    toml: bool,
}

const EXAMPLES: &str = "\
Examples:
  tavli rules plakoto
  tavli rules plakoto --option mother=loses_two
  tavli rules zeno --toml > zeno.toml";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let referee = options::referee(arguments.game.ruleset(), &arguments.options)?;
    let text = match arguments.toml {
        true => ruleset_text(referee.ruleset()),
        false => rules_text(referee.ruleset()),
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}
