//! The rules never ask which game it is: only the built-in games know their names.

use super::finding::Finding;
use super::repository::Repository;
use super::source::{is_test_file, statements};

const GAMES: [&str; 5] = ["zeno", "scripta", "portes", "plakoto", "fevga"];
const RULES: &str = "crates/rules/src/";
const BUILT_IN: &str = "crates/rules/src/builtin";

/// Looks for a name anywhere in code, also inside a longer one; comments may explain with games.
pub(crate) fn check(repository: &Repository) -> Vec<Finding> {
    let is_bound = |path: &str| path.starts_with(RULES) && !path.starts_with(BUILT_IN) && !is_test_file(path);
    let files = repository.code().filter(|(path, _)| is_bound(path));
    files.flat_map(|(path, text)| check_file(path, text)).collect()
}

fn check_file(path: &str, text: &str) -> Vec<Finding> {
    let lines = statements(text).filter_map(|(number, line)| Some((number, game_in(line)?)));
    lines.map(|(number, game)| finding(path, number, game)).collect()
}

fn game_in(line: &str) -> Option<&'static str> {
    let line = line.to_lowercase();
    GAMES.into_iter().find(|game| line.contains(game))
}

fn finding(path: &str, line: usize, game: &str) -> Finding {
    let wrong = format!("code that knows the game {game}");
    Finding::new(path, line, wrong, "ask a rule part, or move it to crates/rules/src/builtin")
}

#[cfg(test)]
mod tests {
    use super::super::finding::places;
    use super::*;

    fn check_text(path: &str, text: &str, expected: &[&str]) {
        assert_eq!(places(&check(&Repository::of([(path, text)]))), expected, "{text}");
    }

    #[test]
    fn name_in_code_is_found_in_any_spelling() {
        for text in
            ["let a = \"zeno\";", "fn fevga_runner() {}", "BuiltIn::Plakoto", "x(); let portes = 1; // why"]
        {
            check_text("crates/rules/src/referee.rs", text, &["crates/rules/src/referee.rs:1"]);
        }
    }

    #[test]
    fn comments_tests_games_and_other_crates_may_name_games() {
        for text in
            ["// zeno", "//! - fevga", "let a = 1; // scripta", "#[cfg(test)]\nmod tests {\n    zeno\n}"]
        {
            check_text("crates/rules/src/referee.rs", text, &[]);
        }
        for path in
            ["crates/rules/src/builtin.rs", "crates/rules/src/builtin/zeno.rs", "crates/cli/src/main.rs"]
        {
            check_text(path, "zeno", &[]);
        }
    }
}
