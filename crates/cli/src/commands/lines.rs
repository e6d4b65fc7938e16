//! Answering JSON lines: one position in, one answer out, at once.

use std::io::{self, BufRead, Write};

use tavli_rules::{BuiltIn, ExchangeFault, ExchangeLine, Roll, Ruleset, read_exchange_under, write_error};

/// Three equal dice of zeno can have answers of hundreds of megabytes; such room is given back.
const LARGE_ANSWER: usize = 1 << 20;

/// Answers every line of the standard input on the standard output; one that is not understood with an error.
pub(crate) fn answer_all(
    own: Option<&Ruleset>,
    answer: impl FnMut(&ExchangeLine, &mut String) -> Result<(), String>,
) -> io::Result<()> {
    answer_each(own, &mut io::stdin().lock(), &mut io::stdout().lock(), answer)
}

fn answer_each(
    own: Option<&Ruleset>,
    input: &mut impl BufRead,
    out: &mut impl Write,
    mut answer: impl FnMut(&ExchangeLine, &mut String) -> Result<(), String>,
) -> io::Result<()> {
    let (mut line, mut text) = (Line::default(), String::new());
    while line.read(input)? {
        if line.is_blank() {
            continue;
        }
        text.clear();
        text.shrink_to(LARGE_ANSWER);
        if let Err(fault) = answer_line(own, &line, &mut text, &mut answer) {
            text.clear();
            write_error(&fault, &mut text);
        }
        text.push('\n');
        out.write_all(text.as_bytes())?;
        out.flush()?;
    }
    Ok(())
}

fn answer_line(
    own: Option<&Ruleset>,
    line: &Line,
    text: &mut String,
    answer: &mut impl FnMut(&ExchangeLine, &mut String) -> Result<(), String>,
) -> Result<(), ExchangeFault> {
    let read = line.text().map_err(|what| ExchangeFault { id: None, what })?;
    let read = read_exchange_under(read, &|name| rules_named(own, name))?;
    answer(&read, text).map_err(|what| ExchangeFault { id: read.id, what })
}

/// The dice of a line, for those who need them.
pub(crate) fn roll(line: &ExchangeLine) -> Result<Roll, String> {
    line.roll.ok_or_else(|| "\"dice\" is missing; say what was thrown, as in \"dice\":[6,2]".to_owned())
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
pub(super) struct Line {
    bytes: Vec<u8>,
    number: u64,
    is_too_long: bool,
}

impl Line {
    /// Reads the next line; false at the end of the input.
    pub(super) fn read(&mut self, input: &mut impl BufRead) -> io::Result<bool> {
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

    pub(super) fn text(&self) -> Result<&str, String> {
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
