//! Two players against each other, each sequence of throws played twice with sides exchanged.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_rules::{Outcome, Referee, Roll, Side};

use crate::glance::Glance;
use crate::player::{Player, Seat};
use crate::tasks::Tasks;

/// What a duel came to, for the first player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DuelResult {
    /// Points a game.
    pub(crate) points: Estimate,
    /// The same without the luck of the dice, where a net was there to tell it.
    pub(crate) fair: Option<Estimate>,
    /// Wins of all games that were not drawn.
    pub(crate) wins: Estimate,
    /// Turns a game.
    pub(crate) turns: f64,
    /// The share of games that were worth two points.
    pub(crate) doubles: f64,
    /// The share of games that White, who begins, has won.
    pub(crate) starter_wins: f64,
    /// Draws of all games.
    pub(crate) draws: f64,
}

/// A mean with half of its 95 % interval.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Estimate {
    pub(crate) mean: f64,
    pub(crate) margin: f64,
}

/// How one game went.
#[derive(Clone, Copy, Debug)]
struct Played {
    /// White's points.
    points: f64,
    /// What the dice gave to White.
    luck: f64,
    turns: f64,
}

/// A game longer than this is a draw.
const LONGEST: usize = 3_000;

/// Plays pairs of games, each a task; a pair has its own dice, so that the result is the same for any number of threads. Where a
/// player with a net judges the throws, the result is told without their luck, too.
pub(crate) fn duel(
    referee: &Referee,
    players: [&Player; 2],
    judge: Option<&Player>,
    pairs: &Tasks<'_>,
    seed: u64,
) -> DuelResult {
    let results = pairs.results(|| {
        let mut hall = Hall {
            referee,
            seats: players.map(|player| player.seat(referee)),
            glance: judge.and_then(|judge| judge.glance(referee)),
        };
        move |pair| hall.play_pair(seed.wrapping_add(pair))
    });
    let mut summary = summary(&results);
    summary.fair = judge.map(|_| {
        let fair = |played: &Played| played.points - played.luck;
        estimate(results.iter().map(|[first, second]| (fair(first) - fair(second)) / 2.0))
    });
    summary
}

/// What a player sees in games against itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MirrorResult {
    /// The share of games that White, who begins, has won.
    pub(crate) starter_wins: Estimate,
    /// White's points a game.
    pub(crate) starter_points: Estimate,
    /// The share of games that were worth two points.
    pub(crate) doubles: Estimate,
    /// Draws of all games.
    pub(crate) draws: Estimate,
    /// Turns a game.
    pub(crate) turns: Estimate,
}

/// Plays games of a player against itself, each a task with its own dice: the second game of a pair would be the same.
pub(crate) fn mirror(referee: &Referee, player: &Player, games: &Tasks<'_>, seed: u64) -> MirrorResult {
    let results = games.results(|| {
        let mut hall = Hall { referee, seats: [player.seat(referee), player.seat(referee)], glance: None };
        move |game| hall.play(Side::White, seed.wrapping_add(game))
    });
    let share = |holds: fn(&Played) -> bool| {
        estimate(results.iter().map(|played| f64::from(u8::from(holds(played)))))
    };
    MirrorResult {
        starter_wins: share(|played| played.points > 0.0),
        starter_points: estimate(results.iter().map(|played| played.points)),
        doubles: share(|played| played.points.abs() > 1.0),
        draws: share(|played| played.points == 0.0),
        turns: estimate(results.iter().map(|played| played.turns)),
    }
}

fn summary(results: &[[Played; 2]]) -> DuelResult {
    let all = || results.iter().flatten();
    let share = |holds: &dyn Fn(&Played) -> bool| {
        all().filter(|played| holds(played)).count() as f64 / (2 * results.len()) as f64
    };
    let won = |points: f64| {
        if points > 0.0 {
            1.0
        } else if points < 0.0 {
            0.0
        } else {
            0.5
        }
    };
    DuelResult {
        points: estimate(results.iter().map(|[first, second]| (first.points - second.points) / 2.0)),
        fair: None,
        wins: estimate(results.iter().map(|[first, second]| (won(first.points) + won(-second.points)) / 2.0)),
        turns: all().map(|played| played.turns).sum::<f64>() / (2 * results.len()) as f64,
        doubles: share(&|played| played.points.abs() > 1.0),
        starter_wins: share(&|played| played.points > 0.0),
        draws: share(&|played| played.points == 0.0),
    }
}

/// The mean of independent values.
pub(crate) fn estimate(values: impl Iterator<Item = f64> + Clone) -> Estimate {
    let count = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    Estimate { mean, margin: 1.96 * (variance / count).sqrt() }
}

/// Where two players meet.
struct Hall<'a> {
    referee: &'a Referee,
    seats: [Box<dyn Seat + 'a>; 2],
    /// Tells the luck of throws.
    glance: Option<Glance<'a>>,
}

impl Hall<'_> {
    /// Two games with the same throws: the first player is White in the first and Black in the second.
    fn play_pair(&mut self, seed: u64) -> [Played; 2] {
        [self.play(Side::White, seed), self.play(Side::Black, seed)]
    }

    fn play(&mut self, first: Side, seed: u64) -> Played {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut position = self.referee.start(Side::White);
        self.seats.iter_mut().for_each(|seat| seat.begin(seed));
        let mut luck = 0.0;
        for turn in 0..LONGEST {
            if let Some(outcome) = self.referee.outcome(&position) {
                return Played { points: points_of_white(outcome), luck, turns: turn as f64 };
            }
            let count = self.referee.ruleset().dice.dice;
            let values: Vec<u8> = (0..count).map(|_| dice.random_range(1..=6)).collect();
            let roll = Roll::new(&values).expect("as many dice as the rules ask for");
            if let Some(glance) = &mut self.glance {
                let gained = glance.luck(&position, roll);
                luck += if position.turn() == Side::White { gained } else { -gained };
            }
            let seat = &mut self.seats[usize::from(position.turn() != first)];
            position = seat.choose(&position, roll);
        }
        Played { points: 0.0, luck, turns: LONGEST as f64 }
    }
}

fn points_of_white(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Draw => 0.0,
        Outcome::Won { winner: Side::White, points } => f64::from(points),
        Outcome::Won { winner: Side::Black, points } => -f64::from(points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::PlayerName;
    use std::path::Path;
    use tavli_rules::BuiltIn;

    #[test]
    fn result_is_the_same_for_any_number_of_threads() {
        let referee = BuiltIn::Portes.referee();
        let [one, three] = [1, 3].map(|threads| {
            let result =
                duel(&referee, [&Player::Race, &Player::Random], None, &Tasks::quiet(20, threads), 1);
            (result.points.mean, result.wins.mean, result.turns)
        });
        assert_eq!(one, three);
        assert!(one.1 > 0.6, "who runs beats who does anything: {one:?}");
    }

    #[test]
    fn without_luck_the_mean_stays_and_the_interval_shrinks() {
        let referee = BuiltIn::Portes.referee();
        let net = |name: &str| {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../nets").join(name);
            Player::new(&PlayerName { name: path.display().to_string(), depth: 0 }, &referee).unwrap()
        };
        let [shipped, half] = [net("portes.net"), net("half/portes.net")];
        let result = duel(&referee, [&shipped, &half], Some(&shipped), &Tasks::quiet(200, 2), 1);
        let (plain, fair) = (result.points, result.fair.unwrap());
        assert!((plain.mean - fair.mean).abs() < plain.margin + fair.margin, "{plain:?}, {fair:?}");
        assert!(fair.margin < 0.5 * plain.margin, "{plain:?}, {fair:?}");
    }

    #[test]
    fn games_against_oneself_have_dice_of_their_own() {
        let referee = BuiltIn::Portes.referee();
        let result = mirror(&referee, &Player::Race, &Tasks::quiet(50, 1), 1);
        assert!(result.turns.margin > 0.0 && (0.2..0.8).contains(&result.starter_wins.mean), "{result:?}");
    }
}
