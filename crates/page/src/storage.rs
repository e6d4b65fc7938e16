//! What the browser keeps for us between visits.

/// Reads a text; nothing where there is none or the browser keeps nothing.
pub(crate) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a text, and says whether the browser does; one that refuses is no fault of the player.
pub(crate) fn keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Reads a text that this tab alone keeps, until it is closed.
#[cfg(feature = "further")]
pub(crate) fn read_for_tab(key: &str) -> Option<String> {
    web_sys::window()?.session_storage().ok()??.get_item(key).ok()?
}

/// Keeps a text for this tab alone.
#[cfg(feature = "further")]
pub(crate) fn keep_for_tab(key: &str, text: &str) {
    if let Some(Ok(Some(storage))) = web_sys::window().map(|window| window.session_storage()) {
        let _ = storage.set_item(key, text);
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
