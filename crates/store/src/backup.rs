//! A copy of a SQLite file while it is in use.

use std::path::Path;

use sqlx::{Connection, SqliteConnection};

use crate::fault::StoreFault;

/// Copies a SQLite file into a new one, as of one moment, whoever writes to it meanwhile.
pub async fn backup(database: &Path, copy: &Path) -> Result<(), StoreFault> {
    if copy.exists() {
        return Err(StoreFault(format!("{} is there already; name a new file", copy.display())));
    }
    let address = format!("sqlite://{}?mode=rw", database.display());
    let mut connection = SqliteConnection::connect(&address)
        .await
        .map_err(|error| StoreFault(format!("cannot open {}: {error}", database.display())))?;
    sqlx::query("VACUUM INTO $1").bind(copy.display().to_string()).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}
