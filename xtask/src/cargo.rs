//! Calling cargo from a task, and where the repository lies.

use serde_json::Value;
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

/// Where cargo puts what it builds. It may have been told by a variable or by a file of settings, so it is asked.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let metadata = metadata()?;
    metadata["target_directory"]
        .as_str()
        .map(PathBuf::from)
        .ok_or_else(|| "cargo names no target".to_string())
}

/// What cargo says about the workspace; asked without a network first, because that is quicker.
pub(crate) fn metadata() -> Result<Value, String> {
    ask_for_metadata(&["--offline"]).or_else(|_| ask_for_metadata(&[]))
}

fn ask_for_metadata(more: &[&str]) -> Result<Value, String> {
    let mut command = cargo(["metadata", "--no-deps", "--format-version", "1"]);
    let answer = command.args(more).current_dir(root()).output().map_err(|fault| fault.to_string())?;
    serde_json::from_slice(&answer.stdout).map_err(|_| "cargo cannot read the workspace".to_string())
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
    fn this_test_runs_inside_the_target_folder() {
        let own = std::env::current_exe().unwrap();
        assert!(own.starts_with(target_folder().unwrap()), "{}", own.display());
    }

    #[test]
    fn exit_code_of_cargo_is_passed_on() {
        let mut unknown = cargo(["no-such-subcommand"]);
        unknown.stderr(Stdio::null());
        // 101 is what cargo says of a subcommand that it does not have.
        assert_eq!(finish(unknown), ExitCode::from(101));
    }
}
