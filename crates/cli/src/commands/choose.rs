//! `tavli choose`: positions with dice in, the best play out, a line each.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use tavli_engine::{Candidate, Level, Search};
use tavli_rules::{ExchangeLine, Plays, Position, Roll, write_id, write_result, write_steps};

use super::evaluate::write_chances;
use super::lines;
use crate::failure::Failure;
use crate::judges::Judges;
use crate::outcome_text::outcome_text;
use crate::which_rules::own_ruleset;

/// Read positions with dice as JSON lines and answer each with the best play.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How many throws to look ahead [default: 0]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=2), conflicts_with = "level")]
    ply: Option<u32>,
    /// Choose as a level does: beginner, casual, club, expert or champion
    #[arg(long)]
    level: Option<Level>,
    /// Go no deeper after so many milliseconds; a play is chosen in any case
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// By which chance the weaker levels misjudge
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A ruleset of your own: a TOML file; "game" may then be its name
    #[arg(long, value_name = "FILE")]
    ruleset: Option<PathBuf>,
    /// How many plays to name, the best first
    #[arg(long, value_name = "K", default_value_t = 3)]
    candidates: usize,
}

const EXAMPLES: &str = r#"Each line is one JSON object, as `tavli moves` reads them. The answer holds the
steps of the play chosen, the position after it, its worth in points a game for the
side that plays it, and the best candidates with their chances; and what judged:
"net", "net of the game's own rules" where options were changed, or "plain".
Plays that a shorter look has found worse are not looked into further: each
candidate says in "ply" how far ahead it was judged, and those judged farther
stand first.
Without a level the best play is chosen; a weaker level may choose another one.
Where the game is over the answer is an error that says so.

Example:
  echo '{"game":"fevga","turn":"white","dice":[5,3],
    "white":{"board":{"1":15}},"black":{"board":{"1":15}}}' | tr -d '\n' | tavli choose"#;

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut judges = Judges::default();
    let own = own_ruleset(arguments.ruleset.as_deref())?;
    lines::answer_all(own.as_ref(), |line, answer| {
        let roll = lines::roll(line)?;
        if let Some(outcome) = line.referee.outcome(&line.position) {
            return Err(format!("the game is over, {}; there is nothing to choose", outcome_text(outcome)));
        }
        let (mut search, judging) = judges.search(&line.referee)?;
        let (candidates, chosen) = look(&mut search, &line.position, roll, &arguments);
        let plays = search.listed().ok_or("nothing was listed")?;
        let chosen = candidates.get(chosen).ok_or("nothing can be chosen")?;
        write_choice(line, plays, chosen, &candidates[..candidates.len().min(arguments.candidates)], answer);
        answer.push_str(&format!(",\"evaluator\":\"{}\"}}", judging.name()));
        Ok(())
    })?;
    Ok(())
}

/// The plays of a roll, the best first, as far ahead as asked for and as the time allows; and which of them is chosen.
fn look(
    search: &mut Search<'_>,
    position: &Position,
    roll: Roll,
    arguments: &Arguments,
) -> (Vec<Candidate>, usize) {
    let Arguments { ply, level, seed, .. } = *arguments;
    let (began, time) = (Instant::now(), arguments.time.map(Duration::from_millis));
    let mut stop = |_| time.is_some_and(|time| began.elapsed() >= time);
    match level {
        Some(level) => level.choose_until(search, position, roll, seed, &mut stop),
        // Who gives time wants it used.
        None => {
            let depth = ply.unwrap_or(if time.is_some() { 2 } else { 0 });
            (search.candidates_until(position, roll, depth, &mut stop), 0)
        }
    }
}

fn write_choice(
    line: &ExchangeLine,
    plays: &Plays,
    chosen: &Candidate,
    named: &[Candidate],
    answer: &mut String,
) {
    let steps = |candidate: &Candidate| plays.play(&line.referee, candidate.index);
    answer.push('{');
    write_id(line.id.as_ref(), answer);
    write_result(&steps(chosen), &plays.positions()[chosen.index], answer);
    answer.push_str(&format!(",\"equity\":{:.5},\"candidates\":[", chosen.equity.0));
    for (rank, candidate) in named.iter().enumerate() {
        answer.push_str(if rank > 0 { ",{\"steps\":" } else { "{\"steps\":" });
        write_steps(&steps(candidate), answer);
        answer.push(',');
        write_chances(candidate.chances, candidate.equity, answer);
        answer.push_str(&format!(",\"ply\":{}}}", candidate.depth));
    }
    answer.push(']');
}
