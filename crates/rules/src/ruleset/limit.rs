//! Limits on single steps: the runner first, the open start quarter, no prime of six.

use serde::{Deserialize, Serialize};

use crate::dice::{Die, Numbers};
use crate::place::{Place, PlaceSet};
use crate::position::{PositionFaultKind, SideDraft};
use crate::refusal::Refusal;
use crate::track::Track;
use crate::view::View;

/// The six points of the own start quarter.
pub(crate) const START_QUARTER: PlaceSet = PlaceSet::points(1, 6);
const PRIME: u8 = 6;

/// How far the first checker must have come before others may move.
///
/// ```
/// use tavli_rules::{BuiltIn, Roll, RunnerRule, Side, play_text};
/// assert_eq!(*BuiltIn::Fevga.ruleset().runner, RunnerRule::Reach);
/// let referee = BuiltIn::Fevga.referee();
/// let plays = referee.plays(&referee.start(Side::White), Roll::new(&[6, 5]).unwrap());
/// assert_eq!((plays.len(), play_text(&plays.play(&referee, 0))), (1, "1/7 7/12".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunnerRule {
    /// All may move from the start.
    None,
    /// To the opponent's start point, half the track on.
    Reach,
    /// Beyond the opponent's start point.
    Pass,
}

impl RunnerRule {
    /// The progress that the runner must reach, if there is a runner.
    pub(crate) fn goal(self, track: Track) -> Option<u8> {
        match self {
            RunnerRule::None => None,
            RunnerRule::Reach => Some(track.length / 2 + 1),
            RunnerRule::Pass => Some(track.length / 2 + 2),
        }
    }

    /// Whether the runner has arrived, so that all may move.
    #[inline]
    pub(crate) fn has_arrived(self, view: &View, track: Track) -> bool {
        match self.goal(track) {
            None => true,
            Some(goal) => {
                view.has_off || view.foremost(track).is_some_and(|foremost| foremost.origin() >= goal)
            }
        }
    }

    /// The own places from which the rule lets a checker move: the foremost alone, until the runner has arrived; what is
    /// not on the board yet may come in.
    #[inline]
    pub(crate) fn free(self, view: &View, track: Track) -> PlaceSet {
        match view.foremost(track) {
            Some(foremost) if !self.has_arrived(view, track) => {
                PlaceSet::of(foremost) | (view.own - track.points())
            }
            Some(_) | None => view.own,
        }
    }

    pub(crate) fn refusal(self, view: &View, track: Track, from: Place) -> Option<Refusal> {
        let is_free = self.free(view, track).contains(from);
        (!is_free).then(|| Refusal::RunnerFirst { goal: self.goal(track).unwrap_or_default() })
    }
}

/// Whether all six points of the own start quarter may be held at once.
///
/// ```
/// use tavli_rules::{BuiltIn, StartQuarterRule, read_position};
/// assert_eq!(*BuiltIn::Fevga.ruleset().start_quarter, StartQuarterRule::EachStep);
/// let full = read_position("fevga-w-1x10.2.3.4.5.6-1x15").unwrap();
/// assert!(full.position(&BuiltIn::Fevga.referee()).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartQuarterRule {
    /// Never, in the middle of a play neither.
    EachStep,
    /// Not at the end of a play.
    EndOfPlay,
    /// They may.
    Free,
}

impl StartQuarterRule {
    /// The sources from which this number would fill the quarter.
    #[inline]
    pub(crate) fn closed(self, view: &View, die: Die) -> PlaceSet {
        match self {
            StartQuarterRule::EachStep => filling_sources(view, die),
            StartQuarterRule::EndOfPlay | StartQuarterRule::Free => PlaceSet::EMPTY,
        }
    }

    pub(crate) fn refusal(self, view: &View, die: Die, from: Place) -> Option<Refusal> {
        self.closed(view, die).contains(from).then_some(Refusal::StartQuarter)
    }

    /// What a draft holds that could never have come about.
    pub(crate) fn faults(self, draft: &SideDraft, wrong: &mut impl FnMut(PositionFaultKind)) {
        let is_full = START_QUARTER.filter_map(Place::progress).all(|point| draft.stands_on(point));
        if self == StartQuarterRule::EachStep && is_full {
            wrong(PositionFaultKind::StartQuarterFull);
        }
    }

    /// Whether a play may end like this.
    #[inline]
    pub(crate) fn accepts_end(self, own: PlaceSet) -> bool {
        self != StartQuarterRule::EndOfPlay || !START_QUARTER.is_within(own)
    }

    /// Whether whole plays can be refused for how they end.
    pub(crate) fn judges_end(self) -> bool {
        self == StartQuarterRule::EndOfPlay
    }

    /// Whether these numbers could fill the quarter on the way, so that the order of steps matters.
    #[inline]
    pub(crate) fn is_active(self, view: &View, numbers: Numbers) -> bool {
        self == StartQuarterRule::EachStep && {
            let missing = START_QUARTER - view.own;
            let is_within_reach =
                missing.is_within(reachable(view.own, numbers)) || !view.waiting().is_empty();
            is_within_reach && missing.len() <= u32::from(numbers.total())
        }
    }
}

/// The points that own checkers could come to with these numbers, whatever stands in the way.
#[inline]
fn reachable(own: PlaceSet, numbers: Numbers) -> PlaceSet {
    let mut reached = own;
    for die in numbers.distinct() {
        for _ in 0..numbers.times(die) {
            reached |= reached << die.value();
        }
    }
    reached
}

#[inline]
fn filling_sources(view: &View, die: Die) -> PlaceSet {
    let missing = START_QUARTER - view.own;
    // A lone checker of the quarter that fills the gap opens another.
    let filling = missing.sources(die.value()) - (START_QUARTER & view.own_single);
    if missing.len() == 1 { filling } else { PlaceSet::EMPTY }
}

/// Whether six points in a row may be held.
///
/// ```
/// use tavli_rules::{BuiltIn, Die, Place, PrimeRule, Referee, Refusal, Roll, read_position};
/// let ruleset = BuiltIn::Fevga.ruleset().with_option("prime", "no_six").unwrap();
/// assert_eq!(*ruleset.prime, PrimeRule::NoSix);
/// let referee = Referee::new(ruleset).unwrap();
/// let position = read_position("fevga-w-8x9.14.15.16x2.17.18-1x15").unwrap().position(&referee).unwrap();
/// let next = referee.next_steps(&position, Roll::new(&[3, 1]).unwrap(), &[]).unwrap();
/// assert_eq!(next.why_not(Place::point(16), Die::new(3).unwrap()), Some(Refusal::Prime));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrimeRule {
    /// Anywhere, always.
    Free,
    /// Nowhere while an opposing checker is behind them.
    NoSix,
}

impl PrimeRule {
    /// The sources from which this number would leave six in a row before an opposing checker.
    #[inline]
    pub(crate) fn closed(self, view: &View, die: Die, track: Track) -> PlaceSet {
        match self {
            PrimeRule::Free => PlaceSet::EMPTY,
            PrimeRule::NoSix => {
                view.own.filter(|from| shuts_in(own_after(view, *from, die, track), view, track)).collect()
            }
        }
    }

    pub(crate) fn refusal(self, view: &View, die: Die, track: Track, from: Place) -> Option<Refusal> {
        self.closed(view, die, track).contains(from).then_some(Refusal::Prime)
    }

    /// Whether the rule can refuse anything.
    #[inline]
    pub(crate) fn is_active(self) -> bool {
        self == PrimeRule::NoSix
    }
}

fn own_after(view: &View, from: Place, die: Die, track: Track) -> PlaceSet {
    let left = view.own - (PlaceSet::of(from) & view.own_single);
    match from.origin() + die.value() {
        progress if progress <= track.length => left | PlaceSet::of(Place::point(progress)),
        _ => left,
    }
}

/// Whether these points hold six in a row, as the opponent walks, with an opposing checker behind them.
fn shuts_in(own: PlaceSet, view: &View, track: Track) -> bool {
    let wall = track.facing_set(own);
    let opposing = track.facing_set(view.single | view.many);
    let mut row = wall;
    for distance in 1..PRIME {
        row = row & (wall >> distance);
    }
    // The highest row has the most checkers behind it.
    match (row.highest(), opposing.lowest()) {
        (Some(first), Some(rearmost)) => rearmost < first,
        (Some(_) | None, _) => false,
    }
}
