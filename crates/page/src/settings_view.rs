//! How a person wants the page to be.

use js_sys::Reflect;
use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;

use crate::play::Play;
use crate::settings::Settings;

type Words = fn(Language) -> &'static str;

/// The settings that are on or off, by their names in [`Settings`]. Sound has a button of its own.
const FLAGS: [(&str, Words); 6] = [
    ("names", words::show_point_names),
    ("throw", words::auto_throw),
    ("confirm", words::auto_confirm),
    ("forced", words::auto_forced),
    ("quick", words::quick_move),
    ("inscription", words::skin_inscription),
];

const THEMES: [(&str, Words); 3] =
    [("auto", words::theme_auto), ("light", words::theme_light), ("dark", words::theme_dark)];

const SPEEDS: [(&str, Words); 4] = [
    ("slow", words::speed_slow),
    ("normal", words::speed_normal),
    ("fast", words::speed_fast),
    ("none", words::speed_none),
];

#[component]
pub(crate) fn SettingsView(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let change = move |event: leptos::ev::Event| {
        let Some(control) = event.target() else { return };
        let property = |name: &str| Reflect::get(&control, &name.into()).ok();
        let text = |name: &str| property(name).and_then(|value| value.as_string()).unwrap_or_default();
        let value = match text("type").as_str() {
            "checkbox" if property("checked").is_some_and(|checked| checked.is_truthy()) => "1".to_owned(),
            "checkbox" => "0".to_owned(),
            _ => text("value"),
        };
        play.settings.update(|settings| settings.set(&text("name"), &value));
        play.go_on();
    };
    let html = controls(language, play.settings.get_untracked());
    // A popover: the browser opens and closes it, also with Escape, and gives the focus back to the button.
    view! {
        <section id="settings" class="settings" popover="auto" aria-label=words::settings(language) on:change=change inner_html=html></section>
    }
}

/// All controls, as HTML.
fn controls(language: Language, mut settings: Settings) -> String {
    let mut out = choice("theme", words::theme(language), language, &THEMES, settings.theme.name());
    out += &choice("speed", words::speed(language), language, &SPEEDS, settings.speed.name());
    for (name, text) in FLAGS {
        let checked = if settings.flag(name).is_some_and(|value| *value) { " checked" } else { "" };
        out += &format!(
            "<label class=\"flag\"><input type=\"checkbox\" name=\"{name}\"{checked}><span>{}</span></label>",
            text(language)
        );
    }
    out
}

fn choice(name: &str, title: &str, language: Language, values: &[(&str, Words)], chosen: &str) -> String {
    let mut out = format!("<label><span>{title}</span><select name=\"{name}\">");
    for (value, text) in values {
        let selected = if *value == chosen { " selected" } else { "" };
        out += &format!("<option value=\"{value}\"{selected}>{}</option>", text(language));
    }
    out + "</select></label>"
}
