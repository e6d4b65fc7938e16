//! First steps in Plakoto.

use super::{Goal, TASKS, Task, task};

pub(super) const LESSON: [Task; TASKS] = [
    task("plakoto-w53-1x15-1x15", Goal::Whole),
    task("plakoto-w64-1x13.5x2-1x12.7.18x2", Goal::SameChecker),
    task("plakoto-w33-1x12.4x2.6-1x13.5.8", Goal::Whole),
    task("plakoto-w63-1x13.3.6-1x14.16", Goal::Catch),
    task("plakoto-w42-1x11.5p.8x2.10-1x11.12x2.14.20", Goal::Whole),
    task("plakoto-w65-8x2.12.20x3.21x3.22x3.23x3-11x3.12x4.13p.19x4.20x3", Goal::Whole),
    task("plakoto-w63-1x10.4.7x2.9x2-1x12.6x3", Goal::NoBlots),
    task("plakoto-w62-13x2.15x3.18x3.20x4.22x3-1.11x2.14x3.17x3.19x4.21x2", Goal::Catch),
    task("plakoto-w53-19x2.20x3.21x3.22x3.23x2.24x2-14x2.16x3.19x4.21x3.22x3", Goal::BearOff(2)),
    task("plakoto-w53-20.22.off13-16x2.19x5.21x5.23x3", Goal::BearOff(2)),
];

#[cfg(test)]
mod tests {
    use super::super::tests::{begun, black_blots, is_forced, played, times};
    use tavli_rules::{BuiltIn, Place, PlaceSet};

    const GAME: BuiltIn = BuiltIn::Plakoto;

    #[test]
    fn two_equal_dice_are_four_steps() {
        assert!(is_forced(GAME, 3, |turn| times(turn, 3) == 4));
    }

    #[test]
    fn one_black_checker_stands_alone() {
        assert_eq!(black_blots(&begun(GAME, 4), GAME), [9]);
    }

    #[test]
    fn one_white_checker_is_pinned() {
        let turn = begun(GAME, 5);
        assert_eq!(turn.start().mover().pinned(), PlaceSet::of(Place::point(5)));
        assert!(turn.next().iter().all(|step| step.to != Place::point(5)), "its point is closed");
    }

    #[test]
    fn only_the_pinning_checker_can_move() {
        assert_eq!(begun(GAME, 6).start().waiter().pinned().len(), 1);
        assert!(is_forced(GAME, 6, |turn| turn.steps()[0].from == Place::point(12)));
        assert!(played(GAME, 6).iter().all(|turn| turn.position().waiter().pinned().is_empty()));
    }

    #[test]
    fn the_mother_is_the_one_that_can_be_pinned() {
        assert_eq!(black_blots(&begun(GAME, 8), GAME), [24]);
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
