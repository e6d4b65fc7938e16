//! What was measured of one game, as the piece of Markdown that the document is put together from.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::part::Part;
use super::table::cell;
use crate::checkpoint::write_whole;

/// A game's chapter, part by part.
#[derive(Debug)]
pub(super) struct Fragment {
    path: PathBuf,
    head: String,
    parts: BTreeMap<Part, String>,
}

impl Fragment {
    /// What is kept in a file; an empty chapter where there is none.
    pub(super) fn read(path: &Path) -> Result<Fragment, String> {
        match std::fs::read_to_string(path) {
            Ok(text) => Ok(Fragment::of(path, &text)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Fragment::of(path, "")),
            Err(error) => Err(format!("{}: {error}", path.display())),
        }
    }

    /// Each part begins with its heading. A part by a name that is not known any more is left out.
    fn of(path: &Path, text: &str) -> Fragment {
        let mut chunks = text.split("\n### ");
        let head = chunks.next().unwrap_or_default().to_owned();
        let parts = chunks.filter_map(|chunk| {
            let (title, text) = chunk.split_once('\n')?;
            let part = Part::ALL.into_iter().find(|part| part.title() == title)?;
            Some((part, text.trim_start().to_owned()))
        });
        Fragment { path: path.to_owned(), head, parts: parts.collect() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    pub(super) fn has(&self, part: Part) -> bool {
        self.parts.contains_key(&part)
    }

    /// Says what the chapter is about. What was measured of another net does not belong into it any more.
    pub(super) fn begin(&mut self, head: String) {
        if self.head != head && !self.is_empty() {
            eprintln!("{}: what was measured of another net is dropped", self.path.display());
            self.parts.clear();
        }
        self.head = head;
    }

    pub(super) fn put(&mut self, part: Part, text: String) {
        self.parts.insert(part, text);
    }

    /// A cell of a part's table, as it was written; a dash where it was not measured.
    pub(super) fn cell(&self, part: Part, row: &str, column: &str) -> String {
        let found = self.parts.get(&part).and_then(|text| cell(text, row, column));
        found.unwrap_or("–").to_owned()
    }

    pub(super) fn text(&self) -> String {
        let parts = self.parts.iter().map(|(part, text)| format!("\n### {}\n\n{text}", part.title()));
        self.head.clone() + &parts.collect::<String>()
    }

    pub(super) fn write(&self) -> Result<(), String> {
        write_whole(&self.path, self.text().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapter_reads_back_and_one_part_is_replaced() {
        let mut fragment = Fragment::of(Path::new("portes.md"), "");
        assert!(fragment.is_empty());
        fragment.begin("## Portes\n\nA net.\n".to_owned());
        fragment.put(Part::Games, "| what | how often |\n|---|---|\n| draws | 1 % |\n".to_owned());
        fragment.put(Part::Ladder, "old\n".to_owned());
        let mut again = Fragment::of(Path::new("portes.md"), &fragment.text());
        again.begin("## Portes\n\nA net.\n".to_owned());
        again.put(Part::Ladder, "new\n".to_owned());
        assert_eq!(again.text(), fragment.text().replace("old", "new"));
        assert!(again.text().find("### Ladder") < again.text().find("### Games"));
        assert_eq!(again.cell(Part::Games, "draws", "how often"), "1 %");
        assert_eq!(again.cell(Part::Levels, "club", "loss"), "–");
    }

    #[test]
    fn what_was_measured_of_another_net_is_dropped() {
        let mut fragment = Fragment::of(Path::new("portes.md"), "## Portes\n\nA net.\n\n### Ladder\n\nold\n");
        fragment.begin("## Portes\n\nA better net.\n".to_owned());
        assert_eq!(fragment.text(), "## Portes\n\nA better net.\n");
    }
}
