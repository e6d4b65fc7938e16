//! `cargo xtask run`: the program's main job, as fast as it gets.

use crate::cargo::{cargo, finish};
use crate::page;
use std::ffi::OsString;
use std::process::ExitCode;

/// Builds the page and opens it; with arguments the program is called with them: `cargo xtask run play portes`.
/// Stays in the caller's folder, so that files among the arguments are found.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    if serves_page(arguments)
        && let Err(what) = page::provide()
    {
        return page::finish(Err(what));
    }
    let mut command = cargo(["run", "--release", "--package", "tavli", "--"]);
    match arguments {
        [] => command.args(["serve", "--open"]),
        [..] => command.args(arguments),
    };
    finish(command)
}

/// Only who serves the page has to wait for it.
fn serves_page(arguments: &[OsString]) -> bool {
    arguments.first().is_none_or(|first| first == "serve")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_is_built_for_the_server_alone() {
        assert!(serves_page(&[]) && serves_page(&["serve".into(), "--port".into()]));
        assert!(!serves_page(&["play".into(), "serve".into()]));
    }
}
