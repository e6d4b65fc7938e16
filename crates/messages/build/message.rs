//! One message: its text with places for arguments, and choices by number or word.

use super::typography::polish;
use fluent_syntax::ast;
use std::collections::BTreeSet;

/// A message of one language.
pub(crate) struct Message {
    pub(crate) key: String,
    pub(crate) file: String,
    pub(crate) line: usize,
    /// The comment over it.
    pub(crate) comment: Vec<String>,
    pub(crate) pieces: Vec<Piece>,
}

/// A part of a message's text.
#[derive(Debug)]
pub(crate) enum Piece {
    Text(String),
    Argument(String),
    Choice { argument: String, variants: Vec<Variant> },
}

/// A text for some values of an argument. The last one of a choice is for all others.
#[derive(Debug)]
pub(crate) struct Variant {
    pub(crate) key: String,
    pub(crate) pieces: Vec<Piece>,
}

/// Characters with a meaning in templates (`src/template.rs`).
const RESERVED: [char; 3] = ['{', '}', '|'];

/// A pattern's pieces, or what in it we do not support.
pub(crate) fn pieces(language: &str, pattern: &ast::Pattern<&str>) -> Result<Vec<Piece>, String> {
    let mut pieces: Vec<Piece> = Vec::new();
    for element in &pattern.elements {
        match (piece(language, element)?, pieces.last_mut()) {
            (Piece::Text(more), Some(Piece::Text(text))) => text.push_str(&more),
            (piece, _) => pieces.push(piece),
        }
    }
    for piece in &mut pieces {
        if let Piece::Text(text) = piece {
            *text = polish(language, text);
        }
    }
    Ok(pieces)
}

fn piece(language: &str, element: &ast::PatternElement<&str>) -> Result<Piece, String> {
    match element {
        ast::PatternElement::TextElement { value } if value.contains(RESERVED) => {
            Err("has one of { } | in its text; find other words".to_owned())
        }
        ast::PatternElement::TextElement { value } => Ok(Piece::Text((*value).to_owned())),
        ast::PatternElement::Placeable { expression } => placeable(language, expression),
    }
}

fn placeable(language: &str, expression: &ast::Expression<&str>) -> Result<Piece, String> {
    match expression {
        ast::Expression::Inline(inline) => variable(inline).map(Piece::Argument),
        ast::Expression::Select { selector, variants } => {
            let argument = variable(selector)?;
            let (others, rest): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
            let variants = rest.into_iter().chain(others).map(|choice| variant(language, choice));
            Ok(Piece::Choice { argument, variants: variants.collect::<Result<_, _>>()? })
        }
    }
}

fn variable(inline: &ast::InlineExpression<&str>) -> Result<String, String> {
    match inline {
        ast::InlineExpression::VariableReference { id } => Ok(id.name.to_owned()),
        ast::InlineExpression::StringLiteral { .. }
        | ast::InlineExpression::NumberLiteral { .. }
        | ast::InlineExpression::FunctionReference { .. }
        | ast::InlineExpression::MessageReference { .. }
        | ast::InlineExpression::TermReference { .. }
        | ast::InlineExpression::Placeable { .. } => {
            Err("has something other than an argument in { }; only { $name } and choices are understood"
                .to_owned())
        }
    }
}

fn variant(language: &str, variant: &ast::Variant<&str>) -> Result<Variant, String> {
    let key = match &variant.key {
        ast::VariantKey::Identifier { name } => *name,
        ast::VariantKey::NumberLiteral { value } => *value,
    };
    Ok(Variant { key: key.to_owned(), pieces: pieces(language, &variant.value)? })
}

impl Message {
    /// The arguments in the order in which the text names them.
    pub(crate) fn arguments(&self) -> Vec<&str> {
        let mut found = Vec::new();
        visit(&self.pieces, &mut |piece| match piece {
            Piece::Argument(argument) | Piece::Choice { argument, .. } => {
                if !found.contains(&argument.as_str()) {
                    found.push(argument);
                }
            }
            Piece::Text(_) => {}
        });
        found
    }

    /// The values by which the text chooses, of one argument.
    pub(crate) fn choices(&self, of: &str) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        visit(&self.pieces, &mut |piece| match piece {
            Piece::Choice { argument, variants } if argument == of => {
                found.extend(variants.iter().map(|variant| variant.key.as_str()));
            }
            Piece::Text(_) | Piece::Argument(_) | Piece::Choice { .. } => {}
        });
        found
    }

    /// The arguments that the comment declares, each with whether it is a number: `# $count (number): how many`.
    pub(crate) fn declared(&self) -> Vec<(&str, bool)> {
        let lines = self.comment.iter().filter_map(|line| line.strip_prefix('$'));
        lines.map(|line| (line.split([' ', ':']).next().unwrap_or(line), line.contains("(number)"))).collect()
    }

    /// The text as one template (`src/template.rs`), with its arguments by their numbers.
    pub(crate) fn template(&self, arguments: &[&str]) -> String {
        template(&self.pieces, arguments)
    }
}

fn visit<'a>(pieces: &'a [Piece], see: &mut impl FnMut(&'a Piece)) {
    for piece in pieces {
        see(piece);
        if let Piece::Choice { variants, .. } = piece {
            variants.iter().for_each(|variant| visit(&variant.pieces, see));
        }
    }
}

fn template(pieces: &[Piece], arguments: &[&str]) -> String {
    let number = |name: &str| arguments.iter().position(|known| *known == name).unwrap_or_default();
    let write = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Argument(argument) => format!("{{{}}}", number(argument)),
        Piece::Choice { argument, variants } => {
            let variants = variants.iter();
            let variants: String = variants
                .map(|variant| format!("|{}={}", variant.key, template(&variant.pieces, arguments)))
                .collect();
            format!("{{{}{variants}}}", number(argument))
        }
    };
    pieces.iter().map(write).collect()
}
