//! Training a net by self-play, round by round, with checkpoints.

use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{BLOCK, BearOff, Layout, Net, NetFile};
use tavli_rules::{BuiltIn, Referee};

use crate::checkpoint::{Training, games_of, write_whole};
use crate::curve::{self, CurvePoint};
use crate::fit::{Comparison, Fit};
use crate::group::Group;
use crate::player::read_nets;
use crate::pool::Pool;
use crate::self_play::{COMPARED, GameTotals, Lesson, Nets, Sample, SelfPlay};
use crate::targets::{Targets, Teaching};
use crate::weights::Weights;

/// How a net is trained.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game
    game: BuiltIn,
    /// Where the net goes, and beside it the checkpoint and the learning curve
    #[arg(long)]
    out: PathBuf,
    /// Hidden units, a multiple of 512
    #[arg(long, default_value_t = 512)]
    hidden: usize,
    /// How many games in all
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// How many minutes in all, over all runs
    #[arg(long)]
    minutes: Option<f64>,
    /// Pause this run after so many minutes; the same command goes on from there
    #[arg(long)]
    pause: Option<f64>,
    /// Games of each thread between two averages
    #[arg(long, default_value_t = 50)]
    round: u64,
    /// Samples of one step of the fit
    #[arg(long, default_value_t = 32)]
    batch: usize,
    /// The first learning rate; it falls by a cosine to a hundredth of it
    #[arg(long, default_value_t = 7e-4)]
    rate: f32,
    #[command(flatten)]
    teaching: Teaching,
    /// How much it counts there that distances between plays are right, against each being right on its own
    #[arg(long, default_value_t = 30.0, requires = "choices", conflicts_with_all = ["ahead", "corrected"])]
    compare: f32,
    /// How often a sample is learned from; more than once where it is dear, as what looks ahead is
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=100))]
    reuse: u64,
    /// Leave further layers behind the hidden units as they are: a net that began without them stays so
    #[arg(long)]
    plain: bool,
    /// Begin with the weights of this checkpoint or of this net, whose games count too in what the new net's file says
    #[arg(long)]
    from: Option<PathBuf>,
    /// The nets that the new one joins: it learns contact, and races are judged by the net for them in this file
    #[arg(long)]
    with: Option<PathBuf>,
    /// Learn races; everything else is played by the net in the file that is joined
    #[arg(long, requires = "with")]
    race: bool,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores where it is not said
    #[arg(long)]
    threads: Option<u64>,
}

impl Arguments {
    /// Whether plays are learned from side by side.
    fn compares(&self) -> bool {
        matches!(self.teaching.targets(), Targets::Choices(_))
    }

    fn threads(&self) -> u64 {
        self.threads.unwrap_or_else(crate::all_cores).max(1)
    }
}

/// What stays the same during a training.
struct Course<'a> {
    arguments: &'a Arguments,
    referee: Referee,
    layout: Layout,
    table: BearOff,
    /// The nets that the new one joins.
    joined: Option<NetFile>,
    /// The net that the new one begins with.
    first: Option<NetFile>,
    /// What each thread has learned from lately.
    pools: Vec<Mutex<Pools>>,
}

/// What one thread has learned from lately.
#[derive(Default)]
struct Pools {
    samples: Pool,
    /// Positions that are learned from how games went on, beside plays that are compared.
    grounds: Pool,
}

/// Rounds over which weights are averaged for the net that is kept.
const AVERAGED_ROUNDS: f32 = 300.0;
/// Seconds between two lines of the learning curve.
const REPORT_SECONDS: f64 = 10.0;

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    if !arguments.hidden.is_multiple_of(BLOCK) {
        return Err(format!(
            "hidden units come in blocks of {BLOCK}; {} is no multiple of it",
            arguments.hidden
        ));
    }
    if arguments.teaching.grounded > 0.0 && arguments.reuse == 1 {
        return Err(
            "--grounded mixes samples of two kinds, which are kept for that only with --reuse 2 or more"
                .to_owned(),
        );
    }
    let referee = arguments.game.referee();
    let layout = Layout::new(referee.ruleset());
    let table = BearOff::build(&referee);
    let joined = arguments.with.as_ref().map(|path| read_nets(path, &referee)).transpose()?;
    let is_net = |path: &&PathBuf| path.extension().is_some_and(|extension| extension == "net");
    let first = arguments.from.as_ref().filter(is_net);
    let first = first.map(|path| read_nets(path, &referee)).transpose()?;
    let pools = (0..arguments.threads()).map(|_| Mutex::default()).collect();
    let course = Course { arguments, referee, layout, table, joined, first, pools };
    let mut training = course.begin()?;
    let (began, trained_before) = (Instant::now(), training.seconds);
    let mut reported = Instant::now();
    while !course.is_done(&training) && !course.is_to_pause(began) {
        let share = course.share_done(&training);
        let (totals, loss) = course.play_round(&mut training);
        training.seconds = trained_before + began.elapsed().as_secs_f64();
        if share < 0.5 && course.share_done(&training) >= 0.5 {
            course.save_net(&training, "half.net")?;
        }
        if reported.elapsed().as_secs_f64() >= REPORT_SECONDS || course.is_done(&training) {
            reported = Instant::now();
            course.report(&training, &totals, loss)?;
            course.save(&training)?;
        }
    }
    course.save(&training)?;
    println!("{} games, {}", training.games, arguments.out.display());
    Ok(())
}

impl Course<'_> {
    fn is_done(&self, training: &Training) -> bool {
        self.share_done(training) >= 1.0
    }

    fn is_to_pause(&self, began: Instant) -> bool {
        self.arguments.pause.is_some_and(|minutes| began.elapsed().as_secs_f64() > 60.0 * minutes)
    }

    /// How much of the training is done, by games or by time, whichever is more.
    fn share_done(&self, training: &Training) -> f64 {
        let by_games = training.games as f64 / self.arguments.games as f64;
        let by_time = self.arguments.minutes.map_or(0.0, |minutes| training.seconds / (60.0 * minutes));
        by_games.max(by_time)
    }

    fn rate(&self, training: &Training) -> f32 {
        let done = self.share_done(training).clamp(0.0, 1.0) as f32;
        let cosine = 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
        self.arguments.rate * (0.01 + 0.99 * cosine)
    }

    /// Every thread plays and learns on its own; then their weights are averaged.
    fn play_round(&self, training: &mut Training) -> (GameTotals, f32) {
        let threads = self.arguments.threads();
        let rate = self.rate(training);
        let before = &training.fit;
        let first_seed = training.round * threads;
        let results: Vec<(Fit, GameTotals, f32)> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|thread| {
                    let number = (first_seed + thread + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                    let seed = self.arguments.seed ^ number;
                    let pool = &self.pools[thread as usize];
                    scope.spawn(move || self.work(before.clone(), pool, seed, rate))
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
        self.revive(training);
        let share = (1.0 / training.round as f32).max(1.0 / AVERAGED_ROUNDS);
        training.average.approach(&training.fit.weights, share);
        (totals, loss)
    }

    /// Now and then, but not near the end, units that have fallen silent begin anew.
    fn revive(&self, training: &mut Training) {
        const ROUNDS: u64 = 100;
        if training.round.is_multiple_of(ROUNDS) && self.share_done(training) < 0.6 {
            let mut random = ChaCha8Rng::seed_from_u64(self.arguments.seed ^ training.round);
            let count = training.fit.revive(|| random.random_range(-1.0..1.0));
            if count > 0 {
                println!("{}: {count} units begin anew", self.arguments.game);
            }
        }
    }

    fn work(&self, mut fit: Fit, pools: &Mutex<Pools>, seed: u64, rate: f32) -> (Fit, GameTotals, f32) {
        /// Games between two looks at what was learned, so that a net plays with what it knows.
        const GAMES_A_PASS: u64 = 10;
        let arguments = self.arguments;
        let comparison = || Comparison::new(arguments.compare, self.referee.ruleset().has_double_wins());
        fit.comparison = arguments.compares().then(comparison);
        fit.is_plain = arguments.plain;
        let mut play = SelfPlay::new(&self.referee, &self.layout, &self.table, seed, &arguments.teaching)
            .learning(self.lesson());
        let mut shuffle = ChaCha8Rng::seed_from_u64(seed);
        let mut totals = GameTotals::default();
        let mut samples = Vec::new();
        let mut losses = Vec::new();
        let mut pools = pools.lock().expect("no thread panics");
        while totals.games < arguments.round {
            samples.clear();
            let net = fit.weights.net(&self.layout);
            while samples.is_empty() || (samples.len() as u64) < arguments.batch as u64 / arguments.reuse {
                play.games(self.nets(&net), GAMES_A_PASS.min(arguments.round), &mut samples, &mut totals);
            }
            play.grounds.drain(..).for_each(|sample| pools.grounds.add(Group::of(&[sample])));
            losses.push(self.learn(&mut fit, &mut samples, &mut pools, &mut shuffle, rate));
        }
        let loss = losses.iter().sum::<f32>() / losses.len().max(1) as f32;
        (fit, totals, loss)
    }

    /// Learns from new samples, or from as many as often as they are to be used, old and new; says the mean cross-entropy.
    fn learn(
        &self,
        fit: &mut Fit,
        samples: &mut [Sample],
        pools: &mut Pools,
        random: &mut ChaCha8Rng,
        rate: f32,
    ) -> f32 {
        let Arguments { batch, reuse, .. } = *self.arguments;
        let together = if self.arguments.compares() { COMPARED } else { 1 };
        if reuse == 1 {
            if together > 1 {
                mix(samples.as_chunks_mut::<COMPARED>().0, random);
            } else {
                mix(samples, random);
            }
            return fit.pass(samples, batch, rate);
        }
        fit.remember(samples);
        let steps = (samples.len() * reuse as usize).div_ceil(batch);
        samples.chunks(together).for_each(|samples| pools.samples.add(Group::of(samples)));
        let losses = (0..steps).map(|_| {
            let mut groups = pools.samples.draw(batch.div_ceil(together), random);
            // Half as many that stand alone.
            groups.extend(pools.grounds.draw(batch / 2, random));
            fit.batch(groups.into_iter(), rate)
        });
        losses.sum::<f32>() / steps as f32
    }

    fn lesson(&self) -> Lesson {
        match &self.joined {
            Some(_) if self.arguments.race => Lesson::Races,
            Some(NetFile { race: Some(_), .. }) => Lesson::Contact,
            _ => Lesson::Everything,
        }
    }

    /// The nets that play while this one learns.
    fn nets<'a>(&'a self, net: &'a Net) -> Nets<'a> {
        match &self.joined {
            Some(joined) if self.arguments.race => Nets { contact: &joined.net, race: Some(net) },
            Some(joined) => Nets { contact: net, race: joined.race.as_ref() },
            None => Nets::one(net),
        }
    }

    /// The net with those that it joins.
    fn file(&self, net: Net, training: String) -> NetFile {
        match self.joined.clone() {
            Some(joined) if self.arguments.race => NetFile {
                race: Some(net),
                training: format!("{}; races {training}", joined.training),
                ..joined
            },
            joined => NetFile { net, race: joined.and_then(|joined| joined.race), training },
        }
    }

    fn report(&self, training: &Training, totals: &GameTotals, loss: f32) -> Result<(), String> {
        let share = |count: f64| count / totals.games.max(1) as f64;
        let point = CurvePoint {
            games: training.games,
            seconds: training.seconds,
            loss: f64::from(loss),
            turns: share(totals.turns as f64),
            doubles: share(totals.doubles),
            draws: share(totals.draws),
            starter_wins: share(totals.starter_wins),
            widest: f64::from(training.fit.widest),
        };
        println!("{} {point}, {:.0} games/s", self.arguments.game, training.games as f64 / training.seconds);
        curve::add(&self.arguments.out, &self.arguments.game.to_string(), &point)
    }

    fn begin(&self) -> Result<Training, String> {
        let Arguments { game, hidden, seed, from, .. } = self.arguments;
        let path = self.checkpoint_path();
        if path.exists() {
            let training = Training::read(&path, self.layout.len(), Some(*hidden))?;
            println!("{game} goes on after {} games", training.games);
            return Ok(training);
        }
        println!("{game}: {} inputs, {hidden} hidden units", self.layout.len());
        if let Some(first) = &self.first {
            let weights = Weights::of(&first.net, &self.layout);
            let squares_are_silent = weights.squares_are_silent();
            let training = Training::new(weights);
            if !squares_are_silent {
                return Ok(training);
            }
            let samples = self.some_samples(&training);
            return Ok(Training::new(training.average.ready_for_squares(&samples)));
        }
        if let Some(from) = from {
            return Ok(Training::new(Training::read(from, self.layout.len(), Some(*hidden))?.average));
        }
        Ok(Training::by_chance(self.layout.len(), *hidden, *seed))
    }

    /// How many games the net had learned from that this one began with.
    fn games_before(&self) -> u64 {
        self.first.as_ref().map_or(0, games_of)
    }

    fn checkpoint_path(&self) -> PathBuf {
        self.arguments.out.with_extension("checkpoint")
    }

    fn save(&self, training: &Training) -> Result<(), String> {
        training.write(&self.checkpoint_path())?;
        self.save_net(training, "net")
    }

    /// Positions of some games, to see how far the hidden units go.
    fn some_samples(&self, training: &Training) -> Vec<Sample> {
        const GAMES: u64 = 40;
        let Arguments { seed, teaching, .. } = self.arguments;
        let plain = teaching.by_outcomes();
        let mut play =
            SelfPlay::new(&self.referee, &self.layout, &self.table, *seed, &plain).learning(self.lesson());
        let mut samples = Vec::new();
        let net = training.average.net(&self.layout);
        play.games(self.nets(&net), GAMES, &mut samples, &mut GameTotals::default());
        samples
    }

    fn save_net(&self, training: &Training, extension: &str) -> Result<(), String> {
        let Training { round, seconds, fit, .. } = training;
        let games = training.games + self.games_before();
        let line = format!("{games} games, {round} rounds, {} steps, {seconds:.0} seconds", fit.steps);
        let net = training.average.within_range(&self.some_samples(training)).net(&self.layout);
        let bytes = self.file(net, line).to_bytes(self.referee.ruleset());
        write_whole(&self.arguments.out.with_extension(extension), &bytes)
    }
}

fn mix<T>(samples: &mut [T], random: &mut ChaCha8Rng) {
    for index in (1..samples.len()).rev() {
        samples.swap(index, random.random_range(0..=index));
    }
}
