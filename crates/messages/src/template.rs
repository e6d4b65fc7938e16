//! A message's text with places for arguments: `{0}` is the first, `{0|one=checker|other=checkers}` chooses by it, and the
//! last choice is for everything else. The build writes these from Fluent; one small reader costs a page far less than code
//! for every message.

use crate::language::Language;

/// An argument.
#[derive(Clone, Copy)]
pub(crate) enum Value<'a> {
    Text(&'a str),
    Number(u32),
}

impl Value<'_> {
    fn write(self, out: &mut String) {
        match self {
            Value::Text(text) => out.push_str(text),
            Value::Number(number) => out.push_str(&number.to_string()),
        }
    }

    /// Whether a choice with this key is meant.
    fn is(self, key: &str, language: Language) -> bool {
        match self {
            Value::Text(text) => text == key,
            Value::Number(number) => match key {
                "one" => language.is_one(number),
                exact => exact.parse() == Ok(number),
            },
        }
    }
}

/// The text with its arguments.
pub(crate) fn fill(language: Language, template: &str, values: &[Value<'_>]) -> String {
    let mut out = String::with_capacity(template.len());
    write(language, template, values, &mut out);
    out
}

fn write(language: Language, template: &str, values: &[Value<'_>], out: &mut String) {
    let mut rest = template;
    while let Some((text, place)) = rest.split_once('{') {
        out.push_str(text);
        let (place, after) = split_outside(place, b'}');
        write_place(language, place, values, out);
        rest = after;
    }
    out.push_str(rest);
}

/// What stands between braces: an argument's number, and perhaps choices.
fn write_place(language: Language, place: &str, values: &[Value<'_>], out: &mut String) {
    let (number, mut choices) = split_outside(place, b'|');
    let Some(value) = number.parse().ok().and_then(|number: usize| values.get(number)) else { return };
    if choices.is_empty() {
        return value.write(out);
    }
    while !choices.is_empty() {
        let (choice, others) = split_outside(choices, b'|');
        let (key, text) = choice.split_once('=').unwrap_or(("", choice));
        if others.is_empty() || value.is(key, language) {
            return write(language, text, values, out);
        }
        choices = others;
    }
}

/// What stands before and after the first `mark` that is in no inner braces.
fn split_outside(text: &str, mark: u8) -> (&str, &str) {
    let mut depth = 0;
    for (index, byte) in text.bytes().enumerate() {
        match byte {
            _ if byte == mark && depth == 0 => return (&text[..index], &text[index + 1..]),
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    (text, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: Language, template: &str, values: &[Value<'_>], expected: &str) {
        assert_eq!(fill(language, template, values), expected, "{template}");
    }

    #[test]
    fn arguments_stand_where_the_template_says() {
        let values = [Value::Text("Zeno"), Value::Number(7)];
        check(Language::English, "{0} throws {1}.", &values, "Zeno throws 7.");
        check(Language::Greek, "{1} ρίχνει ο {0}", &values, "7 ρίχνει ο Zeno");
        check(Language::English, "nothing", &[], "nothing");
    }

    #[test]
    fn number_chooses_by_its_plural_or_exactly() {
        let template = "{0|0=none|one={0} checker|other={0} checkers} left";
        check(Language::English, template, &[Value::Number(0)], "none left");
        check(Language::English, template, &[Value::Number(1)], "1 checker left");
        check(Language::English, template, &[Value::Number(15)], "15 checkers left");
        check(Language::French, "{0|one=pion|other=pions}", &[Value::Number(0)], "pion");
        check(Language::Italian, "{0|one=pedina|other=pedine}", &[Value::Number(0)], "pedine");
    }

    #[test]
    fn word_chooses_and_choices_may_lie_in_each_other() {
        let template = "{0|you={1|one=Du hast einen|other=Du hast {1}}|other={0} hat {1}}!";
        check(Language::German, template, &[Value::Text("you"), Value::Number(1)], "Du hast einen!");
        check(Language::German, template, &[Value::Text("you"), Value::Number(3)], "Du hast 3!");
        check(Language::German, template, &[Value::Text("Anna"), Value::Number(3)], "Anna hat 3!");
    }

    #[test]
    fn braces_in_an_argument_are_only_text() {
        check(Language::English, "{0} and {1}", &[Value::Text("{1}"), Value::Text("|")], "{1} and |");
    }
}
