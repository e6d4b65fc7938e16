//! Compiles the Fluent files under `messages/` to functions and tables; a fault in any of them fails the build.

#[path = "build/compiler.rs"]
mod compiler;

use compiler::{LANGUAGES, SourceFile, compile};
use std::path::{Path, PathBuf};
use std::{env, fs, process};

fn main() {
    println!("cargo::rerun-if-changed=messages");
    println!("cargo::rerun-if-changed=build");
    let output = compile(&sources(Path::new("messages"))).unwrap_or_else(|faults| {
        faults.iter().for_each(|fault| println!("cargo::error={fault}"));
        process::exit(1);
    });
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for outputs"));
    for (name, text) in output {
        fs::write(folder.join(name), text).expect("the folder for outputs can be written");
    }
}

/// Every Fluent file of every language; a folder that cannot be read is a language without messages.
fn sources(folder: &Path) -> Vec<SourceFile> {
    LANGUAGES.into_iter().flat_map(|language| files_of(&folder.join(language), language)).collect()
}

fn files_of(folder: &Path, language: &'static str) -> Vec<SourceFile> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    paths.sort();
    paths.iter().map(|path| source(path, language)).collect()
}

fn source(path: &Path, language: &'static str) -> SourceFile {
    let text = fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    SourceFile { language, name, text }
}
