//! The terminal's computer player: plain, it looks one play ahead, until a stronger one takes its place.

use tavli_rules::{
    Checkers, Place, PlaceName, PlaceSet, Play, Plays, Position, Referee, Roll, Ruleset, Track,
};

/// Chooses plays by a few simple counts; the same position and roll always give the same play.
#[derive(Default)]
pub(crate) struct Computer {
    plays: Plays,
}

/// What the counts depend on.
struct Judge {
    track: Track,
    /// Whether a blot can be sent back.
    can_hit: bool,
    /// Whether a blot can be pinned.
    can_pin: bool,
    /// Whether blots are safe until their owner is out.
    has_out: bool,
}

/// How many pips a point with two or more checkers is worth.
const POINT_HELD: i32 = 3;
/// How many pips a point with a single checker is worth where that is enough to block it.
const POINT_BLOCKED: i32 = 2;
/// How many pips a pin is worth besides the way that the pinned checker still has to go.
const PIN: i32 = 8;
/// How many of a hundred throws reach a blot from one point up to six behind it, and from one up to eleven.
const NEAR: i32 = 30;
const FAR: i32 = 8;

impl Computer {
    /// The play whose result looks best; no steps where nothing can be played.
    pub(crate) fn choose(&mut self, referee: &Referee, position: &Position, roll: Roll) -> Play {
        referee.plays_into(position, roll, &mut self.plays);
        let judge = Judge::new(referee.ruleset());
        let mut best = (i32::MIN, 0);
        for (index, after) in self.plays.positions().iter().enumerate() {
            let worth = judge.worth(after);
            if worth > best.0 {
                best = (worth, index);
            }
        }
        self.plays.play(referee, best.1)
    }
}

impl Judge {
    fn new(ruleset: &Ruleset) -> Judge {
        let has = |name| ruleset.has_place(name);
        Judge {
            track: *ruleset.track,
            can_hit: has(PlaceName::Bar) || has(PlaceName::Middle),
            can_pin: has(PlaceName::Pinned),
            has_out: has(PlaceName::Out),
        }
    }

    /// What a position is worth to the side that has just played, in pips.
    fn worth(&self, after: &Position) -> i32 {
        let (own, opponent) = (after.waiter(), after.mover());
        if own.in_play().is_empty() {
            return i32::MAX;
        }
        let race = opponent.pips(self.track) as i32 - own.pips(self.track) as i32;
        race + self.points(own) + self.pins(opponent) - self.pins(own) - self.danger(own, opponent)
    }

    fn points(&self, own: &Checkers) -> i32 {
        let board = self.track.points();
        match self.can_hit || self.can_pin {
            true => POINT_HELD * (own.many() & board).len() as i32,
            false => POINT_BLOCKED * (own.occupied() & board).len() as i32,
        }
    }

    /// A pin is worth most where the pinned checker has come only a little way.
    fn pins(&self, checkers: &Checkers) -> i32 {
        let left = |place: Place| i32::from(self.track.length - place.origin());
        checkers.pinned().map(|place| PIN + left(place) / 2).sum()
    }

    /// What blots may cost: the way they have come, by how easily they are reached.
    fn danger(&self, own: &Checkers, opponent: &Checkers) -> i32 {
        if !(self.can_hit || self.can_pin) || (self.has_out && !own.is_out()) {
            return 0;
        }
        let blots = (own.single() & self.track.points()) - own.pinned();
        blots.map(|blot| self.chance(blot, opponent) * self.loss(blot) / 100).sum()
    }

    fn loss(&self, blot: Place) -> i32 {
        let come = i32::from(blot.origin());
        if self.can_pin { PIN + (i32::from(self.track.length) - come) / 2 } else { come }
    }

    /// About how many of a hundred throws hit or pin a blot.
    fn chance(&self, blot: Place, opponent: &Checkers) -> i32 {
        let point = self.track.facing(blot.origin());
        let waiting = !(opponent.occupied() & (PlaceSet::WAITING | PlaceSet::of(Place::HAND))).is_empty();
        let behind = |from: u8, to: u8| {
            let first = point.saturating_sub(from).max(1);
            let last = point.saturating_sub(to);
            if last < first { 0 } else { (opponent.occupied() & PlaceSet::points(first, last)).len() as i32 }
        };
        let near = behind(6, 1) + i32::from(waiting && point <= 6);
        (NEAR * near + FAR * behind(11, 7)).min(90)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, play_text, read_position};

    fn check(position: &str, expected: &str) {
        let read = read_position(position).unwrap();
        let referee = Referee::new(read.ruleset().unwrap()).unwrap();
        let position = read.position(&referee).unwrap();
        let play = Computer::default().choose(&referee, &position, read.roll.unwrap());
        assert_eq!(play_text(&play), expected);
    }

    #[test]
    fn a_winning_play_is_found() {
        check("zeno-w421-21.23.24.off12.out-22x15.out", "21/off 23/off 24/off");
        check("portes-w65-21x2.off13-1x15", "21/off(2)");
    }

    #[test]
    fn nothing_is_played_where_nothing_can_be() {
        check("plakoto-w53-1x15-21x2.19x2.1x11", "-");
    }

    #[test]
    fn every_throw_of_every_start_has_an_answer() {
        for game in BuiltIn::ALL {
            let referee = game.referee();
            let start = referee.start(tavli_rules::Side::Black);
            for (roll, _) in referee.rolls() {
                let play = Computer::default().choose(&referee, &start, roll);
                assert!(referee.play(&start, roll, &play).is_ok(), "{game} {roll}");
            }
        }
    }
}
