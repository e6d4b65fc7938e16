//! The lobby: one's name, a new table, tables that wait and tables at which somebody plays.

use std::time::Duration;

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_protocol::ClockSetting;
use wasm_bindgen_futures::spawn_local;

use super::Further;
use super::new_table::{NewTable, fault_words};
use crate::app::link;
use crate::online::service::{self, Listed, Me, ServiceFault, Somebody, Tables};
use crate::online::table_words::{clock_words, match_words, name};
use crate::play::Play;
use crate::route::View;

/// So often the lists are asked for while somebody looks at them.
const REFRESH: Duration = Duration::from_secs(4);

#[component]
pub(crate) fn LobbyView(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let me = RwSignal::new(None::<Me>);
    let tables = RwSignal::new(None::<Tables>);
    let fault = RwSignal::new(None::<ServiceFault>);
    refresh(me, tables, fault);
    let again = set_interval_with_handle(
        move || {
            if !is_hidden() {
                refresh(me, tables, fault);
            }
        },
        REFRESH,
    );
    on_cleanup(move || again.into_iter().for_each(|again| again.clear()));
    let name_field = move || me.get().map(|me| view! { <NameField language=language me=me/> });
    view! {
        <section class="lobby">
            <h1>{words::play_online(language)}</h1>
            <p class="lead">{words::online_lead(language)}</p>
            <p class="why-not" role="alert">{move || fault.get().map(|fault| fault_words(language, &fault))}</p>
            {name_field}
            <MyTables language=language tables=tables me=me/>
            <div class="lobby-columns">
                <section>
                    <h2>{words::online_new_table(language)}</h2>
                    <NewTable play=play/>
                </section>
                <section>
                    <h2>{words::online_open_tables(language)}</h2>
                    {move || tables.get().map(|tables| list(language, open(tables, me.get()), words::online_sit_down(language), words::online_no_open_tables(language)))}
                    <h2>{words::online_playing(language)}</h2>
                    {move || tables.get().map(|tables| list(language, tables.playing, words::online_watch(language), words::online_nobody_plays(language)))}
                </section>
            </div>
        </section>
    }
}

fn is_hidden() -> bool {
    web_sys::window().and_then(|window| window.document()).is_some_and(|document| document.hidden())
}

/// Asks who one is, once, and for the lists, each time.
fn refresh(
    me: RwSignal<Option<Me>>,
    tables: RwSignal<Option<Tables>>,
    fault: RwSignal<Option<ServiceFault>>,
) {
    spawn_local(async move {
        let known = match me.try_get_untracked() {
            Some(None) => service::begin().await.map(|somebody| drop(me.try_set(Some(somebody)))),
            _ => Ok(()),
        };
        let listed = match known {
            Ok(()) => service::tables().await,
            Err(fault) => Err(fault),
        };
        match listed {
            Ok(listed) => {
                if tables.try_with_untracked(|shown| shown.as_ref() == Some(&listed)) == Some(false) {
                    tables.set(Some(listed));
                }
                fault.try_set(None);
            }
            Err(why) => drop(fault.try_set(Some(why))),
        }
    });
}

/// Tables of others: one's own are listed above.
fn open(tables: Tables, me: Option<Me>) -> Vec<Listed> {
    let is_mine = |somebody: &Option<Somebody>| {
        somebody.as_ref().zip(me.as_ref()).is_some_and(|(somebody, me)| somebody.player == me.player)
    };
    tables.open.into_iter().filter(|table| !is_mine(&table.first) && !is_mine(&table.second)).collect()
}

#[component]
fn MyTables(language: Language, tables: RwSignal<Option<Tables>>, me: RwSignal<Option<Me>>) -> impl IntoView {
    move || {
        me.track();
        let mine = tables.get().map(|tables| tables.mine).unwrap_or_default();
        (!mine.is_empty()).then(|| {
            view! {
                <section>
                    <h2>{words::online_my_tables(language)}</h2>
                    {list(language, mine, words::continue_game(language), "")}
                </section>
            }
        })
    }
}

/// A list of tables, or a sentence where there is none.
fn list(language: Language, tables: Vec<Listed>, deed: &'static str, empty: &'static str) -> AnyView {
    if tables.is_empty() {
        return view! { <p class="empty">{empty}</p> }.into_any();
    }
    let rows = tables.into_iter().map(|table| row(language, table, deed)).collect_view();
    view! { <ul class="records">{rows}</ul> }.into_any()
}

fn row(language: Language, table: Listed, deed: &'static str) -> impl IntoView {
    let seated: Vec<String> = [&table.first, &table.second]
        .into_iter()
        .flatten()
        .map(|somebody| name(language, &somebody.name))
        .collect();
    let clock = table.settings.clock;
    let clock = (clock != ClockSetting::None).then(|| clock_words(language, clock));
    let rated = table.settings.rated.then(|| words::online_rated(language));
    let address = link(language, View::Further(Further::Table(table.id)));
    view! {
        <li class="record">
            <strong>{match_words(language, &table.settings)}</strong>
            <span>{seated.join(" – ")}</span>
            {clock.map(|clock| view! { <span class="soft">{clock}</span> })}
            {rated.map(|rated| view! { <span class="soft">{rated}</span> })}
            <a class="second-action" href=address>{deed}</a>
        </li>
    }
}

/// One's name, and the way to one's own page.
#[component]
pub(crate) fn NameField(language: Language, me: Me) -> impl IntoView {
    let input = NodeRef::<leptos::html::Input>::new();
    let told = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else { return };
        let wished = input.value();
        spawn_local(async move {
            let text = match service::rename(&wished).await {
                Ok(_) => words::online_name_kept(language).to_owned(),
                Err(fault) => fault_words(language, &fault),
            };
            told.try_set(text);
        });
    };
    view! {
        <form class="name-field" on:submit=submit>
            <label>
                <span>{words::online_name(language)}</span>
                <input node_ref=input class="plain" type="text" maxlength="24" autocomplete="nickname" value=me.name placeholder=words::online_guest(language)/>
            </label>
            <button class="second-action">{words::online_keep_name(language)}</button>
            <span role="status" class="soft">{told}</span>
            <span class="soft">{words::online_name_hint(language)}</span>
            <a href=link(language, View::Further(Further::Me))>{words::online_you_are(language)}</a>
        </form>
    }
}
