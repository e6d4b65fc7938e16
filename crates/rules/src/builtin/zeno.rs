//! Zeno's Tavli, as reconstructed by the Locus Ludi project (Z).

use crate::ruleset::{
    BarRule, BearOffPinned, BearOffRule, Clause, ContactRule, DiceRule, DiceUse, EntryRule, EqualDice,
    MotherRule, OneOfTwo, OpeningRoll, OpeningRule, PhaseGate, PrimeRule, Ruleset, RunnerRule, ScoringRule,
    Setup, ShieldRule, Slide, Start, StartQuarterRule,
};
use crate::track::{Facing, Track};

/// The six squares of the first board.
const FIRST_BOARD: u8 = 6;

pub(super) fn ruleset() -> Ruleset {
    Ruleset {
        name: "zeno".to_owned(),
        title: "Zeno's Tavli".to_owned(),
        track: Clause::text(Track { length: 24, facing: Facing::Same }, "Z board; Z course"),
        setup: Clause::text(Setup { checkers: 15, start: Start::Hand }, "Z course"),
        dice: Clause::text(DiceRule { dice: 3, equal: EqualDice::Doubled }, "Z general 3"),
        opening: Clause::text(OpeningRule::White, "Z course"),
        opening_roll: Clause::text(OpeningRoll::Again, "Z course"),
        dice_use: Clause::reading(DiceUse::Most, "Z general 2; R 2.2"),
        only_one_of_two: Clause::text(OneOfTwo::Free, "Z general 1"),
        entry: Clause::text(EntryRule::EachNumber { last: FIRST_BOARD }, "Z entering 2"),
        phase_gate: Clause::reading(PhaseGate::Own, "Z course; R 3"),
        slide: Clause::reading(Slide::Must, "Z entering 2; R 3"),
        contact: Clause::text(ContactRule::Hit, "Z general 5"),
        shield: Clause::reading(ShieldRule::Owner, "Z entering 1; Z entering 3; R 3"),
        bar: Clause::text(BarRule::Beside, "Z general 6"),
        runner: Clause::text(RunnerRule::None, "Z general 1"),
        start_quarter: Clause::text(StartQuarterRule::Free, "Z general 4"),
        prime: Clause::text(PrimeRule::Free, "Z general 4"),
        bear_off: Clause::text(BearOffRule::Overshoot, "Z bearing off"),
        bear_off_pinned: Clause::text(BearOffPinned::Allowed, "Z bearing off"),
        mother: Clause::text(MotherRule::Ordinary, "Z end"),
        scoring: Clause::text(ScoringRule::One, "Z end; R 3"),
    }
}
