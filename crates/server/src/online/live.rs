//! A table in memory: commands go in one after the other, events go out to everybody once they are kept.

use std::sync::atomic::{AtomicU32, Ordering};

use axum::extract::ws::Utf8Bytes;
use tavli_protocol::{
    Awaited, BySeat, Cause, Command, Event, Happening, Refused, RefusedReason, Repeated, Seat, ServerMessage,
    Table, TableId, events_text,
};
use tavli_rules::Stage;
use tavli_store::{Append, AppendFault, ResultRow, Store, StoreFault};
use tokio::sync::{Mutex, MutexGuard, broadcast};

use super::decide::{Actor, decide};
use super::duty::computer_of;
use super::now;
use super::standing::{Standing, broken, row};
use super::summary::{Listed, result_of, summary};

/// So many announcements wait for a slow connection; then it asks the store for what it has missed.
const WAITING: usize = 16;
/// So often a command is decided anew because another server was quicker.
const ATTEMPTS: usize = 4;

/// What everybody at a table is told.
#[derive(Clone, Debug)]
pub(crate) struct Announcement {
    /// The number of its last event; 0 where there is none.
    pub(crate) last: u64,
    /// The number before its first event.
    pub(crate) before: u64,
    /// The message, written once for all.
    pub(crate) text: Utf8Bytes,
}

/// A table that somebody is at.
#[derive(Debug)]
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    store: Store,
    standing: Mutex<Standing>,
    voice: broadcast::Sender<Announcement>,
    /// Connections by seat, and those that watch.
    present: BySeat<AtomicU32>,
    watching: AtomicU32,
    /// Held while the computer decides: who wants it to meanwhile waits, and then looks whether there is anything left.
    pub(crate) thinking: Mutex<()>,
}

/// What a command has led to, for those who have to do something about it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Consequences {
    /// The computer has to play.
    pub(crate) is_computers_turn: bool,
    /// The match has just ended, and counts for ratings.
    pub(crate) rated: Option<ResultRow>,
    /// How many events there were.
    pub(crate) events: usize,
}

/// What the computer has to decide: a position, a roll, a level.
pub(crate) struct Question {
    pub(crate) table: Table,
    pub(crate) actor: Actor,
    pub(crate) level: String,
}

impl LiveTable {
    /// A table from the store; nothing where there is none.
    pub(crate) async fn load(store: &Store, id: &TableId) -> Result<Option<LiveTable>, StoreFault> {
        let Some(secret) = store.secret(id.as_str()).await? else { return Ok(None) };
        let events = read_events(store, id, 0).await?;
        let table = Table::of(id.clone(), &events).map_err(broken)?;
        Ok(Some(LiveTable {
            id: id.clone(),
            store: store.clone(),
            standing: Mutex::new(Standing::new(table, secret)),
            voice: broadcast::channel(WAITING).0,
            present: BySeat::default(),
            watching: AtomicU32::new(0),
            thinking: Mutex::default(),
        }))
    }

    /// A copy of the table as it is now.
    pub(crate) async fn table(&self) -> Result<Table, StoreFault> {
        Ok(self.certain().await?.table.clone())
    }

    /// Where a player sits.
    pub(crate) async fn seat_of(&self, player: &str) -> Result<Option<Seat>, StoreFault> {
        Ok(self.certain().await?.table.seat_of(player))
    }

    /// Whether a match is being played.
    pub(crate) async fn is_playing(&self) -> Result<bool, StoreFault> {
        Ok(summary(&self.certain().await?.table).state == "playing")
    }

    /// From now on everything that happens comes here; the number of the last event before that.
    pub(crate) async fn listen(&self) -> Result<(u64, broadcast::Receiver<Announcement>), StoreFault> {
        let standing = self.certain().await?;
        Ok((standing.table.last(), self.voice.subscribe()))
    }

    /// The table as the store has it.
    async fn certain(&self) -> Result<MutexGuard<'_, Standing>, StoreFault> {
        let mut standing = self.standing.lock().await;
        if !standing.is_certain {
            self.read_again(&mut standing).await?;
        }
        Ok(standing)
    }

    /// How many connections there are.
    pub(crate) fn is_empty(&self) -> bool {
        self.voice.receiver_count() == 0
    }

    /// A connection came or went; how many of its kind there are now.
    pub(crate) fn count(&self, seat: Option<Seat>, comes: bool) -> u32 {
        let counter = match seat {
            Some(seat) => &self.present[seat],
            None => &self.watching,
        };
        let after = match comes {
            true => counter.fetch_add(1, Ordering::Relaxed) + 1,
            false => counter.fetch_sub(1, Ordering::Relaxed) - 1,
        };
        if seat.is_none() {
            self.tell(&ServerMessage::Watchers { count: after }, (0, 0));
        }
        after
    }

    /// Whether somebody is connected for a seat.
    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        self.present[seat].load(Ordering::Relaxed) > 0
    }

    /// How many watch.
    pub(crate) fn watchers(&self) -> u32 {
        self.watching.load(Ordering::Relaxed)
    }

    fn tell(&self, message: &ServerMessage, (before, last): (u64, u64)) {
        let text = serde_json::to_string(message).expect("messages can be written");
        let _ = self.voice.send(Announcement { last, before, text: text.into() });
    }

    /// Tells everybody the events up to the table's last.
    fn tell_events(&self, standing: &mut Standing, text: String) {
        let (before, last) = (standing.told, standing.table.last());
        standing.told = last;
        let _ = self.voice.send(Announcement { last, before, text: text.into() });
    }

    /// Somebody wants something. A command that was carried out before is not carried out again.
    pub(crate) async fn command(
        &self,
        actor: &Actor,
        cause: Cause,
        command: &Command,
    ) -> Result<Consequences, Refused> {
        let unread = |fault: StoreFault| not_kept(&fault.to_string());
        let mut standing = self.certain().await.map_err(unread)?;
        let mut is_fresh = false;
        for _ in 0..ATTEMPTS {
            // Asked each time: another server may have carried it out before its answer was lost.
            match standing.table.repeated(&cause.client, cause.sequence) {
                Repeated::No => {}
                Repeated::Done => return Ok(Consequences::default()),
                Repeated::Forgotten => return Err(too_old(cause.sequence)),
            }
            let decided = decide(&standing.table, actor, command, now());
            let happenings = match decided {
                Ok(happenings) => happenings,
                // Another server may know more than this one.
                Err(_) if !is_fresh => {
                    self.catch_up(&mut standing).await.map_err(unread)?;
                    is_fresh = true;
                    continue;
                }
                Err(refused) => return Err(refused),
            };
            standing.check_talk(&happenings)?;
            match self.happen(&mut standing, happenings, Some(&cause)).await {
                Ok(consequences) => return Ok(consequences),
                Err(AppendFault::Conflict) => {
                    self.catch_up(&mut standing).await.map_err(unread)?;
                }
                Err(AppendFault::Broken(fault)) => return Err(not_kept(&fault.to_string())),
            }
        }
        Err(not_kept("other servers were always quicker; try again"))
    }

    /// The server itself has something to say: somebody came or went, the clocks stood still.
    pub(crate) async fn announce(&self, happenings: impl Fn(&Table) -> Vec<Happening>) -> Consequences {
        let Ok(mut standing) = self.certain().await else { return Consequences::default() };
        for _ in 0..ATTEMPTS {
            let wanted = happenings(&standing.table);
            match self.happen(&mut standing, wanted, None).await {
                Ok(consequences) => return consequences,
                Err(AppendFault::Conflict) if self.catch_up(&mut standing).await.is_ok() => {}
                Err(_) => break,
            }
        }
        Consequences::default()
    }

    /// Looks whether another server has written to the table.
    pub(crate) async fn refresh(&self) -> Result<(), StoreFault> {
        self.catch_up(&mut *self.standing.lock().await).await
    }

    async fn catch_up(&self, standing: &mut Standing) -> Result<(), StoreFault> {
        if !standing.is_certain {
            return self.read_again(standing).await;
        }
        let events = read_events(&self.store, &self.id, standing.table.last()).await?;
        if events.is_empty() {
            return Ok(());
        }
        standing.is_certain = false;
        events.iter().try_for_each(|event| standing.table.accept(event)).map_err(broken)?;
        standing.is_certain = true;
        self.tell_read(standing, &events);
        Ok(())
    }

    async fn read_again(&self, standing: &mut Standing) -> Result<(), StoreFault> {
        let events = read_events(&self.store, &self.id, 0).await?;
        standing.table = Table::of(self.id.clone(), &events).map_err(broken)?;
        standing.is_certain = true;
        self.tell_read(standing, &events);
        Ok(())
    }

    /// Tells everybody those that they were not told before.
    fn tell_read(&self, standing: &mut Standing, events: &[Event]) {
        let new: Vec<String> =
            events.iter().filter(|event| event.number > standing.told).map(|event| row(event).body).collect();
        if !new.is_empty() {
            self.tell_events(standing, events_text(new.iter().map(String::as_str)));
        }
    }

    /// Lets things happen: they and what follows by itself are kept together, and then told.
    async fn happen(
        &self,
        standing: &mut Standing,
        happenings: Vec<Happening>,
        cause: Option<&Cause>,
    ) -> Result<Consequences, AppendFault> {
        let (listed, was_over) = (Listed::of(&standing.table), standing.table.ending().is_some());
        let written = standing.write(happenings, cause)?;
        if written.rows.is_empty() {
            return Ok(Consequences::default());
        }
        let result = if was_over { None } else { result_of(&standing.table) };
        let (events, text) = (written.rows.len(), events_text(written.rows.iter().map(|row| &*row.body)));
        let append = Append {
            table: self.id.to_string(),
            events: written.rows,
            summary: listed.news(&standing.table),
            result: result.clone(),
            successor: written.successor,
        };
        self.store.append(append).await?;
        standing.is_certain = true;
        self.tell_events(standing, text);
        Ok(Consequences {
            is_computers_turn: question(&standing.table).is_some(),
            rated: result.filter(|result| result.is_rated == 1),
            events,
        })
    }

    /// Whether the computer has to decide.
    pub(crate) async fn is_computers_turn(&self) -> bool {
        self.certain().await.is_ok_and(|standing| question(&standing.table).is_some())
    }

    /// What the computer has to decide now, if it has to.
    pub(crate) async fn question(&self) -> Result<Option<Question>, StoreFault> {
        let standing = self.certain().await?;
        let asked = question(&standing.table);
        Ok(asked.map(|(actor, level)| Question { table: standing.table.clone(), actor, level }))
    }

    /// The computer's play, with its link for the next throw.
    pub(crate) async fn computer_play(
        &self,
        asked: &Question,
        steps: Vec<tavli_protocol::StepText>,
    ) -> Result<Consequences, Refused> {
        let (game, throw) = (asked.table.game_number(), asked.table.throws());
        let side = asked.table.played().game().position().turn();
        let link = self.standing.lock().await.chains.next_link(&asked.table, side.into());
        let command = Command::Play { game, throw, steps, link: Some(link) };
        // The same play is not made twice: its number says which one it is.
        let sequence = (u64::from(game) << 32) + u64::from(throw) * 1000 + asked.table.last() % 1000;
        let cause = Cause { client: "computer".to_owned(), sequence };
        self.command(&asked.actor, cause, &command).await
    }
}

/// What the computer has to decide, if it is its turn.
fn question(table: &Table) -> Option<(Actor, String)> {
    let Awaited::Play(side) = table.awaited() else { return None };
    let level = computer_of(table, side)?.to_owned();
    let sitting = table.sitting(table.seat(side))?;
    matches!(table.played().game().stage(), Stage::Play(_))
        .then(|| (Actor { player: sitting.player.clone(), name: String::new() }, level))
}

fn too_old(sequence: u64) -> Refused {
    let text = format!("command {sequence} is so old that nobody knows what became of it; count on");
    Refused::new(RefusedReason::OutOfTurn, text)
}

fn not_kept(text: &str) -> Refused {
    Refused::new(RefusedReason::NotKept, format!("nothing was done: {text}"))
}

/// A table's events after a number, as the store has them.
pub(crate) async fn read_events(store: &Store, id: &TableId, after: u64) -> Result<Vec<Event>, StoreFault> {
    let rows = store.history(id.as_str(), after).await?;
    rows.iter()
        .map(|row| {
            serde_json::from_str(&row.body)
                .map_err(|error| StoreFault(format!("event {} of {id} cannot be read: {error}", row.number)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tavli_protocol::TableSettings;
    use tavli_store::testing::Folder;

    use super::super::hall::new_table;
    use super::*;

    /// A table at which Anna sits, and the store that it lies in.
    async fn table(folder: &Folder) -> (Store, LiveTable) {
        let store = Store::open(&folder.file("tavli.db")).await.unwrap();
        let (seat, player) = (Seat::First, "anna".to_owned());
        let anna = Happening::Seated { seat, player, name: String::new(), computer: None };
        let made = new_table(TableSettings::new("portes"), vec![anna]);
        let id: TableId = made.id.parse().unwrap();
        store.create(made).await.unwrap();
        let table = LiveTable::load(&store, &id).await.unwrap().unwrap();
        (store, table)
    }

    #[tokio::test]
    async fn command_that_was_broken_off_is_kept_once_and_told_once() {
        let folder = Folder::new();
        let (store, table) = table(&folder).await;
        let (mut told, mut voice) = table.listen().await.unwrap();
        let berta = Actor { player: "berta".to_owned(), name: String::new() };
        let cause = Cause { client: "berta/1".to_owned(), sequence: 1 };
        let command = table.command(&berta, cause.clone(), &Command::Sit);
        assert!(tokio::time::timeout(Duration::ZERO, command).await.is_err(), "it waits for the store");
        table.command(&berta, cause, &Command::Sit).await.unwrap();
        let kept = read_events(&store, &table.id, 0).await.unwrap();
        let seated = kept.iter().filter(|event| matches!(event.what, Happening::Seated { .. })).count();
        assert_eq!(seated, 2);
        assert_eq!(table.table().await.unwrap().last(), kept.len() as u64);
        while let Ok(announcement) = voice.try_recv() {
            assert_eq!(announcement.before, told);
            told = announcement.last;
        }
        assert_eq!(told, kept.len() as u64);
    }
}
