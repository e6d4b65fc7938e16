//! Calling cargo from a task, and where the repository lies.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// The same cargo that started this task, so that both use one toolchain.
pub(crate) fn cargo<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments);
    command
}

/// The folder above this crate. Asked at run time, because a built xtask may have been moved with its checkout.
pub(crate) fn root() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(own).parent().expect("xtask lies inside the repository").to_path_buf()
}

/// Runs a command on our own terminal; its exit code becomes ours.
pub(crate) fn finish(mut command: Command) -> ExitCode {
    match command.status() {
        // A command ended by a signal has no code.
        Ok(status) => ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)),
        Err(fault) => {
            eprintln!("cannot start {}: {fault}", command.get_program().display());
            ExitCode::FAILURE
        }
    }
}

/// Whether a command can be run and succeeds; what it prints is of no interest.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Stdio;

    #[test]
    fn root_is_the_folder_of_the_workspace() {
        assert!(root().join("xtask/Cargo.toml").is_file());
    }

    #[test]
    fn exit_code_of_cargo_is_passed_on() {
        let mut unknown = cargo(["no-such-subcommand"]);
        unknown.stderr(Stdio::null());
        // 101 is what cargo says of a subcommand that it does not have.
        assert_eq!(finish(unknown), ExitCode::from(101));
    }
}
