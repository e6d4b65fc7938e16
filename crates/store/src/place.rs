//! Where a database is, and what is said where it cannot be opened.

use std::path::Path;
use std::time::Duration;

use sqlx::any::AnyConnectOptions;
use sqlx::migrate::MigrateError;
use sqlx::{AnyConnection, Connection};

use crate::fault::StoreFault;

/// A database that has not answered by then is not there.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where a database is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A SQLite file.
    File(String),
    /// The address of a PostgreSQL.
    Postgres(String),
}

impl Place {
    /// Reads `postgres://…`, or the path of a file.
    pub(crate) fn read(database: &str) -> Result<Place, StoreFault> {
        match database.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Place::Postgres(database.to_owned())),
            Some(("sqlite", path)) => Ok(Place::File(path.to_owned())),
            Some((kind, _)) => Err(StoreFault(format!(
                "databases of the kind {kind} cannot be used: name a file, or a PostgreSQL as \
                 postgres://user@host/database"
            ))),
            None => Ok(Place::File(database.to_owned())),
        }
    }

    /// The address as the database's driver reads it.
    pub(crate) fn address(&self) -> String {
        match self {
            // A path may hold what has a meaning in addresses.
            Place::File(path) => {
                let path = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
                format!("sqlite://{path}?mode=rwc")
            }
            Place::Postgres(address) => address.clone(),
        }
    }

    /// Connects once and looks whether it can be used, because a pool would try again and again, and not say what is wrong.
    pub(crate) async fn check(&self, options: &AnyConnectOptions) -> Result<(), StoreFault> {
        if let Place::File(path) = self {
            check_folder(Path::new(path))?;
        }
        match tokio::time::timeout(PATIENCE, self.try_out(options)).await {
            Ok(tried) => tried.map_err(|error| self.fault(&error)),
            Err(_) => Err(self.unreachable(&format!("no answer in {} seconds", PATIENCE.as_secs()))),
        }
    }

    async fn try_out(&self, options: &AnyConnectOptions) -> Result<(), sqlx::Error> {
        let mut connection = AnyConnection::connect_with(options).await?;
        if let Place::File(_) = self {
            // Reads the file, and tries whether it could be written to.
            sqlx::query("PRAGMA schema_version").execute(&mut connection).await?;
            let begun = sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await;
            begun.map(drop).or_else(|error| if code(&error) == Some(BUSY) { Ok(()) } else { Err(error) })?;
        }
        connection.close().await
    }

    /// What is wrong, what to do, and then what the database says.
    pub(crate) fn fault(&self, error: &sqlx::Error) -> StoreFault {
        match self {
            Place::File(path) => StoreFault(format!("{} ({error})", file_sentence(path, code(error)))),
            Place::Postgres(_) => self.postgres_fault(error),
        }
    }

    /// The same for a database that could not be brought up to date.
    pub(crate) fn migration_fault(&self, error: &MigrateError) -> StoreFault {
        if let MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) = error {
            return self.fault(error);
        }
        let is_newer = matches!(error, MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..));
        let is_other = matches!(error, MigrateError::VersionMismatch(_));
        let sentence = match (is_newer, is_other) {
            (true, _) => "was made by a newer Tavli: use that one, or name another database",
            (false, true) => "was made by another Tavli: use that one, or name another database",
            (false, false) => "cannot be used: name another database",
        };
        StoreFault(format!("{} {sentence} ({error})", self.name()))
    }

    fn postgres_fault(&self, error: &sqlx::Error) -> StoreFault {
        let name = self.name();
        let state = error.as_database_error().and_then(|error| error.code());
        StoreFault(match (error, state.as_deref()) {
            (sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut, _) => {
                return self.unreachable(&error.to_string());
            }
            (sqlx::Error::Configuration(_), _) => {
                format!(
                    "this is no address of a PostgreSQL: write postgres://user:password@host/database ({error})"
                )
            }
            (_, Some("28P01" | "28000")) => {
                format!(
                    "{name} does not let us in: look at the user and the password in the address ({error})"
                )
            }
            (_, Some("3D000")) => {
                format!("{name} does not exist: make it (createdb), or name another one ({error})")
            }
            (_, Some("42501")) => {
                format!("{name} may not be written to by this user: give it the right to ({error})")
            }
            (_, Some("53300")) => format!("{name} has no connection left: end some, or allow more ({error})"),
            (_, _) => format!("{name} cannot be used: name another database ({error})"),
        })
    }

    fn unreachable(&self, cause: &str) -> StoreFault {
        let name = self.name();
        StoreFault(match self {
            Place::File(_) => format!("{name} does not answer: is another program at work in it? ({cause})"),
            Place::Postgres(_) => {
                format!("{name} cannot be reached: does it run, and are host and port right? ({cause})")
            }
        })
    }

    /// The name by which people are told of it: without a password.
    fn name(&self) -> String {
        match self {
            Place::File(path) => format!("the file {path}"),
            Place::Postgres(address) => format!("the database {}", shown(address)),
        }
    }
}

/// SQLite's codes.
const BUSY: u32 = 5;
const READ_ONLY: u32 = 8;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const CANNOT_OPEN: u32 = 14;
const NO_DATABASE: u32 = 26;

/// SQLite's code of an error; its upper bits say more than we need.
fn code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?.parse::<u32>().ok()?;
    Some(code & 0xff)
}

fn file_sentence(path: &str, code: Option<u32>) -> String {
    match code {
        Some(NO_DATABASE) => format!("{path} is not a database: name another file, or a new one"),
        Some(READ_ONLY | CANNOT_OPEN) => {
            format!(
                "{path} cannot be written to: give this user the right to write there, or name another file"
            )
        }
        Some(CORRUPT) => format!("{path} is damaged: bring back a copy with `tavli restore`"),
        Some(FULL) => format!("there is no room left for {path}: make some"),
        Some(BUSY) => format!("another program is at work in {path}: end it, or name another file"),
        Some(_) | None => format!("{path} cannot be used: name another file"),
    }
}

fn check_folder(path: &Path) -> Result<(), StoreFault> {
    let fault = |text: String| Err(StoreFault(text));
    if path.is_dir() {
        return fault(format!("{0} is a folder: name a file in it, as {0}/tavli.db", path.display()));
    }
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) if !folder.is_dir() => {
            let (file, folder) = (path.display(), folder.display());
            fault(format!(
                "{file} cannot be made, because there is no folder {folder}: make it, or name another file"
            ))
        }
        Some(_) | None => Ok(()),
    }
}

/// An address without its password.
fn shown(address: &str) -> String {
    match (address.find("://"), address.rfind('@')) {
        (Some(start), Some(end)) if start < end => format!("{}://…{}", &address[..start], &address[end..]),
        _ => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_shown() {
        assert_eq!(shown("postgres://me:secret@host/db"), "postgres://…@host/db");
        assert_eq!(shown("postgres://me:se@cret@host/db"), "postgres://…@host/db");
        assert_eq!(shown("postgres://host/db"), "postgres://host/db");
    }

    #[test]
    fn places_are_told_apart() {
        let check = |text: &str, expected: &str| {
            let address = Place::read(text).map_or_else(|fault| fault.0, |place| place.address());
            assert!(address.starts_with(expected), "{text}: {address}");
        };
        check("tavli.db", "sqlite://tavli.db?mode=rwc");
        check("/a/what?.db", "sqlite:///a/what%3F.db?mode=rwc");
        check("sqlite:///a/b.db", "sqlite:///a/b.db?mode=rwc");
        check("postgres://me@host/db", "postgres://me@host/db");
        check("mysql://me@host/db", "databases of the kind mysql cannot be used");
    }

    #[test]
    fn every_code_has_a_sentence_that_says_what_to_do() {
        for (code, word) in [
            (8, "right to write"),
            (14, "right to write"),
            (26, "not a database"),
            (11, "restore"),
            (1, "another file"),
        ] {
            assert!(file_sentence("a.db", Some(code)).contains(word), "{code}");
        }
    }
}
