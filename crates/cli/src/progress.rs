//! How far a long work has come, on the terminal's error output.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

const WIDTH: usize = 30;
/// Often enough to look alive, seldom enough to cost nothing.
const PAUSE: Duration = Duration::from_millis(100);

/// A bar that is drawn only where somebody sees it.
pub(crate) struct Progress {
    what: &'static str,
    is_seen: bool,
    drawn: Option<Instant>,
}

impl Progress {
    /// A bar for so many of something.
    pub(crate) fn of(what: &'static str) -> Progress {
        Progress { what, is_seen: io::stderr().is_terminal(), drawn: None }
    }

    /// Shows that so many of them are done.
    pub(crate) fn show(&mut self, done: u64, total: u64) {
        let is_due = self.drawn.is_none_or(|drawn| drawn.elapsed() >= PAUSE);
        if self.is_seen && is_due {
            self.drawn = Some(Instant::now());
            // A bar that cannot be drawn is no reason to stop.
            let _ = write!(io::stderr(), "\r{}", line(self.what, done, total));
            let _ = io::stderr().flush();
        }
    }

    /// Takes the bar away.
    pub(crate) fn clear(&mut self) {
        if self.drawn.take().is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

fn line(what: &str, done: u64, total: u64) -> String {
    let filled = (done * WIDTH as u64 / total.max(1)).min(WIDTH as u64) as usize;
    format!("[{}{}] {done} of {total} {what}", "#".repeat(filled), ".".repeat(WIDTH - filled))
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn a_bar_grows_with_what_is_done() {
        assert_eq!(line("turns", 0, 60), format!("[{}] 0 of 60 turns", ".".repeat(30)));
        assert_eq!(line("turns", 30, 60), format!("[{}{}] 30 of 60 turns", "#".repeat(15), ".".repeat(15)));
        assert_eq!(line("trials", 9, 3), format!("[{}] 9 of 3 trials", "#".repeat(30)));
    }
}
