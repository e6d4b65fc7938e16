//! Asking and answering, a line at a time.

use std::io::{self, BufRead, IsTerminal, Write};

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

    /// Says something, in whole lines.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            self.out.write_all(b"\n")?;
        }
        self.out.flush()
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
