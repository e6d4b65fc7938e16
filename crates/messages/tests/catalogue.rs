//! The catalogue itself: samples of each language, and its typography.

use std::fs;
use std::path::{Path, PathBuf};
use tavli_messages::Language::{self, English, French, German, Greek, Italian};
use tavli_messages::{
    game_won, pips, point_checkers, position_wrong_total, throw_dice, thrown, who_computer,
};

#[test]
fn plain_messages_speak_each_language() {
    let expected = ["Würfeln", "Throw the dice", "Lancia i dadi", "Ρίξε τα ζάρια", "Lancer les dés"];
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        assert_eq!(throw_dice(language), expected);
    }
}

#[test]
fn plurals_follow_each_language() {
    for (language, counts) in [
        (German, ["0 Augen", "1 Auge", "2 Augen"]),
        (English, ["0 pips", "1 pip", "2 pips"]),
        (Italian, ["0 passi", "1 passo", "2 passi"]),
        (Greek, ["0 βήματα", "1 βήμα", "2 βήματα"]),
        (French, ["0 pas", "1 pas", "2 pas"]),
    ] {
        assert_eq!([0, 1, 2].map(|count| pips(language, count)), counts);
    }
}

#[test]
fn who_acts_decides_the_verb() {
    assert_eq!(thrown(German, "you", "3, 5"), "Du wirfst 3, 5.");
    assert_eq!(thrown(German, who_computer(German), "3, 5"), "Der Computer wirft 3, 5.");
    assert_eq!(thrown(Italian, "you", "3, 5"), "Lanci 3, 5.");
    assert_eq!(game_won(French, "you", 2), "Vous gagnez double\u{a0}: 2 points.");
    assert_eq!(game_won(English, "Black", 1), "Black wins this game.");
}

#[test]
fn board_is_told_by_colour_and_count() {
    assert_eq!(point_checkers(German, "4", 1, "white"), "Feld 4, 1 weißer Stein");
    assert_eq!(point_checkers(Italian, "A-4", 3, "black"), "Casella A-4, 3 pedine nere");
    assert_eq!(point_checkers(French, "12", 1, "black"), "Case 12, 1 pion noir");
}

#[test]
fn further_messages_speak_each_language() {
    let told = position_wrong_total(Greek, "black", 14, 15);
    assert_eq!(told, "Ο Μαύρος έχει εδώ 14 πούλια και θα έπρεπε να έχει 15.");
    assert!(position_wrong_total(German, "white", 1, 15).starts_with("Weiß hat hier 1 Steine"));
}

/// The lines of every Fluent file that are not comments: place and text.
fn lines() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages");
    let folders = Language::ALL.map(|language| folder.join(language.code()));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("the folder is there"));
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("the file is there").path()).collect();
    paths.sort();
    paths.iter().flat_map(|path| lines_of(path)).collect()
}

fn lines_of(path: &Path) -> Vec<(String, String)> {
    let text = fs::read_to_string(path).expect("the file can be read");
    let shown = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
    shown.map(|(number, line)| (format!("{}:{number}", path.display()), line.to_owned())).collect()
}

#[test]
fn quotes_apostrophes_and_ellipses_are_typographic() {
    for (place, line) in lines() {
        for typed in ["\"", "'", "...", "´", "`"] {
            assert!(!line.contains(typed), "{place} has {typed}: {line}");
        }
    }
}

/// Some Greek letters look like Latin ones and are read aloud as nonsense when they are mixed up.
#[test]
fn no_word_mixes_greek_and_other_letters() {
    let is_greek = |letter: char| ('\u{370}'..='\u{3ff}').contains(&letter);
    for (place, line) in lines() {
        for word in line.split(|letter: char| !letter.is_alphabetic()) {
            assert!(word.chars().all(is_greek) || !word.chars().any(is_greek), "{place}: {word}");
        }
    }
}

/// The space before these marks is typed, and the build makes it unbreakable.
#[test]
fn french_marks_have_their_space() {
    let ends = |line: &str, mark: char| {
        line.match_indices(mark).any(|(index, _)| !line[..index].ends_with([' ', '}']) && index > 0)
    };
    for (place, line) in lines().iter().filter(|(place, _)| place.contains("/fr/")) {
        for mark in [';', '!', '?', ':', '»'] {
            assert!(!ends(line, mark), "{place} lacks a space before {mark}: {line}");
        }
        assert!(
            !line.match_indices('«').any(|(index, mark)| !line[index + mark.len()..].starts_with(' ')),
            "{place}"
        );
    }
}
