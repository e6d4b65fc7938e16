//! What can go wrong when one plays over the network.

use std::fmt;

use tavli_protocol::Refused;

/// Why something could not be done.
#[derive(Debug)]
pub enum ClientFault {
    /// The server cannot be reached, or the connection was lost: try again.
    Lost(String),
    /// The server has refused.
    Refused(Refused),
    /// The server has said something that cannot be true.
    Wrong(String),
}

impl fmt::Display for ClientFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientFault::Lost(text) => write!(formatter, "the server cannot be reached: {text}"),
            ClientFault::Refused(refused) => write!(formatter, "the server refuses: {refused}"),
            ClientFault::Wrong(text) => write!(formatter, "the server says what cannot be: {text}"),
        }
    }
}

impl std::error::Error for ClientFault {}

impl From<std::io::Error> for ClientFault {
    fn from(error: std::io::Error) -> ClientFault {
        ClientFault::Lost(error.to_string())
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientFault {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> ClientFault {
        ClientFault::Lost(error.to_string())
    }
}
