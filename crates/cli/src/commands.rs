//! One file a command.

pub(crate) mod analyse;
pub(crate) mod bench;
pub(crate) mod choose;
pub(crate) mod convert;
pub(crate) mod evaluate;
mod first_screen;
pub(crate) mod games;
mod lines;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod problems;
pub(crate) mod rollout;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod tables;
pub(crate) mod ubgi;
