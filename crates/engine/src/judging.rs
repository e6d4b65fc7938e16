//! What judged a position, for whoever asks.

/// What judges positions under some rules.
///
/// ```
/// assert_eq!(tavli_engine::Judging::Counts.name(), "plain");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judging {
    /// The net that was made for these rules.
    OwnNet,
    /// The net of a game whose options were changed.
    GamesNet,
    /// Plain counts, where there is no net for the rules.
    Counts,
}

impl Judging {
    /// The name in answers.
    pub fn name(self) -> &'static str {
        match self {
            Judging::OwnNet => "net",
            Judging::GamesNet => "net of the game's own rules",
            Judging::Counts => "plain",
        }
    }
}
