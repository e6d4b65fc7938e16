//! Playing over the network: tables that live in memory while somebody is at them, and in the store for ever.

mod chance;
mod computer;
mod connection;
mod decide;
mod doors;
mod duty;
mod hall;
mod keeper;
mod live;
mod pace;
mod rating;
mod server_chains;
mod standing;
mod summary;

pub use computer::{Computer, NoComputer};
pub use hall::{Hall, HallSettings};

pub(crate) use chance::{hash_of, random_text};
pub(crate) use connection::attend;
pub(crate) use decide::Actor;
pub(crate) use doors::Crowd;
pub(crate) use pace::Addresses;

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}
