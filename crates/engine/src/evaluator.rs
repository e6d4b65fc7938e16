//! Judging positions without looking ahead.

use tavli_rules::{Checkers, Place, Position, Referee};

use crate::bear_off::BearOff;
use crate::chances::Chances;
use crate::features::Layout;
use crate::net::Net;
use crate::outcomes::{OUTCOMES, Outcomes, ended};
use crate::siblings::Siblings;

/// Judges positions as they stand.
pub trait Evaluator {
    /// The outcomes of each position for the side to throw there; all have the same side to throw, and come of one
    /// position.
    fn judge(&mut self, referee: &Referee, positions: &[Position], judged: &mut Vec<Outcomes>);

    /// The outcomes for the side to throw where they are known exactly, so that nothing is gained by playing on.
    fn exact(&self, _referee: &Referee, _position: &Position) -> Option<Outcomes> {
        None
    }
}

/// A net, with another one for races where there is one, and exact tables for races at home where they fit.
pub struct NetEvaluator<'a> {
    net: &'a Net,
    race: Option<&'a Net>,
    layout: Layout,
    table: Option<&'a BearOff>,
    siblings: Siblings,
    /// The positions of one phase, with their places in the listing.
    phase: Vec<Position>,
    places: Vec<usize>,
    /// Whether a game can end otherwise than by bearing off, so that every position has to be asked.
    ends_early: bool,
    /// Whether only who has borne nothing off can lose two points.
    doubles_end: bool,
}

impl<'a> NetEvaluator<'a> {
    /// An evaluator with this net, which must have been made for inputs as these rules have them; a table that was made for
    /// other rules is left aside.
    pub fn new(referee: &Referee, net: &'a Net, table: Option<&'a BearOff>) -> NetEvaluator<'a> {
        let layout = Layout::new(referee.ruleset());
        assert_eq!(layout.len(), net.inputs, "the net was made for inputs like these");
        NetEvaluator {
            net,
            race: None,
            layout,
            table: table.filter(|table| table.fits(referee)),
            siblings: Siblings::default(),
            phase: Vec::new(),
            places: Vec::new(),
            ends_early: referee.ruleset().can_end_early(),
            doubles_end: referee.ruleset().scoring.has_double() && !referee.ruleset().can_end_early(),
        }
    }

    /// The same with a net of its own for races.
    pub fn with_race(self, race: Option<&'a Net>) -> NetEvaluator<'a> {
        assert!(race.is_none_or(|race| race.inputs == self.net.inputs), "both nets have the same inputs");
        NetEvaluator { race, ..self }
    }

    /// Judges each position by the net of its phase. Mostly all are of the same.
    fn judge_by_phase(&mut self, race: &Net, positions: &[Position], judged: &mut Vec<Outcomes>) {
        let NetEvaluator { net, layout, siblings, phase, places, .. } = self;
        let races = positions.iter().filter(|position| layout.is_race(position)).count();
        if races == 0 || races == positions.len() {
            let net = if races == 0 { net } else { race };
            return siblings.judge(net, layout, positions, |_, outcomes| judged.push(outcomes));
        }
        judged.resize(positions.len(), [0.0; OUTCOMES]);
        for (net, is_race) in [(*net, false), (race, true)] {
            phase.clear();
            places.clear();
            for (place, position) in positions.iter().enumerate() {
                if layout.is_race(position) == is_race {
                    phase.push(*position);
                    places.push(place);
                }
            }
            siblings.judge(net, layout, phase, |index, outcomes| judged[places[index]] = outcomes);
        }
    }
}

impl Evaluator for NetEvaluator<'_> {
    fn judge(&mut self, referee: &Referee, positions: &[Position], judged: &mut Vec<Outcomes>) {
        judged.clear();
        match self.race {
            Some(race) => self.judge_by_phase(race, positions, judged),
            None => {
                let NetEvaluator { net, layout, siblings, .. } = self;
                siblings.judge(net, layout, positions, |_, outcomes| judged.push(outcomes));
            }
        }
        for (position, outcomes) in positions.iter().zip(judged) {
            if let Some(known) = known(referee, self.table, position, self.ends_early) {
                *outcomes = known;
            } else if self.doubles_end {
                leave_out_impossible_doubles(position, outcomes);
            }
        }
    }

    fn exact(&self, referee: &Referee, position: &Position) -> Option<Outcomes> {
        known(referee, self.table, position, self.ends_early)
    }
}

/// A net only nearly knows that nobody loses two points once a checker is off.
#[inline]
fn leave_out_impossible_doubles(position: &Position, outcomes: &mut Outcomes) {
    let has_off = |checkers: &Checkers| checkers.occupied().contains(Place::OFF);
    let [lose_double, lose, _, win, win_double] = outcomes;
    if has_off(position.mover()) {
        *lose += std::mem::take(lose_double);
    }
    if has_off(position.waiter()) {
        *win += std::mem::take(win_double);
    }
}

/// What is known exactly: a game that has ended, a race at home.
#[inline]
fn known(
    referee: &Referee,
    table: Option<&BearOff>,
    position: &Position,
    ends_early: bool,
) -> Option<Outcomes> {
    if ends_early || position.waiter().in_play().is_empty() || position.mover().in_play().is_empty() {
        let ended = ended(referee, position);
        if ended.is_some() {
            return ended;
        }
    }
    let Chances { win, win_double, lose, lose_double } = table?.chances(referee, position)?;
    Some([lose_double, lose - lose_double, 0.0, win - win_double, win_double])
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, Roll, read_position};

    fn noisy_net(layout: &Layout, step: f32) -> Net {
        let mut number = 0.0;
        Net::new(layout.len(), 16, || {
            number += step;
            f32::sin(number)
        })
    }

    #[test]
    fn who_has_borne_off_cannot_lose_two_points() {
        for (mother, is_possible) in [("ordinary", false), ("loses_two", true)] {
            let ruleset = BuiltIn::Plakoto.ruleset().with_option("mother", mother).unwrap();
            let referee = Referee::new(ruleset).unwrap();
            let net = noisy_net(&Layout::new(referee.ruleset()), 0.7);
            let position = read_position("plakoto-w-19x14.off1-1.20x13.off1").unwrap();
            let position = position.position(&referee).unwrap();
            let mut judged = Vec::new();
            NetEvaluator::new(&referee, &net, None).judge(&referee, &[position], &mut judged);
            let [lose_double, lose, draw, win, win_double] = judged[0];
            assert_eq!([lose_double > 0.0, win_double > 0.0], [is_possible; 2]);
            assert!((lose_double + lose + draw + win + win_double - 1.0).abs() < 1e-5);
        }
    }

    #[test]
    fn each_phase_has_its_net_even_within_one_roll() {
        let referee = BuiltIn::Portes.referee();
        let layout = Layout::new(referee.ruleset());
        let [contact, race] = [0.7, 0.9].map(|step| noisy_net(&layout, step));
        // One checker has still to pass the last opposing one, and some plays let it.
        let position = read_position("portes-w53-8.14.20x13-13.20x14").unwrap().position(&referee).unwrap();
        let plays = referee.plays(&position, Roll::new(&[5, 3]).unwrap());
        let mut evaluator = NetEvaluator::new(&referee, &contact, None).with_race(Some(&race));
        let mut judged = Vec::new();
        evaluator.judge(&referee, plays.positions(), &mut judged);
        let mut races = 0;
        for (position, outcomes) in plays.positions().iter().zip(&judged) {
            let is_race = layout.is_race(position);
            let net = if is_race { &race } else { &contact };
            assert_eq!(*outcomes, net.judge(&layout, position));
            races += usize::from(is_race);
        }
        assert!(races > 0 && races < judged.len(), "{races} of {} are races", judged.len());
    }
}
