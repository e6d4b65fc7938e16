//! The bytes of a table: a header that says what it is and for which rules, the content, a checksum.
//!
//! In order: eight letters, the version (u16), the kind (u8), the rules' text with its length (u8), the content with its
//! length (u32), and the FNV-1a sum (u64) of all before it. Numbers stand with their low byte first.

use std::fmt;

use crate::checksum::checksum;

const LETTERS: [u8; 8] = *b"tavlioff";
const VERSION: u16 = 1;

/// Which table it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    OneSided = 1,
    TwoSided = 2,
    Both = 3,
}

/// A table's content with its header and checksum.
pub(super) fn seal(kind: Kind, rules: &str, content: &[u8]) -> Vec<u8> {
    let mut bytes = LETTERS.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend([kind as u8, u8::try_from(rules.len()).expect("the rules are one short line")]);
    bytes.extend(rules.as_bytes());
    bytes.extend(u32::try_from(content.len()).expect("a table is a few megabytes").to_le_bytes());
    bytes.extend(content);
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// The content, if the bytes are whole and such a table for such rules.
pub(super) fn open<'a>(kind: Kind, rules: &str, bytes: &'a [u8]) -> Result<&'a [u8], TableFault> {
    let mut reader = Reader::new(bytes);
    if reader.take::<8>() != Ok(LETTERS) {
        return Err(TableFault::NotATable);
    }
    let version = u16::from_le_bytes(reader.take()?);
    if version != VERSION {
        return Err(TableFault::OtherVersion { version });
    }
    let [found_kind, text_length] = reader.take::<2>()?;
    let text = reader.slice(text_length.into())?;
    let length = u32::from_le_bytes(reader.take()?);
    let content = reader.slice(length as usize)?;
    let summed = bytes.len() - reader.bytes.len();
    let sum = u64::from_le_bytes(reader.take()?);
    reader.finish()?;
    if checksum(&bytes[..summed]) != sum {
        return Err(TableFault::Damaged);
    }
    if found_kind != kind as u8 {
        return Err(TableFault::OtherKind);
    }
    if text != rules.as_bytes() {
        let table = String::from_utf8_lossy(text).into_owned();
        return Err(TableFault::OtherRules { table, wanted: rules.to_owned() });
    }
    Ok(content)
}

/// Takes bytes from the front.
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes }
    }

    pub(super) fn take<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], TableFault> {
        let (taken, rest) = self.bytes.split_first_chunk().ok_or(TableFault::TooShort)?;
        self.bytes = rest;
        Ok(*taken)
    }

    pub(super) fn slice(&mut self, length: usize) -> Result<&'a [u8], TableFault> {
        let (taken, rest) = self.bytes.split_at_checked(length).ok_or(TableFault::TooShort)?;
        self.bytes = rest;
        Ok(taken)
    }

    pub(super) fn rest(&self) -> &'a [u8] {
        self.bytes
    }

    /// Refuses bytes that nobody asked for.
    pub(super) fn finish(&self) -> Result<(), TableFault> {
        match self.bytes.len() {
            0 => Ok(()),
            more => Err(TableFault::TooLong { more }),
        }
    }
}

/// Why bytes are not the table that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the sentences in Display say what each means")]
pub enum TableFault {
    NotATable,
    OtherVersion { version: u16 },
    OtherKind,
    OtherRules { table: String, wanted: String },
    TooShort,
    TooLong { more: usize },
    Damaged,
    WrongSum { row: usize, sum: u64 },
    TooManyCheckers { most: u8 },
}

impl fmt::Display for TableFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableFault::NotATable => formatter.write_str("these bytes are not a bear-off table"),
            TableFault::OtherVersion { version } => {
                write!(formatter, "the table has version {version}; make it again for version {VERSION}")
            }
            TableFault::OtherKind => formatter.write_str(
                "the file holds another kind of table: one-sided, two-sided, or both; make it again",
            ),
            TableFault::OtherRules { table, wanted } => {
                write!(formatter, "the table is for {table}, and these rules have {wanted}")
            }
            TableFault::TooShort => formatter.write_str("the table ends too early; fetch or make it again"),
            TableFault::TooLong { more } => {
                write!(formatter, "the table has {more} bytes too many; fetch or make it again")
            }
            TableFault::Damaged => formatter.write_str("the table is damaged; fetch or make it again"),
            TableFault::WrongSum { row, sum } => {
                write!(formatter, "row {row} of the table sums to {sum}, not to 65535; make it again")
            }
            TableFault::TooManyCheckers { most } => {
                write!(
                    formatter,
                    "the table is for {most} checkers a side, more than can be left when one is off"
                )
            }
        }
    }
}

impl std::error::Error for TableFault {}
