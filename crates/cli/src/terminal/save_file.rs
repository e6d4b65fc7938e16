//! A record kept in a file, so that nothing is lost when the program is stopped.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use tavli_rules::Record;

/// Where a record is kept.
#[derive(Clone, Debug)]
pub(crate) struct SaveFile {
    path: PathBuf,
}

impl SaveFile {
    /// A file that may be written: one that does not exist yet, or one of this same game.
    pub(crate) fn new<'a>(path: &Path, own: impl IntoIterator<Item = &'a Path>) -> Result<SaveFile, String> {
        let is_own = own.into_iter().any(|own| is_same_file(own, path));
        if path.exists() && !is_own {
            return Err(format!(
                "{0} exists already; go on with it by --resume {0}, or save to another file",
                path.display()
            ));
        }
        Ok(SaveFile { path: path.to_owned() })
    }

    /// Its path, as it was given.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the record beside the file first, and then in its place: at no moment is there half a record.
    pub(crate) fn write(&self, record: &Record) -> Result<(), String> {
        let beside = self.beside();
        let written = File::create(&beside).and_then(|mut file| {
            file.write_all(record.text().as_bytes())?;
            file.sync_all()?;
            fs::rename(&beside, &self.path)
        });
        written.map_err(|error| format!("{} cannot be written: {error}", self.path.display()))
    }

    fn beside(&self) -> PathBuf {
        let mut name = self.path.file_name().unwrap_or_default().to_owned();
        name.push(".new");
        self.path.with_file_name(name)
    }
}

fn is_same_file(a: &Path, b: &Path) -> bool {
    match (a.canonicalize(), b.canonicalize()) {
        (Ok(a), Ok(b)) => a == b,
        (Ok(_) | Err(_), _) => false,
    }
}

/// Reads a record from a file.
pub(crate) fn read_record(path: &Path) -> Result<Record, String> {
    let bytes = fs::read(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    let text = String::from_utf8(bytes).map_err(|_| format!("{} is not a text file", path.display()))?;
    Record::read(&text).map_err(|fault| format!("{} is not a good record: {fault}", path.display()))
}
