//! The whole page: its head, the view that the address names, the settings.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use wasm_bindgen_futures::spawn_local;

use crate::emperor_view::EmperorView;
use crate::home_view::HomeView;
use crate::lesson_view::LessonView;
use crate::play::Play;
use crate::play_view::PlayView;
use crate::records_view::RecordsView;
use crate::replay_view::ReplayView;
use crate::route::{Route, View};
use crate::rules_view::RulesView;
use crate::settings::Settings;
use crate::settings_view::SettingsView;
use crate::setup_view::SetupView;
use crate::{storage, words_file};

const LANGUAGE_KEY: &str = "tavli.language";

/// The address of a view.
pub(crate) fn link(language: Language, view: View) -> String {
    Route { language, view }.hash()
}

/// Goes to a view.
pub(crate) fn go(language: Language, view: View) {
    if let Some(window) = web_sys::window() {
        let _ = window.location().set_hash(&link(language, view));
    }
}

fn hash() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// The language that was chosen before, or the first of the browser's that we speak.
fn usual_language() -> Language {
    let kept = storage::read(LANGUAGE_KEY).and_then(|code| Language::from_code(&code));
    kept.unwrap_or_else(|| {
        let languages =
            web_sys::window().map(|window| window.navigator().languages().to_vec()).unwrap_or_default();
        let codes: Vec<String> = languages.into_iter().filter_map(|code| code.as_string()).collect();
        Language::preferred(codes.iter().map(String::as_str))
    })
}

/// What the address asks for when the page begins.
pub(crate) fn first_route() -> Route {
    Route::read(&hash(), usual_language())
}

/// The whole page. The words of the first language must be there.
#[component]
pub fn App() -> impl IntoView {
    let first = first_route();
    let play = Play::new(first.language, Settings::load());
    let view = RwSignal::new(first.view);
    let listening = window_event_listener(leptos::ev::hashchange, move |_| {
        let route = Route::read(&hash(), play.language.get_untracked());
        follow(play, view, route);
    });
    on_cleanup(move || listening.remove());
    Effect::new(move |_| show_language(play.language.get()));
    Effect::new(move |_| show_settings(&play.settings.get()));
    let shown = move || {
        // Another language makes everything anew: far less to carry than words that change one by one.
        play.language.track();
        request_animation_frame(show_title);
        show(play, view.get())
    };
    let settings_words = move || words::settings(play.language.get());
    view! {
        <header class="top">
            <a class="home-link" href=move || link(play.language.get(), View::Home)>{move || words::app_title(play.language.get())}</a>
            <a class="top-link" href=move || link(play.language.get(), View::Records)>{move || words::finished_games(play.language.get())}</a>
            <LanguageChoice play=play/>
            <button
                class="plain"
                aria-pressed=move || play.settings.get().sound.to_string()
                aria-label=move || words::sound(play.language.get())
                on:click=move |_| play.settings.update(|settings| settings.sound = !settings.sound)
            >
                <span class:struck=move || !play.settings.get().sound>"♪"</span>
            </button>
            <button class="plain" aria-label=settings_words popovertarget="settings">
                <span class="wide">{settings_words}</span>
                <span class="narrow" aria-hidden="true">"☰"</span>
            </button>
        </header>
        {move || {
            play.language.track();
            view! { <SettingsView play=play/> }
        }}
        <main>{shown}</main>
    }
}

/// The window is called after what it shows, for tabs, bookmarks and screen readers.
fn show_title() {
    let heading =
        document().query_selector("main h1").ok().flatten().and_then(|heading| heading.text_content());
    let name = heading.filter(|heading| heading != "Tavli").map_or(String::new(), |heading| heading + " · ");
    document().set_title(&(name + "Tavli"));
}

/// The view that an address names.
fn show(play: Play, view: View) -> AnyView {
    match view {
        View::Home => view! { <HomeView play=play/> }.into_any(),
        View::Unknown => {
            let told = words::no_such_page(play.language.get_untracked());
            view! { <p class="lead" role="alert">{told}</p><HomeView play=play/> }.into_any()
        }
        View::Setup(game) => view! { <SetupView play=play game=game/> }.into_any(),
        View::Play => view! { <PlayView play=play/> }.into_any(),
        View::Rules(game) => view! { <RulesView play=play game=game/> }.into_any(),
        View::Lesson(game) => view! { <LessonView play=play game=game/> }.into_any(),
        View::Emperor => view! { <EmperorView play=play/> }.into_any(),
        View::Records => view! { <RecordsView play=play/> }.into_any(),
        View::Replay(index) => view! { <ReplayView play=play index=index/> }.into_any(),
        #[cfg(feature = "further")]
        View::Further(view) => view.show(play),
    }
}

/// Shows what an address asks for, as soon as the words for it are there.
fn follow(play: Play, view: RwSignal<View>, route: Route) {
    spawn_local(async move {
        match words_file::provide(route.language).await {
            Ok(()) => play.language.set(route.language),
            Err(fault) => web_sys::console::warn_1(&fault),
        }
        // A new view is shown from its top, however far down the last one had been scrolled.
        if let Some(window) = web_sys::window().filter(|_| view.get_untracked() != route.view) {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
        view.set(route.view);
    });
}

/// The five languages, each by its own name.
#[component]
fn LanguageChoice(play: Play) -> impl IntoView {
    let choose = move |event: leptos::ev::Event| {
        if let Some(language) = Language::from_code(&event_target_value(&event)) {
            storage::keep(LANGUAGE_KEY, language.code());
            // A view may have written more into the address than it was opened with.
            go(language, Route::read(&hash(), language).view);
        }
    };
    let options = Language::ALL
        .into_iter()
        .map(|language| {
            view! {
                <option value=language.code() selected=move || play.language.get() == language>{language.own_name()}</option>
            }
        })
        .collect_view();
    view! { <select class="plain" aria-label=move || words::language(play.language.get()) on:change=choose>{options}</select> }
}

fn show_language(language: Language) {
    if let Some(root) = root() {
        let _ = root.set_attribute("lang", language.code());
    }
}

fn show_settings(settings: &Settings) {
    settings.keep();
    if let Some(root) = root() {
        let _ = root.set_attribute("data-theme", settings.theme.name());
        let _ = root.set_attribute("data-speed", settings.speed.name());
    }
}

pub(crate) fn root() -> Option<web_sys::Element> {
    web_sys::window()?.document()?.document_element()
}
