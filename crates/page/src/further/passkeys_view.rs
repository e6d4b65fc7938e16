//! One's passkeys: added, shown to come in, and removed.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::new_table::fault_words;
use crate::online::passkey::{self, PasskeyFault};
use crate::online::service::{self, Me, Passkey, ServiceFault};

/// Who one is, as far as it is known.
type Known = RwSignal<Option<Result<Me, ServiceFault>>>;

/// Passkeys, where the server offers some.
#[component]
pub(crate) fn Passkeys(language: Language, me: Known) -> impl IntoView {
    let is_offered = Memo::new(move |_| matches!(me.get(), Some(Ok(me)) if me.offers_passkeys));
    move || {
        is_offered.get().then(|| {
            view! {
                <h2>{words::me_passkeys_title(language)}</h2>
                <p>{words::me_passkeys_lead(language)}</p>
                {match passkey::is_able() {
                    true => view! { <OwnPasskeys language=language me=me/> }.into_any(),
                    false => view! { <p class="soft">{words::me_passkey_unable(language)}</p> }.into_any(),
                }}
            }
        })
    }
}

/// What these views share.
#[derive(Clone, Copy)]
struct Desk {
    language: Language,
    me: Known,
    list: RwSignal<Option<Vec<Passkey>>>,
    told: RwSignal<String>,
}

#[component]
fn OwnPasskeys(language: Language, me: Known) -> impl IntoView {
    let desk = Desk { language, me, list: RwSignal::new(None), told: RwSignal::new(String::new()) };
    // Whoever comes in as somebody else has other passkeys.
    Effect::new(move |_| {
        me.track();
        spawn_local(desk.look());
    });
    let list = move || desk.list.get().map(|list| desk.shown(list));
    let add = move |_| spawn_local(desk.tell(desk.add()));
    let sign_in = move |_| spawn_local(desk.tell(desk.sign_in()));
    view! {
        <div class="passkeys">
            {list}
            <p class="actions-row">
                <button class="second-action" on:click=add>{words::me_passkey_add(language)}</button>
                <button class="second-action" on:click=sign_in>{words::me_passkey_sign_in(language)}</button>
            </p>
            <p role="status">{desk.told}</p>
        </div>
    }
}

impl Desk {
    async fn look(self) {
        if let Ok(list) = service::passkeys().await {
            self.list.try_set(Some(list));
        }
    }

    /// Says what came of something.
    async fn tell(self, deed: impl Future<Output = Result<&'static str, String>>) {
        self.told.try_set(String::new());
        let text = deed.await.map_or_else(|fault| fault, str::to_owned);
        self.told.try_set(text);
    }

    async fn add(self) -> Result<&'static str, String> {
        let question = service::passkey_question().await.map_err(|fault| self.refusal(&fault))?;
        let credential = passkey::made(&question.options).await.map_err(|fault| self.fault(fault))?;
        service::add_passkey(question, credential).await.map_err(|fault| self.refusal(&fault))?;
        self.look().await;
        Ok(words::me_passkey_added(self.language))
    }

    async fn sign_in(self) -> Result<&'static str, String> {
        let question = service::sign_in_question().await.map_err(|fault| self.refusal(&fault))?;
        let credential = passkey::shown(&question.options).await.map_err(|fault| self.fault(fault))?;
        let known = service::sign_in(question, credential).await.map_err(|fault| match fault {
            ServiceFault::Refused(_) => words::me_passkey_unknown(self.language).to_owned(),
            ServiceFault::Unreachable | ServiceFault::Missing => self.refusal(&fault),
        })?;
        self.me.try_set(Some(Ok(known)));
        Ok(words::me_came_back(self.language))
    }

    async fn remove(self, id: String) -> Result<&'static str, String> {
        match service::remove_passkey(&id).await {
            // Another device was quicker.
            Ok(()) | Err(ServiceFault::Missing) => {
                self.look().await;
                Ok(words::me_passkey_removed(self.language))
            }
            Err(fault @ (ServiceFault::Unreachable | ServiceFault::Refused(_))) => Err(self.refusal(&fault)),
        }
    }

    fn refusal(self, fault: &ServiceFault) -> String {
        fault_words(self.language, fault)
    }

    fn fault(self, fault: PasskeyFault) -> String {
        match fault {
            PasskeyFault::Unable => words::me_passkey_unable(self.language).to_owned(),
            PasskeyFault::Declined => words::me_passkey_declined(self.language).to_owned(),
            PasskeyFault::Known => words::me_passkey_known(self.language).to_owned(),
            PasskeyFault::Broken(reason) => words::me_passkey_broken(self.language, &reason),
        }
    }

    fn shown(self, list: Vec<Passkey>) -> AnyView {
        if list.is_empty() {
            return view! { <p class="empty">{words::me_passkeys_none(self.language)}</p> }.into_any();
        }
        let rows = list.into_iter().map(|passkey| self.row(passkey)).collect_view();
        view! { <ul class="records">{rows}</ul> }.into_any()
    }

    fn row(self, passkey: Passkey) -> impl IntoView {
        let language = self.language;
        let used = match passkey.used {
            Some(used) => words::me_passkey_used(language, &day(used)),
            None => words::me_passkey_unused(language).to_owned(),
        };
        let remove = move |_| spawn_local(self.tell(self.remove(passkey.id.clone())));
        view! {
            <li class="record">
                <strong>{words::me_passkey_since(language, &day(passkey.created))}</strong>
                <span>{used}</span>
                <button class="second-action" on:click=remove>{words::me_passkey_remove(language)}</button>
            </li>
        }
    }
}

fn day(time: f64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(time)).to_iso_string();
    String::from(date).chars().take(10).collect()
}
