//! What the checks need besides cargo: fetched where rustup is, named where it is not.

use crate::cargo::{cargo, root, succeeds};
use std::path::Path;
use std::process::Command;

/// One tool: how to see that it is there, what rustup calls it, and which Debian package holds it.
struct Tool {
    name: &'static str,
    is_there: fn() -> bool,
    rustup: [&'static str; 3],
    debian: &'static str,
}

const WASM: &str = "wasm32-unknown-unknown";

const TOOLS: [Tool; 3] = [
    Tool {
        name: "rustfmt",
        is_there: || succeeds(&mut cargo(["fmt", "--version"])),
        rustup: ["component", "add", "rustfmt"],
        debian: "rustfmt",
    },
    Tool {
        name: "clippy",
        is_there: || succeeds(&mut cargo(["clippy", "--version"])),
        rustup: ["component", "add", "clippy"],
        debian: "rust-clippy",
    },
    Tool {
        name: "the wasm32 target",
        is_there: has_wasm,
        rustup: ["target", "add", WASM],
        debian: "libstd-rust-dev-wasm32",
    },
];

/// Sees to it that every tool is there; otherwise one line for each that is missing.
pub(crate) fn provide() -> Result<(), String> {
    let missing: Vec<String> = TOOLS.iter().filter(|tool| !provided(tool)).map(advice).collect();
    if missing.is_empty() { Ok(()) } else { Err(missing.join("\n")) }
}

fn provided(tool: &Tool) -> bool {
    (tool.is_there)() || (has_rustup() && fetched(tool) && (tool.is_there)())
}

fn fetched(tool: &Tool) -> bool {
    eprintln!("fetching {}: rustup {}", tool.name, tool.rustup.join(" "));
    // In the root, because there rust-toolchain.toml says for which toolchain.
    Command::new("rustup").args(tool.rustup).current_dir(root()).status().is_ok_and(|status| status.success())
}

fn advice(tool: &Tool) -> String {
    let (name, rustup, debian) = (tool.name, tool.rustup.join(" "), tool.debian);
    format!("missing: {name}; get it with `rustup {rustup}`, or on Debian with `apt install {debian}`")
}

fn has_rustup() -> bool {
    succeeds(Command::new("rustup").arg("--version"))
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
