//! Rust code as the checks read it: line by line, formatted, without tests or comments.

use std::ops::Range;

/// The lines with their numbers, without the block `#[cfg(test)] mod tests`.
pub(crate) fn without_tests(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines: Vec<&str> = text.lines().collect();
    let tests = test_block(&lines);
    (1..).zip(lines).filter(move |(number, _)| !tests.contains(number))
}

/// The same without comments; a line that was all comment stays, empty.
pub(crate) fn statements(text: &str) -> impl Iterator<Item = (usize, &str)> {
    without_tests(text).map(|(number, line)| (number, without_comment(line)))
}

/// Whether the whole file is tests: it lies in a folder of tests or benches, or is a module of tests.
pub(crate) fn is_test_file(path: &str) -> bool {
    path.split('/').any(|part| ["tests", "benches", "tests.rs"].contains(&part))
}

/// What follows the word, each time that it stands by itself and not inside a longer name.
pub(crate) fn after_word<'a>(text: &'a str, word: &str) -> impl Iterator<Item = &'a str> {
    text.match_indices(word).filter_map(move |(begin, found)| {
        let rest = &text[begin + found.len()..];
        let is_whole = !text[..begin].ends_with(is_name_letter) && !rest.starts_with(is_name_letter);
        is_whole.then_some(rest)
    })
}

fn is_name_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The numbers of the lines of the block. rustfmt closes a module with the first brace at the beginning of a line.
fn test_block(lines: &[&str]) -> Range<usize> {
    let opens = |pair: &[&str]| pair[0] == "#[cfg(test)]" && pair[1] == "mod tests {";
    let Some(begin) = lines.windows(2).position(opens) else { return 0..0 };
    let length = lines[begin..].iter().position(|line| *line == "}").unwrap_or(lines.len() - begin);
    begin + 1..begin + length + 2
}

fn without_comment(line: &str) -> &str {
    let mut in_string = false;
    let mut before = ' ';
    for (place, letter) in line.char_indices() {
        match letter {
            '/' if before == '/' && !in_string => return &line[..place - 1],
            '"' if before != '\\' && !line[place..].starts_with("\"'") => in_string = !in_string,
            _ => {}
        }
        before = letter;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_block_is_left_out_and_what_follows_is_not() {
        let text = "fn a() {\n}\n#[cfg(test)]\nmod tests {\n    fn t() {\n    }\n}\nfn b() {}";
        let numbers: Vec<usize> = without_tests(text).map(|(number, _)| number).collect();
        assert_eq!(numbers, [1, 2, 8]);
    }

    #[test]
    fn comments_are_left_out_but_not_addresses_in_strings() {
        assert_eq!(without_comment("let a = 1; // one"), "let a = 1; ");
        assert_eq!(without_comment("    /// Says it."), "    ");
        assert_eq!(without_comment("let a = \"http://b\"; // c"), "let a = \"http://b\"; ");
        assert_eq!(without_comment("let a = '\"'; // c"), "let a = '\"'; ");
    }

    #[test]
    fn word_is_whole() {
        assert_eq!(
            after_word("a::b xa::c a_::d (a::e", "a").collect::<Vec<_>>(),
            ["::b xa::c a_::d (a::e", "::e"]
        );
    }

    #[test]
    fn test_files_are_told_by_their_path() {
        assert!(is_test_file("crates/rules/tests/perft.rs"));
        assert!(is_test_file("crates/rules/src/plays/tests.rs"));
        assert!(!is_test_file("xtask/src/test.rs"));
    }
}
