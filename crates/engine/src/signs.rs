//! Signs of a whole position: what a player sees at a glance and a sum over places cannot tell.
//!
//! Everything is counted with sets of points, a bit for each: a number moves a whole set at once.

use tavli_rules::{Facing, Place, PlaceSet, Position, Ruleset, Track};

use crate::words::{MOST_WORDS, Words};
use blocked::Blocked;
use counts::{count, progress};
use hits::{Hits, PAIRS, Targets, chain};
use standing::Standing;

mod blocked;
mod counts;
mod hits;
mod standing;

/// Signs of one side.
const SIDE_SIGNS: usize = 14;
/// All signs: those of the side to throw, those of the other, whether they are still in contact.
pub(crate) const SIGNS: usize = CONTACT + 1;
/// Where it stands whether the sides are still in contact.
pub(crate) const CONTACT: usize = 2 * SIDE_SIGNS;

/// Room for all of them, and for as many zeros as fill a register.
pub(crate) const ROOM: usize = 32;

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
    board: u64,
    /// The second half of the path, as the opponent counts it.
    advanced: u64,
}

impl SignReader {
    pub(crate) fn new(ruleset: &Ruleset) -> SignReader {
        let track = *ruleset.track;
        SignReader {
            track,
            blocks_with_one: ruleset.blocks_with_one(),
            shielded: ruleset.sheltered_points().bits(),
            board: track.points().bits(),
            advanced: track.facing_set(PlaceSet::points(track.length / 2 + 1, track.length)).bits(),
        }
    }

    /// All signs of a position, seen by the side to throw.
    #[inline(always)]
    pub(crate) fn signs(&self, position: &Position) -> [i16; SIGNS] {
        let mut signs = [[0; ROOM]];
        self.signs_of_all::<u64>(std::slice::from_ref(position), &mut signs);
        *signs[0].first_chunk().expect("there is room for all of them")
    }

    /// All signs of each of these positions.
    #[inline(always)]
    pub(crate) fn signs_of_all<W: Words>(&self, positions: &[Position], signs: &mut [[i16; ROOM]]) {
        for (positions, signs) in positions.chunks(W::COUNT).zip(signs.chunks_mut(W::COUNT)) {
            let (mover, waiter) = (self.standing::<W>(positions, true), self.standing::<W>(positions, false));
            let (own, other) = (self.side_signs(&mover, &waiter), self.side_signs(&waiter, &mover));
            let contact = self.contact(&mover, &waiter).store();
            for sign in 0..SIDE_SIGNS {
                let (own, other) = (own[sign].store(), other[sign].store());
                for (place, signs) in signs.iter_mut().enumerate() {
                    signs[sign] = own[place] as i16;
                    signs[SIDE_SIGNS + sign] = other[place] as i16;
                }
            }
            for (place, signs) in signs.iter_mut().enumerate() {
                signs[CONTACT] = contact[place] as i16;
            }
        }
    }

    /// One side of these positions; where they are too few the last counts several times.
    #[inline(always)]
    fn standing<W: Words>(&self, positions: &[Position], is_mover: bool) -> Standing<W> {
        let (mut digits, mut marks) = ([[0; MOST_WORDS]; 4], [[0; MOST_WORDS]; 2]);
        for place in 0..W::COUNT {
            let position = &positions[place.min(positions.len() - 1)];
            let checkers = if is_mover { position.mover() } else { position.waiter() };
            for (digits, own) in digits.iter_mut().zip(checkers.digits()) {
                digits[place] = own.bits();
            }
            marks[0][place] = checkers.pinned().bits();
            marks[1][place] = u64::from(checkers.is_out());
        }
        let digits = [W::load(&digits[0]), W::load(&digits[1]), W::load(&digits[2]), W::load(&digits[3])];
        let (pinned, out) = (W::load(&marks[0]), W::load(&marks[1]));
        let (board, none) = (W::all(self.board), W::all(0));
        let many = digits[1] | digits[2] | digits[3];
        let occupied = digits[0] | many;
        let points = occupied & board & !pinned;
        let waiting = occupied & W::all(PlaceSet::WAITING.bits());
        // The bar counts from 0, middle place m from m − 1.
        let origins = (waiting >> (BAR + 1)) | (waiting >> BAR & W::all(1));
        let free = (points | occupied & W::all(1)).where_none(waiting);
        let single = digits[0] & !many & points;
        let sheltered = (single & W::all(self.shielded)).where_none(out);
        let (closing, blots) = if self.blocks_with_one {
            (points, none)
        } else {
            (many & board | sheltered, single & !sheltered)
        };
        Standing { digits, pinned, first: origins | free, waiting, points, closing, blots }
    }

    #[inline(always)]
    fn side_signs<W: Words>(&self, own: &Standing<W>, other: &Standing<W>) -> [W; SIDE_SIGNS] {
        let (board, length) = (W::all(self.board), u32::from(self.track.length));
        // Whoever pins a checker holds its point, even alone.
        let closed = self.facing(other.closing) | own.pinned;
        let hits = self.hits(own, other, board & !closed);
        let rear = (own.first | W::all(1 << length)).below_lowest();
        let rear_bit = rear + W::all(1);
        let blocked = Blocked::by(closed);
        let (wall, behind) = self.wall(own, other);
        let (in_contact, to_go) = self.contact_left(own, other);
        // A division by twelve, exact for what so few checkers can come to.
        let freedom = blocked.steps(own.points).times(W::all(43_691)) >> 19;
        [
            hits.any,
            W::all(0).one_more_where(hits.any),
            hits.advanced,
            hits.two,
            hits.first_point,
            blocked.steps(rear_bit),
            blocked.strides(rear_bit),
            rear.ones(),
            freedom,
            wall,
            behind,
            in_contact,
            to_go,
            self.pips(own) >> 2,
        ]
    }

    /// A set of points as the opponent counts them; nothing else may be in it.
    #[inline(always)]
    fn facing<W: Words>(&self, points: W) -> W {
        let length = u32::from(self.track.length);
        match self.track.facing {
            Facing::Same => points,
            Facing::Opposed => points.reversed() >> (62 - length),
            Facing::Half => ((points << (length / 2)) | (points >> (length / 2))) & W::all(self.board),
        }
    }

    /// The rolls of two dice with which a side hits; three dice are told by two well enough.
    #[inline(always)]
    fn hits<W: Words>(&self, own: &Standing<W>, other: &Standing<W>, open: W) -> Hits<W> {
        let none = W::all(0);
        let mut hits = Hits { any: none, advanced: none, two: none, first_point: none };
        let blots = self.facing(other.blots);
        let all = blots & open;
        if !all.is_any() {
            return hits;
        }
        let first_point = W::all(1 << self.track.facing(1));
        let targets = Targets { advanced: blots & W::all(self.advanced), first_point };
        // Who has checkers waiting goes on with another number only from where the first has entered; the others may go on only
        // where the first number could be played.
        let others = own.points.where_none(own.waiting);
        let (mut reach, mut go_on) = ([none; 7], [none; 7]);
        for die in 1..=6 {
            reach[die] = own.first << die as u32 & open;
            go_on[die] = reach[die] | others.where_some(reach[die]);
        }
        for (low, high) in PAIRS {
            let on = go_on[low] << high as u32 | go_on[high] << low as u32;
            hits.count(&targets, (reach[low] | reach[high] | on) & all);
        }
        hits.double();
        for (die, reached) in reach.iter().enumerate().skip(1) {
            hits.count(&targets, chain(*reached, die as u32, open) & all);
        }
        hits
    }

    /// The longest row of points that a side closes, and how many opposing checkers are behind it.
    #[inline(always)]
    fn wall<W: Words>(&self, own: &Standing<W>, other: &Standing<W>) -> (W, W) {
        let closing = self.facing(own.closing);
        let (mut row, mut longer) = (closing, closing & closing >> 1);
        let mut length = W::all(0).one_more_where(row);
        let pair = longer;
        while longer.is_any() {
            length = length.one_more_where(longer);
            // Where a row ends its last points stay.
            row = longer | row.where_none(longer);
            longer = longer & longer >> 1;
        }
        // The row that lies farthest ahead holds the most.
        let behind = row.below_highest() | W::all(PlaceSet::WAITING.bits());
        (length, count(&other.digits, behind).where_some(pair))
    }

    /// How many checkers have still to pass an opposing one, and how far they have to go for it.
    #[inline(always)]
    fn contact_left<W: Words>(&self, own: &Standing<W>, other: &Standing<W>) -> (W, W) {
        let length = u32::from(self.track.length);
        let waits = W::all(0).one_more_where(other.waiting);
        let playing = W::all(PlaceSet::WAITING.bits() | 1 << OFF);
        let others = (other.occupied() & !playing) | waits;
        match self.track.facing {
            Facing::Opposed => {
                let rear = (others | W::all(1 << (length + 1))).below_lowest().ones();
                let front = W::all(u64::from(length) + 1) - rear;
                let before = front.bits() - W::all(1);
                let count = count(&own.digits, before | W::all(PlaceSet::WAITING.bits()));
                // Nobody there has come as far as the front.
                (count, (count.times(front) - progress(&own.digits, before)) >> 2)
            }
            // On one path the opponent hits from behind: whoever is ahead of its last checker can be reached.
            Facing::Same => {
                let before = (others | W::all(1 << length)).below_lowest();
                (count(&own.digits, W::all(self.board) & !before), W::all(0))
            }
            Facing::Half => (W::all(0), W::all(0)),
        }
    }

    /// How far all checkers of a side together still have to go until they are off.
    #[inline(always)]
    fn pips<W: Words>(&self, own: &Standing<W>) -> W {
        let playing = count(&own.digits, W::all(!(1 << OFF)));
        let mut gone = progress(&own.digits, W::all(self.board));
        if own.waiting.is_any() {
            let [ones, twos, fours, eights] = own.digits;
            let middle = [ones >> (BAR + 1), twos >> (BAR + 1), fours >> (BAR + 1), eights >> (BAR + 1)];
            gone = gone + progress(&middle, W::all(PlaceSet::WAITING.bits() >> (BAR + 1)));
        }
        playing.times(W::all(u64::from(self.track.length) + 1)) - gone
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

    /// The rearmost point with a checker.
    #[inline(always)]
    fn rear<W: Words>(&self, side: &Standing<W>) -> W {
        let board = side.occupied() & W::all(self.board);
        (board | W::all(1 << self.track.length)).below_lowest().ones()
    }

    /// Whether some checker has still to pass an opposing one; sides that walk one path are always in contact.
    #[inline(always)]
    fn contact<W: Words>(&self, mover: &Standing<W>, waiter: &Standing<W>) -> W {
        let length = u64::from(self.track.length);
        let elsewhere = (mover.first | waiter.first) & W::all(1) | mover.waiting | waiter.waiting;
        let (own, other) = (self.rear(mover), self.rear(waiter));
        let facing = match self.track.facing {
            Facing::Same => other,
            Facing::Opposed => W::all(length + 1) - other,
            Facing::Half => {
                let is_first = other.at_most(W::all(length / 2));
                other + W::all(length / 2) - (W::all(length) & !is_first)
            }
        };
        W::all(0).one_more_where(elsewhere | own.at_most(facing))
    }
}

/// Where the codes of waiting checkers begin, and that of those that are off.
const BAR: u32 = Place::BAR.index() as u32;
const OFF: u32 = Place::OFF.index() as u32;

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use crate::words::Eight;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use tavli_rules::{BuiltIn, Plays, Side};

    #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vpopcntdq")]
    fn with_avx512(reader: &SignReader, positions: &[Position], signs: &mut [[i16; ROOM]]) {
        reader.signs_of_all::<Eight>(positions, signs);
    }

    #[test]
    fn wide_registers_see_the_same_signs() {
        if !crate::lanes::has_avx512() {
            return;
        }
        let mut random = ChaCha8Rng::seed_from_u64(3);
        for game in BuiltIn::ALL {
            let referee = game.referee();
            let reader = SignReader::new(referee.ruleset());
            let rolls: Vec<_> = referee.rolls().map(|(roll, _)| roll).collect();
            let mut position = referee.start(Side::White);
            let mut plays = Plays::default();
            for _ in 0..400 {
                referee.plays_into(&position, rolls[random.random_range(0..rolls.len())], &mut plays);
                let positions = &plays.positions()[..plays.len().min(50)];
                let mut expected = vec![[0; ROOM]; positions.len()];
                reader.signs_of_all::<u64>(positions, &mut expected);
                let mut found = vec![[0; ROOM]; positions.len()];
                // SAFETY: the machine has just said that it knows these instructions.
                unsafe { with_avx512(&reader, positions, &mut found) };
                assert_eq!(found, expected, "{game}");
                position = plays.positions()[random.random_range(0..plays.len())];
                if referee.outcome(&position).is_some() {
                    position = referee.start(Side::White);
                }
            }
        }
    }
}
