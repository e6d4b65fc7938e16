//! Our player against GNU Backgammon at portes, each sequence of throws played twice with sides exchanged.

mod tally;

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use clap::value_parser;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{BearOff, NetFile, Search};
use tavli_rules::{BuiltIn, Plays, Position, Referee, Roll, Side};

use crate::duel::Estimate;
use crate::glance::Glance;
use crate::gnubg::{Choice, Gnubg};
use crate::player::read_nets;
use tally::{Player, Tally};

/// How the duel is played.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many games; they come in pairs with the same throws, sides exchanged
    #[arg(long, default_value_t = 2_000, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// How many throws both look ahead
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u32).range(0..=2))]
    ply: u32,
    /// How many throws we look ahead, where it is another number
    #[arg(long, value_parser = value_parser!(u32).range(0..=2))]
    our_ply: Option<u32>,
    /// How many throws gnubg looks ahead, where it is another number
    #[arg(long, value_parser = value_parser!(u32).range(0..=2))]
    gnubg_ply: Option<u32>,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads, each with a gnubg of its own; with more than cores, the times a decision are no good
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u64).range(1..))]
    threads: u64,
    /// Tell the result without the luck of the dice, too, as our net judges throws
    #[arg(long)]
    luck: bool,
    /// Our net; the repository's where it is not said
    #[arg(long)]
    net: Option<PathBuf>,
}

impl Arguments {
    /// Both look equally far ahead.
    pub(crate) fn new(games: u64, ply: u32, threads: u64, seed: u64, net: PathBuf) -> Arguments {
        Arguments { games, ply, our_ply: None, gnubg_ply: None, seed, threads, luck: true, net: Some(net) }
    }

    fn our_ply(&self) -> u32 {
        self.our_ply.unwrap_or(self.ply)
    }

    fn gnubg_ply(&self) -> u32 {
        self.gnubg_ply.unwrap_or(self.ply)
    }

    fn pairs(&self) -> u64 {
        self.games.div_ceil(2)
    }

    /// Asked at run time first, because a built program may have been moved with its checkout.
    fn net(&self) -> PathBuf {
        let own = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&own).ancestors().nth(2).expect("this crate lies inside the repository");
        self.net.clone().unwrap_or_else(|| root.join("nets/portes.net"))
    }
}

/// What a duel came to, for us.
pub(crate) struct Report {
    /// Gnubg's, by its own words.
    pub(crate) version: String,
    tally: Tally,
    socket_time: Duration,
}

impl Report {
    pub(crate) fn games(&self) -> u64 {
        self.tally.games()
    }

    /// Our points a game.
    pub(crate) fn points(&self) -> Estimate {
        self.tally.points()
    }

    /// The same without the luck of the dice.
    pub(crate) fn fair_points(&self) -> Estimate {
        self.tally.fair_points()
    }

    /// How long we took, and how long gnubg took.
    pub(crate) fn times_a_decision(&self) -> [Duration; 2] {
        [Player::Ours, Player::Gnubg].map(|player| self.tally.share(player).time_a_decision())
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    let report = measure(arguments)?;
    let Report { version, tally, socket_time } = &report;
    println!("portes: {}, seed {}", arguments.net().display(), arguments.seed);
    println!("we at {} ply, gnubg {version} at {} ply", arguments.our_ply(), arguments.gnubg_ply());
    let Estimate { mean, margin } = tally.points();
    println!("{mean:+.4} ± {margin:.4} points a game for us (95 %), {} games in pairs", tally.games());
    if arguments.luck {
        let Estimate { mean, margin } = tally.fair_points();
        println!("{mean:+.4} ± {margin:.4} without the luck of the dice");
    }
    println!("           wins     double    decisions  time a decision");
    println!("{}", tally.share(Player::Ours).row("we", tally.games()));
    let socket_time = milliseconds(*socket_time);
    println!(
        "{} ({socket_time:.4} of it the socket)",
        tally.share(Player::Gnubg).row("gnubg", tally.games())
    );
    Ok(())
}

/// Plays the duel.
pub(crate) fn measure(arguments: &Arguments) -> Result<Report, String> {
    let mut gnubg = Gnubg::start(arguments.gnubg_ply())?;
    let (version, socket_time) = (gnubg.version()?, gnubg.socket_time()?);
    drop(gnubg);
    let referee = BuiltIn::Portes.referee();
    let nets = read_nets(&arguments.net(), &referee)?;
    let table = BearOff::build(&referee);
    let duel = Duel { arguments, referee: &referee, nets: &nets, table: &table, next: AtomicU64::new(0) };
    Ok(Report { version, tally: duel.run()?, socket_time })
}

pub(crate) fn milliseconds(time: Duration) -> f64 {
    1_000.0 * time.as_secs_f64()
}

/// What all threads share.
struct Duel<'a> {
    arguments: &'a Arguments,
    referee: &'a Referee,
    nets: &'a NetFile,
    table: &'a BearOff,
    /// The next pair that nobody plays yet.
    next: AtomicU64,
}

impl Duel<'_> {
    /// Plays all pairs on all threads, and shows how it goes.
    fn run(&self) -> Result<Tally, String> {
        let (sender, receiver) = channel();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.arguments.threads)
                .map(|_| {
                    let sender = sender.clone();
                    scope.spawn(move || self.work(&sender))
                })
                .collect();
            drop(sender);
            let tally = self.gather(&receiver);
            workers.into_iter().try_for_each(|worker| worker.join().expect("a duel does not panic"))?;
            Ok(tally)
        })
    }

    /// One thread: takes pairs until there are none. A fault ends the whole duel, for its result would be worthless.
    fn work(&self, finished: &Sender<Tally>) -> Result<(), String> {
        let worked = self.play_pairs(finished);
        if worked.is_err() {
            self.next.store(self.arguments.pairs(), Ordering::Relaxed);
        }
        worked
    }

    fn play_pairs(&self, finished: &Sender<Tally>) -> Result<(), String> {
        let mut table = Table::new(self)?;
        loop {
            let pair = self.next.fetch_add(1, Ordering::Relaxed);
            if pair >= self.arguments.pairs() {
                return Ok(());
            }
            finished.send(table.play_pair(pair)?).expect("somebody gathers until all have finished");
        }
    }

    fn gather(&self, finished: &Receiver<Tally>) -> Tally {
        let mut progress = Progress::new(self.arguments.pairs());
        let mut tally = Tally::default();
        for pair in finished {
            tally += pair;
            progress.show(&tally);
        }
        progress.end();
        tally
    }
}

/// Where the two sit down to play, one game after the other.
struct Table<'a> {
    arguments: &'a Arguments,
    referee: &'a Referee,
    search: Search<'a>,
    gnubg: Gnubg,
    plays: Plays,
    /// Tells the luck of throws.
    glance: Option<Glance<'a>>,
}

impl<'a> Table<'a> {
    fn new(duel: &Duel<'a>) -> Result<Table<'a>, String> {
        Ok(Table {
            arguments: duel.arguments,
            referee: duel.referee,
            search: Search::with_nets(duel.referee, duel.nets, duel.table),
            gnubg: Gnubg::start(duel.arguments.gnubg_ply())?,
            plays: Plays::default(),
            glance: duel.arguments.luck.then(|| Glance::of_luck(duel.referee, duel.nets, duel.table)),
        })
    }

    /// Each pair has throws of its own, whoever plays it and when.
    fn play_pair(&mut self, pair: u64) -> Result<Tally, String> {
        let mut dice = ChaCha8Rng::seed_from_u64(self.arguments.seed);
        dice.set_stream(pair);
        let mut tally = Tally::default();
        let (mut points, mut luck) = (0, 0.0);
        for white in [Player::Ours, Player::Gnubg] {
            let (points_now, luck_now) = self.play(white, dice.clone(), &mut tally)?;
            points += points_now;
            luck += luck_now;
        }
        tally.count_pair(points, luck);
        Ok(tally)
    }

    /// Our points in one game, and what the dice gave us. White begins with whatever it throws: the other game of the pair makes up for it.
    fn play(&mut self, white: Player, mut dice: ChaCha8Rng, tally: &mut Tally) -> Result<(i64, f64), String> {
        let mut position = self.referee.start(Side::White);
        let mut luck = 0.0;
        loop {
            if let Some(outcome) = self.referee.outcome(&position) {
                return Ok((tally.count_game(outcome, white), luck));
            }
            let player = if position.turn() == Side::White { white } else { white.opponent() };
            let roll = throw(&mut dice);
            if let Some(glance) = &mut self.glance {
                let gained = glance.luck(&position, roll);
                luck += if player == Player::Ours { gained } else { -gained };
            }
            position = self.turn(player, &position, roll, tally)?;
        }
    }

    /// The position after a turn. Who has one play only is not asked.
    fn turn(
        &mut self,
        player: Player,
        position: &Position,
        roll: Roll,
        tally: &mut Tally,
    ) -> Result<Position, String> {
        self.referee.plays_into(position, roll, &mut self.plays);
        if self.plays.len() == 1 {
            return Ok(self.plays.positions()[0]);
        }
        let choice = match player {
            Player::Ours => self.our_choice(position, roll),
            Player::Gnubg => self.gnubg.choose(position, roll, &self.plays)?,
        };
        tally.count_decision(player, choice.time);
        Ok(self.plays.positions()[choice.index])
    }

    fn our_choice(&mut self, position: &Position, roll: Roll) -> Choice {
        let began = Instant::now();
        let index = self.search.candidates(position, roll, self.arguments.our_ply())[0].index;
        Choice { index, time: began.elapsed() }
    }
}

fn throw(dice: &mut ChaCha8Rng) -> Roll {
    Roll::new(&[dice.random_range(1..=6), dice.random_range(1..=6)]).expect("two dice of six sides")
}

/// A line on how it goes: the same one again on a terminal, now and then a new one in a file.
struct Progress {
    pairs: u64,
    began: Instant,
    shown: Instant,
    is_terminal: bool,
}

impl Progress {
    fn new(pairs: u64) -> Progress {
        let now = Instant::now();
        Progress { pairs, began: now, shown: now, is_terminal: std::io::stderr().is_terminal() }
    }

    fn show(&mut self, tally: &Tally) {
        let pause = if self.is_terminal { Duration::from_millis(500) } else { Duration::from_secs(60) };
        if self.shown.elapsed() < pause {
            return;
        }
        self.shown = Instant::now();
        let Estimate { mean, margin } = tally.points();
        let line = format!(
            "{} of {} games, {mean:+.4} ± {margin:.4}, {:.2} games a second",
            tally.games(),
            2 * self.pairs,
            tally.games() as f64 / self.began.elapsed().as_secs_f64()
        );
        if self.is_terminal {
            eprint!("\r{line}   ");
            // Where the line cannot be shown the duel goes on without.
            let _ = std::io::stderr().flush();
        } else {
            eprintln!("{line}");
        }
    }

    /// The result begins a line of its own.
    fn end(&self) {
        if self.is_terminal {
            eprintln!();
        }
    }
}
