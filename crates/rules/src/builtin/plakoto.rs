//! Plakoto: blots are pinned, not hit (T plakoto).

use super::{GreekParts, greek};
use crate::ruleset::{BarRule, Clause, ContactRule, Ruleset, Setup, Start};
use crate::track::{Facing, Track};

pub(super) fn ruleset() -> Ruleset {
    greek(
        "plakoto",
        "Plakoto",
        GreekParts {
            track: Clause::text(Track { length: 24, facing: Facing::Opposed }, "T plakoto"),
            setup: Clause::text(Setup { checkers: 15, start: Start::Stacks(vec![(1, 15)]) }, "T plakoto"),
            contact: Clause::text(ContactRule::Pin, "T plakoto"),
            bar: Clause::text(BarRule::Nowhere, "T plakoto"),
        },
    )
}
