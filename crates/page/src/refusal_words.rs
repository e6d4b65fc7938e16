//! Why a step is refused, in the language of the page.

use tavli_board::{Geography, WhyNot, seen_by};
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{Place, Ruleset, Side, Spot};

/// The reason in words, with the place of the rule in its source.
pub(crate) fn why_not(language: Language, ruleset: &Ruleset, side: Side, why: &WhyNot) -> String {
    match why {
        WhyNot::NoNumber => words::no_number_leads_there(language).to_owned(),
        WhyNot::Rule(refusal) => {
            let source = words::source_words(language, refusal.source(ruleset));
            let place = |place: Place| place_words(language, ruleset, side, place);
            let sentence = words::refusal_sentence(language, refusal, place);
            format!("{sentence} {}", words::rule_source(language, &source))
        }
    }
}

/// How the source calls a point of a side's counting.
pub(crate) fn point_name(ruleset: &Ruleset, side: Side, place: Place) -> String {
    let progress = place.progress().unwrap_or_default();
    let point = seen_by(side, *ruleset.track, progress);
    Geography::of(ruleset).map_or_else(|| progress.to_string(), |board| board.name(point))
}

/// A place as people call it.
pub(crate) fn place_words(language: Language, ruleset: &Ruleset, side: Side, place: Place) -> String {
    match place.spot() {
        Spot::Point(_) => words::place_point(language, &point_name(ruleset, side, place)),
        Spot::Middle(number) => words::place_middle(language, &number.to_string()),
        Spot::Hand => words::place_hand(language).to_owned(),
        Spot::Bar => match Geography::of(ruleset) {
            Some(Geography::Scripta) => words::place_circle(language).to_owned(),
            Some(_) | None => words::place_bar(language).to_owned(),
        },
        Spot::Off => words::place_off(language).to_owned(),
    }
}
