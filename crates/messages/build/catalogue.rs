//! All messages of one language, and in what two languages differ.

use super::fault::Fault;
use super::message::{Message, pieces};
use super::{Kind, SourceFile};
use fluent_syntax::{ast, parser};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of one language by their keys.
pub(crate) struct Catalogue {
    pub(crate) language: &'static str,
    pub(crate) messages: BTreeMap<String, Message>,
    files: BTreeSet<String>,
}

impl Catalogue {
    /// Reads what belongs to a language; what cannot be read is a fault.
    pub(crate) fn read(language: &'static str, files: &[SourceFile], faults: &mut Vec<Fault>) -> Catalogue {
        let mut catalogue = Catalogue { language, messages: BTreeMap::new(), files: BTreeSet::new() };
        for file in files.iter().filter(|file| file.language == language) {
            catalogue.files.insert(file.name.clone());
            catalogue.read_file(file, faults);
        }
        catalogue
    }

    fn read_file(&mut self, file: &SourceFile, faults: &mut Vec<Fault>) {
        let fault = |line, wrong: String| Fault::new(file.language, &file.name, line, wrong);
        let resource = parser::parse(file.text.as_str()).unwrap_or_else(|(resource, errors)| {
            let wrong =
                errors.iter().map(|error| fault(line_at(&file.text, error.pos.start), error.to_string()));
            faults.extend(wrong);
            resource
        });
        for entry in &resource.body {
            match self.add(file, entry) {
                Ok(()) => {}
                Err((line, wrong)) => faults.push(fault(line, wrong)),
            }
        }
    }

    fn add(&mut self, file: &SourceFile, entry: &ast::Entry<&str>) -> Result<(), (usize, String)> {
        let message = match entry {
            ast::Entry::Message(message) => message,
            ast::Entry::Term(term) => {
                let line = line_of(&file.text, &format!("-{}", term.id.name));
                return Err((line, format!("-{} is a term; write the words out", term.id.name)));
            }
            // What the parser could not read has been reported by its error.
            ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => return Ok(()),
        };
        let line = line_of(&file.text, message.id.name);
        let message = read_message(file, message, line).map_err(|wrong| (line, wrong))?;
        let key = message.key.clone();
        match self.messages.insert(key.clone(), message) {
            None => Ok(()),
            Some(first) => Err((line, format!("`{key}` stands already in {}.ftl; remove one", first.file))),
        }
    }
}

fn read_message(file: &SourceFile, message: &ast::Message<&str>, line: usize) -> Result<Message, String> {
    let key = message.id.name.to_owned();
    let value = message.value.as_ref().filter(|_| message.attributes.is_empty());
    let value = value.ok_or_else(|| format!("`{key}` has attributes; give each text a key of its own"))?;
    let pieces = pieces(file.language, value).map_err(|wrong| format!("`{key}` {wrong}"))?;
    let comment = message.comment.iter().flat_map(|comment| &comment.content);
    let comment = comment.map(|line| (*line).to_owned()).collect();
    Ok(Message { key, file: file.name.clone(), line, comment, pieces })
}

fn line_of(text: &str, key: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
    (1..).zip(text.lines()).find(|(_, line)| begins(line)).map_or(0, |(number, _)| number)
}

fn line_at(text: &str, position: usize) -> usize {
    text.as_bytes().iter().take(position).filter(|byte| **byte == b'\n').count() + 1
}

/// What is missing or too much in a catalogue, as the reference has it; of the reference itself, what is wrong alone.
pub(crate) fn differences(reference: &Catalogue, catalogue: &Catalogue) -> Vec<Fault> {
    let mut faults = missing_files(reference, catalogue);
    for (key, expected) in &reference.messages {
        match catalogue.messages.get(key) {
            Some(message) => {
                let wrong = compare(expected, message).into_iter();
                faults.extend(wrong.map(|wrong| catalogue.fault(message, &wrong)));
            }
            None if catalogue.files.contains(&expected.file) => {
                let wrong = format!("`{key}` is missing; {} has it", reference.language);
                faults.push(Fault::new(catalogue.language, &expected.file, 0, wrong));
            }
            None => {}
        }
    }
    faults.extend(superfluous(reference, catalogue));
    faults
}

fn missing_files(reference: &Catalogue, catalogue: &Catalogue) -> Vec<Fault> {
    let files = reference.files.difference(&catalogue.files);
    let wrong = format!("this file is missing; {} has it", reference.language);
    files.map(|file| Fault::new(catalogue.language, file, 0, wrong.clone())).collect()
}

fn superfluous(reference: &Catalogue, catalogue: &Catalogue) -> Vec<Fault> {
    let messages =
        catalogue.messages.values().filter(|message| !reference.messages.contains_key(&message.key));
    let wrong = |message: &Message| {
        let wrong = format!("is not in {}; remove it or add it there", reference.language);
        catalogue.fault(message, &wrong)
    };
    messages.map(wrong).collect()
}

impl Catalogue {
    fn fault(&self, message: &Message, wrong: &str) -> Fault {
        Fault::new(self.language, &message.file, message.line, format!("`{}` {wrong}", message.key))
    }
}

/// What is wrong with a message beside the reference's.
fn compare(expected: &Message, message: &Message) -> Vec<String> {
    let mut wrong = Vec::new();
    if message.file != expected.file {
        wrong.push(format!("belongs into {}.ftl", expected.file));
    }
    let arguments: BTreeSet<&str> = message.arguments().into_iter().collect();
    let wanted: BTreeSet<&str> =
        expected.arguments().into_iter().chain(expected.declared().iter().map(|(name, _)| *name)).collect();
    wrong.extend(wanted.difference(&arguments).map(|name| format!("does not use its argument ${name}")));
    wrong.extend(arguments.difference(&wanted).map(|name| format!("has no argument ${name}")));
    if Kind::of(&expected.file).words().is_none() && !arguments.is_empty() {
        wrong.push("is looked up by its key and cannot have arguments".to_owned());
    }
    wrong.extend(
        arguments.intersection(&wanted).flat_map(|argument| wrong_choices(expected, message, argument)),
    );
    wrong
}

/// Numbers are told apart by plural category or exactly, words as in the reference.
fn wrong_choices(expected: &Message, message: &Message, argument: &str) -> Vec<String> {
    let is_number = expected.declared().contains(&(argument, true));
    let known = expected.choices(argument);
    let is_known = |key: &str| match is_number {
        true => key == "one" || key == "other" || key.bytes().all(|byte| byte.is_ascii_digit()),
        false => known.contains(key),
    };
    let wrong = message.choices(argument).into_iter().filter(|key| !is_known(key));
    wrong.map(|key| format!("chooses by ${argument} = {key}, which never is")).collect()
}
