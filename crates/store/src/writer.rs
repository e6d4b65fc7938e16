//! The one who writes: everything that waits goes into one transaction, so that thousands of events a second can be durable.

use std::collections::BTreeSet;

use sqlx::{AnyConnection, AnyPool, Connection};
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
    Append(Append, oneshot::Sender<Result<(), AppendFault>>),
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
        self.ask(|answer| Wish::Append(append, answer)).await
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
        write_together(&pool, is_postgres, writing).await;
        finished.into_iter().for_each(|answer| {
            let _ = answer.send(());
        });
    }
}

#[derive(Debug)]
enum Written {
    Append(Append),
    Create(Box<NewTable>),
}

type Asked = (Written, oneshot::Sender<Result<(), AppendFault>>);

async fn write_together(pool: &AnyPool, is_postgres: bool, writing: Vec<Asked>) {
    if writing.is_empty() {
        return;
    }
    let (wishes, answers): (Vec<Written>, Vec<_>) = writing.into_iter().unzip();
    match transaction(pool, is_postgres, &wishes).await {
        Ok(kept) => {
            for (answer, kept) in answers.into_iter().zip(kept) {
                let _ = answer.send(if kept { Ok(()) } else { Err(AppendFault::Conflict) });
            }
        }
        Err(error) => {
            let text = error.to_string();
            for answer in answers {
                let _ =
                    answer.send(Err(AppendFault::Broken(StoreFault(format!("the database says: {text}")))));
            }
        }
    }
}

/// Writes all wishes in one transaction; which of them met nobody else's events.
async fn transaction(
    pool: &AnyPool,
    is_postgres: bool,
    wishes: &[Written],
) -> Result<Vec<bool>, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let mut kept = Vec::with_capacity(wishes.len());
    let mut changed = BTreeSet::new();
    for wish in wishes {
        let is_kept = match wish {
            Written::Append(append) => append_events(&mut transaction, append).await?,
            Written::Create(table) => create_table(&mut transaction, table).await?,
        };
        if let (true, Written::Append(append)) = (is_kept, wish) {
            changed.insert(append.table.as_str());
        }
        kept.push(is_kept);
    }
    if is_postgres {
        for table in changed {
            let query = "SELECT CAST(pg_notify($1, $2) AS TEXT)";
            sqlx::query(query).bind(CHANNEL).bind(table).execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await?;
    Ok(kept)
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
    if let Some(result) = &append.result {
        insert_result(connection, result).await?;
    }
    if let Some(table) = &append.successor {
        create_table(connection, table).await?;
    }
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
