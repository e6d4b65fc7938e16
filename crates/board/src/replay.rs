//! A match to be watched again, turn by turn.

use std::sync::Arc;

use tavli_rules::{Match, Position, Referee, Roll, Side, Step};

use crate::arrangement::Arrangement;

/// A moment of a match: the beginning of a game, or the end of a turn.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Which game of the match, from 0.
    pub game: usize,
    /// Which turn of the game, from 1; 0 before the first.
    pub turn: usize,
    /// Who played; nobody before the first turn.
    pub side: Option<Side>,
    /// What was thrown; nothing where no throw could have been played.
    pub roll: Option<Roll>,
    /// What was played.
    pub play: Vec<Step>,
    /// How the board looks then.
    pub position: Position,
}

/// A match with the moment that is shown.
///
/// ```
/// use tavli_board::Replay;
/// use tavli_rules::{BuiltIn, Match, Roll};
/// let mut played = Match::single(BuiltIn::Zeno.referee());
/// played.throw(Roll::new(&[3, 2, 1]).unwrap()).unwrap();
/// let play = played.game().plays().play(played.game().referee(), 0);
/// played.play(&play).unwrap();
/// let mut replay = Replay::new(&played);
/// assert_eq!((replay.len(), replay.moment().turn), (2, 0));
/// replay.go_to(1);
/// assert_eq!(replay.moment().play.len(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    moments: Vec<Moment>,
    referees: Vec<Arc<Referee>>,
    at: usize,
    arrangement: Arrangement,
}

impl Replay {
    /// The match from its beginning.
    pub fn new(played: &Match) -> Replay {
        let mut moments = Vec::new();
        let mut referees = Vec::new();
        for (number, game) in played.games().enumerate() {
            add_game(&mut moments, number, &game.game);
            referees.push(game.game.referee().clone());
        }
        let arrangement = Arrangement::new(&moments[0].position);
        Replay { moments, referees, at: 0, arrangement }
    }

    /// How many moments there are; at least one.
    #[expect(clippy::len_without_is_empty, reason = "a match has a beginning, so there is always a moment")]
    pub fn len(&self) -> usize {
        self.moments.len()
    }

    /// Which moment is shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The moment that is shown.
    pub fn moment(&self) -> &Moment {
        &self.moments[self.at]
    }

    /// All moments, from the first.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The rules of the game that is shown.
    pub fn referee(&self) -> &Arc<Referee> {
        &self.referees[self.moment().game]
    }

    /// Where each checker stands; the same checker keeps its number from turn to turn, so that it glides.
    pub fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// Shows another moment; behind the last one, the last.
    pub fn go_to(&mut self, at: usize) {
        let (before, at) = (self.at, at.min(self.len() - 1));
        let is_same_game = self.moments[before].game == self.moments[at].game;
        self.at = at;
        let Moment { side, play, position, .. } = &self.moments[at];
        match (is_same_game, side) {
            (false, _) => self.arrangement = Arrangement::new(position),
            (true, Some(side)) if at == before + 1 => {
                play.iter().for_each(|step| self.arrangement.carry(*side, step.from, step.to));
                self.arrangement.show(position);
            }
            (true, _) => self.arrangement.show(position),
        }
    }
}

fn add_game(moments: &mut Vec<Moment>, number: usize, game: &tavli_rules::Game) {
    let referee = game.referee();
    let first = game.turns().first().map_or(game.position().turn(), |turn| turn.side);
    let mut position = referee.start(first);
    moments.push(Moment { game: number, turn: 0, side: None, roll: None, play: Vec::new(), position });
    for (index, turn) in game.turns().iter().enumerate() {
        let after = turn.roll.and_then(|roll| referee.play(&position, roll, &turn.play).ok());
        position = after.unwrap_or_else(|| position.with_turn(turn.side.opponent()));
        moments.push(Moment {
            game: number,
            turn: index + 1,
            side: Some(turn.side),
            roll: turn.roll,
            play: turn.play.to_vec(),
            position,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, BySide, Die, Stage};

    /// Plays a match of single checkers to its end.
    fn played(game: BuiltIn) -> Match {
        let referee = Referee::new(game.ruleset().with_option("checkers", "2").unwrap()).unwrap();
        let mut played = Match::to_points(referee, 3);
        let mut number = 7u32;
        let mut die = || {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (number >> 16) as u8 % 6 + 1
        };
        while !played.is_over() {
            match played.game().stage() {
                Stage::Opening => {
                    played.throw_opening(BySide::from_fn(|_| Die::new(die()).unwrap())).unwrap()
                }
                Stage::Throw => {
                    let dice = played.game().referee().ruleset().dice.dice;
                    let values: Vec<u8> = (0..dice).map(|_| die()).collect();
                    played.throw(Roll::new(&values).unwrap()).unwrap();
                }
                Stage::Play(_) => {
                    let play = played.game().plays().play(played.game().referee(), 0);
                    played.play(&play).unwrap();
                }
                Stage::Over(_) => unreachable!("the next game has begun"),
            }
        }
        played
    }

    #[test]
    fn every_moment_shows_the_position_that_was_played() {
        for game in BuiltIn::ALL {
            let played = played(game);
            let mut replay = Replay::new(&played);
            let turns: usize = played.games().map(|game| game.game.turns().len()).sum();
            assert_eq!(replay.len(), turns + played.games().count());
            for at in 0..replay.len() {
                replay.go_to(at);
                assert_eq!(replay.arrangement().position(), &replay.moment().position, "{game} {at}");
            }
            let last = played.games().last().unwrap();
            let shown = replay.moment().position.with_turn(last.game.position().turn());
            assert_eq!(&shown, last.game.position(), "{game}");
        }
    }

    #[test]
    fn one_may_jump_anywhere() {
        let played = played(BuiltIn::Portes);
        let mut replay = Replay::new(&played);
        for at in [5, 0, 1000, 3, 2, 3] {
            replay.go_to(at);
            assert_eq!(replay.at(), at.min(replay.len() - 1));
            assert_eq!(replay.arrangement().standings().len(), 4);
            assert_eq!(replay.arrangement().position(), &replay.moment().position);
        }
    }
}
