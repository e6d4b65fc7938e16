//! The match in progress: who plays, what the table shows; kept by the browser after every change.

use tavli_board::{Expected, Table, Turn};
use tavli_protocol::LocalDice;
use tavli_rules::{ByPlayer, BySide, Die, Match, Place, Player, Record, Roll, Side};

use crate::{chance, storage};

/// Where the match lies: its record, and of the dice what is still to come.
pub(crate) const KEY: &str = "tavli.game";
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
    /// Its dice; nothing for a match that was begun before there were proofs.
    pub(crate) dice: Option<LocalDice>,
}

impl Session {
    /// A match that begins.
    pub(crate) fn new(played: Match, seats: ByPlayer<Seat>, dice: LocalDice) -> Session {
        let mut session = Session { table: Table::new(played), seats, dice: Some(dice) };
        session.publish_tips();
        session
    }

    /// Fixes the dice of a game that has just begun.
    pub(crate) fn publish_tips(&mut self) {
        let played = self.table.played();
        if let Some(dice) = &mut self.dice {
            dice.follow(played, persons(played, &self.seats));
        }
    }

    /// Throws, if somebody may throw now. The next throw is the same however often the page is loaded.
    pub(crate) fn throw(&mut self) -> bool {
        let count = match self.table.expected() {
            Expected::OpeningThrow => None,
            Expected::Throw(_) => Some(usize::from(self.table.referee().ruleset().dice.dice)),
            Expected::Play(_) | Expected::Confirm(_) | Expected::GameOver(_) | Expected::MatchOver(_) => {
                return false;
            }
        };
        let proven = self.dice.as_mut().and_then(|dice| dice.throw(count));
        if proven.is_none() {
            self.dice = None;
        }
        let thrown = proven.unwrap_or_else(|| chance::throw(count.unwrap_or(2)));
        match count {
            None => thrown.chunks_exact(2).all(|pair| throw_opening(&mut self.table, pair)),
            Some(_) => Roll::new(&thrown).is_ok_and(|roll| self.table.throw(roll).is_ok()),
        }
    }

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

    /// The record of the match, with who played and the proof of its dice.
    pub(crate) fn record(&self) -> Record {
        self.record_with(LocalDice::notes)
    }

    fn record_with(&self, notes: fn(&LocalDice) -> Vec<(String, String)>) -> Record {
        let [first, second] = Player::BOTH.map(|player| self.seats[player].name().to_owned());
        let mut record = Record::new(ByPlayer::new(first, second), self.table.played().clone());
        record.notes = self.dice.as_ref().map(notes).unwrap_or_default();
        let hints = storage::read(HINTS_KEY).filter(|hints| !hints.is_empty());
        record.notes.extend(hints.map(|hints| (HINTS.to_owned(), hints)));
        record
    }

    /// Keeps the match in the browser, and what of a turn has been played but not confirmed.
    pub(crate) fn keep(&self) {
        storage::keep(KEY, &self.record_with(LocalDice::notes_in_progress).text());
        storage::keep(STEPS_KEY, &steps_text(&self.table));
    }

    /// The match that was kept, if there is one that can be read.
    pub(crate) fn load() -> Option<Session> {
        let record = Record::read(&storage::read(KEY)?).ok()?;
        let [first, second] = Player::BOTH.map(|player| Seat::read(&record.names[player]));
        let seats = ByPlayer::new(first, second);
        let dice = LocalDice::of(&record, persons(&record.played, &seats));
        let mut table = Table::new(record.played);
        play_steps(&mut table, &storage::read(STEPS_KEY).unwrap_or_default());
        Some(Session { table, seats, dice })
    }
}

/// Which sides of the game being played are persons, who have a share of the dice.
fn persons(played: &Match, seats: &ByPlayer<Seat>) -> BySide<bool> {
    BySide::from_fn(|side| seats[played.current().player(side)] == Seat::Human)
}

fn throw_opening(table: &mut Table, pair: &[u8]) -> bool {
    let [Some(white), Some(black)] = [0, 1].map(|index: usize| Die::new(pair[index])) else { return false };
    table.throw_opening(BySide::new(white, black)).is_ok()
}

/// What of a turn has been played, as it is kept.
pub(crate) fn steps_text(table: &Table) -> String {
    let steps = table.turn().map(Turn::steps).unwrap_or_default();
    let steps: Vec<String> = steps.iter().map(|step| format!("{} {}", step.die, step.from)).collect();
    steps.join(",")
}

/// Plays the steps that were kept, as far as they can be played.
pub(crate) fn play_steps(table: &mut Table, kept: &str) {
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
