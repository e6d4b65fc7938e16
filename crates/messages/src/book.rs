//! The long texts: rules, lessons, histories.

use crate::language::Language;
use crate::table;
use tavli_rules::BuiltIn;

/// All long texts of a language in one. A page that wants to stay small does not call this: it fetches the same text as a file
/// and asks [`text_in`].
///
/// ```
/// use tavli_messages::{Language, book, text_in};
/// let book = book(Language::German);
/// assert!(text_in(book, "history-zeno").is_some());
/// ```
pub fn book(language: Language) -> &'static str {
    match language {
        Language::German => include_str!(concat!(env!("OUT_DIR"), "/book_de.txt")),
        Language::English => include_str!(concat!(env!("OUT_DIR"), "/book_en.txt")),
        Language::Italian => include_str!(concat!(env!("OUT_DIR"), "/book_it.txt")),
        Language::Greek => include_str!(concat!(env!("OUT_DIR"), "/book_el.txt")),
        Language::French => include_str!(concat!(env!("OUT_DIR"), "/book_fr.txt")),
    }
}

/// A long text of a book by its key, its paragraphs parted by empty lines.
pub fn text_in<'a>(book: &'a str, key: &str) -> Option<&'a str> {
    table::find(book, key)
}

/// A long text by its key, where the books are part of the program.
///
/// ```
/// use tavli_messages::{Language, text};
/// assert!(text(Language::Greek, "rules-fevga-goal").is_some());
/// assert!(text(Language::Greek, "rules-chess-goal").is_none());
/// ```
pub fn text(language: Language, key: &str) -> Option<&'static str> {
    text_in(book(language), key)
}

/// A section of a game's rules: the keys of its title and of its text.
///
/// ```
/// use tavli_messages::{Language, rule_sections, text};
/// use tavli_rules::BuiltIn;
/// let runner = rule_sections(BuiltIn::Fevga).iter().find(|section| section.title == "rules-title-runner").unwrap();
/// assert_eq!(text(Language::English, runner.title), Some("The runner"));
/// assert!(text(Language::English, runner.text).unwrap().starts_with("At first only one checker may move"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSection {
    /// The key of its title.
    pub title: &'static str,
    /// The key of its text, in which a star marks what is our reading.
    pub text: &'static str,
}

/// The sections of a game's rules in the order in which they are read.
pub fn rule_sections(game: BuiltIn) -> &'static [RuleSection] {
    match game {
        BuiltIn::Zeno => &ZENO,
        BuiltIn::Scripta => &SCRIPTA,
        BuiltIn::Portes => &PORTES,
        BuiltIn::Plakoto => &PLAKOTO,
        BuiltIn::Fevga => &FEVGA,
    }
}

/// How the match of the three Greek games is played.
pub const TAVLI_MATCH: RuleSection = RuleSection { title: "rules-title-match", text: "rules-tavli-match" };

/// The tasks of a game's first steps, counted from 1.
pub const LESSON_TASKS: u32 = 10;

/// What stands about a task of a game's first steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonText {
    /// Its title.
    Title,
    /// What to do.
    Task,
    /// What was learned.
    Done,
}

/// The key of what stands about a task of a game's first steps.
///
/// ```
/// use tavli_messages::{LessonText, lesson_key};
/// use tavli_rules::BuiltIn;
/// assert_eq!(lesson_key(BuiltIn::Zeno, 1, LessonText::Task), "lesson-zeno-1-task");
/// ```
pub fn lesson_key(game: BuiltIn, number: u32, part: LessonText) -> String {
    let part = match part {
        LessonText::Title => "title",
        LessonText::Task => "task",
        LessonText::Done => "done",
    };
    format!("lesson-{game}-{number}-{part}")
}

/// The key of a game's history.
pub fn history_key(game: BuiltIn) -> String {
    format!("history-{game}")
}

macro_rules! sections {
    ($($title:literal $text:literal),* $(,)?) => {
        [$(RuleSection { title: concat!("rules-title-", $title), text: concat!("rules-", $text) }),*]
    };
}

const ZENO: [RuleSection; 8] = sections![
    "goal" "zeno-goal",
    "setup" "zeno-setup",
    "moving" "zeno-moving",
    "entering" "zeno-entering",
    "hitting" "zeno-hitting",
    "waiting" "zeno-waiting",
    "bearing-off" "zeno-bearing-off",
    "scoring" "zeno-scoring",
];

const SCRIPTA: [RuleSection; 8] = sections![
    "goal" "scripta-goal",
    "setup" "scripta-setup",
    "moving" "scripta-moving",
    "entering" "scripta-entering",
    "hitting" "scripta-hitting",
    "waiting" "scripta-waiting",
    "bearing-off" "scripta-bearing-off",
    "scoring" "scripta-scoring",
];

const PORTES: [RuleSection; 7] = sections![
    "goal" "portes-goal",
    "setup" "portes-setup",
    "moving" "greek-moving",
    "hitting" "portes-hitting",
    "waiting" "portes-waiting",
    "bearing-off" "portes-bearing-off",
    "scoring" "greek-scoring",
];

const PLAKOTO: [RuleSection; 7] = sections![
    "goal" "plakoto-goal",
    "setup" "plakoto-setup",
    "moving" "greek-moving",
    "pinning" "plakoto-pinning",
    "mother" "plakoto-mother",
    "bearing-off" "plakoto-bearing-off",
    "scoring" "greek-scoring",
];

const FEVGA: [RuleSection; 8] = sections![
    "goal" "fevga-goal",
    "setup" "fevga-setup",
    "moving" "greek-moving",
    "blocking" "fevga-blocking",
    "runner" "fevga-runner",
    "quarter" "fevga-quarter",
    "bearing-off" "fevga-bearing-off",
    "scoring" "greek-scoring",
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every key that a page may ask for.
    fn expected_keys() -> BTreeSet<String> {
        let sections = BuiltIn::ALL.into_iter().flat_map(rule_sections).chain([&TAVLI_MATCH]);
        let rules = sections.flat_map(|section| [section.title.to_owned(), section.text.to_owned()]);
        let lessons = BuiltIn::ALL.into_iter().flat_map(|game| {
            let parts = [LessonText::Title, LessonText::Task, LessonText::Done];
            (1..=LESSON_TASKS).flat_map(move |number| parts.map(|part| lesson_key(game, number, part)))
        });
        rules.chain(lessons).chain(BuiltIn::ALL.map(history_key)).collect()
    }

    #[test]
    fn every_book_holds_what_is_asked_for_and_nothing_else() {
        for language in Language::ALL {
            let keys: BTreeSet<String> = table::keys(book(language)).map(str::to_owned).collect();
            assert_eq!(keys, expected_keys(), "{language:?}");
        }
    }

    #[test]
    fn readings_are_marked_alike_in_every_language() {
        let stars = |language, key: &str| text(language, key).unwrap_or_default().matches('*').count();
        let paragraphs = |language, key: &str| text(language, key).unwrap_or_default().split("\n\n").count();
        for key in expected_keys() {
            for language in Language::ALL {
                assert_eq!(stars(language, &key), stars(Language::English, &key), "{language:?} {key}");
                assert_eq!(
                    paragraphs(language, &key),
                    paragraphs(Language::English, &key),
                    "{language:?} {key}"
                );
            }
        }
    }
}
