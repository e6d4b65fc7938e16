//! A small picture of a board with a position: for cards and rules.

use tavli_board::{Arrangement, ArtStyle, Layout, Size, Units, board_art, checkers_art};
use tavli_rules::{Position, Ruleset};

/// A picture of a position, as SVG text; nothing where the rules have no board.
pub(crate) fn picture(ruleset: &Ruleset, position: &Position) -> String {
    let Some(layout) = Layout::of(ruleset) else { return String::new() };
    let Size { width, height } = layout.whole();
    format!(
        "<svg class=\"little-board\" viewBox=\"0 0 {} {}\" aria-hidden=\"true\">{}{}</svg>",
        Units(width),
        Units(height),
        board_art(&layout, ArtStyle::default()),
        checkers_art(&layout, &Arrangement::new(position))
    )
}
