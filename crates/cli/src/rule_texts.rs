//! The games and their rules in words.

use std::fmt::Write;

use tavli_rules::{BuiltIn, RuleOption, Ruleset};

/// What is told about a game.
pub(crate) struct GameText {
    /// Which game.
    pub(crate) game: BuiltIn,
    /// What it is, in one sentence.
    pub(crate) sentence: &'static str,
    rules: &'static str,
}

/// The five games, as they are listed.
pub(crate) const GAMES: [GameText; 5] = [
    GameText {
        game: BuiltIn::Zeno,
        sentence: "Three dice; enter, hit, and wait in the middle row.",
        rules: include_str!("rules/zeno.txt"),
    },
    GameText {
        game: BuiltIn::Scripta,
        sentence: "Thirty-six points with the Romans; enter, hit.",
        rules: include_str!("rules/scripta.txt"),
    },
    GameText {
        game: BuiltIn::Portes,
        sentence: "The Greek sister of backgammon; hit and come back.",
        rules: include_str!("rules/portes.txt"),
    },
    GameText {
        game: BuiltIn::Plakoto,
        sentence: "Pin a lone checker down where it stands.",
        rules: include_str!("rules/plakoto.txt"),
    },
    GameText {
        game: BuiltIn::Fevga,
        sentence: "Run ahead, then block the way; nothing is hit.",
        rules: include_str!("rules/fevga.txt"),
    },
];

/// Every value of every option in words.
const VALUES: [(&str, &str, &str); 31] = [
    ("dice_use", "most", "Only plays that use the most numbers are legal."),
    ("dice_use", "any", "Any order will do, if nothing is left to play."),
    ("only_one_of_two", "free", "Where either number can be played, you choose."),
    ("only_one_of_two", "larger", "Then the larger must be played."),
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
    ("slide", "may", "It may be left."),
    ("middle_row", "beside", "Hit checkers wait beside where they were hit."),
    ("middle_row", "hand", "Hit checkers go back to the hand."),
    ("mother", "ordinary", "A pinned mother decides nothing."),
    ("mother", "loses_two", "Loses two once the pinner has left its start."),
    ("mother", "at_once", "Pinned, she loses the game at once: two points."),
    ("bear_off_pinned", "allowed", "A checker pinned at home stops nobody."),
    ("bear_off_pinned", "forbidden", "Nothing goes off while one is pinned at home."),
    ("runner", "reach", "The runner must reach progress 13."),
    ("runner", "pass", "The runner must reach progress 14."),
    ("runner", "none", "All may move from the start."),
    ("start_quarter", "each_step", "Never filled, in the middle of a play neither."),
    ("start_quarter", "end_of_play", "Not filled at the end of a play."),
    ("start_quarter", "free", "It may be filled."),
    ("prime", "free", "Six in a row are allowed."),
    ("prime", "no_six", "Not six in a row before an opposing checker."),
    ("checkers", "15", "Checkers of each side; 1 to 15 can be chosen."),
];

/// How a game is played, and what can be chosen in its rules.
pub(crate) fn rules_text(ruleset: &Ruleset) -> String {
    let mut text = ruleset.title.to_uppercase();
    text.push_str("\n\n");
    let own = GAMES.iter().find(|game| game.game.name() == ruleset.name);
    text.push_str(
        own.map_or("These rules have no text of their own; their options follow.\n", |game| game.rules),
    );
    text.push_str("\nOPTIONS. Where the sources can be read otherwise, or players differ, other rules\n");
    text.push_str("can be chosen with --option name=value. > marks what holds now.\n\n");
    ruleset.options().iter().for_each(|option| option_text(option, &mut text));
    text.push_str("\n[reading] marks what the sources leave open, as this program reads it.\n");
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
    fn no_line_is_wider_than_eighty() {
        for game in BuiltIn::ALL {
            let text = rules_text(&game.ruleset());
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{game}");
            assert!(
                (30..=60).contains(&GAMES.iter().find(|g| g.game == game).unwrap().rules.lines().count())
            );
        }
    }
}
