//! What has been judged before, by position and depth.

use tavli_rules::Position;

use crate::outcomes::Outcomes;

/// How many judgements are kept; a newer one takes the place of an older one.
const LENGTH: usize = 1 << 14;

/// Judgements of positions that were looked into.
///
/// A judgement is the same whenever it is made, so a search says the same with whatever the cache holds.
#[derive(Default)]
pub(crate) struct Cache {
    kept: Vec<Option<(Position, u32, Outcomes)>>,
}

impl Cache {
    /// What was judged of a position at this depth, if it is still kept.
    pub(crate) fn find(&self, position: &Position, depth: u32) -> Option<Outcomes> {
        let kept = self.kept.get(index(position, depth))?.as_ref()?;
        (kept.0 == *position && kept.1 == depth).then_some(kept.2)
    }

    /// Keeps a judgement.
    pub(crate) fn keep(&mut self, position: &Position, depth: u32, outcomes: Outcomes) {
        if self.kept.is_empty() {
            self.kept.resize(LENGTH, None);
        }
        self.kept[index(position, depth)] = Some((*position, depth, outcomes));
    }
}

fn index(position: &Position, depth: u32) -> usize {
    (position.fingerprint() >> 40) as usize % (LENGTH / 2) * 2 + depth as usize % 2
}
