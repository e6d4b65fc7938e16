//! When and with which numbers checkers leave the board.

use serde::{Deserialize, Serialize};

use crate::dice::Die;
use crate::place::{Place, PlaceSet};
use crate::refusal::Refusal;
use crate::track::Track;
use crate::view::View;

/// With which numbers a checker goes off.
///
/// ```
/// use tavli_rules::{BearOffRule, BuiltIn, Referee, Roll, read_position};
/// let exact = BuiltIn::Portes.ruleset().with_option("bear_off", "exact").unwrap();
/// assert_eq!(*exact.bear_off, BearOffRule::Exact);
/// let referee = Referee::new(exact).unwrap();
/// let position = read_position("portes-w-23.off14-12x15").unwrap().position(&referee).unwrap();
/// let plays = referee.plays(&position, Roll::new(&[6, 5]).unwrap());
/// assert!(plays.play(&referee, 0).is_empty(), "only a 2 takes the last checker off");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BearOffRule {
    /// With the exact number, or with a larger one where no own checker stands behind.
    Overshoot,
    /// With the exact number only.
    Exact,
}

/// Whether checkers go off while another is pinned in home.
///
/// ```
/// use tavli_rules::{BearOffPinned, BuiltIn, Referee, Roll, read_position};
/// let forbidden = BuiltIn::Plakoto.ruleset().with_option("bear_off_pinned", "forbidden").unwrap();
/// assert_eq!(*forbidden.bear_off_pinned, BearOffPinned::Forbidden);
/// let position = read_position("plakoto-w-19x2.24p.off12-1.12x14").unwrap();
/// for (ruleset, count) in [(BuiltIn::Plakoto.ruleset(), 2), (forbidden, 0)] {
///     let referee = Referee::new(ruleset).unwrap();
///     let plays = referee.plays(&position.position(&referee).unwrap(), Roll::new(&[6, 6]).unwrap());
///     assert_eq!(plays.play(&referee, 0).len(), count);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BearOffPinned {
    /// They do.
    Allowed,
    /// Not before it is free.
    Forbidden,
}

/// The last six points of a path.
#[inline]
pub(crate) fn home(track: Track) -> PlaceSet {
    PlaceSet::points(track.length - 5, track.length)
}

impl BearOffRule {
    /// The points from which this number leads off the board, if all is well at home.
    #[inline]
    pub(crate) fn sources(self, view: &View, die: Die, track: Track) -> PlaceSet {
        let exact = track.length + 1 - die.value();
        let Some(rearmost) = (view.own & track.points()).lowest() else { return PlaceSet::EMPTY };
        match self {
            BearOffRule::Overshoot if rearmost.origin() > exact => PlaceSet::of(rearmost),
            BearOffRule::Overshoot | BearOffRule::Exact => PlaceSet::of(Place::point(exact)) & view.own,
        }
    }

    /// Why this number does not take a checker off from here, though all are at home.
    pub(crate) fn refusal(self, view: &View, die: Die, track: Track, from: Place) -> Option<Refusal> {
        if self.sources(view, die, track).contains(from) {
            return None;
        }
        Some(match self {
            BearOffRule::Exact => Refusal::ExactOnly { die },
            BearOffRule::Overshoot => Refusal::CheckerBehind { from },
        })
    }
}

impl BearOffPinned {
    /// Whether bearing off has begun or may begin.
    #[inline]
    pub(crate) fn may_begin(self, view: &View, track: Track) -> bool {
        view.own.is_within(home(track)) && (self == BearOffPinned::Allowed || view.pinned.is_empty())
    }

    /// Why bearing off may not begin.
    pub(crate) fn refusal(self, view: &View, track: Track) -> Option<Refusal> {
        if !view.own.is_within(home(track)) {
            return Some(Refusal::NotHome);
        }
        (!self.may_begin(view, track)).then_some(Refusal::PinnedHome)
    }
}
