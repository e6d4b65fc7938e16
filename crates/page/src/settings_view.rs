//! How a person wants the page to be.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;

use crate::play::Play;
use crate::settings::{Settings, Speed, Theme};

type Words = fn(Language) -> &'static str;
type Flag = fn(&mut Settings) -> &mut bool;

const FLAGS: [(Words, Flag); 7] = [
    (words::sound, |settings| &mut settings.sound),
    (words::show_point_names, |settings| &mut settings.point_names),
    (words::auto_throw, |settings| &mut settings.auto_throw),
    (words::auto_confirm, |settings| &mut settings.auto_confirm),
    (words::auto_forced, |settings| &mut settings.auto_forced),
    (words::quick_move, |settings| &mut settings.quick_move),
    (words::skin_inscription, |settings| &mut settings.inscription),
];

#[component]
pub(crate) fn SettingsView(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let themes: [(Theme, Words); 3] = [
        (Theme::Auto, words::theme_auto),
        (Theme::Light, words::theme_light),
        (Theme::Dark, words::theme_dark),
    ];
    let speeds: [(Speed, Words); 4] = [
        (Speed::Slow, words::speed_slow),
        (Speed::Normal, words::speed_normal),
        (Speed::Fast, words::speed_fast),
        (Speed::None, words::speed_none),
    ];
    let theme = move |event: leptos::ev::Event| {
        let name = event_target_value(&event);
        if let Some(theme) = Theme::ALL.into_iter().find(|theme| theme.name() == name) {
            play.settings.update(|settings| settings.theme = theme);
        }
    };
    let speed = move |event: leptos::ev::Event| {
        let name = event_target_value(&event);
        if let Some(speed) = Speed::ALL.into_iter().find(|speed| speed.name() == name) {
            play.settings.update(|settings| settings.speed = speed);
        }
    };
    let flags = FLAGS
        .into_iter()
        .map(|(text, flag)| {
            let is_set = move || *flag(&mut play.settings.get());
            let change = move |_| {
                play.settings.update(|settings| {
                    let value = flag(settings);
                    *value = !*value;
                });
                play.go_on();
            };
            view! {
                <label class="flag">
                    <input type="checkbox" prop:checked=is_set on:change=change/>
                    <span>{text(language)}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <section class="settings" aria-label=words::settings(language)>
            <label>
                <span>{words::theme(language)}</span>
                <select on:change=theme>
                    {themes.into_iter().map(|(theme, text)| view! {
                        <option value=theme.name() selected=move || play.settings.get().theme == theme>{text(language)}</option>
                    }).collect_view()}
                </select>
            </label>
            <label>
                <span>{words::speed(language)}</span>
                <select on:change=speed>
                    {speeds.into_iter().map(|(speed, text)| view! {
                        <option value=speed.name() selected=move || play.settings.get().speed == speed>{text(language)}</option>
                    }).collect_view()}
                </select>
            </label>
            {flags}
        </section>
    }
}
