//! A ruleset: the parts together, and whether they fit.

mod bar;
mod bear_off;
mod clause;
mod contact;
mod dice_rule;
mod duty;
mod ending;
mod entry;
mod limit;
mod opening;
mod options;
mod scoring;
mod setup;
mod shield;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use bar::BarRule;
pub use bear_off::{BearOffPinned, BearOffRule};
pub use clause::{Clause, Status};
pub use contact::ContactRule;
pub use dice_rule::{DiceRule, EqualDice};
pub use duty::{DiceUse, OneOfTwo};
pub use ending::MotherRule;
pub use entry::{EntryRule, PhaseGate, Slide};
pub use limit::{PrimeRule, RunnerRule, StartQuarterRule};
pub use opening::{OpeningRoll, OpeningRule};
pub use options::{OptionFault, RuleOption};
pub use scoring::ScoringRule;
pub use setup::{Setup, Start};
pub use shield::ShieldRule;

pub(crate) use bear_off::home;
pub(crate) use entry::outside;
pub(crate) use opening::starter;

use crate::place::PlaceSet;
use crate::position::PlaceName;
use crate::track::Track;
use shield::OutMark;

/// The rules of one game as data: every rule a part of its own, with its source.
///
/// ```
/// use tavli_rules::{BuiltIn, Status};
/// let ruleset = BuiltIn::Plakoto.ruleset().with_option("mother", "loses_two").unwrap();
/// assert_eq!(ruleset.mother.status, Status::Chosen);
/// assert_eq!(ruleset.changes(), [("mother".to_owned(), "loses_two".to_owned())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// The ruleset's name in lower case: a built-in game's, or one of the laboratory's.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// The path and how the opponent's lies over it.
    pub track: Clause<Track>,
    /// Where checkers stand at the start.
    pub setup: Clause<Setup>,
    /// How many dice, and what equal ones give.
    pub dice: Clause<DiceRule>,
    /// Who begins.
    pub opening: Clause<OpeningRule>,
    /// With which roll.
    pub opening_roll: Clause<OpeningRoll>,
    /// How much of a roll must be played.
    pub dice_use: Clause<DiceUse>,
    /// What holds where one of two numbers can be played, but not both.
    pub only_one_of_two: Clause<OneOfTwo>,
    /// How checkers in hand enter.
    pub entry: Clause<EntryRule>,
    /// Who must have entered all before going on.
    pub phase_gate: Clause<PhaseGate>,
    /// Whether numbers that allow no entry must be played.
    pub slide: Clause<Slide>,
    /// What an opposing checker on a point means.
    pub contact: Clause<ContactRule>,
    /// Which blots cannot be hit yet.
    pub shield: Clause<ShieldRule>,
    /// Where hit checkers wait.
    pub bar: Clause<BarRule>,
    /// Whether one checker must run ahead first.
    pub runner: Clause<RunnerRule>,
    /// Whether the start quarter may be filled.
    pub start_quarter: Clause<StartQuarterRule>,
    /// Whether six in a row are allowed.
    pub prime: Clause<PrimeRule>,
    /// With which numbers checkers go off.
    pub bear_off: Clause<BearOffRule>,
    /// Whether they go off while another is pinned in home.
    pub bear_off_pinned: Clause<BearOffPinned>,
    /// What a pinned mother means.
    pub mother: Clause<MotherRule>,
    /// What a win is worth.
    pub scoring: Clause<ScoringRule>,
}

impl Ruleset {
    /// The ruleset itself if its parts fit together, or everything that does not.
    ///
    /// ```
    /// use tavli_rules::BuiltIn;
    /// let mut ruleset = BuiltIn::Portes.ruleset();
    /// ruleset.bar = BuiltIn::Fevga.ruleset().bar;
    /// let faults = ruleset.checked().unwrap_err();
    /// assert_eq!(faults.to_string(), "checkers are hit, but there is nowhere for them to wait");
    /// ```
    pub fn checked(self) -> Result<Ruleset, RulesetFaults> {
        let faults = self.faults();
        if faults.is_empty() { Ok(self) } else { Err(RulesetFaults(faults)) }
    }

    fn faults(&self) -> Vec<String> {
        let has_entry = self.entry.last_point().is_some();
        let mut faults = self.name_faults();
        faults.extend(self.track.faults());
        faults.extend(self.dice.faults());
        faults.extend(self.entry.ruleset_faults(self.track.length));
        faults.extend(self.bar.faults(self.contact.can_hit(), has_entry, self.track.length));
        if faults.is_empty() {
            faults.extend(self.setup.faults(*self.track, has_entry));
        }
        faults
    }

    /// Names go into addresses and file names.
    fn name_faults(&self) -> Vec<String> {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let is_good = !self.name.is_empty() && self.name.len() <= 40 && self.name.chars().all(is_plain);
        if is_good {
            Vec::new()
        } else {
            vec![format!("\"{}\" is not a name; use a to z, 0 to 9 and _", self.name)]
        }
    }

    /// A number that stands for the rules alone, whatever they are called and wherever they are written: what was made
    /// for one ruleset can refuse another.
    ///
    /// ```
    /// use tavli_rules::BuiltIn;
    /// let [plain, exact] = [BuiltIn::Portes.ruleset(), BuiltIn::Portes.ruleset().with_option("bear_off", "exact").unwrap()];
    /// assert_ne!(plain.identity(), exact.identity());
    /// let mut renamed = plain.clone();
    /// renamed.title = "Doors".to_owned();
    /// assert_eq!(plain.identity(), renamed.identity());
    /// ```
    pub fn identity(&self) -> u64 {
        let fields = serde_json::to_value(self).unwrap_or_default();
        let rules = fields
            .as_object()
            .into_iter()
            .flatten()
            .filter_map(|(name, clause)| Some(format!("{name}={};", clause.get("rule")?)));
        let bytes = rules.flat_map(String::into_bytes);
        // FNV-1a: plain, and the same on every machine.
        bytes
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    /// Whether one checker is enough to block a point.
    ///
    /// ```
    /// use tavli_rules::BuiltIn;
    /// assert!(BuiltIn::Fevga.ruleset().blocks_with_one());
    /// assert!(!BuiltIn::Portes.ruleset().blocks_with_one());
    /// ```
    pub fn blocks_with_one(&self) -> bool {
        self.contact.blocks_with_one()
    }

    /// Whether a game can end otherwise than by bearing off the last checker or by a dead position.
    ///
    /// ```
    /// use tavli_rules::BuiltIn;
    /// let plain = BuiltIn::Plakoto.ruleset();
    /// assert!(!plain.can_end_early());
    /// assert!(plain.with_option("mother", "loses_two").unwrap().can_end_early());
    /// ```
    pub fn can_end_early(&self) -> bool {
        self.mother.wins_double()
    }

    /// The points on which a blot cannot be hit before its owner is out.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, PlaceSet};
    /// assert_eq!(BuiltIn::Zeno.ruleset().sheltered_points(), PlaceSet::points(1, 6));
    /// assert!(BuiltIn::Scripta.ruleset().sheltered_points().is_empty());
    /// ```
    pub fn sheltered_points(&self) -> PlaceSet {
        self.shield.sheltered(self.entry.last_point())
    }

    /// Whether a win can be worth two points.
    ///
    /// ```
    /// use tavli_rules::BuiltIn;
    /// assert!(BuiltIn::Portes.ruleset().has_double_wins());
    /// assert!(!BuiltIn::Zeno.ruleset().has_double_wins());
    /// ```
    pub fn has_double_wins(&self) -> bool {
        self.scoring.has_double() || self.mother.wins_double()
    }

    /// Whether checkers may be found at such a place, or carry such a mark.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, PlaceName};
    /// assert!(BuiltIn::Plakoto.ruleset().has_place(PlaceName::Pinned));
    /// assert!(!BuiltIn::Plakoto.ruleset().has_place(PlaceName::Bar));
    /// ```
    pub fn has_place(&self, name: PlaceName) -> bool {
        match name {
            PlaceName::Hand => self.entry.last_point().is_some(),
            PlaceName::Bar | PlaceName::Middle => self.contact.can_hit() && self.bar.has_place(name),
            PlaceName::Pinned => self.contact.can_pin(),
            PlaceName::Out => self.out_mark().last.is_some(),
        }
    }

    pub(crate) fn out_mark(&self) -> OutMark {
        OutMark { last: self.entry.marks_out() }
    }

    /// The rules alone, close together.
    pub(crate) fn parts(&self) -> Parts {
        Parts {
            track: *self.track,
            dice: *self.dice,
            dice_use: *self.dice_use,
            only_one_of_two: *self.only_one_of_two,
            entry: *self.entry,
            phase_gate: *self.phase_gate,
            slide: *self.slide,
            contact: *self.contact,
            shield: *self.shield,
            bar: *self.bar,
            runner: *self.runner,
            start_quarter: *self.start_quarter,
            prime: *self.prime,
            bear_off: *self.bear_off,
            bear_off_pinned: *self.bear_off_pinned,
            out_mark: self.out_mark(),
        }
    }
}

/// What the referee asks at every step: the rules without their sources, in one cache line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    pub(crate) track: Track,
    pub(crate) dice: DiceRule,
    pub(crate) dice_use: DiceUse,
    pub(crate) only_one_of_two: OneOfTwo,
    pub(crate) entry: EntryRule,
    pub(crate) phase_gate: PhaseGate,
    pub(crate) slide: Slide,
    pub(crate) contact: ContactRule,
    pub(crate) shield: ShieldRule,
    pub(crate) bar: BarRule,
    pub(crate) runner: RunnerRule,
    pub(crate) start_quarter: StartQuarterRule,
    pub(crate) prime: PrimeRule,
    pub(crate) bear_off: BearOffRule,
    pub(crate) bear_off_pinned: BearOffPinned,
    pub(crate) out_mark: OutMark,
}

/// Everything in a ruleset that does not fit together, at once; never empty.
///
/// ```
/// use tavli_rules::BuiltIn;
/// let mut ruleset = BuiltIn::Portes.ruleset();
/// ruleset.name = "My Portes".to_owned();
/// ruleset.dice.rule.dice = 1;
/// assert_eq!(ruleset.checked().unwrap_err().0.len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesetFaults(pub Vec<String>);

impl fmt::Display for RulesetFaults {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for RulesetFaults {}
