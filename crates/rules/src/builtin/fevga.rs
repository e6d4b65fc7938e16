//! Fevga, "go away": nothing is hit or pinned, one checker blocks (T fevga).

use super::{GreekParts, greek};
use crate::ruleset::{
    BarRule, Clause, ContactRule, PrimeRule, Ruleset, RunnerRule, Setup, Start, StartQuarterRule,
};
use crate::track::{Facing, Track};

pub(super) fn ruleset() -> Ruleset {
    let shared = greek(
        "fevga",
        "Fevga",
        GreekParts {
            track: Clause::text(Track { length: 24, facing: Facing::Half }, "T fevga"),
            setup: Clause::text(Setup { checkers: 15, start: Start::Stacks(vec![(1, 15)]) }, "T fevga"),
            contact: Clause::text(ContactRule::Block, "T fevga"),
            bar: Clause::text(BarRule::Nowhere, "T fevga"),
        },
    );
    Ruleset {
        runner: Clause::text(RunnerRule::Reach, "T fevga"),
        start_quarter: Clause::text(StartQuarterRule::EachStep, "T fevga"),
        prime: Clause::text(PrimeRule::Free, "T fevga"),
        ..shared
    }
}
