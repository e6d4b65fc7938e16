//! What is agreed on before a table's first throw.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use tavli_rules::{BuiltIn, Match, MatchLength, Referee};

use crate::clock::ClockSetting;

/// The name of a match in which Portes, Plakoto and Fevga take turns.
const TAVLI: &str = "tavli";
/// The longest match.
const MOST_POINTS: u16 = 25;
/// The levels of the computer player, the weakest first.
const LEVELS: [&str; 5] = ["beginner", "casual", "club", "expert", "champion"];

/// Which colour who makes the table wishes for the first game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ColourWish {
    /// The lot decides.
    #[default]
    Lot,
    /// White.
    White,
    /// Black.
    Black,
}

/// What is played at a table, and how.
///
/// ```
/// use tavli_protocol::TableSettings;
/// let settings: TableSettings = serde_json::from_str(r#"{"game":"zeno","points":3}"#).unwrap();
/// assert_eq!(settings.check(), Ok(()));
/// assert!(settings.take_back);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableSettings {
    /// The game by its name, or `tavli` for Portes, Plakoto and Fevga in turn.
    pub game: String,
    /// Rule options that differ from the usual ones, by their names in the rule book.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The score that wins the match; 0 for a single game.
    #[serde(default)]
    pub points: u16,
    /// How time is counted.
    #[serde(default)]
    pub clock: ClockSetting,
    /// The colour of who makes the table.
    #[serde(default)]
    pub colour: ColourWish,
    /// Whether a play may be taken back when the opponent agrees.
    #[serde(default = "yes")]
    pub take_back: bool,
    /// Whether the table is listed, and anybody may sit down or watch.
    #[serde(default)]
    pub public: bool,
    /// Whether the result counts for the players' ratings.
    #[serde(default)]
    pub rated: bool,
    /// After so many seconds away the opponent may claim the match.
    #[serde(default = "usual_away")]
    pub away_seconds: u32,
    /// The level of the computer that takes the other seat, if it shall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<String>,
}

fn yes() -> bool {
    true
}

fn usual_away() -> u32 {
    180
}

/// What is wrong with settings, and what to write instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsFault(pub String);

impl fmt::Display for SettingsFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for SettingsFault {}

impl TableSettings {
    /// A single game of this kind, with everything as usual.
    pub fn new(game: &str) -> TableSettings {
        TableSettings {
            game: game.to_owned(),
            options: BTreeMap::new(),
            points: 0,
            clock: ClockSetting::None,
            colour: ColourWish::Lot,
            take_back: true,
            public: false,
            rated: false,
            away_seconds: usual_away(),
            computer: None,
        }
    }

    /// Whether a match can be played like this.
    pub fn check(&self) -> Result<(), SettingsFault> {
        self.to_match()?;
        let fault = |text: &str| Err(SettingsFault(text.to_owned()));
        if let Some(wrong) = self.clock.fault() {
            return fault(wrong);
        }
        if !(30..=7 * 24 * 3600).contains(&self.away_seconds) {
            return fault("who is away may be awaited for 30 seconds to 7 days (away_seconds)");
        }
        if self.computer.as_ref().is_some_and(|level| !LEVELS.contains(&level.as_str())) {
            return fault("the computer's levels are beginner, casual, club, expert and champion");
        }
        if self.rated && self.computer.is_some() {
            return fault("games with the computer are not rated");
        }
        if self.rated && !self.options.is_empty() {
            return fault("only the usual rules are rated");
        }
        Ok(())
    }

    /// The match before its first throw.
    pub fn to_match(&self) -> Result<Match, SettingsFault> {
        if self.points > MOST_POINTS {
            return Err(SettingsFault(format!("a match goes to {MOST_POINTS} points at most")));
        }
        let length = if self.points == 0 { MatchLength::Single } else { MatchLength::Points(self.points) };
        Ok(Match::new(self.cycle()?, length))
    }

    fn cycle(&self) -> Result<Vec<Arc<Referee>>, SettingsFault> {
        if self.game == TAVLI {
            return match (self.points, self.options.is_empty()) {
                (0, _) => Err(SettingsFault("a tavli match goes to some points; say how many".to_owned())),
                (_, false) => Err(SettingsFault("a tavli match has the usual rules".to_owned())),
                (_, true) => Ok(BuiltIn::TAVLI.map(usual).into()),
            };
        }
        let game: BuiltIn = self.game.parse().map_err(SettingsFault)?;
        if self.options.is_empty() {
            return Ok(vec![usual(game)]);
        }
        let ruleset = self.options.iter().try_fold(game.ruleset(), |ruleset, (name, value)| {
            ruleset.with_option(name, value).map_err(|fault| SettingsFault(fault.to_string()))
        })?;
        let referee = Referee::new(ruleset).map_err(|faults| SettingsFault(faults.to_string()))?;
        Ok(vec![Arc::new(referee)])
    }
}

/// The usual rules of a game: thousands of tables share them.
fn usual(game: BuiltIn) -> Arc<Referee> {
    static USUAL: [OnceLock<Arc<Referee>>; BuiltIn::ALL.len()] =
        [const { OnceLock::new() }; BuiltIn::ALL.len()];
    let index = BuiltIn::ALL.iter().position(|other| *other == game).expect("every game is in the list");
    USUAL[index].get_or_init(|| Arc::new(game.referee())).clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let settings: TableSettings = serde_json::from_str(text).unwrap();
        let said = settings.check().map_or_else(|fault| fault.0, |()| "fine".to_owned());
        assert!(said.contains(expected), "{text}: {said}");
    }

    #[test]
    fn settings_that_cannot_be_played_say_why() {
        check(r#"{"game":"portes"}"#, "fine");
        check(r#"{"game":"tavli","points":5}"#, "fine");
        check(r#"{"game":"zeno","computer":"expert"}"#, "fine");
        check(r#"{"game":"chess"}"#, "chess");
        check(r#"{"game":"tavli"}"#, "how many");
        check(r#"{"game":"portes","points":26}"#, "25");
        check(r#"{"game":"portes","options":{"colour":"red"}}"#, "colour");
        check(r#"{"game":"portes","clock":{"kind":"fischer","seconds":1,"added":0}}"#, "10 seconds");
        check(r#"{"game":"portes","computer":"god"}"#, "champion");
        check(r#"{"game":"portes","rated":true,"computer":"club"}"#, "not rated");
        check(r#"{"game":"portes","away_seconds":1}"#, "away_seconds");
    }
}
