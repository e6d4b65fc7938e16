//! What the board of a table at the server is drawn from.

use leptos::prelude::*;

use super::live::Live;
use crate::shown::{Hints, Shown};

/// The board of a table; it can be touched while it is one's turn and one is connected.
pub(crate) fn shown(live: Live) -> Shown {
    let hosted = live.hosted;
    let standings = Memo::new(move |_| {
        hosted.with(|hosted| hosted.board().map(|board| board.arrangement().standings()).unwrap_or_default())
    });
    let hints = Memo::new(move |_| {
        if !live.may_play() {
            return Hints::default();
        }
        let hints = hosted.with(|hosted| {
            let board = hosted.board()?;
            Some(Hints::of(board.turn()?, board.hand()))
        });
        hints.unwrap_or_default()
    });
    Shown {
        referee: Signal::derive(move || {
            hosted.with(|hosted| hosted.board().map(|board| board.referee().clone()))
        }),
        standings: standings.into(),
        position: Signal::derive(move || hosted.with(|hosted| hosted.board().map(|board| *board.position()))),
        hints: hints.into(),
        last_play: Signal::derive(move || {
            hosted.with(|hosted| hosted.board().map(|board| board.last_play().to_vec()).unwrap_or_default())
        }),
        act: Callback::new(move |gesture| live.act(gesture)),
        throw: Callback::new(move |()| live.throw()),
    }
}
