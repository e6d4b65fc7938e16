//! `cargo xtask load`: many games at once over real sockets, from another process.

use crate::cargo::{cargo, finish, root, succeeds};
use std::ffi::OsString;
use std::process::{Child, Command, ExitCode, Stdio};

/// Games at once, seconds, moves a second.
const USUAL: [&str; 3] = ["5000", "60", "2060"];
const ADDRESS: &str = "127.0.0.1:8178";

/// Builds both, starts the server over a new file, plays, and ends it. Arguments: GAMES SECONDS MOVES_A_SECOND.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    let build = [
        "build",
        "--release",
        "--locked",
        "-p",
        "tavli",
        "-p",
        "tavli-client",
        "--example",
        "load",
        "--bin",
        "tavli",
    ];
    if !succeeds(cargo(build).current_dir(root())) {
        eprintln!("the server and its players could not be built: cargo {}", build.join(" "));
        return ExitCode::FAILURE;
    }
    let folder = std::env::temp_dir().join(format!("tavli-load-{}", std::process::id()));
    let database = folder.join("tavli.db");
    let Some(mut server) = std::fs::create_dir_all(&folder).ok().and_then(|()| serve(&database)) else {
        eprintln!("the server could not be started");
        return ExitCode::FAILURE;
    };
    // It answers as soon as its store is there.
    std::thread::sleep(std::time::Duration::from_secs(2));
    let result = finish(play(arguments, server.id()));
    let _ = server.kill();
    let _ = server.wait();
    let _ = std::fs::remove_dir_all(folder);
    result
}

fn program(name: &str) -> Command {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    let mut command = Command::new(target.join("release").join(name));
    command.current_dir(root());
    command
}

fn serve(database: &std::path::Path) -> Option<Child> {
    let port = ADDRESS.rsplit_once(':')?.1;
    let mut server = program("tavli");
    // All players of the load come from one address.
    server.args(["serve", "--port", port, "--creations", "100000000", "--sockets", "100000000"]);
    server.args(["--log", "warn", "--database"]);
    server.arg(database).stdout(Stdio::null()).spawn().ok()
}

fn play(arguments: &[OsString], server: u32) -> Command {
    let mut load = program("examples/load");
    load.arg(ADDRESS);
    for (index, usual) in USUAL.iter().enumerate() {
        load.arg(arguments.get(index).cloned().unwrap_or_else(|| usual.into()));
    }
    load.arg(server.to_string());
    load
}
