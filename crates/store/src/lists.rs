//! Lists of tables.

use crate::fault::StoreFault;
use crate::store::Store;

const COLUMNS: &str = "id, settings, state, first_player, second_player, changed, deadline";

/// A table, as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct TableRow {
    /// Its name.
    pub id: String,
    /// What is played, as JSON.
    pub settings: String,
    /// `waiting`, `playing` or `over`.
    pub state: String,
    /// Who sits on the first seat.
    pub first_player: Option<String>,
    /// Who sits on the second.
    pub second_player: Option<String>,
    /// When something last happened, in milliseconds, right to the minute.
    pub changed: i64,
    /// When somebody's time will be over.
    pub deadline: Option<i64>,
}

impl Store {
    /// Public tables in a state, the newest first.
    pub async fn public_tables(&self, state: &str, most: i64) -> Result<Vec<TableRow>, StoreFault> {
        let query = format!(
            "SELECT {COLUMNS} FROM tables WHERE state = $1 AND is_public = 1 ORDER BY changed DESC LIMIT $2"
        );
        Ok(sqlx::query_as(sqlx::AssertSqlSafe(query)).bind(state).bind(most).fetch_all(&self.pool).await?)
    }

    /// A table by its name.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreFault> {
        let query = format!("SELECT {COLUMNS} FROM tables WHERE id = $1");
        Ok(sqlx::query_as(sqlx::AssertSqlSafe(query)).bind(id).fetch_optional(&self.pool).await?)
    }

    /// A player's tables that are not over, the newest first.
    pub async fn tables_of(&self, player: &str, most: i64) -> Result<Vec<TableRow>, StoreFault> {
        let query = format!(
            "SELECT {COLUMNS} FROM tables WHERE (first_player = $1 OR second_player = $1) AND state <> 'over' \
             ORDER BY changed DESC LIMIT $2"
        );
        Ok(sqlx::query_as(sqlx::AssertSqlSafe(query)).bind(player).bind(most).fetch_all(&self.pool).await?)
    }

    /// Tables at which somebody's time is over.
    pub async fn overdue(&self, now: i64) -> Result<Vec<String>, StoreFault> {
        let query = "SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= $1 LIMIT 100";
        Ok(sqlx::query_scalar(query).bind(now).fetch_all(&self.pool).await?)
    }

    /// Tables in play that a server has to care for by itself: those with the computer, whose keeper is gone.
    pub async fn orphans(&self, now: i64) -> Result<Vec<String>, StoreFault> {
        let query = "SELECT id FROM tables WHERE state = 'playing' AND has_computer = 1 AND kept_until < $1 LIMIT 1000";
        Ok(sqlx::query_scalar(query).bind(now).fetch_all(&self.pool).await?)
    }

    /// All tables in play.
    pub async fn in_play(&self) -> Result<Vec<String>, StoreFault> {
        Ok(sqlx::query_scalar("SELECT id FROM tables WHERE state = 'playing'").fetch_all(&self.pool).await?)
    }

    /// Removes tables at which nobody has sat down for so long.
    pub async fn forget_waiting(&self, before: i64) -> Result<u64, StoreFault> {
        let mut transaction = self.pool.begin().await?;
        let events = "DELETE FROM events WHERE table_id IN (SELECT id FROM tables WHERE state = 'waiting' AND changed < $1)";
        sqlx::query(events).bind(before).execute(&mut *transaction).await?;
        let tables = "DELETE FROM tables WHERE state = 'waiting' AND changed < $1";
        let done = sqlx::query(tables).bind(before).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(done.rows_affected())
    }
}
