//! What is wrong with a message, where, and what to do.

use std::fmt;

/// One fault; all are told at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    language: &'static str,
    file: String,
    line: usize,
    wrong: String,
}

impl Fault {
    /// A fault on a line counted from 1; line 0 stands for the whole file.
    pub(crate) fn new(language: &'static str, file: &str, line: usize, wrong: impl Into<String>) -> Fault {
        Fault { language, file: file.to_owned(), line, wrong: wrong.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "messages/{}/{}.ftl", self.language, self.file)?;
        if self.line > 0 {
            write!(out, ":{}", self.line)?;
        }
        write!(out, ": {}", self.wrong)
    }
}
