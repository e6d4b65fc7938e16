//! A game from the opening throw to its outcome: turns in order, nothing out of turn.

use std::fmt;
use std::sync::Arc;

use crate::dice::{Die, Roll};
use crate::position::Position;
use crate::referee::{Outcome, Referee};
use crate::refusal::Refusal;
use crate::ruleset::starter;
use crate::side::{BySide, Side};
use crate::step::{Play, Step};

/// A game in progress: what was thrown and played so far, and what has to come next.
///
/// ```
/// use std::sync::Arc;
/// use tavli_rules::{BuiltIn, Game, Roll, Stage};
/// let mut game = Game::new(Arc::new(BuiltIn::Zeno.referee()));
/// assert_eq!(game.stage(), Stage::Throw);
/// assert!(game.play(&[]).is_err(), "nothing was thrown yet");
/// game.throw(Roll::new(&[4, 4, 2]).unwrap()).unwrap();
/// let play = game.plays().play(game.referee(), 0);
/// game.play(&play).unwrap();
/// assert_eq!(game.turns().len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    referee: Arc<Referee>,
    position: Position,
    stage: Stage,
    openings: Vec<BySide<Die>>,
    turns: Vec<Turn>,
}

/// What has to come next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Each side throws one die for the start.
    Opening,
    /// The side to move throws.
    Throw,
    /// The side to move plays this roll.
    Play(Roll),
    /// Nothing: the game has ended.
    Over(Outcome),
}

/// One player's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose.
    pub side: Side,
    /// What was thrown; nothing, where no throw could have been played.
    pub roll: Option<Roll>,
    /// What was played; no steps, where nothing could be.
    pub play: Play,
}

/// Why something was not done to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameFault {
    /// Something else has to come now.
    OutOfTurn(Stage),
    /// The roll has another number of dice than the rules ask for.
    WrongDice {
        /// How many dice the rules ask for.
        needs: u8,
    },
    /// The rules refuse the play.
    Refused(Refusal),
}

impl Game {
    /// A first game, or a single one.
    pub fn new(referee: Arc<Referee>) -> Game {
        Game::after(referee, None)
    }

    /// A game of a match; who won the one before may begin.
    pub fn after(referee: Arc<Referee>, last_winner: Option<Side>) -> Game {
        let (turn, stage) = match referee.ruleset().opening.beginner(last_winner) {
            Some(side) => (side, Stage::Throw),
            None => (Side::White, Stage::Opening),
        };
        Game { position: referee.start(turn), referee, stage, openings: Vec::new(), turns: Vec::new() }
    }

    /// A game that goes on from a position.
    pub fn from_position(referee: Arc<Referee>, position: Position) -> Game {
        let stage = referee.outcome(&position).map_or(Stage::Throw, Stage::Over);
        Game { position, referee, stage, openings: Vec::new(), turns: Vec::new() }
    }

    /// Who applies the rules.
    pub fn referee(&self) -> &Arc<Referee> {
        &self.referee
    }

    /// Who stands where, and whose turn it is.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What has to come next.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            Stage::Opening | Stage::Throw | Stage::Play(_) => None,
        }
    }

    /// The throws for the start, equal ones too.
    pub fn openings(&self) -> &[BySide<Die>] {
        &self.openings
    }

    /// The turns so far.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Every legal play of the roll that has to be played; of nothing where none has.
    pub fn plays(&self) -> crate::plays::Plays {
        match self.stage {
            Stage::Play(roll) => self.referee.plays(&self.position, roll),
            Stage::Opening | Stage::Throw | Stage::Over(_) => crate::plays::Plays::default(),
        }
    }

    /// Each side has thrown one die for the start; equal dice are thrown again.
    pub fn throw_opening(&mut self, dice: BySide<Die>) -> Result<(), GameFault> {
        if self.stage != Stage::Opening {
            return Err(GameFault::OutOfTurn(self.stage));
        }
        self.openings.push(dice);
        if let Some(side) = starter(dice) {
            self.position = self.position.with_turn(side);
            let kept = self.referee.ruleset().opening_roll.kept(dice);
            self.stage = kept.map_or(Stage::Throw, Stage::Play);
        }
        Ok(())
    }

    /// The side to move has thrown.
    pub fn throw(&mut self, roll: Roll) -> Result<(), GameFault> {
        if self.stage != Stage::Throw {
            return Err(GameFault::OutOfTurn(self.stage));
        }
        let needs = self.referee.ruleset().dice.dice;
        if roll.count() != usize::from(needs) {
            return Err(GameFault::WrongDice { needs });
        }
        self.stage = Stage::Play(roll);
        Ok(())
    }

    /// The side to move has played its roll; no steps, where nothing can be played.
    pub fn play(&mut self, steps: &[Step]) -> Result<(), GameFault> {
        let Stage::Play(roll) = self.stage else { return Err(GameFault::OutOfTurn(self.stage)) };
        let after = self.referee.play(&self.position, roll, steps).map_err(GameFault::Refused)?;
        let mut position = self.position;
        let play = steps.iter().map(|step| self.referee.take(&mut position, step.from, step.die)).collect();
        self.turns.push(Turn { side: self.position.turn(), roll: Some(roll), play });
        self.position = after;
        self.settle();
        Ok(())
    }

    /// After a turn: the game may have ended, or the next turn pass by itself because no throw could be played.
    fn settle(&mut self) {
        self.stage = self.referee.outcome(&self.position).map_or(Stage::Throw, Stage::Over);
        if self.stage == Stage::Throw && self.referee.is_stuck(&self.position) {
            let side = self.position.turn();
            self.turns.push(Turn { side, roll: None, play: Play::new() });
            self.position = self.position.with_turn(side.opponent());
        }
    }
}

impl fmt::Display for GameFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameFault::OutOfTurn(Stage::Opening) => {
                formatter.write_str("each side throws one die for the start first")
            }
            GameFault::OutOfTurn(Stage::Throw) => formatter.write_str("the dice must be thrown first"),
            GameFault::OutOfTurn(Stage::Play(roll)) => {
                write!(formatter, "the roll {roll} must be played first")
            }
            GameFault::OutOfTurn(Stage::Over(_)) => formatter.write_str("the game is over"),
            GameFault::WrongDice { needs } => write!(formatter, "this game is played with {needs} dice"),
            GameFault::Refused(refusal) => refusal.fmt(formatter),
        }
    }
}

impl std::error::Error for GameFault {}
