//! A board as a picture: SVG text whose parts are named by classes, so that a style sheet paints them.

use std::fmt::Write;

use crate::arrangement::Arrangement;
use crate::geography::{Geography, ROW};
use crate::layout::{COLUMN, Layout, Point, RADIUS, ROMAN_ROW, Size, Units};

/// Six words of six letters, as on a Roman board: "Beaten one, get up; you cannot play; make room for one who can."
const INSCRIPTION: [&str; 6] = ["VICTVS", "LEBATE", "LVDERE", "NESCIS", "DALVSO", "RILOCV"];

/// What may be shown or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArtStyle {
    /// The names of the points, as the sources have them.
    pub point_names: bool,
    /// Letters of an ancient inscription instead of the rows' own, where the board has thirty-six squares.
    pub inscription: bool,
}

/// Everything of a board that does not move.
///
/// ```
/// use tavli_board::{ArtStyle, Layout, board_art};
/// use tavli_rules::BuiltIn;
/// let layout = Layout::of(&BuiltIn::Zeno.ruleset()).unwrap();
/// assert!(board_art(&layout, ArtStyle::default()).starts_with("<g class=\"art roman\">"));
/// ```
pub fn board_art(layout: &Layout, style: ArtStyle) -> String {
    let Size { width, height } = layout.whole();
    let board = layout.board();
    let is_greek = layout.geography().is_greek();
    let mut art = Art(format!("<g class=\"art {}\">", if is_greek { "greek" } else { "roman" }));
    art.rectangle("table-top", 0.0, 0.0, width, height, 3.0);
    art.rectangle("board-edge", 0.6, 0.6, board.width - 1.2, board.height - 1.2, 2.4);
    if is_greek {
        art.greek(layout)
    } else {
        art.roman(layout, style.inscription)
    }
    if style.point_names {
        art.point_names(layout);
    }
    art.rectangle("tray", board.width + 0.6, 0.6, width - board.width - 1.2, board.height - 1.2, 2.4);
    let middle = board.height / 2.0;
    art.line("tray-line", Point { x: board.width + 3.0, y: middle }, Point { x: width - 3.0, y: middle });
    art.0.push_str("</g>");
    art.0
}

/// Checkers that do not move, for small pictures.
pub fn checkers_art(layout: &Layout, arrangement: &Arrangement) -> String {
    let mut art = Art(String::new());
    for standing in arrangement.standings() {
        let Point { x, y } = layout.resting(arrangement.position(), &standing);
        let colour = standing.id.side.name();
        let _ = write!(
            art.0,
            "<g class=\"checker {colour}{}\" transform=\"translate({} {})\">",
            if standing.pinned { " pinned" } else { "" },
            Units(x),
            Units(y)
        );
        art.circle("body", Point::default(), RADIUS);
        art.circle("ring", Point::default(), RADIUS * 0.66);
        art.0.push_str("</g>");
    }
    art.0
}

/// SVG in the making.
struct Art(String);

impl Art {
    fn rectangle(&mut self, class: &str, x: f32, y: f32, width: f32, height: f32, round: f32) {
        let _ = write!(
            self.0,
            "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>",
            Units(x),
            Units(y),
            Units(width),
            Units(height),
            Units(round)
        );
    }

    fn circle(&mut self, class: &str, at: Point, radius: f32) {
        let (x, y, radius) = (Units(at.x), Units(at.y), Units(radius));
        let _ = write!(self.0, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>");
    }

    fn line(&mut self, class: &str, from: Point, to: Point) {
        let path = format!("M{} {}L{} {}", Units(from.x), Units(from.y), Units(to.x), Units(to.y));
        self.path(class, &path);
    }

    fn path(&mut self, class: &str, path: &str) {
        let _ = write!(self.0, "<path class=\"{class}\" d=\"{path}\"/>");
    }

    fn text(&mut self, class: &str, x: f32, y: f32, text: &str) {
        let _ = write!(self.0, "<text class=\"{class}\" x=\"{}\" y=\"{}\">{text}</text>", Units(x), Units(y));
    }

    fn point_names(&mut self, layout: &Layout) {
        let geography = layout.geography();
        let height = layout.board().height;
        let rows = match geography.is_greek() {
            true => [(geography.top(), 4.9), (geography.bottom(), height - 2.6)],
            false => [(geography.top(), 7.2), (geography.bottom(), height - 4.6)],
        };
        for (points, y) in rows {
            for (column, point) in points.into_iter().enumerate() {
                let name = geography.name(point);
                // The letter of its quarter stands in the middle of a Greek board.
                let short = if geography.is_greek() { &name[2..] } else { &name[..] };
                self.text("point-name", layout.column(column), y, short);
            }
        }
    }

    /// Three rows of twelve signs, carved; roundels between the halves.
    fn roman(&mut self, layout: &Layout, inscription: bool) {
        let Size { width, height } = layout.board();
        let geography = layout.geography();
        self.rectangle("stone", 2.0, 2.0, width - 4.0, height - 4.0, 1.6);
        self.rectangle("stone-vein", 2.0, 2.0, width - 4.0, height - 4.0, 1.6);
        self.rectangle("carved frame", 3.4, 3.4, width - 6.8, height - 6.8, 1.0);
        let rows = [
            (geography.top(), ROMAN_ROW),
            (geography.middle().unwrap_or_default(), height / 2.0),
            (geography.bottom(), height - ROMAN_ROW),
        ];
        for (row, (points, y)) in rows.into_iter().enumerate() {
            for (column, point) in points.into_iter().enumerate() {
                let at = Point { x: layout.column(column), y };
                self.sign(geography, row == 1, at);
                if geography == Geography::Scripta {
                    let carved = &INSCRIPTION[2 * row + column / 6][column % 6..][..1];
                    let name = geography.name(point);
                    self.text("sign-letter", at.x, y + 1.35, if inscription { carved } else { &name[..1] });
                }
            }
        }
        let x = (layout.column(5) + layout.column(6)) / 2.0;
        for (y, radius) in [(ROMAN_ROW, 3.3), (height / 2.0, 4.6), (height - ROMAN_ROW, 3.3)] {
            self.roundel(Point { x, y }, radius);
        }
    }

    /// One sign of a Roman board: circles outside, leaves or squares in the middle row.
    fn sign(&mut self, geography: Geography, is_middle: bool, at: Point) {
        match (is_middle, geography == Geography::Scripta) {
            (true, true) => self.rectangle("carved", at.x - 3.1, at.y - 3.1, 6.2, 6.2, 0.5),
            (true, false) => self.leaf(at),
            (false, true) => self.circle("carved", at, 3.2),
            (false, false) => {
                self.circle("carved", at, 3.2);
                self.circle("carved", at, 2.2);
            }
        }
    }

    /// An ivy leaf with a cross of veins.
    fn leaf(&mut self, at: Point) {
        let path =
            format!("M{} {}q3 -4.6 6 0q-3 4.6 -6 0m3 -1.6v3.2m-1.6 -1.6h3.2", Units(at.x - 3.0), Units(at.y));
        self.path("carved", &path);
    }

    /// A wheel with eight spokes.
    fn roundel(&mut self, at: Point, radius: f32) {
        /// Half a spoke, for a wheel of radius 1.
        const SPOKES: [(f32, f32); 4] = [(0.7, 0.0), (0.495, 0.495), (0.0, 0.7), (-0.495, 0.495)];
        self.circle("carved", at, radius);
        self.circle("carved", at, radius * 0.7);
        for (x, y) in SPOKES {
            let (x, y) = (x * radius, y * radius);
            self.line("carved", Point { x: at.x - x, y: at.y - y }, Point { x: at.x + x, y: at.y + y });
        }
    }

    /// Twenty-four inlaid points, a bar, and the letters of the quarters.
    fn greek(&mut self, layout: &Layout) {
        let Size { width, height } = layout.board();
        let half = COLUMN * 6.0;
        let (left, right) = (layout.column(0) - COLUMN / 2.0, layout.column(6) - COLUMN / 2.0);
        self.rectangle("frame-wood", 0.6, 0.6, width - 1.2, height - 1.2, 2.4);
        for class in ["field", "grain"] {
            self.rectangle(class, left - 0.8, 6.6, half + 1.6, height - 13.2, 0.8);
            self.rectangle(class, right - 0.8, 6.6, half + 1.6, height - 13.2, 0.8);
        }
        for column in 0..ROW {
            let x = Units(layout.column(column) - 4.7);
            let is_even = column % 2 == 0;
            self.path(inlay(is_even), &format!("M{x} 7l4.7 35l4.7 -35z"));
            self.path(inlay(!is_even), &format!("M{x} {}l4.7 -35l4.7 35z", Units(height - 7.0)));
        }
        let (top, bottom) = (layout.geography().top(), layout.geography().bottom());
        for (x, column) in [(left + half / 2.0, 3), (right + half / 2.0, 9)] {
            for (points, shift) in [(top, -2.2), (bottom, 4.6)] {
                let name = layout.geography().name(points[column]);
                self.text("quarter", x, height / 2.0 + shift, &name[..1]);
            }
        }
        self.rectangle("bar", left + half + 1.4, 6.6, right - left - half - 2.8, height - 13.2, 0.8);
    }
}

fn inlay(is_dark: bool) -> &'static str {
    if is_dark { "inlay dark" } else { "inlay light" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, Side};

    fn art(game: BuiltIn, style: ArtStyle) -> String {
        board_art(&Layout::of(&game.ruleset()).unwrap(), style)
    }

    #[test]
    fn every_board_is_one_group_whose_parts_are_closed() {
        for game in BuiltIn::ALL {
            let art = art(game, ArtStyle { point_names: true, inscription: true });
            assert!(art.starts_with("<g ") && art.ends_with("</g>"), "{game}");
            assert_eq!(art.matches("<text").count(), art.matches("</text>").count());
            assert_eq!(art.matches('<').count(), art.matches('>').count());
            assert!(!art.contains("style="), "the page's policy allows no styles inside the document");
        }
    }

    #[test]
    fn names_and_inscription_are_shown_or_not() {
        let names = ArtStyle { point_names: true, ..ArtStyle::default() };
        for game in BuiltIn::ALL {
            assert_eq!(art(game, names).matches("point-name").count(), 24, "{game}");
            assert_eq!(art(game, ArtStyle::default()).matches("point-name").count(), 0, "{game}");
        }
        let inscription = ArtStyle { inscription: true, ..ArtStyle::default() };
        let letters = |art: String| -> String {
            art.split("sign-letter").skip(1).filter_map(|part| part.split(['>', '<']).nth(1)).collect()
        };
        assert_eq!(letters(art(BuiltIn::Scripta, inscription)), INSCRIPTION.concat());
        assert_eq!(letters(art(BuiltIn::Zeno, inscription)), "");
    }

    #[test]
    fn all_checkers_are_drawn() {
        for game in BuiltIn::ALL {
            let layout = Layout::of(&game.ruleset()).unwrap();
            let art = checkers_art(&layout, &Arrangement::new(&game.referee().start(Side::White)));
            assert_eq!((art.matches("white").count(), art.matches("black").count()), (15, 15), "{game}");
        }
    }
}
