//! A line on how a measurement goes: the same one again on a terminal, now and then a new one in a file.

use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::tasks::Tasks;

/// A measurement under way.
struct Progress {
    what: String,
    count: u64,
    began: Instant,
    shown: Mutex<Instant>,
    is_terminal: bool,
}

/// Does so many tasks and shows how it goes.
pub(super) fn with_progress<T>(
    what: String,
    count: u64,
    threads: u64,
    measure: impl FnOnce(&Tasks<'_>) -> T,
) -> T {
    let began = Instant::now();
    let is_terminal = std::io::stderr().is_terminal();
    let progress = Progress { what, count, began, shown: Mutex::new(began), is_terminal };
    eprint!("{}: {count}{}", progress.what, if is_terminal { "" } else { "\n" });
    let result = measure(&Tasks { count, threads, tell: &|done| progress.tell(done) });
    progress.end();
    result
}

impl Progress {
    fn tell(&self, done: u64) {
        let pause = Duration::from_secs(if self.is_terminal { 1 } else { 60 });
        // Another thread that shows the line at this moment shows enough.
        let Ok(mut shown) = self.shown.try_lock() else { return };
        if shown.elapsed() < pause {
            return;
        }
        *shown = Instant::now();
        let seconds = self.began.elapsed().as_secs_f64();
        let left = seconds / done as f64 * (self.count - done) as f64;
        self.show(&format!("{done} of {}, {left:.0} s left", self.count));
    }

    fn end(&self) {
        self.show(&format!("{}, done in {:.1} s", self.count, self.began.elapsed().as_secs_f64()));
        if self.is_terminal {
            eprintln!();
        }
    }

    fn show(&self, how_far: &str) {
        if self.is_terminal {
            eprint!("\r{}: {how_far}          ", self.what);
            // Where the line cannot be shown the measurement goes on without.
            let _ = std::io::stderr().flush();
        } else {
            eprintln!("{}: {how_far}", self.what);
        }
    }
}
