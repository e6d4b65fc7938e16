//! How good a play was, in a word.

use std::fmt;

/// How good a play was, by what it gives away against the best one, in points a game.
///
/// The limits are the ones that players of backgammon are used to: what costs less than two hundredths is a matter of
/// taste, eight hundredths is what one regrets.
///
/// ```
/// use tavli_engine::PlayClass;
/// assert_eq!(PlayClass::of(1, 0.0), PlayClass::Forced);
/// assert_eq!(PlayClass::of(16, 0.0), PlayClass::Best);
/// assert_eq!(PlayClass::of(16, 0.05), PlayClass::Error);
/// assert_eq!(PlayClass::of(16, 0.05).name(), "error");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlayClass {
    /// There was nothing to decide.
    Forced,
    /// Nothing better is known.
    Best,
    /// As good as the best, nearly.
    Fine,
    /// Gives a little away.
    Doubtful,
    /// Gives something away.
    Error,
    /// Gives much away.
    Blunder,
}

/// From which loss on a play is of a class, in points a game.
const LIMITS: [(f64, PlayClass); 4] = [
    (0.08, PlayClass::Blunder),
    (0.04, PlayClass::Error),
    (0.02, PlayClass::Doubtful),
    // A difference of half a thousandth is not seen in any table.
    (0.0005, PlayClass::Fine),
];

impl PlayClass {
    /// The classes of decisions, the best first.
    pub const DECISIONS: [PlayClass; 5] =
        [PlayClass::Best, PlayClass::Fine, PlayClass::Doubtful, PlayClass::Error, PlayClass::Blunder];

    /// The class of a play that gives so much away, where there were so many.
    pub fn of(plays: usize, loss: f64) -> PlayClass {
        let found = LIMITS.into_iter().find(|(limit, _)| loss >= *limit).map(|(_, class)| class);
        if plays <= 1 { PlayClass::Forced } else { found.unwrap_or(PlayClass::Best) }
    }

    /// The name in lower case.
    pub fn name(self) -> &'static str {
        match self {
            PlayClass::Forced => "forced",
            PlayClass::Best => "best",
            PlayClass::Fine => "fine",
            PlayClass::Doubtful => "doubtful",
            PlayClass::Error => "error",
            PlayClass::Blunder => "blunder",
        }
    }
}

impl fmt::Display for PlayClass {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}
