//! First steps in Ludus XII scriptorum.

use super::{Goal, TASKS, Task, task};

pub(super) const LESSON: [Task; TASKS] = [
    task("scripta-w53-hand15-hand15", Goal::Enter),
    task("scripta-w63-hand10.2x2.3.5x2-hand11.1x2.4x2", Goal::EnterOne),
    task("scripta-w33-hand6.1x2.3x2.5x3.8x2-hand7.2x2.4x2.7x2.10x2", Goal::Whole),
    task("scripta-w64-hand1.2x2.4x2.6x2.8x3.9x2.11x3-hand2.3x2.5x2.7x3.10x4.12x2", Goal::Beyond(12)),
    task("scripta-w43-8x2.10x3.11x2.20x4.21x2.22x2-3x2.7x2.13x3.16x2.18x2.24x2.28x2", Goal::SameChecker),
    task("scripta-w63-4x2.9x3.12x3.14x3.17x2.20x2-2x2.6x3.11x2.16x2.19x2.23.26x3", Goal::Catch),
    task("scripta-w52-bar1.7x2.10x4.13x2.17x3.22x3-1x2.5x2.9x3.12x2.15x2.20x2.25x2", Goal::Whole),
    task("scripta-w62-11x3.14x4.16x2.21x3.25x3-13x2.17x3.18x3.20x2.27x3.31x2", Goal::Whole),
    task("scripta-w42-31x2.32x3.33x3.34x2.35x3.36x2-14x3.18x2.20x3.22x2.25x3.28x2", Goal::BearOff(2)),
    task("scripta-w42-33.35.off13-20x2.25x3.28x4.31x3.34x3", Goal::BearOff(2)),
];

#[cfg(test)]
mod tests {
    use super::super::tests::{begun, black_blots, is_forced, played, times};
    use super::*;
    use tavli_rules::{BuiltIn, Place, PlaceSet};

    const GAME: BuiltIn = BuiltIn::Scripta;

    #[test]
    fn a_three_leads_to_the_third_point() {
        let turn = begun(GAME, 1);
        assert!(turn.next().iter().any(|step| step.to == Place::point(3)));
    }

    #[test]
    fn two_equal_dice_are_four_steps() {
        assert!(is_forced(GAME, 3, |turn| times(turn, 3) == 4));
    }

    #[test]
    fn the_last_checker_enters() {
        assert_eq!(begun(GAME, 4).start().mover().count(Place::HAND), 1);
        assert!(is_forced(GAME, 4, |turn| turn.position().mover().count(Place::HAND) == 0));
    }

    #[test]
    fn one_checker_with_both_numbers_goes_around_a_corner() {
        // From row A up into B, or from C down into D; B and C lie in one line.
        let is_corner = |from: u8, to: u8| matches!((from, to), (1..=12, 13..=18) | (19..=24, 25..=30));
        let alone = played(GAME, 5).into_iter().filter(|turn| Goal::SameChecker.is_reached(turn));
        for turn in alone {
            let (from, to) = (turn.steps()[0].from.origin(), turn.steps()[1].to.origin());
            assert!(is_corner(from, to), "{from}/{to}");
        }
    }

    #[test]
    fn one_black_checker_stands_alone() {
        assert_eq!(black_blots(&begun(GAME, 6), GAME), [23]);
    }

    #[test]
    fn who_was_hit_comes_back_first() {
        assert!(is_forced(GAME, 7, |turn| turn.steps()[0].from == Place::BAR));
    }

    #[test]
    fn walls_stand_in_the_way() {
        let turn = begun(GAME, 8);
        assert!(black_blots(&turn, GAME).is_empty());
        assert!(turn.liftable().len() < 5, "some checkers cannot move: {:?}", turn.liftable());
    }

    #[test]
    fn all_are_in_the_last_quarter() {
        assert!(begun(GAME, 9).start().mover().in_play().is_within(PlaceSet::points(31, 36)));
    }

    #[test]
    fn the_last_two_win() {
        assert_eq!(begun(GAME, 10).start().mover().in_play().len(), 2);
    }
}
