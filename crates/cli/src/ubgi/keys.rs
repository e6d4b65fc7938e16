//! What can be set: which game, and how the engine plays.

use tavli_engine::Level;
use tavli_rules::{BuiltIn, Referee};

use super::Fault;
use crate::options::{self, Choice};

/// Another name of portes, for those who know no other game.
const BACKGAMMON: &str = "backgammon";
const NO_LEVEL: &str = "none";
const MOST_PLY: u32 = 2;
const MOST_CANDIDATES: usize = 50;

/// The settings of a session.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    /// The game.
    pub(super) game: BuiltIn,
    /// Its options, as `name=value`, separated by commas.
    options: String,
    /// How many throws to look ahead.
    pub(super) ply: u32,
    /// Play as this level, instead of as well as possible.
    pub(super) level: Option<Level>,
    /// By which chance weaker levels misjudge.
    pub(super) seed: u64,
    /// Go no deeper after so many milliseconds; 0 is no limit.
    pub(super) time_ms: u64,
    /// How many candidates to name.
    pub(super) candidates: usize,
}

impl Default for Keys {
    fn default() -> Keys {
        Keys {
            game: BuiltIn::Portes,
            options: String::new(),
            ply: 0,
            level: None,
            seed: 1,
            time_ms: 0,
            candidates: 0,
        }
    }
}

impl Keys {
    /// Every key with its type and default.
    pub(super) fn described() -> Vec<String> {
        let games = BuiltIn::ALL.map(BuiltIn::name).join("|");
        let levels = Level::ALL.map(Level::name).join("|");
        vec![
            format!(
                "key game.variant enum {games}|{BACKGAMMON} {} which game; {BACKGAMMON} means portes",
                BuiltIn::Portes
            ),
            "key game.options string * - rule options as name=value, separated by commas".to_owned(),
            format!("key engine.ply int 0..{MOST_PLY} 0 throws looked ahead"),
            format!("key engine.level enum {NO_LEVEL}|{levels} {NO_LEVEL} play as a level does"),
            "key engine.seed int * 1 ! by which chance weaker levels misjudge".to_owned(),
            "key engine.time_ms int 0..600000 0 ! go no deeper after so long; 0 is no limit".to_owned(),
            format!(
                "key engine.candidates int 0..{MOST_CANDIDATES} 0 ! how many plays to name before the answer"
            ),
        ]
    }

    /// What a key is set to.
    pub(super) fn get(&self, name: &str) -> Result<String, Fault> {
        Ok(match name {
            "game.variant" => self.game.to_string(),
            "game.options" if self.options.is_empty() => "-".to_owned(),
            "game.options" => self.options.clone(),
            "engine.ply" => self.ply.to_string(),
            "engine.level" => self.level.map_or(NO_LEVEL, Level::name).to_owned(),
            "engine.seed" => self.seed.to_string(),
            "engine.time_ms" => self.time_ms.to_string(),
            "engine.candidates" => self.candidates.to_string(),
            _ => return Err(unknown(name)),
        })
    }

    /// Sets a key.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        match name {
            "game.variant" => {
                let game = if value == BACKGAMMON { Ok(BuiltIn::Portes) } else { value.parse() };
                self.game = game.map_err(|fault| Fault::Value(format!("{name} {fault}")))?;
                self.options.clear();
            }
            "game.options" => {
                let options = if value == "-" { "" } else { value };
                referee(self.game, options).map_err(|fault| Fault::Value(format!("{name} {fault}")))?;
                options.clone_into(&mut self.options);
            }
            "engine.ply" => self.ply = number(name, value, MOST_PLY.into())? as u32,
            "engine.level" if value == NO_LEVEL => self.level = None,
            "engine.level" => {
                self.level =
                    Some(value.parse().map_err(|fault: String| Fault::Value(format!("{name} {fault}")))?);
            }
            "engine.seed" => self.seed = number(name, value, u64::MAX)?,
            "engine.time_ms" => self.time_ms = number(name, value, 600_000)?,
            "engine.candidates" => self.candidates = number(name, value, MOST_CANDIDATES as u64)? as usize,
            _ => return Err(unknown(name)),
        }
        Ok(())
    }

    /// The rules that are set.
    pub(super) fn referee(&self) -> Result<Referee, Fault> {
        referee(self.game, &self.options).map_err(Fault::Value)
    }
}

fn unknown(name: &str) -> Fault {
    Fault::Unsupported(format!("{name}; \"keys\" lists what can be set"))
}

fn number(name: &str, value: &str, most: u64) -> Result<u64, Fault> {
    let read = value.parse().ok().filter(|number| *number <= most);
    read.ok_or_else(|| Fault::Value(format!("{name} must_be 0..{most}")))
}

fn referee(game: BuiltIn, text: &str) -> Result<Referee, String> {
    let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
    let choices = words.map(str::parse).collect::<Result<Vec<Choice>, _>>()?;
    options::referee(game.ruleset(), &choices)
}
