//! Why a command ends early.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something to tell the user: what is wrong, and what to do.
    Told(String),
    /// Reading or writing failed.
    Broken(io::Error),
}

const FAILED: u8 = 2;

impl Failure {
    /// Tells the user and gives the exit code. A reader that has seen enough (`| head`) is no fault.
    pub(crate) fn report(self) -> ExitCode {
        let sentence = match self {
            Failure::Broken(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Broken(error) => format!("reading or writing failed: {error}"),
            Failure::Told(sentence) => sentence,
        };
        // Where even this cannot be written, nobody is left to be told.
        let _ = writeln!(io::stderr(), "tavli: {sentence}");
        ExitCode::from(FAILED)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Broken(error)
    }
}

impl From<String> for Failure {
    fn from(sentence: String) -> Failure {
        Failure::Told(sentence)
    }
}
