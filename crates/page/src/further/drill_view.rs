//! The drill: a position, a throw, and the question what to play.

use leptos::prelude::*;
use tavli_board::Gesture;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{BuiltIn, Position, play_text};
use wasm_bindgen_futures::spawn_local;

use super::answer::{Question, Reason, Review};
use super::arrows::{Arrow, Arrows};
use super::drill::{self, Card};
use super::figure_words::{class_words, reason_list, signed};
use super::focus::focus_on;
use crate::app::link;
use crate::board_view::BoardView;
use crate::play::Play;
use crate::route::View;
use crate::shown::{Problem, Shown, read_problem};
use crate::status::{dice_words, side_words};

/// Which problems are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    pub(crate) game: BuiltIn,
    /// One's own errors instead of the game's set.
    pub(crate) is_own: bool,
}

/// All decks, or one of them to be worked through.
#[component]
pub(super) fn DrillView(play: Play, deck: Option<Deck>) -> impl IntoView {
    let language = play.language.get_untracked();
    match deck {
        None => decks(language),
        Some(deck) => view! { <DeckView play=play deck=deck/> }.into_any(),
    }
}

fn decks(language: Language) -> AnyView {
    let rows = BuiltIn::ALL.map(|game| {
        let link = |is_own: bool, name: &str| {
            let count = drill::due(game, is_own).len();
            let address = format!("#/{}/drill/{game}{}", language.code(), if is_own { "/own" } else { "" });
            (count > 0 || !is_own)
                .then(|| view! { <a class="second-action" href=address>{format!("{name} ({count})")}</a> })
        };
        view! {
            <li class="record">
                <strong>{words::game_name(language, game)}</strong>
                <span class="actions-row">
                    {link(false, words::drill_set(language))}
                    {link(true, words::drill_own(language))}
                </span>
            </li>
        }
    });
    view! {
        <section class="rules">
            <h1>{words::drill(language)}</h1>
            <p class="lead">{words::drill_lead(language)}</p>
            <ul class="records">{rows.into_iter().collect_view()}</ul>
            <p class="links">
                <a href=link(language, View::Records)>{words::finished_games(language)}</a>
                " "
                <a href=link(language, View::Home)>{words::choose_a_game(language)}</a>
            </p>
        </section>
    }
    .into_any()
}

#[component]
fn DeckView(play: Play, deck: Deck) -> impl IntoView {
    let language = play.language.get_untracked();
    let cards = RwSignal::new(drill::due(deck.game, deck.is_own));
    let at = RwSignal::new(0);
    let next = Callback::new(move |()| {
        at.update(|at| *at += 1);
        // The button that was pressed is gone: one goes on at the board, or reads that nothing is left.
        focus_on(".drill .words, .drill .lead");
    });
    // What was missed comes again behind the others.
    let again = Callback::new(move |card| cards.update(|cards| cards.push(card)));
    let shown = move || match cards.with_untracked(|cards| cards.get(at.get()).cloned()) {
        Some(card) => view! { <CardView play=play deck=deck card=card next=next again=again/> }.into_any(),
        None => {
            view! { <p class="lead" role="status" tabindex="-1">{words::drill_done(language)}</p> }.into_any()
        }
    };
    let place = move || {
        let all = cards.with(Vec::len) as u32;
        words::drill_at(language, (at.get() as u32 + 1).min(all), all)
    };
    view! {
        <article class="position drill">
            <h1>{words::titled(language, words::drill(language), words::game_name(language, deck.game))}</h1>
            <p class="lesson-at">{place}</p>
            {shown}
            <p class="links"><a href=format!("#/{}/drill", language.code())>{words::drill_all(language)}</a></p>
        </article>
    }
}

/// One problem: it is played on the board, then answered.
#[component]
fn CardView(play: Play, deck: Deck, card: Card, next: Callback<()>, again: Callback<Card>) -> impl IntoView {
    let language = play.language.get_untracked();
    let text = card.field(0).to_owned();
    let (Some(problem), Some((_, start, roll))) = (Problem::read(&text), read_problem(&text)) else {
        return view! { <p>{words::drill_done(language)}</p> }.into_any();
    };
    let arrows = RwSignal::new(Vec::new());
    provide_context(Arrows(arrows));
    let verdict = RwSignal::new(None::<String>);
    let is_asked = RwSignal::new(false);
    let may_answer = Memo::new(move |_| !is_asked.get() && problem.turn().may_end());
    let answer = Callback::new(move |()| {
        if !may_answer.get_untracked() {
            return;
        }
        is_asked.set(true);
        let (made, card) = (play_text(problem.turn().steps()), card.clone());
        spawn_local(async move {
            let (told, was_right) = judged(language, deck, &card, &made).await;
            drill::note(&card, was_right);
            // Who has left meanwhile needs no answer.
            if verdict.try_set(Some(told)).is_some() {
                return;
            }
            while !problem.turn().steps().is_empty() {
                problem.act(Gesture::Undo);
            }
            arrows.set(solution(&card, &made));
            if !was_right {
                again.run(card);
            }
            focus_on(".drill .next");
        });
    });
    // As in a game: what is confirmed there is answered here.
    let act = Callback::new(move |gesture| match gesture {
        Gesture::Confirm => answer.run(()),
        Gesture::Press(_)
        | Gesture::Drop(_)
        | Gesture::Click(_)
        | Gesture::Quick(_)
        | Gesture::Cancel
        | Gesture::Undo => {
            problem.act(gesture);
        }
    });
    let shown = Shown { act, ..problem.shown() };
    let status = words::thrown(language, side_words(language, start.turn()), &dice_words(roll.dice()));
    view! {
        <p class="status">{format!("{status} {}", words::drill_question(language))}</p>
        <BoardView shown=shown settings=play.settings language=language/>
        <p class="why-not" role="alert">{move || problem.refusal_words(language)}</p>
        <div class="reasons" role="status" inner_html=move || verdict.get().unwrap_or_default()></div>
        <p class="actions-row">
            <button class="main-action" hidden=move || verdict.with(Option::is_some) disabled=move || !may_answer.get() on:click=move |_| answer.run(())>
                {words::drill_answer(language)}
            </button>
            <button class="main-action next" hidden=move || verdict.with(Option::is_none) on:click=move |_| next.run(())>
                {words::drill_next(language)}
            </button>
            <button class="second-action" on:click=move |_| problem.act(Gesture::Undo)>{words::undo(language)}</button>
        </p>
    }
    .into_any()
}

/// What is to be said about an answer, and whether it was right.
async fn judged(language: Language, deck: Deck, card: &Card, made: &str) -> (String, bool) {
    let (text, best) = (card.field(0), card.field(1));
    let was_right = after(text, made) == after(text, best);
    let games = [deck.game.name().to_owned()];
    let first = match was_right {
        true => words::drill_right(language, best),
        false => {
            let question = Question::new("decision").text("position", text).text("play", made);
            let review = question.number("ply", 1).ask(&games).await;
            let review = review.map(|answer| Review::read(&answer.get("review")));
            let loss = review.map_or_else(
                |_| String::new(),
                |review| {
                    words::review_loss(language, class_words(language, &review.class), &signed(-review.loss))
                },
            );
            words::drill_wrong(language, made, &loss, best)
        }
    };
    // Who was right hears what spoke against the play that tempts.
    let other = if was_right { card.field(2) } else { made };
    let compare = Question::new("compare").text("position", text).text("better", best).text("worse", other);
    let answer = compare.ask(&games).await;
    let list = |name, play: &str| {
        let reasons = answer.as_ref().map(|answer| Reason::read_all(answer, name)).unwrap_or_default();
        reason_list(language, &words::reasons_for(language, play), &reasons)
    };
    (format!("<p>{first}</p>{}{}", list("for", best), list("against", other)), was_right)
}

/// The position after a play.
fn after(text: &str, play: &str) -> Option<Position> {
    let (referee, position, roll) = read_problem(text)?;
    let play = referee.read_play(&position, roll, play).ok()?;
    referee.play(&position, roll, &play).ok()
}

/// The best play as an arrow, and the one that was made where it is another.
fn solution(card: &Card, made: &str) -> Vec<Arrow> {
    let Some((referee, position, roll)) = read_problem(card.field(0)) else { return Vec::new() };
    let arrow = |class, play: &str| {
        let steps = referee.read_play(&position, roll, play).ok()?.to_vec();
        Some(Arrow { class, steps, position })
    };
    let was_right = after(card.field(0), made) == after(card.field(0), card.field(1));
    let own = if was_right { None } else { arrow("made", made) };
    own.into_iter().chain(arrow("advised", card.field(1))).collect()
}
