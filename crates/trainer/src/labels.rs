//! Positions with what looking ahead says of them, as a file for a fit elsewhere.

use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use tavli_engine::{Layout, OUTCOMES, OneSided};
use tavli_rules::BuiltIn;

use crate::player::read_net;
use crate::self_play::{GameTotals, Sample, SelfPlay, Targets};

/// How positions are labelled.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game
    game: BuiltIn,
    /// The net that plays and judges
    #[arg(long)]
    net: PathBuf,
    /// Where the samples go
    #[arg(long)]
    out: PathBuf,
    /// Stop after so many minutes
    #[arg(long, default_value_t = 5.0)]
    minutes: f64,
    /// The share of the positions that are labelled
    #[arg(long, default_value_t = 0.3)]
    share: f64,
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
/// Games between two writes.
const GAMES: u64 = 20;

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    let referee = arguments.game.referee();
    let layout = Layout::new(referee.ruleset());
    let table = OneSided::build(&referee, |_| {});
    let net = read_net(&arguments.net, &referee)?.net;
    let fault = |error: std::io::Error| format!("{}: {error}", arguments.out.display());
    let mut file = BufWriter::new(std::fs::File::create(&arguments.out).map_err(fault)?);
    file.write_all(&header(&layout)).map_err(fault)?;
    let output = Mutex::new((file, 0u64));
    let began = Instant::now();
    let limit = Duration::from_secs_f64(60.0 * arguments.minutes);
    let work = |thread: u64| -> Result<(), std::io::Error> {
        let seed = arguments.seed ^ (thread + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let targets = Targets::LookAhead(arguments.share);
        let mut play = SelfPlay::new(&referee, &layout, &table, seed, targets);
        let (mut samples, mut totals, mut bytes) = (Vec::new(), GameTotals::default(), Vec::new());
        while began.elapsed() < limit {
            samples.clear();
            play.games(&net, GAMES, &mut samples, &mut totals);
            bytes.clear();
            samples.iter().for_each(|sample| write_sample(sample, &layout, &mut bytes));
            let mut output = output.lock().expect("nobody panics while writing");
            output.0.write_all(&bytes)?;
            output.1 += samples.len() as u64;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads = arguments.threads.unwrap_or_else(crate::all_cores);
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("labelling does not panic"))
    })
    .map_err(fault)?;
    let (mut file, count) = output.into_inner().expect("nobody panics while writing");
    file.flush().map_err(fault)?;
    println!("{count} positions, {}", arguments.out.display());
    Ok(())
}

/// What the samples are for: how many inputs, and what one of each counts for.
fn header(layout: &Layout) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for word in [layout.len() as u32, WIDTH as u32] {
        bytes.extend(word.to_le_bytes());
    }
    layout.scales().iter().for_each(|scale| bytes.extend(scale.to_le_bytes()));
    bytes
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
