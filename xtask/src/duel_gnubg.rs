//! `cargo xtask duel-gnubg`: our portes player against GNU Backgammon.

use crate::cargo::{cargo, finish};
use std::ffi::OsString;
use std::process::ExitCode;

/// Plays the duel. Stays in the caller's folder, so that a net among the arguments is found.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    let mut command = cargo(["run", "--release", "--package", "trainer", "--", "duel-gnubg"]);
    command.args(arguments);
    finish(command)
}
