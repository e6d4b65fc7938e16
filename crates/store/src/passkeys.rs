//! Passkeys, what their devices are asked to sign, and the secrets of devices that came in with one.

use crate::fault::StoreFault;
use crate::rows::{ChallengeRow, PasskeyRow};
use crate::store::Store;

impl Store {
    /// Keeps a new passkey; says whether it is kept: one that somebody has already is left alone, and nobody has more than
    /// so many.
    pub async fn add_passkey(&self, passkey: &PasskeyRow, most: i64) -> Result<bool, StoreFault> {
        let query = "INSERT INTO passkeys (id, player, body, created) SELECT $1, $2, $3, $4 \
                     WHERE (SELECT COUNT(*) FROM passkeys WHERE player = $2) < $5 ON CONFLICT (id) DO NOTHING";
        let done = sqlx::query(query)
            .bind(&passkey.id)
            .bind(&passkey.player)
            .bind(&passkey.body)
            .bind(passkey.created)
            .bind(most)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// A passkey by its name.
    pub async fn passkey(&self, id: &str) -> Result<Option<PasskeyRow>, StoreFault> {
        let query = "SELECT id, player, body, created, used FROM passkeys WHERE id = $1";
        Ok(sqlx::query_as(query).bind(id).fetch_optional(&self.pool).await?)
    }

    /// A player's passkeys, the oldest first.
    pub async fn passkeys(&self, player: &str) -> Result<Vec<PasskeyRow>, StoreFault> {
        let query =
            "SELECT id, player, body, created, used FROM passkeys WHERE player = $1 ORDER BY created, id";
        Ok(sqlx::query_as(query).bind(player).fetch_all(&self.pool).await?)
    }

    /// Forgets one of a player's passkeys; devices that came in with it are signed off, except the one with this secret.
    pub async fn remove_passkey(
        &self,
        player: &str,
        id: &str,
        own_secret: Option<&str>,
    ) -> Result<bool, StoreFault> {
        let mut transaction = self.pool.begin().await?;
        if let Some(own) = own_secret {
            let query = "UPDATE further_secrets SET passkey = NULL WHERE passkey = $1 AND player = $2 AND secret_hash = $3";
            sqlx::query(query).bind(id).bind(player).bind(own).execute(&mut *transaction).await?;
        }
        let query = "DELETE FROM further_secrets WHERE passkey = $1 AND player = $2";
        sqlx::query(query).bind(id).bind(player).execute(&mut *transaction).await?;
        let query = "DELETE FROM passkeys WHERE id = $1 AND player = $2";
        let done = sqlx::query(query).bind(id).bind(player).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(done.rows_affected() == 1)
    }

    /// Keeps what a device is asked to sign; what nobody has signed in time is forgotten meanwhile.
    pub async fn add_challenge(&self, challenge: &ChallengeRow, now: i64) -> Result<(), StoreFault> {
        let query = "DELETE FROM passkey_challenges WHERE expires < $1";
        sqlx::query(query).bind(now).execute(&self.pool).await?;
        let query = "INSERT INTO passkey_challenges (id, player, body, expires) VALUES ($1, $2, $3, $4)";
        sqlx::query(query)
            .bind(&challenge.id)
            .bind(&challenge.player)
            .bind(&challenge.body)
            .bind(challenge.expires)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Takes out what a device was asked to sign: once, and only in time.
    pub async fn take_challenge(&self, id: &str, now: i64) -> Result<Option<ChallengeRow>, StoreFault> {
        let query = "DELETE FROM passkey_challenges WHERE id = $1 RETURNING id, player, body, expires";
        let row: Option<ChallengeRow> = sqlx::query_as(query).bind(id).fetch_optional(&self.pool).await?;
        Ok(row.filter(|row| row.expires >= now))
    }

    /// Lets a device in that has shown a passkey, by a secret of its own; what the passkey has become is kept with it. Says
    /// no where the passkey was removed meanwhile. A player has at most so many such devices: the oldest is signed off.
    pub async fn admit(
        &self,
        passkey: &PasskeyRow,
        secret_hash: &str,
        now: i64,
        most: i64,
    ) -> Result<bool, StoreFault> {
        let mut transaction = self.pool.begin().await?;
        let query = "UPDATE passkeys SET body = $1, used = $2 WHERE id = $3 AND player = $4";
        let known = sqlx::query(query)
            .bind(&passkey.body)
            .bind(now)
            .bind(&passkey.id)
            .bind(&passkey.player)
            .execute(&mut *transaction)
            .await?;
        if known.rows_affected() == 0 {
            return Ok(false);
        }
        let query =
            "INSERT INTO further_secrets (player, secret_hash, passkey, created) VALUES ($1, $2, $3, $4)";
        sqlx::query(query)
            .bind(&passkey.player)
            .bind(secret_hash)
            .bind(&passkey.id)
            .bind(now)
            .execute(&mut *transaction)
            .await?;
        let query = "DELETE FROM further_secrets WHERE player = $1 AND secret_hash NOT IN \
                     (SELECT secret_hash FROM further_secrets WHERE player = $1 ORDER BY created DESC, secret_hash LIMIT $2)";
        sqlx::query(query).bind(&passkey.player).bind(most).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Whether a device with this secret came in with one of the player's passkeys.
    pub async fn has_further_secret(&self, player: &str, secret_hash: &str) -> Result<bool, StoreFault> {
        let query = "SELECT COUNT(*) FROM further_secrets WHERE player = $1 AND secret_hash = $2";
        let count: i64 =
            sqlx::query_scalar(query).bind(player).bind(secret_hash).fetch_one(&self.pool).await?;
        Ok(count > 0)
    }
}
