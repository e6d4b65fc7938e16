//! How a person wants the page to be, kept by the browser.

use crate::storage;

const KEY: &str = "tavli.settings";

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How fast checkers move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
    None,
}

impl Speed {
    pub(crate) const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::None];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::None => "none",
        }
    }

    /// The time of one motion.
    pub(crate) fn milliseconds(self) -> u32 {
        match self {
            Speed::Slow => 480,
            Speed::Normal => 240,
            Speed::Fast => 120,
            Speed::None => 0,
        }
    }
}

/// All that can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) theme: Theme,
    pub(crate) speed: Speed,
    pub(crate) sound: bool,
    pub(crate) point_names: bool,
    pub(crate) auto_throw: bool,
    pub(crate) auto_confirm: bool,
    pub(crate) auto_forced: bool,
    pub(crate) quick_move: bool,
    pub(crate) inscription: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            speed: Speed::default(),
            sound: true,
            point_names: true,
            auto_throw: false,
            auto_confirm: false,
            auto_forced: false,
            quick_move: false,
            inscription: false,
        }
    }
}

impl Settings {
    /// As they were kept, or the usual ones; a word that is not known is left aside.
    pub(crate) fn load() -> Settings {
        storage::read(KEY).map(|text| Settings::read(&text)).unwrap_or_default()
    }

    pub(crate) fn keep(&self) {
        storage::keep(KEY, &self.text());
    }

    fn flags(&mut self) -> [(&'static str, &mut bool); 7] {
        [
            ("sound", &mut self.sound),
            ("names", &mut self.point_names),
            ("throw", &mut self.auto_throw),
            ("confirm", &mut self.auto_confirm),
            ("forced", &mut self.auto_forced),
            ("quick", &mut self.quick_move),
            ("inscription", &mut self.inscription),
        ]
    }

    /// A setting that is on or off, by its name.
    pub(crate) fn flag(&mut self, name: &str) -> Option<&mut bool> {
        self.flags().into_iter().find(|(flag, _)| *flag == name).map(|(_, value)| value)
    }

    /// Changes one setting; a name or value that is not known is left aside.
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        match name {
            "theme" => {
                self.theme = Theme::ALL.into_iter().find(|theme| theme.name() == value).unwrap_or_default()
            }
            "speed" => {
                self.speed = Speed::ALL.into_iter().find(|speed| speed.name() == value).unwrap_or_default()
            }
            flag => {
                if let Some(kept) = self.flag(flag) {
                    *kept = value == "1";
                }
            }
        }
    }

    fn text(mut self) -> String {
        let mut text = format!("theme={} speed={}", self.theme.name(), self.speed.name());
        for (name, value) in self.flags() {
            text.push_str(&format!(" {name}={}", u8::from(*value)));
        }
        text
    }

    fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in text.split_whitespace().filter_map(|word| word.split_once('=')) {
            settings.set(name, value);
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_read_back() {
        let settings = Settings { theme: Theme::Dark, quick_move: true, sound: false, ..Settings::default() };
        assert_eq!(Settings::read(&settings.text()), settings);
        assert_eq!(Settings::read("nonsense theme=pink"), Settings::default());
    }
}
