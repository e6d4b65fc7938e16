//! A table at the server: waiting for somebody, being played at, over.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_protocol::{Awaited, TableId};
use wasm_bindgen_futures::spawn_local;

use super::Further;
use super::chat_view::ChatView;
use super::new_table::fault_words;
use super::table_panel::TablePanel;
use super::waiting_view::WaitingView;
use crate::app::link;
use crate::board_view::BoardView;
use crate::online::live::{Line, Live};
use crate::online::service::{self, ServiceFault};
use crate::online::shown::shown;
use crate::online::table_words::match_words;
use crate::play::Play;
use crate::route::View;

/// How far one has come.
#[derive(Clone)]
enum Stage {
    /// Who one is, and whether there is such a table, is being asked.
    Asking(Option<ServiceFault>),
    /// One is there; the table's name, and one's own.
    There(TableId, String),
}

#[component]
pub(crate) fn TableView(play: Play, id: String) -> impl IntoView {
    let language = play.language.get_untracked();
    let stage = RwSignal::new(Stage::Asking(None));
    arrive(stage, id);
    move || match stage.get() {
        Stage::Asking(None) => view! { <p class="status">{words::loading(language)}</p> }.into_any(),
        Stage::Asking(Some(fault)) => not_there(language, &fault),
        Stage::There(id, me) => view! { <AtTable live=Live::begin(play, id, me)/> }.into_any(),
    }
}

/// Makes sure that one is somebody and that there is such a table; while the server does not answer, it is asked again.
fn arrive(stage: RwSignal<Stage>, id: String) {
    spawn_local(async move {
        match there(&id).await {
            Ok((id, me)) => drop(stage.try_set(Stage::There(id, me))),
            Err(fault) => {
                let is_unreachable = fault == ServiceFault::Unreachable;
                let is_shown = stage.try_set(Stage::Asking(Some(fault))).is_none();
                if is_unreachable && is_shown {
                    set_timeout(move || arrive(stage, id), std::time::Duration::from_secs(2));
                }
            }
        }
    });
}

async fn there(id: &str) -> Result<(TableId, String), ServiceFault> {
    let id: TableId = id.parse().map_err(|_| ServiceFault::Missing)?;
    service::table(id.as_str()).await?;
    Ok((id, service::begin().await?.player))
}

fn not_there(language: Language, fault: &ServiceFault) -> AnyView {
    view! {
        <section class="rules">
            <h1>{words::play_online(language)}</h1>
            <p role="alert">{fault_words(language, fault)}</p>
            <p><a class="main-action" href=link(language, View::Further(Further::Online))>{words::online_to_lobby(language)}</a></p>
        </section>
    }
    .into_any()
}

#[component]
fn AtTable(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let title = move || {
        live.hosted.with(|hosted| {
            hosted.table().map(|table| match_words(language, table.settings())).unwrap_or_default()
        })
    };
    let is_waiting = Memo::new(move |_| {
        live.hosted.with(|hosted| hosted.table().is_some_and(|table| table.awaited() == Awaited::Seats))
    });
    // Another game of a match may have another board.
    view! {
        <section class="play online">
            <h1 class="play-title">{title}</h1>
            <LineView live=live/>
            <Show when=move || is_waiting.get()>
                <WaitingView language=language/>
            </Show>
            <div class="table" class:waiting=is_waiting>
                <BoardView shown=shown(live) settings=live.play.settings language=language/>
                <TablePanel live=live/>
            </div>
            <ChatView live=live/>
        </section>
    }
}

/// How the connection is: said aloud where it is lost, quietly where it is well.
#[component]
fn LineView(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let text = move || match live.line.get() {
        Line::Connecting => words::online_connecting(language).to_owned(),
        Line::Connected => words::online_connected(language).to_owned(),
        Line::Lost => words::online_lost(language).to_owned(),
        Line::Restarting => words::online_restarting(language).to_owned(),
        Line::Wrong(fault) => words::online_wrong(language, &fault),
        Line::OtherVersion => words::online_other_version(language).to_owned(),
    };
    let reload = move |_| {
        if let Some(window) = web_sys::window() {
            let _ = window.location().reload();
        }
    };
    view! {
        <p class="line" class:well=move || live.is_connected() role="status">{text}</p>
        <Show when=move || live.line.get() == Line::OtherVersion>
            <p><button class="main-action" on:click=reload>{words::reload(language)}</button></p>
        </Show>
    }
}
