//! A side's path, and which progress the opponent gives to the same point.

use serde::{Deserialize, Serialize};

use crate::place::{MAX_LENGTH, PlaceSet};

/// How the two paths lie over each other.
///
/// ```
/// use tavli_rules::{BuiltIn, Facing};
/// let facing = |game: BuiltIn| game.ruleset().track.facing;
/// assert_eq!(facing(BuiltIn::Zeno), Facing::Same);
/// assert_eq!(facing(BuiltIn::Portes), Facing::Opposed);
/// assert_eq!(facing(BuiltIn::Fevga), Facing::Half);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Facing {
    /// Both walk the same path from the same start.
    Same,
    /// They walk against each other.
    Opposed,
    /// The same way round, half a board apart.
    Half,
}

/// A path of points, walked by both sides.
///
/// ```
/// use tavli_rules::{Facing, Track};
/// let track = Track { length: 24, facing: Facing::Half };
/// assert_eq!(track.facing(1), 13);
/// assert_eq!(track.facing(13), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// The number of points.
    pub length: u8,
    /// How the opponent's path lies over it.
    pub facing: Facing,
}

impl Track {
    /// The opponent's progress of the point that I call `progress`.
    #[inline]
    pub const fn facing(self, progress: u8) -> u8 {
        match self.facing {
            Facing::Same => progress,
            Facing::Opposed => self.length + 1 - progress,
            Facing::Half => (progress - 1 + self.length / 2) % self.length + 1,
        }
    }

    /// A set of points of mine as the opponent counts them. The same both ways.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, PlaceSet};
    /// let track = *BuiltIn::Portes.ruleset().track;
    /// assert_eq!(track.facing_set(PlaceSet::points(1, 6)), PlaceSet::points(19, 24));
    /// ```
    #[inline]
    pub const fn facing_set(self, set: PlaceSet) -> PlaceSet {
        let points = set.0 & self.points().0;
        PlaceSet(match self.facing {
            Facing::Same => points,
            Facing::Opposed => points.reverse_bits() >> (62 - self.length),
            Facing::Half => {
                let half = self.length / 2;
                (points << half | points >> half) & self.points().0
            }
        })
    }

    /// Every point of the path.
    #[inline]
    pub const fn points(self) -> PlaceSet {
        PlaceSet::points(1, self.length)
    }

    /// What does not fit, in words.
    pub(crate) fn faults(self) -> Vec<String> {
        let mut faults = Vec::new();
        if !(12..=MAX_LENGTH).contains(&self.length) {
            faults.push(format!("the track has {} points; it needs 12 to {MAX_LENGTH}", self.length));
        }
        if self.facing == Facing::Half && self.length % 2 == 1 {
            faults.push(format!("paths half a board apart need an even track, not {}", self.length));
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Place;

    #[test]
    fn a_set_faces_as_its_points_do_and_back() {
        for (length, facing) in [
            (24, Facing::Same),
            (24, Facing::Opposed),
            (36, Facing::Opposed),
            (24, Facing::Half),
            (36, Facing::Half),
        ] {
            let track = Track { length, facing };
            for progress in 1..=length {
                let set = PlaceSet::of(Place::point(progress));
                assert_eq!(track.facing_set(set), PlaceSet::of(Place::point(track.facing(progress))));
                assert_eq!(track.facing_set(track.facing_set(set)), set);
            }
        }
    }
}
