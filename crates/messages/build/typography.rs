//! Line breaks, and spaces that may not break.

/// A text as it is shown: lines of a paragraph are joined, an empty line begins a new paragraph.
pub(crate) fn polish(language: &str, text: &str) -> String {
    let paragraphs: Vec<String> = text.split("\n\n").map(|paragraph| paragraph.replace('\n', " ")).collect();
    let text = paragraphs.join("\n\n").replace(" %", "\u{a0}%");
    if language == "fr" { french(&text) } else { text }
}

/// French writes a space before these marks, at which a line never breaks; authors type a plain one.
fn french(text: &str) -> String {
    let narrow = [(" ;", "\u{202f};"), (" !", "\u{202f}!"), (" ?", "\u{202f}?")];
    let wide = [(" :", "\u{a0}:"), ("« ", "«\u{a0}"), (" »", "\u{a0}»")];
    narrow.iter().chain(&wide).fold(text.to_owned(), |text, (typed, shown)| text.replace(typed, shown))
}
