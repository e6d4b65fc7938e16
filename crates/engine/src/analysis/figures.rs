//! How well each side played, and what the dice gave it.

use tavli_rules::{ByPlayer, BySide, Match, MatchGame, Outcome, Player, Side};

use super::play_class::PlayClass;
use super::review::Review;

/// How well somebody played, and what the dice gave.
///
/// ```
/// use tavli_engine::{Figures, PlayClass};
/// let mut figures = Figures::default();
/// figures.decide(PlayClass::Best, 0.0);
/// figures.decide(PlayClass::Blunder, 0.2);
/// assert_eq!(figures.average_loss(), 0.1);
/// assert_eq!(figures.count(PlayClass::Blunder), 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figures {
    /// How many plays there were to decide; where only one was legal it does not count.
    pub decisions: u32,
    /// What the plays gave away in all, in points.
    pub loss: f64,
    /// What the dice gave in all, in points.
    pub luck: f64,
    /// The points won, less those lost, in games that are over.
    pub result: f64,
    /// The result if nobody had been lucky: without one's own luck, and with the opponent's given back. As far as games are
    /// over.
    pub adjusted_result: f64,
    counts: [u32; PlayClass::DECISIONS.len()],
}

impl Figures {
    /// Counts a decision.
    pub fn decide(&mut self, class: PlayClass, loss: f64) {
        if let Some(place) = place(class) {
            self.decisions += 1;
            self.loss += loss;
            self.counts[place] += 1;
        }
    }

    /// How many decisions were of a class.
    pub fn count(&self, class: PlayClass) -> u32 {
        place(class).map_or(0, |place| self.counts[place])
    }

    /// What a decision gave away on average, in points a game.
    pub fn average_loss(&self) -> f64 {
        if self.decisions == 0 { 0.0 } else { self.loss / f64::from(self.decisions) }
    }

    fn add(&mut self, other: &Figures) {
        self.decisions += other.decisions;
        self.loss += other.loss;
        self.luck += other.luck;
        self.result += other.result;
        self.adjusted_result += other.adjusted_result;
        self.counts.iter_mut().zip(other.counts).for_each(|(own, more)| *own += more);
    }
}

fn place(class: PlayClass) -> Option<usize> {
    PlayClass::DECISIONS.into_iter().position(|decision| decision == class)
}

/// The figures of a match: of every game by side, and of the whole by player.
#[derive(Clone, Debug, PartialEq)]
pub struct Scorebook {
    /// Of each game.
    pub games: Vec<BySide<Figures>>,
    /// Of all games together.
    pub players: ByPlayer<Figures>,
}

impl Scorebook {
    /// The figures of a match from the reviews of its turns; turns that are missing do not count.
    pub fn new(played: &Match, reviews: &[Review]) -> Scorebook {
        let games: Vec<BySide<Figures>> =
            played.games().enumerate().map(|(number, game)| of_game(number, game, reviews)).collect();
        let mut players = ByPlayer::<Figures>::default();
        for (game, figures) in played.games().zip(&games) {
            figures.iter().for_each(|(side, own)| players[game.player(side)].add(own));
        }
        Scorebook { games, players }
    }

    /// The figures of a player.
    pub fn of(&self, player: Player) -> &Figures {
        &self.players[player]
    }
}

fn of_game(number: usize, game: &MatchGame, reviews: &[Review]) -> BySide<Figures> {
    let mut figures = BySide::<Figures>::default();
    for review in reviews.iter().filter(|review| review.game == number) {
        let own = &mut figures[review.side()];
        own.luck += review.luck;
        if review.made.is_some() {
            own.decide(review.class, review.loss);
        }
    }
    if let Some(outcome) = game.game.outcome() {
        for side in Side::BOTH {
            let luck = figures[side].luck - figures[side.opponent()].luck;
            let result = points(outcome, side);
            figures[side].result = result;
            figures[side].adjusted_result = result - luck;
        }
    }
    figures
}

fn points(outcome: Outcome, side: Side) -> f64 {
    match outcome {
        Outcome::Draw => 0.0,
        Outcome::Won { winner, points } if winner == side => points.into(),
        Outcome::Won { points, .. } => -f64::from(points),
    }
}
