//! The clauses of a ruleset as a list: each rule, and where it comes from.

use serde_json::Value;
use tavli_rules::{Ruleset, ruleset_text};

use crate::wrap::wrap;

/// Under which the rules of a clause are written.
const NAMES: usize = 18;

/// Every clause of a ruleset with its status and its source.
pub(crate) fn clauses_text(ruleset: &Ruleset) -> String {
    let clauses = serde_json::to_value(ruleset).unwrap_or_default();
    let told = clause_names(ruleset).into_iter().map(|name| {
        let clause = &clauses[&name];
        let [status, source] = ["status", "source"].map(|key| clause[key].as_str().unwrap_or_default());
        let line = format!("  {name:<16}{} [{status}: {source}]", rule_text(&clause["rule"]));
        wrap(&line, NAMES)
    });
    told.collect()
}

/// The names of the clauses in the order in which a ruleset is written.
fn clause_names(ruleset: &Ruleset) -> Vec<String> {
    let text = ruleset_text(ruleset);
    let tables = text.lines().filter_map(|line| line.strip_prefix('[')?.strip_suffix(']'));
    tables.filter(|name| !name.contains('.')).map(str::to_owned).collect()
}

/// A rule in few words: `most`, `length 24, facing same`, `stacks 1x2 12x5`.
fn rule_text(rule: &Value) -> String {
    match rule {
        Value::String(word) => word.clone(),
        Value::Array(stacks) => stacks.iter().map(stack_text).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let told = fields.iter().map(|(name, value)| format!("{name} {}", rule_text(value)));
            told.collect::<Vec<_>>().join(", ")
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => rule.to_string(),
    }
}

fn stack_text(stack: &Value) -> String {
    format!("{}x{}", stack[0], stack[1])
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    #[test]
    fn every_clause_is_told_with_its_source() {
        let text = clauses_text(&BuiltIn::Portes.ruleset());
        assert!(text.contains("  track           facing opposed, length 24 [text: T portes"), "{text}");
        assert!(text.contains("checkers 15, start stacks 1x2 12x5 17x3 19x5"), "{text}");
        assert!(text.contains("  dice_use        most [reading: T general; R 2.2]\n"), "{text}");
        assert_eq!(text.lines().filter(|line| !line.starts_with("   ")).count(), 20);
        assert!(text.lines().all(|line| line.chars().count() <= 80));
    }
}
