//! Ludus XII scriptorum, as reconstructed by the Locus Ludi project (L).

use crate::ruleset::{
    BarRule, BearOffPinned, BearOffRule, Clause, ContactRule, DiceRule, DiceUse, EntryRule, EqualDice,
    MotherRule, OneOfTwo, OpeningRoll, OpeningRule, PhaseGate, PrimeRule, Ruleset, RunnerRule, ScoringRule,
    Setup, ShieldRule, Slide, Start, StartQuarterRule,
};
use crate::track::{Facing, Track};

/// The twelve squares of the middle row, A1 to A12.
const ROW_A: u8 = 12;

pub(super) fn ruleset() -> Ruleset {
    Ruleset {
        name: "scripta".to_owned(),
        title: "Ludus XII scriptorum".to_owned(),
        track: Clause::text(Track { length: 36, facing: Facing::Same }, "L board; L course"),
        setup: Clause::text(Setup { checkers: 15, start: Start::Hand }, "L course"),
        dice: Clause::text(DiceRule { dice: 2, equal: EqualDice::Doubled }, "L moving 3"),
        opening: Clause::text(OpeningRule::White, "L course"),
        opening_roll: Clause::text(OpeningRoll::Again, "L course"),
        dice_use: Clause::reading(DiceUse::Most, "L moving 2; R 2.2"),
        only_one_of_two: Clause::text(OneOfTwo::Free, "L moving 1"),
        entry: Clause::text(EntryRule::OneATurn { last: ROW_A }, "L course; R 4"),
        phase_gate: Clause::reading(PhaseGate::Own, "L course; R 4"),
        slide: Clause::text(Slide::Must, "L course"),
        contact: Clause::text(ContactRule::Hit, "L moving 5"),
        shield: Clause::text(ShieldRule::None, "L moving 5"),
        bar: Clause::text(BarRule::Bar, "L moving 6"),
        runner: Clause::text(RunnerRule::None, "L moving 1"),
        start_quarter: Clause::text(StartQuarterRule::Free, "L moving 4"),
        prime: Clause::text(PrimeRule::Free, "L moving 4"),
        bear_off: Clause::text(BearOffRule::Overshoot, "L bearing off"),
        bear_off_pinned: Clause::text(BearOffPinned::Allowed, "L bearing off"),
        mother: Clause::text(MotherRule::Ordinary, "L end"),
        scoring: Clause::text(ScoringRule::One, "L end; R 4"),
    }
}
