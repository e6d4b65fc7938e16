//! The words of a language: a file of its own, so that nobody waits for the languages that they do not read.

use tavli_messages::{Language, Part};
use wasm_bindgen::JsValue;

use crate::engine::{asset, fetch};

/// Fetches the words of a language, unless they are there.
pub(crate) async fn provide(language: Language) -> Result<(), JsValue> {
    #[cfg(feature = "further")]
    provide_part(Part::Further, language, "further").await?;
    provide_part(Part::First, language, "words").await
}

async fn provide_part(part: Part, language: Language, file: &str) -> Result<(), JsValue> {
    if !tavli_messages::is_loaded(part, language) {
        let bytes = fetch(&asset(&format!("{file}-{}.txt", language.code()))?, |_| {}).await?;
        let text = String::from_utf8(js_sys::Uint8Array::new(&bytes).to_vec());
        tavli_messages::load(part, language, text.map_err(|fault| fault.to_string())?);
    }
    Ok(())
}
