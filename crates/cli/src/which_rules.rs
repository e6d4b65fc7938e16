//! Which rules a command is about: a game by its name, or a ruleset of one's own in a file.

use std::path::Path;

use tavli_rules::{
    BuiltIn, Position, Referee, Roll, Ruleset, Side, read_exchange_under, read_position, read_position_id,
    read_ruleset, read_xgid,
};

use crate::options::{self, Choice};

/// What can be played by name: one game, or the match of three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameName {
    /// One of the five games.
    One(BuiltIn),
    /// Portes, plakoto and fevga in turn.
    Tavli,
}

impl GameName {
    /// All of them, as they are numbered for people.
    pub(crate) const ALL: [GameName; 6] = [
        GameName::One(BuiltIn::Zeno),
        GameName::One(BuiltIn::Scripta),
        GameName::One(BuiltIn::Portes),
        GameName::One(BuiltIn::Plakoto),
        GameName::One(BuiltIn::Fevga),
        GameName::Tavli,
    ];

    /// The name in commands.
    pub(crate) fn name(self) -> &'static str {
        match self {
            GameName::One(game) => game.name(),
            GameName::Tavli => "tavli",
        }
    }

    /// The rules of its games, in the order in which they are played.
    pub(crate) fn rulesets(self) -> Vec<Ruleset> {
        match self {
            GameName::One(game) => vec![game.ruleset()],
            GameName::Tavli => BuiltIn::TAVLI.map(BuiltIn::ruleset).into(),
        }
    }
}

impl std::str::FromStr for GameName {
    type Err = String;

    fn from_str(text: &str) -> Result<GameName, String> {
        let no_such = "; or tavli for the match of three";
        only_one(text, GameName::ALL.into_iter().map(|game| (game.name(), game)), no_such)
    }
}

/// The game of this name; capitals do not matter, and the first letters are enough.
pub(crate) fn game_named(text: &str) -> Result<BuiltIn, String> {
    only_one(text, BuiltIn::ALL.into_iter().map(|game| (game.name(), game)), "")
}

fn only_one<T>(
    text: &str,
    named: impl Iterator<Item = (&'static str, T)>,
    no_such: &str,
) -> Result<T, String> {
    let asked = text.trim().to_lowercase();
    let mut fitting: Vec<(&str, T)> =
        named.filter(|(name, _)| !asked.is_empty() && name.starts_with(&asked)).collect();
    match fitting.len() {
        1 => Ok(fitting.remove(0).1),
        0 => {
            let names = BuiltIn::ALL.map(BuiltIn::name).join(", ");
            Err(format!("there is no game \"{}\"; the games are {names}{no_such}", text.trim()))
        }
        _ => {
            let names: Vec<&str> = fitting.iter().map(|(name, _)| *name).collect();
            Err(format!("\"{}\" can mean {}; type more of it", text.trim(), names.join(" or ")))
        }
    }
}

/// Reads a ruleset of one's own; what is wrong with it is told with the file's name.
pub(crate) fn read_ruleset_file(path: &Path) -> Result<Ruleset, String> {
    let file = path.display();
    let bytes = std::fs::read(path).map_err(|error| format!("{file} cannot be read: {error}"))?;
    let text = String::from_utf8(bytes).map_err(|_| format!("{file} is not a text file"))?;
    read_ruleset(&text).map_err(|fault| format!("{file} is not a good ruleset: {fault}"))
}

/// The ruleset of the file that is named, if one is.
pub(crate) fn own_ruleset(path: Option<&Path>) -> Result<Option<Ruleset>, String> {
    path.map(read_ruleset_file).transpose()
}

/// How many signs GNU Backgammon's ID of a position has.
const POSITION_ID_LENGTH: usize = 14;

/// A position with its rules, and the dice if they are thrown.
pub(crate) struct Given {
    pub(crate) referee: Referee,
    pub(crate) position: Position,
    pub(crate) roll: Option<Roll>,
}

impl Given {
    /// The start of a game with these rules.
    pub(crate) fn start(ruleset: Ruleset, choices: &[Choice]) -> Result<Given, String> {
        let referee = options::referee(ruleset, choices)?;
        let position = referee.start(Side::White);
        Ok(Given { referee, position, roll: None })
    }

    /// A position in one line, as a line of the exchange format, as an XGID or GNU Backgammon's ID, or a game's name for its
    /// start, under one's own rules where there are some.
    pub(crate) fn read(text: &str, own: Option<Ruleset>, choices: &[Choice]) -> Result<Given, String> {
        if text.trim_start().starts_with('{') {
            return Given::read_json(text, own, choices);
        }
        if let Some(given) = Given::read_id(text) {
            return given;
        }
        if !text.contains('-') {
            let ruleset = match own {
                Some(own) if own.name == text.trim().to_lowercase() => own,
                Some(_) | None => game_named(text)?.ruleset(),
            };
            return Given::start(ruleset, choices);
        }
        let read = read_position(text)?;
        let ruleset = match own {
            None => read.ruleset()?,
            Some(own) => read.options.iter().try_fold(own, |ruleset, (name, value)| {
                ruleset.with_option(name, value).map_err(|fault| fault.to_string())
            })?,
        };
        let referee = options::referee(ruleset, choices)?;
        let position = read.position(&referee)?;
        Ok(Given { referee, position, roll: read.roll })
    }

    /// A position as programs for backgammon write it; nothing where it does not look like one.
    fn read_id(text: &str) -> Option<Result<Given, String>> {
        let text = text.trim();
        let referee = BuiltIn::Portes.referee();
        let is_position_id = text.split(':').next().is_some_and(|id| id.len() == POSITION_ID_LENGTH);
        let read = match text.starts_with("XGID=") {
            true => read_xgid(&referee, text),
            false if is_position_id && !text.contains('-') => read_position_id(&referee, text),
            false => return None,
        };
        Some(read.map(|(position, roll)| Given { referee, position, roll }))
    }

    fn read_json(text: &str, own: Option<Ruleset>, choices: &[Choice]) -> Result<Given, String> {
        let named = |name: &str| match &own {
            Some(own) if own.name == name => Ok(own.clone()),
            Some(_) | None => name.parse::<BuiltIn>().map(BuiltIn::ruleset),
        };
        let read = read_exchange_under(text, &named).map_err(|fault| fault.what)?;
        let referee = options::referee(read.referee.ruleset().clone(), choices)?;
        Ok(Given { referee, position: read.position, roll: read.roll })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_first_letters_name_a_game() {
        assert_eq!(game_named("PORTES"), Ok(BuiltIn::Portes));
        assert_eq!(game_named("pl"), Ok(BuiltIn::Plakoto));
        assert_eq!("T".parse(), Ok(GameName::Tavli));
        assert_eq!(game_named("p"), Err("\"p\" can mean portes or plakoto; type more of it".to_owned()));
        assert!(game_named("").is_err() && game_named("tavli").is_err());
        assert!("chess".parse::<GameName>().is_err_and(|fault| fault.ends_with("the match of three")));
    }
}
