//! The Universal Backgammon Interface: what is said, and what is answered.

mod keys;
mod move_text;
mod session;

pub(crate) use session::Session;

/// What comes of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// These lines; perhaps none.
    Lines(Vec<String>),
    /// The session ends.
    Quit,
}

/// What is wrong with a command, by the four codes of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fault {
    Command(String),
    Value(String),
    State(String),
    Unsupported(String),
}

impl Fault {
    fn line(self) -> String {
        let (code, what) = match self {
            Fault::Command(what) => ("bad_command", what),
            Fault::Value(what) => ("bad_value", what),
            Fault::State(what) => ("bad_state", what),
            Fault::Unsupported(what) => ("unsupported", what),
        };
        // A fault is one line, whatever it quotes.
        format!("error {code} {}", what.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}
