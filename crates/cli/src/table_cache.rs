//! Bear-off tables on disk: worked out once, read again by every later run.

use std::path::{Path, PathBuf};

use tavli_engine::BearOff;
use tavli_rules::Referee;

/// Where the tables are kept: `TAVLI_CACHE`, or the user's usual place for such files; nowhere where there is no such place.
pub(crate) fn folder() -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    named("TAVLI_CACHE")
        .or_else(|| named("XDG_CACHE_HOME").map(|folder| folder.join("tavli")))
        .or_else(|| named("LOCALAPPDATA").map(|folder| folder.join("tavli")))
        .or_else(|| named("HOME").map(|folder| folder.join(".cache/tavli")))
}

/// The file of a ruleset's table. Rules that bear off differently have names of their own.
pub(crate) fn file(folder: &Path, referee: &Referee) -> PathBuf {
    let ruleset = referee.ruleset();
    folder.join(format!("{}-{:016x}.bearoff", ruleset.name, ruleset.identity()))
}

/// The table of a ruleset: from disk where it is whole, else worked out and kept for the next time. A table that cannot be
/// kept is no fault: it takes a part of a second to work out.
pub(crate) fn table(referee: &Referee) -> BearOff {
    let Some(folder) = folder() else { return BearOff::build(referee) };
    let path = file(&folder, referee);
    let kept = std::fs::read(&path).ok().and_then(|bytes| BearOff::from_bytes(referee, &bytes).ok());
    kept.unwrap_or_else(|| {
        let table = BearOff::build(referee);
        let _ = keep(&path, &table);
        table
    })
}

/// Writes a table in one piece: two programs that do it at once leave a whole one.
pub(crate) fn keep(path: &Path, table: &BearOff) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let unfinished = path.with_extension(format!("{}.part", std::process::id()));
    std::fs::write(&unfinished, table.to_bytes())?;
    std::fs::rename(&unfinished, path)
}
