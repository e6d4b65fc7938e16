//! What a document names: words in code, and targets of links.

/// Something that may be a path.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Mention {
    /// A word in an inline code span or in a fenced block.
    Code(String),
    /// The target of a link, as it is written.
    Link(String),
}

/// Everything that the document names, with the line it stands on.
pub(crate) fn mentions(document: &str) -> Vec<(usize, Mention)> {
    let mut reader = Reader::default();
    let numbered = (1..).zip(document.lines());
    numbered
        .flat_map(|(number, line)| reader.read(line).into_iter().map(move |found| (number, found)))
        .collect()
}

/// What must be remembered from one line to the next.
#[derive(Default)]
struct Reader {
    in_fence: bool,
    in_span: bool,
}

impl Reader {
    fn read(&mut self, line: &str) -> Vec<Mention> {
        let text = line.trim();
        if text.starts_with("```") || text.starts_with("~~~") {
            *self = Reader { in_fence: !self.in_fence, in_span: false };
            return Vec::new();
        }
        if self.in_fence {
            return words(line).collect();
        }
        // A span may run over the end of a line, but not of a paragraph.
        self.in_span &= !text.is_empty();
        self.read_paragraph(line)
    }

    fn read_paragraph(&mut self, line: &str) -> Vec<Mention> {
        let mut found = Vec::new();
        let mut prose = String::new();
        for (place, piece) in line.split('`').enumerate() {
            self.in_span ^= place > 0;
            if self.in_span { found.extend(words(piece)) } else { prose.push_str(piece) }
        }
        found.extend(links(&prose));
        found
    }
}

fn words(code: &str) -> impl Iterator<Item = Mention> {
    code.split_whitespace().map(|word| Mention::Code(word.to_string()))
}

/// Targets of `[text](target)` and `[name]: target`.
fn links(prose: &str) -> impl Iterator<Item = Mention> {
    let inline = prose.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
    let defined =
        prose.strip_prefix('[').and_then(|rest| rest.split_once("]: ")).map(|(_, target)| target.trim());
    inline.chain(defined).map(|target| Mention::Link(target.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(document: &str, expected: &[(usize, &str)]) {
        let found = mentions(document).into_iter().map(|(line, mention)| match mention {
            Mention::Code(word) => (line, word),
            Mention::Link(target) => (line, format!("-> {target}")),
        });
        let expected: Vec<_> = expected.iter().map(|(line, text)| (*line, text.to_string())).collect();
        assert_eq!(found.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn words_in_spans_are_code() {
        check("see `a/b` and c/d\n`e f/g`", &[(1, "a/b"), (2, "e"), (2, "f/g")]);
    }

    #[test]
    fn span_ends_with_the_paragraph_at_the_latest() {
        check("one `a\nb` c", &[(1, "a"), (2, "b")]);
        check("one ` a\n\nb `c`", &[(1, "a"), (3, "c")]);
    }

    #[test]
    fn words_in_fenced_blocks_are_code() {
        check("```text\na/b  c\n```\nd", &[(2, "a/b"), (2, "c")]);
    }

    #[test]
    fn links_are_found_outside_code_only() {
        check("[x](a.md) [`y`](b.md#c \"title\")", &[(1, "y"), (1, "-> a.md"), (1, "-> b.md#c")]);
        check("[x]: a.md", &[(1, "-> a.md")]);
        check("`[x](a.md)`", &[(1, "[x](a.md)")]);
    }
}
