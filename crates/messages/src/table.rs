//! Texts by key in one string: `␞key␟text␞key␟text␞`. Neither code nor pointers for each text: small where it is loaded.

const ENTRY: char = '\u{1e}';
const TEXT: char = '\u{1f}';

/// The text of a key.
pub(crate) fn find<'a>(table: &'a str, key: &str) -> Option<&'a str> {
    let mut rest = table;
    while let Some((entry, others)) = rest.split_once(ENTRY) {
        match entry.split_once(TEXT) {
            Some((here, text)) if here == key => return Some(text),
            Some(_) | None => rest = others,
        }
    }
    None
}

/// The keys of a table, in their order.
#[cfg(test)]
pub(crate) fn keys(table: &str) -> impl Iterator<Item = &str> {
    table.split(ENTRY).filter_map(|entry| Some(entry.split_once(TEXT)?.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "\u{1e}a\u{1f}One\u{1e}a-b\u{1f}Two\n\nlines\u{1e}";

    #[test]
    fn texts_are_found_by_their_whole_key() {
        assert_eq!(find(TABLE, "a"), Some("One"));
        assert_eq!(find(TABLE, "a-b"), Some("Two\n\nlines"));
        assert_eq!(find(TABLE, "b"), None);
        assert_eq!(find("", "a"), None);
        assert_eq!(keys(TABLE).collect::<Vec<_>>(), ["a", "a-b"]);
    }
}
