//! Tables for the end of a race: how long a side takes to bear off, and who is done first.
//!
//! A [`OneSided`] table knows one side alone: every way to stand on the last six points of the path, and how the
//! number of throws until all are off is distributed. Two such distributions give the chances of a race. A [`TwoSided`]
//! table knows both sides at once, and is exact, but only for few checkers. [`BearOff`] holds both.
#![forbid(unsafe_code)]

mod bear_off_tables;
mod build;
mod home;
mod index;
mod one_sided;
mod policy;
mod rows;
mod shelf;
mod steps;
mod table_file;
mod table_rules;
mod two_sided;

pub use bear_off_tables::BearOff;
pub use home::Home;
pub use one_sided::OneSided;
pub use rows::Throws;
pub use shelf::BearOffShelf;
pub use table_file::TableFault;
pub use two_sided::TwoSided;
