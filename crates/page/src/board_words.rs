//! The board for those who do not see it: a grid of named places with one tab stop.

use leptos::prelude::*;
use tavli_board::{Geography, Layout, Point, Units};
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{BuiltIn, MIDDLE_PLACES, Place, PlaceName, Position, Ruleset, Side, Spot};

use crate::refusal_words::point_name;
use crate::shown::Shown;
use crate::status::dice_words;

/// A place in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Named {
    place: Place,
    words: String,
}

#[component]
pub(crate) fn BoardWords(
    shown: Shown,
    language: Language,
    layout: Layout,
    cursor: RwSignal<Place>,
) -> impl IntoView {
    let named = Memo::new(move |_| all(shown, language));
    let side = move || shown.side();
    let at = StoredValue::new(layout.clone());
    let focus = move || at.with_value(|layout| layout.spot(side(), cursor.get()).base);
    let label = move || {
        let game = shown.referee.get().and_then(|referee| BuiltIn::named(&referee.ruleset().name));
        let game = game.map_or("Tavli", |game| words::game_name(language, game));
        words::board_label(language, game)
    };
    let cells = move || {
        let cell = |Named { place, words }| {
            let Point { x, y } = layout.spot(side(), place).base;
            let (x, y, below, is_here) = (Units(x), Units(y), Units(y + 1.5), cursor.get() == place);
            format!(
                "<g role=\"gridcell\" id=\"place-{place}\" aria-label=\"{words}\" aria-selected=\"{is_here}\">\
                 <circle class=\"cell\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>\
                 <text class=\"written\" x=\"{x}\" y=\"{below}\">{place}</text></g>"
            )
        };
        named.get().into_iter().map(cell).collect::<String>()
    };
    view! {
        <g
            class="words"
            role="grid"
            tabindex="0"
            aria-label=label
            aria-activedescendant=move || format!("place-{}", cursor.get())
        >
            <g role="row" inner_html=cells></g>
            <circle class="cursor" cx=move || Units(focus().x).to_string() cy=move || Units(focus().y).to_string() r="5.2"/>
        </g>
    }
}

/// All places where checkers stand, a sentence each.
#[cfg(feature = "further")]
pub(crate) fn told(shown: Shown, language: Language) -> Vec<String> {
    let (Some(referee), Some(position)) = (shown.referee.get(), shown.position.get()) else {
        return Vec::new();
    };
    let (ruleset, opponent) = (referee.ruleset(), position.turn().opponent());
    let count = |place: Place| u32::from(position.checkers(opponent).count(place));
    let faced = |place: Place| {
        place.progress().map_or(0, |progress| count(Place::point(ruleset.track.facing(progress))))
    };
    let waits_in_the_middle =
        |place: Place| matches!(place.spot(), Spot::Middle(_)) && has_waiting(&position, place);
    let is_taken =
        |place: Place| position.mover().count(place) > 0 || faced(place) > 0 || waits_in_the_middle(place);
    let named =
        all(shown, language).into_iter().filter(|named| is_taken(named.place)).map(|named| named.words);
    let aside = [Place::HAND, Place::BAR, Place::OFF].into_iter().filter(|place| count(*place) > 0);
    named
        .chain(aside.filter_map(|place| aside_words(language, ruleset, opponent, place, count(place))))
        .collect()
}

fn all(shown: Shown, language: Language) -> Vec<Named> {
    let (Some(referee), Some(position)) = (shown.referee.get(), shown.position.get()) else {
        return Vec::new();
    };
    let ruleset = referee.ruleset();
    let reach = shown.hints.get().reach;
    let named = |place: Place| {
        let mut text = standing_words(language, ruleset, &position, place);
        if let Some(reach) = reach.iter().find(|reach| reach.to == place) {
            text.push_str(", ");
            let numbers = dice_words(reach.steps.iter().map(|step| step.die));
            text.push_str(&words::reachable_with(language, &numbers));
        }
        Named { place, words: text }
    };
    let bar = ruleset.has_place(PlaceName::Bar).then_some(Place::BAR);
    let middle = (1..=MIDDLE_PLACES).map(Place::middle).filter(|place| has_waiting(&position, *place));
    places(ruleset).into_iter().chain(bar).chain(middle).map(named).collect()
}

/// The places along which the keys walk: the hand where there is one, the path, off.
pub(crate) fn places(ruleset: &Ruleset) -> Vec<Place> {
    let hand = ruleset.has_place(PlaceName::Hand).then_some(Place::HAND);
    let points = (1..=ruleset.track.length).map(Place::point);
    hand.into_iter().chain(points).chain([Place::OFF]).collect()
}

/// Whether somebody waits on a place of the middle row.
fn has_waiting(position: &Position, place: Place) -> bool {
    Side::BOTH.into_iter().any(|side| position.checkers(side).count(place) > 0)
}

/// "Point 4, three white checkers".
fn standing_words(language: Language, ruleset: &Ruleset, position: &Position, place: Place) -> String {
    let side = position.turn();
    let count = |side: Side, place: Place| u32::from(position.checkers(side).count(place));
    let here = count(side, place);
    let progress = match place.spot() {
        Spot::Point(progress) => progress,
        Spot::Middle(number) => return middle_words(language, position, number),
        Spot::Hand | Spot::Bar | Spot::Off => {
            return aside_words(language, ruleset, side, place, here).unwrap_or_default();
        }
    };
    let name = point_name(ruleset, side, place);
    let facing = Place::point(ruleset.track.facing(progress));
    let there = count(side.opponent(), facing);
    match (here, there) {
        (0, 0) => words::point_empty(language, &name),
        (here, 0) => words::point_checkers(language, &name, here, side.name()),
        (0, there) => words::point_checkers(language, &name, there, side.opponent().name()),
        // Both stand on one point where one of them is pinned.
        _ if position.mover().pinned().any(|pinned| pinned == place) => {
            words::point_pinned(language, &name, there, side.opponent().name())
        }
        _ => words::point_pinned(language, &name, here, side.name()),
    }
}

/// A place beside the path, which each side has for itself.
fn aside_words(
    language: Language,
    ruleset: &Ruleset,
    side: Side,
    place: Place,
    count: u32,
) -> Option<String> {
    let side = side.name();
    Some(match place.spot() {
        Spot::Hand => words::hand_label(language, side, count),
        Spot::Bar if Geography::of(ruleset) == Some(Geography::Scripta) => {
            words::circle_label(language, side, count)
        }
        Spot::Bar => words::bar_label(language, side, count),
        Spot::Off => words::off_label(language, side, count),
        Spot::Point(_) | Spot::Middle(_) => return None,
    })
}

/// Both sides may wait on the same place of the middle row.
fn middle_words(language: Language, position: &Position, number: u8) -> String {
    let count = |side: Side| u32::from(position.checkers(side).count(Place::middle(number)));
    let waiting = Side::BOTH.into_iter().filter(|side| count(*side) > 0);
    let words =
        waiting.map(|side| words::middle_label(language, &number.to_string(), side.name(), count(side)));
    words.collect::<Vec<_>>().join(", ")
}
