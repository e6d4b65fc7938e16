//! `tavli analyse`: what every turn of a record was worth.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tavli_engine::{Analyst, Judging, Level, Review, moments};
use tavli_rules::{Record, Referee};

use super::convert::read_games;
use crate::crew;
use crate::failure::Failure;
use crate::judges::Judges;
use crate::report::{self, Report};
use crate::turns::Turns;

/// Look at every turn of recorded games: the best plays, errors, luck and figures.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Records, as `tavli play` and the page save them; .mat and .sgf for portes
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// How many throws to look ahead [default: 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=2), conflicts_with = "level")]
    ply: Option<u32>,
    /// Look ahead as a level does: expert or champion; weaker ones judge like an expert
    #[arg(long)]
    level: Option<Level>,
    /// How many plays a turn to keep, the best first
    #[arg(long, value_name = "K", default_value_t = tavli_engine::CANDIDATES_KEPT)]
    candidates: usize,
    /// Write a page with boards and charts into this file
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    html: Option<PathBuf>,
    /// Write JSON, one object a record, one a line; docs/analysis.md explains it
    #[arg(long)]
    json: bool,
    /// How many threads to use [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

const EXAMPLES: &str = "\
A play is judged against the best of its roll, in points a game. What it gives
away says its class: best, fine (less than 0.02), doubtful (0.02), error (0.04),
blunder (0.08 or more). Where only one play is legal there is nothing to decide,
and it does not count. Luck is what a throw is worth more than the mean over all
throws. A result without luck leaves out what the dice gave either side.

The figures depend on nothing but the record and the look-ahead. Ctrl-C stops and
shows what is done by then. Files that cannot be read are named at the end, and the
others are looked at all the same.

Examples:
  tavli analyse game.txt
  tavli analyse game.txt --level champion
  tavli analyse *.txt --html report.html
  tavli analyse game.txt --json | jq '.figures[0].average_loss'";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let (read, faults): (Vec<_>, Vec<_>) =
        arguments.records.iter().map(|path| read(path)).partition(Result::is_ok);
    let faults: Vec<String> = faults.into_iter().filter_map(Result::err).collect();
    let (names, records): (Vec<String>, Vec<Record>) = read.into_iter().flatten().flatten().unzip();
    if records.is_empty() {
        return Err(Failure::Told(faults.join("\n")));
    }
    let mut judges = Judges::default();
    for referee in records.iter().flat_map(|record| record.played.cycle()) {
        judges.prepare(referee)?;
    }
    let reviews = look_at_all(&records, &judges, &arguments);
    let all = names.into_iter().zip(records).zip(reviews);
    let reports: Vec<Report> =
        all.map(|((name, record), reviews)| report_of(name, record, reviews, &judges, &arguments)).collect();
    hand_over(&reports, &arguments)?;
    // One bad file among many does not take the others with it.
    if faults.is_empty() { Ok(()) } else { Err(Failure::Told(faults.join("\n"))) }
}

fn hand_over(reports: &[Report], arguments: &Arguments) -> Result<(), Failure> {
    if let Some(path) = &arguments.html {
        return std::fs::write(path, report::html(reports))
            .map_err(|error| Failure::Told(format!("{} cannot be written: {error}", path.display())));
    }
    let write = if arguments.json { report::json } else { report::text };
    let texts: Vec<String> = reports.iter().map(write).collect();
    io::stdout().write_all(texts.join(if arguments.json { "" } else { "\n\n" }).as_bytes())?;
    Ok(())
}

/// The records of a file, with the file's name; what is wrong with it is told with the name too.
fn read(path: &Path) -> Result<Vec<(String, Record)>, String> {
    let file = path.display();
    let (records, _) = read_games(path).map_err(|fault| format!("{file}: {fault}"))?;
    let name =
        |number: usize| if records.len() > 1 { format!("{file}, game {number}") } else { file.to_string() };
    let names: Vec<String> = (1..=records.len()).map(name).collect();
    Ok(names.into_iter().zip(records).collect())
}

fn depth(referee: &Referee, arguments: &Arguments) -> u32 {
    arguments.level.map_or(arguments.ply.unwrap_or(1), |level| level.depth(referee.ruleset()))
}

/// The reviews of every record, as far as nobody stops it.
fn look_at_all<'a>(records: &'a [Record], judges: &'a Judges, arguments: &Arguments) -> Vec<Vec<Review>> {
    let analyst = |own: &'a Referee| -> Analyst<'a> {
        Analyst::new(judges.prepared(own).0, depth(own, arguments)).keeping(arguments.candidates)
    };
    let mut found: Vec<Vec<Review>> = records.iter().map(|_| Vec::new()).collect();
    let threads = arguments.threads.unwrap_or_else(crew::cores);
    Turns::of(records).look(
        threads,
        analyst,
        |analyst, moment| analyst.review(moment),
        |task, review| found[task.record].push(review),
    );
    found.iter_mut().for_each(|reviews| reviews.sort_by_key(|review| (review.game, review.turn)));
    found
}

fn report_of(
    name: String,
    record: Record,
    reviews: Vec<Review>,
    judges: &Judges,
    arguments: &Arguments,
) -> Report {
    let turns = moments(&record.played).len();
    let cycle = record.played.cycle();
    let judgings: Vec<Judging> = cycle.iter().map(|referee| judges.prepared(referee).1).collect();
    let depths = cycle.iter().map(|referee| depth(referee, arguments)).collect();
    Report { name, judging: judgings[0], depths, turns, reviews, record }
}
