//! The board that one can touch: checkers, rings, pointer and keys.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use tavli_board::{ArtStyle, Gesture, Layout, Point, RADIUS, Reach, Size, Standing, Units, board_art};
use tavli_messages::Language;
use tavli_rules::{Place, Position, Side, Step};
use wasm_bindgen::JsCast;

use crate::aim::Aim;
use crate::board_words::{BoardWords, places};
use crate::settings::Settings;
use crate::shown::Shown;

/// When a Roman board is turned; the style sheet asks the same.
const UPRIGHT_PHONE: &str = "(max-width: 760px) and (orientation: portrait)";

/// A pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Drag {
    pressed: Place,
    began: Aim,
    at: Point,
    is_drag: bool,
}

/// A board that one can touch.
#[component]
pub(crate) fn BoardView(shown: Shown, settings: RwSignal<Settings>, language: Language) -> impl IntoView {
    let layout = Memo::new(move |_| shown.referee.get().and_then(|referee| Layout::of(referee.ruleset())));
    move || {
        layout.get().map(
            |layout| view! { <LiveBoard shown=shown settings=settings language=language layout=layout/> },
        )
    }
}

#[component]
fn LiveBoard(
    shown: Shown,
    settings: RwSignal<Settings>,
    language: Language,
    layout: Layout,
) -> impl IntoView {
    let svg = NodeRef::<leptos::svg::G>::new();
    let drag = RwSignal::new(None::<Drag>);
    let cursor = RwSignal::new(Place::point(1));
    let Size { width, height } = layout.whole();
    let at = StoredValue::new(layout.clone());
    let meant = move |aim: Aim| {
        let (side, hints) = (untrack(|| shown.side()), shown.hints.get_untracked());
        at.with_value(|layout| aim.place(layout, side, &hints))
    };
    let act = move |gesture: Gesture| shown.act.run(gesture);
    let down = move |event: PointerEvent| {
        let Some(aim) = Aim::of(svg, &event) else { return };
        let Some(place) = meant(aim) else { return };
        event.prevent_default();
        capture(&event);
        act(Gesture::Press(place));
        drag.set(Some(Drag { pressed: place, began: aim, at: aim.at, is_drag: false }));
    };
    let moved = move |event: PointerEvent| {
        let Some(Aim { at: point, .. }) = Aim::of(svg, &event) else { return };
        drag.update(|drag| {
            if let Some(drag) = drag {
                drag.at = point;
                drag.is_drag |=
                    (point.x - drag.began.at.x).hypot(point.y - drag.began.at.y) > drag.began.slack();
            }
        });
    };
    let up = move |event: PointerEvent| {
        let Some(state) = drag.get_untracked() else { return };
        drag.set(None);
        let place = Aim::of(svg, &event).and_then(meant);
        act(if state.is_drag { Gesture::Drop(place) } else { Gesture::Click(state.pressed) });
    };
    let double = move |event: leptos::ev::MouseEvent| {
        if settings.get_untracked().quick_move
            && let Some(place) = Aim::of(svg, &event).and_then(meant)
        {
            act(Gesture::Quick(place));
        }
    };
    let turned = turned(layout.geography().is_greek());
    let view_box = move || {
        let (width, height) = if turned.get() { (height, width) } else { (width, height) };
        format!("0 0 {} {}", Units(width), Units(height))
    };
    let key = move |event: KeyboardEvent| press_key(shown, cursor, &event);
    let letters = window_event_listener(leptos::ev::keydown, move |event| {
        if is_lost_letter(&event) {
            focus_board(svg);
            press_key(shown, cursor, &event);
        }
    });
    on_cleanup(move || letters.remove());
    let art = move || {
        let Settings { point_names, inscription, .. } = settings.get();
        at.with_value(|layout| board_art(layout, ArtStyle { point_names, inscription }))
    };
    // Plays that a view wants to point out; the first page has none.
    #[cfg(feature = "further")]
    let arrows = crate::further::arrows_view(&layout);
    #[cfg(not(feature = "further"))]
    let arrows = ();
    view! {
        <svg
            class="board"
            class:turned=turned
            viewBox=view_box
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=move |_| {
                drag.set(None);
                act(Gesture::Cancel);
            }
            on:dblclick=double
            on:keydown=key
        >
            <g node_ref=svg transform=move || turned.get().then(|| format!("translate({} 0) rotate(90)", Units(height)))>
                <g aria-hidden="true" inner_html=art></g>
                <LastPlay shown=shown layout=layout.clone()/>
                <Rings shown=shown layout=layout.clone()/>
                <Checkers shown=shown layout=layout.clone() drag=drag/>
                <Targets shown=shown layout=layout.clone()/>
                {arrows}
                <BoardWords shown=shown language=language layout=layout cursor=cursor/>
            </g>
        </svg>
    }
}

/// Whether the board stands upright: a Roman one on a phone that is held upright, where its squares become large enough for
/// fingers.
fn turned(is_greek: bool) -> RwSignal<bool> {
    let is_upright = move || {
        let query = web_sys::window().and_then(|window| window.match_media(UPRIGHT_PHONE).ok().flatten());
        !is_greek && query.is_some_and(|query| query.matches())
    };
    let turned = RwSignal::new(is_upright());
    let listening = window_event_listener(leptos::ev::resize, move |_| turned.set(is_upright()));
    on_cleanup(move || listening.remove());
    turned
}

/// Keeps the pointer's events with the board, wherever it goes.
fn capture(event: &PointerEvent) {
    if let Some(target) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
    {
        let _ = target.set_pointer_capture(event.pointer_id());
    }
}

/// A letter while nothing has the focus: the button that had it has been pressed and waits for the next turn, or a view has just
/// been opened.
fn is_lost_letter(event: &KeyboardEvent) -> bool {
    let is_nowhere = document().active_element().is_none_or(|focused| focused.tag_name() == "BODY");
    is_nowhere
        && event.key().len() == 1
        && event.key() != " "
        && !(event.ctrl_key() || event.meta_key() || event.alt_key())
}

fn focus_board(svg: NodeRef<leptos::svg::G>) {
    let grid = svg.get_untracked().and_then(|svg| svg.query_selector(".words").ok().flatten());
    if let Some(grid) = grid {
        let _ = grid.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

/// Arrows walk along the path, B goes to checkers that were hit, W to the next that can be moved; Enter lifts and puts down,
/// Escape lets go, U takes back, T throws, C confirms.
fn press_key(shown: Shown, cursor: RwSignal<Place>, event: &KeyboardEvent) {
    let Some(referee) = untrack(|| shown.referee.get()) else { return };
    let places = places(referee.ruleset());
    let walk = |by: isize| {
        let at = places.iter().position(|place| *place == cursor.get_untracked()).unwrap_or(0);
        cursor.set(places[at.saturating_add_signed(by).min(places.len() - 1)]);
    };
    match event.key().as_str() {
        "ArrowRight" | "ArrowUp" => walk(1),
        "ArrowLeft" | "ArrowDown" => walk(-1),
        "Home" => cursor.set(places[0]),
        "End" => cursor.set(Place::OFF),
        "w" | "W" => next_liftable(shown, cursor),
        "b" | "B" => {
            let position = untrack(|| shown.position.get());
            cursor.update(|place| *place = next_waiting(position, *place));
        }
        "Enter" | " " => shown.act.run(Gesture::Click(cursor.get_untracked())),
        "Escape" => shown.act.run(Gesture::Cancel),
        "u" | "U" | "Backspace" => shown.act.run(Gesture::Undo),
        "t" | "T" => shown.throw.run(()),
        "c" | "C" => shown.act.run(Gesture::Confirm),
        _ => return,
    }
    event.prevent_default();
}

/// To the next checker that may be lifted: waiting ones are far from the path.
fn next_liftable(shown: Shown, cursor: RwSignal<Place>) {
    let liftable = shown.hints.get_untracked().liftable;
    let at = liftable.iter().position(|place| *place == cursor.get_untracked()).map_or(0, |at| at + 1);
    if let Some(place) = liftable.get(at).or(liftable.first()) {
        cursor.set(*place);
    }
}

/// The next place where checkers of the side to move wait, on the bar or in the middle row; the bar where none does.
fn next_waiting(position: Option<Position>, after: Place) -> Place {
    let places = position.iter().flat_map(|position| position.mover().stacks()).map(|(place, _)| place);
    let waiting: Vec<Place> = places.filter(|place| place.is_waiting()).collect();
    let next = waiting.iter().find(|place| **place > after).or(waiting.first());
    next.copied().unwrap_or(Place::BAR)
}

/// All checkers; each is the same element through the whole game, so that it glides.
#[component]
fn Checkers(shown: Shown, layout: Layout, drag: RwSignal<Option<Drag>>) -> impl IntoView {
    let standings = shown.standings;
    let held = Memo::new(move |_| {
        let place = shown.hints.get().held?;
        let side = shown.side();
        let of_place = standings.get().into_iter().filter(|s| s.id.side == side && s.place == place);
        of_place.max_by_key(|standing| standing.level).map(|standing| standing.id)
    });
    let layout = StoredValue::new(layout);
    let ids: Vec<_> = standings.get_untracked().iter().map(|standing| standing.id).collect();
    let checkers = ids
        .into_iter()
        .enumerate()
        .map(|(index, id)| {
            let standing = move || standings.with(|all| all.get(index).copied());
            let is_held = move || held.get() == Some(id);
            let place = move || {
                let (standing, position) = (standing()?, shown.position.get()?);
                let resting = layout.with_value(|layout| layout.resting(&position, &standing));
                match drag.get().filter(|drag| drag.is_drag && is_held()) {
                    Some(drag) => Some(drag.at),
                    None => Some(resting),
                }
            };
            let transform = move || {
                let Point { x, y } = place().unwrap_or_default();
                format!("translate({}px, {}px)", Units(x), Units(y))
            };
            let is_dragged = move || is_held() && drag.get().is_some_and(|drag| drag.is_drag);
            let is_pinned = move || standing().is_some_and(|standing| standing.pinned);
            let class = format!("checker {}", id.side.name());
            view! {
                <g
                    class=class
                    class:held=is_held
                    class:dragged=is_dragged
                    class:pinned=is_pinned
                    style:transform=transform
                    inner_html=CHECKER
                ></g>
            }
        })
        .collect_view();
    let caps = move || {
        let position = shown.position.get()?;
        let cap = |standing: &Standing| {
            let is_lifted = drag.get().is_some_and(|drag| drag.is_drag) && held.get() == Some(standing.id);
            layout.with_value(|layout| match is_lifted || !shows_count(layout, standing) {
                true => String::new(),
                false => cap(standing, layout.resting(&position, standing), held.get() == Some(standing.id)),
            })
        };
        Some(standings.with(|standings| standings.iter().map(cap).collect::<String>()))
    };
    view! {
        <g class="checkers" aria-hidden="true">{checkers}</g>
        <g class="caps" aria-hidden="true" inner_html=move || caps().unwrap_or_default()></g>
    }
}

/// The uppermost checker of a tall stack with its number, over all others: checkers are painted in the order of their numbers,
/// and not as they lie.
fn cap(standing: &Standing, at: Point, is_held: bool) -> String {
    let class = standing.id.side.name();
    let held = if is_held { " held" } else { "" };
    format!(
        "<g class=\"checker {class}{held}\" transform=\"translate({} {})\"><circle class=\"body\" r=\"4\"/>\
         <text class=\"count\" y=\"1.5\">{}</text></g>",
        Units(at.x),
        Units(at.y),
        standing.count
    )
}

/// A checker around its middle, of the radius 4; the lock is seen where it is pinned.
const CHECKER: &str = "<circle class=\"shadow\" cx=\"0.35\" cy=\"0.55\" r=\"4\"/>\
    <circle class=\"body\" r=\"4\"/><circle class=\"ring\" r=\"2.64\"/><circle class=\"ring inner\" r=\"1.36\"/>\
    <path class=\"lock\" d=\"M-1.5 -0.2h3v2.4h-3zM-0.9 -0.2v-0.9a0.9 0.9 0 0 1 1.8 0v0.9\"/>";

/// The uppermost checker carries the number of its stack where that is tall, or so crowded that one cannot count.
fn shows_count(layout: &Layout, standing: &Standing) -> bool {
    let between = layout.spot(standing.id.side, standing.place).room / (standing.count as f32 - 1.0);
    standing.level + 1 == standing.count && standing.count > 1 && (standing.count > 4 || between < RADIUS)
}

/// On which level of a place a side's checkers begin.
fn lowest(layout: &Layout, position: &Option<Position>, side: Side, place: Place) -> usize {
    position.as_ref().map_or(0, |position| layout.lowest(position, side, place))
}

/// On which level of a place the next checker of a side would stand.
fn next_level(layout: &Layout, position: &Option<Position>, side: Side, place: Place) -> usize {
    let count = position.as_ref().map_or(0, |position| position.checkers(side).count(place));
    lowest(layout, position, side, place) + usize::from(count)
}

/// Rings on checkers that may be lifted.
#[component]
fn Rings(shown: Shown, layout: Layout) -> impl IntoView {
    let rings = move || {
        let (hints, side, position) = (shown.hints.get(), shown.side(), shown.position.get());
        let places = if hints.held.is_some() { Vec::new() } else { hints.liftable };
        let ring = |place: Place| {
            let top = next_level(&layout, &position, side, place).saturating_sub(1);
            circle("liftable", layout.spot(side, place).checker(top, top + 1), RADIUS + 0.7)
        };
        places.into_iter().map(ring).collect::<String>()
    };
    view! { <g class="rings" aria-hidden="true" inner_html=rings></g> }
}

fn circle(class: &str, at: Point, radius: f32) -> String {
    let (x, y, radius) = (Units(at.x), Units(at.y), Units(radius));
    format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
}

/// Where the checker in hand can go: a ring with the number, or a dashed one for several with how many.
#[component]
fn Targets(shown: Shown, layout: Layout) -> impl IntoView {
    let targets = move || {
        let (side, position, reach) = (shown.side(), shown.position.get(), shown.hints.get().reach);
        let target = |reach: Reach| {
            let count = next_level(&layout, &position, side, reach.to);
            let at = layout.spot(side, reach.to).checker(count, count + 1);
            let (class, label) = match reach.is_direct() {
                true => ("direct", reach.steps.first().map(|step| step.die.value().to_string())),
                false => ("several", Some(format!("×{}", reach.steps.len()))),
            };
            let (ring, label) = (circle("", at, RADIUS + 0.4), label.unwrap_or_default());
            let (x, y) = (Units(at.x), Units(at.y + 1.5));
            // The stops on the way, from one to the next.
            let mut way = String::new();
            for step in &reach.steps {
                let Point { x, y } = layout.spot(side, step.to).base;
                way += &format!("{}{} {}", if way.is_empty() { "M" } else { "L" }, Units(x), Units(y));
            }
            format!(
                "<g class=\"target {class}\"><path class=\"way\" d=\"{way}\"/>{ring}<text x=\"{x}\" y=\"{y}\">{label}</text></g>"
            )
        };
        reach.into_iter().map(target).collect::<String>()
    };
    view! { <g class="targets" aria-hidden="true" inner_html=targets></g> }
}

/// A quiet trace of the last play.
#[component]
fn LastPlay(shown: Shown, layout: Layout) -> impl IntoView {
    let traces = move || {
        let trace = |(side, step): (Side, Step)| {
            let (from, to) = (layout.spot(side, step.from).base, layout.spot(side, step.to).base);
            let [from_x, from_y, to_x, to_y] = [from.x, from.y, to.x, to.y].map(Units);
            format!("<path class=\"trace\" d=\"M{from_x} {from_y}L{to_x} {to_y}\"/>")
        };
        shown.last_play.get().into_iter().map(trace).collect::<String>()
    };
    view! { <g class="last-play" aria-hidden="true" inner_html=traces></g> }
}
