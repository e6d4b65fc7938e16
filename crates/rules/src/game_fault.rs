//! Why something cannot be done in a game.

use std::fmt;

use crate::game::Stage;
use crate::refusal::Refusal;

/// Why something was not done to a game.
///
/// ```
/// use std::sync::Arc;
/// use tavli_rules::{BuiltIn, Game, GameFault, Roll};
/// let mut game = Game::new(Arc::new(BuiltIn::Zeno.referee()));
/// let fault = game.throw(Roll::new(&[6, 5]).unwrap()).unwrap_err();
/// assert_eq!(fault, GameFault::WrongDice { needs: 3 });
/// assert_eq!(fault.to_string(), "this game is played with 3 dice");
/// ```
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
