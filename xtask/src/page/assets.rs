//! The page's files, named after what is in them, so that browsers may keep each of them for ever.

use siphasher::sip::SipHasher13;
use std::collections::BTreeMap;
use std::hash::Hasher;

/// Where the document lies, which decides how it names its files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Base {
    /// At the top of its host. What is said where nothing is may be shown at any address, so addresses begin at the top.
    Top,
    /// In whatever folder of a host that knows nothing of us: addresses begin at the document.
    Anywhere,
}

/// One file: its name in the folder, and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct File {
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
}

/// All files, and under which names our sources know them.
pub(super) struct Assets {
    pub(super) base: Base,
    files: Vec<File>,
    /// The place in the list, by the name in our sources.
    places: BTreeMap<String, usize>,
}

impl Base {
    /// What an address begins with.
    pub(super) fn prefix(self) -> &'static str {
        match self {
            Base::Top => "/",
            Base::Anywhere => "./",
        }
    }
}

impl Assets {
    pub(super) fn new(base: Base) -> Assets {
        Assets { base, files: Vec::new(), places: BTreeMap::new() }
    }

    /// Adds a file whose name says what is in it: `page.js` becomes `page-0123456789abcdef.js`.
    pub(super) fn add(&mut self, name: &str, bytes: Vec<u8>) {
        let (stem, extension) = name.rsplit_once('.').expect("the page's files have extensions");
        let hash = fingerprint(&bytes);
        self.push(name, File { name: format!("{stem}-{hash:016x}.{extension}"), bytes });
    }

    /// Adds a file that keeps its name.
    pub(super) fn add_named(&mut self, name: &str, bytes: Vec<u8>) {
        self.push(name, File { name: name.to_string(), bytes });
    }

    fn push(&mut self, name: &str, file: File) {
        self.places.insert(name.to_string(), self.files.len());
        self.files.push(file);
    }

    pub(super) fn files(&self) -> &[File] {
        &self.files
    }

    /// The file that our sources know by this name.
    pub(super) fn file(&self, name: &str) -> &File {
        let place = self.places.get(name).unwrap_or_else(|| panic!("{name} is added before it is named"));
        &self.files[*place]
    }

    /// The files with this extension, with the names that our sources know.
    pub(super) fn of_kind<'a>(&'a self, extension: &'a str) -> impl Iterator<Item = (&'a str, &'a File)> {
        let all = self.places.iter().map(|(name, place)| (name.as_str(), &self.files[*place]));
        all.filter(move |(name, _)| name.rsplit_once('.').is_some_and(|(_, own)| own == extension))
    }

    /// Where the document finds a file.
    pub(super) fn address(&self, name: &str) -> String {
        format!("{}{}", self.base.prefix(), self.file(name).name)
    }

    /// A text in which every `"./NAME"` of a file is its address for the document.
    pub(super) fn with_addresses(&self, text: &str) -> String {
        self.with_names(text, self.base.prefix())
    }

    /// A text in which every `"./NAME"` of a file has its final name: all files are neighbours of each other.
    pub(super) fn with_neighbours(&self, text: &str) -> String {
        self.with_names(text, "./")
    }

    fn with_names(&self, text: &str, prefix: &str) -> String {
        self.places.iter().fold(text.to_string(), |text, (name, place)| {
            text.replace(&format!("\"./{name}\""), &format!("\"{prefix}{}\"", self.files[*place].name))
        })
    }

    /// A number that changes with any of the files.
    pub(super) fn version(&self) -> String {
        let mut hasher = SipHasher13::new();
        for file in &self.files {
            hasher.write(file.name.as_bytes());
            hasher.write(&file.bytes);
        }
        format!("{:016x}", hasher.finish())
    }
}

/// The same number on every machine for the same bytes: against mistakes, not against malice.
fn fingerprint(bytes: &[u8]) -> u64 {
    let mut hasher = SipHasher13::new();
    hasher.write(bytes);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn name_changes_with_what_is_in_the_file() {
        let named = |bytes: &[u8]| {
            let mut assets = Assets::new(Base::Top);
            assets.add("page.js", bytes.to_vec());
            assets.file("page.js").name.clone()
        };
        assert_eq!(named(b"a"), named(b"a"));
        assert_ne!(named(b"a"), named(b"b"));
        assert_eq!(named(b"a").len(), "page-0123456789abcdef.js".len());
    }

    #[test]
    fn named_files_have_final_names() {
        let mut assets = Assets::new(Base::Top);
        assets.add("a.js", vec![]);
        let name = assets.file("a.js").name.clone();
        assert_eq!(assets.with_neighbours("x \"./a.js\" y ./a.js"), format!("x \"./{name}\" y ./a.js"));
        assert_eq!(assets.with_addresses("\"./a.js\" \"./b.js\""), format!("\"/{name}\" \"./b.js\""));
        assert_eq!(assets.of_kind("js").count(), 1);
    }
}
