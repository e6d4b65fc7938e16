//! One file a command.

mod first_screen;
mod lines;

pub(crate) mod analyse;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod choose;
pub(crate) mod convert;
pub(crate) mod dice_report;
pub(crate) mod evaluate;
pub(crate) mod games;
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
pub(crate) mod verify;
