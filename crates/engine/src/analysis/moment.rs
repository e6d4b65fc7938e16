//! The turns of a match as they were to be decided.

use tavli_rules::{Game, Match, Play, Position, Roll, Stage};

/// A turn, before it was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Which game of the match, from 0.
    pub game: usize,
    /// Which turn of the game, from 1, as records count them.
    pub turn: usize,
    /// Who stood where; whose turn it is.
    pub position: Position,
    /// What was thrown; nothing where no throw could have been played.
    pub roll: Option<Roll>,
    /// What was played; nothing where that is still to come.
    pub play: Option<Play>,
}

/// Every turn of a match, also one that is thrown and not yet played.
///
/// ```
/// use tavli_engine::moments;
/// use tavli_rules::{BuiltIn, Match, Roll};
/// let mut played = Match::single(BuiltIn::Zeno.referee());
/// assert!(moments(&played).is_empty());
/// played.throw(Roll::new(&[6, 5, 2]).unwrap()).unwrap();
/// assert_eq!(moments(&played)[0].play, None);
/// ```
pub fn moments(played: &Match) -> Vec<Moment> {
    let mut moments = Vec::new();
    for (number, game) in played.games().enumerate() {
        add_game(number, &game.game, &mut moments);
    }
    moments
}

fn add_game(number: usize, game: &Game, moments: &mut Vec<Moment>) {
    let referee = game.referee();
    let first = game.turns().first().map_or(game.position().turn(), |turn| turn.side);
    let mut position = referee.start(first);
    for (turn_number, turn) in (1..).zip(game.turns()) {
        let play = turn.roll.map(|_| turn.play.clone());
        moments.push(Moment { game: number, turn: turn_number, position, roll: turn.roll, play });
        let after = turn.roll.and_then(|roll| referee.play(&position, roll, &turn.play).ok());
        position = after.unwrap_or_else(|| position.with_turn(turn.side.opponent()));
    }
    if let Stage::Play(roll) = game.stage() {
        let turn = game.turns().len() + 1;
        moments.push(Moment { game: number, turn, position: *game.position(), roll: Some(roll), play: None });
    }
}
