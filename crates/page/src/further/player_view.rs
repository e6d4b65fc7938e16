//! Somebody's page: ratings and results.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::Further;
use super::new_table::fault_words;
use crate::app::link;
use crate::online::service::{self, Finished, Profile, Rating, ServiceFault};
use crate::online::table_words::{game_words, player_name};
use crate::play::Play;
use crate::route::View;

#[component]
pub(crate) fn PlayerView(play: Play, id: String) -> impl IntoView {
    let language = play.language.get_untracked();
    let found = RwSignal::new(None::<Result<Profile, ServiceFault>>);
    spawn_local(async move {
        let profile = service::profile(&id).await;
        found.try_set(Some(
            profile.map(|profile| Profile { name: player_name(language, &id, &profile.name), ..profile }),
        ));
    });
    move || match found.get() {
        None => view! { <p class="status">{words::loading(language)}</p> }.into_any(),
        Some(Ok(profile)) => shown(language, profile).into_any(),
        Some(Err(fault)) => {
            let text = match fault {
                ServiceFault::Missing => words::player_nobody(language).to_owned(),
                ServiceFault::Unreachable | ServiceFault::Refused(_) => fault_words(language, &fault),
            };
            view! { <section class="rules"><h1>{words::player_title(language)}</h1><p role="alert">{text}</p></section> }
                .into_any()
        }
    }
}

fn shown(language: Language, profile: Profile) -> impl IntoView {
    let ratings = match profile.ratings.is_empty() {
        true => view! { <p class="empty">{words::player_no_ratings(language)}</p> }.into_any(),
        false => {
            let rows = profile.ratings.into_iter().map(|rating| rating_row(language, rating)).collect_view();
            view! { <ul class="records">{rows}</ul> }.into_any()
        }
    };
    let results = match profile.results.is_empty() {
        true => view! { <p class="empty">{words::player_no_results(language)}</p> }.into_any(),
        false => {
            let rows =
                profile.results.into_iter().map(|finished| result_row(language, finished)).collect_view();
            view! { <ul class="records">{rows}</ul> }.into_any()
        }
    };
    view! {
        <section class="rules profile">
            <h1>{profile.name}</h1>
            {profile.is_bot.then(|| view! { <p class="lead">{words::player_program(language)}</p> })}
            <h2>{words::player_ratings(language)}</h2>
            {ratings}
            <h2>{words::player_results(language)}</h2>
            {results}
        </section>
    }
}

fn rating_row(language: Language, rating: Rating) -> impl IntoView {
    let whole = |number: f64| number.round().max(0.0) as u32;
    let text = words::player_rating(language, whole(rating.rating), whole(rating.deviation), rating.matches);
    view! { <li class="record"><strong>{game_words(language, &rating.game)}</strong><span>{text}</span></li> }
}

fn result_row(language: Language, finished: Finished) -> impl IntoView {
    let result = match finished.result.as_str() {
        "won" => words::player_won(language),
        "lost" => words::player_lost(language),
        _ => words::player_drawn(language),
    };
    let date = js_sys::Date::new(&JsValue::from_f64(finished.finished)).to_iso_string();
    let date: String = String::from(date).chars().take(10).collect();
    let opponent_name = player_name(language, &finished.opponent, &finished.opponent_name);
    let opponent = link(language, View::Further(Further::Player(finished.opponent)));
    let rated =
        (!finished.is_rated).then(|| view! { <span class="soft">{words::online_not_rated(language)}</span> });
    let table = link(language, View::Further(Further::Table(finished.table.clone())));
    let verify = link(language, View::Further(Further::Verify(finished.table.clone())));
    let review = link(language, View::Further(Further::Review(finished.table.clone())));
    let record = format!("/api/tables/{}/record", finished.table);
    view! {
        <li class="record">
            <strong>{game_words(language, &finished.game)}</strong>
            <span>{date}</span>
            <span>{result}" "{words::player_against(language)}" "<a class="name" href=opponent>{opponent_name}</a></span>
            {rated}
            <span class="actions-row">
                <a class="second-action" href=table>{words::player_look(language)}</a>
                <a class="second-action" href=review>{words::review(language)}</a>
                <a class="second-action" href=verify>{words::dice_check(language)}</a>
                <a class="second-action" href=record download>{words::download_record(language)}</a>
            </span>
        </li>
    }
}
