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
    /// Replace a file that is there; it is kept beside the new one, with `.before` at its end, or `.before-2` and so on
    #[arg(long)]
    replace: bool,
}

/// Waits for what the store does.
fn wait<T>(work: impl Future<Output = T>) -> io::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    wait(tavli_store::backup(from, to))?.map_err(|fault| Failure::Told(fault.to_string()))
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
        if wait(tavli_store::is_in_use(database))? {
            return Err(Failure::Told(format!(
                "{} is in use; stop the server that runs over it first",
                database.display()
            )));
        }
        let kept = set_aside(database)?;
        writeln!(io::stdout(), "what was there is kept in {}", kept.display())?;
    }
    copy(&arguments.from, database)?;
    Ok(writeln!(io::stdout(), "{} is put back from {}", database.display(), arguments.from.display())?)
}

/// Moves the file and those that SQLite keeps beside it to a name that nothing has yet; says which.
fn set_aside(database: &Path) -> Result<PathBuf, Failure> {
    let names = std::iter::once(String::new()).chain((2..).map(|number| format!("-{number}")));
    let mut kept = names.map(|number| PathBuf::from(format!("{}.before{number}", database.display())));
    let kept = kept.find(|name| !name.exists()).expect("there is always another number");
    for ending in ["", "-wal", "-shm"] {
        let name = PathBuf::from(format!("{}{ending}", database.display()));
        if name.exists() {
            std::fs::rename(&name, format!("{}{ending}", kept.display()))?;
        }
    }
    Ok(kept)
}
