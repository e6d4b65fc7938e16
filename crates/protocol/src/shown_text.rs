//! Text that one person writes and others see: names, and what is said at a table.

use std::fmt;

/// Why a text cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextFault {
    /// It holds a control character, such as NUL.
    Control,
    /// Nothing of it could be seen.
    Empty,
    /// It has more letters than this.
    TooLong(usize),
}

impl fmt::Display for TextFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextFault::Control => {
                formatter.write_str("control characters, such as NUL, cannot be shown; leave them out")
            }
            TextFault::Empty => formatter.write_str("nothing of this can be seen; write some letters"),
            TextFault::TooLong(most) => write!(formatter, "write at most {most} letters"),
        }
    }
}

impl std::error::Error for TextFault {}

/// A text as others may see it: on one line, without what is invisible or turns the writing of others around.
///
/// ```
/// use tavli_protocol::{TextFault, shown_text};
/// assert_eq!(shown_text("  An\u{202e}na \n Maria ", 24), Ok("Anna Maria".to_owned()));
/// assert_eq!(shown_text("\u{200b}", 24), Err(TextFault::Empty));
/// ```
pub fn shown_text(text: &str, most: usize) -> Result<String, TextFault> {
    if text.chars().any(|letter| letter.is_control() && !letter.is_whitespace()) {
        return Err(TextFault::Control);
    }
    let letters: Vec<char> = text.chars().filter(|letter| !is_invisible(*letter)).collect();
    let kept = (0..letters.len()).filter(|index| !is_joiner(letters[*index]) || joins(&letters, *index));
    let kept: String = kept.map(|index| if letters[index] == BLANK { ' ' } else { letters[index] }).collect();
    let words: Vec<&str> = kept.split_whitespace().collect();
    let shown = words.join(" ");
    match shown.chars().count() {
        0 => Err(TextFault::Empty),
        count if count > most => Err(TextFault::TooLong(most)),
        _ => Ok(shown),
    }
}

/// A braille letter without dots: it looks like a space, and is none by the book.
const BLANK: char = '\u{2800}';

/// What nobody sees, or what changes the direction of everything behind it.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        // Soft hyphen, grapheme joiner, Arabic letter mark, fillers of Hangul, Khmer's silent vowels, Mongolian selectors.
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        // Zero width, marks and embeddings of direction, invisible operators, isolates; joiners are looked at apart.
        | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        // Line and paragraph separators are spaces. More fillers, the byte order mark, annotations, musical controls.
        | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        // Tags, and selectors that no common writing uses.
        | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Joiners, which Persian, the writings of India and many emoji need between two letters, and selectors of a letter's form.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether a joiner or selector has something to work on: never with the letters of English, where it would only hide.
fn joins(letters: &[char], index: usize) -> bool {
    let is_letter = |letter: &char| !letter.is_ascii() && !letter.is_whitespace() && !is_joiner(*letter);
    let is_selector = |letter: &char| ('\u{fe00}'..='\u{fe0f}').contains(letter);
    let before = index.checked_sub(1).map(|index| &letters[index]);
    // A heart of a chosen form may be joined to a flame.
    let is_after_letter = before.is_some_and(is_letter);
    let is_after_selector = before.is_some_and(is_selector) && index > 1 && is_letter(&letters[index - 2]);
    match is_selector(&letters[index]) {
        true => is_after_letter,
        false => (is_after_letter || is_after_selector) && letters.get(index + 1).is_some_and(is_letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CASES: &[(&str, Result<&str, TextFault>)] = &[
        ("Anna", Ok("Anna")),
        ("  Anna \t\n Maria  ", Ok("Anna Maria")),
        ("Ζήνων", Ok("Ζήνων")),
        ("a\u{a0}b\u{3000}c\u{2028}d", Ok("a b c d")),
        ("", Err(TextFault::Empty)),
        ("   ", Err(TextFault::Empty)),
        ("\u{200b}\u{200d}\u{feff}\u{2060}", Err(TextFault::Empty)),
        ("\u{2800}\u{3164}\u{115f}", Err(TextFault::Empty)),
        ("\u{fe0f}", Err(TextFault::Empty)),
        ("An\u{200b}na", Ok("Anna")),
        ("An\u{200d}na", Ok("Anna")),
        ("An\u{fe0f}na", Ok("Anna")),
        ("\u{202e}annA", Ok("annA")),
        ("\u{2066}a\u{2069}\u{200f}b\u{61c}", Ok("ab")),
        ("a\u{e0041}\u{e0001}b", Ok("ab")),
        ("\0", Err(TextFault::Control)),
        ("An\0na", Err(TextFault::Control)),
        ("An\u{1b}[31mna", Err(TextFault::Control)),
        ("An\u{7f}na", Err(TextFault::Control)),
        // A family is one picture of three, Persian and Hindi need their joiners, a red heart its selector.
        ("👨\u{200d}👩\u{200d}👧", Ok("👨\u{200d}👩\u{200d}👧")),
        ("❤\u{fe0f}\u{200d}🔥", Ok("❤\u{fe0f}\u{200d}🔥")),
        ("می\u{200c}خواهم", Ok("می\u{200c}خواهم")),
        ("می\u{200c}", Ok("می")),
        ("123456789", Ok("123456789")),
        ("1234567890123", Err(TextFault::TooLong(12))),
        ("123456789012\u{200b}", Ok("123456789012")),
    ];

    #[test]
    fn texts_are_shown_without_what_hides_or_turns() {
        for (text, expected) in CASES {
            assert_eq!(shown_text(text, 12), expected.map(str::to_owned), "{text:?}");
        }
    }

    #[test]
    fn what_is_shown_stays_as_it_is() {
        for shown in CASES.iter().filter_map(|(_, expected)| expected.ok()) {
            assert_eq!(shown_text(shown, 12), Ok(shown.to_owned()), "{shown:?}");
        }
    }
}
