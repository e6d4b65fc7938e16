//! From Fluent files to Rust: every language is checked against English, then all are written together.

mod catalogue;
mod code;
mod fault;
mod message;
mod typography;

use catalogue::{Catalogue, differences};
pub(crate) use fault::Fault;

/// The languages, in the order of the enum `Language`.
pub(crate) const LANGUAGES: [&str; 5] = ["de", "en", "it", "el", "fr"];

/// The language against which the others are checked, and whose comments declare arguments.
const REFERENCE: &str = "en";

/// A Fluent file as it was read: `page` of `de` is `de/page.ftl`.
pub(crate) struct SourceFile {
    pub(crate) language: &'static str,
    pub(crate) name: String,
    pub(crate) text: String,
}

/// What becomes of a file's messages.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A function each: whoever uses a message that does not exist is told by the compiler.
    Functions,
    /// A function each as well, with words of their own, so that a page that shows none of them need not load them.
    Further,
    /// Looked up by keys that come from the rules, such as the names of options.
    Names,
    /// Long texts, looked up by key; kept apart so that a page may load them later.
    Book,
}

impl Kind {
    fn of(file: &str) -> Kind {
        let is_long = ["rules_", "lessons_", "histories"].iter().any(|start| file.starts_with(start));
        match file {
            "games" | "levels" | "options" | "sources" => Kind::Names,
            _ if is_long => Kind::Book,
            _ if file.starts_with("further_") => Kind::Further,
            _ => Kind::Functions,
        }
    }

    /// The function by which those of this kind find their words by number, where they have numbers.
    fn words(self) -> Option<&'static str> {
        match self {
            Kind::Functions => Some("word"),
            Kind::Further => Some("further_word"),
            Kind::Names | Kind::Book => None,
        }
    }
}

/// The files to write, by name: `messages.rs`, and for each language its words, its further words and a book.
pub(crate) fn compile(files: &[SourceFile]) -> Result<Vec<(String, String)>, Vec<Fault>> {
    let mut faults = Vec::new();
    let catalogues = LANGUAGES.map(|language| Catalogue::read(language, files, &mut faults));
    let reference = LANGUAGES.iter().position(|language| *language == REFERENCE);
    let reference = &catalogues[reference.expect("the reference is one of the languages")];
    for catalogue in &catalogues {
        faults.extend(differences(reference, catalogue));
    }
    if faults.is_empty() { Ok(code::write(reference, &catalogues)) } else { Err(faults) }
}
