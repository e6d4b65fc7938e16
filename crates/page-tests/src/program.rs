//! The program `tavli`, for tests that compare it with the page.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

/// The program with no arguments yet, built first where it is out of date.
pub fn tavli() -> Command {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    Command::new(BUILT.get_or_init(build))
}

/// Builds it as the tests of the whole workspace do, which need it as well: with other features everything beneath it would be
/// compiled once more.
fn build() -> PathBuf {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["test", "--quiet", "--workspace", "--test", "commands", "--no-run", "--locked"]);
    assert!(command.status().expect("cargo can be run").success(), "the program can be built");
    let test = std::env::current_exe().expect("a test knows where it is");
    let folder = test.ancestors().nth(2).expect("tests lie below the programs");
    folder.join("tavli").with_extension(std::env::consts::EXE_EXTENSION)
}
