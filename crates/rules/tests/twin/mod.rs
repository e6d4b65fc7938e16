//! A plain second implementation of the rule book, against which the tests hold the real one.
//!
//! It shares no code with the library (only `bridge` reads the library's positions) and takes no shortcuts: every order of every number, every checker,
//! and one step after the other on arrays that can be read off the board.

// Each test file uses its own part of the twin, and all of it is meant to be looked into.
#![allow(dead_code, unused_imports, unreachable_pub)]

mod bridge;
pub mod notation;
mod options;
mod outcome;
mod search;
mod state;
mod step;

pub use bridge::state_of;
pub use options::{Game, Rules};
pub use outcome::Outcome;
pub use state::{Player, State};

/// The two sides as indices of `State::players`.
pub const WHITE: usize = 0;
pub const BLACK: usize = 1;
