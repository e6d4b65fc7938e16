//! What goes over the wire between a page and a server, and what it adds up to.
//!
//! A client sends [`ClientMessage`]s; a server answers with [`ServerMessage`]s. Whatever happens at a table is a numbered
//! [`Event`]; a [`Table`] is what the events so far add up to, the same on both ends. Dice come from three hash chains
//! ([`Chain`], [`throw_dice`]), so that nobody can choose or foresee a throw.
//!
//! ```
//! use tavli_protocol::{ClientMessage, Command};
//! let text = r#"{"type":"command","sequence":7,"command":{"do":"resign"}}"#;
//! let read: ClientMessage = serde_json::from_str(text).unwrap();
//! assert_eq!(read, ClientMessage::Command { sequence: 7, command: Command::Resign });
//! ```
#![forbid(unsafe_code)]

mod chain;
mod clock;
mod command;
mod dice_record;
mod event;
mod identifier;
mod link;
mod local_dice;
mod message;
mod refusal;
mod role;
mod seat;
mod settings;
mod shown_text;
mod step_text;
mod table;
mod throw;

pub use chain::{CHAIN_LENGTH, Chain, chain_step};
pub use clock::{Clock, ClockSetting};
pub use command::{Command, Phrase, Words};
pub use dice_record::{DiceFault, DiceRecord, GameDice, ThrowLinks};
pub use event::{Cause, Event, Happening};
pub use identifier::{TableId, game_id};
pub use link::Link;
pub use local_dice::LocalDice;
pub use message::{ClientMessage, ServerMessage, VERSION, events_text};
pub use refusal::{Refused, RefusedReason};
pub use role::Role;
pub use seat::{BySeat, Seat};
pub use settings::{ColourWish, SettingsFault, TableSettings};
pub use shown_text::{TextFault, shown_text};
pub use step_text::{StepText, steps_of};
pub use table::{Awaited, Ending, Repeated, Sitting, Table, TableFault};
pub use throw::{opening_dice, throw_dice};
