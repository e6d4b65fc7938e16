//! `tavli problems`: picks problems from games that the program plays against itself.

use std::collections::HashSet;
use std::io::{self, Write};

use tavli_engine::{Analyst, Contest, Level, Plain, Problem, Roller, RolloutPlan, Search, find_problem};
use tavli_rules::{BuiltIn, Position, Referee, Side};

use crate::crew::{self, Continue, Desk};
use crate::dice_source::DiceSource;
use crate::failure::Failure;
use crate::judges::Judges;
use crate::progress::Progress;

/// Pick problems, where the plausible play is wrong, from games of the program against itself.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Which game
    game: BuiltIn,
    /// How many problems
    #[arg(long, value_name = "N", default_value_t = 20)]
    count: usize,
    /// Where the dice of the games come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games to look through at most
    #[arg(long, value_name = "N", default_value_t = 2000)]
    games: u64,
    /// How many threads to use [default: as many as there are cores]; the answer is the same
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

const EXAMPLES: &str = "\
The plausible play is the one that counting favours: the race, what can be hit,
what is blocked, what is pinned. It is wrong where the champion's look-ahead says
that it gives away 0.08 to 0.30 points, the best play is clearly better than the
second, and a rollout agrees; and something must speak for each of the two. Of a game at most one problem is taken; problems are
mixed by what speaks for the best play. White is always to play.

A line is a problem: position; best play; plausible play; loss. Those of the folder
problems were made with this command.

Example:
  tavli problems portes > problems/portes.txt";

/// Games that are looked through between two looks at what there is.
const ROUND: u64 = 16;
/// So many times the problems that are asked for, so that they can be mixed.
const CHOICE: usize = 2;
/// A rollout agrees when the best play leads by so many standard deviations of the difference.
const SURE: f64 = 2.33;
/// Trials of each play in such a rollout, and how many turns they have.
const ROUNDS: u64 = 4;
const TURNS: u32 = 9;
/// No game is so long.
const MOST_TURNS: u32 = 1_000;

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let referee = arguments.game.referee();
    let mut judges = Judges::default();
    judges.prepare(&referee)?;
    let found = found(&referee, &judges, &arguments);
    if found.len() < arguments.count {
        let (games, count) = (arguments.games, found.len());
        return Err(Failure::Told(format!("{games} games have only {count} problems; raise --games")));
    }
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "# Made by `tavli problems {} --seed {}`: position; best play; plausible play; loss",
        arguments.game, arguments.seed
    )?;
    for problem in mixed(&referee, found, arguments.count) {
        writeln!(out, "{}", problem.text(&referee))?;
    }
    Ok(())
}

/// Problems of games in their order, some more than are asked for.
fn found(referee: &Referee, judges: &Judges, arguments: &Arguments) -> Vec<Problem> {
    let threads = arguments.threads.unwrap_or_else(crew::cores);
    let (wanted, mut found) = (arguments.count * CHOICE, Vec::new());
    let mut progress = Progress::of("problems");
    for first in (0..arguments.games).step_by(ROUND as usize) {
        let look = |desk: &Desk<'_, Option<Problem>>| {
            let (mut own, mut plain) = (judges.prepared(referee).0, plain(referee));
            let mut analyst =
                Analyst::new(judges.prepared(referee).0, Level::Champion.depth(referee.ruleset()));
            desk.serve(|game| problem_of_game(&mut own, &mut analyst, &mut plain, arguments.seed + game));
        };
        let mut round = Vec::new();
        crew::work(first..(first + ROUND).min(arguments.games), threads, look, |game, problem| {
            round.extend(problem.map(|problem| (game, problem)));
            Continue::Yes
        });
        round.sort_by_key(|(game, _)| *game);
        found.extend(round.into_iter().map(|(_, problem)| problem));
        progress.show(found.len() as u64, wanted as u64);
        if found.len() >= wanted {
            break;
        }
    }
    progress.clear();
    let mut seen = HashSet::new();
    found.retain(|problem| seen.insert((problem.position, problem.roll)));
    found
}

fn plain(referee: &Referee) -> Search<'_> {
    Search::with_evaluator(referee, Box::new(Plain::new(referee.ruleset())))
}

/// Plays a game without look-ahead, and takes the problem of it that gives most away, if a rollout agrees.
fn problem_of_game(
    own: &mut Search<'_>,
    analyst: &mut Analyst<'_>,
    plain: &mut Search<'_>,
    seed: u64,
) -> Option<Problem> {
    let referee = own.referee();
    let mut dice = DiceSource::new(seed);
    let mut position = referee.start(Side::White);
    let mut best: Option<Problem> = None;
    for _ in 0..MOST_TURNS {
        if referee.outcome(&position).is_some() {
            break;
        }
        let roll = dice.roll(referee.ruleset().dice.dice);
        if referee.numbers(roll).total() <= MOST_NUMBERS
            && let Some(problem) = find_problem(analyst, plain, &position, roll)
            && best.as_ref().is_none_or(|best| problem.loss > best.loss)
        {
            best = Some(problem);
        }
        let chosen = own.candidates(&position, roll, 0).first()?.index;
        position = own.listed()?.positions()[chosen];
    }
    best.filter(|problem| is_confirmed(own, problem, seed))
}

/// Three equal dice are twelve steps: nobody looks through that as a problem.
const MOST_NUMBERS: u8 = 5;

fn is_confirmed(search: &mut Search<'_>, problem: &Problem, seed: u64) -> bool {
    let referee = search.referee();
    let Problem { position, roll, best, plausible, .. } = problem;
    let after = |play| referee.play(position, *roll, play).ok();
    let (Some(best), Some(plausible)) = (after(best), after(plausible)) else { return false };
    let starts: [Position; 2] = [best, plausible];
    let throws: u64 = referee.rolls().map(|(_, weight)| u64::from(weight)).sum();
    // With three dice a round is long enough.
    let rounds = if throws > 36 { 1 } else { ROUNDS };
    let mut contest = Contest::new(referee, position.turn(), &starts, throws * rounds);
    let plan = RolloutPlan { seed, turns: Some(TURNS), ..RolloutPlan::default() };
    let mut roller = Roller::new(search, plan);
    while let Some(round) = contest.next_round() {
        for (place, number) in round {
            let trial = contest.trial(&mut roller, place, number);
            contest.add(place, number, trial);
        }
    }
    let [best, plausible] = contest.contestants() else { return false };
    let lead = best.trials.lead_over(&plausible.trials).corrected;
    lead.equity > SURE * lead.standard_error
}

/// So many of them, in turn by what speaks first for the best play.
fn mixed(referee: &Referee, found: Vec<Problem>, count: usize) -> Vec<Problem> {
    let mut by_reason: Vec<(_, std::collections::VecDeque<Problem>)> = Vec::new();
    for problem in found {
        let first = problem.reasons(referee).first().map(|reason| reason.fact);
        match by_reason.iter_mut().find(|(fact, _)| *fact == first) {
            Some((_, same)) => same.push_back(problem),
            None => by_reason.push((first, [problem].into())),
        }
    }
    let mut mixed = Vec::new();
    while mixed.len() < count && by_reason.iter().any(|(_, left)| !left.is_empty()) {
        mixed.extend(by_reason.iter_mut().filter_map(|(_, left)| left.pop_front()));
    }
    mixed.truncate(count);
    mixed
}
