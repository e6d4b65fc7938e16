//! A position with all that belongs to it, as one drawing.

use tavli_rules::{Outcome, Place, PlaceName, Position, Referee, Roll, Side, position_text};

use super::draw_greek::draw_greek;
use super::draw_roman::{draw_scripta, draw_zeno};
use super::frame::{Frame, Stack};
use super::glyphs::Glyphs;
use super::wording::Wording;
use tavli_board::{Geography, ROW, seen_by};

/// How many pinned checkers are named; more names do not fit beside the counts.
const MOST_NAMED: usize = 6;

/// A position to be drawn, from one side of the table.
pub(crate) struct Scene<'a> {
    /// The rules it belongs to.
    pub(crate) referee: &'a Referee,
    /// Who stands where.
    pub(crate) position: Position,
    /// The dice, if thrown.
    pub(crate) roll: Option<Roll>,
    /// Who looks at it; Black sees the board turned round.
    pub(crate) from: Side,
    /// The signs to draw with.
    pub(crate) glyphs: Glyphs,
}

impl Scene<'_> {
    /// The drawing: whose turn it is, the board, and both sides' counts.
    pub(crate) fn text(&self) -> String {
        let mut frame = Frame::new(self.glyphs);
        frame.line(self.head());
        match Geography::of(self.referee.ruleset()) {
            Some(Geography::Zeno) => draw_zeno(self, &mut frame),
            Some(Geography::Scripta) => draw_scripta(self, &mut frame),
            Some(greek @ (Geography::GreekToA | Geography::GreekFromA)) => {
                draw_greek(self, greek, &mut frame);
            }
            None => frame.line(position_text(self.referee, &self.position, self.roll)),
        }
        Side::BOTH.into_iter().for_each(|side| frame.line(self.counts(side)));
        frame.text()
    }

    fn head(&self) -> String {
        let title = &self.referee.ruleset().title;
        let dot = self.glyphs.dot;
        let roll = self.roll.map(|roll| {
            let dice: Vec<String> = roll.dice().map(|die| die.to_string()).collect();
            format!(" {dot} roll {}", dice.join(" "))
        });
        let state = match self.referee.outcome(&self.position) {
            Some(Outcome::Won { winner, .. }) => format!("{} has won", capital(winner)),
            Some(Outcome::Draw) => "drawn".to_owned(),
            None => format!("{} to move", capital(self.position.turn())),
        };
        format!(" {title} {dot} {state}{}", roll.unwrap_or_default())
    }

    /// What one side has outside the points, and how far it has to go.
    fn counts(&self, side: Side) -> String {
        let ruleset = self.referee.ruleset();
        let checkers = self.position.checkers(side);
        let mark = if side == self.position.turn() { '>' } else { ' ' };
        let mut line = format!(" {mark} {} {}", self.glyphs.checker(side), capital(side));
        let mut told =
            |name: &str, count: u32, width: usize| line.push_str(&format!("   {name} {count:>width$}"));
        told("pips", checkers.pips(*ruleset.track), 3);
        if ruleset.has_place(PlaceName::Hand) {
            told("hand", checkers.count(Place::HAND).into(), 2);
        }
        if ruleset.has_place(PlaceName::Bar) {
            told(Wording::of(ruleset).bar, checkers.count(Place::BAR).into(), 2);
        }
        told("off", checkers.count(Place::OFF).into(), 2);
        if ruleset.has_place(PlaceName::Out) {
            line.push_str(if checkers.is_out() { "   is out" } else { "   not out yet" });
        }
        line.push_str(&self.pins(side));
        line
    }

    /// Pinned checkers in words, so that nobody overlooks them.
    fn pins(&self, side: Side) -> String {
        let track = *self.referee.ruleset().track;
        let pinned = self.position.checkers(side).pinned().filter_map(Place::progress);
        let names: Vec<String> = match Geography::of(self.referee.ruleset()) {
            Some(geography) => {
                pinned.map(|progress| geography.name(seen_by(side, track, progress))).collect()
            }
            None => pinned.map(|progress| progress.to_string()).collect(),
        };
        match names.len() {
            0 => String::new(),
            count if count > MOST_NAMED => format!("   pinned on {count} points"),
            _ => format!("   pinned on {}", names.join(", ")),
        }
    }

    /// What stands on a point, given by White's progress.
    pub(crate) fn stack(&self, point: u8) -> Stack {
        let track = *self.referee.ruleset().track;
        let mut stack = Stack::default();
        for side in Side::BOTH {
            let (place, checkers) = (Place::point(seen_by(side, track, point)), self.position.checkers(side));
            match checkers.count(place) {
                0 => {}
                _ if checkers.pinned().contains(place) => stack.pinned = Some(side),
                count => stack.top = Some((side, count)),
            }
        }
        stack
    }

    /// The stacks of a row of points.
    pub(crate) fn stacks(&self, row: [u8; ROW]) -> [Stack; ROW] {
        row.map(|point| self.stack(point))
    }

    /// The progress that the side to move gives to the points of a row.
    pub(crate) fn numbers(&self, row: [u8; ROW]) -> [String; ROW] {
        let track = *self.referee.ruleset().track;
        row.map(|point| seen_by(self.position.turn(), track, point).to_string())
    }

    /// The checkers of a side on the bar, as the bar shows them.
    pub(crate) fn on_bar(&self, side: Side) -> String {
        match self.position.checkers(side).count(Place::BAR) {
            0 => String::new(),
            1 => self.glyphs.checker(side).to_string(),
            count => format!("{} {count}", self.glyphs.checker(side)),
        }
    }

    /// The points of the top row and of the bottom row, as they lie before who looks.
    pub(crate) fn outer_rows(&self, geography: Geography) -> [[u8; ROW]; 2] {
        self.turned([geography.top(), geography.bottom()].map(|row| self.turned(row)))
    }

    /// The headings over and under Zeno's board, as they lie before who looks.
    pub(crate) fn board_headings(&self) -> [[String; 2]; 2] {
        let dot = self.glyphs.dot;
        let above = ["2nd board".to_owned(), format!("1st board {dot} entry")];
        let below = ["3rd board".to_owned(), format!("4th board {dot} home")];
        self.turned([above, below].map(|pair| self.turned(pair)))
    }

    /// Rows as they lie before who looks: turned round for Black.
    pub(crate) fn turned<T, const N: usize>(&self, mut rows: [T; N]) -> [T; N] {
        if self.from == Side::Black {
            rows.reverse();
        }
        rows
    }
}

/// A side's name at the beginning of a sentence.
pub(crate) fn capital(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}
