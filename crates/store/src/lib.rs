//! Keeping players, tables and their events.
//!
//! A [`Store`] is a SQLite file or a PostgreSQL database, behind the same queries. Events are appended by one writer that
//! puts everything that waits into one transaction, and says that it is kept only when it is.
#![forbid(unsafe_code)]

mod append;
mod backup;
mod checkpoint;
mod fault;
mod lists;
mod many_rows;
mod passkeys;
mod place;
mod players;
mod rows;
mod store;
#[cfg(feature = "testing")]
pub mod testing;
mod writer;

pub use append::{Append, NewTable, Summary};
pub use backup::{backup, is_in_use};
pub use fault::{AppendFault, StoreFault};
pub use lists::TableRow;
pub use rows::{ChallengeRow, EventRow, PasskeyRow, PlayerRow, RatingRow, ResultRow};
pub use store::{Changes, Store};
