//! What is kept, row by row.

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PlayerRow {
    /// The public name in links.
    pub id: String,
    /// The hash of the secret by which the player is known.
    pub secret_hash: String,
    /// The name to be shown; empty at first.
    pub name: String,
    /// 1 for a program.
    pub is_bot: i64,
    /// When the player came first, in milliseconds.
    pub created: i64,
}

/// A player's rating in one game.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct RatingRow {
    /// The game.
    pub game: String,
    /// Glicko-2, as people read it.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it moves.
    pub volatility: f64,
    /// How many matches it comes from.
    pub games: i64,
}

/// An event as it is kept: its number, its time, and its text.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct EventRow {
    /// Its place in the table's history, from 1.
    pub number: i64,
    /// When, in milliseconds.
    pub at: i64,
    /// What, as JSON.
    pub body: String,
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ResultRow {
    /// The table.
    pub table_id: String,
    /// The game, or `tavli`.
    pub game: String,
    /// Who sat on the first seat.
    pub first_player: String,
    /// Who sat on the second.
    pub second_player: String,
    /// `first`, `second`, or nothing for a draw.
    pub winner: Option<String>,
    /// 1 if it counts for ratings.
    pub is_rated: i64,
    /// When it ended, in milliseconds.
    pub finished: i64,
}

/// A passkey.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PasskeyRow {
    /// Its name, as the device that holds it calls it.
    pub id: String,
    /// Whose it is.
    pub player: String,
    /// What is needed to check it, as JSON; there is no secret in it.
    pub body: String,
    /// When it was added, in milliseconds.
    pub created: i64,
    /// When somebody last came in with it.
    pub used: Option<i64>,
}

/// What a device was asked to sign.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ChallengeRow {
    /// Its name; only who asked for it knows it.
    pub id: String,
    /// Who adds a passkey; nobody where somebody wants to come in.
    pub player: Option<String>,
    /// What was asked, as JSON.
    pub body: String,
    /// Until when an answer counts, in milliseconds.
    pub expires: i64,
}
