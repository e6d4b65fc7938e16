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

struct Words {
    templates: Vec<&'static str>,
    names: &'static str,
}

static WORDS: [OnceLock<Words>; 5] = [const { OnceLock::new() }; 5];

/// All words of a language, as [`load`] takes them.
#[cfg(feature = "embedded")]
pub fn words(language: Language) -> &'static str {
    match language {
        Language::German => include_str!(concat!(env!("OUT_DIR"), "/words_de.txt")),
        Language::English => include_str!(concat!(env!("OUT_DIR"), "/words_en.txt")),
        Language::Italian => include_str!(concat!(env!("OUT_DIR"), "/words_it.txt")),
        Language::Greek => include_str!(concat!(env!("OUT_DIR"), "/words_el.txt")),
        Language::French => include_str!(concat!(env!("OUT_DIR"), "/words_fr.txt")),
    }
}

/// Takes over the words of a language; they stay until the program ends. Those that are there already are kept.
pub fn load(language: Language, words: String) {
    WORDS[language as usize].get_or_init(|| Words::read(Box::leak(words.into_boxed_str())));
}

/// Whether a language's words are there.
pub fn is_loaded(language: Language) -> bool {
    of(language).is_some()
}

impl Words {
    fn read(words: &'static str) -> Words {
        let (templates, names) = words.split_once(NAMES).unwrap_or((words, ""));
        Words { templates: templates.split(TEMPLATE).collect(), names }
    }
}

#[cfg(feature = "embedded")]
fn of(language: Language) -> Option<&'static Words> {
    Some(WORDS[language as usize].get_or_init(|| Words::read(words(language))))
}

#[cfg(not(feature = "embedded"))]
fn of(language: Language) -> Option<&'static Words> {
    WORDS[language as usize].get()
}

/// The template of a message by its number; nothing where the language's words have not been loaded.
pub(crate) fn word(language: Language, number: usize) -> &'static str {
    of(language).and_then(|words| words.templates.get(number)).copied().unwrap_or_default()
}

/// The names of a language, a table by key.
pub(crate) fn names(language: Language) -> &'static str {
    of(language).map_or("", |words| words.names)
}
