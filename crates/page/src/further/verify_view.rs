//! Checking the dice of a match in the browser: every link, every throw, without asking anybody.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_protocol::{DiceFault, DiceRecord, GameDice};
use tavli_rules::Record;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::file_fault::{dice_fault_words, is_other_kind, unreadable_words};
use super::new_table::fault_words;
use crate::app::link;
use crate::online::service::{self, ServiceFault};
use crate::play::Play;
use crate::route::View;
use crate::{records, session, storage};

/// How the address calls the match at this screen; the panel beside the board links to it. Tables have longer names.
const THIS_MATCH: &str = "game";

/// What was found.
#[derive(Clone, Debug)]
enum Found {
    Nothing,
    Looking,
    /// There is nothing to be checked, for a reason in words.
    NoRecord(String),
    Checked {
        dice: DiceRecord,
        verdict: Result<u32, DiceFault>,
    },
}

#[component]
pub(crate) fn VerifyView(play: Play, id: String) -> impl IntoView {
    let language = play.language.get_untracked();
    let found = RwSignal::new(if id.is_empty() { Found::Nothing } else { Found::Looking });
    if !id.is_empty() {
        spawn_local(async move {
            let checked = match (kept(&id), service::record(&id)) {
                (Some(text), _) => check(language, &text),
                (None, asked) => match asked.await {
                    Ok(text) => check(language, &text),
                    Err(ServiceFault::Missing) => {
                        Found::NoRecord(words::verify_no_record(language).to_owned())
                    }
                    Err(fault @ (ServiceFault::Unreachable | ServiceFault::Refused(_))) => {
                        Found::NoRecord(fault_words(language, &fault))
                    }
                },
            };
            found.try_set(checked);
        });
    }
    let read = move |file: Option<web_sys::File>| {
        let Some(file) = file else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            found.try_set(check(language, &text.unwrap_or_default()));
        });
    };
    let chosen = move |event: leptos::ev::Event| {
        let files = event_target::<web_sys::HtmlInputElement>(&event).files();
        read(files.and_then(|files| files.get(0)));
    };
    let dropped = move |event: leptos::ev::DragEvent| {
        event.prevent_default();
        read(event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)));
    };
    view! {
        <article class="verify" on:dragover=move |event: leptos::ev::DragEvent| event.prevent_default() on:drop=dropped>
            <h1>{words::verify_title(language)}</h1>
            <p class="lead">{words::verify_lead(language)}</p>
            <div role="status">{move || found.with(|found| verdict(language, found))}</div>
            <div class="file">
                <label class="second-action">
                    {words::verify_choose(language)}
                    // The browser's own button would speak the browser's language.
                    <input type="file" class="visually-hidden" accept=".txt,text/plain" on:change=chosen/>
                </label>
                <span class="soft">{words::verify_choose_hint(language)}</span>
            </div>
            <p class="soft">{words::verify_offline(language)}</p>
            <p class="links"><a href=link(language, View::Records)>{words::finished_games(language)}</a></p>
            {move || found.with(|found| throws(language, found))}
        </article>
    }
}

/// A record that lies in this browser: the match in progress, or a finished one by its place in the list.
fn kept(id: &str) -> Option<String> {
    match id {
        THIS_MATCH => storage::read(session::KEY),
        _ => records::all().into_iter().nth(id.parse().ok()?),
    }
}

fn check(language: Language, text: &str) -> Found {
    let record = match Record::read(text) {
        Ok(record) => record,
        // Files of other programs are games, too, but nothing can be proven by them.
        Err(fault) if is_other_kind(&fault) => {
            return Found::NoRecord(words::verify_other_kind(language).to_owned());
        }
        Err(fault) => return Found::NoRecord(unreadable_words(language, &fault)),
    };
    match DiceRecord::of(&record) {
        Ok(dice) => Found::Checked { verdict: dice.verify(&record), dice },
        Err(fault) => Found::NoRecord(dice_fault_words(language, &fault)),
    }
}

fn verdict(language: Language, found: &Found) -> AnyView {
    match found {
        Found::Nothing => ().into_any(),
        Found::Looking => view! { <p class="status">{words::loading(language)}</p> }.into_any(),
        Found::NoRecord(fault) => view! { <p class="verdict bad">{fault.clone()}</p> }.into_any(),
        Found::Checked { verdict: Ok(throws), .. } => {
            view! { <p class="verdict good">{words::verify_good(language, *throws)}</p> }.into_any()
        }
        Found::Checked { verdict: Err(fault), .. } => {
            let told = words::verify_bad(language, &dice_fault_words(language, fault));
            view! { <p class="verdict bad">{told}</p> }.into_any()
        }
    }
}

fn throws(language: Language, found: &Found) -> Option<impl IntoView + use<>> {
    let Found::Checked { dice, .. } = found else { return None };
    let games = dice.games.iter().enumerate().map(|(index, game)| {
        view! {
            <h2>{words::verify_game(language, index as u32 + 1)}</h2>
            <div class="links-table" tabindex="0" role="region" aria-label=words::verify_game(language, index as u32 + 1) inner_html=table(language, game)></div>
        }
    });
    Some(games.collect_view())
}

/// All links of a game, as HTML: numbers and hexadecimal digits alone, nothing that a stranger could write.
fn table(language: Language, game: &GameDice) -> String {
    let heads = [
        words::verify_throw(language),
        words::verify_dice(language),
        words::colour_white(language),
        words::colour_black(language),
        words::verify_server(language),
    ];
    let head: String = heads.map(|head| format!("<th scope=\"col\">{head}</th>")).concat();
    let code = |link: &str| format!("<td><code>{link}</code></td>");
    let tips = game.tips.map(|tip| code(&tip.map(|tip| tip.to_string()).unwrap_or_default())).concat();
    let mut rows =
        format!("<tr><th scope=\"row\" colspan=\"2\">{}</th>{tips}</tr>", words::verify_tips(language));
    for (number, thrown) in (1..).zip(&game.throws) {
        let dice: Vec<String> = thrown.dice.iter().map(u8::to_string).collect();
        let links = thrown.links.map(|link| code(&link.to_string())).concat();
        rows += &format!(
            "<tr><th scope=\"row\">{number}</th><td class=\"thrown\">{}</td>{links}</tr>",
            dice.join(" ")
        );
    }
    format!("<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")
}
