//! The words of a language: the templates of all messages by their numbers, and the names by key.
//!
//! Where they are embedded, every language is there at once. A page that wants to stay small leaves them out, fetches the same
//! words as a file for the language that it shows, and gives them to [`load`].

use crate::language::Language;
use std::sync::OnceLock;

/// Between templates and names.
const NAMES: char = '\u{1d}';
/// Between two templates.
const TEMPLATE: char = '\u{1e}';

/// Which of a language's words: they are loaded apart from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Those that every page needs.
    First,
    /// Those of the files `further_*.ftl`, for views that are loaded later.
    Further,
}

struct Words {
    templates: Vec<&'static str>,
    names: &'static str,
}

/// A place for each language.
type Shelf = [OnceLock<Words>; 5];

static FIRST: Shelf = [const { OnceLock::new() }; 5];
static FURTHER: Shelf = [const { OnceLock::new() }; 5];

/// All words of a language, as [`load`] takes them.
#[cfg(feature = "embedded")]
pub fn words(part: Part, language: Language) -> &'static str {
    macro_rules! of {
        ($code:literal) => {
            match part {
                Part::First => include_str!(concat!(env!("OUT_DIR"), "/words_", $code, ".txt")),
                Part::Further => include_str!(concat!(env!("OUT_DIR"), "/further_", $code, ".txt")),
            }
        };
    }
    match language {
        Language::German => of!("de"),
        Language::English => of!("en"),
        Language::Italian => of!("it"),
        Language::Greek => of!("el"),
        Language::French => of!("fr"),
    }
}

/// Takes over words of a language; they stay until the program ends. Those that are there already are kept.
pub fn load(part: Part, language: Language, words: String) {
    part.of(language).get_or_init(|| Words::read(Box::leak(words.into_boxed_str())));
}

/// Whether such words of a language are there.
pub fn is_loaded(part: Part, language: Language) -> bool {
    found(part, language).is_some()
}

impl Part {
    fn of(self, language: Language) -> &'static OnceLock<Words> {
        match self {
            Part::First => &FIRST[language as usize],
            Part::Further => &FURTHER[language as usize],
        }
    }
}

impl Words {
    fn read(words: &'static str) -> Words {
        let (templates, names) = words.split_once(NAMES).unwrap_or((words, ""));
        Words { templates: templates.split(TEMPLATE).collect(), names }
    }
}

#[cfg(feature = "embedded")]
fn found(part: Part, language: Language) -> Option<&'static Words> {
    Some(part.of(language).get_or_init(|| Words::read(words(part, language))))
}

#[cfg(not(feature = "embedded"))]
fn found(part: Part, language: Language) -> Option<&'static Words> {
    part.of(language).get()
}

/// The template of a message by its number; nothing where the language's words have not been loaded.
pub(crate) fn word(language: Language, number: usize) -> &'static str {
    template(Part::First, language, number)
}

/// The same for a further message.
pub(crate) fn further_word(language: Language, number: usize) -> &'static str {
    template(Part::Further, language, number)
}

fn template(part: Part, language: Language, number: usize) -> &'static str {
    found(part, language).and_then(|words| words.templates.get(number)).copied().unwrap_or_default()
}

/// The names of a language, a table by key.
pub(crate) fn names(language: Language) -> &'static str {
    found(Part::First, language).map_or("", |words| words.names)
}
