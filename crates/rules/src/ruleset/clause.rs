//! A rule with the place where it is written, and whether it is written there or read into it.

use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

/// How a rule came to be.
///
/// ```
/// use tavli_rules::{BuiltIn, Status};
/// let ruleset = BuiltIn::Portes.ruleset();
/// assert_eq!(ruleset.bear_off.status, Status::Text);
/// assert_eq!(ruleset.with_option("bear_off", "exact").unwrap().bear_off.status, Status::Chosen);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A source says it.
    Text,
    /// The sources are silent or can be read in two ways; this is our reading.
    Reading,
    /// Somebody chose another value than the game's own.
    Chosen,
}

impl fmt::Display for Status {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Status::Text => "text",
            Status::Reading => "reading",
            Status::Chosen => "chosen",
        })
    }
}

/// One rule with its source.
///
/// ```
/// use tavli_rules::{BuiltIn, Status};
/// let ruleset = BuiltIn::Zeno.ruleset();
/// assert_eq!(ruleset.slide.status, Status::Reading);
/// assert_eq!(ruleset.slide.source, "Z entering 2; R 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause<T> {
    /// The rule itself.
    pub rule: T,
    /// Where it stands, by the keys of `docs/sources.md`.
    pub source: String,
    /// Whether a source says it or we read it so.
    pub status: Status,
}

impl<T> Clause<T> {
    /// A rule that a source states.
    pub fn text(rule: T, source: &str) -> Clause<T> {
        Clause { rule, source: source.to_owned(), status: Status::Text }
    }

    /// A rule that is our reading of the sources.
    pub fn reading(rule: T, source: &str) -> Clause<T> {
        Clause { rule, source: source.to_owned(), status: Status::Reading }
    }
}

impl<T> Deref for Clause<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.rule
    }
}
