//! `cargo xtask bless`: what the rules and the nets say now becomes what the tests expect.

use crate::cargo::{cargo, finish, root};
use std::ffi::OsString;
use std::process::{Command, ExitCode};

/// Rewrites the golden files, then shows which of them changed: a person has to agree with each.
pub(crate) fn run(_: &[OsString]) -> ExitCode {
    let mut tests = cargo([
        "test",
        "--package",
        "tavli-rules",
        "--package",
        "tavli-engine",
        "--package",
        "tavli-protocol",
    ]);
    tests.args(["--test", "perft", "--test", "playthrough", "--test", "shipped_nets", "--test", "schemas"]);
    tests.env("TAVLI_BLESS", "1").current_dir(root());
    let blessed = finish(tests);
    if blessed != ExitCode::SUCCESS {
        return blessed;
    }
    let mut changes = Command::new("git");
    changes.args(["diff", "--stat", "--", "testdata", "docs"]).current_dir(root());
    finish(changes)
}
