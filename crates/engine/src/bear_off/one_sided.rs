//! The one-sided table: how long a side alone takes to bear off.

use tavli_rules::{Position, Referee};

use super::home::{Home, race};
use super::index::ways;
use super::rows::{Rows, Throws};
use super::table_file::{self, Kind, Reader, TableFault};
use super::table_rules::TableRules;
use crate::chances::Chances;

/// How many throws a side needs to bear off all its checkers, and until the first of them is off, from every way to
/// stand at home.
///
/// It holds for a side that plays to finish soonest: of the plays of a roll it takes one after which the fewest throws
/// are needed on average. The throws until the first checker is off are those of the same plays, since a side that races
/// does not change its aim; who only wants to save the double game may be a little faster. The probabilities are
/// worked out in full and kept in steps of 1/65535.
///
/// ```
/// use tavli_engine::{Home, OneSided};
/// use tavli_rules::{BuiltIn, Referee};
/// let ruleset = BuiltIn::Portes.ruleset().with_option("checkers", "2").unwrap();
/// let table = OneSided::build(&Referee::new(ruleset).unwrap(), |_| ());
/// let home = Home::new([1, 0, 0, 0, 0, 1]).unwrap();
/// // A six and any other number, or a pair of twos, threes, fours, fives: 15 of 36 throws.
/// assert!((table.throws(home).unwrap().exactly(1) - 15.0 / 36.0).abs() < 1e-5);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct OneSided {
    rules: TableRules,
    all_off: Rows,
    /// Of the homes with all checkers still on only: the last ones.
    first_off: Rows,
    expected: Vec<f32>,
}

impl OneSided {
    pub(super) fn new(rules: TableRules, all_off: Rows, first_off: Rows) -> OneSided {
        let expected = (0..all_off.len()).map(|index| all_off.row(index).mean() as f32).collect();
        OneSided { rules, all_off, first_off, expected }
    }

    /// Whether the table can judge this position at all, if it is one for these rules: all checkers in play stand at
    /// home, none is pinned, and the sides can neither hit nor block each other any more.
    ///
    /// Where both walk one common path (Zeno's game, Ludus XII scriptorum) their homes are the same points, and
    /// whoever is ahead can be hit from behind until the game is over; there the table judges nothing, but the expected
    /// throws still tell how far each side has come.
    ///
    /// ```
    /// use tavli_engine::OneSided;
    /// use tavli_rules::{BuiltIn, read_position};
    /// let applies = |game: BuiltIn, text| {
    ///     let referee = game.referee();
    ///     let position = read_position(text).unwrap().position(&referee).unwrap();
    ///     OneSided::applies(&referee, &position)
    /// };
    /// assert!(applies(BuiltIn::Portes, "portes-w-19x8.24x7-22x5.off10"));
    /// assert!(!applies(BuiltIn::Portes, "portes-w-18x8.24x7-22x5.off10"));
    /// ```
    pub fn applies(referee: &Referee, position: &Position) -> bool {
        race(referee, position).is_some()
    }

    /// Whether the table was made for these rules.
    pub fn fits(&self, referee: &Referee) -> bool {
        self.rules.fit(referee.ruleset())
    }

    pub(super) fn rules_text(&self) -> &str {
        self.rules.text()
    }

    /// The chances of a race, seen by the side to throw, where the table fits and applies.
    ///
    /// Both sides play to finish soonest, each as if alone. A win is double where the ruleset says so and the loser has
    /// borne off nothing.
    ///
    /// ```
    /// use tavli_engine::OneSided;
    /// use tavli_rules::{BuiltIn, Referee, read_position};
    /// let ruleset = BuiltIn::Portes.ruleset().with_option("checkers", "2").unwrap();
    /// let referee = Referee::new(ruleset).unwrap();
    /// let table = OneSided::build(&referee, |_| ());
    /// let position = read_position("portes~checkers.2-w-24x2-24x2").unwrap().position(&referee).unwrap();
    /// let chances = table.chances(&referee, &position).unwrap();
    /// assert_eq!((chances.win, chances.win_double), (1.0, 1.0));
    /// ```
    pub fn chances(&self, referee: &Referee, position: &Position) -> Option<Chances> {
        let [mover, waiter] = race(referee, position)?;
        if !self.fits(referee) {
            return None;
        }
        let (own, others) = (self.throws(mover)?, self.throws(waiter)?);
        let mut chances = Chances {
            win: own.wins_first(others) as f32,
            lose: others.wins_second(own) as f32,
            ..Chances::default()
        };
        if referee.ruleset().scoring.has_double() {
            chances.win_double = self.first_off(waiter).map_or(0.0, |first| own.wins_first(first) as f32);
            chances.lose_double = self.first_off(mover).map_or(0.0, |first| others.wins_second(first) as f32);
        }
        Some(chances)
    }

    /// How many throws it takes until all are off; nothing for more checkers than the table knows.
    pub fn throws(&self, home: Home) -> Option<Throws<'_>> {
        let index = home.index();
        (index < self.all_off.len()).then(|| self.all_off.row(index))
    }

    /// How many throws it takes until the first checker is off; nothing where one is off already.
    pub fn first_off(&self, home: Home) -> Option<Throws<'_>> {
        let is_full = home.total() == self.rules.checkers();
        is_full.then(|| self.first_off.row(home.index() - self.full_from()))
    }

    /// How many throws it takes on average until all are off.
    #[inline]
    pub fn expected_throws(&self, home: Home) -> Option<f32> {
        self.expected.get(home.index()).copied()
    }

    /// The index of the first home with all checkers still on.
    fn full_from(&self) -> usize {
        self.all_off.len() - self.first_off.len()
    }

    /// The table as bytes, with a header that says for which rules it is.
    ///
    /// ```
    /// use tavli_engine::OneSided;
    /// use tavli_rules::{BuiltIn, Referee};
    /// let ruleset = BuiltIn::Portes.ruleset().with_option("checkers", "2").unwrap();
    /// let referee = Referee::new(ruleset).unwrap();
    /// let table = OneSided::build(&referee, |_| ());
    /// assert!(OneSided::from_bytes(&referee, &table.to_bytes()).unwrap() == table);
    /// let fault = OneSided::from_bytes(&BuiltIn::Zeno.referee(), &table.to_bytes()).unwrap_err();
    /// assert!(fault.to_string().starts_with("the table is for dice=2 equal=4"));
    /// ```
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut content = Vec::new();
        self.all_off.write(&mut content);
        self.first_off.write(&mut content);
        table_file::seal(Kind::OneSided, self.rules.text(), &content)
    }

    /// The table in these bytes, if it is whole and one for these rules.
    pub fn from_bytes(referee: &Referee, bytes: &[u8]) -> Result<OneSided, TableFault> {
        let rules = TableRules::of(referee);
        let mut reader = Reader::new(table_file::open(Kind::OneSided, rules.text(), bytes)?);
        let homes = ways(rules.checkers());
        let all_off = Rows::read(homes, &mut reader)?;
        let first_off = Rows::read(homes - ways(rules.checkers() - 1), &mut reader)?;
        reader.finish()?;
        Ok(OneSided::new(rules, all_off, first_off))
    }
}
