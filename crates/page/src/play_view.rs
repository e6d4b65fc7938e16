//! The game in progress: the board first, the panel beside or under it.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_rules::{BuiltIn, Match};

use crate::app::link;
use crate::board_view::BoardView;
use crate::chance::Share;
use crate::panel::Panel;
use crate::play::Play;
use crate::route::View;
use crate::shown::Shown;

#[component]
pub(crate) fn PlayView(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let has_game = Memo::new(move |_| play.session.with(Option::is_some));
    let title = move || {
        let name =
            play.session.with(|session| session.as_ref().map(|s| s.table.referee().ruleset().name.clone()));
        name.and_then(|name| BuiltIn::named(&name)).map_or("Tavli", |game| words::game_name(language, game))
    };
    let rematch = Callback::new(move |()| {
        if let Some(session) = play.session.get_untracked() {
            let played = session.table.played();
            let again = Match::new(played.cycle().to_vec(), played.length());
            play.begin(again, session.seats, Share::drawn().joined(""));
        }
    });
    play.go_on();
    view! {
        <section class="play">
            <h1 class="play-title">{title}</h1>
            <Show
                when=move || has_game.get()
                fallback=move || view! { <p><a href=link(language, View::Home)>{words::choose_a_game(language)}</a></p> }
            >
                <div class="table">
                    <BoardView shown=Shown::of_play(play) settings=play.settings language=language/>
                    <Panel play=play rematch=rematch/>
                </div>
            </Show>
        </section>
    }
}
