//! Games in series, to a number of points.

use std::ops::{Index, IndexMut};
use std::sync::Arc;

use crate::builtin::BuiltIn;
use crate::dice::{Die, Roll};
use crate::game::Game;
use crate::game_fault::GameFault;
use crate::referee::{Outcome, Referee};
use crate::side::{BySide, Side};
use crate::step::Step;

/// One of the two people in a match, whatever colour they have in a game.
///
/// ```
/// use tavli_rules::{BuiltIn, Match, Player, Side};
/// let played = Match::single(BuiltIn::Portes.referee());
/// assert_eq!(played.current().player(Side::Black), Player::Second);
/// assert_eq!(Player::Second.opponent(), Player::First);
/// ```
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
///
/// ```
/// use tavli_rules::{BuiltIn, Match, MatchLength};
/// assert_eq!(Match::tavli(5).length(), MatchLength::Points(5));
/// assert_eq!(Match::single(BuiltIn::Zeno.referee()).length(), MatchLength::Single);
/// ```
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
///
/// ```
/// use tavli_rules::{Match, Player, Side};
/// let tavli = Match::tavli(5);
/// let first = tavli.games().next().unwrap();
/// assert_eq!(first.white, Player::First);
/// assert_eq!(first.player(Side::Black), Player::Second);
/// ```
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
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tavli_rules::{BuiltIn, Match, MatchLength};
    /// let cycle = [BuiltIn::Zeno, BuiltIn::Scripta].map(|game| Arc::new(game.referee()));
    /// let roman = Match::new(cycle.into(), MatchLength::Points(3));
    /// assert_eq!(roman.game().referee().ruleset().name, "zeno");
    /// ```
    pub fn new(cycle: Vec<Arc<Referee>>, length: MatchLength) -> Match {
        let first = cycle.first().expect("a match has at least one ruleset").clone();
        let current = MatchGame { game: Game::new(first), white: Player::First };
        Match { cycle, length, finished: Vec::new(), current, score: ByPlayer::default() }
    }

    /// One game.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Match};
    /// let played = Match::single(BuiltIn::Plakoto.referee());
    /// assert_eq!(played.games().count(), 1);
    /// ```
    pub fn single(referee: Referee) -> Match {
        Match::new(vec![Arc::new(referee)], MatchLength::Single)
    }

    /// One ruleset's games to a number of points.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Match, MatchLength};
    /// let played = Match::to_points(BuiltIn::Fevga.referee(), 7);
    /// assert_eq!(played.length(), MatchLength::Points(7));
    /// ```
    pub fn to_points(referee: Referee, points: u16) -> Match {
        Match::new(vec![Arc::new(referee)], MatchLength::Points(points.max(1)))
    }

    /// Portes, plakoto and fevga in turn, to a number of points; 3, 5 or 7 are usual.
    ///
    /// ```
    /// use tavli_rules::Match;
    /// let names: Vec<String> = Match::tavli(5).cycle().iter().map(|referee| referee.ruleset().name.clone()).collect();
    /// assert_eq!(names, ["portes", "plakoto", "fevga"]);
    /// ```
    pub fn tavli(points: u16) -> Match {
        let cycle = BuiltIn::TAVLI.map(|game| Arc::new(game.referee()));
        Match::new(cycle.into(), MatchLength::Points(points.max(1)))
    }

    /// The rulesets that are played in turn.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Match};
    /// assert_eq!(Match::tavli(3).cycle().len(), 3);
    /// assert_eq!(Match::to_points(BuiltIn::Portes.referee(), 3).cycle().len(), 1);
    /// ```
    pub fn cycle(&self) -> &[Arc<Referee>] {
        &self.cycle
    }

    /// How long it is.
    ///
    /// ```
    /// use tavli_rules::{Match, MatchLength};
    /// assert_eq!(Match::tavli(0).length(), MatchLength::Points(1), "a match has at least one point");
    /// ```
    pub fn length(&self) -> MatchLength {
        self.length
    }

    /// The points so far.
    ///
    /// ```
    /// use tavli_rules::{ByPlayer, Match};
    /// assert_eq!(*Match::tavli(5).score(), ByPlayer::new(0, 0));
    /// ```
    pub fn score(&self) -> &ByPlayer<u16> {
        &self.score
    }

    /// The game that is being played, or the last one where the match is over.
    ///
    /// ```
    /// use tavli_rules::{Match, Stage};
    /// assert_eq!(Match::tavli(5).game().stage(), Stage::Opening);
    /// ```
    pub fn game(&self) -> &Game {
        &self.current.game
    }

    /// The same, with who has White in it.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Match, Player};
    /// assert_eq!(Match::single(BuiltIn::Zeno.referee()).current().white, Player::First);
    /// ```
    pub fn current(&self) -> &MatchGame {
        &self.current
    }

    /// Every game so far, the current one last.
    ///
    /// ```
    /// use tavli_rules::Match;
    /// let tavli = Match::tavli(5);
    /// assert_eq!(tavli.games().count(), 1);
    /// assert_eq!(tavli.games().last().unwrap().white, tavli.current().white);
    /// ```
    pub fn games(&self) -> impl Iterator<Item = &MatchGame> {
        self.finished.iter().chain([&self.current])
    }

    /// Whether the match has ended.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Match, Roll};
    /// let mut played = Match::single(BuiltIn::Zeno.referee());
    /// played.throw(Roll::new(&[6, 5, 2]).unwrap()).unwrap();
    /// assert!(!played.is_over());
    /// ```
    pub fn is_over(&self) -> bool {
        self.current.game.outcome().is_some()
    }

    /// Who has won it, if it is over and anybody has.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, BySide, Die, Match, Player, Referee, Roll};
    /// let short = BuiltIn::Plakoto.ruleset().with_option("checkers", "1").unwrap();
    /// let mut played = Match::single(Referee::new(short).unwrap());
    /// played.throw_opening(BySide::new(Die::ALL[2], Die::ALL[4])).unwrap();
    /// played.throw(Roll::new(&[6, 6]).unwrap()).unwrap();
    /// played.play(&played.game().plays().play(played.game().referee(), 0)).unwrap();
    /// assert_eq!(played.winner(), Some(Player::Second));
    /// ```
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
    ///
    /// ```
    /// use tavli_rules::{BySide, Die, Match, Side};
    /// let mut tavli = Match::tavli(5);
    /// let [three, five] = [3, 5].map(|value| Die::new(value).unwrap());
    /// tavli.throw_opening(BySide::new(three, five)).unwrap();
    /// assert_eq!(tavli.game().position().turn(), Side::Black);
    /// ```
    pub fn throw_opening(&mut self, dice: BySide<Die>) -> Result<(), GameFault> {
        self.current.game.throw_opening(dice)
    }

    /// The side to move has thrown.
    ///
    /// ```
    /// use tavli_rules::{Match, Roll};
    /// let mut tavli = Match::tavli(5);
    /// let fault = tavli.throw(Roll::new(&[6, 5]).unwrap()).unwrap_err();
    /// assert_eq!(fault.to_string(), "each side throws one die for the start first");
    /// ```
    pub fn throw(&mut self, roll: Roll) -> Result<(), GameFault> {
        self.current.game.throw(roll)
    }

    /// The side to move has played. Where that ends a game, the points are counted and the next one begins.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, ByPlayer, BySide, Die, Match, Referee, Roll};
    /// let short = BuiltIn::Plakoto.ruleset().with_option("checkers", "1").unwrap();
    /// let mut played = Match::to_points(Referee::new(short).unwrap(), 3);
    /// played.throw_opening(BySide::new(Die::ALL[2], Die::ALL[4])).unwrap();
    /// played.throw(Roll::new(&[6, 6]).unwrap()).unwrap();
    /// played.play(&played.game().plays().play(played.game().referee(), 0)).unwrap();
    /// assert_eq!((played.score(), played.games().count()), (&ByPlayer::new(0, 2), 2));
    /// ```
    pub fn play(&mut self, steps: &[Step]) -> Result<(), GameFault> {
        self.current.game.play(steps)?;
        self.count_end();
        Ok(())
    }

    /// Both agree on a draw of the game being played; nobody gets a point, and the next game begins.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, ByPlayer, Match};
    /// let mut played = Match::to_points(BuiltIn::Portes.referee(), 5);
    /// played.agree_on_draw().unwrap();
    /// assert_eq!((played.score(), played.games().count()), (&ByPlayer::new(0, 0), 2));
    /// ```
    pub fn agree_on_draw(&mut self) -> Result<(), GameFault> {
        self.current.game.agree_on_draw()?;
        self.count_end();
        Ok(())
    }

    /// A side gives up the game being played. The points are counted and the next game begins.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, ByPlayer, Match, Side};
    /// let mut played = Match::to_points(BuiltIn::Portes.referee(), 5);
    /// played.resign(Side::White).unwrap();
    /// assert_eq!((played.score(), played.games().count()), (&ByPlayer::new(0, 2), 2));
    /// ```
    pub fn resign(&mut self, side: Side) -> Result<(), GameFault> {
        self.current.game.resign(side)?;
        self.count_end();
        Ok(())
    }

    fn count_end(&mut self) {
        if let Some(outcome) = self.current.game.outcome() {
            self.count(outcome);
        }
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
