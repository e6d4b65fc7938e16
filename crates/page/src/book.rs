//! The long texts of a language: fetched when somebody wants to read, and kept.

use std::cell::RefCell;

use leptos::prelude::*;
use tavli_messages::Language;
use wasm_bindgen_futures::spawn_local;

use crate::engine::{asset, fetch};

thread_local! {
    static BOOKS: RefCell<Vec<(Language, String)>> = const { RefCell::new(Vec::new()) };
}

/// The book of the page's language; nothing until it has come.
pub(crate) fn book(language: Language) -> RwSignal<Option<String>> {
    let known = BOOKS.with_borrow(|books| books.iter().find(|(known, _)| *known == language).cloned());
    let book = RwSignal::new(known.map(|(_, text)| text));
    if book.with_untracked(Option::is_none) {
        spawn_local(async move {
            if let Some(text) = fetched(language).await {
                BOOKS.with_borrow_mut(|books| books.push((language, text.clone())));
                book.try_set(Some(text));
            }
        });
    }
    book
}

async fn fetched(language: Language) -> Option<String> {
    let address = asset(&format!("book-{}.txt", language.code())).ok()?;
    let bytes = fetch(&address, |_| {}).await.ok()?;
    String::from_utf8(js_sys::Uint8Array::new(&bytes).to_vec()).ok()
}
