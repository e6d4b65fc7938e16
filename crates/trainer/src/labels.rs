//! Positions with what they should be judged by, as files for a fit elsewhere.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use tavli_engine::{BearOff, Layout, Net, OUTCOMES};
use tavli_rules::{BuiltIn, Referee};

use crate::checkpoint::{Training, write_whole};
use crate::player::read_nets;
use crate::self_play::{GameTotals, Nets, Sample, SelfPlay};
use crate::targets::{Targets, Teaching};

/// How positions are labelled.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game
    game: BuiltIn,
    /// The checkpoint of the net that plays; read again before each file, made where there is none
    #[arg(long)]
    checkpoint: PathBuf,
    /// The folder that the samples go to, a file every few seconds
    #[arg(long)]
    out: PathBuf,
    /// The net that a checkpoint is made from; without it, a net that knows nothing
    #[arg(long)]
    from: Option<PathBuf>,
    /// Hidden units of a net that knows nothing
    #[arg(long, default_value_t = 512)]
    hidden: usize,
    /// Stop after so many minutes
    #[arg(long, default_value_t = 5.0)]
    minutes: f64,
    /// Seconds of play in one file
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    #[command(flatten)]
    teaching: Teaching,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores where it is not said
    #[arg(long)]
    threads: Option<u64>,
}

const MAGIC: &[u8; 8] = b"tavlilab";
/// Inputs of a sample that there is room for; a position has fewer that are not zero.
const WIDTH: usize = 96;
/// Games between two looks at the clock.
const GAMES: u64 = 4;

/// What stays the same from file to file.
struct Course<'a> {
    arguments: &'a Arguments,
    referee: Referee,
    layout: Layout,
    table: BearOff,
}

/// Samples as bytes, and how the games went that they come from.
#[derive(Default)]
struct Labelled {
    samples: Vec<u8>,
    /// Positions that are learned from how games went on, beside plays that are compared.
    grounds: Vec<u8>,
    totals: GameTotals,
}

impl Labelled {
    fn add(&mut self, other: Labelled) {
        self.samples.extend(other.samples);
        self.grounds.extend(other.grounds);
        self.totals.add(&other.totals);
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    let referee = arguments.game.referee();
    let layout = Layout::new(referee.ruleset());
    let table = BearOff::build(&referee);
    let course = Course { arguments, referee, layout, table };
    std::fs::create_dir_all(&arguments.out)
        .map_err(|error| format!("{}: {error}", arguments.out.display()))?;
    course.make_checkpoint()?;
    let (began, limit) = (Instant::now(), Duration::from_secs_f64(60.0 * arguments.minutes));
    for number in 0u64.. {
        if began.elapsed() >= limit {
            break;
        }
        course.label(number)?;
    }
    Ok(())
}

impl Course<'_> {
    fn kind(&self) -> &'static str {
        match self.arguments.teaching.targets() {
            Targets::Choices(_) => "choices",
            Targets::LookAhead(_) | Targets::Corrected(_) => "ahead",
            Targets::Outcomes(_) => "games",
        }
    }

    /// A first checkpoint, where there is none.
    fn make_checkpoint(&self) -> Result<(), String> {
        let Arguments { checkpoint, hidden, seed, from, .. } = self.arguments;
        if checkpoint.exists() {
            return Ok(());
        }
        let training = match from {
            Some(path) => Training::of(&read_nets(path, &self.referee)?, &self.layout),
            None => Training::by_chance(self.layout.len(), *hidden, *seed),
        };
        training.write(checkpoint)
    }

    /// Plays for some seconds and writes what can be learned from it: a file of one kind, and beside plays that are compared
    /// another one of positions that are learned from how games went on.
    fn label(&self, number: u64) -> Result<(), String> {
        let arguments = self.arguments;
        let training = Training::read(&arguments.checkpoint, self.layout.len(), None)?;
        let net = training.average.net(&self.layout);
        let threads = arguments.threads.unwrap_or_else(crate::all_cores);
        let work = |thread: u64| {
            let salt = (number * threads + thread + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.work(&net, arguments.seed ^ salt ^ training.games.rotate_left(20))
        };
        let mut all = Labelled::default();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
            for worker in workers {
                all.add(worker.join().expect("labelling does not panic"));
            }
        });
        println!("{} {} {number}: {}", arguments.game, self.kind(), all.totals.in_words());
        self.write_file(self.kind(), number, all.totals.games, &all.samples)?;
        if !all.grounds.is_empty() {
            self.write_file("games", number, 0, &all.grounds)?;
        }
        Ok(())
    }

    /// What one thread labels in the time of one file.
    fn work(&self, net: &Net, seed: u64) -> Labelled {
        let teaching = &self.arguments.teaching;
        let mut play = SelfPlay::new(&self.referee, &self.layout, &self.table, seed, teaching);
        let (began, limit) = (Instant::now(), Duration::from_secs_f64(self.arguments.seconds));
        let (mut labelled, mut samples) = (Labelled::default(), Vec::new());
        while began.elapsed() < limit {
            play.games(Nets::one(net), GAMES, &mut samples, &mut labelled.totals);
            let bytes = |sample: &Sample, bytes: &mut Vec<u8>| write_sample(sample, &self.layout, bytes);
            samples.drain(..).for_each(|sample| bytes(&sample, &mut labelled.samples));
            play.grounds.drain(..).for_each(|sample| bytes(&sample, &mut labelled.grounds));
        }
        labelled
    }

    fn write_file(&self, kind: &str, number: u64, games: u64, samples: &[u8]) -> Result<(), String> {
        let path = self.arguments.out.join(format!("{kind}-{number:06}.labels"));
        write_whole(&path, &[&self.header(games), samples].concat())
    }

    /// What the samples are for: how many inputs, how wide a sample is, how many games; and what one of each input counts for.
    fn header(&self, games: u64) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for word in [self.layout.len() as u32, WIDTH as u32, games as u32] {
            bytes.extend(word.to_le_bytes());
        }
        self.layout.scales().iter().for_each(|scale| bytes.extend(scale.to_le_bytes()));
        bytes
    }
}

/// Places of inputs, their values before scaling, and the target; unused room points behind the last input.
fn write_sample(sample: &Sample, layout: &Layout, bytes: &mut Vec<u8>) {
    assert!(sample.inputs.len() <= WIDTH, "there is room for the inputs of every position");
    let empty = (layout.len() as u16, 0.0);
    let padded = || sample.inputs.iter().copied().chain(std::iter::repeat(empty)).take(WIDTH);
    padded().for_each(|(input, _)| bytes.extend(input.to_le_bytes()));
    padded().for_each(|(input, value)| {
        let scale = layout.scales().get(usize::from(input)).copied().unwrap_or(1.0);
        bytes.extend(((value / scale).round() as i16).to_le_bytes());
    });
    (0..OUTCOMES).for_each(|outcome| bytes.extend(sample.target[outcome].to_le_bytes()));
}
