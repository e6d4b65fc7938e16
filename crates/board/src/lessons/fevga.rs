//! First steps in Fevga.

use super::{Goal, TASKS, Task, task};

pub(super) const LESSON: [Task; TASKS] = [
    task("fevga-w64-1x15-1x15", Goal::Whole),
    task("fevga-w53-1x14.10-1x14.8", Goal::Apart),
    task("fevga-w22-1x12.4.6.15-1x12.4.6.14", Goal::Whole),
    task("fevga-w64-1x8.4x2.6.8.10.12.20-1x9.2x2.4x2.14x2", Goal::Beyond(16)),
    task("fevga-w53-1x8.3.5.7.14.16.18.20-1x8.3.5.9.16.18.20.22", Goal::Whole),
    task("fevga-w52-1x10.4x3.15x2-1x11.8x2.17x2", Goal::TwoNewPoints),
    task("fevga-w61-1x4.2x2.5.6x2.7x2.9.10x2.17-1x8.3x2.6x2.8.15x2", Goal::SixInARow),
    task("fevga-w32-1x4.2x2.3x2.5x2.6x2.14.16.18-1x9.10x2.12x2.21x2", Goal::Whole),
    task("fevga-w64-20x3.21x3.22x4.23x3.24x2-14x3.17x2.19x4.20x3.22x3", Goal::BearOff(2)),
    task("fevga-w42-21.23.off13-17x2.19x5.20x4.22x3.off1", Goal::BearOff(2)),
];

#[cfg(test)]
mod tests {
    use super::super::tests::{begun, is_forced, times};
    use super::*;
    use crate::turn::WhyNot;
    use tavli_rules::{BuiltIn, Place, PlaceSet, Refusal};

    const GAME: BuiltIn = BuiltIn::Fevga;

    #[test]
    fn only_the_runner_moves_at_first() {
        assert!(is_forced(GAME, 1, |turn| Goal::SameChecker.is_reached(turn)));
    }

    #[test]
    fn the_runner_arrives() {
        assert!(is_forced(GAME, 2, |turn| Goal::Beyond(12).is_reached(turn)));
    }

    #[test]
    fn two_equal_dice_are_four_steps() {
        assert!(is_forced(GAME, 3, |turn| times(turn, 2) == 4));
    }

    #[test]
    fn single_black_checkers_stand_before_the_tower() {
        assert!(!begun(GAME, 5).liftable().contains(&Place::point(1)));
    }

    #[test]
    fn one_point_is_missing_in_a_row_of_six() {
        let start = *begun(GAME, 7).start();
        assert_eq!((start.mover().in_play() & PlaceSet::points(5, 10)).len(), 5);
    }

    #[test]
    fn the_sixth_point_of_the_start_quarter_is_refused() {
        let turn = begun(GAME, 8);
        let quarter = PlaceSet::points(1, 6);
        assert_eq!((turn.start().mover().in_play() & quarter).len(), 5);
        assert_eq!(turn.why_not(Place::point(1), Place::point(4)), WhyNot::Rule(Refusal::StartQuarter));
        assert!(is_forced(GAME, 8, |turn| !quarter.is_within(turn.position().mover().in_play())));
    }

    #[test]
    fn all_are_home() {
        for number in [9, 10] {
            assert!((begun(GAME, number).start().mover().in_play() & PlaceSet::below(19)).is_empty());
        }
    }

    #[test]
    fn the_last_two_win() {
        assert_eq!(begun(GAME, 10).start().mover().in_play().len(), 2);
    }
}
