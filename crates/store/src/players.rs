//! Players, their ratings and their results.

use crate::fault::StoreFault;
use crate::rows::{PlayerRow, RatingRow, ResultRow};
use crate::store::Store;

impl Store {
    /// Takes up a new player.
    pub async fn add_player(&self, player: &PlayerRow) -> Result<(), StoreFault> {
        self.writer.add_player(player).await
    }

    /// A player by the public name.
    pub async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreFault> {
        let query = "SELECT id, secret_hash, name, is_bot, created FROM players WHERE id = $1";
        Ok(sqlx::query_as(query).bind(id).fetch_optional(&self.pool).await?)
    }

    /// A player by the hash of a recovery code.
    pub async fn player_by_recovery(&self, recovery_hash: &str) -> Result<Option<PlayerRow>, StoreFault> {
        let query = "SELECT id, secret_hash, name, is_bot, created FROM players WHERE recovery_hash = $1";
        Ok(sqlx::query_as(query).bind(recovery_hash).fetch_optional(&self.pool).await?)
    }

    /// Gives a player another name.
    pub async fn rename(&self, id: &str, name: &str) -> Result<(), StoreFault> {
        sqlx::query("UPDATE players SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Gives a player a recovery code; an earlier one is worth nothing then.
    pub async fn set_recovery(&self, id: &str, recovery_hash: &str) -> Result<(), StoreFault> {
        let query = "UPDATE players SET recovery_hash = $1 WHERE id = $2";
        sqlx::query(query).bind(recovery_hash).bind(id).execute(&self.pool).await?;
        Ok(())
    }

    /// Gives a player another secret: devices that know the old one are signed off.
    pub async fn set_secret(&self, id: &str, secret_hash: &str) -> Result<(), StoreFault> {
        let mut transaction = self.pool.begin().await?;
        let query = "UPDATE players SET secret_hash = $1, recovery_hash = NULL WHERE id = $2";
        sqlx::query(query).bind(secret_hash).bind(id).execute(&mut *transaction).await?;
        let query = "DELETE FROM further_secrets WHERE player = $1";
        sqlx::query(query).bind(id).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// A player's ratings, by game.
    pub async fn ratings(&self, player: &str) -> Result<Vec<RatingRow>, StoreFault> {
        let query =
            "SELECT game, rating, deviation, volatility, games FROM ratings WHERE player = $1 ORDER BY game";
        Ok(sqlx::query_as(query).bind(player).fetch_all(&self.pool).await?)
    }

    /// Writes both players' new ratings after a match, once: a match that was rated before is left alone.
    pub async fn rate(&self, table: &str, ratings: [(&str, RatingRow); 2]) -> Result<(), StoreFault> {
        let mut transaction = self.pool.begin().await?;
        let query = "UPDATE results SET is_rated = 2 WHERE table_id = $1 AND is_rated = 1";
        let done = sqlx::query(query).bind(table).execute(&mut *transaction).await?;
        if done.rows_affected() == 0 {
            return Ok(());
        }
        for (player, row) in ratings {
            let query = "INSERT INTO ratings (player, game, rating, deviation, volatility, games) \
                         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player, game) DO UPDATE SET \
                         rating = $3, deviation = $4, volatility = $5, games = $6";
            sqlx::query(query)
                .bind(player)
                .bind(&row.game)
                .bind(row.rating)
                .bind(row.deviation)
                .bind(row.volatility)
                .bind(row.games)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Matches that have ended and wait for being rated: a server may have been killed in between.
    pub async fn unrated(&self) -> Result<Vec<ResultRow>, StoreFault> {
        let query = "SELECT table_id, game, first_player, second_player, winner, is_rated, finished FROM results \
                     WHERE is_rated = 1 ORDER BY finished";
        Ok(sqlx::query_as(query).fetch_all(&self.pool).await?)
    }

    /// A player's last results, the newest first.
    pub async fn results(&self, player: &str, most: i64) -> Result<Vec<ResultRow>, StoreFault> {
        let query = "SELECT table_id, game, first_player, second_player, winner, is_rated, finished FROM results \
                     WHERE first_player = $1 OR second_player = $1 ORDER BY finished DESC LIMIT $2";
        Ok(sqlx::query_as(query).bind(player).bind(most).fetch_all(&self.pool).await?)
    }
}
