//! The best plays of a position with its dice, as a table and as arrows.

use leptos::prelude::*;
use tavli_messages::Language;
use wasm_bindgen_futures::spawn_local;

use super::answer::{Question, Review};
use super::arrows::Arrow;
use super::candidates_view::CandidatesView;
use super::editor::Editor;

/// How many throws ahead plays are judged here: what a visitor waits for without noticing.
const PLY: usize = 1;

#[component]
pub(super) fn AdviceView(
    language: Language,
    game: String,
    editor: Editor,
    arrows: RwSignal<Vec<Arrow>>,
    is_hidden: RwSignal<bool>,
) -> impl IntoView {
    let review = RwSignal::new(None::<Review>);
    let picked = RwSignal::new(None::<usize>);
    let text = Memo::new(move |_| editor.text());
    Effect::new(move |_| {
        review.set(None);
        picked.set(None);
        let text_asked = text.get();
        if editor.roll.get_untracked().is_none() {
            return;
        }
        let games = vec![game.clone()];
        spawn_local(async move {
            let question = Question::new("decision").text("position", &text_asked).number("ply", PLY);
            let answer = question.ask(&games).await;
            if let Ok(answer) = answer
                && text.try_get_untracked() == Some(text_asked)
            {
                review.set(Some(Review::read(&answer.get("review"))));
            }
        });
    });
    // Nobody is told what to do before he asks: the arrow comes with a click on a play.
    Effect::new(move |_| {
        let pointed = (!is_hidden.get()).then(|| arrow(editor, &review.get()?, picked.get()?)).flatten();
        arrows.set(pointed.into_iter().collect());
    });
    view! { <CandidatesView language=language review=review.into() picked=picked/> }
}

fn arrow(editor: Editor, review: &Review, picked: usize) -> Option<Arrow> {
    let (position, roll) = (editor.position.get_untracked(), editor.roll.get_untracked()?);
    let play = &review.candidates.get(picked)?.play;
    let steps = editor.referee.with_value(|referee| referee.read_play(&position, roll, play).ok())?;
    Some(Arrow { class: "advised", steps: steps.to_vec(), position })
}
