//! Positions with what they should be judged by, as files for a fit elsewhere.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tavli_engine::{BearOff, Layout, OUTCOMES};
use tavli_rules::{BuiltIn, Referee};

use crate::checkpoint::{Training, write_whole};
use crate::player::read_nets;
use crate::self_play::{GameTotals, Nets, Sample, SelfPlay};
use crate::targets::{Targets, Teaching};
use crate::weights::Weights;

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

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    if arguments.teaching.grounded > 0.0 {
        return Err("--grounded is for `trainer train`; here, label games apart from plays".to_owned());
    }
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
        let path = arguments.out.join(format!("{}-{number:06}.labels", course.kind()));
        course.write_file(number, &path)?;
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
            Some(path) => Training::new(Weights::of(&read_nets(path, &self.referee)?.net, &self.layout)),
            None => Training::by_chance(self.layout.len(), *hidden, *seed),
        };
        training.write(checkpoint)
    }

    fn write_file(&self, number: u64, path: &Path) -> Result<(), String> {
        let arguments = self.arguments;
        let training = Training::read(&arguments.checkpoint, self.layout.len(), None)?;
        let net = training.average.net(&self.layout);
        let threads = arguments.threads.unwrap_or_else(crate::all_cores);
        let limit = Duration::from_secs_f64(arguments.seconds);
        let began = Instant::now();
        let work = |thread: u64| {
            let salt = (number * threads + thread + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let seed = arguments.seed ^ salt ^ training.games.rotate_left(20);
            let teaching = &arguments.teaching;
            let mut play = SelfPlay::new(&self.referee, &self.layout, &self.table, seed, teaching);
            let (mut samples, mut totals, mut bytes) = (Vec::new(), GameTotals::default(), Vec::new());
            while began.elapsed() < limit {
                samples.clear();
                play.games(Nets::one(&net), GAMES, &mut samples, &mut totals);
                samples.iter().for_each(|sample| write_sample(sample, &self.layout, &mut bytes));
            }
            (bytes, totals)
        };
        let mut totals = GameTotals::default();
        let mut body = Vec::new();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
            for worker in workers {
                let (bytes, own) = worker.join().expect("labelling does not panic");
                body.extend(bytes);
                totals.add(&own);
            }
        });
        println!("{} {} {number}: {}", arguments.game, self.kind(), totals.in_words());
        let mut bytes = self.header(totals.games);
        bytes.append(&mut body);
        write_whole(path, &bytes)
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
