//! What a task asks for beyond a legal play, and whether a play has done it.

use tavli_rules::{Meeting, Place, PlaceSet, Position};

use crate::turn::Turn;

/// What a play has to do. Where the rules themselves force it, [`Goal::Whole`] is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Any whole play.
    Whole,
    /// A checker enters from the hand; the other numbers may wait.
    Enter,
    /// Exactly one checker enters from the hand.
    EnterOne,
    /// One checker plays all numbers.
    SameChecker,
    /// No checker plays more than one number.
    Apart,
    /// A checker goes from this point or before to one beyond it.
    Beyond(u8),
    /// A checker is hit or pinned.
    Catch,
    /// No own checker is alone on its point.
    NoBlots,
    /// Two checkers stand together where there were none or one.
    Door,
    /// Two points are held that were not.
    TwoNewPoints,
    /// Six points in a row are held.
    SixInARow,
    /// Nobody is left outside the last points, beginning with this one.
    Home(u8),
    /// So many go off.
    BearOff(u8),
}

impl Goal {
    /// Whether a turn has come to the goal, and to its end where that is part of it.
    pub fn is_reached(self, turn: &Turn) -> bool {
        (turn.is_done() || self == Goal::Enter) && self.holds(turn)
    }

    fn holds(self, turn: &Turn) -> bool {
        let (before, after, steps) = (turn.start().mover(), turn.position().mover(), turn.steps());
        let goes_on = || steps.windows(2).map(|pair| pair[0].to == pair[1].from);
        match self {
            Goal::Whole => true,
            Goal::Enter => steps.iter().any(|step| step.from == Place::HAND),
            Goal::EnterOne => steps.iter().filter(|step| step.from == Place::HAND).count() == 1,
            Goal::SameChecker => goes_on().all(|same| same),
            Goal::Apart => !goes_on().any(|same| same),
            Goal::Beyond(point) => {
                steps.iter().any(|step| step.from.origin() <= point && step.to > Place::point(point))
            }
            Goal::Catch => steps.iter().any(|step| step.meeting != Meeting::Nothing),
            Goal::NoBlots => after.single().is_empty(),
            Goal::Door => !(points(after.many()) - before.many()).is_empty(),
            Goal::TwoNewPoints => (held(turn.position()) - held(turn.start())).len() == 2,
            Goal::SixInARow => {
                let held = held(turn.position());
                !(1..6).fold(held, |rows, by| rows & (held >> by)).is_empty()
            }
            Goal::Home(first) => (after.in_play() & PlaceSet::below(first)).is_empty(),
            Goal::BearOff(count) => after.count(Place::OFF) - before.count(Place::OFF) == count,
        }
    }
}

/// The points that the side to move holds.
fn held(position: &Position) -> PlaceSet {
    points(position.mover().in_play())
}

fn points(places: PlaceSet) -> PlaceSet {
    places & PlaceSet::points(1, tavli_rules::MAX_LENGTH)
}
