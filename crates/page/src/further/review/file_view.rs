//! A file with games, dropped on the page or chosen: our records, and what programs for backgammon write.

use std::sync::Arc;

use leptos::ev::DragEvent;
use leptos::prelude::*;
use tavli_messages as words;
use tavli_rules::{BuiltIn, Record, read_mat, read_sgf};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;

use super::GameReview;
use crate::app::link;
use crate::play::Play;
use crate::route::View;

/// What a file held.
type Read = Result<Vec<Record>, String>;

#[component]
pub(super) fn FileView(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let read = RwSignal::new(None::<Read>);
    let chosen = RwSignal::new(None::<usize>);
    let take = move |file: Option<File>| {
        let Some(file) = file else { return };
        spawn_local(async move {
            let records = read_file(&file).await;
            chosen.set(records.as_ref().is_ok_and(|records| records.len() == 1).then_some(0));
            read.set(Some(records));
        });
    };
    let choose = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|input| input.dyn_into::<web_sys::HtmlInputElement>().ok());
        take(input.and_then(|input| input.files()?.get(0)));
    };
    let drop = move |event: DragEvent| {
        event.prevent_default();
        take(event.data_transfer().and_then(|dropped| dropped.files()?.get(0)));
    };
    let shown = move || match (read.get(), chosen.get()) {
        (Some(Ok(records)), Some(index)) => records
            .get(index)
            .cloned()
            .map(|record| view! { <GameReview play=play record=record/> }.into_any()),
        (Some(Ok(records)), None) => {
            let button = |index: usize| {
                let name = words::review_game(language, index as u32 + 1);
                view! { <button class="second-action" on:click=move |_| chosen.set(Some(index))>{name}</button> }
            };
            let buttons = (0..records.len()).map(button).collect_view();
            Some(
                view! { <p>{words::review_several(language)}</p><p class="actions-row">{buttons}</p> }
                    .into_any(),
            )
        }
        (Some(Err(fault)), _) => Some(
            view! { <p class="why-not" role="alert">{words::review_unreadable(language, &fault)}</p> }
                .into_any(),
        ),
        (None, _) => None,
    };
    view! {
        <section class="review-file" class:small=move || chosen.get().is_some() on:dragover=|event: DragEvent| event.prevent_default() on:drop=drop>
            <h1>{words::review(language)}</h1>
            <p class="lead">{words::review_drop(language)}</p>
            <label class="second-action">
                {words::review_choose_file(language)}
                <input type="file" class="visually-hidden" accept=".txt,.mat,.sgf,text/plain" on:change=choose/>
            </label>
            <p class="links"><a href=link(language, View::Records)>{words::finished_games(language)}</a></p>
        </section>
        {shown}
    }
}

async fn read_file(file: &File) -> Read {
    let text = JsFuture::from(file.text()).await.map_err(|_| file.name())?;
    read_games(&file.name(), &text.as_string().unwrap_or_default())
}

/// The games of a text; what it is shows at its beginning, and else the name says it.
fn read_games(name: &str, text: &str) -> Read {
    let begin = text.trim_start();
    let transcript = if begin.starts_with("Tavli record") {
        return Record::read(text).map(|record| vec![record]).map_err(|fault| fault.to_string());
    } else if begin.starts_with("(;") || name.to_lowercase().ends_with(".sgf") {
        read_sgf(text)?
    } else {
        read_mat(text)?
    };
    transcript.records(&Arc::new(BuiltIn::Portes.referee()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_all_three_kinds_are_read() {
        let mat = " 3 point match\n\n Game 1\n A : 0     B : 0\n  1)                          31: 8/5 6/5\n  2) 64: 24/14\n";
        let sgf = "(;GM[6]MI[length:3]PW[A]PB[B];B[31qtst];W[64xrrn])";
        for (name, text) in [("a.mat", mat), ("a.txt", mat), ("a.sgf", sgf), ("a", sgf)] {
            let records = read_games(name, text).expect("it is one");
            assert_eq!(records[0].played.game().turns().len(), 2, "{name}");
            let own = read_games("a.txt", &records[0].text()).expect("our own");
            assert_eq!(own[0].text(), records[0].text());
        }
        assert!(read_games("a.txt", "Tavli record 1\nnonsense").is_err());
    }
}
