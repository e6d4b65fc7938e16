//! The boards as their sources draw them: marble for the Roman games, walnut and olive for the Greek ones.

use leptos::prelude::*;
use tavli_board::{COLUMN, Geography, Layout, ROMAN_ROW, ROW, Size};

/// Six words of six letters, as on a Roman board: "Beaten one, get up; you cannot play; make room for one who can."
const INSCRIPTION: [&str; 6] = ["VICTVS", "LEBATE", "LVDERE", "NESCIS", "DALVSO", "RILOCV"];

/// Everything of a board that does not move.
#[component]
pub(crate) fn BoardArt(
    layout: Layout,
    #[prop(into)] names: Signal<bool>,
    #[prop(into)] inscription: Signal<bool>,
) -> impl IntoView {
    let Size { width, height } = layout.whole();
    let board = layout.board();
    let is_greek = layout.geography().is_greek();
    let art = if is_greek { greek(&layout).into_any() } else { roman(&layout, inscription).into_any() };
    view! {
        <g class=if is_greek { "art greek" } else { "art roman" } aria-hidden="true">
            <rect class="table-top" x="0" y="0" width=width height=height rx="3"/>
            <rect class="board-edge" x="0.6" y="0.6" width=board.width - 1.2 height=board.height - 1.2 rx="2.4"/>
            {art}
            {point_names(&layout, names)}
            {tray(&layout)}
        </g>
    }
}

fn tray(layout: &Layout) -> impl IntoView + use<> {
    let board = layout.board();
    let Size { width, .. } = layout.whole();
    view! {
        <rect class="tray" x=board.width + 0.6 y="0.6" width=width - board.width - 1.2 height=board.height - 1.2 rx="2.4"/>
        <line class="tray-line" x1=board.width + 3.0 x2=width - 3.0 y1=board.height / 2.0 y2=board.height / 2.0/>
    }
}

/// The names of the points, as the sources have them.
fn point_names(layout: &Layout, names: Signal<bool>) -> impl IntoView + use<> {
    let geography = layout.geography();
    let height = layout.board().height;
    let (top_y, bottom_y) = if geography.is_greek() { (4.9, height - 2.6) } else { (7.2, height - 4.6) };
    let short = move |point: u8| match geography {
        Geography::GreekToA | Geography::GreekFromA => geography.name(point)[2..].to_owned(),
        Geography::Zeno | Geography::Scripta => geography.name(point),
    };
    let row = |points: [u8; ROW], y: f32| {
        points
            .into_iter()
            .enumerate()
            .map(|(column, point)| view! { <text x=layout.column(column) y=y>{short(point)}</text> })
            .collect_view()
    };
    let (top, bottom) = (row(geography.top(), top_y), row(geography.bottom(), bottom_y));
    view! { <g class="point-names" class:hidden=move || !names.get()>{top}{bottom}</g> }
}

/// Three rows of twelve signs, carved; roundels between the halves.
fn roman(layout: &Layout, inscription: Signal<bool>) -> impl IntoView + use<> {
    let board = layout.board();
    let geography = layout.geography();
    let rows = [
        (geography.top(), ROMAN_ROW, "top"),
        (geography.middle().unwrap_or_default(), board.height / 2.0, "middle"),
        (geography.bottom(), board.height - ROMAN_ROW, "bottom"),
    ];
    let signs: Vec<_> = rows
        .into_iter()
        .enumerate()
        .flat_map(|(row, (points, y, place))| {
            points.into_iter().enumerate().map(move |(column, point)| (row, column, point, y, place))
        })
        .map(|(row, column, point, y, place)| {
            let x = layout.column(column);
            let letter = INSCRIPTION[2 * row + column / 6].as_bytes()[column % 6] as char;
            sign(geography, place, point, x, y, letter, inscription)
        })
        .collect();
    let center = (layout.column(5) + layout.column(6)) / 2.0;
    let roundels = [(ROMAN_ROW, 3.3), (board.height / 2.0, 4.6), (board.height - ROMAN_ROW, 3.3)]
        .map(|(y, radius)| roundel(center, y, radius));
    view! {
        <rect class="stone" x="2" y="2" width=board.width - 4.0 height=board.height - 4.0 rx="1.6"/>
        <rect class="stone-vein" x="2" y="2" width=board.width - 4.0 height=board.height - 4.0 rx="1.6"/>
        <rect class="carved frame" x="3.4" y="3.4" width=board.width - 6.8 height=board.height - 6.8 rx="1"/>
        <g class="carved">{signs}{roundels.into_iter().collect_view()}</g>
    }
}

/// One sign of a Roman board: circles outside, leaves or squares in the middle row, or a letter of the inscription.
fn sign(
    geography: Geography,
    place: &'static str,
    point: u8,
    x: f32,
    y: f32,
    letter: char,
    inscription: Signal<bool>,
) -> impl IntoView + use<> {
    let is_scripta = geography == Geography::Scripta;
    let area =
        if is_scripta { geography.name(point).chars().take(1).collect::<String>() } else { String::new() };
    let shape = match (place, is_scripta) {
        ("middle", true) => {
            view! { <rect x=x - 3.1 y=y - 3.1 width="6.2" height="6.2" rx="0.5"/> }.into_any()
        }
        ("middle", false) => leaf(x, y).into_any(),
        (_, true) => view! { <circle cx=x cy=y r="3.2"/> }.into_any(),
        (_, false) => view! { <circle cx=x cy=y r="3.2"/><circle cx=x cy=y r="2.2"/> }.into_any(),
    };
    let text = move || match (is_scripta, inscription.get()) {
        (true, true) => letter.to_string(),
        (true, false) => area.clone(),
        (false, _) => String::new(),
    };
    view! { <g>{shape}<text class="sign-letter" x=x y=y + 1.35>{text}</text></g> }
}

/// An ivy leaf with a cross of veins.
fn leaf(x: f32, y: f32) -> impl IntoView {
    let path = format!(
        "M{} {y} Q{x} {} {} {y} Q{x} {} {} {y} M{x} {} V{} M{} {y} H{}",
        x - 3.0,
        y - 4.6,
        x + 3.0,
        y + 4.6,
        x - 3.0,
        y - 1.6,
        y + 1.6,
        x - 1.6,
        x + 1.6
    );
    view! { <path d=path/> }
}

/// A wheel with eight spokes.
fn roundel(x: f32, y: f32, radius: f32) -> impl IntoView {
    let spokes: String = (0..4)
        .map(|spoke| {
            let angle = spoke as f32 * std::f32::consts::FRAC_PI_4;
            let (dx, dy) = (angle.cos() * radius * 0.7, angle.sin() * radius * 0.7);
            format!("M{:.2} {:.2}L{:.2} {:.2}", x - dx, y - dy, x + dx, y + dy)
        })
        .collect();
    view! { <circle cx=x cy=y r=radius/><circle cx=x cy=y r=radius * 0.7/><path d=spokes/> }
}

/// Twenty-four inlaid points, a bar, and the letters of the quarters.
fn greek(layout: &Layout) -> impl IntoView + use<> {
    let Size { width, height } = layout.board();
    let half = COLUMN * 6.0;
    let left = layout.column(0) - COLUMN / 2.0;
    let right = layout.column(6) - COLUMN / 2.0;
    let points: Vec<_> = (0..ROW)
        .flat_map(|column| [(column, true), (column, false)])
        .map(|(column, is_top)| {
            let x = layout.column(column);
            let (base, tip) = if is_top { (7.0, 42.0) } else { (height - 7.0, height - 42.0) };
            let path = format!("M{} {base}L{x} {tip}L{} {base}Z", x - 4.7, x + 4.7);
            let class = if (column % 2 == 0) == is_top { "inlay dark" } else { "inlay light" };
            view! { <path class=class d=path/> }
        })
        .collect();
    let quarter = |point: u8| layout.geography().name(point)[..1].to_owned();
    let (top, bottom) = (layout.geography().top(), layout.geography().bottom());
    let middle = [left + half / 2.0, right + half / 2.0];
    let letters: Vec<_> = [(middle[0], top[3], -2.2), (middle[1], top[9], -2.2), (middle[0], bottom[3], 4.6), (middle[1], bottom[9], 4.6)]
        .into_iter()
        .map(|(x, point, shift)| view! { <text class="quarter" x=x y=height / 2.0 + shift>{quarter(point)}</text> })
        .collect();
    view! {
        <rect class="frame-wood" x="0.6" y="0.6" width=width - 1.2 height=height - 1.2 rx="2.4"/>
        <rect class="field" x=left - 0.8 y="6.6" width=half + 1.6 height=height - 13.2 rx="0.8"/>
        <rect class="field" x=right - 0.8 y="6.6" width=half + 1.6 height=height - 13.2 rx="0.8"/>
        <rect class="grain" x=left - 0.8 y="6.6" width=half + 1.6 height=height - 13.2 rx="0.8"/>
        <rect class="grain" x=right - 0.8 y="6.6" width=half + 1.6 height=height - 13.2 rx="0.8"/>
        {points}
        {letters}
        <rect class="bar" x=left + half + 1.4 y="6.6" width=right - left - half - 2.8 height=height - 13.2 rx="0.8"/>
    }
}
