//! A ruleset as TOML: every rule with its source and status.

use crate::builtin::BuiltIn;
use crate::ruleset::Ruleset;

/// A ruleset as TOML.
///
/// ```
/// use tavli_rules::{BuiltIn, read_ruleset, ruleset_text};
/// let ruleset = BuiltIn::Fevga.ruleset().with_option("prime", "no_six").unwrap();
/// assert_eq!(read_ruleset(&ruleset_text(&ruleset)), Ok(ruleset));
/// ```
#[cfg(feature = "toml")]
pub fn ruleset_text(ruleset: &Ruleset) -> String {
    toml::to_string(ruleset).expect("a ruleset holds nothing that TOML cannot write")
}

/// Nothing: this program was built without rulesets of one's own.
#[cfg(not(feature = "toml"))]
pub fn ruleset_text(_: &Ruleset) -> String {
    String::new()
}

/// Reads a ruleset; says what is not understood, or everything that does not fit together.
///
/// ```
/// use tavli_rules::{BuiltIn, read_ruleset, ruleset_text};
/// let text = ruleset_text(&BuiltIn::Zeno.ruleset()).replace("dice = 3", "dice = 5");
/// assert_eq!(read_ruleset(&text), Err("5 dice are thrown; it must be 2 or 3".to_owned()));
/// ```
#[cfg(feature = "toml")]
pub fn read_ruleset(text: &str) -> Result<Ruleset, String> {
    let ruleset: Ruleset = toml::from_str(text).map_err(|error| error.to_string().trim_end().to_owned())?;
    ruleset.checked().map_err(|faults| faults.to_string())
}

/// Refuses every text: this program was built without rulesets of one's own.
#[cfg(not(feature = "toml"))]
pub fn read_ruleset(_: &str) -> Result<Ruleset, String> {
    Err("rules of one's own cannot be read here".to_owned())
}

/// Whether the name and the changed options say all about these rules.
pub(crate) fn is_told_by_options(ruleset: &Ruleset) -> bool {
    let Some(game) = BuiltIn::named(&ruleset.name) else { return false };
    let told = ruleset
        .changes()
        .iter()
        .try_fold(game.ruleset(), |told, (name, value)| told.with_option(name, value));
    told.as_ref() == Ok(ruleset)
}
