//! What is going on, in words: whose turn, what is expected, how it stands.

use leptos::prelude::*;
use tavli_board::{Expected, Table};
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{Die, Meeting, Outcome, Player, Side, play_text};

use crate::play::Play;
use crate::refusal_words::{point_name, why_not};
use crate::session::{Seat, Session};

/// How a sentence calls a side: you, or who it is.
pub(crate) fn who(session: &Session, language: Language, side: Side) -> &'static str {
    match session.seat(side) {
        Seat::Computer(_) if session.has_one_person() => words::who_computer(language),
        Seat::Human if session.has_one_person() => "you",
        Seat::Human | Seat::Computer(_) => side_words(language, side),
    }
}

/// How a sentence calls a side by its colour.
pub(crate) fn side_words(language: Language, side: Side) -> &'static str {
    match side {
        Side::White => words::who_white(language),
        Side::Black => words::who_black(language),
    }
}

/// Numbers as a sentence lists them: "3, 5".
pub(crate) fn dice_words(dice: impl Iterator<Item = Die>) -> String {
    dice.map(|die| die.value().to_string()).collect::<Vec<_>>().join(", ")
}

/// The sentence that says what is expected now.
pub(crate) fn expected(session: &Session, language: Language) -> String {
    let is_you = |side: Side| who(session, language, side) == "you";
    match session.table.expected() {
        Expected::OpeningThrow => words::opening_throw(language).to_owned(),
        Expected::Throw(side) if is_you(side) => words::your_turn_throw(language).to_owned(),
        Expected::Throw(side) if session.seat(side) != Seat::Human => {
            words::computer_throws(language).to_owned()
        }
        Expected::Throw(side) => words::turn_throw(language, who(session, language, side)),
        Expected::Play(side) if is_you(side) => words::your_turn_play(language).to_owned(),
        Expected::Play(side) if session.seat(side) != Seat::Human => words::thinking(language).to_owned(),
        Expected::Play(side) => words::turn_play(language, who(session, language, side)),
        Expected::Confirm(_) if session.table.turn().is_some_and(|turn| turn.steps().is_empty()) => {
            words::no_move_possible(language).to_owned()
        }
        Expected::Confirm(side) if session.seat(side) == Seat::Human => {
            words::your_turn_confirm(language).to_owned()
        }
        Expected::Confirm(side) => words::opponent_turn(language, who(session, language, side)),
        Expected::GameOver(outcome) => game_over(session, language, outcome),
        Expected::MatchOver(winner) => match_over(session, language, winner),
    }
}

fn game_over(session: &Session, language: Language, outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => words::game_drawn(language).to_owned(),
        Outcome::Won { winner, points } => {
            words::game_won(language, who(session, language, winner), u32::from(points))
        }
    }
}

fn match_over(session: &Session, language: Language, winner: Option<Player>) -> String {
    let side_of =
        |player: Player| if session.table.player(Side::White) == player { Side::White } else { Side::Black };
    let score = session.table.score();
    match winner {
        None => words::game_drawn(language).to_owned(),
        Some(player) => {
            let text = format!("{} : {}", score[player], score[player.opponent()]);
            words::match_won(language, who(session, language, side_of(player)), &text)
        }
    }
}

/// What has happened last: a throw that is being played, or the play before it with whom it hit.
pub(crate) fn happened(table: &Table, language: Language, who: impl Fn(Side) -> String) -> String {
    if let Some(turn) = table.turn().filter(|turn| turn.steps().is_empty()) {
        return words::thrown(language, &who(turn.start().turn()), &dice_words(turn.roll().dice()));
    }
    let Some((side, _)) = table.last_play().first() else { return String::new() };
    let who = &who(*side);
    let steps: Vec<_> = table.last_play().iter().map(|(_, step)| *step).collect();
    let mut told = words::played(language, who, &play_text(&steps));
    for step in steps.iter().filter(|step| step.meeting != Meeting::Nothing) {
        let name = point_name(table.referee().ruleset(), *side, step.to);
        told.push(' ');
        told += &match step.meeting {
            Meeting::Pin => words::pin_happened(language, who, &name),
            Meeting::Hit | Meeting::Nothing => words::hit_happened(language, who, &name),
        };
    }
    told
}

/// The status line, which screen readers say when it changes.
#[component]
pub(crate) fn StatusLine(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let text = move || {
        play.session
            .with(|session| session.as_ref().map(|session| expected(session, language)).unwrap_or_default())
    };
    let last = move || {
        play.session.with(|session| {
            let Some(session) = session else { return String::new() };
            happened(&session.table, language, |side| who(session, language, side).to_owned())
        })
    };
    view! {
        <p class="status" role="status" aria-live="polite">{text}</p>
        <p class="last" aria-live="polite">{last}</p>
    }
}

/// Why the last attempt was refused, with the place of the rule.
#[component]
pub(crate) fn WhyNotLine(play: Play) -> impl IntoView {
    let language = play.language.get_untracked();
    let text = move || {
        let refusal = play.refusal.get()?;
        play.session.with(|session| {
            let table = &session.as_ref()?.table;
            Some(why_not(language, table.referee().ruleset(), table.position().turn(), &refusal))
        })
    };
    view! { <p class="why-not" role="alert">{text}</p> }
}
