//! Asking and answering, a line at a time.

use std::io::{self, BufRead, IsTerminal, Write};

use crate::wrap::wrap;

/// How far the rest of a long line is set in.
const INDENT: usize = 2;

/// Where a person reads and types.
pub(crate) struct Prompt {
    input: Box<dyn BufRead>,
    out: Box<dyn Write>,
    /// Whether typed lines are written too: where input comes from a file, nobody else shows them.
    echoes: bool,
}

impl Prompt {
    /// Standard input and output.
    pub(crate) fn standard() -> Prompt {
        let input = io::stdin();
        let echoes = !input.is_terminal();
        Prompt { input: Box::new(input.lock()), out: Box::new(io::stdout().lock()), echoes }
    }

    /// Says something, in whole lines that fit into a terminal.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        self.show(&wrap(text, INDENT))
    }

    /// Shows something as it is, in whole lines.
    pub(crate) fn show(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            self.out.write_all(b"\n")?;
        }
        self.out.flush()
    }

    /// Waits for Enter where somebody sits at a terminal; gives what was typed besides.
    pub(crate) fn pause(&mut self, question: &str) -> io::Result<String> {
        match self.echoes {
            true => Ok(String::new()),
            false => Ok(self.ask(question)?.unwrap_or_default()),
        }
    }

    /// Asks, and gives what is typed; nothing at the end of the input.
    pub(crate) fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.out, "{question}> ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echoes {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A prompt for somebody who types this.
    fn prompt(typed: &'static str, is_terminal: bool) -> Prompt {
        Prompt { input: Box::new(typed.as_bytes()), out: Box::new(io::sink()), echoes: !is_terminal }
    }

    #[test]
    fn only_somebody_at_a_terminal_has_to_press_enter() {
        let mut person = prompt("\nquit\nafter\n", true);
        assert_eq!(person.pause("Press Enter").unwrap(), "");
        assert_eq!(person.pause("Press Enter").unwrap(), "quit");
        assert_eq!(person.ask("?").unwrap().as_deref(), Some("after"));
        assert_eq!(person.pause("Press Enter").unwrap(), "");
        let mut file = prompt("first\n", false);
        assert_eq!(file.pause("Press Enter").unwrap(), "");
        assert_eq!(file.ask("?").unwrap().as_deref(), Some("first"));
    }
}
