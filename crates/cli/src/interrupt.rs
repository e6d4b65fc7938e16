//! Whether somebody has asked the program to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of a program that Ctrl-C ended, by custom.
const INTERRUPTED: i32 = 130;

/// Knows whether Ctrl-C was pressed since it was set up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt {
    asked: Arc<AtomicBool>,
}

impl Interrupt {
    /// From now on Ctrl-C is noted and ends nothing by itself; pressed again it ends the program at once.
    pub(crate) fn watch() -> Interrupt {
        let interrupt = Interrupt::default();
        let asked = interrupt.asked.clone();
        let note = move || {
            if asked.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED);
            }
        };
        // Where it cannot be watched, Ctrl-C ends the program as it always did.
        let _ = ctrlc::set_handler(note);
        interrupt
    }

    /// Whether it was pressed.
    pub(crate) fn is_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}
