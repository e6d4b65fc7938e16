//! Judging positions and choosing plays.

mod chances;

pub use chances::{Chances, Equity};
