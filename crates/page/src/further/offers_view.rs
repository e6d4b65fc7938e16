//! What was offered or asked at a table, with the answers to it.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_protocol::{Command, Seat};

use crate::online::hosted::Hosted;
use crate::online::live::Live;
use crate::online::table_words::seat_words;

/// An offer that is open: what is said about it, and what agreeing means; nothing to agree on where it is one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Offer {
    text: String,
    agree: Option<Command>,
    may_decline: bool,
    is_own: bool,
}

#[component]
pub(crate) fn OffersView(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let offer = Memo::new(move |_| live.hosted.with(|hosted| open(hosted, language)));
    let declined = move || {
        live.hosted.with(|hosted| {
            let seat = hosted.declined()?;
            Some(words::online_declined(language, &seat_words(hosted, language, seat)))
        })
    };
    let offer = move || {
        offer.get().map(|Offer { text, agree, may_decline, is_own }| {
            let agree = agree.map(|command| {
                let act = move |_| live.command(command.clone());
                view! { <button class="second-action" on:click=act>{words::online_accept(language)}</button> }
            });
            let decline = may_decline.then(|| {
                let text = if is_own { words::online_withdraw(language) } else { words::online_decline(language) };
                view! { <button class="second-action" on:click=move |_| live.command(Command::Decline)>{text}</button> }
            });
            view! {
                <div class="offer" role="group">
                    <p role="alert">{text}</p>
                    <p class="actions-row">{agree}{decline}</p>
                </div>
            }
        })
    };
    view! {
        {offer}
        <p class="declined" role="status">{declined}</p>
    }
}

fn open(hosted: &Hosted, language: Language) -> Option<Offer> {
    let (table, own) = (hosted.table()?, hosted.seat()?);
    let offer = |seat: Seat,
                 of_other: fn(Language, &str) -> String,
                 of_own: fn(Language) -> &'static str,
                 agree: Command| {
        let is_own = seat == own;
        let text = match is_own {
            true => of_own(language).to_owned(),
            false => of_other(language, &seat_words(hosted, language, seat)),
        };
        let may_decline = agree != Command::Rematch;
        Offer { text, agree: (!is_own).then_some(agree), may_decline, is_own }
    };
    if table.ending().is_some() {
        let is_open = table.next_table().is_none();
        return table.rematch_offer().filter(|_| is_open).map(|seat| {
            offer(seat, words::online_rematch_offered, words::online_rematch_waits, Command::Rematch)
        });
    }
    if let Some(seat) = table.take_back_wish() {
        let (of_other, of_own) = (words::online_take_back_asked, words::online_take_back_waits);
        return Some(offer(seat, of_other, of_own, Command::TakeBack));
    }
    let seat = table.draw_offer()?;
    Some(offer(seat, words::online_draw_offered, words::online_draw_waits, Command::Draw))
}
