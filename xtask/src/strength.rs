//! `cargo xtask strength`: how strong the nets play, measured and written into `docs/strength.md`.

use crate::cargo::{cargo, finish};
use std::ffi::OsString;
use std::process::ExitCode;

/// Measures. Stays in the caller's folder, so that nets and documents among the arguments are found.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    let mut command = cargo(["run", "--release", "--package", "trainer", "--", "strength"]);
    command.args(arguments);
    finish(command)
}
