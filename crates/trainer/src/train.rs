//! Training a net by self-play, round by round, with checkpoints.

use std::path::{Path, PathBuf};
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{Layout, Net, NetFile};
use tavli_rules::{BuiltIn, Referee};

use crate::fit::Fit;
use crate::self_play::{GameTotals, SelfPlay};

/// How a net is trained.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game
    game: BuiltIn,
    /// Where the net goes, and beside it the checkpoint and the learning curve
    #[arg(long)]
    out: PathBuf,
    /// Hidden units
    #[arg(long, default_value_t = 256)]
    hidden: usize,
    /// How many games in all
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// Stop after so many minutes and keep a checkpoint
    #[arg(long)]
    minutes: Option<f64>,
    /// Games of each thread between two averages
    #[arg(long, default_value_t = 50)]
    round: u64,
    /// Samples of one step of the fit
    #[arg(long, default_value_t = 32)]
    batch: usize,
    /// The first learning rate; it falls by a cosine to 3 % of it
    #[arg(long, default_value_t = 2e-3)]
    rate: f32,
    /// How much of the later outcome counts against the next judgement
    #[arg(long, default_value_t = 0.7)]
    lambda: f32,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores where it is not said
    #[arg(long)]
    threads: Option<u64>,
}

/// A training under way.
struct Training {
    fit: Fit,
    games: u64,
    round: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    let referee = arguments.game.referee();
    let layout = Layout::new(referee.ruleset());
    let mut training = begin(arguments, &referee, &layout)?;
    let began = Instant::now();
    let mut reported = Instant::now();
    while training.games < arguments.games && !is_late(arguments, began) {
        let rate = falling(arguments.rate, share_done(arguments, &training, began));
        let (totals, loss) = play_round(arguments, &referee, &layout, &mut training, rate);
        if reported.elapsed().as_secs() >= 10 {
            reported = Instant::now();
            report(arguments, &training, &totals, loss, began)?;
            save(arguments, &referee, &training)?;
        }
    }
    save(arguments, &referee, &training)?;
    println!("{} games, {}", training.games, arguments.out.display());
    Ok(())
}

fn is_late(arguments: &Arguments, began: Instant) -> bool {
    arguments.minutes.is_some_and(|minutes| began.elapsed().as_secs_f64() > 60.0 * minutes)
}

/// How much of the training is done, by games or by time, whichever is more.
fn share_done(arguments: &Arguments, training: &Training, began: Instant) -> f32 {
    let by_games = training.games as f32 / arguments.games as f32;
    let by_time = arguments.minutes.map_or(0.0, |minutes| began.elapsed().as_secs_f64() / (60.0 * minutes));
    by_games.max(by_time as f32)
}

/// The rate falls by a cosine to 3 % of the first.
fn falling(rate: f32, done: f32) -> f32 {
    let cosine = 0.5 * (1.0 + (std::f32::consts::PI * done.clamp(0.0, 1.0)).cos());
    rate * (0.03 + 0.97 * cosine)
}

/// Every thread plays and learns on its own; then their nets are averaged.
fn play_round(
    arguments: &Arguments,
    referee: &Referee,
    layout: &Layout,
    training: &mut Training,
    rate: f32,
) -> (GameTotals, f32) {
    let threads = arguments.threads.unwrap_or_else(crate::all_cores);
    let round = training.round;
    let before = &training.fit;
    let results: Vec<(Fit, GameTotals, f32)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                let seed = arguments.seed ^ (round * threads + thread).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                scope.spawn(move || work(arguments, referee, layout, before.clone(), seed, rate))
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("training does not panic")).collect()
    });
    let mut totals = GameTotals::default();
    results.iter().for_each(|(_, own, _)| totals.add(own));
    let loss = results.iter().map(|(_, _, loss)| loss).sum::<f32>() / threads as f32;
    let fits: Vec<Fit> = results.into_iter().map(|(fit, _, _)| fit).collect();
    training.fit = Fit::mean(&fits);
    training.games += totals.games;
    training.round += 1;
    (totals, loss)
}

/// Games between two looks at what was learned, so that a net plays with what it knows.
const GAMES_A_PASS: u64 = 10;

fn work(
    arguments: &Arguments,
    referee: &Referee,
    layout: &Layout,
    mut fit: Fit,
    seed: u64,
    rate: f32,
) -> (Fit, GameTotals, f32) {
    let mut play = SelfPlay::new(referee, layout, seed, arguments.lambda);
    let mut totals = GameTotals::default();
    let mut samples = Vec::new();
    let mut shuffle = ChaCha8Rng::seed_from_u64(seed);
    let mut loss = 0.0;
    let passes = arguments.round.div_ceil(GAMES_A_PASS);
    for _ in 0..passes {
        samples.clear();
        for _ in 0..GAMES_A_PASS.min(arguments.round) {
            play.game(&fit.net, &mut samples, &mut totals);
        }
        for index in (1..samples.len()).rev() {
            samples.swap(index, shuffle.random_range(0..=index));
        }
        loss += fit.pass(&samples, arguments.batch, rate) / passes as f32;
    }
    (fit, totals, loss)
}

fn report(
    arguments: &Arguments,
    training: &Training,
    totals: &GameTotals,
    loss: f32,
    began: Instant,
) -> Result<(), String> {
    let share = |count: u64| count as f64 / totals.games.max(1) as f64;
    let line = format!(
        "{},{},{:.0},{:.4},{:.1},{:.3},{:.3},{:.3}",
        arguments.game,
        training.games,
        began.elapsed().as_secs_f64(),
        loss,
        share(totals.turns),
        share(totals.doubles),
        share(totals.draws),
        share(totals.starter_wins)
    );
    println!("{line}");
    let path = arguments.out.with_extension("csv");
    let mut curve = std::fs::read_to_string(&path)
        .unwrap_or_else(|_| "game,games,seconds,loss,turns,doubles,draws,starter_wins\n".to_owned());
    curve.push_str(&line);
    curve.push('\n');
    std::fs::write(&path, curve).map_err(|error| format!("{}: {error}", path.display()))
}

fn begin(arguments: &Arguments, referee: &Referee, layout: &Layout) -> Result<Training, String> {
    if let Some(training) = resume(arguments, referee)? {
        println!("{} goes on after {} games", arguments.game, training.games);
        return Ok(training);
    }
    let mut random = ChaCha8Rng::seed_from_u64(arguments.seed);
    let net = Net::new(layout.len(), arguments.hidden, || random.random_range(-1.0..1.0));
    println!("{}: {} inputs, {} hidden units", arguments.game, layout.len(), arguments.hidden);
    Ok(Training { fit: Fit::new(net), games: 0, round: 0 })
}

/// The checkpoint is three net files: the net and Adam's two memories; the counts stand in the training line.
fn checkpoint_paths(out: &Path) -> [PathBuf; 3] {
    [out.to_owned(), out.with_extension("first"), out.with_extension("second")]
}

fn resume(arguments: &Arguments, referee: &Referee) -> Result<Option<Training>, String> {
    if !arguments.out.exists() {
        return Ok(None);
    }
    let paths = checkpoint_paths(&arguments.out);
    let files =
        paths.iter().map(|path| crate::read_net(path, referee)).collect::<Result<Vec<NetFile>, String>>()?;
    let counts: Vec<u64> =
        files[0].training.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let [games, round, steps] = counts[..] else {
        return Err(format!("{}: the net does not say how far its training came", arguments.out.display()));
    };
    let [net, first, second] =
        <[NetFile; 3]>::try_from(files).map_err(|_| "three files make a checkpoint")?;
    let mut fit = Fit::new(net.net);
    (fit.first, fit.second, fit.steps) = (first.net, second.net, steps);
    Ok(Some(Training { fit, games, round }))
}

fn save(arguments: &Arguments, referee: &Referee, training: &Training) -> Result<(), String> {
    let line = format!("games {} rounds {} steps {}", training.games, training.round, training.fit.steps);
    let fit = &training.fit;
    for (path, net) in checkpoint_paths(&arguments.out).iter().zip([&fit.net, &fit.first, &fit.second]) {
        let bytes = NetFile { net: net.clone(), training: line.clone() }.to_bytes(referee.ruleset());
        let unfinished = path.with_extension("part");
        let written = std::fs::write(&unfinished, bytes).and_then(|()| std::fs::rename(&unfinished, path));
        written.map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}
