//! How fast the player judges, decides and rolls out; beside GNU Backgammon where that is installed.

use std::hint::black_box;
use std::time::{Duration, Instant};

use tavli_engine::{Roller, RolloutPlan, Search};
use tavli_rules::{BuiltIn, Side};

use super::losses::{Decision, decisions};
use super::subject::Subject;
use super::table::{Table, count};
use super::{Arguments, progress::with_progress};

/// How many decisions are made at each depth, and how often each of them: what was seen once is remembered when one looks
/// ahead, but not otherwise.
const DECISIONS: [(u64, u64); 3] = [(1_000, 20), (1_000, 1), (200, 1)];
/// Trials of a rollout, as many as there are pairs of throws.
const TRIALS: u64 = 1_296;
/// So many are played one after the other: they meet the same positions in their first turns.
const TOGETHER: u64 = 108;

pub(super) fn measure(arguments: &Arguments, subject: &Subject) -> String {
    let mut table = Table::new(["on one core", "time", "in a second"]);
    let mut evaluations = 0.0;
    for (depth, (number, times)) in (0..).zip(DECISIONS) {
        let decisions = decisions(subject, arguments.scaled(number), arguments.seed);
        let Pace { decision, evaluation } = pace(&mut subject.search(), &decisions, depth, times);
        if depth == 0 {
            evaluations = a_second(evaluation);
            table.add(row("a position judged while deciding, plays listed", evaluation));
        }
        table.add(row(&format!("a decision at {depth} ply"), decision));
    }
    let threads = arguments.threads();
    let rollout = format!(
        "\nA rollout of the start with {} games, their luck taken out, takes {:.1} s with {threads} thread{}.\n",
        count(TRIALS),
        rollout(arguments, subject).as_secs_f64(),
        if threads == 1 { "" } else { "s" },
    );
    table.text() + &rollout + &beside_gnubg(subject.game, evaluations)
}

/// How long one takes.
struct Pace {
    decision: Duration,
    evaluation: Duration,
}

fn pace(search: &mut Search<'_>, decisions: &[Decision], depth: u32, times: u64) -> Pace {
    let (began, judged_before) = (Instant::now(), search.positions_judged());
    for _ in 0..times {
        for Decision { position, roll } in decisions {
            black_box(search.candidates(position, *roll, depth));
        }
    }
    let (time, judged) = (began.elapsed(), search.positions_judged() - judged_before);
    Pace {
        decision: time.div_f64((decisions.len() as u64 * times) as f64),
        evaluation: time.div_f64(judged as f64),
    }
}

fn rollout(arguments: &Arguments, subject: &Subject) -> Duration {
    let start = subject.referee.start(Side::White);
    let began = Instant::now();
    let what = format!("{}, parts of a rollout", subject.game);
    let trials = with_progress(what, TRIALS / TOGETHER, arguments.threads(), |tasks| {
        tasks.results(|| {
            let mut search = subject.search();
            move |number| {
                let mut roller = Roller::new(&mut search, RolloutPlan::default());
                let trials = number * TOGETHER..(number + 1) * TOGETHER;
                trials.map(|number| roller.trial(&start, number)).collect::<Vec<_>>()
            }
        })
    });
    black_box(trials);
    began.elapsed()
}

fn a_second(time: Duration) -> f64 {
    1.0 / time.as_secs_f64()
}

fn row(what: &str, time: Duration) -> [String; 3] {
    let micros = 1e6 * time.as_secs_f64();
    let told = match micros {
        ..1_000.0 => format!("{micros:.2} µs"),
        _ => format!("{:.2} ms", micros / 1_000.0),
    };
    [what.to_owned(), told, count(a_second(time).round() as u64)]
}

/// How many positions it judges, by its own count, right after ours were counted.
#[cfg(unix)]
fn beside_gnubg(game: BuiltIn, ours: f64) -> String {
    if game != BuiltIn::Portes {
        return String::new();
    }
    match crate::gnubg::evaluations_a_second() {
        Ok(theirs) => {
            let told = count(theirs.round() as u64);
            let ratio = ours / theirs;
            format!(
                "\nGNU Backgammon on the same core judges {told} positions a second, by its own count: {ratio:.1} times fewer.\n"
            )
        }
        Err(missing) => format!("\nNot compared with GNU Backgammon: {missing}.\n"),
    }
}

#[cfg(not(unix))]
fn beside_gnubg(_: BuiltIn, _: f64) -> String {
    String::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_with_how_often_they_fit_into_a_second() {
        assert_eq!(row("a", Duration::from_micros(500)), ["a", "500.00 µs", "2,000"]);
        assert_eq!(row("b", Duration::from_millis(20)), ["b", "20.00 ms", "50"]);
    }

    #[test]
    fn pace_counts_every_decision() {
        let subject = Subject::untrained(BuiltIn::Portes);
        let decisions = decisions(&subject, 20, 1);
        let mut search = subject.search();
        let Pace { decision, evaluation } = pace(&mut search, &decisions, 0, 3);
        let results: usize =
            decisions.iter().map(|it| subject.referee.plays(&it.position, it.roll).len()).sum();
        assert_eq!(search.positions_judged(), 3 * results as u64);
        assert!(decision > evaluation);
    }
}
