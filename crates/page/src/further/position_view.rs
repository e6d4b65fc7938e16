//! A position from an address: its board, to be tried out where dice are given, and the same in words.

use std::sync::Arc;

use leptos::prelude::*;
use tavli_board::{Arrangement, Gesture};
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{BuiltIn, Position, PositionFaultKind, Referee, Roll, Side, position_text, read_position};

use crate::app::link;
use crate::board_view::BoardView;
use crate::board_words::told;
use crate::play::Play;
use crate::route::View;
use crate::shown::{Hints, Problem, Shown};
use crate::status::{dice_words, side_words};

/// A position with its rules, and the dice where they are thrown.
struct Given {
    referee: Arc<Referee>,
    position: Position,
    roll: Option<Roll>,
}

/// What can be wrong with the text.
enum Fault {
    Unreadable,
    Impossible,
    WrongTotal { side: Side, has: u32, needs: u32 },
}

#[component]
pub(crate) fn PositionView(play: Play, text: String) -> impl IntoView {
    let language = play.language.get_untracked();
    let text = js_sys::decode_uri_component(&text).map(String::from).unwrap_or(text);
    match given(&text) {
        Ok(given) => board(play, language, given, &text),
        Err(fault) => no_board(language, &fault),
    }
}

fn given(text: &str) -> Result<Given, Fault> {
    let read = read_position(text).map_err(|_| Fault::Unreadable)?;
    let ruleset = read.ruleset().map_err(|_| Fault::Unreadable)?;
    let referee = Referee::new(ruleset).map_err(|_| Fault::Unreadable)?;
    let checked = Position::new(referee.ruleset(), &read.drafts, read.turn);
    checked.map_err(|faults| worst(faults.0.iter().map(|fault| (fault.side, &fault.what))))?;
    // What is left to be wrong is the number of dice.
    let position = read.position(&referee).map_err(|_| Fault::Unreadable)?;
    Ok(Given { referee: Arc::new(referee), position, roll: read.roll })
}

/// The fault that says most.
fn worst<'a>(mut faults: impl Iterator<Item = (Side, &'a PositionFaultKind)>) -> Fault {
    let total = faults.find_map(|(side, what)| {
        let PositionFaultKind::WrongTotal { has, needs } = what else { return None };
        Some(Fault::WrongTotal { side, has: *has, needs: u32::from(*needs) })
    });
    total.unwrap_or(Fault::Impossible)
}

fn no_board(language: Language, fault: &Fault) -> AnyView {
    let why = match fault {
        Fault::Unreadable => {
            let referee = BuiltIn::Portes.referee();
            words::position_unreadable(language, &position_text(&referee, &referee.start(Side::White), None))
        }
        Fault::Impossible => words::position_impossible(language).to_owned(),
        Fault::WrongTotal { side, has, needs } => {
            words::position_wrong_total(language, side.name(), *has, *needs)
        }
    };
    view! {
        <section class="rules">
            <h1>{words::position_fault(language)}</h1>
            <p class="position-fault" role="alert">{why}</p>
            <p><a class="main-action" href=link(language, View::Home)>{words::choose_a_game(language)}</a></p>
        </section>
    }
    .into_any()
}

fn board(play: Play, language: Language, given: Given, text: &str) -> AnyView {
    let game = BuiltIn::named(&given.referee.ruleset().name);
    let title = game.map_or(words::position_title(language), |game| words::game_name(language, game));
    let status = status(language, &given);
    let problem = given.roll.and_then(|_| Problem::read(text));
    let shown = problem.map_or_else(|| still(&given), Problem::shown);
    let in_words = move || {
        let list = told(shown, language).into_iter().map(|line| format!("<li>{line}</li>"));
        list.collect::<String>()
    };
    let undo = problem.map(|problem| {
        view! { <button class="second-action" on:click=move |_| problem.act(Gesture::Undo)>{words::undo(language)}</button> }
    });
    let refusal = move || problem.and_then(|problem| problem.refusal_words(language));
    view! {
        <article class="position">
            <h1>{title}</h1>
            <p class="lead">{status}</p>
            <BoardView shown=shown settings=play.settings language=language/>
            <p class="why-not" role="alert">{refusal}</p>
            <p class="actions-row">{undo}</p>
            <details open>
                <summary>{words::position_in_words(language)}</summary>
                <ul inner_html=in_words></ul>
            </details>
        </article>
    }
    .into_any()
}

/// Whose turn it is, and what was thrown.
fn status(language: Language, given: &Given) -> String {
    let who = side_words(language, given.position.turn());
    match given.roll {
        Some(roll) => words::thrown(language, who, &dice_words(roll.dice())),
        None => words::turn_throw(language, who),
    }
}

/// A board on which nothing can be touched.
fn still(given: &Given) -> Shown {
    let (referee, position) = (given.referee.clone(), given.position);
    let standings = Arrangement::new(&position).standings();
    Shown {
        referee: Signal::derive(move || Some(referee.clone())),
        standings: Signal::derive(move || standings.clone()),
        position: Signal::derive(move || Some(position)),
        hints: Signal::derive(Hints::default),
        last_play: Signal::derive(Vec::new),
        act: Callback::new(|_| {}),
        throw: Callback::new(|()| {}),
    }
}
