//! `tavli moves`: positions in, every legal play out, a line each.

use std::io::{self, BufRead, Write};

use tavli_rules::{Plays, read_exchange, write_error, write_plays};

use crate::failure::Failure;

/// Read positions as JSON lines and answer each with every legal play.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {}

const EXAMPLES: &str = r#"Each line is one JSON object; checkers are counted by their owner's own progress.
A line that is not understood is answered with {"error":"..."}, and the next one
is read. Empty lines are skipped. Each answer is written at once.

Example:
  echo '{"game":"fevga","turn":"white","dice":[5,3],
    "white":{"board":{"1":15}},"black":{"board":{"1":15}}}' | tr -d '\n' | tavli moves

A side may have: hand, bar, board, middle, pinned, out, off. A line may also have
"options", as in {"dice_use":"any"}, and "id", which the answer gives back."#;

pub(crate) fn run(_: Arguments) -> Result<(), Failure> {
    answer_all(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(())
}

/// Three equal dice of zeno can have answers of hundreds of megabytes; such room is given back.
const LARGE_ANSWER: usize = 1 << 20;

fn answer_all(input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let (mut line, mut answer, mut plays) = (Vec::new(), String::new(), Plays::default());
    while input.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            answer.clear();
            answer.shrink_to(LARGE_ANSWER);
            if let Err(fault) = answer_line(&line, &mut plays, &mut answer) {
                write_error(&fault, &mut answer);
            }
            answer.push('\n');
            out.write_all(answer.as_bytes())?;
            out.flush()?;
        }
        line.clear();
    }
    Ok(())
}

fn answer_line(line: &[u8], plays: &mut Plays, answer: &mut String) -> Result<(), String> {
    let text = std::str::from_utf8(line).map_err(|fault| format!("this is not UTF-8 text: {fault}"))?;
    let read = read_exchange(text.trim())?;
    let roll = read.roll.ok_or("\"dice\" is missing; say what was thrown, as in \"dice\":[6,2]")?;
    read.referee.plays_into(&read.position, roll, plays);
    write_plays(&read, plays, answer);
    Ok(())
}
