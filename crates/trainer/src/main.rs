//! Makes nets: self-play, fitting, duels.

mod checkpoint;
mod curve;
mod duel;
#[cfg(unix)]
mod duel_gnubg;
mod fit;
mod glance;
#[cfg(unix)]
mod gnubg;
mod group;
mod head_weights;
mod labels;
mod player;
mod pool;
mod self_play;
mod strength;
mod targets;
mod tasks;
mod train;
mod weights;

use clap::{Parser, Subcommand};
use tavli_rules::BuiltIn;

use player::{Player, PlayerName};
use tasks::Tasks;

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
    /// Plays games and labels positions by how they went on or by looking ahead, for a fit elsewhere
    Labels(labels::Arguments),
    /// Plays two players against each other with paired dice
    Duel(DuelArguments),
    /// Plays portes against the installed GNU Backgammon with paired dice
    #[cfg(unix)]
    DuelGnubg(duel_gnubg::Arguments),
    /// Measures how strong the nets play and writes it down, game by game
    Strength(strength::Arguments),
}

#[derive(clap::Args)]
struct DuelArguments {
    /// The game
    game: BuiltIn,
    /// The first player: random, race, or a net's file; with @1 or @2 behind it for look-ahead
    first: PlayerName,
    /// The second player
    second: PlayerName,
    /// How many games
    #[arg(long, default_value_t = 2_000)]
    games: u64,
    /// Tell the result without the luck of the dice, too, as the net of this file judges throws
    #[arg(long, value_name = "NET")]
    luck: Option<PlayerName>,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores where it is not said
    #[arg(long)]
    threads: Option<u64>,
}

fn main() {
    let result = match Arguments::parse().command {
        Command::Train(arguments) => train::run(&arguments),
        Command::Labels(arguments) => labels::run(&arguments),
        Command::Duel(arguments) => run_duel(&arguments),
        #[cfg(unix)]
        Command::DuelGnubg(arguments) => duel_gnubg::run(&arguments),
        Command::Strength(arguments) => strength::run(&arguments),
    };
    if let Err(error) = result {
        eprintln!("{error}");
        std::process::exit(2);
    }
}

fn run_duel(arguments: &DuelArguments) -> Result<(), String> {
    let DuelArguments { game, first, second, games, luck, seed, threads } = arguments;
    let referee = game.referee();
    let [first, second] = [Player::new(first, &referee)?, Player::new(second, &referee)?];
    let judge = luck.as_ref().map(|judge| Player::new(judge, &referee)).transpose()?;
    if judge.as_ref().is_some_and(|judge| judge.glance(&referee).is_none()) {
        return Err("only a net can tell the luck of the dice; name a net's file".to_owned());
    }
    let pairs = Tasks::quiet(games.div_ceil(2), threads.unwrap_or_else(all_cores));
    let result = duel::duel(&referee, [&first, &second], judge.as_ref(), &pairs, *seed);
    println!(
        "{game}: {:+.4} ± {:.4} points a game for the first player, who wins {:.1} % ± {:.1}; {games} games of {:.1} turns, {:.1} % double, White wins {:.1} %, {:.1} % drawn",
        result.points.mean,
        result.points.margin,
        100.0 * result.wins.mean,
        100.0 * result.wins.margin,
        result.turns,
        100.0 * result.doubles,
        100.0 * result.starter_wins,
        100.0 * result.draws,
    );
    if let Some(fair) = result.fair {
        println!("{:+.4} ± {:.4} points a game without the luck of the dice", fair.mean, fair.margin);
    }
    Ok(())
}

fn all_cores() -> u64 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}
