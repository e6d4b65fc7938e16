//! A rule part's enum is matched in one file, its own: everybody else asks the part.

use super::finding::Finding;
use super::repository::Repository;
use super::source::{after_word, is_test_file, statements};

const PARTS: &str = "crates/rules/src/ruleset/";

/// Who may write variants down: the parts, the games made of them, and their text form.
const MAY_NAME_VARIANTS: [&str; 3] =
    [PARTS, "crates/rules/src/builtin", "crates/rules/src/notation/ruleset_text.rs"];

/// Looks for variants by name. That also finds values being built, which belongs in the same few files.
pub(crate) fn check(repository: &Repository) -> Vec<Finding> {
    let enums: Vec<&str> =
        repository.code().filter(|(path, _)| path.starts_with(PARTS)).flat_map(declared).collect();
    let files = repository.code().filter(|(path, _)| is_bound(path));
    files.flat_map(|(path, text)| check_file(path, text, &enums)).collect()
}

fn is_bound(path: &str) -> bool {
    let is_source = path.starts_with("crates/") && path.contains("/src/") && !is_test_file(path);
    is_source && !MAY_NAME_VARIANTS.iter().any(|free| path.starts_with(free))
}

/// The enums that others can see.
fn declared<'a>((_, text): (&str, &'a str)) -> Vec<&'a str> {
    let names = statements(text).filter_map(|(_, line)| line.trim().strip_prefix("pub")?.split_once("enum "));
    names.filter_map(|(_, rest)| rest.split([' ', '<', '{']).next()).collect()
}

fn check_file(path: &str, text: &str, enums: &[&str]) -> Vec<Finding> {
    let named = |line: &str| enums.iter().find(|name| after_word(line, name).any(is_variant)).copied();
    let lines = statements(text).filter_map(|(number, line)| Some((number, named(line)?)));
    lines.map(|(number, name)| finding(path, number, name)).collect()
}

/// `::Hit`, `::{` and `::*` name variants; `::default()` and `::ALL` do not.
fn is_variant(after: &str) -> bool {
    let Some(item) = after.strip_prefix("::") else { return false };
    let mut letters = item.chars();
    match letters.next() {
        Some('{' | '*') => true,
        Some(first) => first.is_uppercase() && letters.next().is_none_or(|second| !second.is_uppercase()),
        None => false,
    }
}

fn finding(path: &str, line: usize, name: &str) -> Finding {
    let wrong = format!("a variant of the rule part {name} outside its own file");
    Finding::new(path, line, wrong, format!("ask {name} by a method instead"))
}

#[cfg(test)]
mod tests {
    use super::super::finding::places;
    use super::*;

    const CONTACT: &str = "/// Says.\npub enum ContactRule {\n    Hit,\n}\nenum Own { A }\n";

    fn check_line(path: &str, line: &str, is_tidy: bool) {
        let repository = Repository::of([("crates/rules/src/ruleset/contact.rs", CONTACT), (path, line)]);
        let expected = if is_tidy { vec![] } else { vec![format!("{path}:1")] };
        assert_eq!(places(&check(&repository)), expected, "{line}");
    }

    #[test]
    fn variant_elsewhere_is_found() {
        for line in [
            "ContactRule::Hit => 1,",
            "if matches!(rule, ContactRule::Hit) {",
            "if rule == crate::ContactRule::Hit {",
            "use crate::ContactRule::*;",
            "use ContactRule::{Hit, Pin};",
        ] {
            check_line("crates/rules/src/referee.rs", line, false);
            check_line("crates/cli/src/main.rs", line, false);
        }
    }

    #[test]
    fn parts_games_text_form_and_tests_may_name_variants() {
        for path in [
            "crates/rules/src/ruleset/shield.rs",
            "crates/rules/src/builtin/portes.rs",
            "crates/rules/src/notation/ruleset_text.rs",
            "crates/rules/tests/twins.rs",
        ] {
            check_line(path, "ContactRule::Hit => 1,", true);
        }
        check_line("crates/rules/src/a.rs", "#[cfg(test)]\nmod tests {\n    ContactRule::Hit\n}", true);
    }

    #[test]
    fn what_is_no_variant_is_left_alone() {
        for line in [
            "ContactRule::default()",
            "ContactRule::ALL",
            "MyContactRule::Hit",
            "Own::A",
            "/// See ContactRule::Hit.",
            "rule: ContactRule,",
        ] {
            check_line("crates/rules/src/referee.rs", line, true);
        }
    }
}
