//! Rule options in words.

use std::fmt::Write;

use tavli_rules::{RuleOption, Ruleset};

/// Every value of every option in words.
const VALUES: [(&str, &str, &str); 31] = [
    ("dice_use", "most", "Only plays that use the most numbers are legal."),
    ("dice_use", "any", "Any order will do, if nothing is left to play."),
    ("only_one_of_two", "free", "Where either number can be played, you choose."),
    ("only_one_of_two", "larger", "Where either can be played, the larger must be."),
    ("bear_off", "overshoot", "Larger numbers take off the rearmost."),
    ("bear_off", "exact", "Only the exact number takes a checker off."),
    ("opening_roll", "again", "The starter throws both dice anew."),
    ("opening_roll", "keep", "The starter plays the two opening dice."),
    ("phase_gate", "own", "Who has entered all goes on."),
    ("phase_gate", "both", "Nobody goes on before both have entered all."),
    ("shield", "owner", "Blots on 1 to 6 are safe till the owner is out."),
    ("shield", "mover", "Who is not out himself cannot hit on 1 to 6."),
    ("shield", "none", "Blots can be hit everywhere, always."),
    ("slide", "must", "A number that enters nothing must be played."),
    ("slide", "may", "A number that enters nothing may be left."),
    ("middle_row", "beside", "Hit checkers wait beside where they were hit."),
    ("middle_row", "hand", "Hit checkers go back to the hand."),
    ("mother", "ordinary", "A pinned mother decides nothing."),
    ("mother", "loses_two", "Pinned, she loses two once the pinner has left."),
    ("mother", "at_once", "A pinned mother loses two, without exception."),
    ("bear_off_pinned", "allowed", "A checker pinned at home stops nobody."),
    ("bear_off_pinned", "forbidden", "Nothing goes off while one is pinned at home."),
    ("runner", "reach", "The runner must reach progress 13."),
    ("runner", "pass", "The runner must reach progress 14."),
    ("runner", "none", "All may move from the start."),
    ("start_quarter", "each_step", "Never filled, in the middle of a play neither."),
    ("start_quarter", "end_of_play", "Not filled at the end of a play."),
    ("start_quarter", "free", "The start quarter may be filled."),
    ("prime", "free", "Six in a row are allowed."),
    ("prime", "no_six", "Not six in a row before an opposing checker."),
    ("checkers", "15", "Checkers of each side; 1 to 15 can be chosen."),
];

/// The options in which these rules differ from the built-in game's own, a line each with its sentence.
pub(crate) fn changes_text(ruleset: &Ruleset) -> String {
    let mut text = String::new();
    for (name, value) in ruleset.changes() {
        let choice = format!("{name}={value}");
        let _ = writeln!(text, "  {choice:<27} {}", sentence(&name, &value));
    }
    text
}

fn sentence(name: &str, value: &str) -> String {
    match (name, VALUES.iter().find(|(of, known, _)| *of == name && *known == value)) {
        ("checkers", _) => format!("Each side has so many checkers: {value}."),
        (_, Some((_, _, sentence))) => (*sentence).to_owned(),
        (_, None) => String::new(),
    }
}

/// What can be chosen in these rules, and what holds now.
pub(crate) fn options_text(ruleset: &Ruleset) -> String {
    let mut text = String::from(
        "OPTIONS. Where the sources can be read otherwise, or players differ, other rules\n\
         can be chosen with --option name=value. > marks what holds now.\n\n",
    );
    ruleset.options().iter().for_each(|option| option_text(option, &mut text));
    text
}

fn option_text(option: &RuleOption, text: &mut String) {
    let mut name = option.name;
    for (_, value, sentence) in VALUES.iter().filter(|(of, _, _)| *of == option.name) {
        // Of the many numbers of checkers, only the one that holds is shown.
        let (value, holds) = match option.name {
            "checkers" => (option.current.as_str(), true),
            _ => (*value, option.current == *value),
        };
        let mark = if holds { ">" } else { " " };
        let _ = writeln!(text, "  {name:<15} {mark} {value:<11}  {sentence}");
        name = "";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    #[test]
    fn every_option_value_is_explained_once() {
        for game in BuiltIn::ALL {
            for option in game.ruleset().options().iter().filter(|option| option.name != "checkers") {
                for value in &option.values {
                    let found = VALUES.iter().filter(|(of, known, _)| *of == option.name && known == value);
                    assert_eq!(found.count(), 1, "{} = {value}", option.name);
                }
            }
        }
    }

    #[test]
    fn changes_are_told_with_their_sentences() {
        let plakoto = BuiltIn::Plakoto.ruleset();
        assert_eq!(changes_text(&plakoto), "");
        let changed = plakoto.with_option("mother", "at_once").unwrap().with_option("checkers", "9").unwrap();
        assert_eq!(
            changes_text(&changed),
            "  mother=at_once              A pinned mother loses two, without exception.\n  \
               checkers=9                  Each side has so many checkers: 9.\n"
        );
    }
}
