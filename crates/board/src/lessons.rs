//! First steps in each game: ten small tasks, each a position with a throw and a goal that can be checked.
//!
//! What is said about them stands in the message catalogue; here is only what is set up and what counts as done.

mod fevga;
mod goal;
mod plakoto;
mod portes;
mod scripta;
mod zeno;

pub use goal::Goal;

use tavli_rules::BuiltIn;

/// How many tasks a lesson has.
pub const TASKS: usize = 10;

/// A small task: White has thrown and is to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The position with the throw, in the text of positions.
    pub position: &'static str,
    /// What the play has to do.
    pub goal: Goal,
}

const fn task(position: &'static str, goal: Goal) -> Task {
    Task { position, goal }
}

/// The tasks of a game in the order in which they are learned.
///
/// ```
/// use std::sync::Arc;
/// use tavli_board::{Turn, lesson};
/// use tavli_rules::{BuiltIn, Place, read_position};
/// let task = lesson(BuiltIn::Portes)[5];
/// let (read, referee) = (read_position(task.position).unwrap(), BuiltIn::Portes.referee());
/// let position = read.position(&referee).unwrap();
/// let mut turn = Turn::new(Arc::new(referee), position, read.roll.unwrap());
/// turn.go(Place::point(1), Place::point(7)).unwrap();
/// turn.go(Place::point(17), Place::point(19)).unwrap();
/// assert!(task.goal.is_reached(&turn), "a blot is hit");
/// ```
pub fn lesson(game: BuiltIn) -> &'static [Task; TASKS] {
    match game {
        BuiltIn::Zeno => &zeno::LESSON,
        BuiltIn::Scripta => &scripta::LESSON,
        BuiltIn::Portes => &portes::LESSON,
        BuiltIn::Plakoto => &plakoto::LESSON,
        BuiltIn::Fevga => &fevga::LESSON,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::turn::Turn;
    use std::sync::Arc;
    use tavli_rules::{Place, Side, read_position};

    /// A task before its first step, counted from 1 as its texts are.
    pub(super) fn begun(game: BuiltIn, number: usize) -> Turn {
        let read = read_position(lesson(game)[number - 1].position).unwrap();
        assert_eq!(read.ruleset, game.name());
        let referee = Arc::new(game.referee());
        let position = read.position(&referee).unwrap_or_else(|faults| panic!("{game} {number}: {faults}"));
        Turn::new(referee, position, read.roll.unwrap())
    }

    /// Every whole play of a task, in every order of its steps.
    pub(super) fn played(game: BuiltIn, number: usize) -> Vec<Turn> {
        let (mut whole, mut open) = (Vec::new(), vec![begun(game, number)]);
        while let Some(turn) = open.pop() {
            for step in turn.next() {
                let mut after = turn.clone();
                after.take(*step);
                open.push(after);
            }
            if turn.is_done() {
                whole.push(turn);
            }
        }
        whole
    }

    /// Whether the rules alone bring about what a task asks for.
    pub(super) fn is_forced(game: BuiltIn, number: usize, fact: impl Fn(&Turn) -> bool) -> bool {
        played(game, number).iter().all(fact)
    }

    /// How many times this number was played.
    pub(super) fn times(turn: &Turn, die: u8) -> usize {
        turn.steps().iter().filter(|step| step.die.value() == die).count()
    }

    /// The points on which a single black checker stands, as White counts them.
    pub(super) fn black_blots(turn: &Turn, game: BuiltIn) -> Vec<u8> {
        let points = turn.start().waiter().single().filter_map(Place::progress);
        points.map(|progress| game.ruleset().track.facing(progress)).collect()
    }

    fn all_tasks() -> impl Iterator<Item = (BuiltIn, usize)> {
        BuiltIn::ALL.into_iter().flat_map(|game| (1..=TASKS).map(move |number| (game, number)))
    }

    #[test]
    fn white_is_to_play_with_fifteen_checkers_a_side() {
        for (game, number) in all_tasks() {
            let turn = begun(game, number);
            assert_eq!(turn.start().turn(), Side::White, "{game} {number}");
            for side in Side::BOTH {
                assert_eq!(turn.start().checkers(side).total(), 15, "{game} {number} {side}");
            }
        }
    }

    #[test]
    fn every_number_can_be_played() {
        for (game, number) in all_tasks() {
            assert!(is_forced(game, number, |turn| turn.left().total() == 0), "{game} {number}");
        }
    }

    #[test]
    fn every_goal_can_be_reached_and_missed() {
        for (game, number) in all_tasks() {
            let goal = lesson(game)[number - 1].goal;
            let (reached, missed): (Vec<_>, Vec<_>) =
                played(game, number).into_iter().partition(|turn| goal.is_reached(turn));
            assert!(!reached.is_empty(), "{game} {number}: {goal:?} cannot be reached");
            // With all checkers in hand, every play enters one.
            let is_sure = matches!(goal, Goal::Whole | Goal::Enter);
            assert_eq!(missed.is_empty(), is_sure, "{game} {number}: {goal:?}");
        }
    }
}
