//! `cargo xtask test`: every check, in order.

use crate::cargo::{cargo, finish, root};
use crate::{axe, page, tidy, tools};
use std::ffi::OsString;
use std::process::ExitCode;
use std::time::Instant;

/// One check: its name, what cargo is asked to do, and a variable that it is told.
struct Check {
    name: &'static str,
    cargo: &'static str,
    variable: Option<(&'static str, &'static str)>,
}

/// Quick checks first: who forgot to format should not wait for the tests.
const CHECKS: [Check; 8] = [
    check("tidy", TIDY),
    check("format", "fmt --all --check"),
    // Before all that compiles the server, which embeds it. Also checks how much a visitor has to load.
    check("page", PAGE),
    check("lints", "clippy --workspace --all-targets --locked -- -D warnings"),
    // In the workspace as a whole the page has its further views; somebody has to look at the one without.
    check(
        "lints of the first page",
        "clippy --package tavli-page-first --package tavli-page --locked -- -D warnings",
    ),
    // All targets but the benches, which measure rather than check.
    Check {
        // Without it the tests in a browser are left out where there is no browser.
        variable: Some(("TAVLI_BROWSER", "required")),
        ..check("tests", "test --workspace --lib --bins --tests --examples --locked --no-fail-fast")
    },
    check("examples in the documentation", "test --workspace --doc --locked"),
    Check {
        variable: Some(("RUSTDOCFLAGS", "-D warnings")),
        ..check("documentation", "doc --workspace --no-deps --locked")
    },
];

/// The checks that run inside this process: another cargo would only start us again.
const TIDY: &str = "xtask tidy";
const PAGE: &str = "xtask page";

const fn check(name: &'static str, cargo: &'static str) -> Check {
    Check { name, cargo, variable: None }
}

/// Runs the checks and stops at the first that fails.
pub(crate) fn run(_: &[OsString]) -> ExitCode {
    if let Err(missing) = tools::provide() {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    tools::provide_optional();
    axe::provide();
    let begin = Instant::now();
    if let Some(failed) =
        (1..).zip(&CHECKS).find_map(|(number, check)| (!passes(number, check)).then_some(check))
    {
        eprintln!("\nFAILED: {}. To run it alone: {}", failed.name, by_hand(failed));
        return ExitCode::FAILURE;
    }
    println!("\nall {} checks passed in {:.1} s", CHECKS.len(), begin.elapsed().as_secs_f32());
    ExitCode::SUCCESS
}

fn passes(number: usize, check: &Check) -> bool {
    println!("\n== {number}/{} {}: {}", CHECKS.len(), check.name, by_hand(check));
    let begin = Instant::now();
    let passed = carry_out(check) == ExitCode::SUCCESS;
    println!("== {}: {:.1} s", check.name, begin.elapsed().as_secs_f32());
    passed
}

fn carry_out(check: &Check) -> ExitCode {
    match check.cargo {
        TIDY => tidy::run(&[]),
        PAGE => page::run(&[]),
        arguments => {
            let mut command = cargo(arguments.split(' '));
            command.current_dir(root()).envs(check.variable);
            // What would make the next build quicker takes several times the room of what is built.
            command.env("CARGO_INCREMENTAL", "0");
            finish(command)
        }
    }
}

/// The check as a person types it.
fn by_hand(check: &Check) -> String {
    match check.variable {
        None => format!("cargo {}", check.cargo),
        Some((name, value)) => format!("{name}=\"{value}\" cargo {}", check.cargo),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn check_by_hand_says_all_that_the_check_does() {
        let [first, .., last] = &CHECKS;
        assert_eq!(by_hand(first), "cargo xtask tidy");
        assert_eq!(by_hand(last), "RUSTDOCFLAGS=\"-D warnings\" cargo doc --workspace --no-deps --locked");
    }

    #[test]
    fn all_that_builds_is_locked() {
        let free = CHECKS.iter().filter(|check| !check.cargo.contains("--locked")).map(|check| check.name);
        assert_eq!(free.collect::<Vec<_>>(), ["tidy", "format", "page"]);
    }
}
