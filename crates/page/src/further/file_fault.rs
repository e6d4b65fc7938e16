//! What is wrong with a file of games, or with the proof of its dice, in words.

use tavli_messages as words;
use tavli_messages::Language;
use tavli_protocol::{DiceFault, Role};
use tavli_rules::{FaultPlace, GameFault, Place, PlayFault, RecordFault, RecordFaultKind, Spot, play_text};

/// Longer lines than this are cut where they are quoted.
const QUOTED: usize = 60;
/// A progress and the point of backgammon that is the same add up to this.
const COUNTED_DOWN: u8 = 25;

/// Why a file cannot be read, in whole sentences.
pub(super) fn unreadable_words(language: Language, fault: &RecordFault) -> String {
    match is_other_kind(fault) {
        true => words::file_unknown(language).to_owned(),
        false => words::review_unreadable(language, &fault_words(language, fault)),
    }
}

fn fault_words(language: Language, fault: &RecordFault) -> String {
    let what = kind_words(language, fault);
    match fault.place {
        FaultPlace::File => what,
        FaultPlace::Line(line) => words::file_line(language, line as u32, &what),
        FaultPlace::Turn { game, turn } => words::file_turn(language, game as u32, turn as u32, &what),
    }
}

/// Whether it is something else altogether.
pub(super) fn is_other_kind(fault: &RecordFault) -> bool {
    matches!(fault.what, RecordFaultKind::OtherKind { .. })
}

fn kind_words(language: Language, fault: &RecordFault) -> String {
    match &fault.what {
        RecordFaultKind::OtherKind { .. } => words::file_unknown(language).to_owned(),
        RecordFaultKind::NotUnderstood { found, example } => {
            words::file_not_understood(language, &quoted(found), example)
        }
        RecordFaultKind::Expected { found, expected } => {
            words::file_expected(language, &quoted(found), &quoted(expected))
        }
        RecordFaultKind::NotClosed { sign } => words::file_not_closed(language, &sign.to_string()),
        RecordFaultKind::OtherGame { found } => words::file_other_game(language, &quoted(found)),
        RecordFaultKind::OtherRules { name: found } | RecordFaultKind::BadRules { found, .. } => {
            words::file_rules(language, &quoted(found))
        }
        RecordFaultKind::Cube => words::file_cube(language).to_owned(),
        RecordFaultKind::SetUp => words::file_set_up(language).to_owned(),
        RecordFaultKind::NoRules => words::file_no_rules(language).to_owned(),
        RecordFaultKind::NotInGame { found } => words::file_not_in_game(language, &quoted(found)),
        RecordFaultKind::WrongSide { turn } => words::file_wrong_side(language, turn.name()),
        RecordFaultKind::CanMove { side } => words::file_can_move(language, side.name()),
        RecordFaultKind::BadPlay { written, fault: why, .. } => {
            words::file_play(language, &quoted(written), &play_words(language, fault.place, why))
        }
        RecordFaultKind::BadGame(GameFault::Refused(refusal)) => {
            words::refusal_sentence(language, refusal, |place| place_words(language, fault.place, place))
        }
        RecordFaultKind::BadGame(GameFault::WrongDice { needs }) => {
            words::file_dice(language, u32::from(*needs))
        }
        RecordFaultKind::BadGame(GameFault::OutOfTurn(_)) => words::file_out_of_turn(language).to_owned(),
        RecordFaultKind::Over => words::file_over(language).to_owned(),
        RecordFaultKind::OtherEnd => words::file_end(language).to_owned(),
    }
}

fn play_words(language: Language, at: FaultPlace, fault: &PlayFault) -> String {
    match fault {
        PlayFault::Unreadable { word, .. } => words::file_no_step(language, &quoted(word)),
        PlayFault::NoNumbers { .. } => words::file_no_number(language).to_owned(),
        PlayFault::WrongMark { step } => words::file_mark(language, &step.to_string()),
        PlayFault::Refused { refusal, .. } => {
            words::refusal_sentence(language, refusal, |place| place_words(language, at, place))
        }
        PlayFault::Ambiguous { ways } => {
            let ways: Vec<String> = ways.iter().map(|way| play_text(way)).collect();
            words::file_ambiguous(language, &ways.join(" · "))
        }
    }
}

/// A place as the file calls it.
fn written(at: FaultPlace, place: Place) -> String {
    match (at, place.spot()) {
        (FaultPlace::Turn { .. }, Spot::Point(progress)) => (COUNTED_DOWN - progress).to_string(),
        (
            FaultPlace::Turn { .. } | FaultPlace::File | FaultPlace::Line(_),
            Spot::Point(_) | Spot::Off | Spot::Bar | Spot::Hand | Spot::Middle(_),
        ) => place.to_string(),
    }
}

fn place_words(language: Language, at: FaultPlace, place: Place) -> String {
    match place.spot() {
        Spot::Point(_) => words::place_point(language, &written(at, place)),
        Spot::Middle(number) => words::place_middle(language, &number.to_string()),
        Spot::Hand => words::place_hand(language).to_owned(),
        Spot::Bar => words::place_bar(language).to_owned(),
        Spot::Off => words::place_off(language).to_owned(),
    }
}

/// Some of a text that a stranger wrote: enough to find it in the file.
fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// What is wrong with the proof of dice.
pub(super) fn dice_fault_words(language: Language, fault: &DiceFault) -> String {
    match fault {
        DiceFault::NoProof => words::verify_no_proof(language).to_owned(),
        DiceFault::MissingTip { game_id } => words::verify_missing_tip(language, &quoted(game_id)),
        DiceFault::OtherGames { played, proven } => {
            words::verify_other_games(language, *played as u32, *proven as u32)
        }
        DiceFault::BadLinks { line } => words::verify_bad_links(language, &quoted(line)),
        DiceFault::BrokenChain { throw, role } => {
            words::verify_broken_chain(language, *throw, role_words(language, *role))
        }
        DiceFault::OtherDice { throw, made, said } => {
            words::verify_other_dice(language, *throw, &format!("{made:?}"), &format!("{said:?}"))
        }
        DiceFault::NotPlayed { throw, proven, played } => {
            let [proven, played] = [proven, played].map(|dice| dice.as_deref().unwrap_or("–"));
            words::verify_other_dice(language, *throw, proven, played)
        }
    }
}

fn role_words(language: Language, role: Role) -> &'static str {
    match role {
        Role::White => words::colour_white(language),
        Role::Black => words::colour_black(language),
        Role::Server => words::verify_server(language),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use tavli_rules::{BuiltIn, Record, read_mat, read_sgf};

    fn of_mat(text: &str) -> RecordFault {
        let read = read_mat(text).and_then(|read| read.records(&Arc::new(BuiltIn::Portes.referee())));
        read.expect_err(text)
    }

    fn check(fault: &RecordFault, german: &str) {
        let sentence = match is_other_kind(fault) {
            true => german.to_owned(),
            false => format!("Diese Datei lässt sich nicht lesen: {german}"),
        };
        assert_eq!(unreadable_words(Language::German, fault), sentence, "{fault}");
        for language in Language::ALL {
            let told = unreadable_words(language, fault);
            assert!(language == Language::German || told != sentence, "{told}");
        }
    }

    const HEAD: &str = " 3 point match\n\n Game 1\n A : 0     B : 0\n";

    #[test]
    fn faults_of_records_are_told_in_the_language_of_the_page() {
        let record = |text: &str| Record::read(text).expect_err(text);
        check(&record("Tavli record 1\nRules: chess"), "Zeile 2: Diese Regeln sind nicht bekannt: „chess“.");
        check(
            &record("Tavli record 1\nRules: zeno\nGame 1: zeno\n1. White 321: hand/30"),
            "Zeile 4: „hand/30“ lässt sich nicht spielen. Der Zug passt nicht zu den gewürfelten Zahlen.",
        );
        check(
            &record("Tavli record 1\nRules: zeno\nGame 1: zeno\n2. White 321: ?"),
            "Zeile 4: In der Datei steht „2.“, hierher gehört aber „1.“.",
        );
    }

    #[test]
    fn faults_of_other_programs_files_are_told_by_their_own_points() {
        check(
            &of_mat(&format!("{HEAD}  1) 61: 24/18 8/6\n")),
            "Partie 1, Zug 1: „24/18 8/6“ lässt sich nicht spielen. Der Zug passt nicht zu den gewürfelten Zahlen.",
        );
        check(
            &of_mat(&format!("{HEAD}  1) 51: 24/19 8/7\n")),
            "Partie 1, Zug 1: „24/19 8/7“ lässt sich nicht spielen. Feld 19 ist durch 5 gegnerische Steine gesperrt.",
        );
        check(
            &of_mat(&format!("{HEAD}  1) 31: 8/x 6/5\n")),
            "Zeile 5: „8/x“ ist nicht zu verstehen. Hier sollte etwas wie „24/18*“ stehen.",
        );
        check(
            &of_mat(&format!("{HEAD}  1)  Doubles => 2\n")),
            "Zeile 5: Hier wird ein Dopplerwürfel benutzt, und unsere Spiele haben keinen.",
        );
        check(
            &read_sgf("(;GM[6];W[31").expect_err("it breaks off"),
            "Die Datei bricht ab: Es fehlt ein schließendes „]“.",
        );
    }

    #[test]
    fn what_is_no_game_is_told_so_and_blames_no_kind_of_file() {
        let told = "Das ist keine Partie, die wir lesen können. Wir lesen unsere eigenen Mitschriften, .mat und .sgf.";
        for text in ["", "Dear Anna,\nGame of the year (and more): 12: none", "\u{0}\u{1}"] {
            check(&of_mat(text), told);
            check(&read_sgf(text).expect_err(text), told);
            check(&Record::read(text).expect_err(text), told);
        }
    }
}
