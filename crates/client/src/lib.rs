//! Playing at a Tavli server from a program.
//!
//! [`Service`] asks over HTTP: makes a player, makes a table. [`Player`] sits at a table over a socket: it keeps the table by
//! its events, publishes and reveals the links of its chain by itself, and plays what it is told to.
//!
//! ```no_run
//! # async fn example() -> Result<(), tavli_client::ClientFault> {
//! use tavli_client::{Player, Service, first_play};
//! use tavli_protocol::TableSettings;
//! let service = Service::new("127.0.0.1:8170");
//! let bot = service.new_bot().await?;
//! let table = service.new_table(&bot, &TableSettings::new("portes")).await?;
//! let mut player = Player::join(&service, &bot, table).await?;
//! player.play_to_the_end(first_play).await?;
//! # Ok(()) }
//! ```
#![forbid(unsafe_code)]

mod fault;
mod player;
mod service;

pub use fault::ClientFault;
pub use player::{Heard, Player, first_play};
pub use service::{Bot, Service};
