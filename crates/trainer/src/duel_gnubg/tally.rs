//! What a duel has come to so far. Whole numbers only, so that the order of the games does not matter.

use std::ops::AddAssign;
use std::time::Duration;

use tavli_rules::{Outcome, Side};

use super::milliseconds;
use crate::duel::Estimate;

/// How far to both sides of the mean 95 of 100 duels fall.
const STANDARD_ERRORS: f64 = 1.96;

/// The two who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Player {
    Ours,
    Gnubg,
}

/// Counts of pairs of games, each with one sequence of throws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    ours: Share,
    gnubg: Share,
    pairs: u64,
    /// Our points, in millionths.
    points: Sum,
    /// The same without the luck of the dice.
    fair: Sum,
}

/// A sum over pairs of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    all: i128,
    squares: i128,
}

/// One player's part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Share {
    wins: u64,
    double_wins: u64,
    /// Where there was more than one play.
    decisions: u64,
    time: Duration,
}

impl Tally {
    pub(super) fn share(&self, player: Player) -> &Share {
        match player {
            Player::Ours => &self.ours,
            Player::Gnubg => &self.gnubg,
        }
    }

    fn share_mut(&mut self, player: Player) -> &mut Share {
        match player {
            Player::Ours => &mut self.ours,
            Player::Gnubg => &mut self.gnubg,
        }
    }

    pub(super) fn count_decision(&mut self, player: Player, time: Duration) {
        let share = self.share_mut(player);
        share.decisions += 1;
        share.time += time;
    }

    /// Counts a game; says how many points it brought us.
    pub(super) fn count_game(&mut self, outcome: Outcome, white: Player) -> i64 {
        let Outcome::Won { winner, points } = outcome else { return 0 };
        let winner = if winner == Side::White { white } else { white.opponent() };
        let share = self.share_mut(winner);
        share.wins += 1;
        share.double_wins += u64::from(points == 2);
        match winner {
            Player::Ours => i64::from(points),
            Player::Gnubg => -i64::from(points),
        }
    }

    /// Counts our points in a pair of games, of which the dice gave us so many.
    pub(super) fn count_pair(&mut self, points: i64, luck: f64) {
        self.pairs += 1;
        self.points.add(points as f64);
        self.fair.add(points as f64 - luck);
    }

    pub(super) fn games(&self) -> u64 {
        2 * self.pairs
    }

    /// Our points a game.
    pub(super) fn points(&self) -> Estimate {
        self.points.estimate(self.pairs)
    }

    /// Our points a game without the luck of the dice.
    pub(super) fn fair_points(&self) -> Estimate {
        self.fair.estimate(self.pairs)
    }
}

impl Sum {
    /// A point.
    const ONE: f64 = 1e6;

    fn add(&mut self, points: f64) {
        let points = (Sum::ONE * points).round() as i128;
        self.all += points;
        self.squares += points * points;
    }

    /// The mean of a game. The two games of a pair share their luck, so pairs are what is independent.
    fn estimate(&self, pairs: u64) -> Estimate {
        let pairs = pairs as f64;
        let mean = self.all as f64 / Sum::ONE / pairs;
        let squares = self.squares as f64 / (Sum::ONE * Sum::ONE);
        let variance = (squares - pairs * mean * mean) / (pairs - 1.0).max(1.0);
        let margin = STANDARD_ERRORS * (variance.max(0.0) / pairs).sqrt();
        Estimate { mean: mean / 2.0, margin: margin / 2.0 }
    }
}

impl Player {
    pub(super) fn opponent(self) -> Player {
        match self {
            Player::Ours => Player::Gnubg,
            Player::Gnubg => Player::Ours,
        }
    }
}

impl Share {
    pub(super) fn time_a_decision(&self) -> Duration {
        self.time.div_f64(self.decisions.max(1) as f64)
    }

    /// Its row in the table of the two.
    pub(super) fn row(&self, name: &str, games: u64) -> String {
        let percent = |count: u64| 100.0 * count as f64 / games as f64;
        let milliseconds = milliseconds(self.time_a_decision());
        format!(
            "{name:<6} {:>8.2} % {:>8.2} % {:>12} {milliseconds:>13.4} ms",
            percent(self.wins),
            percent(self.double_wins),
            self.decisions
        )
    }
}

impl AddAssign for Share {
    fn add_assign(&mut self, other: Share) {
        self.wins += other.wins;
        self.double_wins += other.double_wins;
        self.decisions += other.decisions;
        self.time += other.time;
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.ours += other.ours;
        self.gnubg += other.gnubg;
        self.pairs += other.pairs;
        for (own, other) in [(&mut self.points, other.points), (&mut self.fair, other.fair)] {
            own.all += other.all;
            own.squares += other.squares;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_go_to_the_player_of_the_colour_that_won() {
        let mut tally = Tally::default();
        let white_wins = Outcome::Won { winner: Side::White, points: 2 };
        assert_eq!(tally.count_game(white_wins, Player::Ours), 2);
        assert_eq!(tally.count_game(white_wins, Player::Gnubg), -2);
        let black_wins = Outcome::Won { winner: Side::Black, points: 1 };
        assert_eq!(tally.count_game(black_wins, Player::Gnubg), 1);
        assert_eq!([tally.ours.wins, tally.ours.double_wins], [2, 1]);
        assert_eq!([tally.gnubg.wins, tally.gnubg.double_wins], [1, 1]);
    }

    #[test]
    fn interval_is_that_of_the_pairs() {
        let mut tally = Tally::default();
        [3, -1, 0, 2].into_iter().for_each(|points| tally.count_pair(points, points as f64 - 1.0));
        // Means of pairs: 1.5, −0.5, 0 and 1; their variance is 2.5 / 3.
        let Estimate { mean, margin } = tally.points();
        assert_eq!(mean, 0.5);
        assert!((margin - 1.96 * (2.5_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-9);
        let fair = tally.fair_points();
        assert_eq!((fair.mean, fair.margin), (0.5, 0.0), "all but half a point a game was luck");
    }
}
