//! A match at one screen: whose turn it is, what is expected, what is shown.

use std::sync::Arc;

use tavli_rules::{
    ByPlayer, BySide, Die, GameFault, Match, Outcome, Player, Position, Referee, Roll, Side, Stage, Step,
};

use crate::arrangement::Arrangement;
use crate::gesture::{Gesture, Hand, Intent};
use crate::turn::Turn;

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Both throw one die for the start.
    OpeningThrow,
    /// This side throws.
    Throw(Side),
    /// This side plays its roll.
    Play(Side),
    /// This side has played all that it can and confirms, or takes back.
    Confirm(Side),
    /// The game has ended; the match may go on.
    GameOver(Outcome),
    /// The match has ended.
    MatchOver(Option<Player>),
}

/// A match being played, with what the board shows of it.
///
/// ```
/// use tavli_board::{Expected, Gesture, Table};
/// use tavli_rules::{BuiltIn, Match, Place, Roll, Side};
/// let mut table = Table::new(Match::single(BuiltIn::Zeno.referee()));
/// assert_eq!(table.expected(), Expected::Throw(Side::White));
/// table.throw(Roll::new(&[3, 2, 1]).unwrap()).unwrap();
/// table.act(Gesture::Click(Place::HAND));
/// table.act(Gesture::Click(Place::point(3)));
/// assert_eq!(table.turn().unwrap().left().to_string(), "2 1");
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    played: Match,
    /// How many games of the match the players have seen the end of.
    acknowledged: usize,
    turn: Option<Turn>,
    hand: Hand,
    arrangement: Arrangement,
    last_play: Vec<(Side, Step)>,
}

impl Table {
    /// A table for a match, new or to be gone on with.
    pub fn new(played: Match) -> Table {
        let position = *played.game().position();
        let finished = played.games().filter(|game| game.game.outcome().is_some()).count();
        let mut table = Table {
            played,
            acknowledged: finished,
            turn: None,
            hand: Hand::default(),
            arrangement: Arrangement::new(&position),
            last_play: Vec::new(),
        };
        table.begin_turn();
        table
    }

    /// The match so far.
    pub fn played(&self) -> &Match {
        &self.played
    }

    /// The rules of the game that is shown.
    pub fn referee(&self) -> &Arc<Referee> {
        self.shown_game().referee()
    }

    /// The position that is shown, with the steps played so far.
    pub fn position(&self) -> &Position {
        self.arrangement.position()
    }

    /// Where each checker stands.
    pub fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// The turn in progress, while a roll is being played.
    pub fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }

    /// What the player holds.
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// The steps of the last play that was finished, with who played it.
    pub fn last_play(&self) -> &[(Side, Step)] {
        &self.last_play
    }

    /// The game that is shown: the one just ended, until its end has been seen.
    fn shown_game(&self) -> &tavli_rules::Game {
        let ended = self.played.games().nth(self.acknowledged).filter(|game| game.game.outcome().is_some());
        ended.map_or_else(|| self.played.game(), |game| &game.game)
    }

    /// Which player has which colour in the game that is shown.
    pub fn player(&self, side: Side) -> Player {
        let shown = self.played.games().nth(self.acknowledged);
        shown.map_or_else(|| self.played.current().player(side), |game| game.player(side))
    }

    /// What has to happen next.
    pub fn expected(&self) -> Expected {
        if let Some(outcome) = self.shown_game().outcome() {
            return match self.played.is_over() && self.acknowledged + 1 >= self.played.games().count() {
                true if self.acknowledged == self.played.games().count() => {
                    Expected::MatchOver(self.played.winner())
                }
                _ => Expected::GameOver(outcome),
            };
        }
        let side = self.shown_game().position().turn();
        match (self.shown_game().stage(), &self.turn) {
            (Stage::Opening, _) => Expected::OpeningThrow,
            (Stage::Throw, _) => Expected::Throw(side),
            (Stage::Play(_), Some(turn)) if turn.is_done() => Expected::Confirm(side),
            (Stage::Play(_), _) => Expected::Play(side),
            (Stage::Over(outcome), _) => Expected::GameOver(outcome),
        }
    }

    /// The dice for the start.
    pub fn throw_opening(&mut self, dice: BySide<Die>) -> Result<(), GameFault> {
        self.played.throw_opening(dice)?;
        // Whose turn it is belongs to what is shown: places are named and rings drawn by that side's counting.
        self.arrangement.show(&self.shown_game().position().clone());
        self.begin_turn();
        Ok(())
    }

    /// The side to move throws.
    pub fn throw(&mut self, roll: Roll) -> Result<(), GameFault> {
        self.played.throw(roll)?;
        self.begin_turn();
        Ok(())
    }

    fn begin_turn(&mut self) {
        let game = self.played.game();
        self.turn = match game.stage() {
            Stage::Play(roll) => Some(Turn::new(game.referee().clone(), *game.position(), roll)),
            Stage::Opening | Stage::Throw | Stage::Over(_) => None,
        };
        self.hand = Hand::default();
    }

    /// Carries out a gesture of the side to move.
    pub fn act(&mut self, gesture: Gesture) -> Intent {
        let Some(turn) = &mut self.turn else { return Intent::Nothing };
        let side = turn.start().turn();
        let intent = self.hand.act(turn, gesture);
        match &intent {
            Intent::Played(steps) => {
                let after = *turn.position();
                steps.iter().for_each(|step| self.arrangement.carry(side, step.from, step.to));
                self.arrangement.show(&after);
            }
            Intent::Undone(_) => self.arrangement.show(&turn.position().clone()),
            Intent::Finished => self.finish(),
            Intent::Nothing | Intent::Lifted(_) | Intent::PutBack(_) | Intent::Refused(_) => {}
        }
        intent
    }

    /// Plays one step of somebody who is not asked: the computer, or a forced play. Says whether it could be played.
    pub fn step(&mut self, step: &Step) -> bool {
        self.hand = Hand::default();
        let Some(turn) = &mut self.turn else { return false };
        let side = turn.start().turn();
        let taken = turn.take(*step);
        if taken {
            let after = *turn.position();
            self.arrangement.step(side, step, &after);
        }
        taken
    }

    fn finish(&mut self) {
        let Some(play) = self.turn.as_ref().and_then(Turn::play) else { return };
        let side = self.played.game().position().turn();
        if self.played.play(&play).is_ok() {
            self.last_play = play.into_iter().map(|step| (side, step)).collect();
            self.arrangement.show(&self.shown_game().position().clone());
            self.begin_turn();
        }
    }

    /// A side gives up the game. What it had begun to play is taken back.
    pub fn resign(&mut self, side: Side) -> Result<(), GameFault> {
        self.played.resign(side)?;
        self.last_play.clear();
        self.arrangement.show(&self.shown_game().position().clone());
        self.begin_turn();
        Ok(())
    }

    /// Both agree that nobody wins the game. What somebody had begun to play is taken back.
    pub fn agree_on_draw(&mut self) -> Result<(), GameFault> {
        self.played.agree_on_draw()?;
        self.last_play.clear();
        self.arrangement.show(&self.shown_game().position().clone());
        self.begin_turn();
        Ok(())
    }

    /// The end of the game has been seen: the next one is set up, if there is one.
    pub fn go_on(&mut self) {
        if self.shown_game().outcome().is_some() {
            self.acknowledged += 1;
            self.last_play.clear();
            self.arrangement = Arrangement::new(self.played.game().position());
            self.begin_turn();
        }
    }

    /// The score of both players.
    pub fn score(&self) -> &ByPlayer<u16> {
        self.played.score()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    /// Plays a match to its end by always taking the first checker that can be lifted to the first place it reaches.
    fn play_out(mut table: Table) -> Table {
        let mut number = 0u32;
        let mut die = || {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (number >> 16) as u8 % 6 + 1
        };
        for _ in 0..200_000 {
            match table.expected() {
                Expected::OpeningThrow => {
                    let dice = BySide::from_fn(|_| Die::new(die()).unwrap());
                    let _ = table.throw_opening(dice);
                }
                Expected::Throw(_) => {
                    let dice: Vec<u8> = (0..table.referee().ruleset().dice.dice).map(|_| die()).collect();
                    table.throw(Roll::new(&dice).unwrap()).unwrap();
                }
                Expected::Play(_) => {
                    let turn = table.turn().unwrap();
                    let from = turn.liftable()[usize::from(die()) % turn.liftable().len()];
                    let to = turn.reach(from)[0].to;
                    table.act(Gesture::Press(from));
                    assert!(matches!(table.act(Gesture::Drop(Some(to))), Intent::Played(_)));
                }
                Expected::Confirm(_) => assert_eq!(table.act(Gesture::Confirm), Intent::Finished),
                Expected::GameOver(_) => table.go_on(),
                Expected::MatchOver(_) => return table,
            }
        }
        panic!("the match does not end")
    }

    #[test]
    fn every_game_is_played_to_its_end_by_gestures() {
        for game in BuiltIn::ALL {
            let table = play_out(Table::new(Match::single(game.referee())));
            assert!(table.played().is_over(), "{game}");
        }
    }

    #[test]
    fn whoever_wins_the_opening_throw_is_shown_to_move() {
        for (white, black, begins) in [(1, 6, Side::Black), (6, 1, Side::White)] {
            let mut table = Table::new(Match::single(BuiltIn::Portes.referee()));
            let dice =
                BySide::from_fn(|side| Die::new(if side == Side::White { white } else { black }).unwrap());
            table.throw_opening(dice).unwrap();
            assert_eq!(table.position().turn(), begins);
        }
    }

    #[test]
    fn a_tavli_match_goes_through_its_games() {
        let table = play_out(Table::new(Match::tavli(3)));
        assert!(table.played().games().count() >= 2);
        assert!(table.played().winner().is_some());
    }
}
