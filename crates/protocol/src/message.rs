//! The two closed sets of messages: what a client may say, and what a server may say.

use serde::{Deserialize, Serialize};

use crate::command::Command;
use crate::event::Event;
use crate::identifier::TableId;
use crate::refusal::Refused;
use crate::seat::Seat;

/// The version of these messages. A server refuses clients of another one, and says so.
pub const VERSION: u32 = 1;

/// All that a client may say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello {
        /// The version of the messages.
        version: u32,
        /// The client's own random name, by which its commands are known when they come twice.
        client: String,
        /// The number of the last event that the client has; 0 for none.
        after: u64,
    },
    /// Something shall be done.
    Command {
        /// The client's count of its commands, larger each time. The same number means the same command.
        sequence: u64,
        /// What.
        command: Command,
    },
    /// Whether somebody is there.
    Ping,
}

/// All that a server may say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ServerMessage {
    /// The answer to `hello`: where one is, and who one is here.
    Welcome {
        /// The version of the messages.
        version: u32,
        /// The table.
        table: TableId,
        /// One's seat, if one sits.
        seat: Option<Seat>,
        /// The number of the last event; those that are missing follow.
        last: u64,
        /// The server's clock.
        now: u64,
    },
    /// What has happened, in order, without gaps.
    Events {
        /// One event or many.
        events: Vec<Event>,
    },
    /// A command was carried out, now or when it came before.
    Done {
        /// Its number.
        sequence: u64,
    },
    /// A command was not carried out, or a message was not understood.
    Refused {
        /// The command's number; nothing where it is not known.
        sequence: Option<u64>,
        /// Why.
        #[serde(flatten)]
        why: Refused,
    },
    /// How many watch.
    Watchers {
        /// Connections that do not sit.
        count: u32,
    },
    /// The answer to `ping`.
    Pong {
        /// The server's clock.
        now: u64,
    },
    /// The server ends the connection; come back after so long.
    Goodbye {
        /// Milliseconds.
        retry_after: u64,
    },
}

/// The message about events that are written as JSON already: what is kept of them need not be written again to be told.
///
/// ```
/// use tavli_protocol::{ServerMessage, events_text};
/// let told: ServerMessage = serde_json::from_str(&events_text([])).unwrap();
/// assert_eq!(told, ServerMessage::Events { events: Vec::new() });
/// ```
pub fn events_text<'a>(events: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = String::from(r#"{"type":"events","events":["#);
    for (index, event) in events.into_iter().enumerate() {
        text.push_str(if index == 0 { "" } else { "," });
        text.push_str(event);
    }
    text.push_str("]}");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Cause, Happening};

    #[test]
    fn events_that_are_written_already_make_the_same_message() {
        let cause = Cause { client: "a/\"1\"".to_owned(), sequence: 7 };
        let first =
            Event { number: 3, at: 5, cause: Some(cause), what: Happening::Back { seat: Seat::First } };
        let second = Event { number: 4, at: 5, cause: None, what: Happening::DrawAgreed };
        for events in [vec![], vec![first.clone()], vec![first, second]] {
            let written: Vec<String> =
                events.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
            let message = serde_json::to_string(&ServerMessage::Events { events }).unwrap();
            assert_eq!(events_text(written.iter().map(String::as_str)), message);
        }
    }
}
