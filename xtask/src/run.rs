//! `cargo xtask run`: the program's main job, as fast as it gets.

use crate::cargo::{cargo, finish};
use std::ffi::OsString;
use std::process::ExitCode;

/// Plays in the terminal. Stays in the caller's folder, so that files among the arguments are found.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    let mut command = cargo(["run", "--release", "--package", "tavli", "--", "play"]);
    command.args(arguments);
    finish(command)
}
