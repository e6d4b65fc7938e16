//! The emperor's throw: Zeno's position of about AD 480 as a problem to be played.

use leptos::prelude::*;
use tavli_board::Gesture;
use tavli_messages as words;
use tavli_rules::{Position, Referee, Roll};

use crate::app::link;
use crate::board_view::BoardView;
use crate::play::Play;
use crate::route::View;
use crate::rules_view::paragraphs;
use crate::shown::{Problem, read_problem};

/// The position that Agathias describes (Anthologia Graeca IX 482), with the throw.
const POSITION: &str = "zeno-w652-6x7.9.10x2.19x2.20x2.23.out-8x2.11x2.12x2.13.14x2.15x2.18x2.21x2.out";

/// The position, its rules and the throw.
pub(crate) fn problem() -> Option<(Referee, Position, Roll)> {
    read_problem(POSITION)
}

#[component]
pub(crate) fn EmperorView(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let problem = Problem::read(POSITION)?;
    let is_solved = move || problem.turn().is_done();
    let refusal = move || problem.refusal_words(language);
    Some(view! {
        <article class="emperor">
            <h1>{words::emperor_title(language)}</h1>
            <div class="story" inner_html=paragraphs(words::emperor_story(language))></div>
            <p class="lead" role="status">
                {move || if is_solved() { words::emperor_solved(language) } else { words::emperor_try(language) }}
            </p>
            <BoardView shown=problem.shown() settings=play.settings language=language/>
            <p class="why-not" role="alert">{refusal}</p>
            <p class="actions-row">
                <button class="second-action" on:click=move |_| problem.act(Gesture::Undo)>{words::undo(language)}</button>
                <a class="main-action" href=link(language, View::Setup(tavli_rules::BuiltIn::Zeno))>{words::play(language)}</a>
            </p>
        </article>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_throw_leaves_one_play() {
        let (referee, position, roll) = problem().unwrap();
        assert_eq!(referee.plays(&position, roll).len(), 1);
    }
}
