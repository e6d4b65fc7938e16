//! The one who writes: everything that waits goes into one transaction, so that thousands of events a second can be durable.

use std::collections::BTreeSet;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::append::{Append, NewTable};
use crate::checkpoint;
use crate::fault::{AppendFault, StoreFault};
use crate::many_rows::{Statements, insert_all_events, update_all_tables};
use crate::rows::{EventRow, PlayerRow, ResultRow};
use crate::store::CHANNEL;

/// So many wishes share a transaction at most.
const TOGETHER: usize = 256;
const WAITING: usize = 4096;
/// In KB: the last pages of some thousands of tables. Whoever only reads needs much less.
const CACHE: &str = "PRAGMA cache_size = -16000";
/// Where so many wishes came together there are more to come: after a short rest they share a transaction. It costs a moment
/// and saves a part of a busy server's work.
const FEW: usize = 4;
const REST: Duration = Duration::from_millis(1);

#[derive(Debug)]
enum Wish {
    Append(Box<Append>, oneshot::Sender<Result<(), AppendFault>>),
    Create(Box<NewTable>, oneshot::Sender<Result<(), AppendFault>>),
    Beat(Beat, oneshot::Sender<Result<(), AppendFault>>),
    Player(Box<PlayerRow>, oneshot::Sender<Result<(), AppendFault>>),
    /// Moves the last of the log into the file while nothing is written, so that the log begins anew.
    Move,
    Finish(oneshot::Sender<()>),
}

/// A server's sign of life.
#[derive(Debug)]
struct Beat {
    node: String,
    alive: i64,
}

/// A handle to the writing task.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    wishes: mpsc::Sender<Wish>,
}

impl Writer {
    pub(crate) fn start(pool: AnyPool, is_postgres: bool) -> Writer {
        let (wishes, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write_on(pool, is_postgres, waiting));
        Writer { wishes }
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), AppendFault> {
        self.ask(|answer| Wish::Append(Box::new(append), answer)).await
    }

    pub(crate) async fn create(&self, table: NewTable) -> Result<(), AppendFault> {
        self.ask(|answer| Wish::Create(Box::new(table), answer)).await
    }

    pub(crate) async fn beat(&self, node: &str, alive: i64) -> Result<(), StoreFault> {
        let beat = Beat { node: node.to_owned(), alive };
        let kept = self.ask(|answer| Wish::Beat(beat, answer)).await;
        kept.map_err(|fault| fault.or_conflict("the sign of life was not kept"))
    }

    pub(crate) async fn add_player(&self, player: &PlayerRow) -> Result<(), StoreFault> {
        let player = Box::new(player.clone());
        let kept = self.ask(|answer| Wish::Player(player, answer)).await;
        kept.map_err(|fault| fault.or_conflict("there is a player of this name"))
    }

    async fn ask(
        &self,
        wish: impl FnOnce(oneshot::Sender<Result<(), AppendFault>>) -> Wish,
    ) -> Result<(), AppendFault> {
        let (answer, answered) = oneshot::channel();
        let gone = || AppendFault::Broken(StoreFault("the store is closed".to_owned()));
        self.wishes.send(wish(answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Asks for a short rest in which the log can begin anew.
    pub(crate) async fn begin_log_anew(&self) {
        let _ = self.wishes.send(Wish::Move).await;
    }

    pub(crate) async fn finish(&self) {
        let (answer, answered) = oneshot::channel();
        if self.wishes.send(Wish::Finish(answer)).await.is_ok() {
            let _ = answered.await;
        }
    }
}

async fn write_on(pool: AnyPool, is_postgres: bool, mut waiting: mpsc::Receiver<Wish>) {
    let mut wishes = Vec::with_capacity(TOGETHER);
    let mut desk =
        WritingDesk { pool, is_postgres, statements: Statements::new(is_postgres), connection: None };
    while waiting.recv_many(&mut wishes, TOGETHER).await > 0 {
        let mut finished = Vec::new();
        let mut writing = Vec::new();
        let mut has_to_move = false;
        for wish in wishes.drain(..) {
            match wish {
                Wish::Append(append, answer) => writing.push((Written::Append(append), answer)),
                Wish::Create(table, answer) => writing.push((Written::Create(table), answer)),
                Wish::Player(player, answer) => writing.push((Written::Player(player), answer)),
                Wish::Beat(beat, answer) => writing.push((Written::Beat(beat), answer)),
                Wish::Move => has_to_move = true,
                Wish::Finish(answer) => finished.push(answer),
            }
        }
        let is_busy = writing.len() >= FEW;
        desk.write_together(writing).await;
        if has_to_move && let Some(connection) = &mut desk.connection {
            // Where it fails the log goes on growing until the next time.
            let _ = checkpoint::move_pages(connection).await;
        }
        if !finished.is_empty() {
            desk.connection = None;
        }
        finished.into_iter().for_each(|answer| {
            let _ = answer.send(());
        });
        if is_busy {
            tokio::time::sleep(REST).await;
        }
    }
}

#[derive(Debug)]
enum Written {
    Append(Box<Append>),
    Create(Box<NewTable>),
    Beat(Beat),
    Player(Box<PlayerRow>),
}

type Asked = (Written, oneshot::Sender<Result<(), AppendFault>>);

/// The writer's own connection, which keeps its statements and its pages; made anew after a fault.
struct WritingDesk {
    pool: AnyPool,
    is_postgres: bool,
    statements: Statements,
    connection: Option<PoolConnection<Any>>,
}

impl WritingDesk {
    async fn write_together(&mut self, writing: Vec<Asked>) {
        if writing.is_empty() {
            return;
        }
        let (wishes, answers): (Vec<Written>, Vec<_>) = writing.into_iter().unzip();
        match self.transaction(&wishes).await {
            Ok(kept) => {
                for (answer, kept) in answers.into_iter().zip(kept) {
                    let _ = answer.send(if kept { Ok(()) } else { Err(AppendFault::Conflict) });
                }
            }
            Err(error) => {
                self.connection = None;
                let text = format!("the database says: {error}");
                for answer in answers {
                    let _ = answer.send(Err(AppendFault::Broken(StoreFault(text.clone()))));
                }
            }
        }
    }

    /// Writes all wishes in one transaction; which of them met nobody else's events. Mostly none does, and then a few
    /// statements are enough for all; otherwise each wish is written by itself.
    async fn transaction(&mut self, wishes: &[Written]) -> Result<Vec<bool>, sqlx::Error> {
        let (is_postgres, statements) = (self.is_postgres, &self.statements);
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => {
                let connection = none.insert(self.pool.acquire().await?);
                if !is_postgres {
                    sqlx::query(CACHE).execute(&mut **connection).await?;
                }
                connection
            }
        };
        let mut transaction = connection.begin().await?;
        if append_all(&mut transaction, statements, wishes).await? {
            tell_others(&mut transaction, is_postgres, wishes, &vec![true; wishes.len()]).await?;
            transaction.commit().await?;
            return Ok(vec![true; wishes.len()]);
        }
        transaction.rollback().await?;
        let mut transaction = connection.begin().await?;
        let mut kept = Vec::with_capacity(wishes.len());
        for wish in wishes {
            kept.push(match wish {
                Written::Append(append) => append_events(&mut transaction, statements, append).await?,
                Written::Create(table) => create_table(&mut transaction, table).await?,
                Written::Beat(beat) => write_beat(&mut transaction, beat).await?,
                Written::Player(player) => insert_player(&mut transaction, player).await?,
            });
        }
        tell_others(&mut transaction, is_postgres, wishes, &kept).await?;
        transaction.commit().await?;
        Ok(kept)
    }
}

/// Other servers over the same PostgreSQL are woken.
async fn tell_others(
    connection: &mut AnyConnection,
    is_postgres: bool,
    wishes: &[Written],
    kept: &[bool],
) -> Result<(), sqlx::Error> {
    let changed: BTreeSet<&str> = wishes
        .iter()
        .zip(kept)
        .filter_map(|(wish, kept)| match wish {
            Written::Append(append) if *kept => Some(append.table.as_str()),
            Written::Append(_) | Written::Create(_) | Written::Beat(_) | Written::Player(_) => None,
        })
        .collect();
    for table in changed.into_iter().filter(|_| is_postgres) {
        let query = "SELECT CAST(pg_notify($1, $2) AS TEXT)";
        sqlx::query(query).bind(CHANNEL).bind(table).execute(&mut *connection).await?;
    }
    Ok(())
}

/// All wishes at once; false where one met somebody else's events, and nothing of this may be kept.
async fn append_all(
    connection: &mut AnyConnection,
    statements: &Statements,
    wishes: &[Written],
) -> Result<bool, sqlx::Error> {
    let mut appends = Vec::new();
    for wish in wishes {
        let is_kept = match wish {
            Written::Append(append) => {
                appends.push(&**append);
                true
            }
            Written::Create(table) => create_table(connection, table).await?,
            Written::Beat(beat) => write_beat(connection, beat).await?,
            Written::Player(player) => insert_player(connection, player).await?,
        };
        if !is_kept {
            return Ok(false);
        }
    }
    if appends.is_empty() {
        return Ok(true);
    }
    if !insert_all_events(connection, statements, &appends).await? {
        return Ok(false);
    }
    update_all_tables(connection, statements, &appends).await?;
    for append in appends {
        insert_rest(connection, append).await?;
    }
    Ok(true)
}

/// What few appends have: a result, a table for another match.
async fn insert_rest(connection: &mut AnyConnection, append: &Append) -> Result<(), sqlx::Error> {
    if let Some(result) = &append.result {
        insert_result(connection, result).await?;
    }
    if let Some(table) = &append.successor {
        create_table(connection, table).await?;
    }
    Ok(())
}

async fn append_events(
    connection: &mut AnyConnection,
    statements: &Statements,
    append: &Append,
) -> Result<bool, sqlx::Error> {
    if !insert_events(connection, &append.table, &append.events).await? {
        return Ok(false);
    }
    update_all_tables(connection, statements, &[append]).await?;
    insert_rest(connection, append).await?;
    Ok(true)
}

async fn insert_player(connection: &mut AnyConnection, player: &PlayerRow) -> Result<bool, sqlx::Error> {
    let query = "INSERT INTO players (id, secret_hash, name, is_bot, created) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT DO NOTHING";
    let done = sqlx::query(query)
        .bind(&player.id)
        .bind(&player.secret_hash)
        .bind(&player.name)
        .bind(player.is_bot)
        .bind(player.created)
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

async fn write_beat(connection: &mut AnyConnection, beat: &Beat) -> Result<bool, sqlx::Error> {
    let query = "INSERT INTO nodes (id, alive) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET alive = $2";
    sqlx::query(query).bind(&beat.node).bind(beat.alive).execute(connection).await?;
    Ok(true)
}

/// The first event decides: whoever writes a number first has it, and everything after it.
async fn insert_events(
    connection: &mut AnyConnection,
    table: &str,
    events: &[EventRow],
) -> Result<bool, sqlx::Error> {
    for event in events {
        let query =
            "INSERT INTO events (table_id, number, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        let done = sqlx::query(query)
            .bind(table)
            .bind(event.number)
            .bind(event.at)
            .bind(&event.body)
            .execute(&mut *connection)
            .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn insert_result(connection: &mut AnyConnection, result: &ResultRow) -> Result<(), sqlx::Error> {
    let query = "INSERT INTO results (table_id, game, first_player, second_player, winner, is_rated, finished) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
    sqlx::query(query)
        .bind(&result.table_id)
        .bind(&result.game)
        .bind(&result.first_player)
        .bind(&result.second_player)
        .bind(&result.winner)
        .bind(result.is_rated)
        .bind(result.finished)
        .execute(connection)
        .await?;
    Ok(())
}

async fn create_table(connection: &mut AnyConnection, table: &NewTable) -> Result<bool, sqlx::Error> {
    let query = "INSERT INTO tables (id, settings, secret, is_public, has_computer, state, first_player, second_player, \
                 created, changed, deadline, keeper, kept_until, fence) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, NULL, 0, 0) ON CONFLICT DO NOTHING";
    let created = table.events.first().map_or(0, |event| event.at);
    let done = sqlx::query(query)
        .bind(&table.id)
        .bind(&table.settings)
        .bind(&table.secret)
        .bind(i64::from(table.is_public))
        .bind(i64::from(table.has_computer))
        .bind(table.summary.state)
        .bind(&table.summary.first_player)
        .bind(&table.summary.second_player)
        .bind(created)
        .bind(table.summary.deadline)
        .execute(&mut *connection)
        .await?;
    Ok(done.rows_affected() == 1 && insert_events(connection, &table.id, &table.events).await?)
}
