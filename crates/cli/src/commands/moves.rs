//! `tavli moves`: positions in, every legal play out, a line each.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use tavli_rules::{BuiltIn, ExchangeFault, Plays, Ruleset, read_exchange_under, write_error, write_plays};

use crate::failure::Failure;
use crate::which_rules::own_ruleset;

/// Read positions as JSON lines and answer each with every legal play.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A ruleset of your own: a TOML file; "game" may then be its name
    #[arg(long, value_name = "FILE")]
    ruleset: Option<PathBuf>,
}

const EXAMPLES: &str = r#"Each line is one JSON object; checkers are counted by their owner's own progress.
A line that is not understood is answered with {"error":"..."}, and the next one
is read; so is a line of more than 1 MiB. Empty lines are skipped. Each answer
is written at once.

Example:
  echo '{"game":"fevga","turn":"white","dice":[5,3],
    "white":{"board":{"1":15}},"black":{"board":{"1":15}}}' | tr -d '\n' | tavli moves

A side may have: hand, bar, board, middle, pinned, out, off. A line may also have
"options", as in {"dice_use":"any"}, and "id", which the answer gives back, an
error too."#;

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let own = own_ruleset(arguments.ruleset.as_deref())?;
    answer_all(own.as_ref(), &mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(())
}

/// Three equal dice of zeno can have answers of hundreds of megabytes; such room is given back.
const LARGE_ANSWER: usize = 1 << 20;

fn answer_all(own: Option<&Ruleset>, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let (mut line, mut answer, mut plays) = (Line::default(), String::new(), Plays::default());
    while line.read(input)? {
        if !line.is_blank() {
            answer.clear();
            answer.shrink_to(LARGE_ANSWER);
            if let Err(fault) = answer_line(own, &line, &mut plays, &mut answer) {
                write_error(&fault, &mut answer);
            }
            answer.push('\n');
            out.write_all(answer.as_bytes())?;
            out.flush()?;
        }
    }
    Ok(())
}

fn answer_line(
    own: Option<&Ruleset>,
    line: &Line,
    plays: &mut Plays,
    answer: &mut String,
) -> Result<(), ExchangeFault> {
    let text = line.text().map_err(|what| ExchangeFault { id: None, what })?;
    let read = read_exchange_under(text, &|name| rules_named(own, name))?;
    let Some(roll) = read.roll else {
        let what = "\"dice\" is missing; say what was thrown, as in \"dice\":[6,2]".to_owned();
        return Err(ExchangeFault { id: read.id, what });
    };
    read.referee.plays_into(&read.position, roll, plays);
    write_plays(&read, plays, answer);
    Ok(())
}

fn rules_named(own: Option<&Ruleset>, name: &str) -> Result<Ruleset, String> {
    match own {
        Some(own) if own.name == name => Ok(own.clone()),
        Some(own) => {
            let game = name.parse::<BuiltIn>().map(BuiltIn::ruleset);
            game.map_err(|fault| format!("{fault}; and {} of your own", own.name))
        }
        None => name.parse::<BuiltIn>().map(BuiltIn::ruleset),
    }
}

/// No position needs more; a longer line is not kept.
const LONGEST_LINE: usize = 1 << 20;
/// What some programs put before the first line of a text.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A line of input.
#[derive(Default)]
struct Line {
    bytes: Vec<u8>,
    number: u64,
    is_too_long: bool,
}

impl Line {
    /// Reads the next line; false at the end of the input.
    fn read(&mut self, input: &mut impl BufRead) -> io::Result<bool> {
        self.bytes.clear();
        self.number += 1;
        // One byte more than a line may have, and one for its end.
        let most = LONGEST_LINE as u64 + 1;
        let count = io::Read::take(&mut *input, most).read_until(b'\n', &mut self.bytes)?;
        self.is_too_long = self.bytes.len() > LONGEST_LINE && !self.bytes.ends_with(b"\n");
        if self.is_too_long {
            self.bytes.clear();
            input.skip_until(b'\n')?;
        }
        Ok(count > 0)
    }

    fn is_blank(&self) -> bool {
        !self.is_too_long && self.content().is_empty()
    }

    fn content(&self) -> &[u8] {
        let bytes = match self.number {
            1 => self.bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&self.bytes),
            _ => &self.bytes,
        };
        bytes.trim_ascii()
    }

    fn text(&self) -> Result<&str, String> {
        match self.is_too_long {
            true => Err(format!("this line is too long; a line has at most {LONGEST_LINE} bytes")),
            false => std::str::from_utf8(self.content())
                .map_err(|fault| format!("this is not UTF-8 text: {fault}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the lines of this input are: their length, or that they are too long.
    fn lengths(input: &[u8]) -> Vec<Option<usize>> {
        let (mut line, mut rest, mut lengths) = (Line::default(), input, Vec::new());
        while line.read(&mut rest).unwrap() {
            lengths.push(line.text().ok().map(str::len));
        }
        lengths
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped() {
        let line = |length: usize| [vec![b'x'; length], b"\n".to_vec()].concat();
        let input = [line(LONGEST_LINE), line(LONGEST_LINE + 1), line(3 * LONGEST_LINE), line(4)].concat();
        assert_eq!(lengths(&input), [Some(LONGEST_LINE), None, None, Some(4)]);
        assert_eq!(lengths(&vec![b'x'; LONGEST_LINE + 1]), [None]);
    }

    #[test]
    fn a_mark_before_the_first_line_is_ignored() {
        assert_eq!(lengths(b"\xef\xbb\xbf{}\n\xef\xbb\xbf{}\n"), [Some(2), Some(5)]);
    }
}
