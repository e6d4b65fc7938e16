//! Moves what was written ahead into a SQLite file itself, beside the writer instead of in its way.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use sqlx::{AnyConnection, AnyPool};

use crate::writer::Writer;

/// So often what is there is moved. A page that was written many times meanwhile is moved once.
const PAUSE: Duration = Duration::from_secs(2);
/// From so many pages on (of 4 KB) the log is to begin anew.
const LONG: i64 = 16_384;

/// Works until the database is closed. A step that fails is done by the next one: the log alone is enough.
///
/// While the writer writes without a pause there is always something left to be moved, and the log cannot begin anew. So when
/// it is long the writer is asked to move the little that is left by itself. It has to wait then until the disk has all that
/// was ever moved; so that this is little too, the disk is asked beforehand, beside the writer.
pub(crate) async fn move_on(pool: AnyPool, writer: Writer, file: Option<&'static File>) {
    loop {
        tokio::time::sleep(PAUSE).await;
        if pool.is_closed() {
            return;
        }
        let Ok(mut connection) = pool.acquire().await else { continue };
        if !move_pages(&mut connection).await.is_ok_and(|pages| pages > LONG) {
            continue;
        }
        if let Some(file) = file {
            let _ = tokio::task::spawn_blocking(move || file.sync_data()).await;
            let _ = move_pages(&mut connection).await;
        }
        writer.begin_log_anew().await;
    }
}

/// The database's file, opened for good: whoever closes any descriptor of a file gives up all locks that the process has on
/// it, and SQLite would go on as if it still had them.
pub(crate) fn open_file(path: &Path) -> Option<&'static File> {
    File::open(path).ok().map(|file| &*Box::leak(Box::new(file)))
}

/// Moves pages without making anybody wait; how many the log holds.
pub(crate) async fn move_pages(connection: &mut AnyConnection) -> Result<i64, sqlx::Error> {
    let query = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)");
    let (_, pages, _): (i64, i64, i64) = query.fetch_one(connection).await?;
    Ok(pages)
}
