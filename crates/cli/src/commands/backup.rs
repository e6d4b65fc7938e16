//! `tavli backup` and `tavli restore`: a copy of a server's SQLite file, also while it runs.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// Copy a server's SQLite file while it runs.
#[derive(clap::Args)]
pub(crate) struct BackupArguments {
    /// The copy, a new file
    #[arg(value_name = "COPY")]
    to: PathBuf,
    /// The file that the server uses
    #[arg(long, value_name = "FILE", default_value = "tavli.db")]
    database: PathBuf,
}

/// Put a copy back in place. The server must not run meanwhile.
#[derive(clap::Args)]
pub(crate) struct RestoreArguments {
    /// The copy that was made by `tavli backup`
    #[arg(value_name = "COPY")]
    from: PathBuf,
    /// The file that the server will use
    #[arg(long, value_name = "FILE", default_value = "tavli.db")]
    database: PathBuf,
    /// Replace a file that is there; it is kept beside the new one, with `.before` at its end
    #[arg(long)]
    replace: bool,
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(tavli_store::backup(from, to)).map_err(|fault| Failure::Told(fault.to_string()))
}

pub(crate) fn backup(arguments: BackupArguments) -> Result<(), Failure> {
    copy(&arguments.database, &arguments.to)?;
    Ok(writeln!(io::stdout(), "{} is copied to {}", arguments.database.display(), arguments.to.display())?)
}

pub(crate) fn restore(arguments: RestoreArguments) -> Result<(), Failure> {
    let database = &arguments.database;
    if database.exists() {
        if !arguments.replace {
            return Err(Failure::Told(format!(
                "{} is there already; add --replace to put the copy in its place",
                database.display()
            )));
        }
        set_aside(database)?;
    }
    copy(&arguments.from, database)?;
    Ok(writeln!(io::stdout(), "{} is put back from {}", database.display(), arguments.from.display())?)
}

/// The file and those that SQLite keeps beside it.
fn set_aside(database: &Path) -> Result<(), Failure> {
    for ending in ["", "-wal", "-shm"] {
        let name = PathBuf::from(format!("{}{ending}", database.display()));
        if name.exists() {
            std::fs::rename(&name, format!("{}.before{ending}", database.display()))?;
        }
    }
    Ok(())
}
