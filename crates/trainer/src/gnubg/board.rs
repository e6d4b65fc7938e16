//! A position as GNU Backgammon writes it, and what its answer makes of it.

use std::cmp::Ordering;

use tavli_rules::{Checkers, Place, Position, Roll};

/// The points of the board; the bar comes after them.
const POINTS: usize = 24;
/// Checkers of each side.
const ALL: u8 = 15;

/// Checkers by place, each side from its own view: first its ace point, from where the last checker leaves, and
/// after the 24 points the bar.
type Counts = [u8; POINTS + 1];

/// Who stands where, without colours: gnubg only knows the side on roll and the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    mover: Counts,
    waiter: Counts,
}

impl Board {
    pub(super) fn of(position: &Position) -> Board {
        Board { mover: counts(position.mover()), waiter: counts(position.waiter()) }
    }

    /// The board and the dice as a line of FIBS, the way gnubg reads positions from other programs.
    ///
    /// The match goes to two points, and `portes.xml` gives them their worth. Both may double here, for gnubg takes a
    /// board where nobody may for one where somebody has; that it judges without a cube is told elsewhere.
    pub(super) fn line(&self, roll: Option<Roll>) -> String {
        let mut dice = roll.into_iter().flat_map(Roll::dice).map(|die| die.value());
        let [first, second] = [0; 2].map(|none| dice.next().unwrap_or(none));
        let [off, waiter_off] = [self.mover, self.waiter].map(|counts| ALL - counts.iter().sum::<u8>());
        format!(
            "board:mover:waiter:2:0:0:{}:1:{first}:{second}:{first}:{second}:1:1:1:0:1:-1:0:25:{off}:{waiter_off}:0:0:0:0:0:0",
            self.places()
        )
    }

    /// The waiter's bar, the points in the mover's order with the waiter's checkers as negative numbers, the bar.
    fn places(&self) -> String {
        let waiters = self.waiter.iter().rev();
        let movers = std::iter::once(&0).chain(&self.mover);
        let both = movers.zip(waiters.chain(&[0]));
        let numbers: Vec<String> =
            both.map(|(mover, waiter)| (i16::from(*mover) - i16::from(*waiter)).to_string()).collect();
        numbers.join(":")
    }

    /// What an answer like `8/5 6/5*` makes of this board, seen by the side that throws next.
    pub(super) fn after(mut self, answer: &str) -> Option<Board> {
        for step in answer.split_whitespace() {
            let (from, to) = step.trim_end_matches('*').split_once('/')?;
            self.step(number(from)?, number(to)?)?;
        }
        Some(Board { mover: self.waiter, waiter: self.mover })
    }

    /// Moves one checker and hits what stands alone where it lands.
    fn step(&mut self, from: usize, to: usize) -> Option<()> {
        let left = self.mover.get_mut(from.checked_sub(1)?)?;
        *left = left.checked_sub(1)?;
        let Some(landing) = to.checked_sub(1) else {
            return Some(());
        };
        *self.mover.get_mut(landing)? += 1;
        let met = self.waiter.get_mut((POINTS - 1).checked_sub(landing)?)?;
        match (*met).cmp(&1) {
            Ordering::Less => {}
            Ordering::Equal => {
                *met = 0;
                self.waiter[POINTS] += 1;
            }
            Ordering::Greater => return None,
        }
        Some(())
    }
}

/// Our progress counts up to the last point, gnubg's points count down to it.
fn counts(checkers: &Checkers) -> Counts {
    std::array::from_fn(|index| match index {
        POINTS => checkers.count(Place::BAR),
        point => checkers.count(Place::point((POINTS - point) as u8)),
    })
}

/// A place in an answer; gnubg writes the bar as 25 and off as 0 where others write words.
fn number(text: &str) -> Option<usize> {
    match text {
        "bar" => Some(POINTS + 1),
        "off" => Some(0),
        digits => digits.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, Side, read_position};

    fn board(text: &str) -> Board {
        Board::of(&read_position(text).unwrap().position(&BuiltIn::Portes.referee()).unwrap())
    }

    fn check_answer(before: &str, answer: &str, after: &str) {
        assert_eq!(board(before).after(answer), Some(board(after)), "{answer}");
    }

    #[test]
    fn start_has_five_checkers_on_the_six_point() {
        let start = Board::of(&BuiltIn::Portes.referee().start(Side::White));
        let mut expected = [0; POINTS + 1];
        for (point, checkers) in [(6, 5), (8, 3), (13, 5), (24, 2)] {
            expected[point - 1] = checkers;
        }
        assert_eq!(start, Board { mover: expected, waiter: expected });
    }

    #[test]
    fn line_of_the_start_is_what_fibs_writes() {
        let start = Board::of(&BuiltIn::Portes.referee().start(Side::White));
        let line = start.line(Some(Roll::new(&[3, 1]).unwrap()));
        assert_eq!(
            line,
            "board:mover:waiter:2:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1\
             :1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0"
        );
    }

    #[test]
    fn bar_is_written_at_both_ends() {
        let line = board("portes-w-bar1.24x14-bar2.24x13").line(None);
        assert!(line.starts_with("board:mover:waiter:2:0:0:-2:14:0:"), "{line}");
        assert!(line.contains(":0:-13:1:1:0:0:0:0:"), "{line}");
    }

    #[test]
    fn answer_moves_hits_enters_and_bears_off() {
        // White's 17 is gnubg's 8 for White, and Black's 6 lies on White's 19, gnubg's 6.
        check_answer("portes-w-17.18x14-6.24x14", "8/7 7/6*", "portes-b-18x14.19-bar1.24x14");
        check_answer("portes-w-bar1.24x14-19x14.24", "25/24* ", "portes-b-1.24x14-bar1.19x14");
        check_answer("portes-w-bar1.24x14-19x13.24x2", "bar/23 23/20", "portes-b-5.24x14-19x13.24x2");
        check_answer("portes-w-19.24x2.off12-2x15", "6/off 1/0", "portes-b-24.off14-2x15");
    }

    #[test]
    fn answer_that_cannot_be_is_nothing() {
        let start = Board::of(&BuiltIn::Portes.referee().start(Side::White));
        for answer in ["7/5", "24/19", "6-5", "6/x", "0/3", "26/20", "6/26", "Error: badly formed board"] {
            assert_eq!(start.after(answer), None, "{answer}");
        }
    }
}
