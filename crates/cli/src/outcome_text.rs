//! How a game has ended, in words.

use tavli_rules::Outcome;

/// How a game has ended, as part of a sentence.
pub(crate) fn outcome_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => "nobody has won".to_owned(),
        Outcome::Won { winner, points: 1 } => format!("{winner} has won one point"),
        Outcome::Won { winner, points } => format!("{winner} has won {points} points"),
    }
}
