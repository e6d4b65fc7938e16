//! How a table stands, and what comes of it when something happens.

use tavli_protocol::{BySeat, Cause, Event, Happening, Refused, RefusedReason, Table, TableFault};
use tavli_store::{AppendFault, EventRow, NewTable, StoreFault};

use super::duty::{computers_seat, duty};
use super::now;
use super::pace::Pace;
use super::server_chains::ServerChains;

/// So much may be said at once, and so much a second after that: enough for people, too little to bury the opponent.
const SAID_AT_ONCE: f64 = 10.0;
const SAID_A_SECOND: f64 = 0.5;

/// A table as it stands, and what the server needs to go on with it.
#[derive(Debug)]
pub(crate) struct Standing {
    pub(crate) table: Table,
    /// Whether the table is what the store has. It is ahead of it while events are being kept; where that fails, or is broken
    /// off, nobody looks at the table before it has been read again. A copy to go back to would cost more than all the rest.
    pub(crate) is_certain: bool,
    /// The number of the last event that everybody was told.
    pub(crate) told: u64,
    pub(crate) chains: ServerChains,
    /// How fast each of the two speaks.
    talk: BySeat<Pace>,
}

impl Standing {
    pub(crate) fn new(table: Table, secret: String) -> Standing {
        let pace = Pace::new(SAID_AT_ONCE, SAID_A_SECOND, now());
        let chains = ServerChains::new(secret);
        let talk = BySeat { first: pace, second: pace };
        Standing { told: table.last(), table, is_certain: true, chains, talk }
    }

    /// Lets things happen, and what follows from them by itself.
    pub(crate) fn write(
        &mut self,
        happenings: Vec<Happening>,
        cause: Option<&Cause>,
    ) -> Result<Written, AppendFault> {
        let mut written = Written::default();
        for happening in happenings {
            let happening = written.with_successor(&self.table, happening);
            let cause = if written.rows.is_empty() { cause.cloned() } else { None };
            self.add(&mut written, happening, cause)?;
        }
        while let Some(happening) = duty(&self.table, &mut self.chains, now()) {
            self.add(&mut written, happening, None)?;
        }
        Ok(written)
    }

    fn add(
        &mut self,
        written: &mut Written,
        what: Happening,
        cause: Option<Cause>,
    ) -> Result<(), AppendFault> {
        // Time does not run backwards at a table, whatever the machine's clock does.
        let at = now().max(self.table.last_at());
        let event = Event { number: self.table.last() + 1, at, cause, what };
        self.is_certain = false;
        self.table.accept(&event).map_err(|fault| AppendFault::Broken(broken(fault)))?;
        written.rows.push(row(&event));
        Ok(())
    }

    /// Who speaks too fast is not heard.
    pub(crate) fn check_talk(&mut self, happenings: &[Happening]) -> Result<(), Refused> {
        let Some(Happening::Said { seat: Some(seat), .. }) = happenings.first() else { return Ok(()) };
        let text = "you say too much at once; wait a few seconds";
        let passes = self.talk[*seat].passes(now());
        passes.then_some(()).ok_or_else(|| Refused::new(RefusedReason::TooFast, text))
    }
}

/// What has to be kept together.
#[derive(Default)]
pub(crate) struct Written {
    pub(crate) rows: Vec<EventRow>,
    pub(crate) successor: Option<Box<NewTable>>,
}

impl Written {
    /// Two who both want another match get a table for it.
    fn with_successor(&mut self, table: &Table, happening: Happening) -> Happening {
        let Happening::RematchOffered { seat } = happening else { return happening };
        let is_agreed = table.rematch_offer() == Some(seat.opponent()) || computers_seat(table).is_some();
        if !is_agreed {
            return happening;
        }
        let made = super::hall::successor(table);
        let table = made.id.parse().expect("our own name is well formed");
        self.successor = Some(Box::new(made));
        Happening::RematchAgreed { table }
    }
}

pub(crate) fn broken(fault: TableFault) -> StoreFault {
    StoreFault(format!("a table's history does not add up: {fault}"))
}

pub(crate) fn row(event: &Event) -> EventRow {
    EventRow {
        number: event.number as i64,
        at: event.at as i64,
        body: serde_json::to_string(event).expect("events can be written"),
    }
}
