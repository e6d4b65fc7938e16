//! All tables of a server: those that somebody is at live in memory, all of them in the store.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tavli_protocol::{
    Cause, ColourWish, Command, Event, Happening, Refused, RefusedReason, Seat, Table, TableId, TableSettings,
};
use tavli_store::{AppendFault, NewTable, ResultRow, Store, StoreFault};
use tokio::sync::{Mutex, Semaphore, watch};

use super::chance::{random_bytes, random_text};
use super::computer::Computer;
use super::decide::Actor;
use super::doors::Doors;
use super::live::{Consequences, LiveTable, Question};
use super::standing::row;
use super::summary::summary;
use super::{now, rating};
use crate::proxies::Proxies;

/// How a server plays over the network.
#[derive(Clone, Debug)]
pub struct HallSettings {
    /// Where everything is kept: a SQLite file, or `postgres://…`.
    pub database: String,
    /// The address by which people reach the server, if it is a public one: `https://tavli.example`.
    pub origin: Option<String>,
    /// So many computers think at once.
    pub thinkers: usize,
    /// So many players and tables may be made from one address in a minute.
    pub creations: u32,
    /// So many connections to tables may be open from one address at once.
    pub sockets: u32,
    /// So many of one player.
    pub player_sockets: u32,
    /// Whose word is taken for where a request comes from.
    pub proxies: Proxies,
}

impl HallSettings {
    /// Enough for a school behind one address, too little for mischief.
    pub const USUAL_CREATIONS: u32 = 120;
    /// Every pupil of that school with two tables, and some to spare.
    pub const USUAL_SOCKETS: u32 = 2_000;
    /// Many tables on several devices.
    pub const USUAL_PLAYER_SOCKETS: u32 = 100;

    /// What is usual, over this store.
    pub fn new(database: &str) -> HallSettings {
        HallSettings {
            database: database.to_owned(),
            origin: None,
            thinkers: 1,
            creations: HallSettings::USUAL_CREATIONS,
            sockets: HallSettings::USUAL_SOCKETS,
            player_sockets: HallSettings::USUAL_PLAYER_SOCKETS,
            proxies: Proxies::default(),
        }
    }
}

/// All tables, and what they need.
pub struct Hall {
    pub(crate) store: Store,
    pub(crate) node: String,
    pub(crate) began: u64,
    /// When a server over this store was last alive before this one began.
    pub(crate) last_beat: u64,
    pub(crate) counts: Counts,
    /// Turns true when the server ends.
    pub(crate) ending: watch::Sender<bool>,
    pub(crate) origin: Option<String>,
    pub(crate) creations: u32,
    pub(crate) proxies: Proxies,
    pub(crate) doors: Arc<Doors>,
    tables: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    computer: Box<dyn Computer>,
    thinkers: Semaphore,
    is_ending: AtomicBool,
}

/// What is counted for whoever watches the server.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) connections: AtomicU64,
    pub(crate) commands: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) events: AtomicU64,
    pub(crate) resynchronised: AtomicU64,
}

impl Hall {
    /// Opens the store and the doors.
    pub async fn open(settings: &HallSettings, computer: impl Computer) -> Result<Arc<Hall>, StoreFault> {
        let store = Store::open(&settings.database).await?;
        let began = now();
        let last_beat = store.last_beat().await?.map_or(began, |beat| beat as u64);
        let hall = Arc::new(Hall {
            store,
            node: random_text(12),
            began,
            last_beat,
            counts: Counts::default(),
            ending: watch::channel(false).0,
            origin: settings.origin.clone(),
            creations: settings.creations,
            proxies: settings.proxies.clone(),
            doors: Arc::new(Doors::new(settings.sockets, settings.player_sockets)),
            tables: Mutex::default(),
            computer: Box::new(computer),
            thinkers: Semaphore::new(settings.thinkers.max(1)),
            is_ending: AtomicBool::new(false),
        });
        super::keeper::begin(&hall).await?;
        Ok(hall)
    }

    /// A table, brought into memory where it is not there.
    pub(crate) async fn table(self: &Arc<Self>, id: &TableId) -> Result<Option<Arc<LiveTable>>, StoreFault> {
        if let Some(known) = self.tables.lock().await.get(id) {
            return Ok(Some(known.clone()));
        }
        // Read without holding up the others; whoever comes second takes the first one's.
        let Some(loaded) = LiveTable::load(&self.store, id).await? else { return Ok(None) };
        let table = self.tables.lock().await.entry(id.clone()).or_insert_with(|| Arc::new(loaded)).clone();
        self.wake_up(&table).await;
        Ok(Some(table))
    }

    /// A table that was left when a server ended: its clocks stood still meanwhile, and nobody is there yet.
    async fn wake_up(self: &Arc<Self>, table: &Arc<LiveTable>) {
        let (began, last_beat) = (self.began, self.last_beat);
        let consequences = table
            .announce(|table| {
                if table.last_at() >= began || table.ending().is_some() || summary(table).state != "playing" {
                    return Vec::new();
                }
                let mut happenings = Vec::new();
                let pause = began.saturating_sub(last_beat.max(table.last_at()));
                if pause > 0 && table.clock().deadline().is_some() {
                    happenings.push(Happening::Paused { milliseconds: pause });
                }
                happenings.extend(absent(table));
                happenings
            })
            .await;
        self.follow(table, consequences);
    }

    /// The tables in memory.
    pub(crate) async fn live(&self) -> Vec<Arc<LiveTable>> {
        self.tables.lock().await.values().cloned().collect()
    }

    /// A table in memory, if it is there.
    pub(crate) async fn known(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        self.tables.lock().await.get(id).cloned()
    }

    /// Tables at which nobody is need no memory. Nobody may be just coming either: then somebody else holds it.
    pub(crate) async fn forget_empty(&self) {
        self.tables.lock().await.retain(|_, table| !table.is_empty() || Arc::strong_count(table) > 1);
    }

    /// Carries out a command, and whatever follows from it.
    pub(crate) async fn command(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        actor: &Actor,
        cause: Cause,
        command: &Command,
    ) -> Result<(), Refused> {
        self.counts.commands.fetch_add(1, Ordering::Relaxed);
        let result = table.command(actor, cause, command).await;
        match result {
            Ok(consequences) => {
                if consequences.is_computers_turn && self.store.is_shared() {
                    self.claim(&table.id).await;
                }
                self.follow(table, consequences);
                Ok(())
            }
            Err(refused) => {
                self.counts.refused.fetch_add(1, Ordering::Relaxed);
                Err(refused)
            }
        }
    }

    /// Does what follows from events: the computer thinks, ratings are counted.
    pub(crate) fn follow(self: &Arc<Self>, table: &Arc<LiveTable>, consequences: Consequences) {
        self.counts.events.fetch_add(consequences.events as u64, Ordering::Relaxed);
        if consequences.is_computers_turn {
            self.think(table.clone());
        }
        if let Some(result) = consequences.rated {
            let hall = self.clone();
            tokio::spawn(async move { hall.rate(&result).await });
        }
    }

    pub(crate) async fn rate(&self, result: &ResultRow) {
        if let Err(fault) = rating::rate(&self.store, result).await {
            tracing::error!(table = result.table_id, %fault, "a match could not be rated; it will be at the next start");
        }
    }

    /// Lets the computer decide. In a shared store only the table's keeper does, or two computers would answer.
    pub(crate) fn think(self: &Arc<Self>, table: Arc<LiveTable>) {
        let hall = self.clone();
        tokio::spawn(async move {
            if hall.store.is_shared() && !hall.keeps(&table.id).await {
                return;
            }
            let _alone = table.thinking.lock().await;
            while let Some(question) = table.question().await.unwrap_or_else(|fault| unasked(&table, &fault))
            {
                let Ok(_turn) = hall.thinkers.acquire().await else { return };
                let thinking = hall.clone();
                let asked = tokio::task::spawn_blocking(move || {
                    let game = question.table.played().game();
                    let tavli_rules::Stage::Play(roll) = game.stage() else { return None };
                    let steps =
                        thinking.computer.choose(game.referee(), game.position(), roll, &question.level);
                    Some((question, steps))
                });
                let Ok(Some((question, steps))) = asked.await else { return };
                let played = match steps {
                    Ok(steps) => table.computer_play(&question, steps).await.map_err(|refused| refused.text),
                    Err(fault) => Err(fault),
                };
                match played {
                    Ok(consequences) => {
                        hall.counts.events.fetch_add(consequences.events as u64, Ordering::Relaxed);
                    }
                    Err(fault) => {
                        tracing::error!(table = %table.id, fault, "the computer could not play");
                        return;
                    }
                }
            }
        });
    }

    /// Whether this server keeps a table, which it tries to.
    pub(crate) async fn keeps(&self, id: &TableId) -> bool {
        let time = now();
        let until = time + super::keeper::KEPT_FOR;
        self.store.keep(id.as_str(), &self.node, time as i64, until as i64).await.unwrap_or(false)
    }

    /// Keeps a table because the person at it is here: a server at which nobody is would not hear of its turns.
    async fn claim(&self, id: &TableId) {
        let until = now() + super::keeper::KEPT_FOR;
        if let Err(fault) = self.store.claim(id.as_str(), &self.node, until as i64).await {
            tracing::warn!(table = %id, %fault, "a table could not be kept");
        }
    }

    /// Makes a table; who makes it sits down, and the computer where it shall play.
    pub(crate) async fn create(
        self: &Arc<Self>,
        mut settings: TableSettings,
        actor: &Actor,
    ) -> Result<TableId, Refused> {
        settings.check().map_err(|fault| Refused::new(RefusedReason::NotUnderstood, fault.to_string()))?;
        // The computer throws as soon as it is its turn, and a play is taken back before the next throw or not at all.
        settings.take_back &= settings.computer.is_none();
        let seat = match settings.colour {
            ColourWish::White => Seat::First,
            ColourWish::Black => Seat::Second,
            ColourWish::Lot => {
                if random_bytes::<1>()[0].is_multiple_of(2) {
                    Seat::First
                } else {
                    Seat::Second
                }
            }
        };
        let mut seated = vec![person(seat, actor)];
        if let Some(level) = &settings.computer {
            seated.push(machine(seat.opponent(), level));
        }
        let made = new_table(settings, seated);
        let id: TableId = made.id.parse().expect("our own name is well formed");
        match self.store.create(made).await {
            Ok(()) => {}
            Err(AppendFault::Conflict) => {
                return Err(Refused::new(RefusedReason::NotKept, "this name is taken; try again"));
            }
            Err(AppendFault::Broken(fault)) => {
                return Err(Refused::new(RefusedReason::NotKept, format!("nothing was done: {fault}")));
            }
        }
        Ok(id)
    }

    /// Whether the server is about to end.
    pub(crate) fn is_ending(&self) -> bool {
        self.is_ending.load(Ordering::Relaxed)
    }

    /// Tells everybody that the server ends, and waits until they are gone and everything is written.
    pub async fn close(&self) {
        self.is_ending.store(true, Ordering::Relaxed);
        self.ending.send_replace(true);
        for _ in 0..40 {
            if self.counts.connections.load(Ordering::Relaxed) == 0 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        let _ = self.store.let_go(&self.node).await;
        let _ = self.store.beat(&self.node, now() as i64).await;
        self.store.close().await;
    }
}

fn unasked(table: &LiveTable, fault: &StoreFault) -> Option<Question> {
    tracing::error!(table = %table.id, %fault, "the computer could not be asked");
    None
}

/// The people of a table whose connections, if they had any, are gone.
pub(crate) fn absent(table: &Table) -> Vec<Happening> {
    let is_missing = |seat: &Seat| {
        let is_person = table.sitting(*seat).is_some_and(|sitting| sitting.computer.is_none());
        is_person && table.away_since(*seat).is_none()
    };
    Seat::BOTH.into_iter().filter(is_missing).map(|seat| Happening::Away { seat }).collect()
}

fn person(seat: Seat, actor: &Actor) -> Happening {
    Happening::Seated { seat, player: actor.player.clone(), name: actor.name.clone(), computer: None }
}

fn machine(seat: Seat, level: &str) -> Happening {
    let player = format!("computer-{level}");
    Happening::Seated { seat, player, name: String::new(), computer: Some(level.to_owned()) }
}

pub(crate) fn new_table(settings: TableSettings, seated: Vec<Happening>) -> NewTable {
    let id = TableId::of(random_bytes());
    let at = now();
    let settings_text = serde_json::to_string(&settings).expect("settings can be written");
    let (is_public, has_computer) = (settings.public, settings.computer.is_some());
    let created = Happening::Created { settings };
    let events: Vec<Event> = (1..)
        .zip([created].into_iter().chain(seated))
        .map(|(number, what)| Event { number, at, cause: None, what })
        .collect();
    let table = Table::of(id.clone(), &events).expect("a new table's history adds up");
    NewTable {
        id: id.to_string(),
        settings: settings_text,
        secret: random_text(52),
        is_public,
        has_computer,
        summary: summary(&table),
        events: events.iter().map(row).collect(),
    }
}

/// The table for another match of the same two, with seats exchanged.
pub(crate) fn successor(table: &Table) -> NewTable {
    let seated = Seat::BOTH.into_iter().filter_map(|seat| {
        let sitting = table.sitting(seat)?.clone();
        Some(Happening::Seated {
            seat: seat.opponent(),
            player: sitting.player,
            name: sitting.name,
            computer: sitting.computer,
        })
    });
    new_table(table.settings().clone(), seated.collect())
}
