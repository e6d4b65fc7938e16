//! A copy of a SQLite file while it is in use.

use std::path::Path;

use sqlx::{Connection, SqliteConnection};

use crate::fault::StoreFault;

/// Whether somebody has a SQLite file open: a server that runs would go on writing into it wherever it is moved to.
pub async fn is_in_use(database: &Path) -> bool {
    let address = format!("sqlite://{}?mode=rw", database.display());
    let Ok(mut connection) = SqliteConnection::connect(&address).await else { return false };
    // Only whoever is alone with a file may change how it is written. The file is whole afterwards, with nothing beside it.
    let changed = async {
        sqlx::query("PRAGMA busy_timeout = 500").execute(&mut connection).await?;
        sqlx::query("PRAGMA journal_mode = DELETE").execute(&mut connection).await
    };
    let error = changed.await.err();
    let code =
        error.as_ref().and_then(|error| error.as_database_error()?.code().map(|code| code.into_owned()));
    let _ = connection.close().await;
    // SQLITE_BUSY; a file that is no database at all may well be replaced.
    code.is_some_and(|code| code == "5")
}

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
