//! Beside the board: dice, the one main action, how it stands.

use leptos::prelude::*;
use tavli_board::{Expected, Gesture, Table, Turn, WhyNot};
use tavli_messages as words;
use tavli_rules::{MatchLength, PlayFault, Side, play_text};

use crate::app::link;
use crate::dice_view::DiceView;
use crate::play::Play;
use crate::question::ask;
use crate::records;
use crate::refusal_words::why_not;
use crate::route::View;
use crate::session::Session;
use crate::status::{StatusLine, WhyNotLine, who};

/// The one main action of the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Throw,
    Confirm,
    Pass,
    NextGame,
    Rematch,
    Wait,
}

#[component]
pub(crate) fn Panel(play: Play, rematch: Callback<()>) -> impl IntoView {
    let language = play.language.get_untracked();
    let action = Memo::new(move |_| {
        let person = play.person_to_act().is_some();
        play.session.with(|session| session.as_ref().map_or(Action::Wait, |session| action(session, person)))
    });
    let text = move || match action.get() {
        Action::Throw => words::throw_dice(language),
        Action::Confirm | Action::Wait => words::confirm(language),
        Action::Pass => words::pass(language),
        Action::NextGame => words::next_game(language),
        Action::Rematch => words::rematch(language),
    };
    let act = move |_| match action.get_untracked() {
        Action::Throw => play.throw(),
        Action::Confirm | Action::Pass => play.act(Gesture::Confirm),
        Action::NextGame => play.next_game(),
        Action::Rematch => rematch.run(()),
        Action::Wait => {}
    };
    let may_undo = move || {
        play.person_to_act().is_some()
            && play.session.with(|session| {
                session
                    .as_ref()
                    .and_then(|session| session.table.turn().map(|turn| !turn.steps().is_empty()))
                    .unwrap_or(false)
            })
    };
    let is_over = move || matches!(action.get(), Action::NextGame | Action::Rematch);
    let review = move || {
        let place = play.session.with(|session| {
            let dice = session.as_ref().filter(|session| session.table.played().is_over())?.dice.as_ref()?;
            records::place_of("Dice 1", dice.name().as_str())
        });
        let address = place.map(|place| format!("#/{}/review/{place}", language.code()));
        address.map(|address| view! { <a href=address>{words::review(language)}</a> })
    };
    let resign = move |_| {
        ask(language, words::resign_question(language), words::resign(language), move || play.resign());
    };
    let has_computer =
        play.session.with_untracked(|session| session.as_ref().is_some_and(Session::has_one_person));
    let tutor = has_computer
        .then(|| view! { <a href=format!("#/{}/tutor", language.code())>{words::tutor(language)}</a> });
    view! {
        <aside class="panel">
            <StatusLine play=play/>
            <div class="thumb">
                <DiceView play=play/>
                <button class="main-action" disabled=move || action.get() == Action::Wait on:click=act>{text}</button>
                <button
                    class="second-action"
                    aria-label=words::undo(language)
                    disabled=move || !may_undo()
                    on:click=move |_| play.act(Gesture::Undo)
                >
                    <span class="wide">{words::undo(language)}</span>
                    <span class="narrow" aria-hidden="true">"↶"</span>
                </button>
            </div>
            <WhyNotLine play=play/>
            <EngineLine play=play/>
            <DiceLine play=play/>
            <Standing play=play/>
            <TypedPlay play=play/>
            <p class="links">
                <a href=link(language, View::Home)>{words::new_game(language)}</a>
                {tutor}
                {review}
                <button class="link" disabled=is_over on:click=resign>{words::resign(language)}</button>
            </p>
        </aside>
    }
}

fn action(session: &Session, person: bool) -> Action {
    let turn = session.table.turn();
    match session.table.expected() {
        Expected::OpeningThrow => Action::Throw,
        Expected::Throw(_) if person => Action::Throw,
        Expected::Confirm(_) if person && turn.is_some_and(|turn| turn.steps().is_empty()) => Action::Pass,
        Expected::Confirm(_) | Expected::Play(_) if person && turn.is_some_and(|turn| turn.may_end()) => {
            Action::Confirm
        }
        Expected::GameOver(_) => Action::NextGame,
        Expected::MatchOver(_) => Action::Rematch,
        Expected::Throw(_) | Expected::Confirm(_) | Expected::Play(_) => Action::Wait,
    }
}

/// A play in writing, for whoever would rather type. Meanwhile the board shows the numbers that are written.
#[component]
fn TypedPlay(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let input = NodeRef::<leptos::html::Input>::new();
    // What was wrong is told until something else happens.
    let fault = RwSignal::new((0, String::new()));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked().filter(|input| !input.value().trim().is_empty()) else {
            return;
        };
        match play.play_text(&input.value()) {
            Ok(()) => input.set_value(""),
            Err(why) => {
                fault.set((play.moment.get_untracked(), fault_words(play, &input.value(), &why)));
            }
        }
    };
    let told = move || {
        let (moment, text) = fault.get();
        (moment == play.moment.get()).then_some(text)
    };
    let example = move || {
        play.session.with(|session| {
            let play = example(session.as_ref()?.table.turn()?);
            Some(words::type_play_hint(language, &play))
        })
    };
    view! {
        <details class="typed">
            <summary>{words::type_a_play(language)}</summary>
            <form on:submit=submit>
                <p id="example" class="example">{example}</p>
                <input
                    node_ref=input
                    type="text"
                    aria-label=words::type_a_play(language)
                    aria-describedby="example"
                    autocomplete="off"
                    autocapitalize="off"
                />
                <p class="why-not" role="alert">{told}</p>
            </form>
        </details>
    }
}

/// A play of this throw, as it would be written.
fn example(turn: &Turn) -> String {
    let mut turn = turn.clone();
    while turn.undo().is_some() {}
    while let Some(step) = turn.next().first().copied() {
        turn.take(step);
    }
    play_text(turn.steps())
}

/// Why a play that was typed cannot be played.
fn fault_words(play: Play, text: &str, fault: &PlayFault) -> String {
    let language = play.language.get_untracked();
    let why = match fault {
        PlayFault::Refused { refusal, .. } => WhyNot::Rule(refusal.clone()),
        PlayFault::NoNumbers { .. } => WhyNot::NoNumber,
        PlayFault::Unreadable { .. } | PlayFault::WrongMark { .. } | PlayFault::Ambiguous { .. } => {
            return words::type_play_unclear(language, text);
        }
    };
    play.session.with_untracked(|session| {
        let table = session.as_ref().map(|session| &session.table);
        let told =
            |table: &Table| why_not(language, table.referee().ruleset(), table.position().turn(), &why);
        table.map(told).unwrap_or_default()
    })
}

/// What is heard of the engine: that it is being fetched, or that it could not be.
#[component]
fn EngineLine(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let text = move || {
        if play.fault.get().is_some() {
            return Some(words::error_engine(language).to_owned());
        }
        play.fetching.get().map(|percent| words::loading_engine(language, percent))
    };
    let retry = move |_| {
        play.fault.set(None);
        play.go_on();
    };
    view! {
        <p class="engine-line">{text}</p>
        <Show when=move || play.fault.get().is_some()>
            <button class="second-action" on:click=retry>{words::try_again(language)}</button>
        </Show>
    }
}

/// The page's share before the first throw, then how many throws were made of both shares and checked.
#[component]
fn DiceLine(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let line = move || {
        play.session.with(|session| {
            let dice = session.as_ref()?.dice.as_ref()?;
            let told = match dice.fixed() {
                Some(tip) => words::dice_fixed(language, tip.get(..16).unwrap_or_default()),
                None => words::dice_verified(language, dice.throws()),
            };
            let (code, how) = (language.code(), words::dice_how(language));
            Some(format!("<span class=\"verified\">{told}</span> <a href=\"#/{code}/verify/game\">{how}</a>"))
        })
    };
    view! { <p class="dice-line" inner_html=move || line().unwrap_or_default()></p> }
}

/// Pips and score of both sides.
#[component]
fn Standing(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let rows = move || {
        play.session.with(|session| {
            let session = session.as_ref()?;
            let track = *session.table.referee().ruleset().track;
            let rows = [Side::Black, Side::White].map(|side| {
                let name = match who(session, language, side) {
                    "you" => words::you(language),
                    name => name,
                };
                let pips = words::pips(language, session.table.position().checkers(side).pips(track));
                let score = session.table.score()[session.table.player(side)].to_string();
                let is_match = session.table.played().length() != MatchLength::Single;
                let score = if is_match { &score } else { "" };
                let class = if session.table.position().turn() == side { "to-move" } else { "" };
                let colour = side.name();
                format!(
                    "<tr class=\"{class}\"><td><span class=\"swatch {colour}\"></span>{name}</td>\
                     <td class=\"number\">{pips}</td><td class=\"number score\">{score}</td></tr>"
                )
            });
            Some(rows.concat())
        })
    };
    view! { <table class="standing"><tbody inner_html=move || rows().unwrap_or_default()></tbody></table> }
}
