//! A table that waits: the link to be sent, and the same as a picture.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use tavli_messages as words;
use tavli_messages::Language;

use super::copy_view::CopyButton;

#[component]
pub(crate) fn WaitingView(language: Language) -> impl IntoView {
    let address = address();
    let select = move |event: leptos::ev::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    view! {
        <section class="invitation">
            <div>
                <h2>{words::online_waiting(language)}</h2>
                <p class="lead">{words::online_send_link(language)}</p>
                <p class="actions-row">
                    <input class="plain" type="text" readonly aria-label=words::online_link(language) value=address.clone() on:focus=select/>
                    <CopyButton language=language class="main-action" name=words::copy_link(language) text=address.clone() shown=".invitation input"/>
                </p>
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
