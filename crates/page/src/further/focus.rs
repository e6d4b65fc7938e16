//! The focus where something is written anew, or goes away: whoever walks with keys must not lose his place.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// To be called just before a list is written anew. Whatever has the focus there, known by an attribute of its row, has it
/// again afterwards.
pub(super) fn keep_focus(attribute: &'static str) {
    let Some(row) = focused_row(attribute) else { return };
    queue_microtask(move || {
        let button = format!("button[{attribute}=\"{row}\"], [{attribute}=\"{row}\"] button");
        let found = document().query_selector(&button).ok().flatten();
        if let Some(button) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            let _ = button.focus();
        }
    });
}

/// Gives the focus to the first that fits, as soon as what has just changed is drawn.
pub(super) fn focus_on(selector: &'static str) {
    request_animation_frame(move || {
        let found = document().query_selector(selector).ok().flatten();
        if let Some(found) = found {
            // A grid of a drawing is no HTML element, but takes the focus in the same way.
            let _ = found.unchecked_into::<HtmlElement>().focus();
        }
    });
}

fn focused_row(attribute: &str) -> Option<String> {
    let focused: Element = document().active_element()?;
    focused.closest(&format!("[{attribute}]")).ok()??.get_attribute(attribute)
}
