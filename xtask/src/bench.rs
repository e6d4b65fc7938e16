//! `cargo xtask bench`: how fast the rules and the engine are; `cargo xtask bench page`: the page in a browser.

use crate::cargo::{cargo, finish, root};
use crate::page;
use std::ffi::OsString;
use std::process::ExitCode;

/// Runs the benchmarks alone: `--bench *` leaves out the unit tests, which refuse criterion's arguments.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    if arguments.first().is_some_and(|name| name == "page") {
        return page_in_browser();
    }
    let mut command =
        cargo(["bench", "--package", "tavli-rules", "--package", "tavli-engine", "--bench", "*", "--"]);
    command.args(arguments).current_dir(root());
    finish(command)
}

/// Measures the page in a real browser, beside the same code compiled natively.
fn page_in_browser() -> ExitCode {
    if let Err(missing) = page::provide_with_browser() {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    let mut tests = cargo(["test", "--release", "--package", "tavli-page-tests", "--test", "speed", "--"]);
    tests.args(["--ignored", "--nocapture", "--test-threads=1"]);
    tests.env("TAVLI_BROWSER", "required").current_dir(root());
    finish(tests)
}
