//! A game from the opening throw to its outcome: turns in order, nothing out of turn.

use std::sync::Arc;

use crate::dice::{Die, Roll};
use crate::game_fault::GameFault;
use crate::position::Position;
use crate::referee::{Outcome, Referee};
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
    resigned: Option<Side>,
    is_agreed_draw: bool,
}

/// What has to come next.
///
/// ```
/// use std::sync::Arc;
/// use tavli_rules::{BuiltIn, Game, Stage};
/// let stage = |game: BuiltIn| Game::new(Arc::new(game.referee())).stage();
/// assert_eq!(stage(BuiltIn::Portes), Stage::Opening);
/// assert_eq!(stage(BuiltIn::Zeno), Stage::Throw, "White begins, and nobody throws for it");
/// ```
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
///
/// ```
/// use std::sync::Arc;
/// use tavli_rules::{BuiltIn, Game, Roll, Side, play_text};
/// let mut game = Game::new(Arc::new(BuiltIn::Zeno.referee()));
/// game.throw(Roll::new(&[3, 2, 1]).unwrap()).unwrap();
/// game.play(&game.plays().play(game.referee(), 0)).unwrap();
/// let turn = &game.turns()[0];
/// assert_eq!((turn.side, turn.roll), (Side::White, Roll::new(&[3, 2, 1]).ok()));
/// assert_eq!(play_text(&turn.play), "hand/3 hand/2 hand/1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose.
    pub side: Side,
    /// What was thrown; nothing, where no throw could have been played.
    pub roll: Option<Roll>,
    /// What was played; no steps, where nothing could be.
    pub play: Play,
}

impl Game {
    /// A first game, or a single one.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game};
    /// let game = Game::new(Arc::new(BuiltIn::Portes.referee()));
    /// assert!(game.turns().is_empty());
    /// ```
    pub fn new(referee: Arc<Referee>) -> Game {
        Game::after(referee, None)
    }

    /// A game of a match; who won the one before may begin.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Side, Stage};
    /// let game = Game::after(Arc::new(BuiltIn::Plakoto.referee()), Some(Side::Black));
    /// assert_eq!((game.position().turn(), game.stage()), (Side::Black, Stage::Throw));
    /// ```
    pub fn after(referee: Arc<Referee>, last_winner: Option<Side>) -> Game {
        let (turn, stage) = match referee.ruleset().opening.beginner(last_winner) {
            Some(side) => (side, Stage::Throw),
            None => (Side::White, Stage::Opening),
        };
        Game {
            position: referee.start(turn),
            referee,
            stage,
            openings: Vec::new(),
            turns: Vec::new(),
            resigned: None,
            is_agreed_draw: false,
        }
    }

    /// A game that goes on from a position.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Stage, read_position};
    /// let referee = Arc::new(BuiltIn::Portes.referee());
    /// let position = read_position("portes-b-24.off14-20x2.off13").unwrap().position(&referee).unwrap();
    /// let game = Game::from_position(referee, position);
    /// assert_eq!((*game.position(), game.stage()), (position, Stage::Throw));
    /// ```
    pub fn from_position(referee: Arc<Referee>, position: Position) -> Game {
        let stage = referee.outcome(&position).map_or(Stage::Throw, Stage::Over);
        Game {
            position,
            referee,
            stage,
            openings: Vec::new(),
            turns: Vec::new(),
            resigned: None,
            is_agreed_draw: false,
        }
    }

    /// Who applies the rules.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game};
    /// let game = Game::new(Arc::new(BuiltIn::Fevga.referee()));
    /// assert_eq!(game.referee().ruleset().title, "Fevga");
    /// ```
    pub fn referee(&self) -> &Arc<Referee> {
        &self.referee
    }

    /// Who stands where, and whose turn it is.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Side};
    /// let game = Game::new(Arc::new(BuiltIn::Zeno.referee()));
    /// assert_eq!(*game.position(), game.referee().start(Side::White));
    /// ```
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What has to come next.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Roll, Stage};
    /// let mut game = Game::new(Arc::new(BuiltIn::Scripta.referee()));
    /// let roll = Roll::new(&[6, 2]).unwrap();
    /// game.throw(roll).unwrap();
    /// assert_eq!(game.stage(), Stage::Play(roll));
    /// ```
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How it ended, if it has.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Outcome, Roll, Side, read_position};
    /// let referee = Arc::new(BuiltIn::Portes.referee());
    /// let position = read_position("portes-w-24.off14-19x15").unwrap().position(&referee).unwrap();
    /// let mut game = Game::from_position(referee, position);
    /// game.throw(Roll::new(&[6, 5]).unwrap()).unwrap();
    /// game.play(&game.plays().play(game.referee(), 0)).unwrap();
    /// assert_eq!(game.outcome(), Some(Outcome::Won { winner: Side::White, points: 2 }));
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            Stage::Opening | Stage::Throw | Stage::Play(_) => None,
        }
    }

    /// The throws for the start, equal ones too.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, BySide, Die, Game};
    /// let mut game = Game::new(Arc::new(BuiltIn::Portes.referee()));
    /// let [three, five] = [3, 5].map(|value| Die::new(value).unwrap());
    /// game.throw_opening(BySide::new(three, three)).unwrap();
    /// game.throw_opening(BySide::new(three, five)).unwrap();
    /// assert_eq!(game.openings(), [BySide::new(three, three), BySide::new(three, five)]);
    /// ```
    pub fn openings(&self) -> &[BySide<Die>] {
        &self.openings
    }

    /// The turns so far.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Roll};
    /// let mut game = Game::new(Arc::new(BuiltIn::Scripta.referee()));
    /// game.throw(Roll::new(&[6, 2]).unwrap()).unwrap();
    /// assert_eq!(game.turns().len(), 0, "a turn counts when it has been played");
    /// game.play(&game.plays().play(game.referee(), 0)).unwrap();
    /// assert_eq!(game.turns().len(), 1);
    /// ```
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Every legal play of the roll that has to be played; of nothing where none has.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Roll};
    /// let mut game = Game::new(Arc::new(BuiltIn::Zeno.referee()));
    /// assert!(game.plays().is_empty(), "nothing was thrown yet");
    /// game.throw(Roll::new(&[6, 5, 2]).unwrap()).unwrap();
    /// assert_eq!(game.plays().len(), 1);
    /// ```
    pub fn plays(&self) -> crate::plays::Plays {
        match self.stage {
            Stage::Play(roll) => self.referee.plays(&self.position, roll),
            Stage::Opening | Stage::Throw | Stage::Over(_) => crate::plays::Plays::default(),
        }
    }

    /// Each side has thrown one die for the start; equal dice are thrown again.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, BySide, Die, Game, Side, Stage};
    /// let mut game = Game::new(Arc::new(BuiltIn::Portes.referee()));
    /// let [three, five] = [3, 5].map(|value| Die::new(value).unwrap());
    /// game.throw_opening(BySide::new(three, three)).unwrap();
    /// assert_eq!(game.stage(), Stage::Opening);
    /// game.throw_opening(BySide::new(three, five)).unwrap();
    /// assert_eq!((game.position().turn(), game.stage()), (Side::Black, Stage::Throw));
    /// ```
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
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Roll};
    /// let mut game = Game::new(Arc::new(BuiltIn::Zeno.referee()));
    /// let roll = Roll::new(&[6, 5, 2]).unwrap();
    /// game.throw(roll).unwrap();
    /// assert_eq!(game.throw(roll).unwrap_err().to_string(), "the roll 652 must be played first");
    /// ```
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
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Roll, Side};
    /// let mut game = Game::new(Arc::new(BuiltIn::Zeno.referee()));
    /// let roll = Roll::new(&[6, 5, 2]).unwrap();
    /// game.throw(roll).unwrap();
    /// let play = game.referee().read_play(game.position(), roll, "hand/2 hand/5 hand/6").unwrap();
    /// game.play(&play).unwrap();
    /// assert_eq!(game.position().turn(), Side::Black);
    /// ```
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

    /// A side gives up. It loses two points where it could still lose two: nobody saves a point by giving up early.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Outcome, Side};
    /// let mut game = Game::new(Arc::new(BuiltIn::Zeno.referee()));
    /// game.resign(Side::White).unwrap();
    /// assert_eq!(game.outcome(), Some(Outcome::Won { winner: Side::Black, points: 1 }));
    /// assert_eq!(game.resigned(), Some(Side::White));
    /// ```
    pub fn resign(&mut self, side: Side) -> Result<(), GameFault> {
        if let Stage::Over(_) = self.stage {
            return Err(GameFault::OutOfTurn(self.stage));
        }
        let may_lose_double = self.referee.ruleset().has_double_wins()
            && self.position.checkers(side).count(crate::place::Place::OFF) == 0;
        let points = if may_lose_double { 2 } else { 1 };
        self.resigned = Some(side);
        self.stage = Stage::Over(Outcome::Won { winner: side.opponent(), points });
        Ok(())
    }

    /// Who gave up, if somebody has.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game};
    /// assert_eq!(Game::new(Arc::new(BuiltIn::Fevga.referee())).resigned(), None);
    /// ```
    pub fn resigned(&self) -> Option<Side> {
        self.resigned
    }

    /// Both agree that nobody wins.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Game, Outcome};
    /// let mut game = Game::new(Arc::new(BuiltIn::Zeno.referee()));
    /// game.agree_on_draw().unwrap();
    /// assert_eq!(game.outcome(), Some(Outcome::Draw));
    /// assert!(game.is_agreed_draw());
    /// ```
    pub fn agree_on_draw(&mut self) -> Result<(), GameFault> {
        if let Stage::Over(_) = self.stage {
            return Err(GameFault::OutOfTurn(self.stage));
        }
        self.is_agreed_draw = true;
        self.stage = Stage::Over(Outcome::Draw);
        Ok(())
    }

    /// Whether the game is a draw because both agreed on it.
    pub fn is_agreed_draw(&self) -> bool {
        self.is_agreed_draw
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
