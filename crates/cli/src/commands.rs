//! One file a command.

mod first_screen;
pub(crate) mod games;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod rules;
pub(crate) mod show;
