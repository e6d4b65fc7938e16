//! Plays as arrows over a board.

use leptos::prelude::*;
use tavli_board::{Layout, Point, RADIUS, Units};
use tavli_rules::{Place, Position, Side, Step};

/// A play to be pointed out.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arrow {
    /// How it is painted: `made` or `advised`.
    pub(crate) class: &'static str,
    pub(crate) steps: Vec<Step>,
    /// Who stands where before it.
    pub(crate) position: Position,
}

/// The plays that a view points out on the boards inside it.
#[derive(Clone, Copy)]
pub(crate) struct Arrows(pub(crate) RwSignal<Vec<Arrow>>);

/// The arrows over a board, where the view around it has any.
pub(crate) fn arrows_view(layout: &Layout) -> Option<impl IntoView + use<>> {
    // What a view has provided outlives it, its arrows do not.
    let Arrows(arrows) = use_context::<Arrows>().filter(|Arrows(arrows)| !arrows.is_disposed())?;
    let layout = layout.clone();
    let drawn =
        move || arrows.with(|arrows| arrows.iter().map(|arrow| drawn(&layout, arrow)).collect::<String>());
    Some(view! { <g class="arrows" aria-hidden="true" inner_html=drawn></g> })
}

fn drawn(layout: &Layout, arrow: &Arrow) -> String {
    let side = arrow.position.turn();
    let shafts = arrow.steps.iter().map(|step| {
        let from = top(layout, &arrow.position, side, step.from, 1);
        let to = top(layout, &arrow.position, side, step.to, 0);
        shaft(from, to)
    });
    format!("<g class=\"arrow {}\">{}</g>", arrow.class, shafts.collect::<String>())
}

/// Where the uppermost checker of a stack lies, or the next one would.
fn top(layout: &Layout, position: &Position, side: Side, place: Place, down: usize) -> Point {
    let count = usize::from(position.checkers(side).count(place));
    let level = (layout.lowest(position, side, place) + count).saturating_sub(down);
    layout.spot(side, place).checker(level, level + 1)
}

/// A line with a head, which ends before it covers the checker that it points to.
fn shaft(from: Point, to: Point) -> String {
    const HEAD: f32 = 3.0;
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y).max(0.01);
    let (x, y) = (x / length, y / length);
    let along = |at: f32, aside: f32| {
        format!("{} {}", Units(from.x + x * at - y * aside), Units(from.y + y * at + x * aside))
    };
    let end = (length - RADIUS * 0.4).max(HEAD);
    format!(
        "<path class=\"shaft\" d=\"M{}L{}\"/><path class=\"head\" d=\"M{}L{}L{}Z\"/>",
        along(0.0, 0.0),
        along(end - HEAD, 0.0),
        along(end, 0.0),
        along(end - HEAD, HEAD * 0.6),
        along(end - HEAD, -HEAD * 0.6)
    )
}
