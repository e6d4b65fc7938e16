//! First steps in Portes.

use super::{Goal, TASKS, Task, task};

pub(super) const LESSON: [Task; TASKS] = [
    task("portes-w43-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5", Goal::Whole),
    task("portes-w53-1x2.12x5.17x3.19x5-1x2.12x5.17x2.19x4.20x2", Goal::SameChecker),
    task("portes-w22-1x2.12x4.15.17x3.19x5-1x2.12x5.17x2.19x4.20x2", Goal::Whole),
    task("portes-w31-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5", Goal::Door),
    task("portes-w64-1x2.12x5.17x3.19x5-1x2.17x3.18x2.19x3.20x3.21x2", Goal::Whole),
    task("portes-w62-1x2.12x5.17x3.19x5-1x2.12x5.17x2.18.19x5", Goal::Catch),
    task("portes-w63-bar1.1.12x5.17x3.19x5-1x2.12x4.17x3.19x4.20x2", Goal::Whole),
    task("portes-w42-16.19x3.20x3.21x3.22x3.23x2-19x4.20x3.21x3.22x2.23x3", Goal::Home(19)),
    task("portes-w64-20x3.21x3.22x4.23x3.24x2-12x2.14x2.17x3.19x5.20x3", Goal::BearOff(2)),
    task("portes-w42-21.23.off13-12x2.14x2.17x3.19x5.20x3", Goal::BearOff(2)),
];

#[cfg(test)]
mod tests {
    use super::super::tests::{begun, black_blots, is_forced, played, times};
    use super::*;
    use tavli_rules::{BuiltIn, Outcome, Place, PlaceSet, Side};

    const GAME: BuiltIn = BuiltIn::Portes;

    #[test]
    fn two_equal_dice_are_four_steps() {
        assert!(is_forced(GAME, 3, |turn| times(turn, 2) == 4));
    }

    #[test]
    fn black_doors_stand_before_the_last_checkers() {
        assert!(!begun(GAME, 5).liftable().contains(&Place::point(1)));
    }

    #[test]
    fn one_black_checker_stands_alone() {
        assert_eq!(black_blots(&begun(GAME, 6), GAME), [7]);
    }

    #[test]
    fn who_was_hit_comes_back_first() {
        assert!(is_forced(GAME, 7, |turn| turn.steps()[0].from == Place::BAR));
        assert_eq!(begun(GAME, 7).next().len(), 1, "a 3 leads back, the 6 does not");
    }

    #[test]
    fn one_checker_is_not_home_yet() {
        let outside = PlaceSet::below(19);
        assert_eq!(begun(GAME, 8).start().mover().count_in(outside), 1);
        for number in [9, 10] {
            assert_eq!(begun(GAME, number).start().mover().count_in(outside), 0);
        }
    }

    #[test]
    fn the_last_two_win_doubly() {
        let won = played(GAME, 10).into_iter().filter(|turn| Goal::BearOff(2).is_reached(turn));
        for turn in won {
            let outcome = GAME.referee().outcome(turn.position());
            assert_eq!(outcome, Some(Outcome::Won { winner: Side::White, points: 2 }));
        }
    }
}
