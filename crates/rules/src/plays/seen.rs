//! Which partly played rolls have been met already.

use crate::dice::Numbers;
use crate::position::Position;

/// A hash table of indices into a list that somebody else keeps; clearing it costs nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    slots: Vec<Slot>,
    round: u32,
    count: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    round: u32,
    hash: u32,
    index: u32,
}

const FIRST_SIZE: usize = 64;

impl Seen {
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.count = 0;
        self.round = self.round.wrapping_add(1);
        if self.round == 0 || self.slots.is_empty() {
            self.slots = vec![Slot::default(); FIRST_SIZE.max(self.slots.len())];
            self.round = 1;
        }
    }

    /// Whether this has not been met since the last clearing; it is then number `count` of the caller's list, which
    /// `earlier` reads.
    #[inline]
    pub(crate) fn is_new(
        &mut self,
        position: &Position,
        numbers: Numbers,
        earlier: impl Fn(usize) -> (Position, Numbers),
    ) -> bool {
        if self.count as usize * 2 >= self.slots.len() {
            self.grow();
        }
        let hash = hash(position, numbers);
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        while self.slots[at].round == self.round {
            if self.slots[at].hash == hash && earlier(self.slots[at].index as usize) == (*position, numbers) {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.slots[at] = Slot { round: self.round, hash, index: self.count };
        self.count += 1;
        true
    }

    fn grow(&mut self) {
        let larger = vec![Slot::default(); self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, larger);
        let mask = self.slots.len() - 1;
        for slot in old.into_iter().filter(|slot| slot.round == self.round) {
            let mut at = slot.hash as usize & mask;
            while self.slots[at].round == self.round {
                at = (at + 1) & mask;
            }
            self.slots[at] = slot;
        }
    }
}

/// Mixes all words of a position; a multiplication each, as in the Fx hash.
#[inline]
fn hash(position: &Position, numbers: Numbers) -> u32 {
    const FACTOR: u64 = 0x517c_c1b7_2722_0a95;
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(FACTOR);
    let halves =
        [position.mover.words(), position.waiter.words()].map(|words| words.into_iter().fold(0, mix));
    let all = mix(mix(halves[0], halves[1]), numbers.bits().into());
    (all >> 32) as u32
}
