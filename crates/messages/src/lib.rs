//! Every word that the page shows, in German, English, Italian, Greek and French.
//!
//! The words stand in the Fluent files under `messages/`; the build compiles them to a function a message, and fails when a
//! language lacks a message or an argument, or has one too many. Nothing of Fluent is left at run time.
//!
//! ```
//! use tavli_messages::{Language, pips, undo};
//! assert_eq!(undo(Language::English), "Take back");
//! assert_eq!(pips(Language::English, 1), "1 pip");
//! assert_eq!(pips(Language::Italian, 32), "32 passi");
//! ```
//!
//! The words themselves are embedded, unless the feature `embedded` is left out: then a page fetches those of its language and
//! gives them to [`load`]. The messages of the files `further_*.ftl` have words of their own ([`Part::Further`]), for views that a
//! page loads later.
//!
//! What the rules name, such as games and options, is looked up by those names ([`game_name`], [`option_sentence`]). Long texts
//! (rules, lessons, histories) are a [`book`] for each language, apart from the functions, so that a page may load it when
//! somebody wants to read.
#![forbid(unsafe_code)]

mod book;
mod language;
mod names;
mod refusals;
mod table;
mod template;
mod words;

pub use book::{
    LESSON_TASKS, LessonText, RuleSection, TAVLI_MATCH, book, history_key, lesson_key, rule_sections, text,
    text_in,
};
pub use language::Language;
pub use names::{
    game_name, game_sentence, level_name, level_sentence, option_name, option_sentence, source_words,
};
pub use refusals::refusal_sentence;

#[cfg(feature = "embedded")]
pub use words::words;
pub use words::{Part, is_loaded, load};

use template::{Value, fill};
use words::{further_word, word};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
