//! Rule options by their rule-book names: what can be chosen, what is chosen, choosing.

use std::fmt;

use serde::de::IntoDeserializer;
use serde::de::value::{Error as ValueError, StrDeserializer};
use serde::{Deserialize, Serialize};

use super::{Clause, Ruleset, RulesetFaults, Status};
use crate::builtin::BuiltIn;
use crate::checkers::MAX_CHECKERS;

/// A choice that a ruleset leaves open (rule book, section 7).
///
/// ```
/// use tavli_rules::BuiltIn;
/// let options = BuiltIn::Fevga.ruleset().options();
/// let runner = options.iter().find(|option| option.name == "runner").unwrap();
/// assert_eq!(runner.values, ["reach", "pass", "none"]);
/// assert_eq!(runner.current, "reach");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// Its name in the rule book.
    pub name: &'static str,
    /// The values that can be chosen; the games' own value first.
    pub values: Vec<String>,
    /// The value that holds now.
    pub current: String,
}

/// An option in the table below.
struct Entry {
    name: &'static str,
    values: &'static [&'static str],
    applies: fn(&Ruleset) -> bool,
    get: fn(&Ruleset) -> String,
    set: fn(&mut Ruleset, &str) -> bool,
}

/// An entry for a ruleset field that is one clause with a choice in it.
macro_rules! entry {
    ($name:literal, $values:expr, $field:ident, $applies:expr) => {
        Entry {
            name: $name,
            values: &$values,
            applies: $applies,
            get: |ruleset| name_of(&ruleset.$field.rule),
            set: |ruleset, value| choose(&mut ruleset.$field, value),
        }
    };
}

const ENTRIES: &[Entry] = &[
    entry!("dice_use", ["most", "any"], dice_use, |_| true),
    entry!("only_one_of_two", ["free", "larger"], only_one_of_two, |ruleset| ruleset.dice.dice == 2),
    entry!("bear_off", ["overshoot", "exact"], bear_off, |_| true),
    entry!("opening_roll", ["again", "keep"], opening_roll, |ruleset| ruleset.opening.is_thrown_for()),
    entry!("phase_gate", ["own", "both"], phase_gate, |ruleset| ruleset.entry.last_point().is_some()),
    entry!("shield", ["owner", "mover", "none"], shield, |ruleset| ruleset.entry.has_slides()),
    entry!("slide", ["must", "may"], slide, |ruleset| ruleset.entry.has_slides()),
    entry!("middle_row", ["beside", "hand"], bar, |ruleset| ruleset.bar.is_middle_row()),
    entry!("mother", ["ordinary", "loses_two", "at_once"], mother, |ruleset| ruleset.contact.can_pin()),
    entry!("bear_off_pinned", ["allowed", "forbidden"], bear_off_pinned, |ruleset| ruleset.contact.can_pin()),
    entry!("runner", ["reach", "pass", "none"], runner, |ruleset| ruleset.contact.blocks_with_one()),
    entry!("start_quarter", ["each_step", "end_of_play", "free"], start_quarter, |ruleset| {
        ruleset.contact.blocks_with_one()
    }),
    entry!("prime", ["free", "no_six"], prime, |ruleset| ruleset.contact.blocks_with_one()),
    Entry {
        name: "checkers",
        values: &["15", "14", "13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"],
        applies: |_| true,
        get: |ruleset| ruleset.setup.checkers.to_string(),
        set: |ruleset, value| match value.parse() {
            Ok(checkers) if (1..=MAX_CHECKERS).contains(&checkers) => {
                ruleset.setup.rule.checkers = checkers;
                ruleset.setup.status = Status::Chosen;
                true
            }
            Ok(_) | Err(_) => false,
        },
    },
];

impl Ruleset {
    /// The choices that these rules leave open.
    ///
    /// ```
    /// use tavli_rules::BuiltIn;
    /// let has = |game: BuiltIn, name| game.ruleset().options().iter().any(|option| option.name == name);
    /// assert!(has(BuiltIn::Plakoto, "mother"));
    /// assert!(!has(BuiltIn::Portes, "mother"), "nothing is pinned there");
    /// ```
    pub fn options(&self) -> Vec<RuleOption> {
        let open = ENTRIES.iter().filter(|entry| (entry.applies)(self));
        open.map(|entry| RuleOption {
            name: entry.name,
            values: entry.values.iter().map(|value| (*value).to_owned()).collect(),
            current: (entry.get)(self),
        })
        .collect()
    }

    /// The same rules with one option chosen.
    ///
    /// ```
    /// use tavli_rules::BuiltIn;
    /// let ruleset = BuiltIn::Portes.ruleset().with_option("checkers", "10").unwrap();
    /// assert_eq!(ruleset.setup.checkers, 10);
    /// ```
    pub fn with_option(mut self, name: &str, value: &str) -> Result<Ruleset, OptionFault> {
        let entry = self.entry_named(name)?;
        if (entry.get)(&self) == value {
            return Ok(self);
        }
        let is_known = entry.values.contains(&value) && (entry.set)(&mut self, value);
        if !is_known {
            let values = entry.values.iter().map(|value| (*value).to_owned()).collect();
            return Err(OptionFault::NoSuchValue { name: name.to_owned(), value: value.to_owned(), values });
        }
        self.checked().map_err(OptionFault::DoesNotFit)
    }

    fn entry_named(&self, name: &str) -> Result<&'static Entry, OptionFault> {
        ENTRIES.iter().find(|entry| entry.name == name && (entry.applies)(self)).ok_or_else(|| {
            let known = self.options().into_iter().map(|option| option.name).collect();
            OptionFault::NoSuchOption { name: name.to_owned(), ruleset: self.name.clone(), known }
        })
    }

    /// The options, and their values, in which these rules differ from the built-in game of the same name.
    ///
    /// ```
    /// use tavli_rules::BuiltIn;
    /// let ruleset = BuiltIn::Portes.ruleset();
    /// assert!(ruleset.changes().is_empty());
    /// let changed = ruleset.with_option("bear_off", "exact").unwrap();
    /// assert_eq!(changed.changes(), [("bear_off".to_owned(), "exact".to_owned())]);
    /// ```
    pub fn changes(&self) -> Vec<(String, String)> {
        let Some(own) = BuiltIn::named(&self.name) else { return Vec::new() };
        let original = own.ruleset();
        let changed = ENTRIES.iter().filter(|entry| (entry.get)(self) != (entry.get)(&original));
        changed.map(|entry| (entry.name.to_owned(), (entry.get)(self))).collect()
    }
}

fn choose<'de, T: Deserialize<'de>>(clause: &mut Clause<T>, value: &'de str) -> bool {
    let deserializer: StrDeserializer<'_, ValueError> = value.into_deserializer();
    match T::deserialize(deserializer) {
        Ok(rule) => {
            clause.rule = rule;
            clause.status = Status::Chosen;
            true
        }
        Err(_) => false,
    }
}

fn name_of<T: Serialize>(rule: &T) -> String {
    match serde_json::to_value(rule) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(other) => other.to_string(),
        Err(error) => error.to_string(),
    }
}

/// Why an option could not be chosen.
///
/// ```
/// use tavli_rules::BuiltIn;
/// let fault = BuiltIn::Portes.ruleset().with_option("bear_off", "never").unwrap_err();
/// assert_eq!(fault.to_string(), "option bear_off cannot be \"never\"; choose overshoot, exact");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the sentences in Display say what each means")]
pub enum OptionFault {
    NoSuchOption { name: String, ruleset: String, known: Vec<&'static str> },
    NoSuchValue { name: String, value: String, values: Vec<String> },
    DoesNotFit(RulesetFaults),
}

impl fmt::Display for OptionFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionFault::NoSuchOption { name, ruleset, known } => {
                write!(formatter, "{ruleset} has no option \"{name}\"; it has {}", known.join(", "))
            }
            OptionFault::NoSuchValue { name, value, values } => {
                write!(formatter, "option {name} cannot be \"{value}\"; choose {}", values.join(", "))
            }
            OptionFault::DoesNotFit(faults) => write!(formatter, "that does not fit these rules: {faults}"),
        }
    }
}

impl std::error::Error for OptionFault {}
