//! Why a step is refused, in words.

use crate::language::Language;
use crate::{
    refusal_beyond_gate, refusal_blocked, refusal_checker_behind, refusal_entry_first, refusal_exact_only,
    refusal_game_won, refusal_loses_larger, refusal_loses_number, refusal_must_enter, refusal_not_home,
    refusal_nothing_there, refusal_number_not_left, refusal_pinned, refusal_pinned_home, refusal_prime,
    refusal_runner_first, refusal_shielded, refusal_start_quarter, refusal_waiting_first,
};
use tavli_rules::{Die, Place, Refusal};

/// Why a step is refused, in one sentence. Only the board knows how its places are called: `place` gives a name such as
/// "Point 4" or "Bar", as [`place_point`](crate::place_point) and its like make them.
///
/// ```
/// use tavli_messages::{Language, place_point, refusal_sentence};
/// use tavli_rules::{Place, Refusal};
/// let refusal = Refusal::Blocked { point: Place::point(4), opponents: 2 };
/// let place = |place: Place| place_point(Language::English, &place.to_string());
/// assert_eq!(
///     refusal_sentence(Language::English, &refusal, place),
///     "Point 4 is blocked by 2 opposing checkers."
/// );
/// ```
pub fn refusal_sentence(language: Language, refusal: &Refusal, place: impl Fn(Place) -> String) -> String {
    let number = |die: &Die| u32::from(die.value());
    match refusal {
        Refusal::NothingThere { from } => refusal_nothing_there(language, &place(*from)),
        Refusal::NumberNotLeft { die } => refusal_number_not_left(language, number(die)),
        Refusal::Blocked { point, opponents } => {
            refusal_blocked(language, &place(*point), u32::from(*opponents))
        }
        Refusal::Shielded { point } => refusal_shielded(language, &place(*point)),
        Refusal::Pinned { from } => refusal_pinned(language, &place(*from)),
        Refusal::WaitingFirst => refusal_waiting_first(language).to_owned(),
        Refusal::EntryFirst { die } => refusal_entry_first(language, number(die)),
        Refusal::BeyondGate { last } => refusal_beyond_gate(language, &place(Place::point(*last))),
        Refusal::RunnerFirst { goal } => refusal_runner_first(language, &place(Place::point(*goal))),
        Refusal::StartQuarter => refusal_start_quarter(language).to_owned(),
        Refusal::Prime => refusal_prime(language).to_owned(),
        Refusal::NotHome => refusal_not_home(language).to_owned(),
        Refusal::CheckerBehind { from } => refusal_checker_behind(language, &place(*from)),
        Refusal::ExactOnly { die } => refusal_exact_only(language, number(die)),
        Refusal::PinnedHome => refusal_pinned_home(language).to_owned(),
        Refusal::LosesNumber => refusal_loses_number(language).to_owned(),
        Refusal::LosesLarger { larger } => refusal_loses_larger(language, number(larger)),
        Refusal::MustEnter => refusal_must_enter(language).to_owned(),
        Refusal::GameWon => refusal_game_won(language).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place_point;

    fn check(language: Language, refusal: Refusal, expected: &str) {
        let place = |place: Place| place_point(language, &place.to_string());
        assert_eq!(refusal_sentence(language, &refusal, place), expected);
    }

    #[test]
    fn refusals_are_told_with_place_and_number() {
        let blocked = |opponents| Refusal::Blocked { point: Place::point(4), opponents };
        check(Language::German, blocked(1), "Feld 4 ist durch einen gegnerischen Stein gesperrt.");
        check(Language::Greek, blocked(3), "Θέση 4: κλεισμένη από 3 αντίπαλα πούλια.");
        let die = Die::new(5).unwrap();
        check(
            Language::Italian,
            Refusal::EntryFirst { die },
            "Con il 5 devi far entrare una pedina dalla mano.",
        );
        check(
            Language::French,
            Refusal::Pinned { from: Place::point(1) },
            "Case 1\u{a0}: votre pion est cloué ici.",
        );
    }
}
