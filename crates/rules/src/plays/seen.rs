//! Which partly played rolls, or results, have been met already.

use crate::checkers::Checkers;
use crate::dice::Numbers;

/// A hash table of indices into a list that somebody else keeps. It begins small and grows with the list, so that the
/// many short lists stay close to the processor.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    /// In the lower half of a slot an index and one, in the upper half a part of the hash; 0 where nothing is.
    slots: Vec<u64>,
    /// What the slots were before they became more; kept so that growing needs no new memory.
    fewer: Vec<u64>,
    count: u32,
}

const FIRST_SIZE: usize = 64;
const GROWTH: usize = 4;
/// So many slots for each expected member: most are then found, or found missing, at the first look.
const ROOM: usize = 3;

impl Seen {
    /// Forgets everything, and makes room for so many members.
    pub(crate) fn begin(&mut self, expected: usize) {
        self.slots.clear();
        self.slots.resize((ROOM * expected).next_power_of_two().max(FIRST_SIZE), 0);
        self.count = 0;
    }

    /// Whether this has not been met since the beginning; it is then number `count` of the caller's list, whose members
    /// `is_equal` compares with it.
    #[inline]
    pub(crate) fn is_new(&mut self, hash: u64, is_equal: impl Fn(usize) -> bool) -> bool {
        let mask = self.slots.len() - 1;
        let mut at = first_slot(hash, mask);
        while self.slots[at] != 0 {
            let is_alike = (self.slots[at] ^ hash) >> u32::BITS == 0;
            if is_alike && is_equal(self.slots[at] as u32 as usize - 1) {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.count += 1;
        self.slots[at] = hash >> u32::BITS << u32::BITS | u64::from(self.count);
        if self.count as usize * 2 > self.slots.len() {
            self.grow();
        }
        true
    }

    #[cold]
    fn grow(&mut self) {
        std::mem::swap(&mut self.slots, &mut self.fewer);
        self.slots.clear();
        self.slots.resize(self.fewer.len() * GROWTH, 0);
        let mask = self.slots.len() - 1;
        for slot in self.fewer.iter().filter(|slot| **slot != 0) {
            let mut at = first_slot(*slot, mask);
            while self.slots[at] != 0 {
                at = (at + 1) & mask;
            }
            self.slots[at] = *slot;
        }
    }
}

/// Only the upper half of a hash counts, since a slot keeps no more.
#[inline]
fn first_slot(hash: u64, mask: usize) -> usize {
    (hash >> u32::BITS) as usize & mask
}

/// Mixes what a roll changes: where the side that plays it stands, from which points the other was taken, and what is
/// left of it. The products do not wait for each other.
#[inline]
pub(crate) fn hash(playing: &Checkers, other: &Checkers, left: Numbers) -> u64 {
    let [ones, twos, fours, eights, _] = playing.words();
    let low = ones.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ twos.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let high = fours.wrapping_mul(0x94d0_49bb_1331_11eb) ^ eights.wrapping_mul(0xd6e8_feb8_6659_fd93);
    let [alone, ..] = other.words();
    let rest = alone ^ u64::from(left.bits()).rotate_left(u32::BITS);
    low ^ high ^ rest.wrapping_mul(0x517c_c1b7_2722_0a95)
}
