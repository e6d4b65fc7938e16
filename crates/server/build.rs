//! Embeds the page that `cargo xtask page` has built, so that the program needs no other file.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let folder = page_folder(&out);
    // A folder that is missing would count as changed at every build.
    fs::create_dir_all(&folder).expect("the target folder can be written to");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=src/unbuilt.html");
    let mut names = names_in(&folder);
    // The document names all other files: without it the page is not whole.
    if !names.iter().any(|name| name == "index.html") {
        names.clear();
    }
    fs::write(out.join("page.rs"), list(&folder, &names)).expect("the output folder can be written to");
}

/// Where xtask puts the page: in the target folder, which is the one above us that cargo has marked as its own.
fn page_folder(out: &Path) -> PathBuf {
    let is_target = |folder: &&Path| folder.join("CACHEDIR.TAG").exists();
    // Without a mark: <target>/<profile>/build/<package>/out.
    let target = out.ancestors().find(is_target).or_else(|| out.ancestors().nth(4));
    target.expect("the output folder lies in the target folder").join("page")
}

fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    names
}

/// The list of files as Rust code.
fn list(folder: &Path, names: &[String]) -> String {
    let embedded = |name: &str| format!("include_bytes!({:?})", folder.join(name));
    let variant = |name: &str, suffix: &str| {
        let variant = format!("{name}.{suffix}");
        if names.contains(&variant) { format!("Some({})", embedded(&variant)) } else { "None".to_string() }
    };
    let is_variant = |name: &str| name.ends_with(".br") || name.ends_with(".gz");
    let files = names.iter().filter(|name| !is_variant(name)).map(|name| {
        let (plain, brotli, gzip) = (embedded(name), variant(name, "br"), variant(name, "gz"));
        format!("File {{ name: {name:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }},\n")
    });
    format!("&[\n{}]", files.collect::<String>())
}
