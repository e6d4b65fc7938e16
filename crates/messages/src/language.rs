//! The five languages.

/// A language of the page.
///
/// ```
/// use tavli_messages::Language;
/// assert_eq!(Language::from_code("el"), Some(Language::Greek));
/// assert_eq!(Language::Greek.own_name(), "Ελληνικά");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// Deutsch.
    German,
    /// English.
    English,
    /// Italiano.
    Italian,
    /// Ελληνικά.
    Greek,
    /// Français.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 5] =
        [Language::German, Language::English, Language::Italian, Language::Greek, Language::French];

    /// The two letters by which browsers and addresses name it.
    pub fn code(self) -> &'static str {
        match self {
            Language::German => "de",
            Language::English => "en",
            Language::Italian => "it",
            Language::Greek => "el",
            Language::French => "fr",
        }
    }

    /// How its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::German => "Deutsch",
            Language::English => "English",
            Language::Italian => "Italiano",
            Language::Greek => "Ελληνικά",
            Language::French => "Français",
        }
    }

    /// The language with these two letters.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The first of a browser's languages that we speak, whatever the region (`de-AT`); English where there is none.
    ///
    /// ```
    /// use tavli_messages::Language;
    /// assert_eq!(Language::preferred(["es-MX", "fr-CH", "de"]), Language::French);
    /// assert_eq!(Language::preferred(["es"]), Language::English);
    /// ```
    pub fn preferred<T: AsRef<str>>(languages: impl IntoIterator<Item = T>) -> Language {
        let mut known = languages.into_iter().filter_map(|tag| Language::from_code(primary(tag.as_ref())));
        known.next().unwrap_or(Language::English)
    }

    /// Whether this many things are said in the singular. French counts nothing as one.
    pub(crate) fn is_one(self, count: u32) -> bool {
        match self {
            Language::French => count <= 1,
            Language::German | Language::English | Language::Italian | Language::Greek => count == 1,
        }
    }
}

fn primary(tag: &str) -> &str {
    tag.split(['-', '_']).next().unwrap_or(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
        assert_eq!(Language::from_code("DE"), Some(Language::German));
        assert_eq!(Language::from_code("deu"), None);
    }

    #[test]
    fn first_known_language_is_preferred() {
        assert_eq!(Language::preferred(["nl", "it_IT", "de"]), Language::Italian);
        assert_eq!(Language::preferred(Vec::<String>::new()), Language::English);
    }

    #[test]
    fn nothing_is_singular_in_french_alone() {
        for language in Language::ALL {
            assert_eq!(language.is_one(0), language == Language::French);
            assert!(language.is_one(1) && !language.is_one(2) && !language.is_one(21));
        }
    }
}
