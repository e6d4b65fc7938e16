//! Addresses of the page: `#/de/zeno/rules`. Behind the hash, so that the page can be hosted under any path.

use tavli_messages::Language;
use tavli_rules::BuiltIn;

#[cfg(feature = "further")]
use crate::further::Further;

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum View {
    /// All games.
    Home,
    /// An address that nobody knows.
    Unknown,
    /// Setting up a game.
    Setup(BuiltIn),
    /// The game in progress.
    Play,
    /// A game's rules.
    Rules(BuiltIn),
    /// A guided first game.
    Lesson(BuiltIn),
    /// Zeno's position as a problem.
    Emperor,
    /// Finished games.
    Records,
    /// A finished game, by its place in the list.
    Replay(usize),
    /// A view that only the further page has.
    #[cfg(feature = "further")]
    Further(Further),
}

/// A view in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Route {
    pub(crate) language: Language,
    pub(crate) view: View,
}

impl Route {
    /// What an address means; without a language it is the one that was used last.
    pub(crate) fn read(hash: &str, usual: Language) -> Route {
        let mut words = hash.trim_start_matches('#').split('/').filter(|word| !word.is_empty());
        let first = words.next();
        let language = first.and_then(Language::from_code);
        let first = if language.is_some() { words.next() } else { first };
        #[cfg(feature = "further")]
        if let Some(view) = Further::read(first, &words.clone().collect::<Vec<_>>()) {
            return Route { language: language.unwrap_or(usual), view: View::Further(view) };
        }
        let game = first.and_then(|word| word.parse::<BuiltIn>().ok());
        let (second, more) = (words.next(), words.next());
        let view = match (first, game, second) {
            (Some(_), ..) if more.is_some() => View::Unknown,
            (None, ..) => View::Home,
            (_, Some(game), None) => View::Setup(game),
            (_, Some(game), Some("rules")) => View::Rules(game),
            (_, Some(game), Some("lesson")) => View::Lesson(game),
            (Some("play"), _, None) => View::Play,
            (Some("emperor"), _, None) => View::Emperor,
            (Some("records"), _, None) => View::Records,
            (Some("records"), _, Some(number)) => number.parse().map_or(View::Unknown, View::Replay),
            (Some(_), ..) => View::Unknown,
        };
        Route { language: language.unwrap_or(usual), view }
    }

    /// The address of a view.
    pub(crate) fn hash(self) -> String {
        let path = match self.view {
            View::Home => String::new(),
            View::Unknown => "unknown".to_owned(),
            View::Setup(game) => game.to_string(),
            View::Play => "play".to_owned(),
            View::Rules(game) => format!("{game}/rules"),
            View::Lesson(game) => format!("{game}/lesson"),
            View::Emperor => "emperor".to_owned(),
            View::Records => "records".to_owned(),
            View::Replay(index) => format!("records/{index}"),
            #[cfg(feature = "further")]
            View::Further(view) => view.path(),
        };
        format!("#/{}/{path}", self.language.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        let views = [View::Home, View::Unknown, View::Play, View::Emperor, View::Records, View::Replay(3)];
        let of_games = BuiltIn::ALL
            .into_iter()
            .flat_map(|game| [View::Setup(game), View::Rules(game), View::Lesson(game)]);
        for view in views.into_iter().chain(of_games) {
            for language in Language::ALL {
                let route = Route { language, view: view.clone() };
                assert_eq!(Route::read(&route.clone().hash(), Language::English), route);
            }
        }
    }

    #[test]
    fn nothing_is_the_beginning_and_nonsense_is_told() {
        let view = |hash: &str| Route::read(hash, Language::Greek);
        for hash in ["", "#", "#/", "#/el", "#/el/"] {
            assert_eq!(view(hash), Route { language: Language::Greek, view: View::Home }, "{hash}");
        }
        let nonsense = [
            "#/what/ever",
            "#/el/nonsense",
            "#/xx/zeno",
            "#/el/portes/nothing",
            "#/el/zeno/rules/more",
            "#/el/play/nothing",
            "#/el/emperor/nothing",
            "#/el/records/last",
        ];
        for hash in nonsense {
            assert_eq!(view(hash), Route { language: Language::Greek, view: View::Unknown }, "{hash}");
        }
    }
}
