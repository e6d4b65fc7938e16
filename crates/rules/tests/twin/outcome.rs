//! Whether a game is over, and what it was worth.

use super::options::{Game, Mother, Rules};
use super::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    Win { winner: usize, points: u8 },
    Draw,
}

impl Rules {
    /// What a position after a whole play means; `None` while the game goes on.
    pub fn outcome(&self, state: &State) -> Option<Outcome> {
        for winner in 0..2 {
            if state.players[winner].off == self.checkers {
                return Some(Outcome::Win { winner, points: self.points_against(state, 1 - winner) });
            }
        }
        if let Some(outcome) = self.mother_outcome(state) {
            return Some(outcome);
        }
        // Section 2, rule 7.
        let is_dead = self.is_stuck(state, 0) && self.is_stuck(state, 1);
        is_dead.then_some(Outcome::Draw)
    }

    /// Section 5: two points in the Greek games where the loser has borne off nothing.
    fn points_against(&self, state: &State, loser: usize) -> u8 {
        match self.game {
            Game::Zeno | Game::Scripta => 1,
            Game::Portes | Game::Plakoto | Game::Fevga if state.players[loser].off == 0 => 2,
            Game::Portes | Game::Plakoto | Game::Fevga => 1,
        }
    }

    /// Section 7, `mother`: the last checker on the starting point, pinned.
    fn mother_outcome(&self, state: &State) -> Option<Outcome> {
        if self.game != Game::Plakoto || self.mother == Mother::Ordinary {
            return None;
        }
        let is_pinned = |side: usize| state.players[side].pinned.contains(&1);
        if is_pinned(0) && is_pinned(1) {
            return Some(Outcome::Draw);
        }
        for loser in 0..2 {
            let winner = 1 - loser;
            let has_own_mother = state.players[winner].board[1] > 0;
            let is_excused = self.mother == Mother::LosesTwo && has_own_mother;
            if is_pinned(loser) && !is_excused {
                return Some(Outcome::Win { winner, points: 2 });
            }
        }
        None
    }
}
