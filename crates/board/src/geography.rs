//! Where the points of each game lie on the drawn board, and what people call them.

use tavli_rules::{Facing, PlaceName, Ruleset, Side, Track};

/// How many points lie in a row.
pub const ROW: usize = 12;

/// How a game's points lie on the board, as its source draws it. Points are given by White's progress.
///
/// ```
/// use tavli_board::Geography;
/// use tavli_rules::BuiltIn;
/// let geography = Geography::of(&BuiltIn::Scripta.ruleset()).unwrap();
/// assert_eq!(geography.name(13), "B1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Geography {
    /// Two rows of points around a middle row of waiting places (Z board).
    Zeno,
    /// Three rows of points (L board).
    Scripta,
    /// Four quarters; White comes home to A (T portes).
    GreekToA,
    /// Four quarters; White starts in A (T plakoto, fevga).
    GreekFromA,
}

impl Geography {
    /// The board for these rules, if there is one: a laboratory's ruleset may have another number of points.
    pub fn of(ruleset: &Ruleset) -> Option<Geography> {
        let Track { length, facing } = *ruleset.track;
        match (length, facing) {
            (36, Facing::Same) => Some(Geography::Scripta),
            (24, Facing::Same) => Some(Geography::Zeno),
            (24, Facing::Opposed) if ruleset.has_place(PlaceName::Bar) => Some(Geography::GreekToA),
            (24, Facing::Opposed | Facing::Half) => Some(Geography::GreekFromA),
            (_, Facing::Same | Facing::Opposed | Facing::Half) => None,
        }
    }

    /// Whether these rules are played on the board of the Greek games.
    pub fn is_greek_for(ruleset: &Ruleset) -> bool {
        Geography::of(ruleset).is_some_and(Geography::is_greek)
    }

    /// Whether it is the board of the Greek games.
    pub fn is_greek(self) -> bool {
        match self {
            Geography::GreekToA | Geography::GreekFromA => true,
            Geography::Zeno | Geography::Scripta => false,
        }
    }

    /// The points of the top row, from left to right.
    pub fn top(self) -> [u8; ROW] {
        match self {
            Geography::Zeno | Geography::GreekFromA => row(12, -1),
            Geography::Scripta => row(24, -1),
            Geography::GreekToA => row(13, 1),
        }
    }

    /// The points of the bottom row, from left to right.
    pub fn bottom(self) -> [u8; ROW] {
        match self {
            Geography::Zeno | Geography::GreekFromA => row(13, 1),
            Geography::Scripta => row(25, 1),
            Geography::GreekToA => row(12, -1),
        }
    }

    /// The middle row from left to right: points in scripta, waiting places in zeno.
    pub fn middle(self) -> Option<[u8; ROW]> {
        match self {
            Geography::Zeno => Some(row(12, -1)),
            Geography::Scripta => Some(row(1, 1)),
            Geography::GreekToA | Geography::GreekFromA => None,
        }
    }

    /// What the board calls a point.
    pub fn name(self, point: u8) -> String {
        match self {
            Geography::Zeno => point.to_string(),
            Geography::Scripta => scripta_name(point),
            Geography::GreekToA => greek_name(25 - point),
            Geography::GreekFromA => greek_name(point),
        }
    }

    /// The point of this name, in capitals or not, with its hyphen or without.
    pub fn named(self, name: &str) -> Option<u8> {
        let plain = |text: &str| text.replace('-', "").to_uppercase();
        let points = 1..=if self == Geography::Scripta { 36 } else { 24 };
        points.into_iter().find(|point| plain(&self.name(*point)) == plain(name))
    }
}

/// The progress that a side gives to a point which White gives this progress; the same the other way round.
pub fn seen_by(side: Side, track: Track, point: u8) -> u8 {
    match side {
        Side::White => point,
        Side::Black => track.facing(point),
    }
}

fn row(first: u8, step: i8) -> [u8; ROW] {
    std::array::from_fn(|column| first.saturating_add_signed(step * column as i8))
}

/// The board from Ostia numbers only A and E; the others are numbered here as they are walked.
fn scripta_name(point: u8) -> String {
    match point {
        1..=12 => format!("A{point}"),
        13..=18 => format!("B{}", point - 12),
        19..=24 => format!("C{}", point - 18),
        25..=30 => format!("D{}", point - 24),
        _ => format!("E{}", 37 - point.min(36)),
    }
}

/// The name of a point by its place on the walk from A through B and C to D.
fn greek_name(walk: u8) -> String {
    match walk {
        1..=6 => format!("A-{walk}"),
        7..=12 => format!("B-{walk}"),
        13..=18 => format!("C-{}", 25 - walk),
        _ => format!("D-{}", 25 - walk.min(24)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    fn check(game: BuiltIn, side: Side, progress: u8, name: &str) {
        let ruleset = game.ruleset();
        let geography = Geography::of(&ruleset).unwrap();
        let point = seen_by(side, *ruleset.track, progress);
        assert_eq!(geography.name(point), name, "{game} {side} {progress}");
        assert_eq!(geography.named(&name.to_lowercase()), Some(point));
    }

    #[test]
    fn points_have_the_names_of_the_rule_book() {
        check(BuiltIn::Zeno, Side::Black, 17, "17");
        check(BuiltIn::Scripta, Side::White, 12, "A12");
        check(BuiltIn::Scripta, Side::Black, 13, "B1");
        check(BuiltIn::Scripta, Side::White, 18, "B6");
        check(BuiltIn::Scripta, Side::White, 19, "C1");
        check(BuiltIn::Scripta, Side::White, 30, "D6");
        check(BuiltIn::Scripta, Side::White, 31, "E6");
        check(BuiltIn::Scripta, Side::White, 36, "E1");
        check(BuiltIn::Portes, Side::White, 1, "D-1");
        check(BuiltIn::Portes, Side::Black, 1, "A-1");
        check(BuiltIn::Portes, Side::White, 12, "C-12");
        check(BuiltIn::Plakoto, Side::White, 1, "A-1");
        check(BuiltIn::Plakoto, Side::Black, 1, "D-1");
        check(BuiltIn::Fevga, Side::White, 13, "C-12");
        check(BuiltIn::Fevga, Side::Black, 1, "C-12");
    }

    #[test]
    fn each_point_lies_in_one_place() {
        for game in BuiltIn::ALL {
            let ruleset = game.ruleset();
            let geography = Geography::of(&ruleset).unwrap();
            let mut points: Vec<u8> = geography.top().into_iter().chain(geography.bottom()).collect();
            if geography == Geography::Scripta {
                points.extend(geography.middle().unwrap());
            }
            points.sort_unstable();
            assert_eq!(points, (1..=ruleset.track.length).collect::<Vec<_>>(), "{game}");
        }
    }
}
