//! The five games by name.

mod fevga;
mod plakoto;
mod portes;
mod scripta;
mod zeno;

use std::fmt;

use crate::referee::Referee;
use crate::ruleset::{
    BarRule, BearOffPinned, BearOffRule, Clause, DiceRule, DiceUse, EntryRule, EqualDice, MotherRule,
    OneOfTwo, OpeningRoll, OpeningRule, PhaseGate, PrimeRule, Ruleset, RunnerRule, ScoringRule, ShieldRule,
    Slide, StartQuarterRule,
};

/// A position's text, for those who got one wrong.
pub(crate) const EXAMPLE_POSITION: &str = "portes-w62-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5";

/// One of the five games as its source gives it.
///
/// ```
/// use tavli_rules::BuiltIn;
/// assert_eq!("plakoto".parse(), Ok(BuiltIn::Plakoto));
/// assert_eq!(BuiltIn::ALL.len(), 5);
/// assert_eq!(BuiltIn::Scripta.ruleset().title, "Ludus XII scriptorum");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BuiltIn {
    /// Zeno's Tavli.
    Zeno,
    /// Ludus XII scriptorum.
    Scripta,
    /// Portes.
    Portes,
    /// Plakoto.
    Plakoto,
    /// Fevga.
    Fevga,
}

impl BuiltIn {
    /// All five, the Roman ones first.
    pub const ALL: [BuiltIn; 5] =
        [BuiltIn::Zeno, BuiltIn::Scripta, BuiltIn::Portes, BuiltIn::Plakoto, BuiltIn::Fevga];

    /// The games of the tavli match, in the order in which they are played.
    pub const TAVLI: [BuiltIn; 3] = [BuiltIn::Portes, BuiltIn::Plakoto, BuiltIn::Fevga];

    /// The name in commands and files.
    pub fn name(self) -> &'static str {
        match self {
            BuiltIn::Zeno => "zeno",
            BuiltIn::Scripta => "scripta",
            BuiltIn::Portes => "portes",
            BuiltIn::Plakoto => "plakoto",
            BuiltIn::Fevga => "fevga",
        }
    }

    /// The game of this name.
    pub fn named(name: &str) -> Option<BuiltIn> {
        BuiltIn::ALL.into_iter().find(|game| game.name() == name)
    }

    /// Its rules.
    pub fn ruleset(self) -> Ruleset {
        match self {
            BuiltIn::Zeno => zeno::ruleset(),
            BuiltIn::Scripta => scripta::ruleset(),
            BuiltIn::Portes => portes::ruleset(),
            BuiltIn::Plakoto => plakoto::ruleset(),
            BuiltIn::Fevga => fevga::ruleset(),
        }
    }

    /// A referee for its rules.
    pub fn referee(self) -> Referee {
        Referee::new(self.ruleset()).expect("the built-in rulesets fit together")
    }
}

impl fmt::Display for BuiltIn {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

impl std::str::FromStr for BuiltIn {
    type Err = String;

    fn from_str(text: &str) -> Result<BuiltIn, String> {
        BuiltIn::named(text).ok_or_else(|| {
            let names = BuiltIn::ALL.map(BuiltIn::name).join(", ");
            format!("there is no game \"{text}\"; the games are {names}")
        })
    }
}

/// What the three Greek games share (T general); each game then says what is its own.
fn greek(name: &str, title: &str, own: GreekParts) -> Ruleset {
    Ruleset {
        name: name.to_owned(),
        title: title.to_owned(),
        track: own.track,
        setup: own.setup,
        dice: Clause::text(DiceRule { dice: 2, equal: EqualDice::Doubled }, "T general"),
        opening: Clause::text(OpeningRule::HigherDie, "T general"),
        opening_roll: Clause::reading(OpeningRoll::Again, "T general; R 5"),
        dice_use: Clause::reading(DiceUse::Most, "T general; R 2.2"),
        only_one_of_two: Clause::text(OneOfTwo::Free, "T general"),
        entry: Clause::text(EntryRule::None, "T general"),
        phase_gate: Clause::text(PhaseGate::Own, "T general"),
        slide: Clause::text(Slide::Must, "T general"),
        contact: own.contact,
        shield: Clause::text(ShieldRule::None, "T general"),
        bar: own.bar,
        runner: Clause::text(RunnerRule::None, "T general"),
        start_quarter: Clause::text(StartQuarterRule::Free, "T general"),
        prime: Clause::text(PrimeRule::Free, "T general"),
        bear_off: Clause::text(BearOffRule::Overshoot, "T general"),
        bear_off_pinned: Clause::reading(BearOffPinned::Allowed, "R 5"),
        mother: Clause::reading(MotherRule::Ordinary, "R 5"),
        scoring: Clause::text(ScoringRule::TwoIfNoneOff, "T general"),
    }
}

/// What the Greek games do not share.
struct GreekParts {
    track: Clause<crate::track::Track>,
    setup: Clause<crate::ruleset::Setup>,
    contact: Clause<crate::ruleset::ContactRule>,
    bar: Clause<BarRule>,
}
