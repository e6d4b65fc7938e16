//! The secret from which all of one's dice chains grow. It stays in this browser: the server never sees it.

use tavli_protocol::{Chain, Link, Role, TableId, game_id};

use crate::{chance, storage};

const KEY: &str = "tavli.dice-secret";

/// The browser's secret; a new one where there is none.
pub(crate) fn kept() -> Link {
    let known = storage::read(KEY).and_then(|text| text.parse().ok());
    known.unwrap_or_else(|| {
        let secret = Link(chance::bytes());
        keep(secret);
        secret
    })
}

/// Takes over a secret from another device.
pub(crate) fn keep(secret: Link) {
    storage::keep(KEY, &secret.to_string());
}

/// One's chain for a game: one secret for all games, because each game's name makes another seed of it.
pub(crate) fn chain(secret: Link, table: &TableId, game: u16, role: Role) -> Chain {
    Chain::of_secret(&game_id(table, game), role, secret)
}
