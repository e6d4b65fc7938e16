//! The web page, client side only.
#![allow(unreachable_pub, reason = "the macro of components makes their parts public")]

mod aim;
mod app;
mod board_view;
mod board_words;
mod book;
mod chance;
mod dice_view;
mod emperor_view;
mod engine;
#[cfg(feature = "further")]
mod further;
mod home_view;
mod lesson_view;
mod little_board;
#[cfg(feature = "further")]
mod online;
mod panel;
mod play;
mod play_view;
mod question;
mod records;
mod records_view;
mod refusal_words;
mod replay_view;
mod route;
mod rules_view;
mod session;
mod settings;
mod settings_view;
mod setup_view;
mod shown;
mod sound;
mod status;
mod storage;
mod words_file;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

pub use app::App;

/// Where the page begins, once the browser has compiled it.
#[wasm_bindgen(start)]
pub async fn start() -> Result<(), JsValue> {
    // A panic that nobody sees cannot be mended.
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    words_file::provide(app::first_route().language).await?;
    mount_to_body(App);
    // For whoever measures when the page stood there.
    if let Some(performance) = web_sys::window().and_then(|window| window.performance()) {
        let _ = performance.mark("shown");
    }
    Ok(())
}
