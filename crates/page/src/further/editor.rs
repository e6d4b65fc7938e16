//! A position that is being set up: whose checkers stand where, whose turn it is, what is thrown.

use std::sync::Arc;

use leptos::prelude::*;
use tavli_board::{Arrangement, Gesture};
use tavli_rules::{
    Outcome, Place, Position, PositionFaultKind, PositionFaults, Referee, Roll, Side, SideDraft, Spot,
    position_text,
};

use crate::shown::{Hints, Shown};

/// How often a draft is mended before it counts as wrong: each try settles all pins that the one before named.
const MENDINGS: usize = 3;

/// A position that is being set up. What stands there is always possible: whatever is not is refused, and said.
#[derive(Clone, Copy)]
pub(super) struct Editor {
    pub(super) referee: StoredValue<Arc<Referee>>,
    pub(super) position: RwSignal<Position>,
    pub(super) roll: RwSignal<Option<Roll>>,
    /// Whose checkers can be moved.
    pub(super) brush: RwSignal<Side>,
    /// What was wrong with the last attempt.
    pub(super) faults: RwSignal<Option<PositionFaults>>,
    arrangement: RwSignal<Arrangement>,
    held: RwSignal<Option<Place>>,
    /// Whether the pointer that is down has lifted what is held.
    is_fresh: StoredValue<bool>,
}

impl Editor {
    pub(super) fn new(referee: Arc<Referee>, position: Position, roll: Option<Roll>) -> Editor {
        Editor {
            referee: StoredValue::new(referee),
            position: RwSignal::new(position),
            roll: RwSignal::new(roll),
            brush: RwSignal::new(position.turn()),
            faults: RwSignal::new(None),
            arrangement: RwSignal::new(Arrangement::new(&position)),
            held: RwSignal::new(None),
            is_fresh: StoredValue::new(false),
        }
    }

    /// The position in writing, with its dice.
    pub(super) fn text(self) -> String {
        self.referee.with_value(|referee| position_text(referee, &self.position.get(), self.roll.get()))
    }

    /// The position in writing, before the throw.
    pub(super) fn text_before(self) -> String {
        self.referee.with_value(|referee| position_text(referee, &self.position.get(), None))
    }

    /// How the game has ended in this position; nothing where it goes on.
    pub(super) fn outcome(self) -> Option<Outcome> {
        self.referee.with_value(|referee| referee.outcome(&self.position.get()))
    }

    pub(super) fn set_turn(self, side: Side) {
        self.position.update(|position| *position = position.with_turn(side));
    }

    /// Puts all checkers where a game begins.
    pub(super) fn begin_anew(self) {
        let turn = self.position.with_untracked(Position::turn);
        self.show(self.referee.with_value(|referee| referee.start(turn)));
    }

    fn show(self, position: Position) {
        self.faults.set(None);
        self.arrangement.update(|arrangement| arrangement.show(&position));
        self.position.set(position);
    }

    /// What its board shows: the side whose checkers are moved counts as the one to move, because places are named by it.
    pub(super) fn shown(self) -> Shown {
        let seen = Memo::new(move |_| self.position.get().with_turn(self.brush.get()));
        Shown {
            referee: Signal::derive(move || Some(self.referee.get_value())),
            standings: Signal::derive(move || self.arrangement.with(Arrangement::standings)),
            position: Signal::derive(move || Some(seen.get())),
            hints: Signal::derive(move || Hints { held: self.held.get(), ..Hints::default() }),
            last_play: Signal::derive(Vec::new),
            act: Callback::new(move |gesture| self.act(gesture)),
            throw: Callback::new(|()| {}),
        }
    }

    fn act(self, gesture: Gesture) {
        match gesture {
            Gesture::Press(place) => {
                let lifts = self.held.get_untracked().is_none() && self.has(place);
                self.is_fresh.set_value(lifts);
                if lifts {
                    self.held.set(Some(place));
                }
            }
            Gesture::Click(_) if self.is_fresh.get_value() => self.is_fresh.set_value(false),
            Gesture::Click(place) => match self.held.get_untracked() {
                Some(from) => self.put(from, Some(place)),
                None => self.held.set(self.has(place).then_some(place)),
            },
            Gesture::Drop(place) => {
                if let Some(from) = self.held.get_untracked() {
                    self.put(from, place);
                }
            }
            Gesture::Cancel => self.held.set(None),
            Gesture::Quick(_) | Gesture::Undo | Gesture::Confirm => {}
        }
    }

    fn has(self, place: Place) -> bool {
        let side = self.brush.get_untracked();
        self.position.with_untracked(|position| position.checkers(side).count(place) > 0)
    }

    /// Puts a checker somewhere else, where the rules know a position like that.
    fn put(self, from: Place, to: Option<Place>) {
        self.held.set(None);
        let Some(to) = to.filter(|to| *to != from) else { return };
        let (side, position) = (self.brush.get_untracked(), self.position.get_untracked());
        match self.referee.with_value(|referee| moved(referee, &position, side, from, to)) {
            Ok(after) => {
                self.arrangement.update(|arrangement| arrangement.carry(side, from, to));
                self.show(after);
            }
            Err(faults) => self.faults.set(Some(faults)),
        }
    }
}

/// The position with one checker of a side somewhere else. Pins follow from who stands on whom.
fn moved(
    referee: &Referee,
    position: &Position,
    side: Side,
    from: Place,
    to: Place,
) -> Result<Position, PositionFaults> {
    let mut drafts = position.drafts();
    *room(&mut drafts[side], from) -= 1;
    *room(&mut drafts[side], to) += 1;
    for side in Side::BOTH {
        let draft = &mut drafts[side];
        draft.out = None;
        draft.board.retain(|_, count| *count > 0);
        draft.middle.retain(|_, count| *count > 0);
    }
    let plain = Position::new(referee.ruleset(), &drafts, position.turn());
    let mut checked = plain.clone();
    for _ in 0..MENDINGS {
        let Err(faults) = &checked else { break };
        for fault in &faults.0 {
            if let PositionFaultKind::PinnedByNobody { point } = fault.what {
                drafts[fault.side].pinned.retain(|pinned| *pinned != point);
            }
            // Whoever came last stands on top.
            if let PositionFaultKind::SharedPoint { point, facing, both_pinned: false } = fault.what {
                let below = side.opponent();
                drafts[below].pinned.push(if fault.side == below { point } else { facing });
            }
        }
        checked = Position::new(referee.ruleset(), &drafts, position.turn());
    }
    // Where pins do not help, or the game has none, what was wrong before says more.
    checked.or(plain)
}

/// How many stand at a place, to be changed.
fn room(draft: &mut SideDraft, place: Place) -> &mut u8 {
    match place.spot() {
        Spot::Hand => &mut draft.hand,
        Spot::Bar => &mut draft.bar,
        Spot::Off => &mut draft.off,
        Spot::Point(progress) => draft.board.entry(progress).or_default(),
        Spot::Middle(number) => draft.middle.entry(number).or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::further::position_fault::{Fault, worst};
    use tavli_rules::{BuiltIn, read_position};

    fn check(text: &str, side: Side, from: &str, to: &str, expected: Option<&str>) {
        let read = read_position(text).expect("it can be read");
        let referee = Referee::new(read.ruleset().expect("a game")).expect("its rules");
        let position = read.position(&referee).expect("it is possible");
        let [from, to] = [from, to].map(|place| place.parse().expect("a place"));
        let after = moved(&referee, &position, side, from, to);
        assert_eq!(
            after.ok().map(|after| position_text(&referee, &after, None)).as_deref(),
            expected,
            "{from} to {to}"
        );
    }

    #[test]
    fn checkers_go_where_the_rules_know_them() {
        let start = BuiltIn::Portes.referee();
        let start = position_text(&start, &start.start(Side::White), None);
        let after = "portes-w-1x2.12x4.15.17x3.19x5-1x2.12x5.17x3.19x5";
        check(&start, Side::White, "12", "15", Some(after));
        check(&start, Side::White, "12", "6", None);
    }

    #[test]
    fn shared_point_is_told_as_such() {
        let referee = BuiltIn::Portes.referee();
        let [from, to] = [12, 6].map(Place::point);
        let faults =
            moved(&referee, &referee.start(Side::White), Side::White, from, to).expect_err("Black is there");
        assert!(matches!(worst(&faults), Fault::Shared));
    }

    #[test]
    fn pins_follow_from_who_stands_on_whom() {
        let apart = "plakoto-w-1x14.9-1x14.20";
        let pinned = "plakoto-w-1x14.5-1x14.20p";
        check(apart, Side::White, "9", "5", Some(pinned));
        check(pinned, Side::White, "5", "9", Some(apart));
    }
}
