//! Where the checkers stand at the start.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::checkers::{Checkers, MAX_CHECKERS};
use crate::place::Place;
use crate::side::Side;
use crate::track::Track;

/// How many checkers a side has, and where they stand at the start.
///
/// ```
/// use tavli_rules::{BuiltIn, Setup, Start};
/// let expected = Setup { checkers: 15, start: Start::Stacks(vec![(1, 15)]) };
/// assert_eq!(*BuiltIn::Plakoto.ruleset().setup, expected);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many checkers each side has, 1 to 15.
    pub checkers: u8,
    /// Where they stand.
    pub start: Start,
}

/// Where the checkers stand at the start.
///
/// ```
/// use tavli_rules::{BuiltIn, Place, Side, Start};
/// assert_eq!(BuiltIn::Zeno.ruleset().setup.start, Start::Hand);
/// assert_eq!(BuiltIn::Zeno.referee().start(Side::White).mover().count(Place::HAND), 15);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// All in hand.
    Hand,
    /// On these points: progress and number, for fifteen checkers.
    Stacks(Vec<(u8, u8)>),
}

impl Setup {
    /// One side's checkers at the start.
    pub(crate) fn checkers(&self, side: Side) -> Checkers {
        let mut checkers = Checkers::none(side);
        for (place, count) in self.places() {
            (0..count).for_each(|_| checkers.add(place));
        }
        checkers
    }

    fn places(&self) -> Vec<(Place, u8)> {
        match &self.start {
            Start::Hand => vec![(Place::HAND, self.checkers)],
            Start::Stacks(stacks) => self
                .thinned(stacks.clone())
                .into_iter()
                .map(|(progress, count)| (Place::point(progress), count))
                .collect(),
        }
    }

    /// With fewer checkers than the stacks hold, they are taken away one at a time from the tallest stack,
    /// of equally tall ones from the rearmost. (Rule book, section 7, `checkers`: a reading.)
    fn thinned(&self, mut stacks: Vec<(u8, u8)>) -> Vec<(u8, u8)> {
        while stacks.iter().map(|stack| u32::from(stack.1)).sum::<u32>() > u32::from(self.checkers) {
            if let Some(stack) =
                stacks.iter_mut().max_by_key(|(progress, count)| (*count, Reverse(*progress)))
            {
                stack.1 -= 1;
            }
        }
        stacks
    }

    pub(crate) fn faults(&self, track: Track, has_entry: bool) -> Vec<String> {
        let mut faults = Vec::new();
        if !(1..=MAX_CHECKERS).contains(&self.checkers) {
            faults.push(format!("a side has 1 to {MAX_CHECKERS} checkers, not {}", self.checkers));
        }
        match &self.start {
            Start::Hand if !has_entry => {
                faults.push("all start in hand, but there is no rule of entry".to_owned())
            }
            Start::Hand => {}
            Start::Stacks(stacks) => self.stack_faults(stacks, track, &mut faults),
        }
        faults
    }

    fn stack_faults(&self, stacks: &[(u8, u8)], track: Track, faults: &mut Vec<String>) {
        for (progress, _) in stacks.iter().filter(|(progress, _)| !(1..=track.length).contains(progress)) {
            faults.push(format!("the start names point {progress}; points are 1 to {}", track.length));
        }
        let total: u32 = stacks.iter().map(|stack| u32::from(stack.1)).sum();
        if total < u32::from(self.checkers) || total > u32::from(MAX_CHECKERS) {
            faults.push(format!(
                "the start places {total} checkers; it needs {} to {MAX_CHECKERS}",
                self.checkers
            ));
        }
        let stands = |point: u8| stacks.iter().any(|(progress, count)| *progress == point && *count > 0);
        for point in (1..=track.length).filter(|point| stands(*point)) {
            if stands(track.facing(point)) {
                faults.push(format!("both sides would start on the same point, {point}"));
            }
        }
    }
}
