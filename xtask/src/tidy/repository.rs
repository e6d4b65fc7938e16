//! The repository's files as a fresh clone has them, read once for all checks.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Files by their path from the root, written with `/`; a file that is not text is kept with an empty text.
pub(crate) struct Repository {
    files: BTreeMap<String, String>,
    folders: BTreeSet<String>,
}

impl Repository {
    /// The files that git knows or would take in; without git, all but build outputs.
    pub(crate) fn read(root: &Path) -> Repository {
        let paths = listed_by_git(root).unwrap_or_else(|| walk(root, root));
        // git also lists what was deleted and not yet committed.
        let present = paths.into_iter().filter(|path| root.join(path).exists());
        Repository::of(present.map(|path| {
            let text = fs::read_to_string(root.join(&path)).unwrap_or_default();
            (path, text)
        }))
    }

    /// The given files, each a path and a text.
    pub(crate) fn of<P: Into<String>, T: Into<String>>(
        files: impl IntoIterator<Item = (P, T)>,
    ) -> Repository {
        let files: BTreeMap<String, String> =
            files.into_iter().map(|(path, text)| (path.into(), text.into())).collect();
        let folders = files.keys().flat_map(|path| folders_above(path)).map(String::from).collect();
        Repository { files, folders }
    }

    /// Every file: its path and its text.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Files of Rust code.
    pub(crate) fn code(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(|(path, _)| path.ends_with(".rs"))
    }

    /// The text of one file, empty where there is none.
    pub(crate) fn text(&self, path: &str) -> &str {
        self.files.get(path).map_or("", String::as_str)
    }

    /// Whether a file or a folder has this path, in which `*` stands for a part of a name and `**` for any part.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.files.keys().chain(&self.folders).any(|here| is_match(path, here))
    }

    /// Whether a folder has this path.
    pub(crate) fn has_folder(&self, path: &str) -> bool {
        self.folders.contains(path)
    }
}

fn folders_above(path: &str) -> impl Iterator<Item = &str> {
    path.match_indices('/').map(|(end, _)| &path[..end])
}

fn is_match(pattern: &str, path: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else { return pattern == path };
    let Some(tail) = path.strip_prefix(head) else { return false };
    let (rest, may_cross) = rest.strip_prefix('*').map_or((rest, false), |rest| (rest, true));
    let mut ends = tail.char_indices().map(|(end, _)| end).chain([tail.len()]);
    ends.any(|end| (may_cross || !tail[..end].contains('/')) && is_match(rest, &tail[end..]))
}

fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let answer = git.output().ok().filter(|answer| answer.status.success())?;
    let list = String::from_utf8(answer.stdout).ok()?;
    Some(list.split_terminator('\0').map(String::from).collect())
}

fn walk(root: &Path, folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let kept = entries.filter(|entry| entry.file_name() != "target" && entry.file_name() != ".git");
    kept.flat_map(|entry| match entry.file_type() {
        Ok(kind) if kind.is_dir() => walk(root, &entry.path()),
        _ => vec![path_from(root, &entry.path())],
    })
    .collect()
}

fn path_from(root: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(root).expect("walked from the root");
    inside.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_the_folders_above_them_are_there() {
        let repository = Repository::of([("crates/rules/src/lib.rs", "")]);
        for path in ["crates", "crates/rules/src", "crates/rules/src/lib.rs"] {
            assert!(repository.has(path), "{path}");
        }
        for path in ["rules", "crates/rules/src/li", "crates/cli"] {
            assert!(!repository.has(path), "{path}");
        }
    }

    #[test]
    fn one_star_stays_in_a_folder_and_two_do_not() {
        let repository = Repository::of([("testdata/perft/a.perft", "")]);
        for path in ["testdata/*/*.perft", "testdata/**", "**/a.perft", "testdata/perft/a*.perft"] {
            assert!(repository.has(path), "{path}");
        }
        for path in ["testdata/*.perft", "testdata/*/*.jsonl", "*.perft"] {
            assert!(!repository.has(path), "{path}");
        }
    }

    #[test]
    fn git_and_the_walk_both_find_this_crate_and_no_build_outputs() {
        let root = crate::cargo::root();
        for paths in [listed_by_git(&root), Some(walk(&root, &root))].into_iter().flatten() {
            assert!(paths.iter().any(|path| path == "xtask/Cargo.toml"));
            assert!(!paths.iter().any(|path| path.starts_with("target/") || path.starts_with(".git/")));
        }
    }
}
