//! Which commands a table has carried out, so that one that comes twice is carried out once.

use std::collections::VecDeque;
use std::ops::RangeInclusive;

use crate::event::Cause;

/// So many clients of one player are remembered: pages that were loaded anew, further devices. Nobody's clients push out
/// those of the opponent.
const CLIENTS: usize = 8;
/// So many runs of numbers are remembered of each. Whoever counts on has as many as it had commands refused.
const RUNS: usize = 16;

/// Whether a command came before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeated {
    /// It has not been carried out.
    No,
    /// It was carried out, and what it did is kept.
    Done,
    /// It is so old that nobody knows any more.
    Forgotten,
}

/// What is remembered of all clients.
#[derive(Clone, Debug, Default)]
pub(super) struct Repeats {
    clients: VecDeque<Client>,
}

#[derive(Clone, Debug)]
struct Client {
    name: String,
    /// The numbers of what was carried out, in rising order and apart from each other.
    runs: Vec<RangeInclusive<u64>>,
    /// Up to here nothing is known any more, except what the runs say.
    forgotten: Option<u64>,
}

impl Repeats {
    pub(super) fn find(&self, client: &str, sequence: u64) -> Repeated {
        let known = self.clients.iter().find(|known| known.name == client);
        known.map_or(Repeated::No, |known| known.find(sequence))
    }

    pub(super) fn add(&mut self, cause: &Cause) {
        let known = self.clients.iter().position(|known| known.name == cause.client);
        let mut client = match known.and_then(|index| self.clients.remove(index)) {
            Some(client) => client,
            None => {
                self.make_room(player_of(&cause.client));
                Client { name: cause.client.clone(), runs: Vec::new(), forgotten: None }
            }
        };
        client.add(cause.sequence);
        // The one that was heard last is the last to be forgotten.
        self.clients.push_back(client);
    }

    fn make_room(&mut self, player: &str) {
        let own = |client: &Client| player_of(&client.name) == player;
        if self.clients.iter().filter(|client| own(client)).count() >= CLIENTS {
            let oldest = self.clients.iter().position(own);
            oldest.and_then(|index| self.clients.remove(index));
        }
    }
}

/// A client's name begins with its player's.
fn player_of(client: &str) -> &str {
    client.split_once('/').map_or(client, |(player, _)| player)
}

impl Client {
    fn find(&self, sequence: u64) -> Repeated {
        if self.runs.iter().any(|run| run.contains(&sequence)) {
            return Repeated::Done;
        }
        match self.forgotten.is_some_and(|forgotten| sequence <= forgotten) {
            true => Repeated::Forgotten,
            false => Repeated::No,
        }
    }

    fn add(&mut self, sequence: u64) {
        let index = self.runs.partition_point(|run| *run.end() < sequence);
        if self.runs.get(index).is_some_and(|run| run.contains(&sequence)) {
            return;
        }
        self.runs.insert(index, sequence..=sequence);
        self.join(index);
        self.join(index.saturating_sub(1));
        if self.runs.len() > RUNS {
            // The lowest, not the oldest: one absurdly high number must not make all others look old.
            self.forgotten = self.forgotten.max(Some(*self.runs.remove(0).end()));
        }
    }

    /// Makes one of a run and the next where no number lies between them.
    fn join(&mut self, index: usize) {
        let (Some(run), Some(next)) = (self.runs.get(index), self.runs.get(index + 1)) else { return };
        if run.end().checked_add(1) == Some(*next.start()) {
            self.runs[index] = *run.start()..=*next.end();
            self.runs.remove(index + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(commands: &[(&str, u64)]) -> Repeats {
        let mut repeats = Repeats::default();
        for (client, sequence) in commands {
            repeats.add(&Cause { client: (*client).to_owned(), sequence: *sequence });
        }
        repeats
    }

    fn check(commands: &[(&str, u64)], (client, sequence): (&str, u64), expected: Repeated) {
        assert_eq!(
            after(commands).find(client, sequence),
            expected,
            "{client} {sequence} after {commands:?}"
        );
    }

    #[test]
    fn only_what_was_carried_out_is_done() {
        check(&[], ("a/1", 1), Repeated::No);
        check(&[("a/1", 1)], ("a/1", 1), Repeated::Done);
        check(&[("a/1", 1), ("a/1", 3)], ("a/1", 2), Repeated::No);
        check(&[("a/1", 3), ("a/1", 1), ("a/1", 2)], ("a/1", 2), Repeated::Done);
        check(&[("a/1", 7)], ("a/1", 6), Repeated::No);
        check(&[("a/1", 7)], ("b/1", 7), Repeated::No);
    }

    #[test]
    fn absurd_number_blocks_nobody() {
        check(&[("a/1", u64::MAX)], ("a/1", 1), Repeated::No);
        check(&[("a/1", u64::MAX), ("a/1", 1)], ("a/1", 1), Repeated::Done);
        check(&[("a/1", u64::MAX)], ("a/1", u64::MAX), Repeated::Done);
        check(&[("a/1", u64::MAX - 1), ("a/1", u64::MAX), ("a/1", 0)], ("a/1", 1), Repeated::No);
    }

    #[test]
    fn who_counts_on_is_remembered_for_ever() {
        let many: Vec<(&str, u64)> = (1..2000).map(|sequence| ("a/1", sequence)).collect();
        check(&many, ("a/1", 1), Repeated::Done);
        assert_eq!(after(&many).clients[0].runs, [1..=1999]);
    }

    #[test]
    fn what_was_forgotten_is_not_carried_out_again() {
        let gaps: Vec<(&str, u64)> = (1..=40).map(|sequence| ("a/1", 2 * sequence)).collect();
        check(&gaps, ("a/1", 2), Repeated::Forgotten);
        check(&gaps, ("a/1", 79), Repeated::No);
        check(&gaps, ("a/1", 80), Repeated::Done);
        check(&gaps, ("a/1", 81), Repeated::No);
    }

    #[test]
    fn nobody_pushes_out_the_opponent() {
        let names: Vec<String> = (0..100).map(|number| format!("b/{number}")).collect();
        let mut commands = vec![("a/1", 5)];
        commands.extend(names.iter().map(|name| (name.as_str(), 1)));
        check(&commands, ("a/1", 5), Repeated::Done);
        check(&commands, ("b/99", 1), Repeated::Done);
        check(&commands, ("b/0", 1), Repeated::No);
    }
}
