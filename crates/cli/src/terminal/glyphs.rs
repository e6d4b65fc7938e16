//! The signs that boards are drawn with.

use tavli_rules::Side;

/// The signs that boards are drawn with: Unicode, or ASCII for terminals and files that want it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glyphs {
    white: char,
    black: char,
    /// Where nothing stands.
    pub(crate) empty: char,
    /// Lines of the frame.
    pub(crate) line: char,
    pub(crate) wall: char,
    /// Corners and crossings by row (top, middle, bottom) and column (left, seam, right).
    pub(crate) joints: [[char; 3]; 3],
    /// Between remarks.
    pub(crate) dot: char,
    /// Whether names in other scripts can be shown.
    pub(crate) is_unicode: bool,
}

const UNICODE: Glyphs = Glyphs {
    white: '○',
    black: '●',
    empty: '·',
    line: '─',
    wall: '│',
    joints: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
    dot: '·',
    is_unicode: true,
};

const ASCII: Glyphs = Glyphs {
    white: 'O',
    black: 'X',
    empty: '.',
    line: '-',
    wall: '|',
    joints: [['+'; 3]; 3],
    dot: '-',
    is_unicode: false,
};

impl Glyphs {
    /// The set asked for.
    pub(crate) fn of(is_ascii: bool) -> Glyphs {
        if is_ascii { ASCII } else { UNICODE }
    }

    /// A checker of this side.
    pub(crate) fn checker(&self, side: Side) -> char {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }
}
