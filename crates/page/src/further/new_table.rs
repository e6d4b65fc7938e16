//! Making a table: which game, how long, against whom, with which clock.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_protocol::{ClockSetting, ColourWish, TableSettings};
use tavli_rules::BuiltIn;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{FormData, HtmlFormElement};

use super::Further;
use crate::app::go;
use crate::online::service::{self, ServiceFault};
use crate::online::table_words::{clock_words, game_words, leaver_words};
use crate::play::Play;
use crate::route::View;
use crate::session::LEVELS;
use crate::setup_view::{fieldset, radio, rule_options, two_lines};
use crate::storage;

/// What was chosen the last time is what a person most likely wants again.
const KEY: &str = "tavli.online-setup";
const TAVLI: &str = "tavli";
const A_WEEK: u32 = 7 * 24 * 3600;

/// The clocks that are offered, by their names in the form.
const CLOCKS: [(&str, ClockSetting); 8] = [
    ("none", ClockSetting::None),
    ("fischer-3", ClockSetting::Fischer { seconds: 180, added: 8 }),
    ("fischer-8", ClockSetting::Fischer { seconds: 480, added: 12 }),
    ("fischer-20", ClockSetting::Fischer { seconds: 1200, added: 20 }),
    ("delay-5", ClockSetting::Delay { seconds: 300, free: 12 }),
    ("delay-12", ClockSetting::Delay { seconds: 720, free: 15 }),
    ("days-1", ClockSetting::Correspondence { days: 1 }),
    ("days-3", ClockSetting::Correspondence { days: 3 }),
];

fn clock(name: &str) -> ClockSetting {
    CLOCKS.into_iter().find(|(known, _)| *known == name).map_or(ClockSetting::None, |(_, clock)| clock)
}

/// Who leaves a table with days a turn is not away: only the clock counts there.
fn away_seconds(clock: ClockSetting) -> u32 {
    match clock {
        ClockSetting::Correspondence { .. } => A_WEEK,
        ClockSetting::None | ClockSetting::Fischer { .. } | ClockSetting::Delay { .. } => {
            TableSettings::new("").away_seconds
        }
    }
}

#[component]
pub(crate) fn NewTable(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let fault = RwSignal::new(None::<ServiceFault>);
    let kept = storage::read(KEY).unwrap_or_else(|| "portes none link".to_owned());
    let chosen: Vec<String> = kept.split(' ').map(str::to_owned).collect();
    let game = RwSignal::new(chosen.first().cloned().unwrap_or_default());
    let clock_name = RwSignal::new(chosen.get(1).cloned().unwrap_or_default());
    let change = move |event: leptos::ev::Event| {
        let Some(answers) = answers(event.current_target()) else { return };
        set_if_new(game, answers.get("game"));
        set_if_new(clock_name, answers.get("clock"));
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(answers) = answers(event.target()) {
            make(language, settings(&answers), fault);
        }
    };
    let leaver = move || {
        let clock = clock(&clock_name.get());
        leaver_words(language, clock, away_seconds(clock))
    };
    let opponent = chosen.get(2).cloned().unwrap_or_default();
    let options =
        move || BuiltIn::named(&game.get()).map(|game| rule_options(language, game)).unwrap_or_default();
    view! {
        <form class="new-table" on:change=change on:submit=submit>
            <div inner_html=games(language, &game.get_untracked())></div>
            <div inner_html=move || lengths(language, game.get() == TAVLI)></div>
            <div inner_html=opponents(language, &opponent)></div>
            <div inner_html=colours(language)></div>
            <div inner_html=clocks(language, &clock_name.get_untracked())></div>
            <fieldset class="agreed">
                <legend>{words::online_agreed(language)}</legend>
                <div inner_html=agreements(language)></div>
                <p class="sentence">{leaver}</p>
            </fieldset>
            <div inner_html=options></div>
            <p class="why-not" role="alert">{move || fault.get().map(|fault| fault_words(language, &fault))}</p>
            <button class="main-action">{words::online_make_table(language)}</button>
        </form>
    }
}

fn set_if_new(signal: RwSignal<String>, value: wasm_bindgen::JsValue) {
    let value = value.as_string().unwrap_or_default();
    if signal.get_untracked() != value {
        signal.set(value);
    }
}

fn answers(form: Option<web_sys::EventTarget>) -> Option<FormData> {
    FormData::new_with_form(&form?.dyn_into::<HtmlFormElement>().ok()?).ok()
}

/// What went wrong, in words.
pub(crate) fn fault_words(language: Language, fault: &ServiceFault) -> String {
    match fault {
        ServiceFault::Unreachable => words::online_unreachable(language).to_owned(),
        ServiceFault::Missing => words::online_no_table(language).to_owned(),
        ServiceFault::Refused(reason) => words::online_server_says(language, reason),
    }
}

fn make(language: Language, settings: TableSettings, fault: RwSignal<Option<ServiceFault>>) {
    spawn_local(async move {
        match service::make_table(&settings).await {
            Ok(id) => go(language, View::Further(Further::Table(id))),
            Err(why) => drop(fault.try_set(Some(why))),
        }
    });
}

/// The settings that the answers ask for.
fn settings(answers: &FormData) -> TableSettings {
    let answer = |name: &str| answers.get(name).as_string().unwrap_or_default();
    let (game, clock_name, opponent) = (answer("game"), answer("clock"), answer("opponent"));
    storage::keep(KEY, &format!("{game} {clock_name} {opponent}"));
    let mut settings = TableSettings::new(&game);
    settings.points = answer("length").parse().unwrap_or(0);
    settings.clock = clock(&clock_name);
    settings.away_seconds = away_seconds(settings.clock);
    settings.colour = match answer("colour").as_str() {
        "white" => ColourWish::White,
        "black" => ColourWish::Black,
        _ => ColourWish::Lot,
    };
    settings.take_back = answers.has("take_back");
    settings.public = opponent == "anybody";
    settings.computer = (opponent == "computer").then(|| answer("level"));
    if let Some(game) = BuiltIn::named(&game) {
        for option in game.ruleset().options() {
            let value = answer(option.name);
            if !value.is_empty() && option.values.first().is_some_and(|usual| *usual != value) {
                settings.options.insert(option.name.to_owned(), value);
            }
        }
    }
    settings.rated = answers.has("rated") && settings.computer.is_none() && settings.options.is_empty();
    settings
}

fn games(language: Language, chosen: &str) -> String {
    let mut out: String = BuiltIn::ALL
        .into_iter()
        .map(|game| {
            radio("game", &game.to_string(), game.to_string() == chosen, words::game_name(language, game))
        })
        .collect();
    let tavli = two_lines(&game_words(language, TAVLI), words::tavli_match_sentence(language));
    out += &radio("game", TAVLI, chosen == TAVLI, &tavli);
    fieldset("", words::online_which_game(language), &out)
}

/// A match of several games goes to some points.
fn lengths(language: Language, is_tavli: bool) -> String {
    let single = radio("length", "0", true, words::single_game(language));
    let points = [3, 5, 7].map(|points| {
        radio("length", &points.to_string(), is_tavli && points == 3, &words::to_points(language, points))
    });
    let single = if is_tavli { String::new() } else { single };
    fieldset("", words::match_length(language), &(single + &points.concat()))
}

fn opponents(language: Language, chosen: &str) -> String {
    let levels: String = LEVELS
        .into_iter()
        .map(|level| {
            let name = words::level_name(language, level).unwrap_or_default();
            let selected = if level == "club" { " selected" } else { "" };
            format!("<option value=\"{level}\"{selected}>{name}</option>")
        })
        .collect();
    let all = radio(
        "opponent",
        "link",
        chosen != "anybody" && chosen != "computer",
        words::online_by_link(language),
    ) + &radio("opponent", "anybody", chosen == "anybody", words::online_anybody(language))
        + &radio("opponent", "computer", chosen == "computer", words::opponent_computer(language))
        + &format!(
            "<label class=\"level\"><span class=\"visually-hidden\">{}</span><select class=\"plain\" name=\"level\">{levels}</select></label>",
            words::choose_level(language)
        );
    fieldset("opponents", words::online_who_may_come(language), &all)
}

fn colours(language: Language) -> String {
    let all = radio("colour", "lot", true, words::colour_random(language))
        + &radio("colour", "white", false, words::colour_white(language))
        + &radio("colour", "black", false, words::colour_black(language));
    fieldset("", words::choose_colour(language), &all)
}

fn clocks(language: Language, chosen: &str) -> String {
    let all: String = CLOCKS
        .into_iter()
        .map(|(name, clock)| radio("clock", name, name == chosen, &clock_words(language, clock)))
        .collect();
    fieldset("clocks", words::online_clock(language), &all)
}

fn agreements(language: Language) -> String {
    let check = |name: &str, is_on: bool, text: &str| {
        let checked = if is_on { " checked" } else { "" };
        format!(
            "<label class=\"choice {name}\"><input type=\"checkbox\" name=\"{name}\"{checked}><span>{text}</span></label>"
        )
    };
    let rated = two_lines(words::online_rated(language), words::online_usual_rules(language));
    check("take_back", true, words::online_take_back(language)) + &check("rated", false, &rated)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_that_is_offered_can_be_played_with() {
        for (name, clock) in CLOCKS {
            let settings =
                TableSettings { clock, away_seconds: away_seconds(clock), ..TableSettings::new("zeno") };
            assert_eq!(settings.check(), Ok(()), "{name}");
            assert_eq!(super::clock(name), clock);
        }
    }
}
