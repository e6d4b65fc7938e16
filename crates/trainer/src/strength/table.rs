//! Tables and numbers in Markdown.

use crate::duel::Estimate;

/// A table under way.
pub(super) struct Table {
    text: String,
}

impl Table {
    /// A table of these columns.
    pub(super) fn new<const COLUMNS: usize>(columns: [&str; COLUMNS]) -> Table {
        let mut table = Table { text: String::new() };
        table.add(columns.map(str::to_owned));
        table.text.push_str(&"|---".repeat(COLUMNS));
        table.text.push_str("|\n");
        table
    }

    pub(super) fn add<const COLUMNS: usize>(&mut self, cells: [String; COLUMNS]) {
        cells.iter().for_each(|cell| self.text.push_str(&format!("| {cell} ")));
        self.text.push_str("|\n");
    }

    pub(super) fn text(self) -> String {
        self.text
    }
}

/// The cell of a row and a column in the first table of a text; the row by what stands first in it.
pub(super) fn cell<'a>(text: &'a str, row: &str, column: &str) -> Option<&'a str> {
    let mut rows = text.lines().filter(|line| line.starts_with("| ")).map(cells);
    let column = rows.next()?.iter().position(|name| *name == column)?;
    rows.find(|cells| cells[0] == row)?.get(column).copied()
}

fn cells(line: &str) -> Vec<&str> {
    line.trim_matches('|').split('|').map(str::trim).collect()
}

/// `+0.123 ± 0.045`
pub(super) fn points(estimate: Estimate) -> String {
    format!("{} ± {:.3}", signed(estimate.mean), estimate.margin)
}

/// `+0.123`
pub(super) fn signed(value: f64) -> String {
    format!("{value:+.3}").replace('-', "−")
}

/// `52.3 % ± 1.2`
pub(super) fn share(estimate: Estimate) -> String {
    format!("{:.1} % ± {:.1}", 100.0 * estimate.mean, 100.0 * estimate.margin)
}

/// The same for wins. Games that were all won have no variance, yet say only so much: what happens three times in as many
/// games is missed once in twenty times.
pub(super) fn wins(estimate: Estimate, games: u64) -> String {
    let unseen = 300.0 / games as f64;
    if estimate.mean == 1.0 {
        format!("100 %, at least {:.1}", (100.0 - unseen).max(0.0))
    } else if estimate.mean == 0.0 {
        format!("0 %, at most {:.1}", unseen.min(100.0))
    } else {
        share(estimate)
    }
}

/// `0.0123 ± 0.0012`
pub(super) fn loss(estimate: Estimate) -> String {
    format!("{:.4} ± {:.4}", estimate.mean, estimate.margin)
}

/// `20,000`
pub(super) fn count(number: u64) -> String {
    match number {
        0..1_000 => number.to_string(),
        _ => format!("{},{:03}", count(number / 1_000), number % 1_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVEN: Estimate = Estimate { mean: 0.5, margin: 0.0213 };

    #[test]
    fn table_is_markdown_and_its_cells_are_found_again() {
        let mut table = Table::new(["player", "points", "games"]);
        table.add(["random".to_owned(), points(EVEN), count(2_000)]);
        table.add(["race".to_owned(), points(Estimate { mean: -0.25, margin: 0.1 }), count(20)]);
        let text = table.text();
        let expected = "| player | points | games |\n|---|---|---|\n\
                        | random | +0.500 ± 0.021 | 2,000 |\n| race | −0.250 ± 0.100 | 20 |\n";
        assert_eq!(text, expected);
        assert_eq!(cell(&text, "race", "games"), Some("20"));
        assert_eq!(cell(&text, "random", "points"), Some("+0.500 ± 0.021"));
        assert_eq!(cell(&text, "nobody", "points"), None);
        assert_eq!(cell(&text, "race", "colour"), None);
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(share(EVEN), "50.0 % ± 2.1");
        assert_eq!(loss(EVEN), "0.5000 ± 0.0213");
        assert_eq!([7, 123, 1_234, 1_234_567].map(count), ["7", "123", "1,234", "1,234,567"]);
    }

    #[test]
    fn games_that_were_all_won_are_no_proof() {
        assert_eq!(wins(EVEN, 100), "50.0 % ± 2.1");
        assert_eq!(wins(Estimate { mean: 1.0, margin: 0.0 }, 2_000), "100 %, at least 99.8");
        assert_eq!(wins(Estimate { mean: 0.0, margin: 0.0 }, 200), "0 %, at most 1.5");
    }
}
