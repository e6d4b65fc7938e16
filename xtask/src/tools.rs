//! What the checks need besides cargo: fetched where rustup is, named where it is not.

use crate::cargo::{cargo, root, succeeds};
use std::path::Path;
use std::process::Command;

/// One tool: how to see that it is there, how rustup fetches it where it can, and which Debian packages hold it.
struct Tool {
    name: &'static str,
    is_there: fn() -> bool,
    rustup: Option<[&'static str; 3]>,
    debian: &'static str,
}

/// The target for browsers.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

const TOOLS: [Tool; 4] = [
    Tool {
        name: "rustfmt",
        is_there: || succeeds(&mut cargo(["fmt", "--version"])),
        rustup: Some(["component", "add", "rustfmt"]),
        debian: "rustfmt",
    },
    Tool {
        name: "clippy",
        is_there: || succeeds(&mut cargo(["clippy", "--version"])),
        rustup: Some(["component", "add", "clippy"]),
        debian: "rust-clippy",
    },
    WASM_TARGET,
    Tool {
        name: "Chromium and its driver",
        is_there: has_chromium,
        rustup: None,
        debian: "chromium chromium-driver",
    },
];

/// What some tests need; without it they are left out, and say so.
const WELCOME: [Tool; 2] = [
    Tool { name: "GNU Backgammon", is_there: has_gnubg, rustup: None, debian: "gnubg" },
    Tool { name: "PostgreSQL", is_there: has_postgres, rustup: None, debian: "postgresql" },
];

const WASM_TARGET: Tool = Tool {
    name: "the wasm32 target",
    is_there: has_wasm,
    rustup: Some(["target", "add", WASM]),
    debian: "libstd-rust-dev-wasm32",
};

/// Sees to it that every tool is there; otherwise one line for each that is missing.
pub(crate) fn provide() -> Result<(), String> {
    let missing: Vec<String> = TOOLS.iter().filter(|tool| !provided(tool)).map(advice).collect();
    if missing.is_empty() { Ok(()) } else { Err(missing.join("\n")) }
}

/// Fetches what tests can do without, where that may be done without asking.
pub(crate) fn provide_optional() {
    for tool in WELCOME.iter().filter(|tool| !provided(tool)) {
        eprintln!("{}; tests that ask it are left out", advice(tool));
    }
}

/// Sees to it that the page can be built, which is all that somebody needs who only wants to play.
pub(crate) fn provide_wasm() -> Result<(), String> {
    if provided(&WASM_TARGET) { Ok(()) } else { Err(advice(&WASM_TARGET)) }
}

fn provided(tool: &Tool) -> bool {
    (tool.is_there)() || (fetched(tool) && (tool.is_there)())
}

fn fetched(tool: &Tool) -> bool {
    match tool.rustup {
        Some(rustup) => has_rustup() && succeeds_aloud(tool, "rustup", &rustup),
        None => may_install() && installed(tool),
    }
}

fn installed(tool: &Tool) -> bool {
    let packages: Vec<&str> = tool.debian.split(' ').collect();
    let install = [&["install", "--yes", "--no-install-recommends"][..], &packages].concat();
    // A fresh machine has no list of packages yet.
    succeeds_aloud(tool, "apt-get", &install)
        || (succeeds_aloud(tool, "apt-get", &["update"]) && succeeds_aloud(tool, "apt-get", &install))
}

fn succeeds_aloud(tool: &Tool, program: &str, arguments: &[&str]) -> bool {
    eprintln!("fetching {}: {program} {}", tool.name, arguments.join(" "));
    // In the root, because there rust-toolchain.toml says for which toolchain.
    Command::new(program).args(arguments).current_dir(root()).status().is_ok_and(|status| status.success())
}

fn advice(tool: &Tool) -> String {
    let Tool { name, rustup, debian, .. } = tool;
    let rustup = rustup.map(|rustup| format!("with `rustup {}`, or ", rustup.join(" "))).unwrap_or_default();
    format!("missing: {name}; get it {rustup}on Debian with `apt install {debian}`")
}

fn has_rustup() -> bool {
    succeeds(Command::new("rustup").arg("--version"))
}

/// Whether packages can be installed without asking anybody: on Debian, as root.
fn may_install() -> bool {
    let user = Command::new("id").arg("--user").output();
    let is_root = user.is_ok_and(|user| user.stdout.trim_ascii() == b"0");
    is_root && succeeds(Command::new("apt-get").arg("--version"))
}

fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    succeeds(Command::new("initdb").arg("--version")) || versions.count() > 0
}

fn has_chromium() -> bool {
    ["chromium", "chromedriver"].iter().all(|program| succeeds(Command::new(program).arg("--version")))
}

/// Packages put it among the games, where not everybody's PATH leads.
fn has_gnubg() -> bool {
    ["gnubg", "/usr/games/gnubg"].iter().any(|program| succeeds(Command::new(program).arg("--version")))
}

/// rustc names the folder of a target's library whether or not it is there.
fn has_wasm() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut ask = Command::new(rustc);
    ask.args(["--print", "target-libdir", "--target", WASM]).current_dir(root());
    ask.output().is_ok_and(|answer| Path::new(String::from_utf8_lossy(&answer.stdout).trim()).is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_is_one_line_with_both_ways() {
        let line = advice(&TOOLS[2]);
        assert_eq!(line.lines().count(), 1);
        assert!(line.contains("rustup target add wasm32-unknown-unknown"), "{line}");
        assert!(line.contains("apt install libstd-rust-dev-wasm32"), "{line}");
    }
}
