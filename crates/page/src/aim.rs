//! Which place a pointer means. On a phone a finger is wider than a point of a Greek board, so it gets more to hit.

use leptos::prelude::*;
use tavli_board::{Layout, Point};
use tavli_rules::{Place, Side};
use wasm_bindgen::JsCast;

use crate::shown::Hints;

/// Half the width of what a finger hits without care, in pixels.
const FINGER: f32 = 22.0;

/// How far a pointer may move, in board units, and still be a click.
const CLICK: f32 = 2.0;

/// Where a pointer is, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Aim {
    pub(crate) at: Point,
    /// How far from it something may lie that is meant as well.
    within: f32,
}

impl Aim {
    /// Where a pointer is on the board that is drawn here.
    pub(crate) fn of(board: NodeRef<leptos::svg::G>, event: &web_sys::MouseEvent) -> Option<Aim> {
        let board: web_sys::SvgGraphicsElement = board.get_untracked()?.dyn_into().ok()?;
        let matrix = board.get_screen_ctm()?.inverse().ok()?;
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let at = Point {
            x: matrix.a() * x + matrix.c() * y + matrix.e(),
            y: matrix.b() * x + matrix.d() * y + matrix.f(),
        };
        let pointer = event.dyn_ref::<web_sys::PointerEvent>();
        let is_finger = pointer.is_some_and(|pointer| pointer.pointer_type() == "touch");
        // A board that stands upright has its width in the other number.
        let pixel = matrix.a().abs() + matrix.b().abs();
        Some(Aim { at, within: if is_finger { FINGER * pixel } else { 0.0 } })
    }

    /// How far it may move and still be a click: a finger never stays quite where it is.
    pub(crate) fn slack(self) -> f32 {
        CLICK.max(self.within / 2.0)
    }

    /// The place that lies there, or where nothing could be done with that, the nearest with which something can.
    pub(crate) fn place(self, layout: &Layout, side: Side, hints: &Hints) -> Option<Place> {
        let here = layout.place_at(side, self.at);
        let targets: Vec<Place> = hints.reach.iter().map(|reach| reach.to).collect();
        let meant = if hints.held.is_some() { &targets } else { &hints.liftable };
        let can_act = |place: &Place| {
            targets.contains(place) || hints.liftable.contains(place) || hints.held == Some(*place)
        };
        if here.as_ref().is_some_and(can_act) {
            return here;
        }
        layout.nearest(side, meant, self.at, self.within).or(here)
    }
}
