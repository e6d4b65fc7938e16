//! Asking before something that cannot be taken back.

use tavli_messages as words;
use tavli_messages::Language;
use wasm_bindgen::prelude::*;

/// Shows a question over the page. What is to be done is done when the button with its name is pressed; Escape and the other
/// button leave everything as it was. The browser keeps the focus inside, and gives it back.
pub(crate) fn ask(language: Language, question: &str, deed: &str, act: impl FnOnce() + 'static) {
    let Some(dialog) = shown(language, question, deed) else { return };
    let closed = dialog.clone();
    let close = Closure::once_into_js(move || {
        closed.remove();
        if !closed.return_value().is_empty() {
            act();
        }
    });
    dialog.set_onclose(Some(close.unchecked_ref()));
    let _ = dialog.show_modal();
}

/// The first button has the focus: who only presses Enter has done no harm.
fn shown(language: Language, question: &str, deed: &str) -> Option<web_sys::HtmlDialogElement> {
    let body = web_sys::window()?.document()?.body()?;
    let html = format!(
        "<dialog role=\"alertdialog\" aria-labelledby=\"question\"><form method=\"dialog\"><p id=\"question\">{question}</p>\
         <p class=\"actions-row\"><button class=\"second-action\">{}</button>\
         <button class=\"main-action\" value=\"yes\">{deed}</button></p></form></dialog>",
        words::cancel(language)
    );
    body.insert_adjacent_html("beforeend", &html).ok()?;
    body.last_element_child()?.dyn_into().ok()
}
