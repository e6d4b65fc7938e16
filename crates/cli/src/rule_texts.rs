//! The games and their rules in words.

use tavli_rules::{BuiltIn, Ruleset};

use crate::clause_texts::clauses_text;
use crate::option_texts::{changes_text, options_text};

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
        sentence: "Three dice; enter, hit, wait in the middle row.",
        rules: include_str!("rules/zeno.txt"),
    },
    GameText {
        game: BuiltIn::Scripta,
        sentence: "Thirty-six points with the Romans; enter, hit.",
        rules: include_str!("rules/scripta.txt"),
    },
    GameText {
        game: BuiltIn::Portes,
        sentence: "Sister of backgammon; hit and come back.",
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

/// How the match of three games is played.
pub(crate) const TAVLI: &str = include_str!("rules/tavli.txt");

const MARKS: &str = "
[reading] marks what the sources leave open, as this program reads it; [text],
or no mark, what they say.
";

/// How a game is played, and what can be chosen in its rules.
pub(crate) fn rules_text(ruleset: &Ruleset) -> String {
    let title = ruleset.title.to_uppercase();
    match GAMES.iter().find(|game| game.game.name() == ruleset.name) {
        Some(own) => {
            format!("{title}\n{}\n{}\n{}{MARKS}", changed(ruleset), own.rules, options_text(ruleset))
        }
        None => format!("{title}\n\n{NO_TEXT}\n{}\n{}", clauses_text(ruleset), options_text(ruleset)),
    }
}

/// Under the title of a game whose options are not its own.
fn changed(ruleset: &Ruleset) -> String {
    match changes_text(ruleset).as_str() {
        "" => String::new(),
        changes => format!("\nThe text describes the game's own rules. Changed here:\n{changes}"),
    }
}

const NO_TEXT: &str = "\
These rules have no text of their own. Here are their clauses, each with its
status and its source: [text] stands in the source, [reading] is read into it,
[chosen] is somebody's choice. Z, L, T and R are explained in docs/sources.md.
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_eighty() {
        let is_narrow = |text: &str| text.lines().all(|line| line.chars().count() <= 80);
        for game in BuiltIn::ALL {
            assert!(is_narrow(&rules_text(&game.ruleset())), "{game}");
            let lines = GAMES.iter().find(|text| text.game == game).unwrap().rules.lines().count();
            assert!((30..=60).contains(&lines), "{game}");
        }
        assert!(is_narrow(TAVLI));
    }

    #[test]
    fn changed_options_are_told_under_the_title() {
        let plakoto = BuiltIn::Plakoto.ruleset();
        assert!(!rules_text(&plakoto).contains("Changed here"));
        let text = rules_text(&plakoto.with_option("mother", "loses_two").unwrap());
        let start = "PLAKOTO\n\nThe text describes the game's own rules. Changed here:\n  mother=loses_two  ";
        assert!(text.starts_with(start), "{text}");
    }

    #[test]
    fn rules_of_ones_own_are_told_by_their_clauses() {
        let mut ruleset = BuiltIn::Portes.ruleset();
        ruleset.name = "mine".to_owned();
        ruleset.title = "Doors of mine".to_owned();
        let text = rules_text(&ruleset);
        assert!(text.starts_with("DOORS OF MINE\n") && text.contains("[reading: T general; R 2.2]"));
        assert!(text.contains("OPTIONS") && text.lines().all(|line| line.chars().count() <= 80));
    }
}
