//! A table that waits: the link to be sent, and the same as a picture.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use tavli_messages as words;
use tavli_protocol::ClockSetting;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::online::live::Live;
use crate::online::table_words::clock_words;

#[component]
pub(crate) fn WaitingView(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let address = address();
    let is_copied = RwSignal::new(false);
    let copied = address.clone();
    let copy = move |_| {
        let Some(clipboard) = web_sys::window().map(|window| window.navigator().clipboard()) else { return };
        let copying = clipboard.write_text(&copied);
        spawn_local(async move {
            let is_done = JsFuture::from(copying).await.is_ok();
            is_copied.try_set(is_done);
        });
    };
    let select = move |event: leptos::ev::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    let clock = move || {
        live.hosted.with(|hosted| {
            let clock = hosted.table().map(|table| table.settings().clock)?;
            (clock != ClockSetting::None).then(|| clock_words(language, clock))
        })
    };
    let button = move || if is_copied.get() { words::copied(language) } else { words::copy_link(language) };
    view! {
        <section class="invitation">
            <div>
                <h2>{words::online_waiting(language)}</h2>
                <p class="lead">{words::online_send_link(language)}</p>
                <p class="actions-row">
                    <input class="plain" type="text" readonly aria-label=words::online_link(language) value=address.clone() on:focus=select/>
                    <button class="main-action" on:click=copy>{button}</button>
                </p>
                <p class="soft">{clock}</p>
            </div>
            <div class="code" role="img" aria-label=words::online_link_picture(language) inner_html=code(&address)></div>
        </section>
    }
}

fn address() -> String {
    web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default()
}

/// A text as a picture for cameras: SVG, one square a module, with the quiet border that readers need.
fn code(text: &str) -> String {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return String::new() };
    const QUIET: i32 = 3;
    let size = code.size();
    let dark =
        (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).filter(|(x, y)| code.get_module(*x, *y));
    let path: String = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + QUIET, y + QUIET)).collect();
    let whole = size + 2 * QUIET;
    format!(
        "<svg viewBox=\"0 0 {whole} {whole}\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{whole}v{whole}h-{whole}z\"/>\
         <path fill=\"#1d1812\" d=\"{path}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    #[test]
    fn link_becomes_a_picture() {
        let picture = super::code("https://tavli.example/#/en/table/abcdefghijklmnop");
        assert!(picture.starts_with("<svg") && picture.matches("h1v1").count() > 100);
    }
}
