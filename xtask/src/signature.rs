//! `cargo xtask signature`: what the shipped nets say, as a number a game.

use crate::cargo::{cargo, finish, root};
use std::ffi::OsString;
use std::process::ExitCode;

/// Plays a fixed game of each net against itself, prints the signatures and compares them with the agreed ones.
pub(crate) fn run(_: &[OsString]) -> ExitCode {
    let mut command = cargo(["test", "--quiet", "--package", "tavli-engine", "--test", "shipped_nets"]);
    command.args(["--", "--nocapture", "signature"]).current_dir(root());
    finish(command)
}
