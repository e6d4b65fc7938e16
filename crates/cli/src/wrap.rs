//! Text in lines that fit into a terminal.

/// How wide a terminal is at least.
pub(crate) const WIDTH: usize = 80;

/// The text with long lines broken at word ends; what goes on is indented by so much.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    let mut wrapped = String::with_capacity(text.len() + 1);
    for line in text.lines() {
        wrap_line(line, indent, &mut wrapped);
    }
    wrapped
}

fn wrap_line(line: &str, indent: usize, wrapped: &mut String) {
    let mut rest = line.to_owned();
    while let Some(end) = break_before(&rest) {
        let (now, later) = rest.split_at(end);
        wrapped.push_str(now.trim_end());
        wrapped.push('\n');
        rest = format!("{:indent$}{}", "", later.trim_start());
    }
    wrapped.push_str(&rest);
    wrapped.push('\n');
}

/// Where a line that is too wide is to be broken; a single word is left as it is.
fn break_before(line: &str) -> Option<usize> {
    let (too_far, _) = line.char_indices().nth(WIDTH)?;
    let begin = line.len() - line.trim_start().len();
    let is_blank = |at: usize| line[at..].starts_with(char::is_whitespace);
    let fitting = line.char_indices().map(|(at, _)| at).filter(|at| *at > begin && is_blank(*at));
    let blanks: Vec<usize> = fitting.collect();
    let last = blanks.iter().rev().find(|at| **at <= too_far);
    last.or(blanks.first()).copied().filter(|at| !line[*at..].trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_at_word_ends() {
        let words = "word ".repeat(40);
        let wrapped = wrap(&words, 3);
        let lines: Vec<&str> = wrapped.lines().collect();
        assert_eq!(lines.iter().map(|line| line.split_whitespace().count()).sum::<usize>(), 40);
        assert!(lines.iter().all(|line| line.len() <= WIDTH));
        assert!(lines[0].len() > 70 && lines[1].starts_with("   word"));
    }

    #[test]
    fn what_fits_or_cannot_be_broken_stays() {
        let exact = "ä".repeat(80);
        assert_eq!(wrap(&exact, 0), format!("{exact}\n"));
        let long = "x".repeat(200);
        assert_eq!(wrap(&format!("a\n\n{long}"), 0), format!("a\n\n{long}\n"));
        assert_eq!(wrap(&format!("{long} end"), 2), format!("{long}\n  end\n"));
        assert_eq!(wrap("", 0), "");
    }
}
