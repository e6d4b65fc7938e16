//! The match in progress: who plays, what the table shows; kept by the browser after every change.

use tavli_board::{Table, Turn};
use tavli_rules::{ByPlayer, Die, Place, Player, Record, Side};

use crate::storage;

const KEY: &str = "tavli.game";
const STEPS_KEY: &str = "tavli.steps";
/// In which turns a hint was asked for; the tutor writes it.
pub(crate) const HINTS_KEY: &str = "tavli.hints";
/// The note of a record that says it.
const HINTS: &str = "Hints";

/// The computer's levels, the weakest first; the engine knows them by these names.
pub(crate) const LEVELS: [&str; 5] = ["beginner", "casual", "club", "expert", "champion"];

/// Who decides for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// Somebody at this screen.
    Human,
    /// The program, at one of its levels.
    Computer(&'static str),
}

impl Seat {
    fn name(self) -> &'static str {
        match self {
            Seat::Human => "human",
            Seat::Computer(level) => level,
        }
    }

    pub(crate) fn read(name: &str) -> Seat {
        LEVELS.into_iter().find(|level| *level == name).map_or(Seat::Human, Seat::Computer)
    }
}

/// A match with those who play it.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) table: Table,
    pub(crate) seats: ByPlayer<Seat>,
}

impl Session {
    pub(crate) fn seat(&self, side: Side) -> Seat {
        self.seats[self.table.player(side)]
    }

    /// Who gives up when somebody does: the only person, or whose turn it is.
    pub(crate) fn resigning(&self) -> Side {
        let person = Side::BOTH.into_iter().find(|side| self.seat(*side) == Seat::Human);
        match (self.has_one_person(), person) {
            (true, Some(side)) => side,
            _ => self.table.position().turn(),
        }
    }

    /// Whether just one of the players is a person, who can be called "you".
    pub(crate) fn has_one_person(&self) -> bool {
        Player::BOTH.into_iter().filter(|player| self.seats[*player] == Seat::Human).count() == 1
    }

    /// The record of the match, with who played.
    pub(crate) fn record(&self) -> Record {
        let [first, second] = Player::BOTH.map(|player| self.seats[player].name().to_owned());
        let mut record = Record::new(ByPlayer::new(first, second), self.table.played().clone());
        let hints = storage::read(HINTS_KEY).filter(|hints| !hints.is_empty());
        record.notes.extend(hints.map(|hints| (HINTS.to_owned(), hints)));
        record
    }

    /// Keeps the match in the browser, and what of a turn has been played but not confirmed.
    pub(crate) fn keep(&self) {
        storage::keep(KEY, &self.record().text());
        let steps = self.table.turn().map(Turn::steps).unwrap_or_default();
        let steps: Vec<String> = steps.iter().map(|step| format!("{} {}", step.die, step.from)).collect();
        storage::keep(STEPS_KEY, &steps.join(","));
    }

    /// The match that was kept, if there is one that can be read.
    pub(crate) fn load() -> Option<Session> {
        let record = Record::read(&storage::read(KEY)?).ok()?;
        let [first, second] = Player::BOTH.map(|player| Seat::read(&record.names[player]));
        let mut table = Table::new(record.played);
        play_steps(&mut table, &storage::read(STEPS_KEY).unwrap_or_default());
        Some(Session { table, seats: ByPlayer::new(first, second) })
    }
}

/// Plays the steps that were kept, as far as they can be played.
fn play_steps(table: &mut Table, kept: &str) {
    for (die, from) in kept.split(',').filter_map(|step| step.split_once(' ')) {
        let (Some(die), Ok(from)) = (die.parse().ok().and_then(Die::new), from.parse()) else { return };
        if take_step(table, die, from).is_none() {
            return;
        }
    }
}

/// Plays the step with this number from here, where there is one.
pub(crate) fn take_step(table: &mut Table, die: Die, from: Place) -> Option<tavli_rules::Step> {
    let meant = table.turn()?.next().iter().find(|next| next.from == from && next.die == die).copied()?;
    table.step(&meant).then_some(meant)
}
