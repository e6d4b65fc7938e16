//! What the rules name, in words: games, options, levels of play, sources.

use crate::language::Language;
use crate::words::names;
use crate::{checkers_each, table};
use tavli_rules::BuiltIn;

/// A game's name.
///
/// ```
/// use tavli_messages::{Language, game_name};
/// use tavli_rules::BuiltIn;
/// assert_eq!(game_name(Language::Greek, BuiltIn::Plakoto), "Πλακωτό");
/// ```
pub fn game_name(language: Language, game: BuiltIn) -> &'static str {
    named(language, &format!("game-{game}")).unwrap_or_default()
}

/// What a game is, in one sentence.
pub fn game_sentence(language: Language, game: BuiltIn) -> &'static str {
    named(language, &format!("game-{game}-sentence")).unwrap_or_default()
}

/// What a rule option is about, by its name in the rules.
///
/// ```
/// use tavli_messages::{Language, option_name};
/// assert_eq!(option_name(Language::English, "middle_row"), Some("Where hit checkers wait"));
/// ```
pub fn option_name(language: Language, option: &str) -> Option<&'static str> {
    named(language, &format!("option-{}", key_of(option)))
}

/// What a value of a rule option means, in one sentence, by their names in the rules.
///
/// ```
/// use tavli_messages::{Language, option_sentence};
/// let sentence = option_sentence(Language::French, "mother", "ordinary");
/// assert_eq!(sentence.as_deref(), Some("C’est un pion comme les autres."));
/// ```
pub fn option_sentence(language: Language, option: &str, value: &str) -> Option<String> {
    match (option, value.parse()) {
        ("checkers", Ok(count)) => Some(checkers_each(language, count)),
        _ => named(language, &format!("option-{}-{}", key_of(option), key_of(value))).map(str::to_owned),
    }
}

/// A level of play, by its name in the engine.
///
/// ```
/// use tavli_messages::{Language, level_name};
/// assert_eq!(level_name(Language::German, "champion"), Some("Meister"));
/// ```
pub fn level_name(language: Language, level: &str) -> Option<&'static str> {
    named(language, &format!("level-{level}"))
}

/// How a level plays, in one sentence.
pub fn level_sentence(language: Language, level: &str) -> Option<&'static str> {
    named(language, &format!("level-{level}-sentence"))
}

/// Where a rule is written, in words: the sources are cited as in `docs/sources.md`.
///
/// ```
/// use tavli_messages::{Language, source_words};
/// assert_eq!(
///     source_words(Language::English, "T general; R 2.2"),
///     "Klaus Eckhardt, “So spielt man Tavli”: general rules; our rule book 2.2"
/// );
/// ```
pub fn source_words(language: Language, source: &str) -> String {
    let citations: Vec<String> =
        source.split("; ").map(|citation| citation_words(language, citation)).collect();
    citations.join("; ")
}

/// `Z general 5`: a text, a place in it, and perhaps a number. What is not known is shown as it is.
fn citation_words(language: Language, citation: &str) -> String {
    let (text, place) = citation.split_once(' ').unwrap_or((citation, ""));
    let Some(text) = named(language, &format!("source-{}", text.to_lowercase())) else {
        return citation.to_owned();
    };
    let place_words = place.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
    let number = &place[place_words.len()..];
    let key = place_words.trim_end().replace(", ", "-").replace(' ', "-");
    match (named(language, &format!("source-{key}")), number) {
        (Some(place), "") => format!("{text}: {place}"),
        (Some(place), number) => format!("{text}: {place} {number}"),
        (None, _) => format!("{text} {place}"),
    }
}

fn key_of(name: &str) -> String {
    name.replace('_', "-")
}

fn named(language: Language, key: &str) -> Option<&'static str> {
    table::find(names(language), key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tavli_rules::ruleset_text;

    #[test]
    fn every_game_has_its_words() {
        for language in Language::ALL {
            for game in BuiltIn::ALL {
                assert!(!game_name(language, game).is_empty() && !game_sentence(language, game).is_empty());
            }
        }
    }

    #[test]
    fn every_option_and_value_of_every_game_has_its_words_and_no_other_has() {
        for language in Language::ALL {
            let mut used = BTreeSet::new();
            for option in BuiltIn::ALL.iter().flat_map(|game| game.ruleset().options()) {
                assert!(option_name(language, option.name).is_some(), "{language:?} {}", option.name);
                used.insert(format!("option-{}", key_of(option.name)));
                for value in &option.values {
                    let sentence = option_sentence(language, option.name, value);
                    assert!(sentence.is_some(), "{language:?} {} = {value}", option.name);
                    used.insert(format!("option-{}-{}", key_of(option.name), key_of(value)));
                }
            }
            let unused =
                table::keys(names(language)).find(|key| key.starts_with("option-") && !used.contains(*key));
            assert_eq!(unused, None, "{language:?}");
        }
    }

    #[test]
    fn every_level_has_its_words() {
        for language in Language::ALL {
            for level in ["beginner", "casual", "club", "expert", "champion"] {
                assert!(level_name(language, level).is_some() && level_sentence(language, level).is_some());
            }
            assert_eq!(level_name(language, "grandmaster"), None);
        }
    }

    /// A ruleset's text names the source of each of its rules.
    #[test]
    fn every_source_of_the_games_is_told_in_words() {
        for text in BuiltIn::ALL.map(|game| ruleset_text(&game.ruleset())) {
            let sources = text.lines().filter_map(|line| line.split_once("source = \"")?.1.split('"').next());
            let citations: Vec<&str> = sources.flat_map(|source| source.split("; ")).collect();
            assert!(citations.len() > 10, "{text}");
            for citation in citations {
                let words = source_words(Language::German, citation);
                let is_told =
                    words.contains(": ") || citation.starts_with('R') && words.starts_with("unser ");
                assert!(is_told, "{citation}: {words}");
            }
        }
        assert_eq!(source_words(Language::English, "X 1"), "X 1");
        assert!(source_words(Language::Italian, "Z general 5").ends_with("regole generali 5"));
    }
}
