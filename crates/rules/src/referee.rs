//! The referee: built once from a ruleset, it says what one step does, which steps are legal, and how a game stands.

use crate::checkers::Checkers;
use crate::dice::{Die, Numbers, Roll};
use crate::place::{Place, PlaceSet};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::ruleset::{Parts, Ruleset, RulesetFaults};
use crate::side::Side;
use crate::step::{Meeting, Step};
use crate::view::View;

/// Applies a ruleset. It composes the rule parts and never asks which game it is.
///
/// ```
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let start = referee.start(Side::White);
/// let plays = referee.plays(&start, Roll::new(&[6, 5]).unwrap());
/// assert_eq!(plays.len(), 7);
/// ```
#[derive(Clone, Debug)]
pub struct Referee {
    ruleset: Ruleset,
    parts: Parts,
}

/// How a game ended.
///
/// ```
/// use tavli_rules::{BuiltIn, Outcome, Side, read_position};
/// let referee = BuiltIn::Plakoto.referee();
/// let end = read_position("plakoto-b-off15-20x14.off1").unwrap().position(&referee).unwrap();
/// assert_eq!(referee.outcome(&end), Some(Outcome::Won { winner: Side::White, points: 1 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Somebody has won so many points.
    Won {
        /// Who.
        winner: Side,
        /// How much it is worth.
        points: u8,
    },
    /// Nobody has.
    Draw,
}

impl Referee {
    /// A referee for these rules, or everything in them that does not fit together.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Referee};
    /// let mut ruleset = BuiltIn::Zeno.ruleset();
    /// ruleset.dice.rule.dice = 5;
    /// assert!(Referee::new(ruleset).is_err());
    /// ```
    pub fn new(ruleset: Ruleset) -> Result<Referee, RulesetFaults> {
        let ruleset = ruleset.checked()?;
        Ok(Referee { parts: ruleset.parts(), ruleset })
    }

    /// The rules it applies.
    ///
    /// ```
    /// use tavli_rules::BuiltIn;
    /// assert_eq!(*BuiltIn::Zeno.referee().ruleset(), BuiltIn::Zeno.ruleset());
    /// ```
    #[inline]
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The rules without their sources.
    #[inline]
    pub(crate) fn parts(&self) -> &Parts {
        &self.parts
    }

    /// The position at the start, with this side to move.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Place, Side};
    /// let start = BuiltIn::Scripta.referee().start(Side::White);
    /// assert_eq!(start.mover().count(Place::HAND), 15);
    /// ```
    pub fn start(&self, turn: Side) -> Position {
        let [mover, waiter] = [turn, turn.opponent()].map(|side| self.ruleset.setup.checkers(side));
        Position { mover, waiter }
    }

    /// Every distinct roll with the number of throws that give it.
    ///
    /// ```
    /// use tavli_rules::BuiltIn;
    /// assert_eq!(BuiltIn::Portes.referee().rolls().count(), 21);
    /// assert_eq!(BuiltIn::Zeno.referee().rolls().map(|(_, throws)| throws).sum::<u32>(), 216);
    /// ```
    pub fn rolls(&self) -> impl Iterator<Item = (Roll, u32)> {
        Roll::all(self.ruleset.dice.dice.into()).map(|roll| (roll, roll.weight()))
    }

    /// The numbers that a roll gives to play.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Numbers, Roll};
    /// let referee = BuiltIn::Portes.referee();
    /// assert_eq!(referee.numbers(Roll::new(&[4, 4]).unwrap()), Numbers::of(&[4, 4, 4, 4]));
    /// ```
    #[inline]
    pub fn numbers(&self, roll: Roll) -> Numbers {
        self.parts.dice.numbers(roll)
    }

    /// How the game has ended, if it has.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Side};
    /// let referee = BuiltIn::Zeno.referee();
    /// assert_eq!(referee.outcome(&referee.start(Side::White)), None);
    /// ```
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        if let Some(winner) =
            Side::BOTH.into_iter().find(|side| position.checkers(*side).in_play().is_empty())
        {
            let points = self.ruleset.scoring.points(position.checkers(winner.opponent()));
            return Some(Outcome::Won { winner, points });
        }
        let by_mother = self.ruleset.mother.verdict(position);
        by_mother.or_else(|| self.is_dead(position).then_some(Outcome::Draw))
    }

    /// Whether neither side can ever move again.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Outcome, read_position};
    /// let referee = BuiltIn::Portes.referee();
    /// let wall = "bar1.19x3.20x3.21x2.22x2.23x2.24x2";
    /// let position = read_position(&format!("portes-w-{wall}-{wall}")).unwrap().position(&referee).unwrap();
    /// assert!(referee.is_dead(&position));
    /// assert_eq!(referee.outcome(&position), Some(Outcome::Draw));
    /// ```
    pub fn is_dead(&self, position: &Position) -> bool {
        Side::BOTH.into_iter().all(|side| self.is_stuck(&position.with_turn(side)))
    }

    /// Whether the side to move can play nothing, whatever is thrown: its turn passes without a throw.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, read_position};
    /// let referee = BuiltIn::Portes.referee();
    /// let text = read_position("portes-w-bar1.12x14-19x3.20x3.21x3.22x2.23x2.24x2").unwrap();
    /// let position = text.position(&referee).unwrap();
    /// assert!(referee.is_stuck(&position));
    /// assert!(!referee.is_dead(&position), "Black can move");
    /// ```
    pub fn is_stuck(&self, position: &Position) -> bool {
        let view = self.view(position);
        let has_step = Die::ALL.into_iter().any(|die| !self.sources(&view, die).is_empty());
        !has_step
            || (self.judges_ends(position) && !self.rolls().any(|(roll, _)| self.may_play(position, roll)))
    }

    /// Whether a play can be refused for how it ends, though each of its steps is legal.
    #[inline]
    pub(crate) fn judges_ends(&self, start: &Position) -> bool {
        self.parts.entry.demands_entry(start.mover()) || self.parts.start_quarter.judges_end()
    }

    #[inline]
    pub(crate) fn view(&self, position: &Position) -> View {
        View::new(&self.parts, position)
    }

    /// The places from which this number can be played as the next step.
    #[inline]
    pub(crate) fn sources(&self, view: &View, die: Die) -> PlaceSet {
        let rules = &self.parts;
        let limits = rules.start_quarter.closed(view, die) | rules.prime.closed(view, die, rules.track);
        self.unlimited_sources(view, die) - limits
    }

    /// The same without the limits on the own start quarter and on primes.
    #[inline]
    pub(crate) fn unlimited_sources(&self, view: &View, die: Die) -> PlaceSet {
        let rules = &self.parts;
        let movers = self.movers(view);
        let gate = rules.phase_gate.closed(view, rules.entry);
        let landing = view.open - gate;
        let reach = rules.entry.precedence(view, movers & landing.sources(die.value()));
        if gate.is_empty() && rules.bear_off_pinned.may_begin(view, rules.track) {
            return reach | (movers & rules.bear_off.sources(view, die, rules.track));
        }
        reach
    }

    /// The places whose checkers may move at all: those that wait come first, a pinned one cannot.
    #[inline]
    pub(crate) fn movers(&self, view: &View) -> PlaceSet {
        let waiting = view.waiting();
        if !waiting.is_empty() {
            return waiting;
        }
        (view.own - view.pinned) & self.parts.runner.free(view, self.parts.track)
    }

    /// Why this number cannot be played from there; none if it can. Asks the same parts as `sources`, in the order
    /// in which a person would.
    pub(crate) fn step_refusal(
        &self,
        position: &Position,
        view: &View,
        from: Place,
        die: Die,
    ) -> Option<Refusal> {
        let rules = &self.parts;
        let track = rules.track;
        if !view.own.contains(from) {
            return Some(Refusal::NothingThere { from });
        }
        if let Some(refusal) = rules.bar.refusal(view, from) {
            return Some(refusal);
        }
        if view.pinned.contains(from) {
            return Some(Refusal::Pinned { from });
        }
        if let Some(refusal) = rules.runner.refusal(view, track, from) {
            return Some(refusal);
        }
        let landing_refusal = match self.target(from, die) {
            Place::OFF => self.off_refusal(view, from, die),
            point => self.landing_refusal(position, view, point),
        };
        landing_refusal
            .or_else(|| {
                let landing = view.open - rules.phase_gate.closed(view, rules.entry);
                rules.entry.refusal(view, self.movers(view) & landing.sources(die.value()), from, die)
            })
            .or_else(|| rules.start_quarter.refusal(view, die, from))
            .or_else(|| rules.prime.refusal(view, die, track, from))
    }

    fn off_refusal(&self, view: &View, from: Place, die: Die) -> Option<Refusal> {
        let rules = &self.parts;
        if let Some(refusal) = rules.bear_off_pinned.refusal(view, rules.track) {
            return Some(refusal);
        }
        self.gate_refusal(view, Place::point(rules.track.length))
            .or_else(|| rules.bear_off.refusal(view, die, rules.track, from))
    }

    fn landing_refusal(&self, position: &Position, view: &View, point: Place) -> Option<Refusal> {
        let rules = &self.parts;
        if let Some(refusal) = self.gate_refusal(view, point) {
            return Some(refusal);
        }
        let opponents = position.waiter().count(Place::point(rules.track.facing(point.origin())));
        let contact = rules.contact.refusal(view, point, opponents);
        contact.or_else(|| (!view.open.contains(point)).then_some(Refusal::Shielded { point }))
    }

    /// Why nobody may go to this point yet, or beyond it.
    fn gate_refusal(&self, view: &View, point: Place) -> Option<Refusal> {
        let rules = &self.parts;
        let is_closed = rules.phase_gate.closed(view, rules.entry).contains(point);
        is_closed.then(|| Refusal::BeyondGate { last: rules.entry.last_point().unwrap_or_default() })
    }

    /// Where a number leads from there, whether or not it may be played.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Die, Place};
    /// let (referee, six) = (BuiltIn::Portes.referee(), Die::new(6).unwrap());
    /// assert_eq!(referee.target(Place::BAR, six), Place::point(6));
    /// assert_eq!(referee.target(Place::point(20), six), Place::OFF);
    /// ```
    #[inline]
    pub fn target(&self, from: Place, die: Die) -> Place {
        let progress = from.origin() + die.value();
        if progress > self.parts.track.length { Place::OFF } else { Place::point(progress) }
    }

    /// Plays one legal step for the side to move.
    #[inline]
    pub(crate) fn advance(&self, position: &mut Position, from: Place, die: Die) -> (Place, Meeting) {
        let (after, to, meeting) = self.after(position, from, die);
        *position = after;
        (to, meeting)
    }

    /// The position after one legal step of the side to move, where it leads and whom it meets. It works on copies, so
    /// that both sides can stay in registers.
    #[inline(always)]
    pub(crate) fn after(&self, position: &Position, from: Place, die: Die) -> (Position, Place, Meeting) {
        let rules = &self.parts;
        let to = self.target(from, die);
        let mut mover = position.mover.after(from, to);
        let mut waiter = position.waiter;
        if rules.contact.can_pin() && from.origin() > 0 {
            rules.contact.leave(&mover, from, &mut waiter, Place::point(rules.track.facing(from.origin())));
        }
        let meeting = if to == Place::OFF { Meeting::Nothing } else { self.land(&mut waiter, to) };
        if rules.out_mark.follows(&mover) {
            mover.set_out();
        }
        (Position { mover, waiter }, to, meeting)
    }

    /// Where a step leads that does nothing but move its checker: nothing is met, freed or marked. The view may be
    /// that of the turn's start, where plays do not depend on their order.
    #[inline(always)]
    pub(crate) fn quiet_target(&self, view: &View, from: Place, die: Die) -> Option<Place> {
        let rules = &self.parts;
        let to = self.target(from, die);
        // A pinned checker of the opponent's stands alone too, so leaving one is not quiet.
        let meets_or_frees = view.single.contains(to) || view.single.contains(from);
        let is_quiet = !meets_or_frees && (view.is_out || rules.out_mark.last.is_none());
        is_quiet.then_some(to)
    }

    /// The position after a legal step, by the quick way where there is one.
    #[inline(always)]
    pub(crate) fn after_freely(&self, position: &Position, view: &View, from: Place, die: Die) -> Position {
        match self.quiet_target(view, from, die) {
            Some(to) => Position { mover: position.mover.after(from, to), ..*position },
            None => self.after(position, from, die).0,
        }
    }

    #[inline(always)]
    pub(crate) fn land(&self, opponent: &mut Checkers, point: Place) -> Meeting {
        let rules = &self.parts;
        let facing = rules.track.facing(point.origin());
        let there = Place::point(facing);
        if !(opponent.occupied() - opponent.pinned()).contains(there) {
            return Meeting::Nothing;
        }
        let meeting = rules.contact.meeting();
        match meeting {
            Meeting::Hit => opponent.shift(there, rules.bar.waiting_place(facing, rules.track.length)),
            Meeting::Pin => opponent.set_pinned(there),
            Meeting::Nothing => {}
        }
        meeting
    }

    /// Plays one legal step and says what it was.
    pub(crate) fn take(&self, position: &mut Position, from: Place, die: Die) -> Step {
        let (to, meeting) = self.advance(position, from, die);
        Step { die, from, to, meeting }
    }
}
