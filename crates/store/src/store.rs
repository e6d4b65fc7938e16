//! The database: opened, brought up to date, and asked.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::AnyPool;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use crate::append::{Append, NewTable};
use crate::checkpoint;
use crate::fault::{AppendFault, StoreFault};
use crate::place::Place;
use crate::rows::EventRow;
use crate::writer::Writer;

/// Connections for reading, beside the writer's.
const READERS: u32 = 8;
/// So long connections are waited for at the end.
const FAREWELL: Duration = Duration::from_secs(2);
/// What servers over one PostgreSQL wake each other with.
pub(crate) const CHANNEL: &str = "tavli_events";

/// Players, tables and events in a database.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) pool: AnyPool,
    pub(crate) writer: Writer,
    /// The address of a PostgreSQL, which can wake us.
    postgres: Option<String>,
}

/// Tables that another server has written to.
pub type Changes = mpsc::Receiver<String>;

impl Store {
    /// Opens a database: `postgres://…`, or the path of a SQLite file, which is made where there is none.
    pub async fn open(database: &str) -> Result<Store, StoreFault> {
        sqlx::any::install_default_drivers();
        let place = Place::read(database)?;
        let is_postgres = matches!(place, Place::Postgres(_));
        let pool = connect(&place).await?;
        let migrator = match place {
            Place::Postgres(_) => sqlx::migrate!("migrations/postgres"),
            Place::File(_) => sqlx::migrate!("migrations/sqlite"),
        };
        migrator.run(&pool).await.map_err(|error| place.migration_fault(&error))?;
        let writer = Writer::start(pool.clone(), is_postgres);
        if let Place::File(path) = &place {
            let file = checkpoint::open_file(Path::new(path));
            tokio::spawn(checkpoint::move_on(pool.clone(), writer.clone(), file));
        }
        Ok(Store { pool, writer, postgres: is_postgres.then(|| database.to_owned()) })
    }

    /// Whether several servers may share the database.
    pub fn is_shared(&self) -> bool {
        self.postgres.is_some()
    }

    /// Makes a table.
    pub async fn create(&self, table: NewTable) -> Result<(), AppendFault> {
        self.writer.create(table).await
    }

    /// Appends events; says that they are kept when they are.
    pub async fn append(&self, append: Append) -> Result<(), AppendFault> {
        self.writer.append(append).await
    }

    /// A table's events after a number, in order.
    pub async fn history(&self, table: &str, after: u64) -> Result<Vec<EventRow>, StoreFault> {
        let query = "SELECT number, at, body FROM events WHERE table_id = $1 AND number > $2 ORDER BY number";
        let rows = sqlx::query_as(query).bind(table).bind(after as i64).fetch_all(&self.pool).await?;
        Ok(rows)
    }

    /// The secret from which the server's chains at a table grow; nothing where there is no such table.
    pub async fn secret(&self, table: &str) -> Result<Option<String>, StoreFault> {
        let query = "SELECT secret FROM tables WHERE id = $1";
        Ok(sqlx::query_scalar(query).bind(table).fetch_optional(&self.pool).await?)
    }

    /// Takes on a table's duties until a time, unless another server has them. Each change of hands raises the fence.
    pub async fn keep(&self, table: &str, node: &str, now: i64, until: i64) -> Result<bool, StoreFault> {
        let query = "UPDATE tables SET fence = CASE WHEN keeper = $1 THEN fence ELSE fence + 1 END, \
                     keeper = $1, kept_until = $2 WHERE id = $3 AND (keeper IS NULL OR keeper = $1 OR kept_until < $4)";
        let done =
            sqlx::query(query).bind(node).bind(until).bind(table).bind(now).execute(&self.pool).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Keeps a table whoever kept it until now.
    pub async fn claim(&self, table: &str, node: &str, until: i64) -> Result<(), StoreFault> {
        let query = "UPDATE tables SET fence = CASE WHEN keeper = $1 THEN fence ELSE fence + 1 END, \
                     keeper = $1, kept_until = $2 WHERE id = $3";
        sqlx::query(query).bind(node).bind(until).bind(table).execute(&self.pool).await?;
        Ok(())
    }

    /// Keeps all one's tables for longer.
    pub async fn renew(&self, node: &str, until: i64) -> Result<(), StoreFault> {
        let query =
            "UPDATE tables SET kept_until = $1 WHERE keeper = $2 AND state = 'playing' AND kept_until > 0";
        sqlx::query(query).bind(until).bind(node).execute(&self.pool).await?;
        Ok(())
    }

    /// Takes on a table whose keeper is gone; says whether it changed hands.
    pub async fn take_over(&self, table: &str, node: &str, now: i64, until: i64) -> Result<bool, StoreFault> {
        let query = "UPDATE tables SET fence = fence + 1, keeper = $1, kept_until = $2 \
                     WHERE id = $3 AND kept_until < $4 AND (keeper IS NULL OR keeper <> $1)";
        let done =
            sqlx::query(query).bind(node).bind(until).bind(table).bind(now).execute(&self.pool).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Gives back all duties of a server that ends.
    pub async fn let_go(&self, node: &str) -> Result<(), StoreFault> {
        let query = "UPDATE tables SET kept_until = 0 WHERE keeper = $1";
        sqlx::query(query).bind(node).execute(&self.pool).await?;
        Ok(())
    }

    /// A server says that it is alive. The writer does it: all pages that it has in memory are worth nothing to it as soon
    /// as anybody else has written to a SQLite file.
    pub async fn beat(&self, node: &str, now: i64) -> Result<(), StoreFault> {
        self.writer.beat(node, now).await
    }

    /// When any server was last alive.
    pub async fn last_beat(&self) -> Result<Option<i64>, StoreFault> {
        Ok(sqlx::query_scalar("SELECT MAX(alive) FROM nodes").fetch_one(&self.pool).await?)
    }

    /// The tables that other servers write to, as they do; nothing where nobody else can.
    pub async fn changes(&self) -> Result<Option<Changes>, StoreFault> {
        let Some(address) = &self.postgres else { return Ok(None) };
        let mut listener = PgListener::connect(address).await?;
        listener.listen(CHANNEL).await?;
        let (sender, receiver) = mpsc::channel(1024);
        tokio::spawn(async move {
            loop {
                match listener.recv().await {
                    Ok(told) => {
                        if sender.send(told.payload().to_owned()).await.is_err() {
                            return;
                        }
                    }
                    // The listener connects anew by itself; what was missed is found by looking now and then.
                    Err(_) => tokio::time::sleep(Duration::from_millis(500)).await,
                }
            }
        });
        Ok(Some(receiver))
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query_scalar::<_, i64>("SELECT CAST(1 AS BIGINT)").fetch_one(&self.pool).await.is_ok()
    }

    /// Waits until everything is written, and closes.
    pub async fn close(&self) {
        self.writer.finish().await;
        // Whoever still holds a connection, to read or for an event that came too late, must not hold up the end.
        let _ = tokio::time::timeout(FAREWELL, self.pool.close()).await;
    }
}

async fn connect(place: &Place) -> Result<AnyPool, StoreFault> {
    let options = AnyConnectOptions::from_str(&place.address()).map_err(|error| place.fault(&error))?;
    place.check(&options).await?;
    let is_postgres = matches!(place, Place::Postgres(_));
    let pool = AnyPoolOptions::new().max_connections(READERS + 1).acquire_timeout(Duration::from_secs(10));
    let pool = pool.after_connect(move |connection, _| {
        Box::pin(async move {
            if !is_postgres {
                // Readers and the writer do not hinder each other, and what is committed survives a power cut.
                for pragma in [
                    "PRAGMA journal_mode = WAL",
                    "PRAGMA synchronous = FULL",
                    "PRAGMA busy_timeout = 5000",
                    // Done beside the writer, which would otherwise stand still for it.
                    "PRAGMA wal_autocheckpoint = 0",
                    "PRAGMA cache_size = -2000",
                    // What a statement of many rows would need to be undone: for every page two more writes to a file.
                    "PRAGMA temp_store = MEMORY",
                    "PRAGMA foreign_keys = ON",
                ] {
                    sqlx::query(pragma).execute(&mut *connection).await?;
                }
            }
            Ok(())
        })
    });
    pool.connect_with(options).await.map_err(|error| place.fault(&error))
}
