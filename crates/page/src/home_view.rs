//! All games at a glance.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{BuiltIn, Side};

use crate::app::{link, root};
use crate::emperor_view::problem;
use crate::little_board::picture;
use crate::play::Play;
use crate::route::View;

#[component]
pub(crate) fn HomeView(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let going_on = play.session.with_untracked(Option::is_some).then(|| {
        let text = words::continue_game(language);
        view! { <p><a class="main-action" href=link(language, View::Play)>{text}</a></p> }
    });
    let online = is_offered("online").then(|| {
        let address = format!("#/{}/online", language.code());
        view! { <p><a class="second-action" href=address>{words::play_online(language)}</a></p> }
    });
    let cards: String = BuiltIn::ALL.into_iter().map(|game| card(language, game)).collect();
    view! {
        <section class="home">
            <p class="tagline">{words::tagline(language)}</p>
            {going_on}
            {online}
            <h1 class="visually-hidden">{words::choose_a_game(language)}</h1>
            <ul class="cards" inner_html=cards + &emperor_card(language)></ul>
            <p class="about">
                {words::about_text(language)} " " <a href=link(language, View::Records)>{words::finished_games(language)}</a>
            </p>
        </section>
    }
}

/// Whether the host of the page offers something that not every host does: the document says so.
fn is_offered(what: &str) -> bool {
    let offers = root().and_then(|root| root.get_attribute("data-offers"));
    offers.is_some_and(|offers| offers.split(' ').any(|offered| offered == what))
}

/// A game as HTML: its board at the start, what it is, where to go.
fn card(language: Language, game: BuiltIn) -> String {
    let referee = game.referee();
    format!(
        "<li class=\"card\"><a class=\"card-link\" href=\"{}\">{}<h2>{}</h2><p>{}</p></a><p class=\"card-more\">{}{}</p></li>",
        link(language, View::Setup(game)),
        picture(referee.ruleset(), &referee.start(Side::White)),
        words::game_name(language, game),
        words::game_sentence(language, game),
        anchor(&link(language, View::Lesson(game)), words::lesson(language)),
        anchor(&link(language, View::Rules(game)), words::rules(language)),
    )
}

fn anchor(address: &str, text: &str) -> String {
    format!("<a href=\"{address}\">{text}</a>")
}

fn emperor_card(language: Language) -> String {
    let board = problem().map(|(referee, position, _)| picture(referee.ruleset(), &position));
    format!(
        "<li class=\"card\"><a class=\"card-link\" href=\"{}\">{}<h2>{}</h2><p>{}</p></a></li>",
        link(language, View::Emperor),
        board.unwrap_or_default(),
        words::emperor_title(language),
        words::emperor_try(language),
    )
}
