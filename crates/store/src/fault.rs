//! What can go wrong with keeping.

use std::fmt;

/// The database could not do what it was asked.
#[derive(Debug)]
pub struct StoreFault(pub String);

impl fmt::Display for StoreFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for StoreFault {}

impl From<sqlx::Error> for StoreFault {
    fn from(error: sqlx::Error) -> StoreFault {
        StoreFault(format!("the database says: {error}"))
    }
}

/// Why events were not appended.
#[derive(Debug)]
pub enum AppendFault {
    /// Somebody else has written the table's next event: read it and decide anew.
    Conflict,
    /// The database failed; nothing was kept.
    Broken(StoreFault),
}

impl fmt::Display for AppendFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendFault::Conflict => formatter.write_str("another server has written to this table"),
            AppendFault::Broken(fault) => fault.fmt(formatter),
        }
    }
}

impl std::error::Error for AppendFault {}

impl AppendFault {
    /// The same for what is not a table's event; a conflict is told in these words.
    pub(crate) fn or_conflict(self, words: &str) -> StoreFault {
        match self {
            AppendFault::Conflict => StoreFault(words.to_owned()),
            AppendFault::Broken(fault) => fault,
        }
    }
}
