//! One's own page: the name, passkeys, and the code that takes one to another device.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_protocol::Link;
use wasm_bindgen_futures::spawn_local;

use super::Further;
use super::copy_view::CopyButton;
use super::lobby_view::NameField;
use super::new_table::fault_words;
use super::passkeys_view::Passkeys;
use crate::app::link;
use crate::online::secret;
use crate::online::service::{self, Me, ServiceFault};
use crate::play::Play;
use crate::route::View;

#[component]
pub(crate) fn MeView(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let me = RwSignal::new(None::<Result<Me, ServiceFault>>);
    spawn_local(async move {
        let known = service::begin().await;
        me.try_set(Some(known));
    });
    let shown = move || match me.get() {
        None => view! { <p class="status">{words::loading(language)}</p> }.into_any(),
        Some(Err(fault)) => view! { <p role="alert">{fault_words(language, &fault)}</p> }.into_any(),
        Some(Ok(known)) => {
            let profile = link(language, View::Further(Further::Player(known.player.clone())));
            view! {
                <NameField language=language me=known/>
                <p><a href=profile>{words::me_profile(language)}</a></p>
            }
            .into_any()
        }
    };
    view! {
        <section class="rules me">
            <h1>{words::me_title(language)}</h1>
            <p class="lead">{words::me_lead(language)}</p>
            {shown}
            <Passkeys language=language me=me/>
            <h2>{words::me_code_title(language)}</h2>
            <p>{words::me_code_lead(language)}</p>
            <MakeCode language=language/>
            <EnterCode language=language me=me/>
        </section>
    }
}

/// The code that is shown: the server's, and behind a dot the secret of one's dice, which the server never sees.
fn whole_code(code: &str, secret: Link) -> String {
    format!("{code}.{secret}")
}

/// The two parts of such a code. Nothing where one is missing or cut: it would be used up, and games under way left without dice.
fn parts(code: &str) -> Option<(String, Link)> {
    let code: String = code.chars().filter(|letter| !letter.is_whitespace()).collect();
    let (code, secret) = code.split_once('.')?;
    Some((code.to_owned(), secret.parse().ok()?))
}

#[component]
fn MakeCode(language: Language) -> impl IntoView {
    let code = RwSignal::new(None::<Result<String, String>>);
    let make = move |_| {
        spawn_local(async move {
            let made = service::recovery_code().await;
            let shown = made.map(|made| whole_code(&made, secret::kept()));
            code.try_set(Some(shown.map_err(|fault| fault_words(language, &fault))));
        });
    };
    let shown = move || {
        code.get().map(|code| match code {
            Ok(code) => view! {
                <p class="secret-code"><span class="visually-hidden">{words::me_code(language)}</span><code>{code.clone()}</code></p>
                <p class="actions-row">
                    <CopyButton language=language class="second-action" name=words::me_copy_code(language) text=code shown=".secret-code code"/>
                </p>
            }
            .into_any(),
            Err(fault) => view! { <p role="alert">{fault}</p> }.into_any(),
        })
    };
    view! {
        <p><button class="second-action" on:click=make>{words::me_make_code(language)}</button></p>
        {shown}
    }
}

#[component]
fn EnterCode(language: Language, me: RwSignal<Option<Result<Me, ServiceFault>>>) -> impl IntoView {
    let input = NodeRef::<leptos::html::Input>::new();
    let told = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else { return };
        let Some((code, dice)) = parts(&input.value()) else {
            return told.set(words::me_bad_code(language).to_owned());
        };
        spawn_local(async move {
            let text = match service::recover(&code).await {
                Ok(known) => {
                    secret::keep(dice);
                    me.try_set(Some(Ok(known)));
                    words::me_came_back(language).to_owned()
                }
                Err(ServiceFault::Refused(_)) => words::me_bad_code(language).to_owned(),
                Err(fault) => fault_words(language, &fault),
            };
            told.try_set(text);
        });
    };
    view! {
        <form class="name-field" on:submit=submit>
            <label>
                <span>{words::me_enter_code(language)}</span>
                <input node_ref=input class="plain" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"/>
            </label>
            <button class="second-action">{words::me_enter(language)}</button>
            <span role="status">{told}</span>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_carries_the_secret_of_the_dice() {
        let secret = Link([0xab; 32]);
        let code = whole_code("abcd-efgh", secret);
        assert_eq!(parts(&format!(" {code}\n")), Some(("abcd-efgh".to_owned(), secret)));
        assert_eq!(parts("abcd-efgh"), None, "half of a code is not sent");
        assert_eq!(parts(&code[..code.len() - 1]), None, "nor one that is cut");
    }
}
