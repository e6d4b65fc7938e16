//! Why a step or a play is refused: a value that names the rule and its place in the sources.

use std::fmt;

use crate::dice::Die;
use crate::place::Place;
use crate::ruleset::Ruleset;

/// Why a step or a play is refused.
///
/// ```
/// use tavli_rules::{BuiltIn, Die, Place, Refusal, Roll, Side};
/// let referee = BuiltIn::Fevga.referee();
/// let start = referee.start(Side::White);
/// let roll = Roll::new(&[6, 6]).unwrap();
/// let next = referee.next_steps(&start, roll, &[]).unwrap();
/// let refusal = next.why_not(Place::point(3), Die::new(6).unwrap()).unwrap();
/// assert_eq!(refusal, Refusal::NothingThere { from: Place::point(3) });
/// assert_eq!(refusal.to_string(), "no checker of yours stands on 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the sentences in Display say what each means")]
pub enum Refusal {
    NothingThere { from: Place },
    NumberNotLeft { die: Die },
    Blocked { point: Place, opponents: u8 },
    Shielded { point: Place },
    Pinned { from: Place },
    WaitingFirst,
    EntryFirst { die: Die },
    BeyondGate { last: u8 },
    RunnerFirst { goal: u8 },
    StartQuarter,
    Prime,
    NotHome,
    CheckerBehind { from: Place },
    ExactOnly { die: Die },
    PinnedHome,
    LosesNumber,
    LosesLarger { larger: Die },
    MustEnter,
    GameWon,
}

/// The part of a ruleset that a refusal comes from.
///
/// ```
/// use tavli_rules::{BuiltIn, Part, Refusal};
/// assert_eq!(Refusal::WaitingFirst.part(), Part::Bar);
/// assert_eq!(Refusal::WaitingFirst.source(&BuiltIn::Portes.ruleset()), "T portes");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is the ruleset's field of the same name")]
pub enum Part {
    Track,
    Dice,
    DiceUse,
    OnlyOneOfTwo,
    Entry,
    PhaseGate,
    Contact,
    Shield,
    Bar,
    Runner,
    StartQuarter,
    Prime,
    BearOff,
    BearOffPinned,
}

impl Refusal {
    /// Its name for programs: `blocked`, `runner_first`, and so on.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NothingThere { .. } => "nothing_there",
            Refusal::NumberNotLeft { .. } => "number_not_left",
            Refusal::Blocked { .. } => "blocked",
            Refusal::Shielded { .. } => "shielded",
            Refusal::Pinned { .. } => "pinned",
            Refusal::WaitingFirst => "waiting_first",
            Refusal::EntryFirst { .. } => "entry_first",
            Refusal::BeyondGate { .. } => "beyond_gate",
            Refusal::RunnerFirst { .. } => "runner_first",
            Refusal::StartQuarter => "start_quarter",
            Refusal::Prime => "prime",
            Refusal::NotHome => "not_home",
            Refusal::CheckerBehind { .. } => "checker_behind",
            Refusal::ExactOnly { .. } => "exact_only",
            Refusal::PinnedHome => "pinned_home",
            Refusal::LosesNumber => "loses_number",
            Refusal::LosesLarger { .. } => "loses_larger",
            Refusal::MustEnter => "must_enter",
            Refusal::GameWon => "game_won",
        }
    }

    /// The rule part that refuses.
    pub fn part(&self) -> Part {
        match self {
            Refusal::NothingThere { .. } => Part::Track,
            Refusal::NumberNotLeft { .. } => Part::Dice,
            Refusal::Blocked { .. } | Refusal::Pinned { .. } => Part::Contact,
            Refusal::Shielded { .. } => Part::Shield,
            Refusal::WaitingFirst => Part::Bar,
            Refusal::EntryFirst { .. } | Refusal::MustEnter => Part::Entry,
            Refusal::BeyondGate { .. } => Part::PhaseGate,
            Refusal::RunnerFirst { .. } => Part::Runner,
            Refusal::StartQuarter => Part::StartQuarter,
            Refusal::Prime => Part::Prime,
            Refusal::NotHome | Refusal::CheckerBehind { .. } | Refusal::ExactOnly { .. } => Part::BearOff,
            Refusal::GameWon => Part::BearOff,
            Refusal::PinnedHome => Part::BearOffPinned,
            Refusal::LosesNumber => Part::DiceUse,
            Refusal::LosesLarger { .. } => Part::OnlyOneOfTwo,
        }
    }

    /// Where the rule stands in the sources, by the keys of `docs/sources.md`.
    pub fn source<'a>(&self, ruleset: &'a Ruleset) -> &'a str {
        match self.part() {
            Part::Track => &ruleset.track.source,
            Part::Dice => &ruleset.dice.source,
            Part::DiceUse => &ruleset.dice_use.source,
            Part::OnlyOneOfTwo => &ruleset.only_one_of_two.source,
            Part::Entry => &ruleset.entry.source,
            Part::PhaseGate => &ruleset.phase_gate.source,
            Part::Contact => &ruleset.contact.source,
            Part::Shield => &ruleset.shield.source,
            Part::Bar => &ruleset.bar.source,
            Part::Runner => &ruleset.runner.source,
            Part::StartQuarter => &ruleset.start_quarter.source,
            Part::Prime => &ruleset.prime.source,
            Part::BearOff => &ruleset.bear_off.source,
            Part::BearOffPinned => &ruleset.bear_off_pinned.source,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NothingThere { from } => write!(formatter, "no checker of yours stands on {from}"),
            Refusal::NumberNotLeft { die } => write!(formatter, "there is no {die} left to play"),
            Refusal::Blocked { point, opponents: 1 } => {
                write!(formatter, "point {point} is blocked by an opposing checker")
            }
            Refusal::Blocked { point, opponents } => {
                write!(formatter, "point {point} is blocked by {opponents} opposing checkers")
            }
            Refusal::Shielded { point } => {
                write!(formatter, "the checker on {point} cannot be hit before its owner has moved out")
            }
            Refusal::Pinned { from } => write!(formatter, "the checker on {from} is pinned"),
            Refusal::WaitingFirst => formatter.write_str("the checkers that were hit must come back first"),
            Refusal::EntryFirst { die } => {
                write!(formatter, "the {die} must be used to enter a checker from hand")
            }
            Refusal::BeyondGate { last } => {
                write!(formatter, "nobody goes beyond point {last} while checkers are in hand")
            }
            Refusal::RunnerFirst { goal } => {
                write!(formatter, "the runner has not reached point {goal} yet; only it may move")
            }
            Refusal::StartQuarter => {
                formatter.write_str("this would fill all six points of your own start quarter")
            }
            Refusal::Prime => {
                formatter.write_str("this would leave six points in a row before an opposing checker")
            }
            Refusal::NotHome => formatter.write_str("not all of your checkers are at home yet"),
            Refusal::CheckerBehind { from } => {
                write!(formatter, "the number is too large for {from} while a checker stands behind it")
            }
            Refusal::ExactOnly { die } => {
                write!(formatter, "only the exact number bears off, and the {die} is not")
            }
            Refusal::PinnedHome => {
                formatter.write_str("nothing is borne off while a checker is pinned at home")
            }
            Refusal::LosesNumber => formatter.write_str("this would lose a number that can be played"),
            Refusal::LosesLarger { larger } => {
                write!(formatter, "only one of the numbers can be played, so it must be the {larger}")
            }
            Refusal::MustEnter => formatter.write_str("this turn must enter a checker"),
            Refusal::GameWon => formatter.write_str("all checkers are off; nothing is left to play"),
        }
    }
}

impl std::error::Error for Refusal {}
