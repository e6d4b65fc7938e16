//! The one who writes: everything that waits goes into one transaction, so that thousands of events a second can be durable.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::append::{Append, NewTable};
use crate::fault::{AppendFault, StoreFault};
use crate::rows::{EventRow, ResultRow};
use crate::store::CHANNEL;

/// So many wishes share a transaction at most.
const TOGETHER: usize = 256;
const WAITING: usize = 4096;

#[derive(Debug)]
enum Wish {
    Append(Box<Append>, oneshot::Sender<Result<(), AppendFault>>),
    Create(Box<NewTable>, oneshot::Sender<Result<(), AppendFault>>),
    Finish(oneshot::Sender<()>),
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

    async fn ask(
        &self,
        wish: impl FnOnce(oneshot::Sender<Result<(), AppendFault>>) -> Wish,
    ) -> Result<(), AppendFault> {
        let (answer, answered) = oneshot::channel();
        let gone = || AppendFault::Broken(StoreFault("the store is closed".to_owned()));
        self.wishes.send(wish(answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
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
    let mut desk = WritingDesk { pool, is_postgres, connection: None };
    while waiting.recv_many(&mut wishes, TOGETHER).await > 0 {
        let mut finished = Vec::new();
        let mut writing = Vec::new();
        for wish in wishes.drain(..) {
            match wish {
                Wish::Append(append, answer) => writing.push((Written::Append(append), answer)),
                Wish::Create(table, answer) => writing.push((Written::Create(table), answer)),
                Wish::Finish(answer) => finished.push(answer),
            }
        }
        desk.write_together(writing).await;
        if !finished.is_empty() {
            desk.connection = None;
        }
        finished.into_iter().for_each(|answer| {
            let _ = answer.send(());
        });
    }
}

#[derive(Debug)]
enum Written {
    Append(Box<Append>),
    Create(Box<NewTable>),
}

type Asked = (Written, oneshot::Sender<Result<(), AppendFault>>);

/// The writer's own connection, which keeps its statements and its pages; made anew after a fault.
struct WritingDesk {
    pool: AnyPool,
    is_postgres: bool,
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
        let is_postgres = self.is_postgres;
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.pool.acquire().await?),
        };
        let mut transaction = connection.begin().await?;
        if append_all(&mut transaction, is_postgres, wishes).await? {
            tell_others(&mut transaction, is_postgres, wishes, &vec![true; wishes.len()]).await?;
            transaction.commit().await?;
            return Ok(vec![true; wishes.len()]);
        }
        transaction.rollback().await?;
        let mut transaction = connection.begin().await?;
        let mut kept = Vec::with_capacity(wishes.len());
        for wish in wishes {
            kept.push(match wish {
                Written::Append(append) => append_events(&mut transaction, append).await?,
                Written::Create(table) => create_table(&mut transaction, table).await?,
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
            Written::Append(_) | Written::Create(_) => None,
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
    is_postgres: bool,
    wishes: &[Written],
) -> Result<bool, sqlx::Error> {
    let mut appends = Vec::new();
    for wish in wishes {
        match wish {
            Written::Append(append) => appends.push(&**append),
            Written::Create(table) => {
                if !create_table(connection, table).await? {
                    return Ok(false);
                }
            }
        }
    }
    if appends.is_empty() {
        return Ok(true);
    }
    if !insert_all_events(connection, is_postgres, &appends).await? {
        return Ok(false);
    }
    update_all_tables(connection, is_postgres, &appends).await?;
    for append in appends {
        insert_rest(connection, append).await?;
    }
    Ok(true)
}

/// Rows go into statements of these sizes, so that a few statements are prepared once and used again.
const CHUNKS: [usize; 3] = [64, 8, 1];

/// Cuts a list into pieces of those sizes.
fn pieces<T>(mut list: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = CHUNKS.into_iter().find(|size| *size <= list.len())?;
        let (piece, rest) = list.split_at(size);
        list = rest;
        Some(piece)
    })
}

async fn insert_all_events(
    connection: &mut AnyConnection,
    is_postgres: bool,
    appends: &[&Append],
) -> Result<bool, sqlx::Error> {
    let rows: Vec<(&String, &EventRow)> =
        appends.iter().flat_map(|append| append.events.iter().map(|event| (&append.table, event))).collect();
    for piece in pieces(&rows) {
        let statement = format!(
            "INSERT INTO events (table_id, number, at, body) VALUES {} ON CONFLICT DO NOTHING",
            places(is_postgres, piece.len(), &["$", "$", "$", "$"])
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(statement));
        for (table, event) in piece {
            query = query.bind(*table).bind(event.number).bind(event.at).bind(&event.body);
        }
        if query.execute(&mut *connection).await?.rows_affected() != piece.len() as u64 {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn update_all_tables(
    connection: &mut AnyConnection,
    is_postgres: bool,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    // A table that is written to twice has its last summary; types are said because PostgreSQL cannot see them here.
    let last: BTreeMap<&str, &Append> =
        appends.iter().map(|append| (append.table.as_str(), *append)).collect();
    let rows: Vec<(&str, &Append)> = last.into_iter().collect();
    let [text, number] = ["CAST($ AS TEXT)", "CAST($ AS BIGINT)"];
    for piece in pieces(&rows) {
        let statement = format!(
            "UPDATE tables SET state = v.column2, first_player = v.column3, second_player = v.column4, \
             deadline = v.column5, changed = v.column6 FROM (VALUES {}) AS v WHERE tables.id = v.column1",
            places(is_postgres, piece.len(), &[text, text, text, text, number, number])
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(statement));
        for (table, append) in piece {
            let summary = &append.summary;
            query = query
                .bind(*table)
                .bind(summary.state)
                .bind(&summary.first_player)
                .bind(&summary.second_player)
                .bind(summary.deadline)
                .bind(append.events.last().map_or(0, |event| event.at));
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// So many rows of placeholders: numbered for PostgreSQL, bare for SQLite, which looks numbered ones up one by one.
fn places(is_postgres: bool, rows: usize, columns: &[&str]) -> String {
    let mut text = String::new();
    let mut number = 0;
    for row in 0..rows {
        text.push_str(if row == 0 { "(" } else { ",(" });
        for (index, column) in columns.iter().enumerate() {
            number += 1;
            text.push_str(if index == 0 { "" } else { "," });
            let place = if is_postgres { format!("${number}") } else { "?".to_owned() };
            text.push_str(&column.replace('$', &place));
        }
        text.push(')');
    }
    text
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

async fn append_events(connection: &mut AnyConnection, append: &Append) -> Result<bool, sqlx::Error> {
    if !insert_events(connection, &append.table, &append.events).await? {
        return Ok(false);
    }
    let summary = &append.summary;
    let changed = append.events.last().map_or(0, |event| event.at);
    let query = "UPDATE tables SET state = $1, first_player = $2, second_player = $3, deadline = $4, changed = $5 WHERE id = $6";
    sqlx::query(query)
        .bind(summary.state)
        .bind(&summary.first_player)
        .bind(&summary.second_player)
        .bind(summary.deadline)
        .bind(changed)
        .bind(&append.table)
        .execute(&mut *connection)
        .await?;
    insert_rest(connection, append).await?;
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
