//! Who sits at a table: names, clocks, pips, score, and who is not there.

use std::time::Duration;

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_protocol::{Command, Seat};
use tavli_rules::{Player, Side};

use super::Further;
use crate::app::link;
use crate::online::hosted::Hosted;
use crate::online::live::Live;
use crate::online::table_words::{seat_name, seat_words, time_words};
use crate::route::View;

/// So often clocks are read.
const TICK: Duration = Duration::from_millis(200);

#[component]
pub(crate) fn SeatsView(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let now = ticking(live);
    let rows = move || {
        live.hosted.with(|hosted| {
            [Side::Black, Side::White].map(|side| row(hosted, language, side, now)).into_iter().collect_view()
        })
    };
    let watchers = move || {
        let count = live.watchers.get();
        let is_own = live.hosted.with(|hosted| hosted.seat().is_some() || hosted.table().is_none());
        match is_own {
            true if count == 0 => String::new(),
            true => words::online_watchers(language, count),
            // Oneself is counted as well.
            false => words::online_watching(language, count.saturating_sub(1)),
        }
    };
    view! {
        <table class="standing seats"><tbody>{rows}</tbody></table>
        <p class="soft watchers">{watchers}</p>
        <AwayView live=live now=now/>
    }
}

/// The server's time, which goes on while somebody looks.
fn ticking(live: Live) -> RwSignal<f64> {
    let read = move || js_sys::Date::now() + live.ahead.get_untracked();
    let now = RwSignal::new(read());
    let tick = set_interval_with_handle(move || now.set(read()), TICK);
    on_cleanup(move || tick.into_iter().for_each(|tick| tick.clear()));
    now
}

fn row(hosted: &Hosted, language: Language, side: Side, now: RwSignal<f64>) -> Option<impl IntoView + use<>> {
    let (table, board) = (hosted.table()?, hosted.board()?);
    let player: Player = board.player(side);
    let seat: Seat = player.into();
    let is_own = hosted.seat() == Some(seat);
    let name = match is_own {
        true => format!("{} ({})", seat_name(table, language, seat), words::you(language)),
        false => seat_name(table, language, seat),
    };
    let address = table
        .sitting(seat)
        .filter(|sitting| sitting.computer.is_none())
        .map(|sitting| link(language, View::Further(Further::Player(sitting.player.clone()))));
    let name = match address {
        Some(address) => view! { <a href=address>{name}</a> }.into_any(),
        None => name.into_any(),
    };
    let pips = board.position().checkers(side).pips(*board.referee().ruleset().track);
    let score = table.is_match().then(|| table.played().score()[player]);
    let is_to_move = board.position().turn() == side && table.ending().is_none();
    let swatch = if side == Side::White { "swatch white" } else { "swatch black" };
    let is_running = table.clock().is_running(seat) && table.ending().is_none();
    let clock = *table.clock();
    let stopped = table.last_at();
    let time = move || {
        let at = if is_running { now.get() as u64 } else { stopped };
        clock.left(seat, at).map(|left| time_words(language, left))
    };
    let is_away = table.away_since(seat).is_some() && table.ending().is_none();
    Some(view! {
        <tr class:to-move=is_to_move class:away=is_away>
            <td><span class=swatch></span>{name}</td>
            <td class="number clock" class:running=is_running>{time}</td>
            <td class="number">{words::pips(language, pips)}</td>
            <td class="number score">{score}</td>
        </tr>
    })
}

/// Somebody is not there: how long one has to wait, and then the claim.
#[component]
fn AwayView(live: Live, now: RwSignal<f64>) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let away = Memo::new(move |_| {
        live.hosted.with(|hosted| {
            let table = hosted.table().filter(|table| table.ending().is_none())?;
            let seat = Seat::BOTH
                .into_iter()
                .find(|seat| hosted.seat() != Some(*seat) && table.away_since(*seat).is_some())?;
            let who = seat_words(hosted, language, seat);
            let until = table.away_since(seat)? + u64::from(table.settings().away_seconds) * 1000;
            Some((who, until, hosted.seat().is_some()))
        })
    });
    let left = Memo::new(move |_| {
        let (_, until, _) = away.get()?;
        Some(((until as f64 - now.get()) / 1000.0).ceil().max(0.0) as u32)
    });
    let text = move || {
        let (who, _, is_seated) = away.get()?;
        Some(match left.get()? {
            _ if !is_seated => words::online_away_watched(language, &who),
            0 => words::online_away_long(language, &who),
            seconds if seconds > 600 => words::online_away_watched(language, &who),
            seconds => words::online_away(language, &who, seconds),
        })
    };
    let may_claim = move || away.get().is_some_and(|(_, _, is_seated)| is_seated) && left.get() == Some(0);
    view! {
        <p class="away-line">{text}</p>
        <Show when=may_claim>
            <button class="second-action" on:click=move |_| live.command(Command::Claim)>{words::online_claim(language)}</button>
        </Show>
    }
}
