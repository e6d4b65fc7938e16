//! How many checkers of one side stand on each point of its home.

use std::collections::BTreeMap;

use tavli_rules::{
    BySide, Checkers, MAX_CHECKERS, Place, PlaceSet, Position, Referee, Ruleset, Side, SideDraft, Track,
};

use super::index::{POINTS, counts_at, index_of, ways};

/// How many checkers stand on each of the last six points of the path, the rearmost first; all others are off.
///
/// ```
/// use tavli_engine::Home;
/// let home = Home::new([0, 0, 0, 0, 1, 2]).unwrap();
/// assert_eq!(home.total(), 3);
/// assert_eq!(Home::at(home.index()), Some(home));
/// assert_eq!(Home::new([16, 0, 0, 0, 0, 0]), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Home {
    counts: [u8; POINTS],
}

impl Home {
    /// All are off.
    pub const EMPTY: Home = Home { counts: [0; POINTS] };

    /// These counts, if they are no more than fifteen checkers in all.
    pub fn new(counts: [u8; 6]) -> Option<Home> {
        let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        (total <= MAX_CHECKERS.into()).then_some(Home { counts })
    }

    /// A side's checkers, if all that are in play stand at home and none is pinned.
    ///
    /// ```
    /// use tavli_engine::Home;
    /// use tavli_rules::{BuiltIn, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let start = referee.start(Side::White);
    /// assert_eq!(Home::of(start.mover(), *referee.ruleset().track), None);
    /// ```
    #[inline]
    pub fn of(checkers: &Checkers, track: Track) -> Option<Home> {
        let first = track.length + 1 - POINTS as u8;
        let is_home = checkers.in_play().is_within(PlaceSet::points(first, track.length));
        let counts = || std::array::from_fn(|point| checkers.count(Place::point(first + point as u8)));
        (is_home && checkers.pinned().is_empty()).then(|| Home { counts: counts() })
    }

    /// The home with this index, if there is one.
    pub fn at(index: usize) -> Option<Home> {
        (index < ways(MAX_CHECKERS)).then(|| Home { counts: counts_at(index) })
    }

    /// Its number among the 54,264 ways to stand at home: no gaps, and smaller after every step.
    #[inline]
    pub fn index(self) -> usize {
        index_of(self.counts)
    }

    /// The counts, the rearmost point first.
    pub fn counts(self) -> [u8; 6] {
        self.counts
    }

    /// How many checkers stand here in all.
    #[inline]
    pub fn total(self) -> u8 {
        self.counts.iter().sum()
    }

    /// White stands like this and is to move; Black is off, and so in nobody's way. There must not be more checkers
    /// here than the ruleset has.
    pub(crate) fn position(self, ruleset: &Ruleset) -> Position {
        let checkers = ruleset.setup.checkers;
        let first = ruleset.track.length + 1 - POINTS as u8;
        let board: BTreeMap<u8, u8> = (first..).zip(self.counts).filter(|(_, count)| *count > 0).collect();
        let white = SideDraft { board, off: checkers - self.total(), ..SideDraft::default() };
        let black = SideDraft { off: checkers, ..SideDraft::default() };
        Position::new(ruleset, &BySide::new(white, black), Side::White)
            .expect("checkers at home and off fit every ruleset")
    }
}

/// Both homes, mover's first, where nothing can come between the sides any more: all checkers in play stand at home,
/// none is pinned, and no point of one home lies in the other.
///
/// Walking against each other or half a board apart, the homes are apart. On one common path they are the same
/// points: whoever stands ahead can be hit from behind, and whoever stands behind can be blocked, until one side is off.
pub(crate) fn race(referee: &Referee, position: &Position) -> Option<[Home; 2]> {
    let track = *referee.ruleset().track;
    let [mover, waiter] = [Home::of(position.mover(), track)?, Home::of(position.waiter(), track)?];
    let is_over = mover == Home::EMPTY || waiter == Home::EMPTY;
    (is_over || are_homes_apart(track)).then_some([mover, waiter])
}

/// Whether no point of one side's home belongs to the other's.
#[inline]
pub(crate) fn are_homes_apart(track: Track) -> bool {
    let home = track.length + 1 - POINTS as u8..=track.length;
    home.clone().all(|point| !home.contains(&track.facing(point)))
}
