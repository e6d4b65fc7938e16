//! `tavli rules`: how a game is played.

use std::io::{self, Write};
use std::path::PathBuf;

use tavli_rules::{Ruleset, ruleset_text};

use crate::failure::Failure;
use crate::options::{self, Choice};
use crate::rule_texts::{TAVLI, rules_text};
use crate::which_rules::{GameName, own_ruleset};

/// Tell how a game is played, and what can be chosen in its rules.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// zeno, scripta, portes, plakoto, fevga, or tavli for the match of three games
    #[arg(required_unless_present = "ruleset", conflicts_with = "ruleset")]
    game: Option<GameName>,
    /// A ruleset of your own instead of a game: a TOML file
    #[arg(long, value_name = "FILE")]
    ruleset: Option<PathBuf>,
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
  tavli rules tavli
  tavli rules zeno --toml > zeno.toml
  tavli rules --ruleset rulesets/tabula.toml";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    io::stdout().write_all(text(&arguments)?.as_bytes())?;
    Ok(())
}

fn text(arguments: &Arguments) -> Result<String, String> {
    let ruleset = match (arguments.game, own_ruleset(arguments.ruleset.as_deref())?) {
        (_, Some(own)) => own,
        (Some(GameName::One(game)), None) => game.ruleset(),
        (Some(GameName::Tavli), None) if is_plain(arguments) => return Ok(TAVLI.to_owned()),
        (Some(GameName::Tavli), None) => {
            return Err("the match has no options of its own; name one of its games".to_owned());
        }
        (None, None) => return Err("name a game, or a ruleset with --ruleset FILE".to_owned()),
    };
    told(ruleset, arguments)
}

fn is_plain(arguments: &Arguments) -> bool {
    arguments.options.is_empty() && !arguments.toml
}

fn told(ruleset: Ruleset, arguments: &Arguments) -> Result<String, String> {
    let referee = options::referee(ruleset, &arguments.options)?;
    Ok(match arguments.toml {
        true => ruleset_text(referee.ruleset()),
        false => rules_text(referee.ruleset()),
    })
}
