//! One checker moved by one number.

use super::options::{Game, Rules, Runner, Shield, StartQuarter};
use super::state::{Player, State};

/// Where a checker starts its step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Hand,
    Bar,
    Middle(usize),
    Board(usize),
}

/// The position after a legal step, and whether a checker was entered by it (from the hand or the circle).
pub struct Step {
    pub after: State,
    pub is_entry: bool,
}

impl Rules {
    /// Every legal step with this number.
    pub(super) fn steps(&self, state: &State, mover: usize, number: u8) -> Vec<Step> {
        let mut steps = Vec::new();
        for source in self.sources(state, mover, number) {
            if let Some(after) = self.step(state, mover, source, number) {
                let is_entry = source == Source::Hand || source == Source::Bar;
                steps.push(Step { after, is_entry });
            }
        }
        steps
    }

    /// Whether a checker in hand can be entered with this number right now.
    pub(super) fn allows_entry(&self, state: &State, mover: usize, number: u8) -> bool {
        let player = &state.players[mover];
        player.hand > 0
            && player.bar == 0
            && !has_waiting_in_middle(player)
            && self.step(state, mover, Source::Hand, number).is_some()
    }

    /// The places whose checkers have the right to move; whether they can is another question.
    fn sources(&self, state: &State, mover: usize, number: u8) -> Vec<Source> {
        let player = &state.players[mover];
        // Sections 3, 4 and 5: while a hit checker waits, nothing else may move.
        if has_waiting_in_middle(player) {
            return (1..=12).filter(|&place| player.middle[place] > 0).map(Source::Middle).collect();
        }
        if player.bar > 0 {
            return vec![Source::Bar];
        }
        // Section 3: a number that allows an entry must be used for one.
        if self.game == Game::Zeno && self.allows_entry(state, mover, number) {
            return vec![Source::Hand];
        }
        let mut sources = Vec::new();
        if player.hand > 0 {
            sources.push(Source::Hand);
        }
        for progress in 1..=self.last {
            if player.board[progress] > 0 && self.may_leave(player, progress) {
                sources.push(Source::Board(progress));
            }
        }
        sources
    }

    fn may_leave(&self, player: &Player, progress: usize) -> bool {
        if player.pinned.contains(&(progress as u8)) {
            return false;
        }
        self.game != Game::Fevga || self.has_run(player) || progress == foremost(player)
    }

    /// Section 5, fevga: whether the runner has come far enough to free the others.
    fn has_run(&self, player: &Player) -> bool {
        let goal = match self.runner {
            Runner::Reach => 13,
            Runner::Pass => 14,
            Runner::None => return true,
        };
        player.off > 0 || foremost(player) >= goal
    }

    fn step(&self, state: &State, mover: usize, source: Source, number: u8) -> Option<State> {
        let number = number as usize;
        let target = match source {
            Source::Hand | Source::Bar => number,
            Source::Middle(place) => place - 1 + number,
            Source::Board(progress) => progress + number,
        };
        if self.is_beyond_gate(state, mover, target) {
            return None;
        }
        let mut after = state.clone();
        if target > self.last {
            let Source::Board(progress) = source else { return None };
            if !self.may_bear_off(&state.players[mover], progress, target) {
                return None;
            }
            self.lift(&mut after, mover, source);
            after.players[mover].off += 1;
        } else {
            if !self.may_land(state, mover, target) {
                return None;
            }
            self.lift(&mut after, mover, source);
            self.land(&mut after, mover, target);
        }
        self.notice_out(&mut after, mover);
        if self.game == Game::Fevga && self.is_forbidden_wall(&after, mover) {
            return None;
        }
        Some(after)
    }

    /// Sections 3 and 4: nobody goes on before all are entered.
    fn is_beyond_gate(&self, state: &State, mover: usize, target: usize) -> bool {
        let gate = match self.game {
            Game::Zeno => 6,
            Game::Scripta => 12,
            Game::Portes | Game::Plakoto | Game::Fevga => return false,
        };
        let opponent_enters = state.players[1 - mover].hand > 0;
        let is_closed = state.players[mover].hand > 0 || (self.common_gate && opponent_enters);
        is_closed && target > gate
    }

    /// Section 2, rule 5.
    fn may_bear_off(&self, player: &Player, progress: usize, target: usize) -> bool {
        if player.hand > 0 || player.bar > 0 || has_waiting_in_middle(player) {
            return false;
        }
        for outside in 1..=self.last - 6 {
            if player.board[outside] > 0 {
                return false;
            }
        }
        if self.pinned_stops_bear_off && !player.pinned.is_empty() {
            return false;
        }
        if target == self.last + 1 {
            return true;
        }
        let has_one_behind = (1..progress).any(|behind| player.board[behind] > 0);
        !self.exact_bear_off && !has_one_behind
    }

    fn may_land(&self, state: &State, mover: usize, target: usize) -> bool {
        let player = &state.players[mover];
        let opponent = &state.players[1 - mover];
        let there = opponent.board[self.seen_by_opponent(target)];
        match self.game {
            Game::Scripta | Game::Portes => there <= 1,
            Game::Fevga => there == 0,
            Game::Plakoto => there <= 1 && !player.pinned.contains(&(target as u8)),
            Game::Zeno => {
                let is_shielded = match self.shield {
                    Shield::Owner => target <= 6 && !opponent.out,
                    Shield::Mover => target <= 6 && !player.out,
                    Shield::None => false,
                };
                there == 0 || (there == 1 && !is_shielded)
            }
        }
    }

    fn lift(&self, state: &mut State, mover: usize, source: Source) {
        let player = &mut state.players[mover];
        match source {
            Source::Hand => player.hand -= 1,
            Source::Bar => player.bar -= 1,
            Source::Middle(place) => player.middle[place] -= 1,
            Source::Board(progress) => {
                player.board[progress] -= 1;
                if player.board[progress] == 0 {
                    let point = self.seen_by_opponent(progress);
                    state.players[1 - mover].pinned.remove(&(point as u8));
                }
            }
        }
    }

    fn land(&self, state: &mut State, mover: usize, target: usize) {
        state.players[mover].board[target] += 1;
        let point = self.seen_by_opponent(target);
        let opponent = &mut state.players[1 - mover];
        if opponent.board[point] == 0 {
            return;
        }
        match self.game {
            Game::Plakoto => {
                opponent.pinned.insert(point as u8);
            }
            Game::Scripta | Game::Portes => {
                opponent.board[point] -= 1;
                opponent.bar += 1;
            }
            Game::Zeno if self.hit_to_hand => {
                opponent.board[point] -= 1;
                opponent.hand += 1;
            }
            Game::Zeno => {
                opponent.board[point] -= 1;
                let place = if point <= 12 { point } else { 25 - point };
                opponent.middle[place] += 1;
            }
            Game::Fevga => unreachable!("in fevga one checker blocks"),
        }
    }

    /// Section 3: a player is out once all are entered and one stands beyond point 6, and stays so.
    fn notice_out(&self, state: &mut State, mover: usize) {
        let player = &mut state.players[mover];
        let is_beyond = (7..=self.last).any(|progress| player.board[progress] > 0);
        if self.game == Game::Zeno && player.hand == 0 && is_beyond {
            player.out = true;
        }
    }

    /// Section 5, fevga: what may not stand on the board even in the middle of a play.
    fn is_forbidden_wall(&self, state: &State, mover: usize) -> bool {
        let player = &state.players[mover];
        (self.start_quarter == StartQuarter::EachStep && has_full_start_quarter(player))
            || (self.no_prime && self.has_prime(state, mover))
    }

    /// Six of the mover's points in a row on the opponent's path, with an opposing checker before them.
    fn has_prime(&self, state: &State, mover: usize) -> bool {
        let opponent = &state.players[1 - mover];
        let mut held = [false; 40];
        for progress in 1..=24 {
            held[self.seen_by_opponent(progress)] = state.players[mover].board[progress] > 0;
        }
        for first in 1..=19 {
            let is_row = (first..first + 6).all(|point| held[point]);
            let is_before = (1..first).any(|point| opponent.board[point] > 0);
            if is_row && is_before {
                return true;
            }
        }
        false
    }

    /// The opponent's progress of the point that the mover calls `progress` (section 1).
    fn seen_by_opponent(&self, progress: usize) -> usize {
        match self.game {
            Game::Zeno | Game::Scripta => progress,
            Game::Portes | Game::Plakoto => 25 - progress,
            Game::Fevga if progress <= 12 => progress + 12,
            Game::Fevga => progress - 12,
        }
    }
}

pub(super) fn has_full_start_quarter(player: &Player) -> bool {
    (1..=6).all(|progress| player.board[progress] > 0)
}

pub(super) fn has_waiting_in_middle(player: &Player) -> bool {
    player.middle.iter().any(|&checkers| checkers > 0)
}

/// The highest occupied progress, 0 where no checker is on the board.
fn foremost(player: &Player) -> usize {
    (1..40).rev().find(|&progress| player.board[progress] > 0).unwrap_or(0)
}
