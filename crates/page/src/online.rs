//! Playing somebody far away: what the page knows of a table at the server, and how it stays in touch with it.

pub(crate) mod commands;
pub(crate) mod connection;
pub(crate) mod hosted;
pub(crate) mod live;
pub(crate) mod motion;
pub(crate) mod passkey;
pub(crate) mod secret;
pub(crate) mod service;
pub(crate) mod shown;
pub(crate) mod table_words;
mod tried;
