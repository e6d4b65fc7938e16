//! `cargo xtask screenshots`: pictures of every view into `target/screenshots`, and all on one sheet into `docs`.

use crate::cargo::{cargo, finish, root};
use crate::page;
use std::ffi::OsString;
use std::process::ExitCode;

pub(crate) fn run(_: &[OsString]) -> ExitCode {
    if let Err(missing) = page::provide_with_browser() {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    // One after the other: the sheet is made of the pictures.
    let taken = pictures(&[]);
    if taken == ExitCode::SUCCESS { pictures(&["--ignored"]) } else { taken }
}

fn pictures(more: &[&str]) -> ExitCode {
    let mut tests = cargo(["test", "--package", "tavli-page-tests", "--test", "pictures", "--"]);
    tests.args(more).env("TAVLI_BROWSER", "required").current_dir(root());
    finish(tests)
}
