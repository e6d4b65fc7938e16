//! axe-core, which tells who could not use the page. It comes from npm, into the tests only.

use crate::cargo::{succeeds, target_folder};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The version that the page is held to; a newer one may find more.
const PACKAGE: &str = "axe-core@4.14.0";
const ARCHIVE: &str = "axe-core-4.14.0.tgz";

/// Sees to it that the tests find axe-core. Where npm or a network is missing they leave it out, and this says so.
pub(crate) fn provide() {
    let is_there = target_folder().is_ok_and(|target| is_provided(&target.join("tools/axe")));
    if !is_there {
        eprintln!("not checked: who could not use the page. npm cannot fetch {PACKAGE} here");
    }
}

fn is_provided(folder: &Path) -> bool {
    let script = folder.join("package/axe.min.js");
    script.is_file() || (fetched(folder) && script.is_file())
}

fn fetched(folder: &Path) -> bool {
    fs::create_dir_all(folder).is_ok()
        && succeeds(Command::new("npm").args(["pack", PACKAGE]).current_dir(folder))
        && succeeds(Command::new("tar").args(["-xzf", ARCHIVE]).current_dir(folder))
}
