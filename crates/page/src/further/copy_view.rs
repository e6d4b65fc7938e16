//! A text that can be taken along: shown whole, with a button that copies it.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// A button that copies what the element beside it shows, and says so. Where the browser does not let it, the text is selected:
/// addresses that are neither local nor secure have no clipboard.
#[component]
pub(crate) fn CopyButton(
    language: Language,
    class: &'static str,
    name: &'static str,
    text: String,
    /// Where the text is shown: a selector.
    shown: &'static str,
) -> impl IntoView {
    let told = RwSignal::new("");
    let copy = move |_| {
        let text = text.clone();
        spawn_local(async move {
            let is_copied = copied(&text).await;
            if !is_copied {
                select(shown);
            }
            told.try_set(if is_copied { words::copied(language) } else { words::copy_by_hand(language) });
        });
    };
    view! {
        <button type="button" class=class on:click=copy>{name}</button>
        <span class="soft" role="status">{told}</span>
    }
}

/// Copies a text; says whether the browser has let us.
pub(super) async fn copied(text: &str) -> bool {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    match clipboard.filter(|clipboard| !clipboard.is_undefined()) {
        Some(clipboard) => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        None => false,
    }
}

fn select(selector: &str) {
    let Some(element) = document().query_selector(selector).ok().flatten() else { return };
    if let Some(input) = element.dyn_ref::<web_sys::HtmlInputElement>() {
        return input.select();
    }
    if let Some(selection) = web_sys::window().and_then(|window| window.get_selection().ok().flatten()) {
        let _ = selection.select_all_children(&element);
    }
}
