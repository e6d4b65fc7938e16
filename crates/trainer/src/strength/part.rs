//! What is measured of a game, part by part.

use clap::ValueEnum;
use tavli_rules::BuiltIn;

/// A part of a game's chapter, in the order of the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(super) enum Part {
    /// Against weaker players
    Ladder,
    /// What choices lose
    Losses,
    /// The levels for people
    Levels,
    /// What games look like
    Games,
    /// How the champion plays the first throws
    Openings,
    /// How fast it is
    Speed,
    /// Against GNU Backgammon, at portes
    Gnubg,
}

impl Part {
    pub(super) const ALL: [Part; 7] =
        [Part::Ladder, Part::Losses, Part::Levels, Part::Games, Part::Openings, Part::Speed, Part::Gnubg];

    /// The name in commands.
    pub(super) fn name(self) -> &'static str {
        match self {
            Part::Ladder => "ladder",
            Part::Losses => "losses",
            Part::Levels => "levels",
            Part::Games => "games",
            Part::Openings => "openings",
            Part::Speed => "speed",
            Part::Gnubg => "gnubg",
        }
    }

    /// The heading in the document.
    pub(super) fn title(self) -> &'static str {
        match self {
            Part::Ladder => "Ladder",
            Part::Losses => "Loss a decision",
            Part::Levels => "Levels",
            Part::Games => "Games against itself",
            Part::Openings => "First throws",
            Part::Speed => "Speed",
            Part::Gnubg => "Against GNU Backgammon",
        }
    }

    /// Gnubg knows the rules of one of the games.
    pub(super) fn belongs_to(self, game: BuiltIn) -> bool {
        self != Part::Gnubg || game == BuiltIn::Portes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_command_line() {
        for part in Part::ALL {
            assert_eq!(Part::from_str(part.name(), false), Ok(part));
        }
    }
}
