//! Where everything lies, in board units: a point is ten units wide, a checker eight.

use std::fmt;

use tavli_rules::{MIDDLE_PLACES, Place, Position, Ruleset, Side, Spot as PlaceSpot, Track};

use crate::arrangement::Standing;
use crate::geography::{Geography, ROW, seen_by};

/// The width of a point.
pub const COLUMN: f32 = 10.0;
/// The radius of a checker.
pub const RADIUS: f32 = 4.0;
/// The tray beside the board, for checkers in hand and off.
const ROMAN_TRAY: f32 = 20.0;
/// Nobody has checkers in hand on a Greek board.
const GREEK_TRAY: f32 = 12.0;
const ROMAN: Size = Size { width: 142.0, height: 82.0 };
const GREEK: Size = Size { width: 146.0, height: 98.0 };

/// How far the outer rows of a Roman board lie from its edges.
pub const ROMAN_ROW: f32 = 28.0;

/// How large a board is, without its tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

/// A place in board units, from the upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// A length as text, to the hundredth. Whole numbers do it: a page that writes no real numbers need not carry what they take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Units(pub f32);

impl fmt::Display for Units {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i32;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        match rest {
            0 => write!(formatter, "{sign}{whole}"),
            _ if rest % 10 == 0 => write!(formatter, "{sign}{whole}.{}", rest / 10),
            _ => write!(formatter, "{sign}{whole}.{rest:02}"),
        }
    }
}

/// Where a stack begins, where it grows to, and how much room it has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The middle of the first checker.
    pub base: Point,
    /// The way to the next checker: a step of length 1.
    pub grows: Point,
    /// How far the middle of the last checker may be from that of the first.
    pub room: f32,
}

/// A board's places in board units, as its source draws them.
///
/// ```
/// use tavli_board::Layout;
/// use tavli_rules::{BuiltIn, Place, Side};
/// let layout = Layout::of(&BuiltIn::Zeno.ruleset()).unwrap();
/// let first = layout.spot(Side::White, Place::point(1));
/// let last = layout.spot(Side::White, Place::point(24));
/// assert_eq!(first.base.x, last.base.x, "the path ends under its beginning");
/// assert!(first.base.y < last.base.y);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    geography: Geography,
    track: Track,
}

impl Layout {
    /// The layout for these rules, where there is a board for them.
    pub fn of(ruleset: &Ruleset) -> Option<Layout> {
        Some(Layout { geography: Geography::of(ruleset)?, track: *ruleset.track })
    }

    /// How the points lie.
    pub fn geography(&self) -> Geography {
        self.geography
    }

    /// The size of the board alone.
    pub fn board(&self) -> Size {
        if self.geography.is_greek() { GREEK } else { ROMAN }
    }

    /// The size with the tray at its right.
    pub fn whole(&self) -> Size {
        let Size { width, height } = self.board();
        Size { width: width + if self.geography.is_greek() { GREEK_TRAY } else { ROMAN_TRAY }, height }
    }

    /// Where a side's checkers stand on a place of its own counting.
    pub fn spot(&self, side: Side, place: Place) -> Spot {
        match place.spot() {
            PlaceSpot::Point(progress) => self.point(seen_by(side, self.track, progress)),
            PlaceSpot::Middle(place) => self.middle(side, place),
            PlaceSpot::Bar => self.bar(side),
            PlaceSpot::Hand => self.tray(side, true),
            PlaceSpot::Off => self.tray(side, false),
        }
    }

    /// On which level of a place a side's checkers begin: above an opposing checker that is pinned there, so that both are seen.
    ///
    /// ```
    /// use tavli_board::Layout;
    /// use tavli_rules::{BuiltIn, Place, Side, read_position};
    /// let referee = BuiltIn::Plakoto.referee();
    /// let position = read_position("plakoto-w-1x14.9-1x14.16p").unwrap().position(&referee).unwrap();
    /// let layout = Layout::of(referee.ruleset()).unwrap();
    /// let lowest = |side, point| layout.lowest(&position, side, Place::point(point));
    /// assert_eq!([lowest(Side::White, 9), lowest(Side::White, 1), lowest(Side::Black, 16)], [1, 0, 0]);
    /// ```
    pub fn lowest(&self, position: &Position, side: Side, place: Place) -> usize {
        let (opponent, spot) = (side.opponent(), self.spot(side, place));
        let mut pinned = position.checkers(opponent).pinned();
        usize::from(pinned.any(|place| self.spot(opponent, place) == spot))
    }

    /// Where a checker lies in a position.
    pub fn resting(&self, position: &Position, standing: &Standing) -> Point {
        let Standing { id, place, level, count, .. } = *standing;
        let lowest = self.lowest(position, id.side, place);
        self.spot(id.side, place).checker(lowest + level, lowest + count)
    }

    /// Where the checkers stand on a point, given by White's progress.
    pub fn point(&self, point: u8) -> Spot {
        let column = |row: [u8; ROW]| row.iter().position(|other| *other == point);
        if let Some(column) = column(self.geography.top()) {
            return self.row_spot(column, Row::Top);
        }
        if let Some(column) = column(self.geography.bottom()) {
            return self.row_spot(column, Row::Bottom);
        }
        let middle = self.geography.middle().and_then(column);
        self.row_spot(middle.unwrap_or(0), Row::Middle)
    }

    /// The place of a side's counting that lies here, if one does; the whole length of a stack belongs to its place.
    pub fn place_at(&self, side: Side, at: Point) -> Option<Place> {
        if at.x > self.board().width {
            let in_hand = at.x < self.board().width + ROMAN_TRAY / 2.0 && !self.geography.is_greek();
            return Some(if in_hand { Place::HAND } else { Place::OFF });
        }
        let points = (1..=self.track.length).map(Place::point);
        let waiting = std::iter::once(Place::BAR).chain((1..=MIDDLE_PLACES).map(Place::middle));
        let all = points.chain(waiting.filter(|place| self.has_waiting(*place)));
        self.nearest(side, &all.collect::<Vec<_>>(), at, COLUMN * 0.75)
    }

    /// The nearest of some places, if one lies so near.
    ///
    /// ```
    /// use tavli_board::Layout;
    /// use tavli_rules::{BuiltIn, Place, Side};
    /// let layout = Layout::of(&BuiltIn::Portes.ruleset()).unwrap();
    /// let (here, meant) = (layout.spot(Side::White, Place::point(3)).base, [Place::point(2), Place::point(9)]);
    /// assert_eq!(layout.nearest(Side::White, &meant, here, 11.0), Some(Place::point(2)));
    /// assert_eq!(layout.nearest(Side::White, &meant, here, 9.0), None);
    /// ```
    pub fn nearest(&self, side: Side, places: &[Place], at: Point, within: f32) -> Option<Place> {
        let near = places.iter().map(|place| (self.spot(side, *place).distance(at), *place));
        let nearest = near.min_by(|a, b| a.0.total_cmp(&b.0))?;
        (nearest.0 <= within).then_some(nearest.1)
    }

    fn has_waiting(&self, place: Place) -> bool {
        match self.geography {
            Geography::Zeno => place != Place::BAR,
            Geography::Scripta | Geography::GreekToA | Geography::GreekFromA => place == Place::BAR,
        }
    }

    fn row_spot(&self, column: usize, row: Row) -> Spot {
        let x = self.column(column);
        let down = Point { x: 0.0, y: 1.0 };
        let up = Point { x: 0.0, y: -1.0 };
        let Size { height, .. } = self.board();
        if self.geography.is_greek() {
            return match row {
                Row::Bottom => Spot { base: Point { x, y: height - 11.5 }, grows: up, room: 30.0 },
                Row::Top | Row::Middle => Spot { base: Point { x, y: 11.5 }, grows: down, room: 30.0 },
            };
        }
        match row {
            Row::Top => Spot { base: Point { x, y: ROMAN_ROW }, grows: up, room: 16.0 },
            Row::Middle => {
                Spot { base: Point { x, y: height / 2.0 }, grows: Point { x: 0.35, y: -0.94 }, room: 3.2 }
            }
            Row::Bottom => Spot { base: Point { x, y: height - ROMAN_ROW }, grows: down, room: 16.0 },
        }
    }

    /// The middle of a column; a wider gap separates the halves.
    pub fn column(&self, column: usize) -> f32 {
        let gap = if column < ROW / 2 { 0.0 } else { COLUMN };
        let edge = if self.geography.is_greek() { 13.0 } else { 11.0 };
        edge + column as f32 * COLUMN + gap
    }

    /// A waiting place of the middle row; White waits a little above its line, Black below, since both may wait there.
    fn middle(&self, side: Side, place: u8) -> Spot {
        let column = self.geography.middle().and_then(|row| row.iter().position(|other| *other == place));
        let Size { height, .. } = self.board();
        let (shift, grows) = match side {
            Side::White => (-2.4, Point { x: 0.35, y: -0.94 }),
            Side::Black => (2.4, Point { x: 0.35, y: 0.94 }),
        };
        let base = Point { x: self.column(column.unwrap_or(0)), y: height / 2.0 + shift };
        Spot { base, grows, room: 2.4 }
    }

    /// The bar, or the circle in the middle of the board; each side has its half.
    fn bar(&self, side: Side) -> Spot {
        let Size { height, .. } = self.board();
        let x = (self.column(5) + self.column(6)) / 2.0;
        let room = if self.geography.is_greek() { 26.0 } else { 3.0 };
        let near = if self.geography.is_greek() { 8.0 } else { 2.6 };
        match side {
            Side::White => {
                Spot { base: Point { x, y: height / 2.0 + near }, grows: Point { x: 0.0, y: 1.0 }, room }
            }
            Side::Black => {
                Spot { base: Point { x, y: height / 2.0 - near }, grows: Point { x: 0.0, y: -1.0 }, room }
            }
        }
    }

    /// Checkers beside the board: White's below, Black's above; in hand near the edge of the board, off farther out.
    fn tray(&self, side: Side, in_hand: bool) -> Spot {
        let Size { width, height } = self.board();
        let x = width
            + if self.geography.is_greek() {
                GREEK_TRAY / 2.0
            } else if in_hand {
                5.5
            } else {
                14.5
            };
        let room = height / 2.0 - 16.0;
        match side {
            Side::White => {
                Spot { base: Point { x, y: height - 9.0 }, grows: Point { x: 0.0, y: -1.0 }, room }
            }
            Side::Black => Spot { base: Point { x, y: 9.0 }, grows: Point { x: 0.0, y: 1.0 }, room },
        }
    }
}

/// The rows of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Top,
    Middle,
    Bottom,
}

impl Spot {
    /// How far a point is from the stack.
    fn distance(&self, at: Point) -> f32 {
        let (x, y) = (at.x - self.base.x, at.y - self.base.y);
        let along = (x * self.grows.x + y * self.grows.y).min(self.room).max(0.0);
        (x - self.grows.x * along).hypot(y - self.grows.y * along)
    }

    /// The middle of a checker of a stack, counted from 0; tall stacks are drawn together until they fit.
    ///
    /// ```
    /// use tavli_board::Layout;
    /// use tavli_rules::{BuiltIn, Place, Side};
    /// let spot = Layout::of(&BuiltIn::Fevga.ruleset()).unwrap().spot(Side::White, Place::point(1));
    /// let [short, tall] = [2, 15].map(|count| spot.checker(1, count).y - spot.checker(0, count).y);
    /// assert!(tall < short);
    /// ```
    pub fn checker(&self, level: usize, count: usize) -> Point {
        let gaps = count.saturating_sub(1).max(1) as f32;
        let gap = (2.0 * RADIUS - 0.4).min(self.room / gaps);
        let way = level as f32 * gap;
        Point { x: self.base.x + self.grows.x * way, y: self.base.y + self.grows.y * way }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    fn layouts() -> impl Iterator<Item = (BuiltIn, Layout)> {
        BuiltIn::ALL.into_iter().map(|game| (game, Layout::of(&game.ruleset()).unwrap()))
    }

    #[test]
    fn lengths_are_written_to_the_hundredth() {
        let text = |value: f32| Units(value).to_string();
        assert_eq!([text(3.0), text(-0.5), text(12.345), text(0.06)], ["3", "-0.5", "12.35", "0.06"]);
        assert_eq!([text(-0.001), text(99.999), text(-12.3)], ["0", "100", "-12.3"]);
    }

    #[test]
    fn every_checker_lies_on_the_board_or_its_tray() {
        for (game, layout) in layouts() {
            let Size { width, height } = layout.whole();
            let points = (1..=game.ruleset().track.length).map(Place::point);
            let places = points.chain([Place::HAND, Place::OFF, Place::BAR]);
            for place in places {
                for side in Side::BOTH {
                    for level in 0..15 {
                        let Point { x, y } = layout.spot(side, place).checker(level, 15);
                        let fits =
                            (RADIUS..=width - RADIUS).contains(&x) && (RADIUS..=height - RADIUS).contains(&y);
                        assert!(fits, "{game} {side} {place} {level}: {x} {y}");
                    }
                }
            }
        }
    }

    #[test]
    fn stacks_of_different_points_do_not_meet() {
        for (game, layout) in layouts() {
            let length = game.ruleset().track.length;
            for one in 1..=length {
                for other in one + 1..=length {
                    let [first, second] = [one, other].map(|point| layout.point(point));
                    for level in 0..15 {
                        let (a, b) = (first.checker(level, 15), second.checker(14, 15));
                        let apart = (a.x - b.x).hypot(a.y - b.y);
                        assert!(apart >= 2.0 * RADIUS - 0.1, "{game} {one} {other}: {apart}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_place_is_found_where_its_checkers_lie() {
        for (game, layout) in layouts() {
            for side in Side::BOTH {
                for place in (1..=game.ruleset().track.length).map(Place::point) {
                    let spot = layout.spot(side, place);
                    assert_eq!(layout.place_at(side, spot.checker(0, 1)), Some(place), "{game} {side}");
                    assert_eq!(layout.place_at(side, spot.checker(2, 5)), Some(place), "{game} {side}");
                }
                let off = layout.spot(side, Place::OFF).checker(3, 9);
                assert_eq!(layout.place_at(side, off), Some(Place::OFF));
            }
        }
    }

    #[test]
    fn both_sides_share_the_points_of_the_board() {
        for (game, layout) in layouts() {
            let track = *game.ruleset().track;
            for progress in 1..=track.length {
                let own = layout.spot(Side::White, Place::point(progress));
                let facing = layout.spot(Side::Black, Place::point(track.facing(progress)));
                assert_eq!(own, facing, "{game} {progress}");
            }
        }
    }
}
