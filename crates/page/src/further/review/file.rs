//! A file with games, dropped on the page or chosen: our records, and what programs for backgammon write. The tab keeps it, so
//! that it is still there in another language and after a reload.

use std::cell::RefCell;
use std::sync::Arc;

use tavli_rules::{BuiltIn, Record, RecordFault, read_mat, read_sgf};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use crate::storage;

const KEY: &str = "tavli.review.file";
/// Between a file's name and its text.
const MARK: char = '\n';

thread_local! {
    /// The same as the tab keeps, for a browser that keeps nothing or a file that is too large for it.
    static LAST: RefCell<Option<GameFile>> = const { RefCell::new(None) };
}

/// A file that somebody gave to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameFile {
    name: String,
    text: String,
}

impl GameFile {
    /// The one that was given last.
    pub(super) fn kept() -> Option<GameFile> {
        LAST.with_borrow(Clone::clone).or_else(|| {
            let kept = storage::read_for_tab(KEY)?;
            let (name, text) = kept.split_once(MARK)?;
            Some(GameFile { name: name.to_owned(), text: text.to_owned() })
        })
    }

    /// Reads it from the visitor's disk, and keeps it; whatever cannot be read at all is as good as empty.
    pub(super) async fn take(file: &File) -> GameFile {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        let name = file.name().replace(MARK, " ");
        let taken = GameFile { name, text: text.unwrap_or_default() };
        storage::keep_for_tab(KEY, &format!("{}{MARK}{}", taken.name, taken.text));
        LAST.set(Some(taken.clone()));
        taken
    }

    /// Its games; what it is shows at its beginning, and else the name says it.
    pub(super) fn games(&self) -> Result<Vec<Record>, RecordFault> {
        let begin = self.text.trim_start();
        let transcript = if begin.starts_with("Tavli record") {
            return Record::read(&self.text).map(|record| vec![record]);
        } else if begin.starts_with("(;") || self.name.to_lowercase().ends_with(".sgf") {
            read_sgf(&self.text)?
        } else {
            read_mat(&self.text)?
        };
        transcript.records(&Arc::new(BuiltIn::Portes.referee()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(name: &str, text: &str) -> Result<Vec<Record>, RecordFault> {
        GameFile { name: name.to_owned(), text: text.to_owned() }.games()
    }

    #[test]
    fn files_of_all_three_kinds_are_read() {
        let mat = " 3 point match\n\n Game 1\n A : 0     B : 0\n  1)                          31: 8/5 6/5\n  2) 64: 24/14\n";
        let sgf = "(;GM[6]MI[length:3]PW[A]PB[B];B[31qtst];W[64xrrn])";
        for (name, text) in [("a.mat", mat), ("a.txt", mat), ("a.sgf", sgf), ("a", sgf)] {
            let records = games(name, text).expect("it is one");
            assert_eq!(records[0].played.game().turns().len(), 2, "{name}");
            let own = games("a.txt", &records[0].text()).expect("our own");
            assert_eq!(own[0].text(), records[0].text());
        }
        assert!(games("a.txt", "Tavli record 1\nnonsense").is_err());
    }
}
