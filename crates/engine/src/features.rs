//! A position as the inputs of a net, seen by the side to throw.
//!
//! Each side is counted along its own path. A place gives a few units by how many checkers stand there, so that two
//! positions that differ on a few places differ in a few inputs; some values of the whole position follow at the end.

use tavli_rules::{Checkers, MIDDLE_PLACES, Place, PlaceName, Position, Ruleset, Spot, Track};

/// The version of the layout; nets made for another one are refused.
pub const LAYOUT_VERSION: u16 = 1;

/// Units a point: alone (or held at all), two or more, three or more, how many more.
const POINT_UNITS: usize = 4;
/// Units for the hand, the bar and the checkers off: any, two or more, three or more, how many.
const HEAP_UNITS: usize = 4;
/// Units a place of the middle row: any, how many more.
const MIDDLE_UNITS: usize = 2;
/// Values of the whole position: pips of both, their difference, contact, out of both.
const WHOLE: usize = 6;

/// Where each input of a ruleset's net lies.
///
/// ```
/// use tavli_engine::Layout;
/// use tavli_rules::{BuiltIn, Side};
/// let referee = BuiltIn::Portes.referee();
/// let layout = Layout::new(referee.ruleset());
/// let mut active = 0;
/// layout.inputs(&referee.start(Side::White), &mut |_, _| active += 1);
/// assert!(active < 40, "few of the {} inputs are active", layout.len());
/// ```
#[derive(Clone, Debug)]
pub struct Layout {
    track: Track,
    checkers: f32,
    has_pins: bool,
    /// Whether one checker is as good as two on a point.
    blocks_with_one: bool,
    /// Where each place's units begin, by the place's index; none for places that the ruleset does not have.
    starts: [u16; PLACES],
    side_length: usize,
    length: usize,
}

const PLACES: usize = 64;
const NO_UNITS: u16 = u16::MAX;

/// Whose checkers are meant, as the side to throw sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Mover,
    Waiter,
}

impl Layout {
    /// The layout for a ruleset.
    pub fn new(ruleset: &Ruleset) -> Layout {
        let mut layout = Layout {
            track: *ruleset.track,
            checkers: f32::from(ruleset.setup.checkers),
            has_pins: ruleset.has_place(PlaceName::Pinned),
            blocks_with_one: ruleset.blocks_with_one(),
            starts: [NO_UNITS; PLACES],
            side_length: 0,
            length: 0,
        };
        let points = (1..=ruleset.track.length).map(Place::point);
        points.for_each(|place| layout.add(place, POINT_UNITS + usize::from(layout.has_pins)));
        layout.add(Place::OFF, HEAP_UNITS);
        if ruleset.has_place(PlaceName::Hand) {
            layout.add(Place::HAND, HEAP_UNITS);
        }
        if ruleset.has_place(PlaceName::Bar) {
            layout.add(Place::BAR, HEAP_UNITS);
        }
        if ruleset.has_place(PlaceName::Middle) {
            (1..=MIDDLE_PLACES).for_each(|place| layout.add(Place::middle(place), MIDDLE_UNITS));
        }
        layout.length = 2 * layout.side_length + WHOLE;
        layout
    }

    fn add(&mut self, place: Place, units: usize) {
        self.starts[place.index()] = self.side_length as u16;
        self.side_length += units;
    }

    /// How many inputs there are.
    #[allow(clippy::len_without_is_empty, reason = "a layout is never empty")]
    pub fn len(&self) -> usize {
        self.length
    }

    /// Every input that is not zero.
    pub fn inputs(&self, position: &Position, sink: &mut impl FnMut(usize, f32)) {
        for (role, checkers) in [(Role::Mover, position.mover()), (Role::Waiter, position.waiter())] {
            for place in checkers.occupied() {
                self.units(role, checkers, place, 1.0, sink);
            }
        }
        let whole = self.whole(position);
        whole.into_iter().enumerate().for_each(|(index, value)| sink(2 * self.side_length + index, value));
    }

    /// What has to be added to the inputs of one position to come to those of another with the same side to throw.
    #[inline]
    pub fn difference(&self, from: &Position, to: &Position, sink: &mut impl FnMut(usize, f32)) {
        let sides = [(Role::Mover, from.mover(), to.mover()), (Role::Waiter, from.waiter(), to.waiter())];
        for (role, before, after) in sides {
            for place in before.differing(after) {
                self.units(role, before, place, -1.0, sink);
                self.units(role, after, place, 1.0, sink);
            }
        }
        let (before, after) = (self.whole(from), self.whole(to));
        for index in 0..WHOLE {
            if before[index] != after[index] {
                sink(2 * self.side_length + index, after[index] - before[index]);
            }
        }
    }

    #[inline]
    fn units(
        &self,
        role: Role,
        checkers: &Checkers,
        place: Place,
        sign: f32,
        sink: &mut impl FnMut(usize, f32),
    ) {
        let start = self.starts[place.index()];
        if start == NO_UNITS {
            return;
        }
        let start = usize::from(start) + if role == Role::Mover { 0 } else { self.side_length };
        let count = checkers.count(place);
        match place.spot() {
            Spot::Point(_) => self.point_units(checkers, place, count, start, sign, sink),
            Spot::Middle(_) => {
                give(count >= 1, start, sign, sink);
                give(count >= 2, start + 1, sign * f32::from(count.saturating_sub(1)) / 2.0, sink);
            }
            Spot::Hand | Spot::Bar | Spot::Off => {
                give(count >= 1, start, sign, sink);
                give(count >= 2, start + 1, sign, sink);
                give(count >= 3, start + 2, sign, sink);
                give(count >= 1, start + 3, sign * f32::from(count) / self.checkers, sink);
            }
        }
    }

    #[inline]
    fn point_units(
        &self,
        checkers: &Checkers,
        place: Place,
        count: u8,
        start: usize,
        sign: f32,
        sink: &mut impl FnMut(usize, f32),
    ) {
        let first = if self.blocks_with_one { count >= 1 } else { count == 1 };
        give(first, start, sign, sink);
        give(count >= 2, start + 1, sign, sink);
        give(count >= 3, start + 2, sign, sink);
        give(count > 3, start + 3, sign * f32::from(count.saturating_sub(3)) / 2.0, sink);
        give(self.has_pins && checkers.pinned().contains(place), start + POINT_UNITS, sign, sink);
    }

    /// What only the whole position tells.
    #[inline]
    fn whole(&self, position: &Position) -> [f32; WHOLE] {
        let all = self.checkers * f32::from(self.track.length);
        let [mover, waiter] =
            [position.mover(), position.waiter()].map(|side| side.pips(self.track) as f32 / all);
        let flag = |holds: bool| f32::from(u8::from(holds));
        [
            mover,
            waiter,
            4.0 * (mover - waiter),
            flag(self.has_contact(position)),
            flag(position.mover().is_out()),
            flag(position.waiter().is_out()),
        ]
    }

    /// Whether some checker has still to pass an opposing one; sides that walk one path are always in contact.
    fn has_contact(&self, position: &Position) -> bool {
        let rear =
            |side: &Checkers| side.rearmost(self.track).map_or(self.track.length, |place| place.origin());
        let waits = |side: &Checkers| !(side.in_play() - self.track.points()).is_empty();
        let [mover, waiter] = [position.mover(), position.waiter()];
        waits(mover) || waits(waiter) || rear(mover) <= self.track.facing(rear(waiter))
    }
}

#[inline]
fn give(holds: bool, index: usize, value: f32, sink: &mut impl FnMut(usize, f32)) {
    if holds {
        sink(index, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use tavli_rules::{BuiltIn, Plays, Side};

    fn all(layout: &Layout, position: &Position) -> Vec<f32> {
        let mut inputs = vec![0.0; layout.len()];
        layout.inputs(position, &mut |index, value| inputs[index] += value);
        inputs
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
                let mut inputs = all(&layout, &first);
                layout.difference(&first, &last, &mut |index, value| inputs[index] += value);
                let expected = all(&layout, &last);
                assert!(inputs.iter().zip(&expected).all(|(a, b)| (a - b).abs() < 1e-5), "{game}");
                position = plays.positions()[random.random_range(0..plays.len())];
                if referee.outcome(&position).is_some() {
                    position = referee.start(Side::White);
                }
            }
        }
    }
}
