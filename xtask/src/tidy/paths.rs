//! Every path that a document names exists.

use super::finding::Finding;
use super::markdown::{Mention, mentions};
use super::repository::Repository;

/// Folders whose name begins a path, even when the last file in them has gone.
const FOLDERS: [&str; 8] = ["crates", "xtask", "docs", "testdata", "rulesets", "nets", ".ci", ".cargo"];

/// Files at the top that documents call by their bare name.
const FILES: [&str; 10] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "Cargo.toml",
    "Cargo.lock",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "rust-toolchain.toml",
    "rustfmt.toml",
];

/// Looks at every document.
pub(crate) fn check(repository: &Repository) -> Vec<Finding> {
    let documents = repository.files().filter(|(path, _)| path.ends_with(".md"));
    documents.flat_map(|(path, text)| check_document(repository, path, text)).collect()
}

fn check_document(repository: &Repository, document: &str, text: &str) -> Vec<Finding> {
    let named = mentions(text).into_iter().flat_map(|(line, mention)| {
        let paths = match mention {
            Mention::Code(word) => paths_in_code(repository, &word),
            Mention::Link(target) => path_of_link(document, &target).into_iter().collect(),
        };
        paths.into_iter().map(move |path| (line, path))
    });
    named
        .filter(|(_, path)| !repository.has(path))
        .map(|(line, path)| finding(document, line, &path))
        .collect()
}

fn finding(document: &str, line: usize, path: &str) -> Finding {
    let remedy = "write the name it has now (a placeholder is written <so>)";
    Finding::new(document, line, format!("there is no `{path}`"), remedy)
}

/// The paths from the root that a word in code stands for: none when it is something else.
fn paths_in_code(repository: &Repository, word: &str) -> Vec<String> {
    let word = word.trim_matches(['"', '\'', ',', ';', '(', ')']).trim_start_matches("./");
    let path = without_line_number(word).trim_end_matches(['.', ':']);
    let is_path = match path.split_once('/') {
        Some((first, _)) => FOLDERS.contains(&first) || repository.has_folder(first),
        None => FILES.contains(&path),
    };
    if is_path {
        alternatives(path.trim_end_matches('/')).iter().map(|one| as_pattern(one)).collect()
    } else {
        vec![]
    }
}

/// `src/x.rs:12` names `src/x.rs`; so does `src/x.rs#L12`.
fn without_line_number(word: &str) -> &str {
    let word = word.split('#').next().unwrap_or(word);
    word.trim_end_matches(|letter: char| letter.is_ascii_digit()).strip_suffix(':').unwrap_or(word)
}

/// `{a,b}.rs` is `a.rs` and `b.rs`.
fn alternatives(path: &str) -> Vec<String> {
    let parts = path.split_once('{').and_then(|(head, rest)| Some((head, rest.split_once('}')?)));
    let Some((head, (choices, tail))) = parts else { return vec![path.to_string()] };
    choices.split(',').flat_map(|choice| alternatives(&format!("{head}{choice}{tail}"))).collect()
}

/// A placeholder such as `<game>` stands for any part of a name.
fn as_pattern(path: &str) -> String {
    let parts = path.split_once('<').and_then(|(head, rest)| Some((head, rest.split_once('>')?.1)));
    parts.map_or(path.to_string(), |(head, tail)| format!("{head}*{}", as_pattern(tail)))
}

/// The path from the root to which a link leads: none when it leads out of the repository or stays in the document.
fn path_of_link(document: &str, target: &str) -> Option<String> {
    let path = target.split('#').next().filter(|path| !path.is_empty())?;
    if path.contains(':') {
        return None;
    }
    let folder = document.rsplit_once('/').map_or("", |(folder, _)| folder);
    let from = if path.starts_with('/') { "" } else { folder };
    Some(walked(from, path))
}

fn walked(from: &str, path: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            // Above the root nothing is ours: the dots stay, and no file has such a name.
            ".." if parts.last().is_some_and(|last| *last != "..") => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::super::finding::places;
    use super::*;

    const HERE: [&str; 5] =
        ["README.md", "docs/rules.md", "crates/rules/src/lib.rs", "crates/rules/src/side.rs", "site/a.css"];

    fn check_text(document: &str, text: &str, expected: &[&str]) {
        let others = HERE.iter().filter(|path| **path != document).map(|path| (*path, ""));
        let repository = Repository::of(others.chain([(document, text)]));
        assert_eq!(places(&check(&repository)), expected, "{text}");
    }

    #[test]
    fn path_that_is_there_is_fine() {
        for text in [
            "`crates/rules/src/lib.rs`",
            "`crates/rules/`",
            "`./docs/rules.md`",
            "`crates/rules/src/lib.rs:12`",
            "`crates/rules/src/{lib,side}.rs`",
            "`crates/*/src/*.rs` and `crates/**`",
            "`crates/<crate>/src/lib.rs`",
            "```sh\ncat docs/rules.md\n```",
            "`README.md`",
        ] {
            check_text("README.md", text, &[]);
        }
    }

    #[test]
    fn path_that_is_not_there_is_found() {
        for text in [
            "`crates/rules/src/lab.rs`",
            "`nets/`",
            "`site/b.css`",
            "`crates/rules/src/{lib,slide}.rs`",
            "`crates/*/src/*.toml`",
            "`crates/<crate>/lib.rs`",
            "run `cat docs/none.md`",
            "`CONTRIBUTING.md`",
        ] {
            check_text("README.md", text, &["README.md:1"]);
        }
    }

    #[test]
    fn what_is_no_path_is_left_alone() {
        check_text("README.md", "`10/16 19/24` `and/or` `m4/9*` `cargo xtask` crates/none", &[]);
    }

    #[test]
    fn links_start_from_their_document() {
        check_text("docs/rules.md", "[a](../README.md) [b](rules.md#c) [d](https://e.org/f) [g](#h)", &[]);
        check_text("docs/rules.md", "\n[a](README.md)", &["docs/rules.md:2"]);
        check_text("docs/rules.md", "[a](../../README.md)", &["docs/rules.md:1"]);
    }
}
