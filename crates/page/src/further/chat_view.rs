//! Talking at a table: ready phrases that everybody reads in their own language, free words, and silence for who wants it.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_protocol::{Command, Phrase, Words};

use crate::online::hosted::{Hosted, Saying};
use crate::online::live::Live;
use crate::online::table_words::{phrase_words, seat_name};
use crate::storage;

/// Under this key the browser keeps at which table nothing is to be heard.
const MUTED_KEY: &str = "tavli.muted";

#[component]
pub(crate) fn ChatView(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let table = live.hosted.with_untracked(|hosted| hosted.id().to_string());
    let is_muted = RwSignal::new(storage::read(MUTED_KEY).as_ref() == Some(&table));
    let mute = move |_| {
        is_muted.update(|is_muted| *is_muted = !*is_muted);
        storage::keep(MUTED_KEY, if is_muted.get_untracked() { &table } else { "" });
    };
    let is_seated = Memo::new(move |_| live.hosted.with(|hosted| hosted.seat().is_some()));
    let say = move |words: Words| live.command(Command::Say { words });
    let lines = move || {
        if is_muted.get() {
            return view! { <li class="soft">{words::chat_muted(language)}</li> }.into_any();
        }
        live.hosted.with(|hosted| match hosted.sayings.is_empty() {
            true => view! { <li class="soft">{words::chat_empty(language)}</li> }.into_any(),
            false => hosted.sayings.iter().map(|saying| line(live, hosted, saying)).collect_view().into_any(),
        })
    };
    let count = move || {
        let count = live.hosted.with(|hosted| hosted.sayings.len());
        (count > 0 && !is_muted.get()).then_some(count)
    };
    let input = NodeRef::<leptos::html::Input>::new();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else { return };
        let text = input.value().trim().to_owned();
        if !text.is_empty() {
            say(Words::Text(text));
            input.set_value("");
        }
    };
    let phrases = Phrase::ALL.map(|phrase| {
        view! { <button class="phrase" on:click=move |_| say(Words::Phrase(phrase))>{phrase_words(language, phrase)}</button> }
    });
    let mute_words =
        move || if is_muted.get() { words::chat_unmute(language) } else { words::chat_mute(language) };
    view! {
        <details class="chat" open=!is_narrow()>
            <summary>{words::chat(language)}" "{move || count().map(|count| format!("({count})"))}</summary>
            <div class="sayings" role="log" aria-live="polite" aria-label=words::chat(language) tabindex="0"><ul>{lines}</ul></div>
            <button class="link" aria-pressed=move || is_muted.get().to_string() on:click=mute>
                {mute_words}
            </button>
            <div class:hidden=move || !is_seated.get()>
                <p class="phrases">{phrases.into_iter().collect_view()}</p>
                <form on:submit=submit>
                    <input node_ref=input class="plain" type="text" maxlength=Words::MOST.to_string() aria-label=words::chat_say(language) placeholder=words::chat_say(language) autocomplete="off"/>
                    <button class="second-action">{words::chat_send(language)}</button>
                </form>
            </div>
        </details>
    }
}

/// On a phone the board comes first; how much was said is seen in the title.
fn is_narrow() -> bool {
    let query = web_sys::window().and_then(|window| window.match_media("(max-width: 760px)").ok().flatten());
    query.is_some_and(|query| query.matches())
}

fn line(live: Live, hosted: &Hosted, saying: &Saying) -> impl IntoView + use<> {
    let language = live.play.language.get_untracked();
    let who = saying.seat.zip(hosted.table()).map(|(seat, table)| match hosted.seat() == Some(seat) {
        true => words::you(language).to_owned(),
        false => seat_name(table, language, seat),
    });
    let text = match &saying.words {
        Words::Phrase(phrase) => phrase_words(language, *phrase).to_owned(),
        Words::Text(text) => text.clone(),
    };
    view! { <li><strong>{who}</strong>" "{text}</li> }
}
