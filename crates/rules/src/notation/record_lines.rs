//! The lines of a record, one after the other.

use super::record_fault::{RecordFault, RecordFaultKind};

/// What stands before each line of a whole ruleset.
pub(super) const INDENT: &str = "    ";

/// The lines that say something, with a place to go back to.
pub(super) struct Lines<'a> {
    text: Vec<(usize, &'a str)>,
    /// How many lines have been read.
    pub(super) at: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn of(text: &'a str) -> Lines<'a> {
        Lines { text: text.lines().enumerate().collect(), at: 0 }
    }

    pub(super) fn next(&mut self) -> Option<&'a str> {
        while let Some((_, line)) = self.text.get(self.at) {
            self.at += 1;
            if !line.trim().is_empty() {
                return Some(line.trim_end());
            }
        }
        None
    }

    /// The indented lines that follow, if any: a whole ruleset.
    pub(super) fn block(&mut self) -> String {
        let mut block = String::new();
        while let Some((_, line)) = self.text.get(self.at) {
            match line.strip_prefix(INDENT) {
                Some(inner) => {
                    block.push_str(inner);
                    block.push('\n');
                }
                None if line.trim().is_empty() && !block.is_empty() && self.goes_on() => block.push('\n'),
                None => break,
            }
            self.at += 1;
        }
        block
    }

    fn goes_on(&self) -> bool {
        self.text.get(self.at + 1).is_some_and(|(_, line)| line.starts_with(INDENT))
    }

    pub(super) fn fault(&self, what: RecordFaultKind) -> RecordFault {
        what.in_line(self.at.max(1))
    }
}
