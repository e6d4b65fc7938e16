//! The messages as Rust functions, and as tables of texts by key.

use super::Kind;
use super::catalogue::Catalogue;
use super::message::Message;
use std::fmt::Write;

/// Every file to write, by name.
pub(crate) fn write(reference: &Catalogue, catalogues: &[Catalogue; 5]) -> Vec<(String, String)> {
    let mut files = vec![("messages.rs".to_owned(), functions(reference))];
    for catalogue in catalogues {
        let words = format!(
            "{}\u{1d}{}",
            templates(reference, catalogue, Kind::Functions),
            table(catalogue, Kind::Names)
        );
        files.push((format!("words_{}.txt", catalogue.language), words));
        let further = templates(reference, catalogue, Kind::Further);
        files.push((format!("further_{}.txt", catalogue.language), further));
        files.push((format!("book_{}.txt", catalogue.language), table(catalogue, Kind::Book)));
    }
    files
}

/// The messages that become functions of a kind, in the order of their numbers.
fn numbered(reference: &Catalogue, kind: Kind) -> impl Iterator<Item = &Message> {
    reference.messages.values().filter(move |message| Kind::of(&message.file) == kind)
}

fn functions(reference: &Catalogue) -> String {
    let mut code = String::new();
    for kind in [Kind::Functions, Kind::Further] {
        let word = kind.words().expect("both have numbers");
        for (number, message) in numbered(reference, kind).enumerate() {
            code += &function(&format!("{word}(language, {number})"), message);
        }
    }
    code
}

/// The function of a message, whose template is what `word` says.
fn function(word: &str, message: &Message) -> String {
    let arguments = arguments(message);
    let names: Vec<&str> = arguments.iter().map(|(name, _)| *name).collect();
    let mut code = documentation(message, &names);
    let name = message.key.replace('-', "_");
    let parameters: String = arguments.iter().map(|argument| parameter(*argument)).collect();
    let _ = match arguments.is_empty() {
        true => writeln!(code, "pub fn {name}(language: Language) -> &'static str {{\n    {word}\n}}"),
        false => {
            let values: Vec<String> = arguments.iter().map(|argument| value(*argument)).collect();
            writeln!(
                code,
                "pub fn {name}(language: Language{parameters}) -> String {{\n    \
                 fill(language, {word}, &[{}])\n}}",
                values.join(", ")
            )
        }
    };
    code + "\n"
}

/// The arguments as the comment declares them, then those that only the text names; each with whether it is a number.
fn arguments(message: &Message) -> Vec<(&str, bool)> {
    let mut arguments = message.declared();
    for name in message.arguments() {
        if !arguments.iter().any(|(known, _)| *known == name) {
            arguments.push((name, false));
        }
    }
    arguments
}

/// The English text with the names of its arguments, and what the comment says.
fn documentation(message: &Message, arguments: &[&str]) -> String {
    let numbered = message.template(arguments);
    let named = arguments
        .iter()
        .enumerate()
        .fold(numbered, |text, (number, name)| text.replace(&format!("{{{number}"), &format!("{{{name}")));
    let text = named.lines().filter(|line| !line.is_empty()).map(|line| format!("`{line}`"));
    let comment = message.comment.iter().map(|line| format!("- {line}"));
    text.chain(comment).map(|line| format!("/// {line}\n///\n")).collect::<String>()
}

fn parameter((name, is_number): (&str, bool)) -> String {
    format!(", {name}: {}", if is_number { "u32" } else { "&str" })
}

fn value((name, is_number): (&str, bool)) -> String {
    format!("{}({name})", if is_number { "Value::Number" } else { "Value::Text" })
}

/// The templates of the functions by their numbers, as `src/words.rs` reads them.
fn templates(reference: &Catalogue, catalogue: &Catalogue, kind: Kind) -> String {
    let templates = numbered(reference, kind).map(|message| {
        let names: Vec<&str> = arguments(message).iter().map(|(name, _)| *name).collect();
        catalogue.messages[&message.key].template(&names)
    });
    templates.collect::<Vec<String>>().join("\u{1e}")
}

/// Texts by key, as `src/table.rs` reads them.
fn table(catalogue: &Catalogue, kind: Kind) -> String {
    let messages = catalogue.messages.values().filter(|message| Kind::of(&message.file) == kind);
    let entries = messages.map(|message| format!("\u{1e}{}\u{1f}{}", message.key, message.template(&[])));
    entries.collect::<String>() + "\u{1e}"
}
