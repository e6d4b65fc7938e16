//! What is written together: events, and what lists say of their table.

use crate::rows::{EventRow, ResultRow};

/// What lists say of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// `waiting`, `playing` or `over`.
    pub state: &'static str,
    /// Who sits on the first seat.
    pub first_player: Option<String>,
    /// Who sits on the second.
    pub second_player: Option<String>,
    /// When somebody's time will be over, in milliseconds.
    pub deadline: Option<i64>,
}

/// Events to be appended to a table.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The events; their numbers follow the table's last one.
    pub events: Vec<EventRow>,
    /// What lists say afterwards; nothing where they need not say anything else than before. It costs more to keep than the
    /// events do.
    pub summary: Option<Summary>,
    /// The result, if the match has just ended.
    pub result: Option<ResultRow>,
    /// The new table, where the events agree on another match: both are kept, or neither.
    pub successor: Option<Box<NewTable>>,
}

impl Append {
    /// When the last of its events happened.
    pub(crate) fn last_at(&self) -> i64 {
        self.events.last().map_or(0, |event| event.at)
    }
}

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name.
    pub id: String,
    /// What is played, as JSON.
    pub settings: String,
    /// The secret from which the server's chains grow.
    pub secret: String,
    /// Whether it is listed.
    pub is_public: bool,
    /// Whether the computer sits at it.
    pub has_computer: bool,
    /// Its first events.
    pub events: Vec<EventRow>,
    /// What lists say of it.
    pub summary: Summary,
}
