//! Makes nets: self-play, fitting, duels.

mod duel;
mod fit;
mod self_play;
mod train;

use std::path::{Path, PathBuf};

use clap::{Parser, Subcommand};
use tavli_engine::{Layout, NetFile};
use tavli_rules::{BuiltIn, Referee};

/// Makes nets for the five games.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Trains a net by self-play; goes on from its last checkpoint where there is one
    Train(train::Arguments),
    /// Plays two nets against each other with paired dice
    Duel {
        /// The game
        game: BuiltIn,
        /// The first net
        first: PathBuf,
        /// The second net
        second: PathBuf,
        /// How many games
        #[arg(long, default_value_t = 2_000)]
        games: u64,
        /// How many threads; all cores where it is not said
        #[arg(long)]
        threads: Option<u64>,
    },
}

fn main() {
    let result = match Arguments::parse().command {
        Command::Train(arguments) => train::run(&arguments),
        Command::Duel { game, first, second, games, threads } => {
            run_duel(game, [first, second], games, threads)
        }
    };
    if let Err(error) = result {
        eprintln!("{error}");
        std::process::exit(2);
    }
}

fn run_duel(game: BuiltIn, paths: [PathBuf; 2], games: u64, threads: Option<u64>) -> Result<(), String> {
    let referee = game.referee();
    let layout = Layout::new(referee.ruleset());
    let [first, second] = [read_net(&paths[0], &referee)?, read_net(&paths[1], &referee)?];
    let nets = [&first.net, &second.net];
    let result = duel::duel(&referee, &layout, nets, games.div_ceil(2), threads.unwrap_or_else(all_cores));
    println!(
        "{game}: {:+.4} ± {:.4} points a game for the first net, {games} games",
        result.mean, result.margin
    );
    Ok(())
}

/// A net from its file, for these rules.
fn read_net(path: &Path, referee: &Referee) -> Result<NetFile, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    NetFile::from_bytes(&bytes, referee.ruleset()).map_err(|fault| format!("{}: {fault}", path.display()))
}

fn all_cores() -> u64 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}
