//! `cargo xtask bench`: how fast the rules are.

use crate::cargo::{cargo, finish, root};
use std::ffi::OsString;
use std::process::ExitCode;

/// Runs the benchmarks alone: `--bench *` leaves out the unit tests, which refuse criterion's arguments.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    let mut command = cargo(["bench", "--package", "tavli-rules", "--bench", "*", "--"]);
    command.args(arguments).current_dir(root());
    finish(command)
}
