//! A position from an address: its board, to be tried out or set up, what it is worth, and the same in words.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::*;
use tavli_board::Gesture;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{BuiltIn, Outcome, Position, Referee, Roll, Side, position_text, read_position};
use wasm_bindgen::JsValue;

use super::advice_view::AdviceView;
use super::arrows::Arrows;
use super::editor::Editor;
use super::editor_view::EditorView;
use super::position_fault::{Fault, fault_words, worst};
use super::rolls_view::RollsView;
use super::still::still;
use crate::app::link;
use crate::board_view::BoardView;
use crate::board_words::told;
use crate::play::Play;
use crate::route::View;
use crate::shown::Problem;
use crate::status::{dice_words, side_words};

thread_local! {
    /// The position that is being set up: in another language, or after a look elsewhere, one goes on with it.
    static SET_UP: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// A position with its rules, and the dice where they are thrown.
struct Given {
    referee: Arc<Referee>,
    position: Position,
    roll: Option<Roll>,
}

#[component]
pub(crate) fn PositionView(play: Play, text: String) -> impl IntoView {
    let language = play.language.get_untracked();
    let text = js_sys::decode_uri_component(&text).map(String::from).unwrap_or(text);
    match given(&text) {
        Ok(given) => board(play, language, given),
        Err(fault) => no_board(language, &fault),
    }
}

/// The position of a text; a game's name alone means its beginning.
fn given(text: &str) -> Result<Given, Fault> {
    if let Ok(game) = text.parse::<BuiltIn>() {
        let referee = Arc::new(game.referee());
        return Ok(Given { position: referee.start(Side::White), referee, roll: None });
    }
    let read = read_position(text).map_err(|_| Fault::Unreadable)?;
    let ruleset = read.ruleset().map_err(|_| Fault::Unreadable)?;
    let referee = Referee::new(ruleset).map_err(|_| Fault::Unreadable)?;
    let checked = Position::new(referee.ruleset(), &read.drafts, read.turn);
    checked.map_err(|faults| worst(&faults))?;
    // What is left to be wrong is the number of dice.
    let position = read.position(&referee).map_err(|_| Fault::Unreadable)?;
    Ok(Given { referee: Arc::new(referee), position, roll: read.roll })
}

fn no_board(language: Language, fault: &Fault) -> AnyView {
    let games = BuiltIn::ALL.map(|game| {
        let address = format!("#/{}/position/{game}", language.code());
        view! { <a class="second-action" href=address>{words::game_name(language, game)}</a> }
    });
    view! {
        <section class="rules">
            <h1>{words::position_fault(language)}</h1>
            <p class="position-fault" role="alert">{fault_words(language, fault)}</p>
            <p class="actions-row">{games.into_iter().collect_view()}</p>
            <p><a class="main-action" href=link(language, View::Home)>{words::choose_a_game(language)}</a></p>
        </section>
    }
    .into_any()
}

fn board(play: Play, language: Language, given: Given) -> AnyView {
    let name = given.referee.ruleset().name.clone();
    let title = BuiltIn::named(&name)
        .map_or(words::position_title(language), |game| words::game_name(language, game));
    let editor = Editor::new(given.referee, given.position, given.roll);
    let arrows = RwSignal::new(Vec::new());
    provide_context(Arrows(arrows));
    let text = Memo::new(move |_| editor.text());
    let is_editing = RwSignal::new(SET_UP.with_borrow(|known| *known == Some(text.get_untracked())));
    Effect::new(move |_| SET_UP.set(is_editing.get().then(|| text.get())));
    let before = Memo::new(move |_| editor.text_before());
    Effect::new(move |_| keep_in_address(language, &text.get()));
    // While somebody sets up checkers the board stays; else another position is another board.
    let board_of = Memo::new(move |_| (!is_editing.get()).then(|| text.get()));
    let board = move || match board_of.get() {
        None => {
            view! { <BoardView shown=editor.shown() settings=play.settings language=language/> }.into_any()
        }
        Some(text) => quiet_board(play, language, editor, &text),
    };
    let outcome = Memo::new(move |_| editor.outcome());
    // A game that is over has nothing to be judged, and no throw.
    let worth = move || match outcome.get() {
        Some(outcome) => {
            view! { <p class="worth" role="status">{outcome_words(language, outcome)}</p> }.into_any()
        }
        None => view! {
            <RollsView language=language game=name.clone() text=before/>
            <AdviceView language=language game=name.clone() editor=editor arrows=arrows is_hidden=is_editing/>
        }
        .into_any(),
    };
    view! {
        <article class="position">
            <h1>{title}</h1>
            <p class="lead">{move || status(language, editor)}</p>
            {board}
            <EditorView language=language editor=editor is_editing=is_editing/>
            {worth}
            <details open>
                <summary>{words::position_in_words(language)}</summary>
                <ul inner_html=move || in_words(language, editor)></ul>
            </details>
        </article>
    }
    .into_any()
}

/// The board of a position that is not being set up: with dice one may try plays.
fn quiet_board(play: Play, language: Language, editor: Editor, text: &str) -> AnyView {
    let is_over = untrack(|| editor.outcome()).is_some();
    let problem = editor.roll.get_untracked().filter(|_| !is_over).and_then(|_| Problem::read(text));
    let Some(problem) = problem else {
        let shown = still(editor.referee.get_value(), editor.position.get_untracked());
        return view! { <BoardView shown=shown settings=play.settings language=language/> }.into_any();
    };
    view! {
        <BoardView shown=problem.shown() settings=play.settings language=language/>
        <p class="why-not" role="alert">{move || problem.refusal_words(language)}</p>
        <p class="actions-row">
            <button class="second-action" on:click=move |_| problem.act(Gesture::Undo)>{words::undo(language)}</button>
        </p>
    }
    .into_any()
}

/// The address holds what is shown, so that it can be kept and sent.
fn keep_in_address(language: Language, text: &str) {
    let history = web_sys::window().and_then(|window| window.history().ok());
    let address = format!("#/{}/position/{text}", language.code());
    if let Some(history) = history {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// Whose turn it is, and what was thrown.
fn status(language: Language, editor: Editor) -> String {
    if editor.outcome().is_some() {
        return words::position_over(language).to_owned();
    }
    let who = side_words(language, editor.position.with(Position::turn));
    match editor.roll.get() {
        Some(roll) => words::thrown(language, who, &dice_words(roll.dice())),
        None => words::turn_throw(language, who),
    }
}

/// Who has won, and how many points.
fn outcome_words(language: Language, outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => words::game_drawn(language).to_owned(),
        Outcome::Won { winner, points } => {
            words::game_won(language, side_words(language, winner), u32::from(points))
        }
    }
}

fn in_words(language: Language, editor: Editor) -> String {
    let shown = still(editor.referee.get_value(), editor.position.get());
    told(shown, language).into_iter().map(|line| format!("<li>{line}</li>")).collect()
}

/// An example of how positions are written.
pub(super) fn example() -> String {
    let referee = BuiltIn::Portes.referee();
    position_text(&referee, &referee.start(Side::White), None)
}
