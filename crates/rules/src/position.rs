//! Who stands where, and whose turn it is. A position cannot be built wrong.

mod fault;

use std::collections::BTreeMap;

pub use fault::{PlaceName, PositionFault, PositionFaultKind, PositionFaults};

use crate::checkers::Checkers;
use crate::place::{MIDDLE_PLACES, Place, Spot};
use crate::ruleset::Ruleset;
use crate::side::{BySide, Side};

/// Who stands where, and whose turn it is.
///
/// ```
/// use tavli_rules::{BuiltIn, Side};
/// let start = BuiltIn::Zeno.referee().start(Side::White);
/// assert_eq!(start.turn(), Side::White);
/// assert_eq!(start.checkers(Side::Black).total(), 15);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    // The side to move stands first, so that no step has to ask which colour it plays.
    pub(crate) mover: Checkers,
    pub(crate) waiter: Checkers,
}

impl Position {
    /// A position that fits the ruleset, or everything that is wrong with the draft.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, BySide, Position, Side, SideDraft};
    /// let draft = SideDraft { board: [(24, 16)].into(), ..SideDraft::default() };
    /// let ruleset = BuiltIn::Portes.ruleset();
    /// let faults = Position::new(&ruleset, &BySide::new(draft.clone(), draft), Side::White).unwrap_err();
    /// assert!(faults.to_string().contains("white has 16 checkers, and needs 15"));
    /// ```
    pub fn new(
        ruleset: &Ruleset,
        drafts: &BySide<SideDraft>,
        turn: Side,
    ) -> Result<Position, PositionFaults> {
        let mut faults = Vec::new();
        for (side, draft) in drafts.iter() {
            draft.own_faults(ruleset, side, &mut faults);
        }
        shared_point_faults(ruleset, drafts, &mut faults);
        if Side::BOTH.into_iter().all(|side| drafts[side].off == ruleset.setup.checkers) {
            faults.push(PositionFault { side: turn, what: PositionFaultKind::BothDone });
        }
        if !faults.is_empty() {
            return Err(PositionFaults(faults));
        }
        let [mover, waiter] = [turn, turn.opponent()].map(|side| drafts[side].checkers(ruleset, side));
        Ok(Position { mover, waiter })
    }

    /// Whose turn it is.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Side};
    /// assert_eq!(BuiltIn::Fevga.referee().start(Side::Black).turn(), Side::Black);
    /// ```
    #[inline]
    pub fn turn(&self) -> Side {
        self.mover.side()
    }

    /// One side's checkers.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Place, Side};
    /// let start = BuiltIn::Fevga.referee().start(Side::White);
    /// assert_eq!(start.checkers(Side::Black).count(Place::point(1)), 15);
    /// ```
    #[inline]
    pub fn checkers(&self, side: Side) -> &Checkers {
        if side == self.turn() { &self.mover } else { &self.waiter }
    }

    /// The same position with this side to move.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// assert_eq!(referee.start(Side::White).with_turn(Side::Black), referee.start(Side::Black));
    /// ```
    pub fn with_turn(self, turn: Side) -> Position {
        if turn == self.turn() { self } else { self.with_other_turn() }
    }

    /// The same position with the other side to move.
    #[inline(always)]
    pub(crate) fn with_other_turn(self) -> Position {
        Position { mover: self.waiter, waiter: self.mover }
    }

    /// The side to move's checkers.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Side};
    /// assert_eq!(BuiltIn::Zeno.referee().start(Side::Black).mover().side(), Side::Black);
    /// ```
    #[inline]
    pub fn mover(&self) -> &Checkers {
        &self.mover
    }

    /// The other side's checkers.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Side};
    /// assert_eq!(BuiltIn::Zeno.referee().start(Side::Black).waiter().side(), Side::White);
    /// ```
    #[inline]
    pub fn waiter(&self) -> &Checkers {
        &self.waiter
    }

    /// A number that stands for the position: the same on every machine, and different for different positions as far as
    /// 64 bits can be.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// assert_ne!(referee.start(Side::White).fingerprint(), referee.start(Side::Black).fingerprint());
    /// ```
    #[inline]
    pub fn fingerprint(&self) -> u64 {
        let words = self.mover.words().into_iter().chain(self.waiter.words());
        words.fold(0x243f_6a88_85a3_08d3, |sum: u64, word| {
            let mixed = (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^ mixed >> 29
        })
    }

    /// The position written down, one side at a time.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Position, Side};
    /// let start = BuiltIn::Portes.referee().start(Side::White);
    /// assert_eq!(start.drafts()[Side::White].board[&12], 5);
    /// assert_eq!(Position::new(&BuiltIn::Portes.ruleset(), &start.drafts(), Side::White), Ok(start));
    /// ```
    pub fn drafts(&self) -> BySide<SideDraft> {
        BySide::from_fn(|side| SideDraft::of(self.checkers(side)))
    }
}

/// One side of a position as somebody writes it down: it may be wrong.
///
/// ```
/// use tavli_rules::SideDraft;
/// let draft = SideDraft { hand: 14, board: [(3, 1)].into(), ..SideDraft::default() };
/// assert_eq!(draft.total(), 15);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideDraft {
    /// Checkers not yet entered.
    pub hand: u8,
    /// Checkers on the bar or the circle.
    pub bar: u8,
    /// Checkers on the board, by progress.
    pub board: BTreeMap<u8, u8>,
    /// Checkers in the middle row, by place.
    pub middle: BTreeMap<u8, u8>,
    /// The progresses at which the side's checker is pinned; it is in `board` too.
    pub pinned: Vec<u8>,
    /// Whether the side is out; where it is not said, it follows from where the checkers stand.
    pub out: Option<bool>,
    /// Checkers borne off.
    pub off: u8,
}

impl SideDraft {
    /// How many checkers there are in all.
    pub fn total(&self) -> u32 {
        let single = [self.hand, self.bar, self.off];
        let all = single.iter().chain(self.board.values()).chain(self.middle.values());
        all.map(|count| u32::from(*count)).sum()
    }

    fn of(checkers: &Checkers) -> SideDraft {
        let mut draft = SideDraft { out: Some(checkers.is_out()), ..SideDraft::default() };
        for (place, count) in checkers.stacks() {
            match place.spot() {
                Spot::Hand => draft.hand = count,
                Spot::Bar => draft.bar = count,
                Spot::Off => draft.off = count,
                Spot::Point(progress) => drop(draft.board.insert(progress, count)),
                Spot::Middle(place) => drop(draft.middle.insert(place, count)),
            }
        }
        draft.pinned = checkers.pinned().filter_map(Place::progress).collect();
        draft
    }

    /// Everything that is wrong with this side alone.
    fn own_faults(&self, ruleset: &Ruleset, side: Side, faults: &mut Vec<PositionFault>) {
        let length = ruleset.track.length;
        let mut wrong = |what| faults.push(PositionFault { side, what });
        for point in self.board.keys().filter(|point| !(1..=length).contains(*point)) {
            wrong(PositionFaultKind::NoSuchPoint { point: *point, length });
        }
        for place in self.middle.keys().filter(|place| !(1..=MIDDLE_PLACES).contains(*place)) {
            wrong(PositionFaultKind::NoSuchMiddlePlace { place: *place });
        }
        let total = self.total();
        if total != u32::from(ruleset.setup.checkers) {
            wrong(PositionFaultKind::WrongTotal { has: total, needs: ruleset.setup.checkers });
        }
        for (name, used) in self.places_used() {
            if used && !ruleset.has_place(name) {
                wrong(PositionFaultKind::NotInThisGame { name });
            }
        }
        for (index, point) in self.pinned.iter().enumerate() {
            if self.board.get(point) != Some(&1) {
                wrong(PositionFaultKind::PinnedNotAlone { point: *point });
            }
            if self.pinned[..index].contains(point) {
                wrong(PositionFaultKind::PinnedTwice { point: *point });
            }
        }
        ruleset.start_quarter.faults(self, &mut wrong);
        ruleset.entry.faults(self, ruleset.bar.refills_hand(), &mut wrong);
        ruleset.out_mark().faults(self, ruleset.bar.refills_hand(), &mut wrong);
    }

    fn places_used(&self) -> [(PlaceName, bool); 5] {
        let any = |counts: &BTreeMap<u8, u8>| counts.values().any(|count| *count > 0);
        [
            (PlaceName::Hand, self.hand > 0),
            (PlaceName::Bar, self.bar > 0),
            (PlaceName::Middle, any(&self.middle)),
            (PlaceName::Pinned, !self.pinned.is_empty()),
            (PlaceName::Out, self.out == Some(true)),
        ]
    }

    /// The checkers of a draft without faults.
    fn checkers(&self, ruleset: &Ruleset, side: Side) -> Checkers {
        let single = [(Place::HAND, self.hand), (Place::BAR, self.bar), (Place::OFF, self.off)];
        let board = self.board.iter().map(|(point, count)| (Place::point(*point), *count));
        let middle = self.middle.iter().map(|(place, count)| (Place::middle(*place), *count));
        let mut checkers = Checkers::none(side);
        for (place, count) in single.into_iter().chain(board).chain(middle) {
            (0..count).for_each(|_| checkers.add(place));
        }
        self.pinned.iter().for_each(|point| checkers.set_pinned(Place::point(*point)));
        if self.out.unwrap_or_else(|| ruleset.out_mark().follows(&checkers)) {
            checkers.set_out();
        }
        checkers
    }

    pub(crate) fn stands_on(&self, point: u8) -> bool {
        self.board.get(&point).is_some_and(|count| *count > 0)
    }
}

/// A point is shared by both sides only under a pin, with exactly one pinned checker.
fn shared_point_faults(ruleset: &Ruleset, drafts: &BySide<SideDraft>, faults: &mut Vec<PositionFault>) {
    let [white, black] = Side::BOTH.map(|side| &drafts[side]);
    for point in 1..=ruleset.track.length {
        let facing = ruleset.track.facing(point);
        let shared = white.stands_on(point) && black.stands_on(facing);
        let pins = [white.pinned.contains(&point), black.pinned.contains(&facing)];
        let mut wrong = |side, what| faults.push(PositionFault { side, what });
        match (shared, pins) {
            (true, [true, false] | [false, true]) | (false, [false, false]) => {}
            (true, [false, false] | [true, true]) => {
                wrong(Side::White, PositionFaultKind::SharedPoint { point, facing, both_pinned: pins[0] });
            }
            (false, [is_white, is_black]) => {
                if is_white {
                    wrong(Side::White, PositionFaultKind::PinnedByNobody { point });
                }
                if is_black {
                    wrong(Side::Black, PositionFaultKind::PinnedByNobody { point: facing });
                }
            }
        }
    }
}

/// The points of a set, for checks on drafts.
pub(crate) fn beyond(draft: &SideDraft, last: u8) -> bool {
    let on_board = draft.board.iter().any(|(point, count)| *point > last && *count > 0);
    on_board || draft.off > 0
}
