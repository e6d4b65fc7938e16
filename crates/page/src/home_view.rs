//! All games at a glance.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_rules::BuiltIn;

use crate::app::link;
use crate::little_board::LittleBoard;
use crate::play::Play;
use crate::route::View;

#[component]
pub(crate) fn HomeView(play: Play) -> impl IntoView {
    let language = play.language;
    let cards = move || {
        BuiltIn::ALL
            .into_iter()
            .map(|game| {
                view! {
                    <li class="card">
                        <a class="card-link" href=move || link(language.get(), View::Setup(game))>
                            <LittleBoard game=game/>
                            <h2>{move || words::game_name(language.get(), game)}</h2>
                            <p>{move || words::game_sentence(language.get(), game)}</p>
                        </a>
                        <p class="card-more">
                            <a href=move || link(language.get(), View::Rules(game))>{move || words::rules(language.get())}</a>
                        </p>
                    </li>
                }
            })
            .collect_view()
    };
    let is_playing = move || play.session.with(Option::is_some);
    view! {
        <section class="home">
            <p class="tagline">{move || words::tagline(language.get())}</p>
            <Show when=is_playing>
                <p><a class="main-action" href=move || link(language.get(), View::Play)>{move || words::continue_game(language.get())}</a></p>
            </Show>
            <h1 class="visually-hidden">{move || words::choose_a_game(language.get())}</h1>
            <ul class="cards">
                {cards}
                <li class="card emperor-card">
                    <a class="card-link" href=move || link(language.get(), View::Emperor)>
                        <h2>{move || words::emperor_title(language.get())}</h2>
                        <p>{move || words::emperor_try(language.get())}</p>
                    </a>
                </li>
            </ul>
        </section>
    }
}
