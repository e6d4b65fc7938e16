//! The turn that is shown: its board to try plays on, the candidates, the luck of its throw.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tavli_board::Gesture;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::play_text;
use wasm_bindgen_futures::spawn_local;

use super::study::{PASSES, Study, Turn};
use crate::board_view::BoardView;
use crate::further::answer::{Json, Question, Reason, Review};
use crate::further::arrows::{Arrow, Arrows};
use crate::further::candidates_view::CandidatesView;
use crate::further::figure_words::{class_words, reason_list, signed};
use crate::further::still::still;
use crate::play::Play;
use crate::replay_view::told;
use crate::shown::Problem;

#[component]
pub(super) fn TurnView(play: Play, study: Study) -> impl IntoView {
    let language = play.language.get_untracked();
    let arrows = RwSignal::new(Vec::new());
    provide_context(Arrows(arrows));
    let picked = RwSignal::new(None::<usize>);
    Effect::new(move |_| {
        study.chosen.track();
        picked.set(None);
    });
    Effect::new(move |_| arrows.set(pointed_out(study, picked.get())));
    let walk = move |by: isize| {
        let last = study.len() - 1;
        study.chosen.update(|at| *at = at.saturating_add_signed(by).min(last));
    };
    let key = move |event: KeyboardEvent| match event.key().as_str() {
        "PageUp" => walk(-1),
        "PageDown" => walk(1),
        _ => {}
    };
    let text = move || study.turn().map(|turn| told(language, &turn.moment)).unwrap_or_default();
    let verdict = move || study.review().map(|review| verdict(language, &review)).unwrap_or_default();
    view! {
        <section class="review-turn" on:keydown=key>
            {move || study.turn().map(|turn| view! { <TurnBoard play=play study=study turn=turn arrows=arrows/> })}
            <div class="review-walk">
                <button class="second-action" aria-label=words::previous(language) on:click=move |_| walk(-1)>"◀"</button>
                <p class="status" aria-live="polite">{text}</p>
                <button class="second-action" aria-label=words::next(language) on:click=move |_| walk(1)>"▶"</button>
            </div>
            <p class="verdict">{verdict}</p>
            <Reasons study=study language=language/>
            <CandidatesView language=language review=Signal::derive(move || study.review()) picked=picked/>
        </section>
    }
}

/// What the play was, and what the dice gave.
fn verdict(language: Language, review: &Review) -> String {
    let luck = words::review_luck(language, &signed(review.luck));
    let class = class_words(language, &review.class);
    match (review.made, review.loss >= 0.0005) {
        (None, _) => luck,
        (Some(_), false) => format!("{class}. {luck}"),
        (Some(_), true) => format!("{}. {luck}", words::review_loss(language, class, &signed(-review.loss))),
    }
}

/// The play that was made, and the one that is picked; by itself the best, where that is another.
fn pointed_out(study: Study, picked: Option<usize>) -> Vec<Arrow> {
    let (Some(turn), Some(review)) = (study.turn(), study.review()) else { return Vec::new() };
    let Some(roll) = turn.moment.roll else { return Vec::new() };
    let referee = study.referee(&turn);
    let arrow = |class, index: usize| {
        let play = &review.candidates.get(index)?.play;
        let steps = referee.read_play(&turn.before, roll, play).ok()?.to_vec();
        Some(Arrow { class, steps, position: turn.before })
    };
    let advised = picked.unwrap_or(0);
    let made = review.made.filter(|made| *made != advised);
    [made.and_then(|made| arrow("made", made)), arrow("advised", advised)].into_iter().flatten().collect()
}

/// Why the best play is better than the one that was made, where that was a mistake.
#[component]
fn Reasons(study: Study, language: Language) -> impl IntoView {
    let html = RwSignal::new(String::new());
    Effect::new(move |_| {
        html.set(String::new());
        let (Some(turn), Some(review)) = (study.turn(), study.review()) else { return };
        let Some((best, made)) = mistake(&review) else { return };
        let (at, games) = (study.chosen.get_untracked(), study.games());
        spawn_local(async move {
            let question = Question::new("compare").text("position", &turn.text);
            let answer = question.text("better", &best).text("worse", &made).ask(&games).await;
            if let Ok(answer) = answer
                && study.chosen.try_get_untracked() == Some(at)
            {
                html.set(both_sides(language, &answer, &best, &made));
            }
        });
    });
    view! { <div class="reasons" inner_html=html></div> }
}

/// What speaks for either play; where nothing that one can count speaks for the best, the other would only look better.
fn both_sides(language: Language, answer: &Json, best: &str, made: &str) -> String {
    let list = |name, play| {
        reason_list(language, &words::reasons_for(language, play), &Reason::read_all(answer, name))
    };
    let of_best = list("for", best);
    if of_best.is_empty() { of_best } else { of_best + &list("against", made) }
}

/// The best play and the one that was made, where that gave something away.
fn mistake(review: &Review) -> Option<(String, String)> {
    let made = review.made.filter(|made| *made > 0 && review.loss >= 0.02)?;
    Some((review.candidates.first()?.play.clone(), review.candidates.get(made)?.play.clone()))
}

/// The board before the turn. Whoever moves a checker tries another play, and hears what the engine thinks of it.
#[component]
fn TurnBoard(play: Play, study: Study, turn: Turn, arrows: RwSignal<Vec<Arrow>>) -> impl IntoView {
    let language = play.language.get_untracked();
    let problem = turn.moment.roll.and_then(|_| Problem::read(&turn.text));
    let Some(problem) = problem else {
        let shown = still(study.referee(&turn), turn.before);
        return view! { <BoardView shown=shown settings=play.settings language=language/> }.into_any();
    };
    let said = RwSignal::new(String::new());
    let tried = Memo::new(move |_| {
        let turn = problem.turn();
        (turn.may_end() && !turn.steps().is_empty()).then(|| play_text(turn.steps()))
    });
    let has_begun = Memo::new(move |_| !problem.turn().steps().is_empty());
    let text = StoredValue::new(turn.text);
    // Arrows point from where checkers stood; they would mislead once some have gone.
    Effect::new(move |was: Option<bool>| {
        let begun = has_begun.get();
        if begun {
            arrows.set(Vec::new());
        } else if was == Some(true) {
            study.chosen.notify();
        }
        begun
    });
    Effect::new(move |_| {
        said.set(String::new());
        let Some(tried) = tried.get() else { return };
        let games = study.games();
        spawn_local(async move {
            let ply = PASSES[PASSES.len() - 1] as usize;
            let question = Question::new("decision").text("position", &text.get_value());
            let answer = question.text("play", &tried).number("ply", ply).ask(&games).await;
            if let Ok(answer) = answer {
                let review = Review::read(&answer.get("review"));
                let class = class_words(language, &review.class);
                let loss = words::review_loss(language, class, &signed(-review.loss));
                let _ = said.try_set(format!("{tried}: {loss}"));
            }
        });
    });
    let take_back = move |_| {
        while !problem.turn().steps().is_empty() {
            problem.act(Gesture::Undo);
        }
    };
    let refusal = move || problem.refusal_words(language);
    let line = move || match has_begun.get() {
        true => said.get(),
        false => words::review_try(language).to_owned(),
    };
    view! {
        <BoardView shown=problem.shown() settings=play.settings language=language/>
        <p class="tried">
            <span role="status">{line}</span>
            <button class="link" hidden=move || !has_begun.get() on:click=take_back>{words::undo(language)}</button>
        </p>
        <p class="why-not" role="alert">{refusal}</p>
    }
    .into_any()
}
