//! Views beyond a game at this screen. They are in the second build of the page alone, so that nobody waits for them who only wants
//! to play; the address decides which one a visitor loads (`js/start.js`).

mod advice_view;
mod answer;
mod arrows;
mod candidates_view;
mod chat_view;
mod copy_view;
mod drill;
mod drill_view;
mod editor;
mod editor_view;
mod figure_words;
mod file_fault;
mod focus;
mod lobby_view;
mod me_view;
mod new_table;
mod offers_view;
mod passkeys_view;
mod player_view;
mod position_fault;
mod position_view;
mod review;
mod rolls_view;
mod seats_view;
mod still;
mod table_panel;
mod table_view;
mod terms_view;
mod tutor_view;
mod verify_view;
mod waiting_view;

pub(crate) use arrows::arrows_view;
pub(crate) use tutor_view::tutor_asks;

use leptos::prelude::*;

use crate::play::Play;
use drill_view::{Deck, DrillView};
use lobby_view::LobbyView;
use me_view::MeView;
use player_view::PlayerView;
use position_view::PositionView;
use review::ReviewView;
use table_view::TableView;
use tutor_view::TutorView;
use verify_view::VerifyView;

/// A view that only the further page has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Further {
    /// A board for a position, by its text.
    Position(String),
    /// The lobby: tables to sit down at.
    Online,
    /// A table at the server, by its name.
    Table(String),
    /// The dice of a table, checked; without a name for a record from a file.
    Verify(String),
    /// Somebody's page, by the public name.
    Player(String),
    /// One's own page.
    Me,
    /// A finished game judged by the engine: by its place in the list, by the table of the server at which it was played, or from
    /// the file that was given last; without any of them, a file that is still to be chosen.
    Review(String),
    /// The game in progress with hints and a tutor.
    Tutor,
    /// Problems to be solved: all decks, or one.
    Drill(Option<Deck>),
}

impl Further {
    /// What an address means, by its first word behind the language and the words that follow.
    pub(crate) fn read(first: Option<&str>, more: &[&str]) -> Option<Further> {
        match first? {
            "position" => Some(Further::Position(more.join("/"))),
            "online" => Some(Further::Online),
            "table" => Some(Further::Table(more.join("/"))),
            "verify" => Some(Further::Verify(more.join("/"))),
            "player" => Some(Further::Player(more.join("/"))),
            "me" => Some(Further::Me),
            "review" => Some(Further::Review(more.join("/"))),
            "tutor" => Some(Further::Tutor),
            "drill" => {
                let game = more.first().and_then(|game| game.parse().ok());
                Some(Further::Drill(game.map(|game| Deck { game, is_own: more.get(1) == Some(&"own") })))
            }
            _ => None,
        }
    }

    /// The address behind the language.
    pub(crate) fn path(&self) -> String {
        match self {
            Further::Position(text) => format!("position/{text}"),
            Further::Online => "online".to_owned(),
            Further::Table(id) => format!("table/{id}"),
            Further::Verify(id) => format!("verify/{id}"),
            Further::Player(id) => format!("player/{id}"),
            Further::Me => "me".to_owned(),
            Further::Review(of) => format!("review/{of}"),
            Further::Tutor => "tutor".to_owned(),
            Further::Drill(None) => "drill".to_owned(),
            Further::Drill(Some(Deck { game, is_own: false })) => format!("drill/{game}"),
            Further::Drill(Some(Deck { game, is_own: true })) => format!("drill/{game}/own"),
        }
    }

    /// The view itself.
    pub(crate) fn show(self, play: Play) -> AnyView {
        match self {
            Further::Position(text) => view! { <PositionView play=play text=text/> }.into_any(),
            Further::Online => view! { <LobbyView play=play/> }.into_any(),
            Further::Table(id) => view! { <TableView play=play id=id/> }.into_any(),
            Further::Verify(id) => view! { <VerifyView play=play id=id/> }.into_any(),
            Further::Player(id) => view! { <PlayerView play=play id=id/> }.into_any(),
            Further::Me => view! { <MeView play=play/> }.into_any(),
            Further::Review(of) => view! { <ReviewView play=play of=of/> }.into_any(),
            Further::Tutor => view! { <TutorView play=play/> }.into_any(),
            Further::Drill(deck) => view! { <DrillView play=play deck=deck/> }.into_any(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::route::{Route, View};
    use tavli_messages::Language;

    /// One of each.
    fn every_view() -> [Further; 9] {
        [
            Further::Position("portes-w62-1x15-1x15".to_owned()),
            Further::Online,
            Further::Table("abcdefghijklmnop".to_owned()),
            Further::Verify("abcdefghijklmnop".to_owned()),
            Further::Player("abcdefghijkl".to_owned()),
            Further::Me,
            Further::Review("3".to_owned()),
            Further::Tutor,
            Further::Drill(Some(Deck { game: tavli_rules::BuiltIn::Fevga, is_own: true })),
        ]
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
