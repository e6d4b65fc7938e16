//! The page's files, as the build put them into the program.

use std::hash::{DefaultHasher, Hash, Hasher};

/// A file of the page: as it is, and compressed where that is worth it.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The name under which it is asked for.
    pub name: &'static str,
    /// What is in it.
    pub plain: &'static [u8],
    /// The same, compressed with brotli.
    pub brotli: Option<&'static [u8]>,
    /// The same, compressed with gzip.
    pub gzip: Option<&'static [u8]>,
}

/// The document that every address of the page begins with.
pub(crate) const DOCUMENT: &str = "index.html";

/// The document that says that there is nothing at an address.
pub(crate) const MISSING: &str = "404.html";

const BUILT: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Said where the page was not built before the program was.
const UNBUILT: &[File] =
    &[File { name: DOCUMENT, plain: include_bytes!("unbuilt.html"), brotli: None, gzip: None }];

/// The page that this program carries.
pub fn page() -> &'static [File] {
    if is_page_built() { BUILT } else { UNBUILT }
}

/// Whether the page was built before the program was.
pub fn is_page_built() -> bool {
    !BUILT.is_empty()
}

/// What the document says where tables can be played at.
const OFFERS: &str = " data-offers=\"online\"";

/// The page for a server without tables: its document offers none. It is small enough to go without being compressed.
pub(crate) fn without_tables(page: &'static [File]) -> &'static [File] {
    let offers_none = |file: &File| match (file.name, std::str::from_utf8(file.plain)) {
        (DOCUMENT, Ok(text)) if text.contains(OFFERS) => {
            let plain = text.replace(OFFERS, "").into_bytes().leak();
            File { plain, brotli: None, gzip: None, ..*file }
        }
        _ => *file,
    };
    page.iter().map(offers_none).collect::<Vec<_>>().leak()
}

impl File {
    /// What browsers are told that it is.
    pub(crate) fn content_type(&self) -> &'static str {
        match self.name.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "txt" => "text/plain; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "webmanifest" => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }

    /// Whether the name changes with what is in it, as xtask writes it: `page-0123456789abcdef.js`.
    pub(crate) fn is_named_by_content(&self) -> bool {
        let stem = self.name.rsplit_once('.').map_or(self.name, |(stem, _)| stem);
        let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
        hash.len() == 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())
    }

    /// A mark that is the same as long as the file is.
    pub(crate) fn mark(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.plain.hash(&mut hasher);
        hasher.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &'static str) -> File {
        File { name, plain: b"", brotli: None, gzip: None }
    }

    #[test]
    fn names_by_content_are_told_from_others() {
        assert!(file("page-0123456789abcdef.js").is_named_by_content());
        assert!(file("icon-192-0123456789abcdef.png").is_named_by_content());
        for name in ["index.html", "icon-192.png", "service-worker.js", "page-0123456789abcdeg.js", "a"] {
            assert!(!file(name).is_named_by_content(), "{name}");
        }
    }

    #[test]
    fn types_are_told_by_extensions() {
        assert_eq!(file("a.wasm").content_type(), "application/wasm");
        assert_eq!(file("portes.net").content_type(), "application/octet-stream");
    }

    #[test]
    fn page_without_tables_offers_none() {
        let plain = b"<html lang=\"en\" data-offers=\"online\">";
        let page = [File { name: DOCUMENT, plain, brotli: Some(b"b"), gzip: Some(b"g") }, file("page.js")];
        let without = without_tables(page.to_vec().leak());
        assert_eq!(without[0].plain, b"<html lang=\"en\">");
        assert!(without[0].brotli.is_none() && without[0].gzip.is_none());
        assert_eq!(without[1].name, "page.js");
    }

    #[test]
    fn there_is_always_a_document() {
        assert!(page().iter().any(|file| file.name == DOCUMENT));
    }
}
