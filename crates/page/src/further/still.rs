//! A board on which nothing can be touched.

use std::sync::Arc;

use leptos::prelude::*;
use tavli_board::Arrangement;
use tavli_rules::{Position, Referee};

use crate::shown::{Hints, Shown};

/// A position to be looked at.
pub(super) fn still(referee: Arc<Referee>, position: Position) -> Shown {
    let standings = Arrangement::new(&position).standings();
    Shown {
        referee: Signal::derive(move || Some(referee.clone())),
        standings: Signal::derive(move || standings.clone()),
        position: Signal::derive(move || Some(position)),
        hints: Signal::derive(Hints::default),
        last_play: Signal::derive(Vec::new),
        act: Callback::new(|_| {}),
        throw: Callback::new(|()| {}),
    }
}
