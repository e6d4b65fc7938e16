//! Rule options as they are written in commands: `--option mother=loses_two`.

use tavli_rules::{Referee, Ruleset};

/// One option with the value chosen for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The option's name in the rule book.
    pub(crate) name: String,
    /// The value.
    pub(crate) value: String,
}

impl std::str::FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Choice, String> {
        let (name, value) = text
            .split_once('=')
            .ok_or_else(|| format!("\"{text}\" is not an option; write name=value, as in dice_use=any"))?;
        Ok(Choice { name: name.trim().to_owned(), value: value.trim().to_owned() })
    }
}

/// A referee for these rules with the choices made.
pub(crate) fn referee(ruleset: Ruleset, choices: &[Choice]) -> Result<Referee, String> {
    let chosen = choices.iter().try_fold(ruleset, |ruleset, choice| {
        ruleset.with_option(&choice.name, &choice.value).map_err(|fault| fault.to_string())
    })?;
    Referee::new(chosen).map_err(|faults| faults.to_string())
}
