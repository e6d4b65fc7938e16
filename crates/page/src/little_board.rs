//! A small picture of a board with a position: for cards and rules.

use leptos::prelude::*;
use tavli_board::{Arrangement, Layout, RADIUS, Size};
use tavli_rules::{BuiltIn, Side};

use crate::board_art::BoardArt;

/// A game's board at its start.
#[component]
pub(crate) fn LittleBoard(game: BuiltIn) -> impl IntoView {
    let referee = game.referee();
    let layout = Layout::of(referee.ruleset())?;
    let Size { width, height } = layout.whole();
    let checkers = Arrangement::new(&referee.start(Side::White))
        .standings()
        .into_iter()
        .map(|standing| {
            let at = layout.spot(standing.id.side, standing.place).checker(standing.level, standing.count);
            let class = match standing.id.side {
                Side::White => "checker white",
                Side::Black => "checker black",
            };
            view! {
                <g class=class transform=format!("translate({:.2} {:.2})", at.x, at.y)>
                    <circle class="body" r=RADIUS/>
                    <circle class="ring" r=RADIUS * 0.66/>
                </g>
            }
        })
        .collect_view();
    Some(view! {
        <svg class="little-board" viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            <BoardArt layout=layout names=Signal::derive(|| false) inscription=Signal::derive(|| false)/>
            {checkers}
        </svg>
    })
}
