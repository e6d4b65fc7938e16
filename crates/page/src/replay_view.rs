//! A finished game, watched again move by move.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tavli_board::{Moment, Replay};
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{Record, play_text};

use crate::app::link;
use crate::board_view::BoardView;
use crate::play::Play;
use crate::records;
use crate::records_view::title;
use crate::route::View;
use crate::shown::{Hints, Shown};
use crate::status::{dice_words, side_words};

#[component]
pub(crate) fn ReplayView(play: Play, index: usize) -> impl IntoView {
    let language = play.language.get_untracked();
    let read = records::all().get(index).and_then(|text| Record::read(text).ok());
    let Some(record) = read else {
        return view! { <p>{words::error_record(language)}</p> }.into_any();
    };
    let replay = RwSignal::new(Replay::new(&record.played));
    let walk = move |to: fn(usize, usize) -> usize| {
        replay.update(|replay| replay.go_to(to(replay.at(), replay.len())))
    };
    let key = move |event: KeyboardEvent| match event.key().as_str() {
        "ArrowLeft" => walk(|at, _| at.saturating_sub(1)),
        "ArrowRight" => walk(|at, _| at + 1),
        "Home" => walk(|_, _| 0),
        "End" => walk(|_, length| length),
        _ => {}
    };
    type Walk = fn(usize, usize) -> usize;
    let buttons: [(&str, &str, Walk); 4] = [
        ("|◀", words::first(language), |_, _| 0),
        ("◀", words::previous(language), |at, _| at.saturating_sub(1)),
        ("▶", words::next(language), |at, _| at + 1),
        ("▶|", words::last(language), |_, length| length),
    ];
    let buttons = buttons.map(|(sign, name, to)| {
        view! { <button class="second-action" aria-label=name on:click=move |_| walk(to)>{sign}</button> }
    });
    view! {
        <section class="play" on:keydown=key>
            <h1 class="play-title">{title(language, &record)}</h1>
            <BoardView shown=shown(replay) settings=play.settings language=language/>
            <p class="status" role="status" aria-live="polite">{move || replay.with(|replay| told(language, replay.moment()))}</p>
            <p class="actions-row">{buttons.into_iter().collect_view()}</p>
            <p class="links">
                <a href=link(language, View::Records)>{words::finished_games(language)}</a>
                " "
                <a href=format!("#/{}/review/{index}", language.code())>{words::review(language)}</a>
            </p>
        </section>
    }
    .into_any()
}

/// What the board shows of it; nothing can be touched.
fn shown(replay: RwSignal<Replay>) -> Shown {
    Shown {
        referee: Signal::derive(move || Some(replay.with(|replay| replay.referee().clone()))),
        standings: Signal::derive(move || replay.with(|replay| replay.arrangement().standings())),
        position: Signal::derive(move || Some(replay.with(|replay| replay.moment().position))),
        hints: Signal::derive(Hints::default),
        last_play: Signal::derive(move || {
            replay.with(|replay| {
                let Moment { side, play, .. } = replay.moment();
                side.map(|side| play.iter().map(|step| (side, *step)).collect()).unwrap_or_default()
            })
        }),
        act: Callback::new(|_| {}),
        throw: Callback::new(|()| {}),
    }
}

/// The turn in words.
pub(crate) fn told(language: Language, moment: &Moment) -> String {
    let Some(side) = moment.side else { return words::turn_number(language, 0) };
    let who = side_words(language, side);
    let number = words::turn_number(language, moment.turn as u32);
    let Some(roll) = moment.roll else { return format!("{number}. {}", words::passed(language, who)) };
    let played = match moment.play.is_empty() {
        true => words::passed(language, who),
        false => words::played(language, who, &play_text(&moment.play)),
    };
    format!("{number}. {} {played}", words::thrown(language, who, &dice_words(roll.dice())))
}
