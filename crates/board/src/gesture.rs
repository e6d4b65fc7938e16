//! Gestures in, intents out: dragging, clicking, keys and typing all end here.

use tavli_rules::{Place, Step};

use crate::turn::{Turn, WhyNot};

/// What a person does with the board; places are counted by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A pointer goes down on a place, or a key asks to lift there.
    Press(Place),
    /// The pointer that went down comes up over a place, having been dragged.
    Drop(Option<Place>),
    /// The pointer comes up where it went down: a click.
    Click(Place),
    /// Double click: play the obvious number from here.
    Quick(Place),
    /// Let go of what is held.
    Cancel,
    /// Take the last step back.
    Undo,
    /// The play is finished.
    Confirm,
}

/// What came of a gesture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Nothing, or only what is held has changed.
    Nothing,
    /// A checker was lifted.
    Lifted(Place),
    /// A checker was put back.
    PutBack(Place),
    /// These steps were played.
    Played(Vec<Step>),
    /// A step was taken back.
    Undone(Step),
    /// The turn is over.
    Finished,
    /// It cannot be done, and this is why.
    Refused(WhyNot),
}

/// What the player holds.
///
/// ```
/// use std::sync::Arc;
/// use tavli_board::{Gesture, Hand, Intent, Turn};
/// use tavli_rules::{BuiltIn, Place, Roll, Side};
/// let referee = Arc::new(BuiltIn::Fevga.referee());
/// let start = referee.start(Side::White);
/// let mut turn = Turn::new(referee, start, Roll::new(&[6, 5]).unwrap());
/// let mut hand = Hand::default();
/// assert_eq!(hand.act(&mut turn, Gesture::Click(Place::point(1))), Intent::Lifted(Place::point(1)));
/// assert!(matches!(hand.act(&mut turn, Gesture::Click(Place::point(7))), Intent::Played(_)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    held: Option<Place>,
    /// Whether the checker held was lifted by the press that is still down, not by an earlier click.
    is_fresh: bool,
}

impl Hand {
    /// The place from which a checker is held.
    pub fn held(&self) -> Option<Place> {
        self.held
    }

    /// Carries out a gesture.
    pub fn act(&mut self, turn: &mut Turn, gesture: Gesture) -> Intent {
        match gesture {
            Gesture::Press(place) => self.press(turn, place),
            Gesture::Drop(place) => self.drop(turn, place),
            Gesture::Click(place) => self.click(turn, place),
            Gesture::Quick(place) => self.quick(turn, place),
            Gesture::Cancel => self.cancel(),
            Gesture::Undo => self.undo(turn),
            Gesture::Confirm => {
                self.held = None;
                if turn.may_end() { Intent::Finished } else { Intent::Nothing }
            }
        }
    }

    fn press(&mut self, turn: &Turn, place: Place) -> Intent {
        if self.held.is_some() || !turn.liftable().contains(&place) {
            return Intent::Nothing;
        }
        self.held = Some(place);
        self.is_fresh = true;
        Intent::Lifted(place)
    }

    fn drop(&mut self, turn: &mut Turn, place: Option<Place>) -> Intent {
        let Some(from) = self.held.take() else { return Intent::Nothing };
        match place {
            Some(to) if to != from => go(turn, from, to),
            Some(_) | None => Intent::PutBack(from),
        }
    }

    fn click(&mut self, turn: &mut Turn, place: Place) -> Intent {
        // The press of this very click has just lifted it: it stays in hand until the next click.
        if self.held == Some(place) && std::mem::take(&mut self.is_fresh) {
            return Intent::Lifted(place);
        }
        match self.held.take() {
            None => self.lift(turn, place),
            Some(from) if from == place => Intent::PutBack(from),
            Some(from) => {
                let intent = go(turn, from, place);
                // Clicking another own checker means that one.
                let is_other = matches!(intent, Intent::Refused(_)) && turn.liftable().contains(&place);
                if is_other { self.lift(turn, place) } else { intent }
            }
        }
    }

    fn lift(&mut self, turn: &Turn, place: Place) -> Intent {
        if turn.liftable().contains(&place) {
            self.held = Some(place);
            self.is_fresh = false;
            return Intent::Lifted(place);
        }
        match turn.position().mover().count(place) {
            0 => Intent::Nothing,
            _ => Intent::Refused(turn.why_stuck(place)),
        }
    }

    /// The largest number that can be played from here.
    fn quick(&mut self, turn: &mut Turn, place: Place) -> Intent {
        self.held = None;
        let direct = turn.reach(place).into_iter().filter(|reach| reach.is_direct());
        match direct.max_by_key(|reach| reach.steps[0].die) {
            Some(reach) => go(turn, place, reach.to),
            None => self.lift(turn, place),
        }
    }

    fn cancel(&mut self) -> Intent {
        self.held.take().map_or(Intent::Nothing, Intent::PutBack)
    }

    fn undo(&mut self, turn: &mut Turn) -> Intent {
        match self.held.take() {
            Some(place) => Intent::PutBack(place),
            None => turn.undo().map_or(Intent::Nothing, Intent::Undone),
        }
    }
}

fn go(turn: &mut Turn, from: Place, to: Place) -> Intent {
    turn.go(from, to).map_or_else(Intent::Refused, Intent::Played)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use tavli_rules::{BuiltIn, Roll, Side};

    fn opening() -> (Turn, Hand) {
        let referee = Arc::new(BuiltIn::Portes.referee());
        let start = referee.start(Side::White);
        (Turn::new(referee, start, Roll::new(&[3, 1]).unwrap()), Hand::default())
    }

    fn places(turn: &mut Turn, hand: &mut Hand, gestures: &[Gesture]) -> Intent {
        gestures.iter().map(|gesture| hand.act(turn, *gesture)).last().unwrap()
    }

    #[test]
    fn dragging_and_clicking_come_to_the_same() {
        let point = Place::point;
        let drag = [Gesture::Press(point(17)), Gesture::Drop(Some(point(20)))];
        let clicks = [
            Gesture::Press(point(17)),
            Gesture::Click(point(17)),
            Gesture::Press(point(20)),
            Gesture::Click(point(20)),
        ];
        let [dragged, clicked] = [&drag[..], &clicks[..]].map(|gestures| {
            let (mut turn, mut hand) = opening();
            (places(&mut turn, &mut hand, gestures), *turn.position())
        });
        assert_eq!(dragged, clicked);
        assert!(matches!(dragged.0, Intent::Played(_)));
    }

    #[test]
    fn an_illegal_drop_goes_back_and_says_why() {
        let (mut turn, mut hand) = opening();
        let start = *turn.position();
        let gestures = [Gesture::Press(Place::point(1)), Gesture::Drop(Some(Place::point(9)))];
        let intent = places(&mut turn, &mut hand, &gestures);
        assert_eq!(intent, Intent::Refused(WhyNot::NoNumber));
        assert_eq!((*turn.position(), hand.held()), (start, None));
    }

    #[test]
    fn a_second_click_puts_back_and_another_checker_is_taken_instead() {
        let (mut turn, mut hand) = opening();
        let point = Place::point;
        assert_eq!(
            places(&mut turn, &mut hand, &[Gesture::Click(point(17)), Gesture::Click(point(17))]),
            Intent::PutBack(point(17))
        );
        assert_eq!(
            places(&mut turn, &mut hand, &[Gesture::Click(point(17)), Gesture::Click(point(12))]),
            Intent::Lifted(point(12))
        );
    }

    #[test]
    fn undo_first_lets_go_and_then_takes_back() {
        let (mut turn, mut hand) = opening();
        let point = Place::point;
        places(
            &mut turn,
            &mut hand,
            &[Gesture::Click(point(17)), Gesture::Click(point(20)), Gesture::Click(point(19))],
        );
        assert_eq!(hand.act(&mut turn, Gesture::Undo), Intent::PutBack(point(19)));
        assert!(matches!(hand.act(&mut turn, Gesture::Undo), Intent::Undone(_)));
        assert_eq!(hand.act(&mut turn, Gesture::Undo), Intent::Nothing);
    }

    #[test]
    fn a_quick_move_plays_the_larger_number_that_goes() {
        let (mut turn, mut hand) = opening();
        let Intent::Played(steps) = hand.act(&mut turn, Gesture::Quick(Place::point(17))) else {
            panic!("it can be played")
        };
        assert_eq!(steps[0].die.value(), 3);
    }
}
