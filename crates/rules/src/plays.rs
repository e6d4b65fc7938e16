//! Every legal play of a roll, as distinct results with one way to each.

mod equal_numbers;
mod half;
mod halves;
mod kept;
mod middle_game;
mod mixed_numbers;
mod near_home;
mod next_steps;
mod prospect;
mod seen;
mod two_numbers;

pub use next_steps::NextSteps;

use crate::dice::{Die, Numbers, Roll};
use crate::place::{Place, PlaceSet};
use crate::position::Position;
use crate::referee::Referee;
use crate::ruleset::outside;
use crate::step::{Play, Way};
use crate::view::View;
use kept::Kept;
use seen::{Seen, hash};

/// The distinct results of all legal plays of a roll, with one way to each; a buffer that can be used again.
///
/// ```
/// use tavli_rules::{BuiltIn, Plays, Roll, Side};
/// let referee = BuiltIn::Plakoto.referee();
/// let start = referee.start(Side::White);
/// let mut plays = Plays::default();
/// referee.plays_into(&start, Roll::new(&[2, 1]).unwrap(), &mut plays);
/// assert_eq!(plays.len(), 2);
/// let texts: Vec<String> = (0..2).map(|index| tavli_rules::play_text(&plays.play(&referee, index))).collect();
/// assert_eq!(texts, ["1/3 1/2", "1/3 3/4"]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Plays {
    before: Option<Position>,
    numbers: Numbers,
    positions: Vec<Position>,
    /// One for each position, unless less is kept.
    ways: Vec<Way>,
    kept: Kept,
    longest: u32,
    scratch: Scratch,
}

#[derive(Clone, Debug, Default)]
struct Scratch {
    layer: Vec<Node>,
    next: Vec<Node>,
    /// Where plays end that are legal if none is longer.
    ends: Vec<Node>,
    /// Where plays end that are legal however short: those that win, and those that may stop.
    always: Vec<Node>,
    seen: Seen,
    halves: halves::Halves,
}

/// A partly played roll.
#[derive(Clone, Copy, Debug)]
struct Node {
    position: Position,
    numbers: Numbers,
    way: Way,
}

impl Node {
    #[inline]
    fn hash(&self) -> u64 {
        hash(&self.position.mover, &self.position.waiter, self.numbers)
    }

    /// Whether the same position was reached with the same numbers left.
    #[inline]
    fn is_same(&self, other: &Node) -> bool {
        (self.position, self.numbers) == (other.position, other.numbers)
    }
}

impl Plays {
    /// How many distinct results there are; never none after a listing, since passing counts where it is all.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, read_position};
    /// let referee = BuiltIn::Portes.referee();
    /// let blocked = read_position("portes-w-bar1.24x14-19x8.20x7").unwrap().position(&referee).unwrap();
    /// let plays = referee.plays(&blocked, Roll::new(&[6, 5]).unwrap());
    /// assert_eq!((plays.len(), plays.play(&referee, 0)), (1, vec![]), "passing is the only play");
    /// ```
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether nothing has been listed.
    ///
    /// ```
    /// assert!(tavli_rules::Plays::default().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The positions after the plays, with the opponent to move.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let plays = referee.plays(&referee.start(Side::White), Roll::new(&[6, 5]).unwrap());
    /// assert!(plays.positions().iter().all(|after| after.turn() == Side::Black));
    /// ```
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// One way to the result with this index, by the referee that listed it.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let (start, roll) = (referee.start(Side::White), Roll::new(&[6, 5]).unwrap());
    /// let plays = referee.plays(&start, roll);
    /// assert_eq!(referee.play(&start, roll, &plays.play(&referee, 3)), Ok(plays.positions()[3]));
    /// ```
    pub fn play(&self, referee: &Referee, index: usize) -> Play {
        let mut position = self.before.expect("a result was listed before it is asked for");
        let steps = self.steps(referee, &position, index);
        steps.into_iter().map(|(from, die)| referee.take(&mut position, from, die)).collect()
    }

    fn begin(&mut self, before: &Position, numbers: Numbers) {
        self.before = Some(*before);
        self.numbers = numbers;
        self.clear();
        self.longest = 0;
        self.kept = Kept::Ways;
    }

    fn clear(&mut self) {
        self.positions.clear();
        self.ways.clear();
    }

    #[inline]
    fn push(&mut self, position: &Position, way: Way) {
        self.positions.push(position.with_other_turn());
        self.ways.push(way);
    }

    /// Adds the position after one more step. Most steps change one side only, and that side is then kept in
    /// registers on its way into the list.
    #[inline(always)]
    fn push_step(
        &mut self,
        referee: &Referee,
        view: &View,
        position: &Position,
        step: (Place, Die),
        way: Way,
    ) {
        let (from, die) = step;
        let way = way.then(from, die);
        match referee.quiet_target(view, from, die) {
            Some(to) => {
                self.positions
                    .push(Position { mover: position.waiter, waiter: position.mover.after(from, to) });
                self.ways.push(way);
            }
            None => self.push(&referee.after(position, from, die).0, way),
        }
    }
}

impl Referee {
    /// Every legal play of a roll.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Zeno.referee();
    /// let plays = referee.plays(&referee.start(Side::White), Roll::new(&[3, 3, 3]).unwrap());
    /// assert_eq!(plays.len(), 1);
    /// assert_eq!(tavli_rules::play_text(&plays.play(&referee, 0)), "hand/3(12)");
    /// ```
    pub fn plays(&self, position: &Position, roll: Roll) -> Plays {
        let mut plays = Plays::default();
        self.plays_into(position, roll, &mut plays);
        plays
    }

    /// Every legal play of a roll, into a buffer.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Plays, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let (start, mut plays) = (referee.start(Side::White), Plays::default());
    /// let counts = referee.rolls().map(|(roll, _)| {
    ///     referee.plays_into(&start, roll, &mut plays);
    ///     plays.len()
    /// });
    /// assert_eq!(counts.sum::<usize>(), 447);
    /// ```
    #[inline]
    pub fn plays_into(&self, position: &Position, roll: Roll, plays: &mut Plays) {
        self.plays_of_numbers(position, self.numbers(roll), plays);
    }

    /// Every legal play of these numbers, whatever dice gave them.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Numbers, Plays, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let mut plays = Plays::default();
    /// referee.plays_of_numbers(&referee.start(Side::White), Numbers::of(&[5]), &mut plays);
    /// assert_eq!(plays.len(), 2);
    /// ```
    pub fn plays_of_numbers(&self, position: &Position, numbers: Numbers, plays: &mut Plays) {
        plays.begin(position, numbers);
        let view = self.view(position);
        if self.is_order_free(&view, numbers) {
            if let Some(die) = numbers.only() {
                return self.list_equal_numbers(position, &view, die, numbers.times(die), plays);
            }
            if let Some(dice) = numbers.pair() {
                if self.two_numbers_apply(position, &view) {
                    return self.list_two_numbers(position, &view, dice, plays);
                }
                if self.near_home_applies(position) {
                    return self.list_near_home(position, &view, dice, plays);
                }
            } else if self.mixed_numbers_apply(position, numbers) {
                return self.list_mixed_numbers(position, &view, numbers, plays);
            }
        }
        self.list_plainly(position, numbers, plays);
    }

    /// Every legal play, found layer by layer in every order, without the shortcuts: the twin of the quick ways.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Numbers, Roll, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let start = referee.start(Side::White);
    /// let plain = referee.plays_without_shortcuts(&start, Numbers::of(&[3, 1]));
    /// assert_eq!(plain.len(), referee.plays(&start, Roll::new(&[3, 1]).unwrap()).len());
    /// ```
    pub fn plays_without_shortcuts(&self, position: &Position, numbers: Numbers) -> Plays {
        let mut plays = Plays::default();
        plays.begin(position, numbers);
        self.list_plainly(position, numbers, &mut plays);
        plays
    }

    /// Whether the legality of a step depends only on where its own checker stands and on what stood where at the
    /// start of the turn, apart from rules that playing from the rear forward fulfils as soon as possible (entry
    /// before gate, all at home before bearing off). Then steps commute, and no order needs to be tried twice.
    #[inline]
    fn is_order_free(&self, view: &View, numbers: Numbers) -> bool {
        let rules = self.parts();
        rules.runner.has_arrived(view, rules.track)
            && !rules.start_quarter.is_active(view, numbers)
            && !rules.start_quarter.judges_end()
            && !rules.prime.is_active()
            && !rules.shield.may_change(view)
            && !rules.phase_gate.may_close(rules.bar.refills_hand())
            && !rules.slide.is_active(view, rules.entry)
    }

    fn list_plainly(&self, position: &Position, numbers: Numbers, plays: &mut Plays) {
        let mut scratch = std::mem::take(&mut plays.scratch);
        scratch.begin(Node { position: *position, numbers, way: Way::NONE });
        while !scratch.layer.is_empty() {
            let has_won = self.next_layer(position, &mut scratch);
            self.keep_longest(position, has_won, &mut scratch);
            std::mem::swap(&mut scratch.layer, &mut scratch.next);
        }
        self.prefer_number(numbers, &mut scratch);
        scratch.hand_over(plays);
        if plays.is_empty() {
            plays.push(position, Way::NONE);
        }
        plays.scratch = scratch;
    }

    /// Plays every number from every place of every node of the layer; says whether one of the steps has won.
    fn next_layer(&self, start: &Position, scratch: &mut Scratch) -> bool {
        let Scratch { layer, next, ends, always, seen, .. } = scratch;
        let mut has_won = false;
        next.clear();
        seen.begin(0);
        for node in layer.iter() {
            let view = self.view(&node.position);
            let mut has_step = false;
            for die in node.numbers.distinct() {
                for from in self.sources(&view, die) {
                    has_step = true;
                    let (position, _, _) = self.after(&node.position, from, die);
                    let child =
                        Node { position, numbers: node.numbers.without(die), way: node.way.then(from, die) };
                    if child.position.mover().in_play().is_empty() {
                        has_won = true;
                        always.push(child);
                    } else if seen.is_new(child.hash(), |index: usize| child.is_same(&next[index])) {
                        next.push(child);
                    }
                }
            }
            let rules = self.parts();
            if rules.slide.may_stop(&view, rules.entry, node.numbers)
                && self.accepts_end(start, &node.position)
            {
                always.push(*node);
            } else if !rules.dice_use.keeps_longest_only() && self.is_complete(start, node, has_step) {
                ends.push(*node);
            }
        }
        has_won
    }

    /// Whether the play has begun and ends here because nothing more can be played.
    fn is_complete(&self, start: &Position, node: &Node, has_step: bool) -> bool {
        let has_more = has_step && (!self.judges_ends(start) || self.has_accepted_end_beyond(start, node));
        node.way.len() > 0 && !has_more && self.accepts_end(start, &node.position)
    }

    fn has_accepted_end_beyond(&self, start: &Position, node: &Node) -> bool {
        self.prospect_beyond(start, &node.position, node.numbers).is_some()
    }

    /// Where only the longest plays count, a layer with acceptable ends replaces those before it.
    fn keep_longest(&self, start: &Position, has_won: bool, scratch: &mut Scratch) {
        if !self.parts().dice_use.keeps_longest_only() {
            return;
        }
        let is_accepted = |node: &&Node| self.accepts_end(start, &node.position);
        if has_won || scratch.next.iter().any(|node| is_accepted(&node)) {
            scratch.ends.clear();
            scratch.ends.extend(scratch.next.iter().filter(is_accepted));
        }
    }

    /// Whether a play may end in this position.
    #[inline]
    pub(crate) fn accepts_end(&self, start: &Position, position: &Position) -> bool {
        let rules = self.parts();
        let has_entered =
            !rules.entry.demands_entry(start.mover()) || outside(position.mover()) < outside(start.mover());
        has_entered && rules.start_quarter.accepts_end(position.mover().in_play())
    }

    /// Where one of two numbers can be played but not both, the ruleset may prefer one.
    fn prefer_number(&self, numbers: Numbers, scratch: &mut Scratch) {
        let Some(preferred) = self.parts().only_one_of_two.preferred(numbers) else { return };
        let uses = |end: &Node| end.way.steps().any(|(_, die)| die == preferred);
        let mut all = scratch.ends.iter().chain(&scratch.always);
        if all.clone().all(|end| end.way.len() == 1) && all.any(uses) {
            scratch.ends.retain(uses);
        }
    }
}

impl Scratch {
    fn begin(&mut self, start: Node) {
        self.layer.clear();
        self.ends.clear();
        self.always.clear();
        self.layer.push(start);
    }

    /// Gives every end to the list once: the same position can be reached with other numbers left.
    fn hand_over(&mut self, plays: &mut Plays) {
        self.seen.begin(self.always.len() + self.ends.len());
        for end in self.always.iter().chain(&self.ends) {
            let after = end.position.with_other_turn();
            let hash = hash(&after.waiter, &after.mover, Numbers::default());
            let is_new = self.seen.is_new(hash, |index| plays.positions[index] == after);
            if is_new {
                plays.push(&end.position, end.way);
            }
        }
    }
}

/// The places at or after this one in the order in which equal numbers are played: waiting, hand, rear to front.
#[inline]
fn not_before(from: Place) -> PlaceSet {
    let same_or_higher = !PlaceSet(from.bit() - 1);
    if from.is_waiting() {
        same_or_higher | PlaceSet::HAND_AND_POINTS
    } else {
        same_or_higher & PlaceSet::HAND_AND_POINTS
    }
}
