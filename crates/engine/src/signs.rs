//! Signs of a whole position: what a player sees at a glance and a sum over places cannot tell.
//!
//! Everything is counted with sets of points, a bit for each: a number moves a whole set at once.

use tavli_rules::{Checkers, Facing, Place, PlaceSet, Position, Ruleset, Track};

/// Signs of one side.
const SIDE_SIGNS: usize = 14;
/// All signs: those of the side to throw, those of the other, whether they are still in contact.
pub(crate) const SIGNS: usize = 2 * SIDE_SIGNS + 1;

/// What one unit of each sign of a side counts for in training, so that all of them are of like size.
const SIDE_SCALES: [f32; SIDE_SIGNS] = [
    1.0 / 12.0, // rolls that hit or pin something
    1.0,        // whether any does
    1.0 / 12.0, // rolls that hit what has come more than half of its way
    1.0 / 6.0,  // rolls that hit two at once
    1.0 / 12.0, // rolls that hit on the opponent's first point
    1.0 / 12.0, // rolls that move the rearmost checker at all
    1.0 / 12.0, // rolls that move it by the whole throw
    1.0 / 8.0,  // where it stands
    1.0 / 16.0, // freedom of all stacks to move
    1.0 / 3.0,  // the longest wall
    1.0 / 5.0,  // opponents behind it
    1.0 / 5.0,  // own checkers in contact
    1.0 / 12.0, // how far they have to go to break it, in fours of pips
    1.0 / 24.0, // how far all have to go, in fours of pips
];

/// How much each sign counts in training.
pub(crate) fn scales() -> impl Iterator<Item = f32> {
    SIDE_SCALES.into_iter().chain(SIDE_SCALES).chain([1.0])
}

/// A few signs of one side by name.
pub(crate) struct Side {
    /// Rolls of 36 that hit or pin something.
    pub(crate) hits: f32,
    /// How freely all stacks can move: three for each stack that every throw moves.
    pub(crate) freedom: f32,
    /// The longest wall.
    pub(crate) wall: f32,
    /// Opponents behind it.
    pub(crate) behind: f32,
}

impl Side {
    pub(crate) fn of_mover(signs: &[i16; SIGNS]) -> Side {
        Side::at(signs, 0)
    }

    pub(crate) fn of_waiter(signs: &[i16; SIGNS]) -> Side {
        Side::at(signs, SIDE_SIGNS)
    }

    fn at(signs: &[i16; SIGNS], start: usize) -> Side {
        let [hits, freedom, wall, behind] = [0, 8, 9, 10].map(|sign| f32::from(signs[start + sign]));
        Side { hits, freedom, wall, behind }
    }
}

/// What the signs need to know of a ruleset.
#[derive(Clone, Debug)]
pub(crate) struct SignReader {
    track: Track,
    /// Whether one checker is enough to block a point, so that nothing is ever hit.
    blocks_with_one: bool,
    /// The entry points on which a blot is safe before its owner is out.
    shielded: u64,
}

/// One side, in its own counting.
struct Standing<'a> {
    checkers: &'a Checkers,
    /// Origins of the checkers that must move first, or of all that can move.
    first: u64,
    /// Whether some must come back before the others.
    waits: bool,
    /// Points with checkers that can move.
    points: u64,
    /// Points that this side closes to the opponent.
    closing: u64,
    /// Checkers of this side that can be hit or pinned.
    blots: u64,
}

/// The rolls of two dice that hit something.
#[derive(Default)]
struct Hits {
    any: i16,
    advanced: i16,
    two: i16,
    first_point: i16,
}

/// Special targets of a count of hits, as the hitting side counts points.
struct Targets {
    advanced: u64,
    first_point: u64,
}

impl SignReader {
    pub(crate) fn new(ruleset: &Ruleset) -> SignReader {
        SignReader {
            track: *ruleset.track,
            blocks_with_one: ruleset.blocks_with_one(),
            shielded: ruleset.sheltered_points().bits(),
        }
    }

    /// All signs of a position, seen by the side to throw.
    #[inline(always)]
    pub(crate) fn signs(&self, position: &Position) -> [i16; SIGNS] {
        let [mover, waiter] = [self.standing(position.mover()), self.standing(position.waiter())];
        let mut signs = [0; SIGNS];
        let (own, rest) = signs.split_at_mut(SIDE_SIGNS);
        self.side_signs(&mover, &waiter, own);
        self.side_signs(&waiter, &mover, &mut rest[..SIDE_SIGNS]);
        rest[SIDE_SIGNS] = i16::from(self.has_contact(&mover, &waiter));
        signs
    }

    #[inline(always)]
    fn standing<'a>(&self, checkers: &'a Checkers) -> Standing<'a> {
        let board = self.track.points().bits();
        let pinned = checkers.pinned().bits();
        let points = checkers.occupied().bits() & board & !pinned;
        let hand = checkers.occupied().bits() & 1;
        let waiting = origins(checkers.occupied() & PlaceSet::WAITING);
        let single = checkers.single().bits() & board & !pinned;
        let sheltered = if checkers.is_out() { 0 } else { single & self.shielded };
        let many = checkers.many().bits() & board;
        let (closing, blots) =
            if self.blocks_with_one { (points, 0) } else { (many | sheltered, single & !sheltered) };
        let first = if waiting != 0 { waiting } else { points | hand };
        Standing { checkers, first, waits: waiting != 0, points, closing, blots }
    }

    #[inline(always)]
    fn side_signs(&self, own: &Standing<'_>, other: &Standing<'_>, signs: &mut [i16]) {
        let board = self.track.points().bits();
        // Whoever pins a checker holds its point, even alone.
        let closed = self.facing(other.closing) | own.checkers.pinned().bits();
        let hits = self.hits(own, other, board & !closed);
        let rear = own.first.trailing_zeros().min(u32::from(self.track.length));
        let ahead = |from: u32| (closed >> (from + 1) & (WINDOW as u64 - 1)) as usize;
        let mut freedom = 0;
        for point in Bits(own.points) {
            freedom += i16::from(STEPS[ahead(point)]);
        }
        let (wall, behind) = self.wall(own, other);
        let (in_contact, to_go) = self.contact_left(own, other);
        let values = [
            hits.any,
            i16::from(hits.any > 0),
            hits.advanced,
            hits.two,
            hits.first_point,
            i16::from(STEPS[ahead(rear)]),
            i16::from(STRIDES[ahead(rear)]),
            rear as i16,
            freedom / 12,
            wall,
            behind,
            in_contact,
            to_go,
            (own.checkers.pips(self.track) / 4) as i16,
        ];
        signs.copy_from_slice(&values);
    }

    #[inline(always)]
    fn facing(&self, set: u64) -> u64 {
        self.track.facing_set(PlaceSet::from_bits(set)).bits()
    }

    /// The rolls of two dice with which a side hits; three dice are told by two well enough.
    #[inline(always)]
    fn hits(&self, own: &Standing<'_>, other: &Standing<'_>, open: u64) -> Hits {
        let mut hits = Hits::default();
        let all = self.facing(other.blots) & open;
        if all == 0 {
            return hits;
        }
        let half = PlaceSet::points(self.track.length / 2 + 1, self.track.length).bits();
        let first_point = 1 << self.track.facing(1);
        let targets = Targets { advanced: self.facing(other.blots & half), first_point };
        let mut reach = [0; 7];
        for (die, reached) in reach.iter_mut().enumerate().skip(1) {
            *reached = own.first << die & open;
        }
        // Who has checkers waiting goes on with another number only from where the first has entered.
        let others = if own.waits { 0 } else { own.points };
        let mut mixed = [0; 16];
        for (hit, (low, high)) in mixed.iter_mut().zip(PAIRS) {
            let on = (reach[low] | stand(others, reach[low])) << high
                | (reach[high] | stand(others, reach[high])) << low;
            *hit = (reach[low] | reach[high] | on) & all;
        }
        let mut doubles = [0; 8];
        for die in 1..=6 {
            doubles[die] = chain(reach[die], die, open) & all;
        }
        hits.count(&targets, &mixed, 2);
        hits.count(&targets, &doubles, 1);
        hits
    }

    /// The longest row of points that a side closes, and how many opposing checkers are behind it.
    #[inline(always)]
    fn wall(&self, own: &Standing<'_>, other: &Standing<'_>) -> (i16, i16) {
        let (mut row, mut length, mut last) = (self.facing(own.closing), 0, 0);
        while row != 0 {
            (last, length) = (row, length + 1);
            row &= row >> 1;
        }
        if length < 2 {
            return (length, 0);
        }
        // The row that lies farthest ahead holds the most.
        let start = 63 - last.leading_zeros() as u64;
        let behind = PlaceSet::below(start as u8) | PlaceSet::WAITING;
        (length, i16::from(other.checkers.count_in(behind)))
    }

    /// How many checkers have still to pass an opposing one, and how far they have to go for it.
    #[inline(always)]
    fn contact_left(&self, own: &Standing<'_>, other: &Standing<'_>) -> (i16, i16) {
        let other_rear = (other.checkers.in_play().bits() & !PlaceSet::WAITING.bits()
            | u64::from(other.waits))
        .trailing_zeros() as u8;
        match self.track.facing {
            Facing::Opposed => {
                let front = self.track.length + 1 - other_rear.min(self.track.length + 1);
                let behind = PlaceSet::below(front) | PlaceSet::WAITING;
                let count = own.checkers.count_in(behind);
                let gone = own.checkers.progress_in(behind);
                (i16::from(count), ((u32::from(count) * u32::from(front)).saturating_sub(gone) / 4) as i16)
            }
            // On one path the opponent hits from behind: whoever is ahead of its last checker can be reached.
            Facing::Same => {
                let ahead = PlaceSet::points(1, self.track.length)
                    - PlaceSet::below(other_rear.min(self.track.length));
                (i16::from(own.checkers.count_in(ahead)), 0)
            }
            Facing::Half => (0, 0),
        }
    }

    /// Whether no checker can meet an opposing one any more; sides that walk one path can until the end.
    #[inline(always)]
    pub(crate) fn is_race(&self, position: &Position) -> bool {
        let points = self.track.points();
        let [mover, waiter] = [position.mover(), position.waiter()].map(|checkers| {
            let elsewhere = checkers.in_play() - points;
            if elsewhere.is_empty() {
                checkers.rearmost(self.track).map_or(self.track.length, Place::origin)
            } else {
                0
            }
        });
        match self.track.facing {
            Facing::Opposed => mover + waiter > self.track.length + 1,
            Facing::Half => mover.min(waiter) > self.track.length / 2,
            Facing::Same => false,
        }
    }

    /// Whether some checker has still to pass an opposing one; sides that walk one path are always in contact.
    #[inline(always)]
    fn has_contact(&self, mover: &Standing<'_>, waiter: &Standing<'_>) -> bool {
        if mover.first & 1 != 0 || waiter.first & 1 != 0 || mover.waits || waiter.waits {
            return true;
        }
        let rear =
            |side: &Standing<'_>| side.checkers.rearmost(self.track).map_or(self.track.length, Place::origin);
        rear(mover) <= self.track.facing(rear(waiter))
    }
}

/// Where waiting checkers count from.
#[inline(always)]
fn origins(waiting: PlaceSet) -> u64 {
    let mut set = 0;
    for place in Bits(waiting.bits() >> Place::BAR.index()) {
        // The bar counts from 0, middle place m from m − 1.
        set |= 1 << place.saturating_sub(1);
    }
    set
}

/// The other checkers may go on only where the first number could be played.
#[inline(always)]
fn stand(others: u64, reached: u64) -> u64 {
    if reached == 0 { 0 } else { others }
}

/// Where up to four equal numbers lead.
#[inline(always)]
fn chain(reached: u64, die: usize, open: u64) -> u64 {
    let second = reached << die & open;
    let third = second << die & open;
    reached | second | third | (third << die & open)
}

impl Hits {
    /// Counts what each roll hits; every roll counts so often.
    #[inline(always)]
    fn count<const ROLLS: usize>(&mut self, targets: &Targets, hit: &[u64; ROLLS], weight: i16) {
        let mut found = [0u64; 4];
        for hit in hit {
            found[0] += u64::from(*hit != 0);
            found[1] += u64::from(hit & targets.advanced != 0);
            found[2] += u64::from(hit & hit.wrapping_sub(1) != 0);
            found[3] += u64::from(hit & targets.first_point != 0);
        }
        self.any += weight * found[0] as i16;
        self.advanced += weight * found[1] as i16;
        self.two += weight * found[2] as i16;
        self.first_point += weight * found[3] as i16;
    }
}

/// The rolls of two different numbers.
const PAIRS: [(usize, usize); 15] = {
    let mut pairs = [(0, 0); 15];
    let (mut low, mut index) = (1, 0);
    while low <= 6 {
        let mut high = low + 1;
        while high <= 6 {
            pairs[index] = (low, high);
            index += 1;
            high += 1;
        }
        low += 1;
    }
    pairs
};

/// Points ahead of a checker that are looked at, as a number of a table.
const WINDOW: usize = 1 << 12;

/// The rolls of two dice that move a checker at all, by which of the twelve points ahead are closed.
static STEPS: [u8; WINDOW] = by_window(false);
/// The rolls that move it by the whole throw.
static STRIDES: [u8; WINDOW] = by_window(true);

const fn by_window(whole: bool) -> [u8; WINDOW] {
    let mut counts = [0; WINDOW];
    let mut closed = 0;
    while closed < WINDOW {
        let mut first = 1;
        while first <= 6 {
            let mut second = 1;
            while second <= 6 {
                let one = closed >> (first - 1) & 1 == 0;
                let other = closed >> (second - 1) & 1 == 0;
                let both = closed >> (first + second - 1) & 1 == 0;
                let moves = if whole { (one || other) && both } else { one || other };
                counts[closed] += moves as u8;
                second += 1;
            }
            first += 1;
        }
        closed += 1;
    }
    counts
}

/// The numbers of the bits of a set.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        let lowest = (self.0 != 0).then(|| self.0.trailing_zeros());
        self.0 &= self.0.wrapping_sub(1);
        lowest
    }
}
