//! A position as the inputs of a net, seen by the side to throw.
//!
//! Each side is counted along its own path. A place gives a few units by how many checkers stand there, so that two
//! positions that differ on a few places differ in a few inputs; signs of the whole position follow at the end.

use tavli_rules::{Checkers, MIDDLE_PLACES, Place, PlaceName, Position, Ruleset};

use crate::lanes::Lanes;
use crate::signs::{ROOM, SIGNS, SignReader, scales};
use crate::words::Words;

/// The version of the layout; nets made for another one are refused.
pub const LAYOUT_VERSION: u16 = 2;

/// Units of every place, some of which are never used: alone (or any), two or more, three or more, how many more, and
/// whether the checker is pinned.
const UNITS: usize = 5;
const PLACES: usize = 64;
const COUNTS: usize = 16;
const NO_UNITS: u16 = u16::MAX;

/// Where each input of a ruleset's net lies.
///
/// ```
/// use tavli_engine::Layout;
/// use tavli_rules::{BuiltIn, Side};
/// let referee = BuiltIn::Portes.referee();
/// let layout = Layout::new(referee.ruleset());
/// let mut active = 0;
/// layout.inputs(&referee.start(Side::White), &mut |_, value| active += i16::from(value != 0));
/// assert!(active < 50, "few of the {} inputs are active", layout.len());
/// ```
#[derive(Clone, Debug)]
pub struct Layout {
    signs: SignReader,
    has_pins: bool,
    /// Where each place's units begin, by the place's index; none for places that the ruleset does not have.
    starts: [u16; PLACES],
    /// What kind each place is of, by its index.
    kinds: [Kind; PLACES],
    /// The units by kind of place and count.
    units: [[[i16; UNITS - 1]; COUNTS]; KINDS],
    side_length: usize,
    scales: Vec<f32>,
}

/// What kind of place: they tell counts apart differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Point,
    Heap,
    Middle,
}

const KINDS: usize = 3;

/// The signs of a position, kept while its siblings are compared with it.
pub(crate) type Signs = [i16; ROOM];

impl Layout {
    /// The layout for a ruleset.
    pub fn new(ruleset: &Ruleset) -> Layout {
        let has_pins = ruleset.has_place(PlaceName::Pinned);
        let kinds = [Kind::Point, Kind::Heap, Kind::Middle];
        let mut layout = Layout {
            signs: SignReader::new(ruleset),
            has_pins,
            starts: [NO_UNITS; PLACES],
            kinds: [Kind::Point; PLACES],
            units: kinds.map(|kind| {
                std::array::from_fn(|count| units(kind, count as i16, ruleset.blocks_with_one()))
            }),
            side_length: 0,
            scales: Vec::new(),
        };
        let points = (1..=ruleset.track.length).map(Place::point);
        points.for_each(|place| layout.add(place, Kind::Point, UNITS - 1 + usize::from(has_pins)));
        layout.add(Place::OFF, Kind::Heap, UNITS - 1);
        if ruleset.has_place(PlaceName::Hand) {
            layout.add(Place::HAND, Kind::Heap, UNITS - 1);
        }
        if ruleset.has_place(PlaceName::Bar) {
            layout.add(Place::BAR, Kind::Heap, UNITS - 1);
        }
        if ruleset.has_place(PlaceName::Middle) {
            (1..=MIDDLE_PLACES).for_each(|place| layout.add(Place::middle(place), Kind::Middle, 2));
        }
        layout.scales = layout.scales.repeat(2);
        layout.scales.extend(scales());
        layout
    }

    fn add(&mut self, place: Place, kind: Kind, length: usize) {
        const SCALES: [[f32; UNITS]; KINDS] =
            [[1.0, 1.0, 1.0, 0.5, 1.0], [1.0, 1.0, 1.0, 1.0 / 15.0, 1.0], [1.0, 0.5, 1.0, 1.0, 1.0]];
        self.starts[place.index()] = self.side_length as u16;
        self.kinds[place.index()] = kind;
        self.scales.extend(&SCALES[kind as usize][..length]);
        self.side_length += length;
    }

    /// How many inputs there are.
    #[allow(clippy::len_without_is_empty, reason = "a layout is never empty")]
    pub fn len(&self) -> usize {
        self.scales.len()
    }

    /// What one of each input counts for in training, so that inputs are of like size.
    pub fn scales(&self) -> &[f32] {
        &self.scales
    }

    /// Whether inputs lie in the same places, so that a net for one of them can be asked about the other.
    pub fn has_places_of(&self, other: &Layout) -> bool {
        self.starts == other.starts && self.units == other.units && self.len() == other.len()
    }

    /// Whether no checker can meet an opposing one any more, so that a net for races may judge.
    #[inline(always)]
    pub fn is_race(&self, position: &Position) -> bool {
        self.signs.is_race(position)
    }

    /// Every input that is not zero, and some that are.
    #[inline(always)]
    pub fn inputs(&self, position: &Position, sink: &mut impl FnMut(usize, i16)) {
        let mut signs = [Signs::default()];
        self.signs::<u64>(std::slice::from_ref(position), &mut signs);
        self.inputs_with(position, &signs[0], sink);
    }

    /// The signs of each of these positions.
    #[inline(always)]
    pub(crate) fn signs<W: Words>(&self, positions: &[Position], signs: &mut [Signs]) {
        self.signs.signs_of_all::<W>(positions, signs);
    }

    /// The inputs of a position whose signs are known.
    #[inline(always)]
    pub(crate) fn inputs_with(&self, position: &Position, signs: &Signs, sink: &mut impl FnMut(usize, i16)) {
        for (offset, checkers) in [(0, position.mover()), (self.side_length, position.waiter())] {
            for place in checkers.occupied() {
                self.give(offset, place, None, checkers, sink);
            }
        }
        for (sign, value) in signs.iter().enumerate().take(SIGNS) {
            sink(2 * self.side_length + sign, *value);
        }
    }

    /// What has to be added to the inputs of one position to come to those of another with the same side to throw; the signs of
    /// both are known.
    #[inline(always)]
    pub(crate) fn difference<L: Lanes>(
        &self,
        (from, before): (&Position, &Signs),
        (to, after): (&Position, &Signs),
        sink: &mut impl FnMut(usize, i16),
    ) {
        let sides = [(0, from.mover(), to.mover()), (self.side_length, from.waiter(), to.waiter())];
        for (offset, before, after) in sides {
            for place in before.differing(after) {
                self.give(offset, place, Some(before), after, sink);
            }
        }
        let start = 2 * self.side_length;
        for at in (0..ROOM).step_by(L::COUNT) {
            let difference = L::load(&after[at..]).minus(L::load(&before[at..]));
            let mut values = Signs::default();
            difference.store(&mut values[at..]);
            let mut some = difference.some();
            while some != 0 {
                let sign = at + some.trailing_zeros() as usize;
                sink(start + sign, values[sign % ROOM]);
                some &= some - 1;
            }
        }
    }

    /// The units of one place, less those that were there before.
    #[inline(always)]
    fn give(
        &self,
        offset: usize,
        place: Place,
        before: Option<&Checkers>,
        after: &Checkers,
        sink: &mut impl FnMut(usize, i16),
    ) {
        let index = place.index();
        if self.starts[index] == NO_UNITS {
            return;
        }
        let start = offset + usize::from(self.starts[index]);
        let units = &self.units[self.kinds[index] as usize];
        let count = |checkers: &Checkers| usize::from(checkers.count(place)) % COUNTS;
        let (old, new) = (before.map_or(&units[0], |checkers| &units[count(checkers)]), &units[count(after)]);
        for unit in 0..UNITS - 1 {
            sink(start + unit, new[unit] - old[unit]);
        }
        if self.has_pins {
            let pinned = |checkers: &Checkers| i16::from(checkers.pinned().contains(place));
            sink(start + UNITS - 1, pinned(after) - before.map_or(0, pinned));
        }
    }
}

/// The units of so many checkers on a place.
fn units(kind: Kind, count: i16, blocks_with_one: bool) -> [i16; UNITS - 1] {
    let flag = |holds: bool| i16::from(holds);
    match kind {
        Kind::Point => {
            let first = if blocks_with_one { count >= 1 } else { count == 1 };
            [flag(first), flag(count >= 2), flag(count >= 3), (count - 3).max(0)]
        }
        Kind::Heap => [flag(count >= 1), flag(count >= 2), flag(count >= 3), count],
        Kind::Middle => [flag(count >= 1), (count - 1).max(0), 0, 0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use tavli_rules::{BuiltIn, PlaceSet, Plays, Side};

    fn all(layout: &Layout, position: &Position) -> (Vec<i16>, Signs) {
        let mut inputs = vec![0; layout.len()];
        layout.inputs(position, &mut |index, value| inputs[index] += value);
        let mut signs = [Signs::default()];
        layout.signs::<u64>(std::slice::from_ref(position), &mut signs);
        (inputs, signs[0])
    }

    #[test]
    fn a_difference_leads_from_one_position_to_the_other() {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        for game in BuiltIn::ALL {
            let referee = game.referee();
            let layout = Layout::new(referee.ruleset());
            let rolls: Vec<_> = referee.rolls().map(|(roll, _)| roll).collect();
            let mut position = referee.start(Side::White);
            let mut plays = Plays::default();
            for _ in 0..200 {
                referee.plays_into(&position, rolls[random.random_range(0..rolls.len())], &mut plays);
                let (first, last) = (plays.positions()[0], plays.positions()[plays.len() - 1]);
                let (mut inputs, signs) = all(&layout, &first);
                let (expected, last_signs) = all(&layout, &last);
                let (from, to) = ((&first, &signs), (&last, &last_signs));
                layout
                    .difference::<crate::lanes::Plain>(from, to, &mut |index, value| inputs[index] += value);
                assert_eq!(inputs, expected, "{game}");
                position = plays.positions()[random.random_range(0..plays.len())];
                if referee.outcome(&position).is_some() {
                    position = referee.start(Side::White);
                }
            }
        }
    }

    /// Whether an opposing checker stands on a point that this side has still to come to.
    fn meets(own: &Checkers, other: &Checkers, ruleset: &Ruleset) -> bool {
        let ahead = PlaceSet::points(1, ruleset.track.length)
            - PlaceSet::below(own.rearmost(*ruleset.track).map_or(0, Place::origin));
        !(ruleset.track.facing_set(other.occupied()) & ahead).is_empty()
    }

    #[test]
    fn in_a_race_nobody_meets_anybody_until_the_end() {
        let mut random = ChaCha8Rng::seed_from_u64(2);
        for game in BuiltIn::ALL {
            let referee = game.referee();
            let layout = Layout::new(referee.ruleset());
            let rolls: Vec<_> = referee.rolls().map(|(roll, _)| roll).collect();
            let mut races = 0;
            for _ in 0..20 {
                let mut position = referee.start(Side::White);
                let mut was_race = false;
                for _ in 0..2_000 {
                    let plays = referee.plays(&position, rolls[random.random_range(0..rolls.len())]);
                    position = plays.positions()[random.random_range(0..plays.len())];
                    if referee.outcome(&position).is_some() {
                        break;
                    }
                    let is_race = layout.is_race(&position);
                    assert!(is_race || !was_race, "{game}: a race goes on as one");
                    let (mover, waiter) = (position.mover(), position.waiter());
                    let [theirs, ours] = [(mover, waiter), (waiter, mover)]
                        .map(|(own, other)| meets(own, other, referee.ruleset()));
                    assert!(!is_race || !(theirs || ours), "{game}: somebody is in the way");
                    was_race = is_race;
                    races += usize::from(is_race);
                }
            }
            let walks_one_path = matches!(game, BuiltIn::Zeno | BuiltIn::Scripta);
            assert_eq!(races == 0, walks_one_path, "{game}: {races} positions are races");
        }
    }
}
