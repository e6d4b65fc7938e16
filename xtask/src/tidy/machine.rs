//! No file knows the machine it was written on: its folders, or from where it fetches packages.

use super::finding::Finding;
use super::repository::Repository;

/// This file, which has to name what it looks for.
const OWN: &str = "xtask/src/tidy/machine.rs";

/// Folders of the machines that we work on.
const FOLDERS: [&str; 3] = ["/root", "/work/", "/tmp/bash"];

/// Settings that send cargo, or another packager, to a registry of one's own.
const SETTINGS: [&str; 5] = ["replace-with", "[registries", "[source.crates", "index-url", "registry=http"];

/// How cargo writes a registry, and the one that everybody has.
const REGISTRY: [&str; 2] = ["registry+http", "sparse+http"];
const PUBLIC_REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Looks at every file that is text, whatever its kind.
pub(crate) fn check(repository: &Repository) -> Vec<Finding> {
    let files = repository.files().filter(|(path, _)| *path != OWN);
    files.flat_map(|(path, text)| check_file(path, text)).collect()
}

fn check_file(path: &str, text: &str) -> Vec<Finding> {
    let lines = (1..).zip(text.lines());
    lines.filter_map(|(number, line)| check_line(path, number, line)).collect()
}

fn check_line(path: &str, number: usize, line: &str) -> Option<Finding> {
    let folder = FOLDERS.into_iter().find(|folder| names_folder(line, folder));
    let folder =
        folder.map(|folder| (format!("the machine's folder {folder}"), "write a path from the repository"));
    let registry =
        || names_registry(line).then(|| ("a registry's address".to_string(), "keep it in ~/.cargo"));
    let (wrong, remedy) = folder.or_else(registry)?;
    Some(Finding::new(path, number, wrong, remedy))
}

/// A path from the top of the machine stands by itself: `docs/work/` and `../root.rs` are ours, `/rooted` is another.
fn names_folder(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(begin, _)| {
        let rest = &line[begin + folder.len()..];
        let goes_on =
            folder == "/root" && rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
        line[..begin].chars().next_back().is_none_or(may_precede) && !goes_on
    })
}

fn may_precede(letter: char) -> bool {
    letter.is_whitespace() || "\"'`([{<=:,;/".contains(letter)
}

fn names_registry(line: &str) -> bool {
    let rest = line.replace(PUBLIC_REGISTRY, "");
    REGISTRY.iter().chain(&SETTINGS).any(|mark| rest.contains(mark))
}

#[cfg(test)]
mod tests {
    use super::super::finding::places;
    use super::*;

    fn check_text(text: &str, expected: &[&str]) {
        assert_eq!(places(&check(&Repository::of([("a.txt", text)]))), expected, "{text}");
    }

    #[test]
    fn folders_of_the_machine_are_found() {
        for text in
            ["\nsee /root/x", "\n\"/root\"", "\ncd /work/main", "\n(/tmp/bash_jobs.0/1)", "\nfile:///root/x"]
        {
            check_text(text, &["a.txt:2"]);
        }
    }

    #[test]
    fn folders_of_ours_are_left_alone() {
        check_text(
            "src/root.rs, ../root.rs, crates/*/root.rs, /rooted, ~/work/b, docs/work/a, /workshop, /tmp/other",
            &[],
        );
    }

    #[test]
    fn registries_are_found_but_the_public_one() {
        check_text(&format!("source = \"{PUBLIC_REGISTRY}\""), &[]);
        check_text("source = \"registry+https://packages.example/index\"", &["a.txt:1"]);
        check_text("registry = \"sparse+https://packages.example/\"", &["a.txt:1"]);
        check_text("[source.crates-io]\nreplace-with = \"mirror\"", &["a.txt:1", "a.txt:2"]);
    }
}
