//! What one wants done at a table: numbered, one at a time, sent again when no answer came.

use std::collections::VecDeque;

use tavli_protocol::{ClientMessage, Command};

/// The commands of one page, from its loading to its end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Commands {
    sequence: u64,
    /// What was sent and not answered.
    open: Option<(u64, Command)>,
    waiting: VecDeque<Command>,
}

impl Commands {
    /// Whether everything that was asked for has been answered.
    pub(crate) fn is_idle(&self) -> bool {
        self.open.is_none() && self.waiting.is_empty()
    }

    /// Whether something of this kind is under way.
    pub(crate) fn has(&self, is_meant: impl Fn(&Command) -> bool) -> bool {
        self.open.iter().map(|(_, command)| command).chain(&self.waiting).any(is_meant)
    }

    /// Wants something done.
    pub(crate) fn give(&mut self, command: Command) {
        self.waiting.push_back(command);
    }

    /// What is to be sent now.
    pub(crate) fn next(&mut self) -> Option<ClientMessage> {
        if self.open.is_some() {
            return None;
        }
        let command = self.waiting.pop_front()?;
        self.sequence += 1;
        self.open = Some((self.sequence, command));
        self.again()
    }

    /// What has to be sent again after the connection was lost: with the same number, so that it is done once.
    pub(crate) fn again(&self) -> Option<ClientMessage> {
        let (sequence, command) = self.open.clone()?;
        Some(ClientMessage::Command { sequence, command })
    }

    /// A command was answered; which one it was.
    pub(crate) fn answered(&mut self, sequence: u64) -> Option<Command> {
        self.open.take_if(|(open, _)| *open == sequence).map(|(_, command)| command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_go_one_at_a_time_and_again_with_the_same_number() {
        let mut commands = Commands::default();
        commands.give(Command::Sit);
        commands.give(Command::Resign);
        let sit = ClientMessage::Command { sequence: 1, command: Command::Sit };
        assert_eq!(commands.next(), Some(sit.clone()));
        assert_eq!(commands.next(), None, "the first is not answered");
        assert_eq!(commands.again(), Some(sit));
        assert_eq!(commands.answered(7), None);
        assert_eq!(commands.answered(1), Some(Command::Sit));
        assert!(commands.has(|command| *command == Command::Resign));
        assert_eq!(commands.next(), Some(ClientMessage::Command { sequence: 2, command: Command::Resign }));
        assert!(!commands.is_idle());
        commands.answered(2);
        assert!(commands.is_idle());
    }
}
