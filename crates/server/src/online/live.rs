//! A table in memory: commands go in one after the other, events go out to everybody once they are kept.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tavli_protocol::{
    Awaited, BySeat, Cause, Command, Event, Happening, Refused, RefusedReason, Seat, ServerMessage, Table,
    TableFault, TableId,
};
use tavli_rules::Stage;
use tavli_store::{Append, AppendFault, EventRow, NewTable, ResultRow, Store, StoreFault, Summary};
use tokio::sync::{Mutex, broadcast};

use super::decide::{Actor, decide};
use super::duty::{computer_of, computers_seat, duty};
use super::now;
use super::server_chains::ServerChains;

/// So many announcements wait for a slow connection; then it asks the store for what it has missed.
const WAITING: usize = 32;
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
    pub(crate) text: Arc<str>,
}

/// A table that somebody is at.
#[derive(Debug)]
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    store: Store,
    inner: Mutex<Inner>,
    voice: broadcast::Sender<Announcement>,
    /// Connections by seat, and those that watch.
    present: BySeat<AtomicU32>,
    watching: AtomicU32,
}

#[derive(Debug)]
struct Inner {
    table: Table,
    chains: ServerChains,
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
            inner: Mutex::new(Inner { table, chains: ServerChains::new(secret) }),
            voice: broadcast::channel(WAITING).0,
            present: BySeat::default(),
            watching: AtomicU32::new(0),
        }))
    }

    /// A copy of the table as it is now.
    pub(crate) async fn table(&self) -> Table {
        self.inner.lock().await.table.clone()
    }

    /// Where a player sits.
    pub(crate) async fn seat_of(&self, player: &str) -> Option<Seat> {
        self.inner.lock().await.table.seat_of(player)
    }

    /// Whether a match is being played.
    pub(crate) async fn is_playing(&self) -> bool {
        summary(&self.inner.lock().await.table).state == "playing"
    }

    /// From now on everything that happens comes here; the number of the last event before that.
    pub(crate) async fn listen(&self) -> (u64, broadcast::Receiver<Announcement>) {
        let inner = self.inner.lock().await;
        (inner.table.last(), self.voice.subscribe())
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

    /// Somebody wants something. A command that was carried out before is not carried out again.
    pub(crate) async fn command(
        &self,
        actor: &Actor,
        cause: Cause,
        command: &Command,
    ) -> Result<Consequences, Refused> {
        let mut inner = self.inner.lock().await;
        if inner.table.has_done(&cause.client, cause.sequence) {
            return Ok(Consequences::default());
        }
        let mut is_fresh = false;
        for _ in 0..ATTEMPTS {
            let decided = decide(&inner.table, actor, command, now());
            let happenings = match decided {
                Ok(happenings) => happenings,
                // Another server may know more than this one.
                Err(_) if !is_fresh => {
                    self.catch_up(&mut inner).await.map_err(|fault| not_kept(&fault.to_string()))?;
                    is_fresh = true;
                    continue;
                }
                Err(refused) => return Err(refused),
            };
            match self.happen(&mut inner, happenings, Some(&cause)).await {
                Ok(consequences) => return Ok(consequences),
                Err(AppendFault::Conflict) => {
                    self.catch_up(&mut inner).await.map_err(|fault| not_kept(&fault.to_string()))?;
                }
                Err(AppendFault::Broken(fault)) => return Err(not_kept(&fault.to_string())),
            }
        }
        Err(not_kept("other servers were always quicker; try again"))
    }

    /// The server itself has something to say: somebody came or went, the clocks stood still.
    pub(crate) async fn announce(&self, happenings: impl Fn(&Table) -> Vec<Happening>) -> Consequences {
        let mut inner = self.inner.lock().await;
        for _ in 0..ATTEMPTS {
            let wanted = happenings(&inner.table);
            match self.happen(&mut inner, wanted, None).await {
                Ok(consequences) => return consequences,
                Err(AppendFault::Conflict) if self.catch_up(&mut inner).await.is_ok() => {}
                Err(_) => break,
            }
        }
        Consequences::default()
    }

    /// Looks whether another server has written to the table.
    pub(crate) async fn refresh(&self) -> Result<(), StoreFault> {
        self.catch_up(&mut *self.inner.lock().await).await
    }

    async fn catch_up(&self, inner: &mut Inner) -> Result<(), StoreFault> {
        let before = inner.table.last();
        let events = read_events(&self.store, &self.id, before).await?;
        if events.is_empty() {
            return Ok(());
        }
        let mut table = inner.table.clone();
        events.iter().try_for_each(|event| table.accept(event)).map_err(broken)?;
        let last = table.last();
        inner.table = table;
        self.tell(&ServerMessage::Events { events }, (before, last));
        Ok(())
    }

    /// Lets things happen: they and what follows by itself are kept together, and then told.
    async fn happen(
        &self,
        inner: &mut Inner,
        happenings: Vec<Happening>,
        cause: Option<&Cause>,
    ) -> Result<Consequences, AppendFault> {
        let mut writing = Writing { table: inner.table.clone(), events: Vec::new(), successor: None };
        for happening in happenings {
            let happening = writing.with_successor(happening);
            let cause = if writing.events.is_empty() { cause.cloned() } else { None };
            writing.add(happening, cause)?;
        }
        while let Some(happening) = duty(&writing.table, &mut inner.chains, now()) {
            writing.add(happening, None)?;
        }
        if writing.events.is_empty() {
            return Ok(Consequences::default());
        }
        let was_over = inner.table.ending().is_some();
        let result = if was_over { None } else { result_of(&writing.table) };
        let append = Append {
            table: self.id.to_string(),
            events: writing.events.iter().map(row).collect(),
            summary: summary(&writing.table),
            result: result.clone(),
            successor: writing.successor.map(Box::new),
        };
        self.store.append(append).await?;
        let before = inner.table.last();
        inner.table = writing.table;
        let events = writing.events.len();
        self.tell(&ServerMessage::Events { events: writing.events }, (before, inner.table.last()));
        Ok(Consequences {
            is_computers_turn: question(&inner.table).is_some(),
            rated: result.filter(|result| result.is_rated == 1),
            events,
        })
    }

    /// What the computer has to decide now, if it has to.
    pub(crate) async fn question(&self) -> Option<Question> {
        let inner = self.inner.lock().await;
        let (actor, level) = question(&inner.table)?;
        Some(Question { table: inner.table.clone(), actor, level })
    }

    /// The computer's play, with its link for the next throw.
    pub(crate) async fn computer_play(
        &self,
        asked: &Question,
        steps: Vec<tavli_protocol::StepText>,
    ) -> Result<Consequences, Refused> {
        let (game, throw) = (asked.table.game_number(), asked.table.throws());
        let side = asked.table.played().game().position().turn();
        let link = self.inner.lock().await.chains.next_link(&asked.table, side.into());
        let command = Command::Play { game, throw, steps, link: Some(link) };
        // The same play is not made twice: its number says which one it is.
        let sequence = (u64::from(game) << 32) + u64::from(throw) * 1000 + asked.table.last() % 1000;
        let cause = Cause { client: "computer".to_owned(), sequence };
        self.command(&asked.actor, cause, &command).await
    }
}

struct Writing {
    table: Table,
    events: Vec<Event>,
    successor: Option<NewTable>,
}

impl Writing {
    fn add(&mut self, what: Happening, cause: Option<Cause>) -> Result<(), AppendFault> {
        // Time does not run backwards at a table, whatever the machine's clock does.
        let at = now().max(self.table.last_at());
        let event = Event { number: self.table.last() + 1, at, cause, what };
        self.table.accept(&event).map_err(|fault| AppendFault::Broken(broken(fault)))?;
        self.events.push(event);
        Ok(())
    }

    /// Two who both want another match get a table for it.
    fn with_successor(&mut self, happening: Happening) -> Happening {
        let Happening::RematchOffered { seat } = happening else { return happening };
        let is_agreed =
            self.table.rematch_offer() == Some(seat.opponent()) || computers_seat(&self.table).is_some();
        if !is_agreed {
            return happening;
        }
        let made = super::hall::successor(&self.table);
        let table = made.id.parse().expect("our own name is well formed");
        self.successor = Some(made);
        Happening::RematchAgreed { table }
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

fn not_kept(text: &str) -> Refused {
    Refused::new(RefusedReason::NotKept, format!("nothing was done: {text}"))
}

fn broken(fault: TableFault) -> StoreFault {
    StoreFault(format!("a table's history does not add up: {fault}"))
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

pub(crate) fn row(event: &Event) -> EventRow {
    EventRow {
        number: event.number as i64,
        at: event.at as i64,
        body: serde_json::to_string(event).expect("events can be written"),
    }
}

/// What lists say of a table.
pub(crate) fn summary(table: &Table) -> Summary {
    let player = |seat| table.sitting(seat).map(|sitting| sitting.player.clone());
    let is_over = table.ending().is_some();
    let state = match table.awaited() {
        _ if is_over => "over",
        Awaited::Seats => "waiting",
        Awaited::Tips(_) | Awaited::Links(_) | Awaited::Dice | Awaited::Play(_) => "playing",
        Awaited::Nothing => "over",
    };
    Summary {
        state,
        first_player: player(Seat::First),
        second_player: player(Seat::Second),
        deadline: table.clock().deadline().filter(|_| !is_over).map(|deadline| deadline as i64),
    }
}

/// The result of a match that is over and was played.
fn result_of(table: &Table) -> Option<ResultRow> {
    let ending = table.ending()?;
    if ending == tavli_protocol::Ending::Aborted {
        return None;
    }
    let player = |seat| table.sitting(seat).map(|sitting| sitting.player.clone());
    Some(ResultRow {
        table_id: table.id().to_string(),
        game: table.settings().game.clone(),
        first_player: player(Seat::First)?,
        second_player: player(Seat::Second)?,
        winner: ending.winner().map(|seat| if seat == Seat::First { "first" } else { "second" }.to_owned()),
        is_rated: i64::from(table.settings().rated),
        finished: table.last_at() as i64,
    })
}
