//! A plain evaluator for rules that have no net: the race, what can be hit, what is blocked.

use tavli_rules::{Position, Referee, Ruleset, Track};

use crate::evaluator::Evaluator;
use crate::net::power;
use crate::outcomes::{Outcomes, ended};
use crate::signs::{Side, SignReader};

/// Judges by a few counts, under whatever rules. It knows nothing of double wins.
///
/// ```
/// use tavli_engine::{Evaluator, Plain};
/// use tavli_rules::{BuiltIn, Side, read_position};
/// let referee = BuiltIn::Portes.referee();
/// let ahead = read_position("portes-w-24x2.off13-2x15").unwrap().position(&referee).unwrap();
/// let mut judged = Vec::new();
/// Plain::new(referee.ruleset()).judge(&referee, &[ahead], &mut judged);
/// assert!(judged[0][3] > 0.9, "White is nearly home");
/// ```
pub struct Plain {
    signs: SignReader,
    track: Track,
    /// The way of all checkers at the start, by which advantages are measured.
    whole_way: f32,
}

/// How many pips a throw is worth to who has it.
const THROW: f32 = 8.0;
/// How many pips a hit costs, of the way that an average blot has come.
const HIT: f32 = 0.5;
/// How many pips it is worth if all stacks of the opponent can move by one throw of 36 less.
const FREEDOM: f32 = 0.4;
/// How many pips a point of the longest wall is worth for each checker behind it.
const WALL: f32 = 0.4;
/// How many pips a pin is worth besides the way that the pinned checker still has to go.
const PIN: f32 = 8.0;

impl Plain {
    /// The evaluator for a ruleset.
    pub fn new(ruleset: &Ruleset) -> Plain {
        let whole_way = f32::from(ruleset.setup.checkers) * f32::from(ruleset.track.length);
        Plain { signs: SignReader::new(ruleset), track: *ruleset.track, whole_way }
    }

    /// The advantage of the side to throw, in pips.
    fn advantage(&self, position: &Position) -> f32 {
        let signs = self.signs.signs(position);
        let [mover, waiter] = [Side::of_mover(&signs), Side::of_waiter(&signs)];
        let [own, other] = [position.mover(), position.waiter()];
        let race = other.pips(self.track) as f32 - own.pips(self.track) as f32;
        let average = f32::from(self.track.length) * HIT;
        // The side to throw hits now; the other only later, after a play that may mend things.
        let hits = average * (mover.hits - 0.6 * waiter.hits) / 36.0;
        let freedom = FREEDOM * (mover.freedom - waiter.freedom);
        let walls = WALL * (mover.wall * mover.behind - waiter.wall * waiter.behind);
        race + THROW + hits + freedom + walls + self.pins(other) - self.pins(own)
    }

    fn pins(&self, checkers: &tavli_rules::Checkers) -> f32 {
        let left = |origin: u8| f32::from(self.track.length - origin);
        checkers.pinned().map(|place| PIN + left(place.origin()) / 2.0).sum()
    }
}

impl Evaluator for Plain {
    fn judge(&mut self, referee: &Referee, positions: &[Position], judged: &mut Vec<Outcomes>) {
        judged.clear();
        judged.extend(positions.iter().map(|position| {
            if let Some(outcomes) = ended(referee, position) {
                return outcomes;
            }
            // An advantage counts for more, the shorter the way that is left.
            let left = position.mover().pips(self.track).min(position.waiter().pips(self.track)) as f32;
            let spread = 6.0 + 50.0 * left / self.whole_way;
            let win = even_odds(self.advantage(position) / spread);
            [0.0, 1.0 - win, 0.0, win, 0.0]
        }));
    }
}

/// From no chance to certainty: a half where the advantage is none.
fn even_odds(advantage: f32) -> f32 {
    let rest = power(-advantage.abs());
    if advantage > 0.0 { 1.0 / (1.0 + rest) } else { rest / (1.0 + rest) }
}
