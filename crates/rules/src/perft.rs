//! Counting plays to a depth, for tests and benchmarks.

use crate::dice::Roll;
use crate::plays::Plays;
use crate::position::Position;
use crate::referee::Referee;

impl Referee {
    /// How many ways of throwing and playing there are to a depth: over every distinct roll, every distinct result,
    /// and so on from there. A game that has ended counts once.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// assert_eq!(referee.perft(&referee.start(Side::White), 1), 447);
    /// ```
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        let is_over = || position.mover().in_play().is_empty() || position.waiter().in_play().is_empty();
        if depth == 0 || is_over() {
            return 1;
        }
        self.rolls().map(|(roll, _)| self.perft_of_roll(position, roll, depth)).sum()
    }

    /// The same for one roll.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// assert_eq!(referee.perft_of_roll(&referee.start(Side::White), Roll::new(&[3, 1]).unwrap(), 1), 16);
    /// ```
    pub fn perft_of_roll(&self, position: &Position, roll: Roll, depth: u32) -> u64 {
        let mut plays = Plays::default();
        self.plays_into(position, roll, &mut plays);
        match depth {
            0 | 1 => plays.len() as u64,
            _ => plays.positions().iter().map(|after| self.perft(after, depth - 1)).sum(),
        }
    }
}
