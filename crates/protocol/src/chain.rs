//! A hash chain: its tip is published first, its links are given away from the tip backwards.

use sha2::{Digest, Sha256};

use crate::link::Link;
use crate::role::Role;

/// So many links lie before the tip; no game of ours has as many throws.
pub const CHAIN_LENGTH: u32 = 4096;

/// One step along a chain: the link that follows this one.
///
/// Whoever knows a link finds all that come after it, up to the tip, and none before it.
///
/// ```
/// use tavli_protocol::{Chain, Link, Role, chain_step};
/// let chain = Chain::new("abcdefghijklmnop-001", Role::White, Link([7; 32]));
/// assert_eq!(chain_step("abcdefghijklmnop-001", Role::White, chain.link(1)), chain.tip());
/// ```
pub fn chain_step(game_id: &str, role: Role, link: Link) -> Link {
    let mut hash = Sha256::new();
    hash.update(b"tavli/chain/1");
    hash.update(game_id.as_bytes());
    hash.update(role.name().as_bytes());
    hash.update(link.0);
    Link(hash.finalize().into())
}

/// Every so many links one is kept; those between are made anew when they are asked for.
const KEPT_EVERY: u32 = 64;

/// One participant's chain for one game: the secret that all its links follow from.
///
/// ```
/// use tavli_protocol::{Chain, Link, Role};
/// let chain = Chain::new("abcdefghijklmnop-001", Role::Server, Link([1; 32]));
/// assert_ne!(chain.link(1), chain.link(2));
/// ```
#[derive(Clone, Debug)]
pub struct Chain {
    game_id: String,
    role: Role,
    kept: Vec<Link>,
}

impl Chain {
    /// The chain that grows from a secret.
    pub fn new(game_id: &str, role: Role, seed: Link) -> Chain {
        let mut kept = Vec::with_capacity((CHAIN_LENGTH / KEPT_EVERY) as usize + 1);
        let mut link = seed;
        for index in 0..=CHAIN_LENGTH {
            if index % KEPT_EVERY == 0 {
                kept.push(link);
            }
            link = chain_step(game_id, role, link);
        }
        Chain { game_id: game_id.to_owned(), role, kept }
    }

    /// The chain of somebody who has one secret for all games: each game's name makes another seed of it.
    pub fn of_secret(game_id: &str, role: Role, secret: Link) -> Chain {
        Chain::new(game_id, role, chain_step(game_id, role, secret))
    }

    /// What is published before the first throw.
    pub fn tip(&self) -> Link {
        self.link(0)
    }

    /// The link for a throw, counted from 1; the tip for 0. A chain that is used up repeats its seed, which nobody accepts.
    pub fn link(&self, throw: u32) -> Link {
        let index = CHAIN_LENGTH - throw.min(CHAIN_LENGTH);
        let nearest = self.kept[(index / KEPT_EVERY) as usize];
        (0..index % KEPT_EVERY).fold(nearest, |link, _| chain_step(&self.game_id, self.role, link))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_link_follows_from_the_next_throws() {
        let chain = Chain::new("abcdefghijklmnop-001", Role::Black, Link([9; 32]));
        for throw in [0, 1, 62, 63, 64, 65, CHAIN_LENGTH - 1] {
            assert_eq!(
                chain_step("abcdefghijklmnop-001", Role::Black, chain.link(throw + 1)),
                chain.link(throw)
            );
        }
        assert_eq!(chain.link(CHAIN_LENGTH), Link([9; 32]));
    }
}
