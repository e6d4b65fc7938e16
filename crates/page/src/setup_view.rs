//! Setting up a game: against whom, how strong, which colour, how long, by which rules.

use std::sync::Arc;

use leptos::prelude::*;
use tavli_messages as words;
use tavli_rules::{BuiltIn, ByPlayer, Match, MatchLength, Referee};

use crate::app::{go, link};
use crate::chance;
use crate::play::Play;
use crate::route::View;
use crate::session::{LEVELS, Seat};
use crate::storage;

/// What was chosen the last time is what a person most likely wants again.
const KEY: &str = "tavli.setup";

/// Which colour a person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colour {
    White,
    Black,
    Random,
}

#[component]
pub(crate) fn SetupView(play: Play, game: BuiltIn) -> impl IntoView {
    let language = play.language.get_untracked();
    let kept = storage::read(KEY).unwrap_or_default();
    let level = RwSignal::new(LEVELS.into_iter().find(|level| kept.contains(level)).unwrap_or("casual"));
    let against_friend = RwSignal::new(kept.contains("friend"));
    let colour = RwSignal::new(Colour::White);
    let points = RwSignal::new(0u16);
    let is_tavli = RwSignal::new(false);
    let ruleset = RwSignal::new(game.ruleset());
    let start = move |_| {
        storage::keep(KEY, &format!("{} {}", level.get(), if against_friend.get() { "friend" } else { "" }));
        let computer = if against_friend.get() { Seat::Human } else { Seat::Computer(level.get()) };
        let is_white = match colour.get() {
            Colour::White => true,
            Colour::Black => false,
            Colour::Random => chance::coin(),
        };
        let seats = if is_white {
            ByPlayer::new(Seat::Human, computer)
        } else {
            ByPlayer::new(computer, Seat::Human)
        };
        let Ok(referee) = Referee::new(ruleset.get()) else { return };
        let length = if points.get() == 0 { MatchLength::Single } else { MatchLength::Points(points.get()) };
        let played = match is_tavli.get() {
            true => Match::tavli(points.get().max(3)),
            false => Match::new(vec![Arc::new(referee)], length),
        };
        play.begin(played, seats);
        go(language, View::Play);
    };
    let is_greek = tavli_board::Geography::of(&game.ruleset()).is_some_and(tavli_board::Geography::is_greek);
    view! {
        <section class="setup">
            <h1>{words::game_name(language, game)}</h1>
            <p class="lead">{words::game_sentence(language, game)}</p>
            <p class="links"><a href=link(language, View::Rules(game))>{words::rules(language)}</a></p>
            <fieldset>
                <legend>{words::choose_opponent(language)}</legend>
                <Choice group="opponent" chosen=Signal::derive(move || !against_friend.get()) choose=move || against_friend.set(false)>
                    {words::opponent_computer(language)}
                </Choice>
                <Choice group="opponent" chosen=against_friend choose=move || against_friend.set(true)>
                    {words::opponent_friend(language)}
                </Choice>
            </fieldset>
            <Show when=move || !against_friend.get()>
                <fieldset>
                    <legend>{words::choose_level(language)}</legend>
                    {LEVELS
                        .into_iter()
                        .map(|name| {
                            view! {
                                <Choice group="level" chosen=Signal::derive(move || level.get() == name) choose=move || level.set(name)>
                                    <strong>{words::level_name(language, name)}</strong>
                                    <span class="sentence">{words::level_sentence(language, name)}</span>
                                </Choice>
                            }
                        })
                        .collect_view()}
                </fieldset>
                <fieldset>
                    <legend>{words::choose_colour(language)}</legend>
                    <Choice group="colour" chosen=Signal::derive(move || colour.get() == Colour::White) choose=move || colour.set(Colour::White)>
                        {words::colour_white(language)}
                    </Choice>
                    <Choice group="colour" chosen=Signal::derive(move || colour.get() == Colour::Black) choose=move || colour.set(Colour::Black)>
                        {words::colour_black(language)}
                    </Choice>
                    <Choice group="colour" chosen=Signal::derive(move || colour.get() == Colour::Random) choose=move || colour.set(Colour::Random)>
                        {words::colour_random(language)}
                    </Choice>
                </fieldset>
            </Show>
            <fieldset>
                <legend>{words::match_length(language)}</legend>
                <Choice group="length" chosen=Signal::derive(move || points.get() == 0) choose=move || { points.set(0); is_tavli.set(false) }>
                    {words::single_game(language)}
                </Choice>
                {[3u16, 5, 7]
                    .into_iter()
                    .map(|count| {
                        let chosen = Signal::derive(move || points.get() == count && !is_tavli.get());
                        view! {
                            <Choice group="length" chosen=chosen choose=move || { points.set(count); is_tavli.set(false) }>
                                {words::to_points(language, u32::from(count))}
                            </Choice>
                        }
                    })
                    .collect_view()}
                <Show when=move || is_greek>
                    <Choice group="length" chosen=is_tavli choose=move || { points.set(5); is_tavli.set(true) }>
                        <strong>{words::tavli_match(language)}</strong>
                        <span class="sentence">{words::tavli_match_sentence(language)}</span>
                    </Choice>
                </Show>
            </fieldset>
            <RuleOptions play=play game=game ruleset=ruleset/>
            <button class="main-action" on:click=start>{words::start(language)}</button>
        </section>
    }
}

/// One answer of a question.
#[component]
fn Choice(
    group: &'static str,
    #[prop(into)] chosen: Signal<bool>,
    choose: impl Fn() + 'static,
    children: Children,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input type="radio" name=group prop:checked=chosen on:change=move |_| choose()/>
            <span>{children()}</span>
        </label>
    }
}

/// Readings of unclear rules, each with a sentence.
#[component]
fn RuleOptions(play: Play, game: BuiltIn, ruleset: RwSignal<tavli_rules::Ruleset>) -> impl IntoView {
    let language = play.language.get_untracked();
    let options = game.ruleset().options();
    let rows = options
        .into_iter()
        .filter(|option| option.name != "checkers")
        .map(|option| {
            let name = option.name;
            let values = option.values.clone();
            let choose = move |event: leptos::ev::Event| {
                let value = event_target_value(&event);
                ruleset.update(|ruleset| {
                    if let Ok(changed) = ruleset.clone().with_option(name, &value) {
                        *ruleset = changed;
                    }
                });
            };
            let items = values
                .into_iter()
                .map(|value| {
                    let shown = value.clone();
                    let text = words::option_sentence(language, name, &shown).unwrap_or_default();
                    view! { <option value=value>{text}</option> }
                })
                .collect_view();
            view! {
                <label class="rule-option">
                    <span>{words::option_name(language, name)}</span>
                    <select on:change=choose>{items}</select>
                </label>
            }
        })
        .collect_view();
    view! {
        <details class="rule-options">
            <summary>{words::rule_options(language)}</summary>
            <p>{words::rule_options_sentence(language)}</p>
            {rows}
        </details>
    }
}
