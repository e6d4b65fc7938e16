//! Two nets against each other, each sequence of throws played twice with sides exchanged.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{Layout, Net};
use tavli_rules::{Outcome, Referee, Roll, Side};

use crate::self_play::SelfPlay;

/// What a duel came to, in points a game for the first net.
pub(crate) struct DuelResult {
    pub(crate) mean: f64,
    /// Half of the 95 % interval.
    pub(crate) margin: f64,
}

/// Plays pairs of games on all threads; each pair has its own dice.
pub(crate) fn duel(
    referee: &Referee,
    layout: &Layout,
    nets: [&Net; 2],
    pairs: u64,
    threads: u64,
) -> DuelResult {
    let results: Vec<f64> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    let mine = (0..pairs).filter(|pair| pair % threads == thread);
                    mine.map(|pair| play_pair(referee, layout, nets, pair)).collect::<Vec<f64>>()
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a duel does not panic")).collect()
    });
    let count = results.len() as f64;
    let mean = results.iter().sum::<f64>() / count;
    let variance = results.iter().map(|result| (result - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    DuelResult { mean, margin: 1.96 * (variance / count).sqrt() }
}

/// The mean of two games with the same throws, sides exchanged.
fn play_pair(referee: &Referee, layout: &Layout, nets: [&Net; 2], seed: u64) -> f64 {
    let [first, second] = nets;
    (play(referee, layout, [first, second], seed) - play(referee, layout, [second, first], seed)) / 2.0
}

/// White's points in one game.
fn play(referee: &Referee, layout: &Layout, nets: [&Net; 2], seed: u64) -> f64 {
    let mut chooser = SelfPlay::new(referee, layout, 0, 0.0);
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut position = referee.start(Side::White);
    for _ in 0..3_000 {
        match referee.outcome(&position) {
            Some(Outcome::Draw) => return 0.0,
            Some(Outcome::Won { winner, points }) => {
                return if winner == Side::White { f64::from(points) } else { -f64::from(points) };
            }
            None => {}
        }
        let values: Vec<u8> = (0..referee.ruleset().dice.dice).map(|_| dice.random_range(1..=6)).collect();
        let roll = Roll::new(&values).expect("as many dice as the rules ask for");
        position = chooser.choose(nets[position.turn() as usize], &position, roll).0;
    }
    0.0
}
