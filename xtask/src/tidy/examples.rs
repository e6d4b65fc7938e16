//! Whoever meets a public name of the rules meets an example of it too.

use super::finding::Finding;
use super::repository::Repository;
use super::source::{statements, without_tests};

const RULES: &str = "crates/rules/src/";
const EXPORTS: &str = "crates/rules/src/lib.rs";

/// Looks at the definition of every name that the library exports.
pub(crate) fn check(repository: &Repository) -> Vec<Finding> {
    let files: Vec<(&str, &str)> = repository.code().filter(|(path, _)| path.starts_with(RULES)).collect();
    let exported = exports(repository.text(EXPORTS)).into_iter();
    exported.filter_map(|(line, name)| check_name(&files, line, &name)).collect()
}

/// A name without any definition is found where it is exported.
fn check_name(files: &[(&str, &str)], export_line: usize, name: &str) -> Option<Finding> {
    let definitions: Vec<Definition<'_>> =
        files.iter().flat_map(|(path, text)| definitions(path, text, name)).collect();
    if definitions.iter().any(|definition| definition.has_example) {
        return None;
    }
    let (path, line) = definitions.first().map_or((EXPORTS, export_line), |first| (first.path, first.line));
    Some(Finding::new(path, line, format!("{name} has no example"), "show how it is used"))
}

/// Where a name is defined, and whether an example stands over it.
struct Definition<'a> {
    path: &'a str,
    line: usize,
    has_example: bool,
}

fn definitions<'a>(path: &'a str, text: &str, name: &str) -> Vec<Definition<'a>> {
    let lines: Vec<(usize, &str)> = without_tests(text).collect();
    let defines = |index: &usize| defined_name(lines[*index].1) == Some(name);
    let found = (0..lines.len()).filter(defines);
    found
        .map(|index| Definition {
            path,
            line: lines[index].0,
            has_example: has_example(lines[..index].iter().map(|(_, line)| *line)),
        })
        .collect()
}

/// Only what begins its line is exported by its name: methods are indented.
fn defined_name(line: &str) -> Option<&str> {
    let item = line.strip_prefix("pub ")?;
    let item = item.strip_prefix("const fn ").or_else(|| {
        ["struct ", "enum ", "fn ", "type ", "const "].into_iter().find_map(|kind| item.strip_prefix(kind))
    })?;
    item.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
}

/// Whether the comment that ends these lines has a block of code that runs as a test: one that begins with bare
/// fences. (A fence that closes a block is bare too, so only every other one is asked.)
fn has_example<'a>(above: impl DoubleEndedIterator<Item = &'a str>) -> bool {
    let comment = above.rev().take_while(|line| line.starts_with("///") || line.starts_with("#["));
    let fences: Vec<&str> =
        comment.filter_map(|line| line.strip_prefix("/// ")).filter(|line| line.starts_with("```")).collect();
    fences.iter().rev().step_by(2).any(|fence| *fence == "```")
}

/// The names in `pub use`, each with its line; of `a as b` the name that is defined, a.
fn exports(text: &str) -> Vec<(usize, String)> {
    let mut names = Vec::new();
    let mut is_inside = false;
    for (number, line) in statements(text) {
        is_inside |= line.starts_with("pub use ");
        if is_inside {
            names.extend(exported_names(line).map(|name| (number, name.to_string())));
        }
        is_inside &= !line.contains(';');
    }
    names
}

fn exported_names(line: &str) -> impl Iterator<Item = &str> {
    let words = line.trim_start_matches("pub use ").split([',', ';', '{', '}']);
    let last_parts = words.filter_map(|path| path.trim().rsplit("::").next()?.split(' ').next());
    last_parts.filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::super::finding::places;
    use super::*;

    const SHOWN: &str =
        "/// A side.\n///\n/// ```\n/// let a = 1;\n/// ```\n#[derive(Debug)]\npub enum Side {}\n";

    fn check_files(exports: &str, side: &str, expected: &[&str]) {
        let repository = Repository::of([(EXPORTS, exports), ("crates/rules/src/side.rs", side)]);
        assert_eq!(places(&check(&repository)), expected, "{exports}\n{side}");
    }

    #[test]
    fn name_with_an_example_is_fine() {
        check_files("pub use side::Side;", SHOWN, &[]);
        check_files("pub use side::{Side};\nmod other;", SHOWN, &[]);
        check_files("use side::Other;", SHOWN, &[]);
    }

    #[test]
    fn every_kind_of_name_without_an_example_is_found() {
        for side in [
            "/// A side.\npub struct Side(u8);",
            "/// A side.\npub enum Side {}",
            "/// A side.\npub fn Side() {}",
            "/// A side.\npub const fn Side() {}",
            "/// A side.\npub type Side<T> = T;",
            "/// A side.\npub const Side: u8 = 1;",
        ] {
            check_files("pub use side::Side;", side, &["crates/rules/src/side.rs:2"]);
        }
    }

    #[test]
    fn text_and_the_example_of_a_neighbour_are_no_example() {
        let text = "/// ```text\n/// a\n/// ```\npub enum Side {}";
        check_files("pub use side::Side;", text, &["crates/rules/src/side.rs:4"]);
        let neighbour = format!("{SHOWN}/// Black or White.\npub enum Colour {{}}");
        check_files("pub use side::{Colour, Side};", &neighbour, &["crates/rules/src/side.rs:9"]);
    }

    #[test]
    fn method_and_longer_name_are_no_definition() {
        for side in ["impl A {\n    pub fn Side() {}\n}", "pub struct SideDraft;", "struct Side;"] {
            check_files("mod side;\npub use side::Side;", side, &["crates/rules/src/lib.rs:2"]);
        }
    }

    #[test]
    fn exports_are_read_over_several_lines() {
        let text =
            "pub use a::{\n    One, two, // three\n    b::{Four as Five},\n};\nmod six;\npub use c::SEVEN;";
        let expected = [(2, "One"), (2, "two"), (3, "Four"), (6, "SEVEN")];
        assert_eq!(exports(text), expected.map(|(line, name)| (line, name.to_string())));
    }

    #[test]
    fn finding_says_what_to_do() {
        let repository = Repository::of([
            (EXPORTS, "pub use side::Side;"),
            ("crates/rules/src/side.rs", "pub enum Side {}"),
        ]);
        let finding = check(&repository)[0].to_string();
        assert_eq!(finding, "crates/rules/src/side.rs:1: Side has no example; show how it is used");
    }
}
