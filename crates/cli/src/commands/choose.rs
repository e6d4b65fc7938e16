//! `tavli choose`: positions with dice in, the best play out, a line each.

use tavli_engine::Candidate;
use tavli_rules::{ExchangeLine, Plays, write_id, write_result, write_steps};

use super::evaluate::write_chances;
use super::lines;
use crate::failure::Failure;
use crate::judges::Judges;

/// Read positions with dice as JSON lines and answer each with the best play.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How many throws to look ahead
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=2))]
    ply: u32,
    /// How many plays to name, the best first
    #[arg(long, value_name = "K", default_value_t = 3)]
    candidates: usize,
}

const EXAMPLES: &str = r#"Each line is one JSON object, as `tavli moves` reads them. The answer holds the
steps of the best play, the position after it, its worth in points a game for the
side that plays it, and the best candidates with their chances.

Example:
  echo '{"game":"fevga","turn":"white","dice":[5,3],
    "white":{"board":{"1":15}},"black":{"board":{"1":15}}}' | tr -d '\n' | tavli choose"#;

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut judges = Judges::default();
    lines::answer_all(None, |line, answer| {
        let roll = lines::roll(line)?;
        let mut search = judges.search(&line.referee)?;
        let candidates = search.candidates(&line.position, roll, arguments.ply);
        let plays = search.listed().ok_or("nothing was listed")?;
        write_choice(line, plays, &candidates, arguments.candidates, answer);
        Ok(())
    })?;
    Ok(())
}

fn write_choice(
    line: &ExchangeLine,
    plays: &Plays,
    candidates: &[Candidate],
    most: usize,
    answer: &mut String,
) {
    let Some(best) = candidates.first() else { return };
    let steps = |candidate: &Candidate| plays.play(&line.referee, candidate.index);
    answer.push('{');
    write_id(line.id.as_ref(), answer);
    write_result(&steps(best), &plays.positions()[best.index], answer);
    answer.push_str(&format!(",\"equity\":{:.5},\"candidates\":[", best.equity.0));
    for (rank, candidate) in candidates.iter().take(most).enumerate() {
        answer.push_str(if rank > 0 { ",{\"steps\":" } else { "{\"steps\":" });
        write_steps(&steps(candidate), answer);
        answer.push(',');
        write_chances(candidate.chances, candidate.equity, answer);
        answer.push('}');
    }
    answer.push_str("]}");
}
