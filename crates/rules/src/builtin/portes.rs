//! Portes, "doors": the Greek form of backgammon (T portes).

use super::{GreekParts, greek};
use crate::ruleset::{BarRule, Clause, ContactRule, Ruleset, Setup, Start};
use crate::track::{Facing, Track};

pub(super) fn ruleset() -> Ruleset {
    let stacks = Start::Stacks(vec![(1, 2), (12, 5), (17, 3), (19, 5)]);
    greek(
        "portes",
        "Portes",
        GreekParts {
            track: Clause::text(Track { length: 24, facing: Facing::Opposed }, "T portes"),
            setup: Clause::text(Setup { checkers: 15, start: stacks }, "T portes, figure"),
            contact: Clause::text(ContactRule::Hit, "T portes"),
            bar: Clause::text(BarRule::Bar, "T portes"),
        },
    )
}
