//! `tavli rollout`: plays a position to the end many times.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tavli_engine::{Contest, Roller, RolloutPlan, Search, Trial};
use tavli_rules::{Position, Referee, Roll, play_text, position_text};

use crate::crew::{self, Continue, Desk};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::judges::Judges;
use crate::outcome_text::outcome_text;
use crate::progress::Progress;
use crate::rollout_file::{KeptPlay, RolloutFile};
use crate::rollout_report::RolloutReport;
use crate::which_rules::{Given, own_ruleset};

/// Play a position to the end many times, and say what its plays are worth.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A position in one line, as JSON, or a game's name for its start
    #[arg(required_unless_present = "resume", conflicts_with = "resume")]
    position: Option<String>,
    /// The dice: the plays of this roll are compared; without dice the position itself is rolled out
    #[arg(long, value_name = "DICE", value_parser = dice, conflicts_with = "resume")]
    dice: Option<Roll>,
    /// How many trials of each play; at most, with --until-jsd
    #[arg(long, value_name = "N", default_value_t = 1296, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    trials: u64,
    /// Drop plays that are behind by so many standard deviations of the difference, and end when one is left
    #[arg(long, value_name = "X", value_parser = deviations)]
    until_jsd: Option<f64>,
    /// Where the dice of the trials come from
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "resume")]
    seed: u64,
    /// How many throws to look ahead for every play of a trial
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=2), conflicts_with = "resume")]
    ply: u32,
    /// Play no further than so many turns, and let the judgement of the position count then
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    turns: Option<u32>,
    /// Do not take the luck of the dice out: quicker trials, of which many more are needed
    #[arg(long, conflicts_with = "resume")]
    with_luck: bool,
    /// How many plays to compare, those that look best
    #[arg(long, value_name = "K", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=1000), conflicts_with = "resume")]
    candidates: u16,
    /// How many threads to use [default: as many as there are cores]; the answer is the same
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Keep all trials in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a rollout that was kept in a file
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// A ruleset of your own: a TOML file
    #[arg(long, value_name = "FILE")]
    ruleset: Option<PathBuf>,
    /// Write JSON instead of a table; docs/analysis.md explains it
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Every trial plays the game to its end, each side as the net judges best. The first
two throws of the trials are spread evenly over all throws, and trial by trial the
same for all plays. What the dice gave is taken out of every result, which leaves
the mean as it is and makes it many times more certain. A seed gives the same
answer to the last digit, whatever the number of threads.

Ctrl-C ends the rollout, shows what is done and keeps the trials in a file, with
which --resume goes on.

Examples:
  tavli rollout portes --dice 3,1
  tavli rollout zeno-w-6x7.9.10x2.19x2.20x2.23.out-8x2.11x2.12x2.13.14x2.15x2.18x2.21x2.out
  tavli rollout fevga-w-1x12.8.9.14-1x12.5.6.18 --dice 52 --until-jsd 2.33 --trials 20000
  tavli rollout --resume rollout-1.txt --trials 5000";

fn dice(text: &str) -> Result<Roll, String> {
    let digits: String = text.chars().filter(|sign| !matches!(sign, ',' | ' ' | '-')).collect();
    digits.parse().map_err(|_| format!("\"{text}\" are no dice; write 3,1 or 31"))
}

fn deviations(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if (0.1..=10.0).contains(&number) => Ok(number),
        Ok(_) | Err(_) => Err("write a number from 0.1 to 10; 2.33 is usual".to_owned()),
    }
}

/// A rollout before or between its rounds.
struct Rollout {
    referee: Referee,
    position: Position,
    roll: Option<Roll>,
    plan: RolloutPlan,
    /// The plays that are compared, as text; without dice one that is nothing.
    plays: Vec<String>,
    contest: Contest,
}

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut judges = Judges::default();
    let mut rollout = match &arguments.resume {
        Some(path) => resumed(path, &arguments)?,
        None => fresh(&arguments, &mut judges)?,
    };
    judges.prepare(&rollout.referee)?;
    let interrupt = Interrupt::watch();
    let began = std::time::Instant::now();
    roll_out(&mut rollout, &judges, &arguments, &interrupt);
    let (_, judging) = judges.prepared(&rollout.referee);
    let Rollout { referee, position, roll, plan, plays, contest } = &rollout;
    let position = position_text(referee, position, *roll);
    let report =
        RolloutReport { position: &position, plan: *plan, plays, contest, judging, time: began.elapsed() };
    let text = if arguments.json { report.json() } else { report.text() };
    io::stdout().write_all(text.as_bytes())?;
    keep(&rollout, &arguments, interrupt.is_asked())
}

fn fresh(arguments: &Arguments, judges: &mut Judges) -> Result<Rollout, Failure> {
    let own = own_ruleset(arguments.ruleset.as_deref())?;
    let text = arguments.position.as_deref().unwrap_or_default();
    let Given { referee, position, roll } = Given::read(text, own, &[])?;
    if let Some(outcome) = referee.outcome(&position) {
        let how = outcome_text(outcome);
        return Err(Failure::Told(format!("the game is over, {how}; there is nothing to roll out")));
    }
    let roll = arguments.dice.or(roll);
    check_dice(&referee, roll, arguments)?;
    let (plays, starts) = match roll {
        Some(roll) => {
            likely_plays(&mut judges.search(&referee)?.0, &position, roll, arguments.candidates.into())
        }
        None => (vec![play_text(&[])], vec![position]),
    };
    let plan = RolloutPlan {
        seed: arguments.seed,
        depth: arguments.ply,
        turns: arguments.turns,
        luck: !arguments.with_luck,
    };
    let contest =
        Contest::new(&referee, position.turn(), &starts, arguments.trials).until(arguments.until_jsd);
    Ok(Rollout { referee, position, roll, plan, plays, contest })
}

fn check_dice(referee: &Referee, roll: Option<Roll>, arguments: &Arguments) -> Result<(), String> {
    let needs = usize::from(referee.ruleset().dice.dice);
    match roll {
        Some(roll) if roll.count() != needs => {
            Err(format!("this game is played with {needs} dice, not {}", roll.count()))
        }
        None if arguments.until_jsd.is_some() => {
            Err("--until-jsd compares plays; say which roll is to be played, as in --dice 3,1".to_owned())
        }
        Some(_) | None => Ok(()),
    }
}

/// The plays that look best, one throw ahead, and the positions after them.
fn likely_plays(
    search: &mut Search<'_>,
    position: &Position,
    roll: Roll,
    most: usize,
) -> (Vec<String>, Vec<Position>) {
    let candidates = search.candidates(position, roll, 1);
    let Some(listed) = search.listed() else { return (Vec::new(), Vec::new()) };
    let likely = candidates.iter().take(most);
    likely
        .map(|candidate| {
            let play = listed.play(search.referee(), candidate.index);
            (play_text(&play), listed.positions()[candidate.index])
        })
        .unzip()
}

fn resumed(path: &Path, arguments: &Arguments) -> Result<Rollout, Failure> {
    let name = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{name} cannot be read: {error}"))?;
    let file = RolloutFile::read(&text).map_err(|fault| format!("{name}, {fault}"))?;
    let own = own_ruleset(arguments.ruleset.as_deref())?;
    let Given { referee, position, roll } =
        Given::read(&file.position, own, &[]).map_err(|fault| format!("{name}: {fault}"))?;
    let after = |kept: &KeptPlay| match roll {
        None => Ok(position),
        Some(roll) => referee
            .read_play(&position, roll, &kept.play)
            .map_err(|fault| fault.to_string())
            .and_then(|play| referee.play(&position, roll, &play).map_err(|refusal| refusal.to_string())),
    };
    let starts = file.plays.iter().map(after).collect::<Result<Vec<_>, _>>();
    let starts = starts.map_err(|fault| format!("{name}: {fault}"))?;
    let mut contest =
        Contest::new(&referee, position.turn(), &starts, arguments.trials).until(arguments.until_jsd);
    for (contestant, kept) in contest.contestants_mut().iter_mut().zip(&file.plays) {
        // Without a limit nobody stays dropped: all are to have their trials.
        contestant.is_dropped = kept.is_dropped && arguments.until_jsd.is_some();
        kept.trials.iter().for_each(|(number, trial)| contestant.trials.add(*number, *trial));
    }
    let plays = file.plays.into_iter().map(|kept| kept.play).collect();
    Ok(Rollout { referee, position, roll, plan: file.plan, plays, contest })
}

/// Plays round after round, until it is over or somebody stops it.
fn roll_out(rollout: &mut Rollout, judges: &Judges, arguments: &Arguments, interrupt: &Interrupt) {
    let Rollout { referee, plan, contest, .. } = rollout;
    let threads = arguments.threads.unwrap_or_else(crew::cores);
    let mut progress = Progress::of("trials");
    let mut done = contest.trials_played();
    while let Some(round) = contest.next_round().filter(|_| !interrupt.is_asked()) {
        let total = contest.most_trials();
        let seen = contest.clone();
        let worker = |desk: &Desk<'_, Trial>| {
            let mut search = judges.prepared(referee).0;
            let mut roller = Roller::new(&mut search, *plan);
            desk.serve(|task| {
                let (place, number) = round[task as usize];
                seen.trial(&mut roller, place, number)
            });
        };
        crew::work(0..round.len() as u64, threads, worker, |task, trial| {
            let (place, number) = round[task as usize];
            contest.add(place, number, trial);
            done += 1;
            progress.show(done, total);
            if interrupt.is_asked() { Continue::No } else { Continue::Yes }
        });
    }
    progress.clear();
}

/// Keeps the trials where that was asked for, and where somebody stopped them.
fn keep(rollout: &Rollout, arguments: &Arguments, was_stopped: bool) -> Result<(), Failure> {
    let named = arguments.save.clone().or_else(|| arguments.resume.clone());
    let Some(path) = named.or_else(|| was_stopped.then(free_name)) else { return Ok(()) };
    let Rollout { referee, position, roll, plan, plays, contest } = rollout;
    let kept = |(play, contestant): (&String, &tavli_engine::Contestant)| KeptPlay {
        play: play.clone(),
        is_dropped: contestant.is_dropped,
        trials: contestant.trials.iter().map(|(number, trial)| (number, *trial)).collect(),
    };
    let file = RolloutFile {
        position: position_text(referee, position, *roll),
        plan: *plan,
        plays: plays.iter().zip(contest.contestants()).map(kept).collect(),
    };
    std::fs::write(&path, file.text())
        .map_err(|error| Failure::Told(format!("{} cannot be written: {error}", path.display())))?;
    if was_stopped {
        eprintln!(
            "stopped; `tavli rollout --resume {} --trials {}` goes on",
            path.display(),
            arguments.trials
        );
    }
    Ok(())
}

/// A name that no file has yet.
fn free_name() -> PathBuf {
    let names = (1..).map(|number| PathBuf::from(format!("rollout-{number}.txt")));
    names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| PathBuf::from("rollout.txt"))
}
