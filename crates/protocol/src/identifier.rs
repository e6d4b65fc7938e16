//! Names of tables and games that nobody can guess.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
const LENGTH: usize = 16;

/// The name of a table: sixteen letters and digits, 80 bits. Who knows it may look at the table, even at a private one.
///
/// ```
/// use tavli_protocol::TableId;
/// let id = TableId::of([0; 10]);
/// assert_eq!(id.as_str(), "aaaaaaaaaaaaaaaa");
/// assert!("../etc/passwd".parse::<TableId>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct TableId(String);

impl TableId {
    /// The name made of random bytes.
    pub fn of(bytes: [u8; 10]) -> TableId {
        let number = bytes.iter().fold(0u128, |number, byte| number << 8 | u128::from(*byte));
        let letter = |index: usize| char::from(LETTERS[(number >> (5 * index)) as usize % LETTERS.len()]);
        TableId((0..LENGTH).rev().map(letter).collect())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The name of a table's game, counted from 1. All such names are equally long, so that no two hashes can mean the same.
///
/// ```
/// use tavli_protocol::{TableId, game_id};
/// assert_eq!(game_id(&TableId::of([0; 10]), 3), "aaaaaaaaaaaaaaaa-003");
/// ```
pub fn game_id(table: &TableId, game: u16) -> String {
    format!("{table}-{game:03}")
}

impl fmt::Display for TableId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = String;

    fn from_str(text: &str) -> Result<TableId, String> {
        let is_name = text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        if is_name {
            Ok(TableId(text.to_owned()))
        } else {
            Err("a table's name is sixteen small letters and digits from 2 to 7".to_owned())
        }
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.0
    }
}

impl TryFrom<String> for TableId {
    type Error = String;

    fn try_from(text: String) -> Result<TableId, String> {
        text.parse()
    }
}
