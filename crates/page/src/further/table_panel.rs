//! Beside the board of a table: who sits there, dice, the one main action, what was offered, what else can be done.

use leptos::prelude::*;
use tavli_board::{Expected, Gesture, Turn};
use tavli_messages as words;
use tavli_protocol::{Command, TableId};

use super::Further;
use super::offers_view::OffersView;
use super::seats_view::SeatsView;
use super::terms_view::TermsView;
use crate::app::{go, link};
use crate::dice_view::{DiceBox, Lying};
use crate::online::hosted::Hosted;
use crate::online::live::Live;
use crate::online::table_words::{refused_words, side_words, status};
use crate::question::ask;
use crate::refusal_words::why_not;
use crate::route::View;
use crate::status::happened;

/// The one main action of the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Action {
    Throw,
    Confirm,
    Pass,
    NextGame,
    Rematch,
    ToRematch(TableId),
    Wait,
}

#[component]
pub(crate) fn TablePanel(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let action = Memo::new(move |_| action(live));
    // Who only watches has nothing to confirm.
    let is_seated = Memo::new(move |_| live.hosted.with(|hosted| hosted.seat().is_some()));
    let text = move || match action.get() {
        Action::Throw => words::throw_dice(language),
        Action::Confirm | Action::Wait => words::confirm(language),
        Action::Pass => words::pass(language),
        Action::NextGame => words::next_game(language),
        Action::Rematch => words::rematch(language),
        Action::ToRematch(_) => words::online_to_rematch(language),
    };
    let act = move |_| match action.get_untracked() {
        Action::Throw => live.throw(),
        Action::Confirm | Action::Pass => live.act(Gesture::Confirm),
        Action::NextGame => live.next_game(),
        Action::Rematch => live.command(Command::Rematch),
        Action::ToRematch(id) => go(language, View::Further(Further::Table(id.to_string()))),
        Action::Wait => {}
    };
    let lying = Memo::new(move |_| {
        let may_throw = live.may_throw();
        live.hosted.with(|hosted| hosted.board().map(|board| Lying::at(board, may_throw)).unwrap_or_default())
    });
    let may_undo = move || {
        let has_steps = |turn: &Turn| !turn.steps().is_empty();
        live.may_play()
            && live.hosted.with(|hosted| hosted.board().and_then(|board| board.turn()).is_some_and(has_steps))
    };
    let status = Memo::new(move |_| live.hosted.with(|hosted| status(hosted, language)));
    let last = Memo::new(move |_| {
        live.hosted.with(|hosted| {
            let told = |board| happened(board, language, |side| side_words(hosted, language, side));
            hosted.board().map(told).unwrap_or_default()
        })
    });
    view! {
        <aside class="panel">
            <SeatsView live=live/>
            <p class="status" role="status" aria-live="polite">{status}</p>
            <p class="last" aria-live="polite">{last}</p>
            <OffersView live=live/>
            <div class="thumb">
                <DiceBox lying=lying throw=Callback::new(move |()| live.throw()) language=language/>
                <Show when=move || is_seated.get()>
                    <button class="main-action" disabled=move || action.get() == Action::Wait on:click=act>{text}</button>
                    <button class="second-action" aria-label=words::undo(language) disabled=move || !may_undo() on:click=move |_| live.act(Gesture::Undo)>
                        <span class="wide">{words::undo(language)}</span>
                        <span class="narrow" aria-hidden="true">"↶"</span>
                    </button>
                </Show>
            </div>
            <WhyNot live=live/>
            <DiceLine live=live/>
            <Deeds live=live/>
            <TermsView live=live/>
        </aside>
    }
}

fn action(live: Live) -> Action {
    if live.may_throw() {
        return Action::Throw;
    }
    let may_play = live.may_play();
    let is_connected = live.is_connected();
    live.hosted.with(|hosted| {
        let (Some(table), Some(board)) = (hosted.table(), hosted.board()) else { return Action::Wait };
        if let (Some(_), true) = (table.ending(), hosted.is_shown()) {
            return over(hosted).filter(|_| is_connected).unwrap_or(Action::Wait);
        }
        match board.turn() {
            _ if matches!(board.expected(), Expected::GameOver(_)) => Action::NextGame,
            Some(turn) if may_play && turn.is_done() && turn.steps().is_empty() => Action::Pass,
            Some(turn) if may_play && turn.may_end() => Action::Confirm,
            Some(_) | None => Action::Wait,
        }
    })
}

fn over(hosted: &Hosted) -> Option<Action> {
    let table = hosted.table()?;
    let seat = hosted.seat()?;
    match table.next_table() {
        Some(next) => Some(Action::ToRematch(next.clone())),
        None => (table.rematch_offer() != Some(seat)).then_some(Action::Rematch),
    }
}

/// Why something was refused, by the rules or by the server.
#[component]
fn WhyNot(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let text = move || {
        if let Some(reason) = live.refused.get() {
            return Some(refused_words(language, reason).to_owned());
        }
        let refusal = live.why_not.get()?;
        live.hosted.with(|hosted| {
            let board = hosted.board()?;
            Some(why_not(language, board.referee().ruleset(), board.position().turn(), &refusal))
        })
    };
    view! { <p class="why-not" role="alert">{text}</p> }
}

/// How many throws were checked so far. A wrong one would have ended everything.
#[component]
fn DiceLine(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let text = move || {
        live.hosted.with(|hosted| {
            let table = hosted.table()?;
            let throws: usize = table.dice().games.iter().map(|game| game.throws.len()).sum();
            Some(words::dice_verified(language, throws as u32))
        })
    };
    let address = move || {
        let id = live.hosted.with(|hosted| hosted.table().map(|table| table.id().to_string()));
        link(language, View::Further(Further::Verify(id.unwrap_or_default())))
    };
    view! { <p class="dice-line"><span class="verified">{text}</span>" "<a href=address>{words::dice_how(language)}</a></p> }
}

/// What else can be done.
#[component]
fn Deeds(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let can = move |may: fn(&Hosted) -> bool| live.is_connected() && live.hosted.with(may);
    let abort = move |_| {
        let act = move || live.command(Command::Abort);
        ask(language, words::online_abort_question(language), words::online_abort(language), act);
    };
    let review = move || {
        live.hosted.with(|hosted| {
            let table = hosted.table().filter(|table| table.ending().is_some() && !table.is_untouched())?;
            let address = link(language, View::Further(Further::Review(table.id().to_string())));
            Some(view! { <a href=address>{words::review(language)}</a> })
        })
    };
    let resign = move |_| {
        let act = move || live.command(Command::Resign);
        ask(language, words::resign_question(language), words::resign(language), act);
    };
    view! {
        <p class="links deeds">
            <Show when=move || can(may_abort)><button class="link" on:click=abort>{words::online_abort(language)}</button></Show>
            <Show when=move || can(may_take_back)><button class="link" on:click=move |_| live.command(Command::TakeBack)>{words::online_ask_take_back(language)}</button></Show>
            <Show when=move || can(may_offer_draw)><button class="link" on:click=move |_| live.command(Command::Draw)>{words::online_offer_draw(language)}</button></Show>
            <Show when=move || can(may_resign)><button class="link" on:click=resign>{words::resign(language)}</button></Show>
            {review}
            <a href=link(language, View::Further(Further::Online))>{words::online_to_lobby(language)}</a>
        </p>
    }
}

fn is_playing(hosted: &Hosted) -> bool {
    let is_there = |table: &tavli_protocol::Table| {
        table.ending().is_none() && table.awaited() != tavli_protocol::Awaited::Seats
    };
    hosted.seat().is_some() && hosted.table().is_some_and(is_there)
}

fn may_abort(hosted: &Hosted) -> bool {
    let is_new = |table: &tavli_protocol::Table| table.ending().is_none() && table.is_untouched();
    hosted.seat().is_some() && hosted.table().is_some_and(is_new)
}

fn may_resign(hosted: &Hosted) -> bool {
    is_playing(hosted) && !may_abort(hosted)
}

fn may_offer_draw(hosted: &Hosted) -> bool {
    may_resign(hosted) && hosted.table().is_some_and(|table| table.draw_offer().is_none())
}

fn may_take_back(hosted: &Hosted) -> bool {
    let is_mine = |table: &tavli_protocol::Table| {
        table.take_back_wish().is_none()
            && table.may_take_back().is_some()
            && table.may_take_back() == hosted.seat()
    };
    is_playing(hosted) && hosted.table().is_some_and(is_mine)
}
