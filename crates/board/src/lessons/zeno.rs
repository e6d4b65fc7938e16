//! First steps in Zeno's Tavli.

use super::{Goal, TASKS, Task, task};

pub(super) const LESSON: [Task; TASKS] = [
    task("zeno-w531-hand15-hand15", Goal::Enter),
    task("zeno-w631-hand12.1.3.5-hand13.2.4", Goal::Whole),
    task("zeno-w441-hand9.1x2.3.5x3-hand10.2x3.6x2", Goal::Whole),
    task("zeno-w652-hand1.1x3.2x3.3x3.5x3.6x2-8x2.9x3.12x2.13x2.15x3.18x3.out", Goal::Beyond(6)),
    task("zeno-w643-1x2.3x3.5x2.6x4.8x2.10x2.out-4x2.9x2.12x3.14x2.17x2.20x4.out", Goal::SameChecker),
    task("zeno-w532-1x2.5x3.6x4.8x4.10x2.out-2x2.9x2.12x2.13.16x3.18x2.20x3.out", Goal::Catch),
    task("zeno-w521-m4.3x2.6x4.10x4.15x2.19x2.out-2x2.8x3.11x2.14x2.17x2.20x2.22x2.out", Goal::Whole),
    task("zeno-w654-3x4.6x4.10x4.13x3.out-7x2.8x2.9x2.11x2.12x2.14x2.15x3.out", Goal::Whole),
    task("zeno-w641-20x3.21x3.22x3.23x2.24x4.out-7x2.9x3.12x2.14x3.17x2.18x3.out", Goal::BearOff(3)),
    task("zeno-w632-22.23.24.off12.out-14x3.16x4.17x2.18x4.19x2.out", Goal::BearOff(3)),
];

#[cfg(test)]
mod tests {
    use super::super::tests::{begun, black_blots, is_forced, times};
    use tavli_rules::{BuiltIn, Place, PlaceSet};

    const GAME: BuiltIn = BuiltIn::Zeno;

    #[test]
    fn the_first_task_ends_with_the_first_checker() {
        let mut turn = begun(GAME, 1);
        assert!(!super::LESSON[0].goal.is_reached(&turn));
        turn.go(Place::HAND, Place::point(3)).unwrap();
        assert!(super::LESSON[0].goal.is_reached(&turn) && !turn.is_done());
    }

    #[test]
    fn every_number_enters_at_first() {
        for number in [1, 2] {
            let enters = |steps: &[tavli_rules::Step]| steps.iter().all(|step| step.from == Place::HAND);
            assert!(is_forced(GAME, number, |turn| enters(turn.steps()) && turn.steps().len() == 3));
        }
    }

    #[test]
    fn two_equal_dice_are_four_steps() {
        assert!(is_forced(GAME, 3, |turn| times(turn, 4) == 4));
    }

    #[test]
    fn the_last_checker_enters() {
        assert_eq!(begun(GAME, 4).start().mover().count(Place::HAND), 1);
        assert!(is_forced(GAME, 4, |turn| turn.position().mover().count(Place::HAND) == 0));
    }

    #[test]
    fn one_black_checker_stands_alone() {
        assert_eq!(black_blots(&begun(GAME, 6), GAME), [13]);
    }

    #[test]
    fn who_was_hit_comes_back_first() {
        assert!(is_forced(GAME, 7, |turn| turn.steps()[0].from == Place::middle(4)));
    }

    #[test]
    fn walls_stand_in_the_way() {
        let turn = begun(GAME, 8);
        assert!(black_blots(&turn, GAME).is_empty());
        assert!(!turn.liftable().contains(&Place::point(3)));
    }

    #[test]
    fn all_are_on_the_last_six_points() {
        let home = PlaceSet::points(19, 24);
        assert!(begun(GAME, 9).start().mover().in_play().is_within(home));
    }

    #[test]
    fn the_last_three_win() {
        assert_eq!(begun(GAME, 10).start().mover().in_play().len(), 3);
    }
}
