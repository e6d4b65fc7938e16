//! Views beyond a game at this screen. They are in the second build of the page alone, so that nobody waits for them who only wants
//! to play; the address decides which one a visitor loads (`js/start.js`).

mod position_view;

use leptos::prelude::*;

use crate::play::Play;
use position_view::PositionView;

/// A view that only the further page has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Further {
    /// A board for a position, by its text.
    Position(String),
}

impl Further {
    /// What an address means, by its first word behind the language and the words that follow.
    pub(crate) fn read(first: Option<&str>, more: &[&str]) -> Option<Further> {
        match first? {
            "position" => Some(Further::Position(more.join("/"))),
            _ => None,
        }
    }

    /// The address behind the language.
    pub(crate) fn path(&self) -> String {
        match self {
            Further::Position(text) => format!("position/{text}"),
        }
    }

    /// The view itself.
    pub(crate) fn show(self, play: Play) -> AnyView {
        match self {
            Further::Position(text) => view! { <PositionView play=play text=text/> }.into_any(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::route::{Route, View};
    use tavli_messages::Language;

    /// One of each.
    fn every_view() -> [Further; 1] {
        [Further::Position("portes-w62-1x15-1x15".to_owned())]
    }

    #[test]
    fn addresses_read_back() {
        for view in every_view() {
            let route = Route { language: Language::Greek, view: View::Further(view) };
            assert_eq!(Route::read(&route.clone().hash(), Language::English), route);
        }
    }

    /// The script that starts the page must know which addresses are ours.
    #[test]
    fn starting_script_knows_the_first_words() {
        let script = include_str!("../js/start.js");
        let (_, words) = script.split_once("const FURTHER = [").expect("the script lists them");
        let (words, _) = words.split_once(']').expect("the list ends");
        let known: Vec<&str> = words.split(',').map(|word| word.trim().trim_matches('"')).collect();
        let paths = every_view().map(|view| view.path());
        let own: Vec<&str> = paths.iter().filter_map(|path| path.split('/').next()).collect();
        assert_eq!(known, own);
    }
}
