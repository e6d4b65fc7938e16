//! `cargo xtask bench`: how fast the rules and the engine are.

use crate::cargo::{cargo, finish, root};
use std::ffi::OsString;
use std::process::ExitCode;

/// Runs the benchmarks alone: `--bench *` leaves out the unit tests, which refuse criterion's arguments.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    let mut command =
        cargo(["bench", "--package", "tavli-rules", "--package", "tavli-engine", "--bench", "*", "--"]);
    command.args(arguments).current_dir(root());
    finish(command)
}
