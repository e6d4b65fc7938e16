//! Bone dice beside the board: click to throw, dimmed when used.

use leptos::prelude::*;
use tavli_board::{Expected, Geography, Table, Turn};
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{Die, ThrowName};

use crate::play::Play;
use crate::session::{Seat, Session};

/// A die or a small number beside the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shown {
    value: u8,
    is_used: bool,
    is_stuck: bool,
}

/// The dice as they lie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lying {
    dice: Vec<Shown>,
    /// Numbers left, where there are more than dice.
    extra: Vec<Shown>,
    may_throw: bool,
    /// How Greeks call the throw, in their letters and as it is spoken.
    name: Option<(String, String)>,
}

/// The dice of the match in progress.
#[component]
pub(crate) fn DiceView(play: Play) -> impl IntoView {
    let lying =
        Memo::new(move |_| play.session.with(|session| session.as_ref().map(lying).unwrap_or_default()));
    let throw = Callback::new(move |()| play.throw());
    view! { <DiceBox lying=lying throw=throw language=play.language.get_untracked()/> }
}

/// Dice that are a button while somebody may throw.
#[component]
pub(crate) fn DiceBox(lying: Memo<Lying>, throw: Callback<()>, language: Language) -> impl IntoView {
    let label = move || {
        let lying = lying.get();
        let numbers: Vec<String> = lying.dice.iter().map(|die| die.value.to_string()).collect();
        match lying.may_throw {
            true => words::throw_dice(language).to_owned(),
            false => words::dice_label(language, &numbers.join(", ")),
        }
    };
    let name = Memo::new(move |_| lying.with(|lying| lying.name.clone()));
    // A new element for each throw, so that it appears and fades anew.
    let name = move || {
        let told = |(greek, spoken)| format!("<span lang=\"el\">{greek}</span> <i>{spoken}</i>");
        name.get().map(told).unwrap_or_default()
    };
    view! {
        <div class="dice-box">
            <button
                class="dice"
                class:inviting=move || lying.get().may_throw
                aria-label=label
                disabled=move || !lying.get().may_throw
                on:click=move |_| throw.run(())
                inner_html=move || faces(lying.get().dice)
            ></button>
            <p class="throw-name" inner_html=name></p>
            <div
                class="numbers-left"
                aria-hidden="true"
                inner_html=move || faces(lying.get().extra)
            ></div>
        </div>
    }
}

fn lying(session: &Session) -> Lying {
    let may_throw = match session.table.expected() {
        Expected::OpeningThrow => true,
        Expected::Throw(side) => session.seat(side) == Seat::Human,
        Expected::Play(_) | Expected::Confirm(_) | Expected::GameOver(_) | Expected::MatchOver(_) => false,
    };
    Lying::at(&session.table, may_throw)
}

impl Lying {
    /// The dice at a table: those of the turn, or the last ones unless they may be thrown now.
    pub(crate) fn at(table: &Table, may_throw: bool) -> Lying {
        if let Some(turn) = table.turn() {
            let is_greek = Geography::is_greek_for(table.referee().ruleset());
            let name = ThrowName::of(turn.roll()).filter(|_| is_greek);
            return Lying { name: name.map(|name| (name.greek, name.spoken)), ..Lying::played(turn) };
        }
        let last = table.played().game().turns().last().map(|turn| turn.roll);
        match last.flatten() {
            Some(roll) if !may_throw => {
                Lying { dice: roll.dice().map(|die| blank(die.value())).collect(), ..Lying::default() }
            }
            _ => Lying { may_throw, ..Lying::waiting(table.referee().ruleset().dice.dice) },
        }
    }

    /// So many dice that wait to be thrown.
    pub(crate) fn waiting(count: u8) -> Lying {
        let dice = (0..count).map(|number| blank(6 - number)).collect();
        Lying { dice, may_throw: true, ..Lying::default() }
    }

    /// The dice of a turn, those that are used dimmed.
    pub(crate) fn played(turn: &Turn) -> Lying {
        let dice = turn.roll().dice();
        let mut left = turn.left();
        let shown = |die: Die, is_used: bool| Shown {
            value: die.value(),
            is_used,
            is_stuck: !is_used && !turn.is_playable(die),
        };
        if usize::from(turn.numbers().total()) == turn.roll().count() {
            let dice = dice.map(|die| {
                let is_left = left.times(die) > 0;
                if is_left {
                    left.take(die);
                }
                shown(die, !is_left)
            });
            return Lying { dice: dice.collect(), ..Lying::default() };
        }
        let extra = Die::ALL.into_iter().rev().flat_map(|die| {
            let (all, left) = (turn.numbers().times(die), left.times(die));
            (0..all).map(move |number| (die, number >= left))
        });
        Lying {
            extra: extra.map(|(die, is_used)| shown(die, is_used)).collect(),
            dice: dice.map(|die| blank(die.value())).collect(),
            ..Lying::default()
        }
    }
}

fn blank(value: u8) -> Shown {
    Shown { value, is_used: false, is_stuck: false }
}

/// Where the pips of each number lie, on a face of 24 units.
fn pips(value: u8) -> &'static [(&'static str, &'static str)] {
    const LOW: &str = "6.5";
    const MIDDLE: &str = "12";
    const HIGH: &str = "17.5";
    match value {
        1 => &[(MIDDLE, MIDDLE)],
        2 => &[(LOW, LOW), (HIGH, HIGH)],
        3 => &[(LOW, LOW), (MIDDLE, MIDDLE), (HIGH, HIGH)],
        4 => &[(LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)],
        5 => &[(LOW, LOW), (HIGH, LOW), (MIDDLE, MIDDLE), (LOW, HIGH), (HIGH, HIGH)],
        _ => &[(LOW, LOW), (HIGH, LOW), (LOW, MIDDLE), (HIGH, MIDDLE), (LOW, HIGH), (HIGH, HIGH)],
    }
}

fn faces(dice: Vec<Shown>) -> String {
    dice.into_iter().map(die).collect()
}

/// A die as SVG text.
fn die(shown: Shown) -> String {
    let used = if shown.is_used { " used" } else { "" };
    let stuck = if shown.is_stuck { " stuck" } else { "" };
    let mut face = format!(
        "<svg class=\"die{used}{stuck}\" viewBox=\"0 0 24 25.5\" aria-hidden=\"true\">\
         <rect class=\"die-shade\" x=\"0.8\" y=\"2.2\" width=\"22.4\" height=\"22.4\" rx=\"4.6\"/>\
         <rect class=\"die-face\" x=\"0.8\" y=\"0.8\" width=\"22.4\" height=\"22.4\" rx=\"4.6\"/>"
    );
    for (x, y) in pips(shown.value) {
        face += &format!("<circle class=\"pip\" cx=\"{x}\" cy=\"{y}\" r=\"2.1\"/>");
    }
    face + "<path class=\"strike\" d=\"M3 21L21 3\"/></svg>"
}
