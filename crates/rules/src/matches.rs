//! Games in series, to a number of points.

use std::ops::{Index, IndexMut};
use std::sync::Arc;

use crate::builtin::BuiltIn;
use crate::dice::{Die, Roll};
use crate::game::{Game, GameFault};
use crate::referee::{Outcome, Referee};
use crate::side::{BySide, Side};
use crate::step::Step;

/// One of the two people in a match, whatever colour they have in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Who has White in the first game.
    First,
    /// Who has Black in the first game.
    Second,
}

impl Player {
    /// Both, first and second.
    pub const BOTH: [Player; 2] = [Player::First, Player::Second];

    /// The other one.
    pub fn opponent(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

/// Two values, one for each player.
///
/// ```
/// use tavli_rules::{ByPlayer, Player};
/// let names = ByPlayer::new("Anna", "Berta");
/// assert_eq!(names[Player::Second], "Berta");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByPlayer<T>([T; 2]);

impl<T> ByPlayer<T> {
    /// The first player's value, then the second's.
    pub const fn new(first: T, second: T) -> Self {
        ByPlayer([first, second])
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        &self.0[player as usize]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player as usize]
    }
}

/// How long a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchLength {
    /// One game, whatever it is worth.
    Single,
    /// Until a player has so many points.
    Points(u16),
}

/// A series of games: one game, one game to points, or the tavli match of three games in turn.
///
/// ```
/// use tavli_rules::{Match, Player};
/// let tavli = Match::tavli(5);
/// assert_eq!(tavli.game().referee().ruleset().name, "portes");
/// assert_eq!(tavli.score()[Player::First], 0);
/// assert!(!tavli.is_over());
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    cycle: Vec<Arc<Referee>>,
    length: MatchLength,
    finished: Vec<MatchGame>,
    current: MatchGame,
    score: ByPlayer<u16>,
}

/// A game of a match, and who has White in it.
#[derive(Clone, Debug)]
pub struct MatchGame {
    /// The game.
    pub game: Game,
    /// Who has White.
    pub white: Player,
}

impl MatchGame {
    /// Who has this colour.
    pub fn player(&self, side: Side) -> Player {
        match side {
            Side::White => self.white,
            Side::Black => self.white.opponent(),
        }
    }
}

impl Match {
    /// Games of these rulesets in turn, again and again; there must be at least one.
    pub fn new(cycle: Vec<Arc<Referee>>, length: MatchLength) -> Match {
        let first = cycle.first().expect("a match has at least one ruleset").clone();
        let current = MatchGame { game: Game::new(first), white: Player::First };
        Match { cycle, length, finished: Vec::new(), current, score: ByPlayer::default() }
    }

    /// One game.
    pub fn single(referee: Referee) -> Match {
        Match::new(vec![Arc::new(referee)], MatchLength::Single)
    }

    /// One ruleset's games to a number of points.
    pub fn to_points(referee: Referee, points: u16) -> Match {
        Match::new(vec![Arc::new(referee)], MatchLength::Points(points.max(1)))
    }

    /// Portes, plakoto and fevga in turn, to a number of points; 3, 5 or 7 are usual.
    pub fn tavli(points: u16) -> Match {
        let cycle = BuiltIn::TAVLI.map(|game| Arc::new(game.referee()));
        Match::new(cycle.into(), MatchLength::Points(points.max(1)))
    }

    /// The rulesets that are played in turn.
    pub fn cycle(&self) -> &[Arc<Referee>] {
        &self.cycle
    }

    /// How long it is.
    pub fn length(&self) -> MatchLength {
        self.length
    }

    /// The points so far.
    pub fn score(&self) -> &ByPlayer<u16> {
        &self.score
    }

    /// The game that is being played, or the last one where the match is over.
    pub fn game(&self) -> &Game {
        &self.current.game
    }

    /// The same, with who has White in it.
    pub fn current(&self) -> &MatchGame {
        &self.current
    }

    /// Every game so far, the current one last.
    pub fn games(&self) -> impl Iterator<Item = &MatchGame> {
        self.finished.iter().chain([&self.current])
    }

    /// Whether the match has ended.
    pub fn is_over(&self) -> bool {
        self.current.game.outcome().is_some()
    }

    /// Who has won it, if it is over and anybody has.
    pub fn winner(&self) -> Option<Player> {
        let [first, second] = Player::BOTH.map(|player| self.score[player]);
        match first.cmp(&second) {
            _ if !self.is_over() => None,
            std::cmp::Ordering::Greater => Some(Player::First),
            std::cmp::Ordering::Less => Some(Player::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Each side has thrown one die for the start.
    pub fn throw_opening(&mut self, dice: BySide<Die>) -> Result<(), GameFault> {
        self.current.game.throw_opening(dice)
    }

    /// The side to move has thrown.
    pub fn throw(&mut self, roll: Roll) -> Result<(), GameFault> {
        self.current.game.throw(roll)
    }

    /// The side to move has played. Where that ends a game, the points are counted and the next one begins.
    pub fn play(&mut self, steps: &[Step]) -> Result<(), GameFault> {
        self.current.game.play(steps)?;
        if let Some(outcome) = self.current.game.outcome() {
            self.count(outcome);
        }
        Ok(())
    }

    fn count(&mut self, outcome: Outcome) {
        let winner = match outcome {
            Outcome::Won { winner, points } => {
                self.score[self.current.player(winner)] += u16::from(points);
                Some(winner)
            }
            Outcome::Draw => None,
        };
        if !self.has_reached_its_length() {
            self.begin_next(winner);
        }
    }

    fn has_reached_its_length(&self) -> bool {
        match self.length {
            MatchLength::Single => true,
            MatchLength::Points(points) => {
                Player::BOTH.into_iter().any(|player| self.score[player] >= points)
            }
        }
    }

    /// The winner begins, or the players change colours, as the next game's rules say.
    fn begin_next(&mut self, last_winner: Option<Side>) {
        let number = self.finished.len() + 1;
        let referee = self.cycle[number % self.cycle.len()].clone();
        let changes = referee.ruleset().opening.changes_colours();
        let white = if changes { self.current.white.opponent() } else { self.current.white };
        let next = MatchGame { game: Game::after(referee, last_winner), white };
        self.finished.push(std::mem::replace(&mut self.current, next));
    }
}
