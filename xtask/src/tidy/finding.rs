//! One thing that is not tidy: where, what, and what to do.

use std::fmt;

/// Sorted by place, as a person walks through the files.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    path: String,
    line: usize,
    wrong: String,
    remedy: String,
}

impl Finding {
    /// A finding on a line counted from 1.
    pub(crate) fn new(
        path: &str,
        line: usize,
        wrong: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Finding {
        Finding { path: path.to_string(), line, wrong: wrong.into(), remedy: remedy.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}; {}", self.path, self.line, self.wrong, self.remedy)
    }
}

/// Where the findings are, for tests: `path:line`.
#[cfg(test)]
pub(crate) fn places(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(|finding| format!("{}:{}", finding.path, finding.line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finding_reads_as_place_fault_and_remedy() {
        let finding = Finding::new("a.rs", 3, "too long", "split it");
        assert_eq!(finding.to_string(), "a.rs:3: too long; split it");
    }
}
