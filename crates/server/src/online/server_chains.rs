//! The chains that the server holds at a table: its own, and those of computer players.

use std::collections::HashMap;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tavli_protocol::{Chain, Link, Role, Table, game_id};

/// All chains grow from one secret of the table, which is kept with it: a server that is started again has them all.
#[derive(Debug)]
pub(crate) struct ServerChains {
    secret: String,
    chains: HashMap<(u16, Role), Chain>,
}

impl ServerChains {
    pub(crate) fn new(secret: String) -> ServerChains {
        ServerChains { secret, chains: HashMap::new() }
    }

    /// The tip for the game being played.
    pub(crate) fn tip(&mut self, table: &Table, role: Role) -> Link {
        self.chain(table, role).tip()
    }

    /// The link for the next throw.
    pub(crate) fn next_link(&mut self, table: &Table, role: Role) -> Link {
        let throw = table.throws() + 1;
        self.chain(table, role).link(throw)
    }

    fn chain(&mut self, table: &Table, role: Role) -> &Chain {
        let game = table.game_number();
        // Earlier games are over, and need no chains.
        self.chains.retain(|(known, _), _| *known == game);
        let secret = &self.secret;
        self.chains.entry((game, role)).or_insert_with(|| {
            let id = game_id(table.id(), game);
            let mut seed = Hmac::<Sha256>::new_from_slice(secret.as_bytes())
                .expect("a keyed hash takes a key of any length");
            seed.update(b"tavli/seed/1");
            seed.update(id.as_bytes());
            seed.update(role.name().as_bytes());
            Chain::new(&id, role, Link(seed.finalize().into_bytes().into()))
        })
    }
}
