//! Why a command ends early.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something to tell the user: what is wrong, and what to do.
    Told(String),
    /// What was asked for is right, but what it needs cannot be used: what is wrong, and what to do.
    Unusable(String),
    /// Reading or writing failed.
    Broken(io::Error),
}

const FAILED: u8 = 2;
const UNUSABLE: u8 = 1;

impl Failure {
    /// Tells the user and gives the exit code. A reader that has seen enough (`| head`) is no fault.
    pub(crate) fn report(self) -> ExitCode {
        let code = if matches!(self, Failure::Unusable(_)) { UNUSABLE } else { FAILED };
        let sentence = match self {
            Failure::Broken(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Broken(error) => format!("reading or writing failed: {error}"),
            Failure::Told(sentence) | Failure::Unusable(sentence) => sentence,
        };
        // Where even this cannot be written, nobody is left to be told.
        let _ = writeln!(io::stderr(), "tavli: {sentence}");
        ExitCode::from(code)
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
