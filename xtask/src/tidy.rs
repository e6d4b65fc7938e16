//! `cargo xtask tidy`: what this house asks of its files and no compiler checks.

mod dependencies;
mod examples;
mod finding;
mod game_names;
mod length;
mod machine;
mod markdown;
mod parts;
mod paths;
mod repository;
mod source;

use crate::cargo::root;
use finding::Finding;
use repository::Repository;
use std::ffi::OsString;
use std::process::ExitCode;

const CHECKS: [fn(&Repository) -> Vec<Finding>; 7] = [
    paths::check,
    length::check,
    dependencies::check,
    examples::check,
    parts::check,
    game_names::check,
    machine::check,
];

/// Prints every finding of every check at once: they are mended in one go.
pub(crate) fn run(_: &[OsString]) -> ExitCode {
    let repository = Repository::read(&root());
    let mut findings: Vec<Finding> = CHECKS.iter().flat_map(|check| check(&repository)).collect();
    findings.sort();
    findings.iter().for_each(|finding| println!("{finding}"));
    match findings.len() {
        0 => ExitCode::SUCCESS,
        count => {
            eprintln!("tidy: findings: {count}");
            ExitCode::FAILURE
        }
    }
}
