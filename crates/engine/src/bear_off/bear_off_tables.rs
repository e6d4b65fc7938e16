//! Both kinds of table together: the exact one where it knows a race, else the one of a side alone.

use tavli_rules::{Position, Referee};

use super::one_sided::OneSided;
use super::table_file::{self, Kind, Reader, TableFault};
use super::table_rules::TableRules;
use super::two_sided::TwoSided;
use crate::chances::Chances;

/// What is known of races at home under one set of rules.
///
/// ```
/// use tavli_engine::BearOff;
/// use tavli_rules::{BuiltIn, Referee, read_position};
/// let ruleset = BuiltIn::Portes.ruleset().with_option("checkers", "2").unwrap();
/// let referee = Referee::new(ruleset).unwrap();
/// let tables = BearOff::build(&referee);
/// let position = read_position("portes~checkers.2-w-24x2-24x2").unwrap().position(&referee).unwrap();
/// assert_eq!(tables.chances(&referee, &position).unwrap().win, 1.0);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct BearOff {
    one_sided: OneSided,
    /// None where the sides share their home, or have so few checkers that a win can be double.
    two_sided: Option<TwoSided>,
}

/// The most checkers a side in the two-sided table. Played as if alone, such races are misjudged by up to 0.014 of winning
/// chances; each checker more costs four times the work, and the table is also made in the browser.
const FEW: u8 = 5;

impl BearOff {
    /// Works both tables out.
    pub fn build(referee: &Referee) -> BearOff {
        BearOff {
            one_sided: OneSided::build(referee, |_| {}),
            two_sided: TwoSided::build(referee, FEW, |_| {}),
        }
    }

    /// Whether the tables were made for these rules.
    pub fn fits(&self, referee: &Referee) -> bool {
        self.one_sided.fits(referee)
    }

    /// The chances of a race, seen by the side to throw, where the tables fit and apply.
    pub fn chances(&self, referee: &Referee, position: &Position) -> Option<Chances> {
        let exact = self.two_sided.as_ref().and_then(|table| table.chances(referee, position));
        exact.or_else(|| self.one_sided.chances(referee, position))
    }

    /// Both tables as bytes, with a header that says for which rules they are.
    pub fn to_bytes(&self) -> Vec<u8> {
        let first = self.one_sided.to_bytes();
        let mut content =
            u32::try_from(first.len()).expect("a table is a few megabytes").to_le_bytes().to_vec();
        content.extend(first);
        content.extend(self.two_sided.iter().flat_map(TwoSided::to_bytes));
        table_file::seal(Kind::Both, self.one_sided.rules_text(), &content)
    }

    /// The tables in these bytes, if they are whole and for these rules.
    pub fn from_bytes(referee: &Referee, bytes: &[u8]) -> Result<BearOff, TableFault> {
        let rules = TableRules::of(referee);
        let mut reader = Reader::new(table_file::open(Kind::Both, rules.text(), bytes)?);
        let length = u32::from_le_bytes(reader.take()?);
        let one_sided = OneSided::from_bytes(referee, reader.slice(length as usize)?)?;
        let second = reader.rest();
        let two_sided = (!second.is_empty()).then(|| TwoSided::from_bytes(referee, second)).transpose()?;
        match two_sided.as_ref().map(TwoSided::most) {
            Some(most) if most != FEW => Err(TableFault::TooManyCheckers { most }),
            Some(_) | None => Ok(BearOff { one_sided, two_sided }),
        }
    }
}
