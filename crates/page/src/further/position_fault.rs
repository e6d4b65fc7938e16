//! What is wrong with a position, in words.

use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{PositionFaultKind, PositionFaults, Side};

use super::position_view::example;

/// What can be wrong with a position.
pub(super) enum Fault {
    Unreadable,
    Impossible,
    WrongTotal { side: Side, has: u32, needs: u32 },
    NoSuchPlace,
    Shared,
    StartQuarterFull,
    BothDone,
    HandFirst,
}

/// The fault that says most.
pub(super) fn worst(faults: &PositionFaults) -> Fault {
    let told = faults.0.iter().map(|fault| told(fault.side, &fault.what));
    let mut told: Vec<Fault> = told.collect();
    let total = told.iter().position(|fault| matches!(fault, Fault::WrongTotal { .. }));
    let first = total.unwrap_or_default();
    if told.is_empty() { Fault::Impossible } else { told.swap_remove(first) }
}

fn told(side: Side, what: &PositionFaultKind) -> Fault {
    match what {
        PositionFaultKind::WrongTotal { has, needs } => {
            Fault::WrongTotal { side, has: *has, needs: u32::from(*needs) }
        }
        PositionFaultKind::NoSuchPoint { .. }
        | PositionFaultKind::NoSuchMiddlePlace { .. }
        | PositionFaultKind::NotInThisGame { .. } => Fault::NoSuchPlace,
        PositionFaultKind::PinnedNotAlone { .. }
        | PositionFaultKind::PinnedTwice { .. }
        | PositionFaultKind::SharedPoint { .. } => Fault::Shared,
        PositionFaultKind::StartQuarterFull => Fault::StartQuarterFull,
        PositionFaultKind::BothDone => Fault::BothDone,
        PositionFaultKind::BeyondWithHand { .. } | PositionFaultKind::OutWithHand => Fault::HandFirst,
        PositionFaultKind::PinnedByNobody { .. } | PositionFaultKind::NotOutBeyond { .. } => {
            Fault::Impossible
        }
    }
}

pub(super) fn fault_words(language: Language, fault: &Fault) -> String {
    match fault {
        Fault::Unreadable => return words::position_unreadable(language, &example()),
        Fault::WrongTotal { side, has, needs } => {
            return words::position_wrong_total(language, side.name(), *has, *needs);
        }
        Fault::Impossible => words::position_impossible(language),
        Fault::NoSuchPlace => words::position_no_such_place(language),
        Fault::Shared => words::position_shared(language),
        Fault::StartQuarterFull => words::position_quarter_full(language),
        Fault::BothDone => words::position_both_done(language),
        Fault::HandFirst => words::position_hand_first(language),
    }
    .to_owned()
}
