//! Playing the computer with somebody at one's shoulder: hints for whoever asks, and a question before a blunder.

use std::cell::Cell;

use leptos::prelude::*;
use tavli_board::{Gesture, Turn};
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{play_text, position_text};
use wasm_bindgen_futures::spawn_local;

use super::answer::{Question, Reason, Review};
use super::arrows::{Arrow, Arrows};
use super::figure_words::{class_words, reason_list, signed};
use crate::app::link;
use crate::play::Play;
use crate::play_view::PlayView;
use crate::question;
use crate::route::View;
use crate::session::{HINTS_KEY, Session};
use crate::storage;

/// How many throws ahead the tutor looks: an answer within a blink.
const PLY: usize = 1;
const KEY: &str = "tavli.tutor";

thread_local! {
    /// Whether the tutor's view is shown; only there he speaks.
    static IS_PRESENT: Cell<bool> = const { Cell::new(false) };
}

/// The game in progress, with a hint on request and a tutor who may be switched off.
#[component]
pub(super) fn TutorView(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    IS_PRESENT.set(true);
    on_cleanup(|| IS_PRESENT.set(false));
    let arrows = RwSignal::new(Vec::new());
    provide_context(Arrows(arrows));
    let said = RwSignal::new(String::new());
    // Whatever is played makes a hint stale.
    let turn = Memo::new(move |_| turn(play).map(|turn| play_text(turn.steps())));
    Effect::new(move |_| {
        turn.track();
        arrows.set(Vec::new());
        said.set(String::new());
    });
    let may_hint = move || play.person_to_act().is_some() && turn.get().is_some() && has_computer(play);
    let is_on = RwSignal::new(is_on());
    let switch = move |_| {
        is_on.update(|is_on| *is_on = !*is_on);
        storage::keep(KEY, if is_on.get_untracked() { "on" } else { "off" });
    };
    let tools = move || {
        view! {
            <div class="tutor">
                <label class="choice">
                    <input type="checkbox" prop:checked=is_on on:change=switch/>
                    {words::tutor_switch(language)}
                </label>
                <button class="second-action" disabled=move || !may_hint() on:click=move |_| hint(play, language, arrows, said)>
                    {words::tutor_hint(language)}
                </button>
                <p class="hint" role="status">{said}</p>
                {leave(language)}
            </div>
        }
    };
    let has_game = Memo::new(move |_| play.session.with(Option::is_some));
    let is_alone = Memo::new(move |_| has_computer(play));
    let shown = move || match (has_game.get(), is_alone.get()) {
        (true, true) => Some(tools().into_any()),
        (true, false) => {
            let told = words::tutor_two_people(language);
            Some(view! { <div class="tutor"><p class="hint">{told}</p>{leave(language)}</div> }.into_any())
        }
        (false, _) => None,
    };
    view! {
        {shown}
        <PlayView play=play/>
    }
}

/// Back to the game alone.
fn leave(language: Language) -> impl IntoView {
    view! { <a class="tutor-leave" href=link(language, View::Play)>{words::tutor_leave(language)}</a> }
}

fn is_on() -> bool {
    storage::read(KEY).as_deref() != Some("off")
}

fn turn(play: Play) -> Option<Turn> {
    play.session.with(|session| session.as_ref()?.table.turn().cloned())
}

/// Two persons at one screen have no tutor: he would help one against the other.
fn has_computer(play: Play) -> bool {
    play.session.with(|session| session.as_ref().is_some_and(Session::has_one_person))
}

/// The game, and the position with its throw as a question says them.
fn asked(play: Play) -> Option<(Vec<String>, String)> {
    play.session.with_untracked(|session| {
        let table = &session.as_ref()?.table;
        let (referee, turn) = (table.referee(), table.turn()?);
        let text = position_text(referee, turn.start(), Some(turn.roll()));
        Some((vec![referee.ruleset().name.clone()], text))
    })
}

/// Shows the best play, and notes in the record that it was asked for.
fn hint(play: Play, language: Language, arrows: RwSignal<Vec<Arrow>>, said: RwSignal<String>) {
    let (Some((games, text)), Some(turn)) = (asked(play), untrack(|| turn(play))) else { return };
    note_hint(play);
    spawn_local(async move {
        let question = Question::new("decision").text("position", &text).number("ply", PLY);
        let Ok(answer) = question.ask(&games).await else {
            return said.set(words::error_engine(language).to_owned());
        };
        let review = Review::read(&answer.get("review"));
        let (Some(best), Some((_, now))) = (review.candidates.first(), asked(play)) else { return };
        if now != text {
            return;
        }
        said.set(words::tutor_best(language, &best.play));
        let steps = play.session.with_untracked(|session| {
            let referee = session.as_ref()?.table.referee();
            referee.read_play(turn.start(), turn.roll(), &best.play).ok()
        });
        let arrow =
            steps.map(|steps| Arrow { class: "advised", steps: steps.to_vec(), position: *turn.start() });
        arrows.set(arrow.into_iter().collect());
    });
}

/// Game and turn, as the record will say them: "1.12".
fn note_hint(play: Play) {
    let at = play.session.with_untracked(|session| {
        let played = session.as_ref()?.table.played();
        Some(format!("{}.{}", played.games().count(), played.game().turns().len() + 1))
    });
    let mut hints = storage::read(HINTS_KEY).unwrap_or_default();
    if let Some(at) = at.filter(|at| !hints.split(", ").any(|known| known == at)) {
        hints += if hints.is_empty() { "" } else { ", " };
        storage::keep(HINTS_KEY, &(hints + &at));
    }
}

/// Whether the tutor wants to look at the play before it is confirmed. He confirms it himself where it is no blunder, or where
/// the player insists.
pub(crate) fn tutor_asks(play: Play) -> bool {
    let is_present = IS_PRESENT.get() && is_on() && untrack(|| has_computer(play));
    let turn = untrack(|| turn(play)).filter(|turn| turn.may_end() && !turn.steps().is_empty());
    let (true, Some(turn), Some((games, text))) = (is_present, turn, asked(play)) else { return false };
    let made = play_text(turn.steps());
    spawn_local(async move {
        let question = Question::new("decision").text("position", &text);
        let answer = question.text("play", &made).number("ply", PLY).ask(&games).await;
        let review = answer.ok().map(|answer| Review::read(&answer.get("review")));
        let blunder = review.filter(|review| review.class == "blunder");
        match blunder.and_then(|review| Some((review.candidates.first()?.play.clone(), review))) {
            Some((best, review)) => warn(play, text, games, &made, &best, &review).await,
            None => confirm(play, &text),
        }
    });
    true
}

/// Confirms the play, unless the game has gone on meanwhile.
fn confirm(play: Play, text: &str) {
    if asked(play).is_some_and(|(_, now)| now == text) {
        play.do_act(Gesture::Confirm);
    }
}

/// Says what the play gives away and what speaks for another one; whoever insists plays it.
async fn warn(play: Play, text: String, games: Vec<String>, made: &str, best: &str, review: &Review) {
    let language = play.language.get_untracked();
    let compare = Question::new("compare").text("position", &text);
    let answer = compare.text("better", best).text("worse", made).ask(&games).await;
    let reasons = answer.map(|answer| Reason::read_all(&answer, "for")).unwrap_or_default();
    let loss = words::review_loss(language, class_words(language, &review.class), &signed(-review.loss));
    let list = reason_list(language, &words::reasons_for(language, best), &reasons);
    let told =
        format!("{}</p><div class=\"reasons\">{list}</div><p>", words::tutor_warning(language, &loss, best));
    question::ask(language, &told, words::tutor_anyway(language), move || confirm(play, &text));
}
