//! What the browser keeps for us between visits.

/// Reads a text; nothing where there is none or the browser keeps nothing.
pub(crate) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a text; a browser that refuses is no fault of the player.
pub(crate) fn keep(key: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, text);
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
