//! Finished games, kept by the browser.

use tavli_rules::Record;

use crate::storage;

const KEY: &str = "tavli.records";
/// Between two records; no record holds it.
const MARK: char = '\u{1e}';
/// More than a browser's room is of no use; the oldest go first.
const MOST: usize = 200;
/// The note of a record that says when it was finished.
const DATE: &str = "Date";
/// The note that says at which table of a server it was played.
const TABLE: &str = "Table";

/// All finished games as text, the newest first.
pub(crate) fn all() -> Vec<String> {
    let kept = storage::read(KEY).unwrap_or_default();
    kept.split(MARK).filter(|text| !text.is_empty()).map(str::to_owned).collect()
}

/// Adds a game that has just ended.
pub(crate) fn add(mut record: Record) {
    let today = js_sys::Date::new_0().to_iso_string();
    record.notes.push((DATE.to_owned(), String::from(today).chars().take(10).collect()));
    let mut records = all();
    records.insert(0, record.text());
    keep(&records);
}

/// Whether it was played at a table of the server.
pub(crate) fn is_of_table(record: &Record) -> bool {
    record.notes.iter().any(|(key, _)| key == TABLE)
}

/// The place of the one with a note: which table it was played at, or how its first game is called.
pub(crate) fn place_of(key: &str, value: &str) -> Option<usize> {
    let line = format!("{key}: {value}");
    all().iter().position(|text| text.contains(&line))
}

/// Whether the match of a table at the server is among them.
#[cfg(feature = "further")]
pub(crate) fn has_table(id: &str) -> bool {
    place_of(TABLE, id).is_some()
}

/// Forgets one.
pub(crate) fn delete(index: usize) {
    let mut records = all();
    if index < records.len() {
        records.remove(index);
        keep(&records);
    }
}

/// When it was finished.
pub(crate) fn date(record: &Record) -> &str {
    record.notes.iter().find(|(key, _)| key == DATE).map_or("", |(_, date)| date.as_str())
}

/// Proofs of dice are long, and browsers keep some megabytes: where not all records find room, the oldest go.
fn keep(records: &[String]) {
    let mut end = records.len().min(MOST);
    while !storage::keep(KEY, &records[..end].join(&MARK.to_string())) && end > 1 {
        end -= end.div_ceil(8);
    }
}
