//! No file of code is long: past a few screens it holds more than one noun.

use super::finding::Finding;
use super::repository::Repository;
use super::source::{is_test_file, without_tests};

const MOST_LINES: usize = 400;

/// Counts code; the tests at the end of a file are free, a file of tests is counted whole.
pub(crate) fn check(repository: &Repository) -> Vec<Finding> {
    let lengths = repository.code().map(|(path, text)| (path, length(path, text)));
    lengths.filter(|(_, length)| *length > MOST_LINES).map(|(path, length)| finding(path, length)).collect()
}

fn length(path: &str, text: &str) -> usize {
    if is_test_file(path) { text.lines().count() } else { without_tests(text).count() }
}

fn finding(path: &str, length: usize) -> Finding {
    let wrong = format!("{length} lines of code, and {MOST_LINES} are allowed");
    Finding::new(path, MOST_LINES + 1, wrong, "move one noun into a file of its own")
}

#[cfg(test)]
mod tests {
    use super::super::finding::places;
    use super::*;

    fn check_file(path: &str, text: String, expected: &[&str]) {
        assert_eq!(places(&check(&Repository::of([(path, text)]))), expected);
    }

    #[test]
    fn four_hundred_lines_are_allowed_and_one_more_is_not() {
        check_file("a.rs", "x\n".repeat(400), &[]);
        check_file("a.rs", "x\n".repeat(401), &["a.rs:401"]);
        check_file("a.txt", "x\n".repeat(401), &[]);
    }

    #[test]
    fn tests_are_free_in_a_file_of_code_only() {
        let text = "x\n".repeat(390) + "#[cfg(test)]\nmod tests {\n" + &"    x\n".repeat(100) + "}\n";
        check_file("src/a.rs", text.clone(), &[]);
        check_file("tests/a.rs", text, &["tests/a.rs:401"]);
    }
}
