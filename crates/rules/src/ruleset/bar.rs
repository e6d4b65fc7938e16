//! Where hit checkers wait, and from where they come back.

use serde::{Deserialize, Serialize};

use crate::place::{MIDDLE_PLACES, Place};
use crate::position::PlaceName;
use crate::refusal::Refusal;
use crate::view::View;

/// Where hit checkers wait. They come back before anything else may move.
///
/// ```
/// use tavli_rules::{BarRule, BuiltIn, PlaceName};
/// assert_eq!(*BuiltIn::Zeno.ruleset().bar, BarRule::Beside);
/// let back_in_hand = BuiltIn::Zeno.ruleset().with_option("middle_row", "hand").unwrap();
/// assert!(!back_in_hand.has_place(PlaceName::Middle));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BarRule {
    /// Nothing is ever hit.
    Nowhere,
    /// On the bar or the circle: with number d back to progress d.
    Bar,
    /// In the middle row beside their point: from place m with number d back to m − 1 + d.
    Beside,
    /// Back in hand.
    Hand,
}

impl BarRule {
    /// Where a checker hit at this progress of its owner waits.
    #[inline]
    pub(crate) fn waiting_place(self, progress: u8, length: u8) -> Place {
        match self {
            BarRule::Nowhere | BarRule::Bar => Place::BAR,
            BarRule::Beside => Place::middle(progress.min(length + 1 - progress)),
            BarRule::Hand => Place::HAND,
        }
    }

    /// Why another checker may not move yet.
    pub(crate) fn refusal(self, view: &View, from: Place) -> Option<Refusal> {
        let waiting = view.waiting();
        (!waiting.is_empty() && !waiting.contains(from)).then_some(Refusal::WaitingFirst)
    }

    /// Whether a hit checker goes back to the hand.
    pub(crate) fn refills_hand(self) -> bool {
        self == BarRule::Hand
    }

    /// Whether checkers may be found at such a place.
    pub(crate) fn has_place(self, name: PlaceName) -> bool {
        match name {
            PlaceName::Bar => self == BarRule::Bar,
            PlaceName::Middle => self == BarRule::Beside,
            PlaceName::Hand | PlaceName::Pinned | PlaceName::Out => false,
        }
    }

    /// Whether hit checkers wait in, or are taken back from, a row of their own.
    pub(crate) fn is_middle_row(self) -> bool {
        matches!(self, BarRule::Beside | BarRule::Hand)
    }

    pub(crate) fn faults(self, can_hit: bool, has_entry: bool, length: u8) -> Vec<String> {
        let mut faults = Vec::new();
        if can_hit && self == BarRule::Nowhere {
            faults.push("checkers are hit, but there is nowhere for them to wait".to_owned());
        }
        if self == BarRule::Hand && !has_entry {
            faults.push("hit checkers go back to the hand, but there is no rule of entry".to_owned());
        }
        if self == BarRule::Beside && length != 2 * MIDDLE_PLACES {
            faults.push(format!("a middle row needs a track of {} points, not {length}", 2 * MIDDLE_PLACES));
        }
        faults
    }
}
