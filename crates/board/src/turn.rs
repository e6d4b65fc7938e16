//! A player's turn in progress: what may be lifted, where it may go, what was played so far.

use std::sync::Arc;

use tavli_rules::{Die, Numbers, Place, Play, Position, Referee, Refusal, Roll, Step};

/// A turn with a roll to be played, step by step, with undo.
///
/// ```
/// use std::sync::Arc;
/// use tavli_board::Turn;
/// use tavli_rules::{BuiltIn, Place, Roll, Side};
/// let referee = Arc::new(BuiltIn::Portes.referee());
/// let start = referee.start(Side::White);
/// let mut turn = Turn::new(referee, start, Roll::new(&[6, 5]).unwrap());
/// let reached: Vec<u8> = turn.reach(Place::point(1)).iter().map(|reach| reach.to.origin()).collect();
/// assert_eq!(reached, [7, 12], "with one number, or with both by way of 7");
/// turn.go(Place::point(1), Place::point(12)).unwrap();
/// assert!(turn.may_end());
/// ```
#[derive(Clone, Debug)]
pub struct Turn {
    referee: Arc<Referee>,
    start: Position,
    roll: Roll,
    steps: Vec<Step>,
    /// The position after the steps so far.
    position: Position,
    left: Numbers,
    next: Vec<Step>,
    may_end: bool,
}

/// A place that a checker can reach, and by which steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Where it goes.
    pub to: Place,
    /// The steps of this one checker: one number, or several with stops on the way.
    pub steps: Vec<Step>,
}

impl Reach {
    /// Whether one number is enough.
    pub fn is_direct(&self) -> bool {
        self.steps.len() == 1
    }

    /// The places on the way.
    pub fn stops(&self) -> impl Iterator<Item = Place> + '_ {
        self.steps.iter().take(self.steps.len() - 1).map(|step| step.to)
    }
}

/// Why a checker cannot go somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// A rule forbids the step.
    Rule(Refusal),
    /// None of the numbers leads there.
    NoNumber,
}

impl Turn {
    /// A turn in which nothing has been played yet.
    pub fn new(referee: Arc<Referee>, start: Position, roll: Roll) -> Turn {
        let left = referee.numbers(roll);
        let mut turn = Turn {
            referee,
            start,
            roll,
            steps: Vec::new(),
            position: start,
            left,
            next: Vec::new(),
            may_end: false,
        };
        turn.look();
        turn
    }

    fn look(&mut self) {
        if let Ok(next) = self.referee.next_steps(&self.start, self.roll, &self.steps) {
            self.position = *next.position();
            self.left = next.left();
            self.next = next.steps().to_vec();
            self.may_end = next.may_end();
        }
    }

    /// The position after the steps so far; the same side is still to move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position at the beginning of the turn.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// What was thrown.
    pub fn roll(&self) -> Roll {
        self.roll
    }

    /// The numbers that the throw gives to play.
    pub fn numbers(&self) -> Numbers {
        self.referee.numbers(self.roll)
    }

    /// The numbers left to play.
    pub fn left(&self) -> Numbers {
        self.left
    }

    /// Whether a number that is left can be played now.
    pub fn is_playable(&self, die: Die) -> bool {
        self.next.iter().any(|step| step.die == die)
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The steps that may come next.
    pub fn next(&self) -> &[Step] {
        &self.next
    }

    /// Whether the play may end here.
    pub fn may_end(&self) -> bool {
        self.may_end
    }

    /// Whether nothing more can be played.
    pub fn is_done(&self) -> bool {
        self.may_end && self.next.is_empty()
    }

    /// The places from which a checker may be lifted, each once and in their order.
    pub fn liftable(&self) -> Vec<Place> {
        let mut places: Vec<Place> = Vec::new();
        for step in &self.next {
            let at = places.partition_point(|place| *place < step.from);
            if places.get(at) != Some(&step.from) {
                places.insert(at, step.from);
            }
        }
        places
    }

    /// The places that a checker from here can reach, with one number first; each once, by the fewest steps.
    pub fn reach(&self, from: Place) -> Vec<Reach> {
        let mut found: Vec<Reach> = Vec::new();
        let mut layer: Vec<Turn> = vec![self.clone()];
        for _ in 0..self.left.total() {
            let mut deeper = Vec::new();
            for turn in &layer {
                let at =
                    turn.steps.get(self.steps.len()..).and_then(<[Step]>::last).map_or(from, |step| step.to);
                for step in turn.next.iter().filter(|step| step.from == at) {
                    if found.iter().any(|reach| reach.to == step.to) {
                        continue;
                    }
                    let mut after = turn.clone();
                    after.push(*step);
                    let steps = after.steps[self.steps.len()..].to_vec();
                    found.push(Reach { to: step.to, steps });
                    if step.to != Place::OFF {
                        deeper.push(after);
                    }
                }
            }
            layer = deeper;
        }
        found
    }

    /// Plays the steps that lead one checker from here to there.
    pub fn go(&mut self, from: Place, to: Place) -> Result<Vec<Step>, WhyNot> {
        let reached = self.reach(from).into_iter().find(|reach| reach.to == to);
        match reached {
            Some(reach) => {
                reach.steps.iter().for_each(|step| self.push(*step));
                Ok(reach.steps)
            }
            None => Err(self.why_not(from, to)),
        }
    }

    /// Plays exactly this step, if it may come next.
    pub fn take(&mut self, step: Step) -> bool {
        let may = self.next.contains(&step);
        if may {
            self.push(step);
        }
        may
    }

    /// Why no number leads from here to there.
    pub fn why_not(&self, from: Place, to: Place) -> WhyNot {
        let Ok(next) = self.referee.next_steps(&self.start, self.roll, &self.steps) else {
            return WhyNot::NoNumber;
        };
        let leads = |die: &Die| self.referee.target(from, *die) == to;
        let refused = self.left.distinct().filter(leads).find_map(|die| next.why_not(from, die));
        refused.map_or(WhyNot::NoNumber, WhyNot::Rule)
    }

    /// Why a checker may not be lifted here at all: the reason that the first of the numbers meets.
    pub fn why_stuck(&self, from: Place) -> WhyNot {
        let Ok(next) = self.referee.next_steps(&self.start, self.roll, &self.steps) else {
            return WhyNot::NoNumber;
        };
        let refused = self.left.distinct().find_map(|die| next.why_not(from, die));
        refused.map_or(WhyNot::NoNumber, WhyNot::Rule)
    }

    fn push(&mut self, step: Step) {
        self.steps.push(step);
        self.look();
    }

    /// Takes the last step back; says which it was.
    pub fn undo(&mut self) -> Option<Step> {
        let step = self.steps.pop();
        self.look();
        step
    }

    /// The whole play, once it may end.
    pub fn play(&self) -> Option<Play> {
        self.may_end.then(|| self.steps.clone())
    }

    /// How the turn goes on to its end where there is no choice: whatever is played first, all ends alike.
    pub fn forced(&self) -> Option<Play> {
        let (mut seen, mut end) = (Vec::new(), None);
        let is_forced = self.has_one_end(&mut seen, &mut end);
        end.filter(|_| is_forced).map(|mut end: Turn| end.steps.split_off(self.steps.len()))
    }

    /// Whether all ways from here end in the same position. Notes what was seen on the way, and the first end.
    fn has_one_end(&self, seen: &mut Vec<(Position, Numbers)>, end: &mut Option<Turn>) -> bool {
        /// Where nothing is chosen there are few positions on the way; with more nobody is kept waiting.
        const MOST_SEEN: usize = 100;
        let here = (self.position, self.left);
        if seen.contains(&here) {
            return true;
        }
        seen.push(here);
        if self.may_end && end.get_or_insert_with(|| self.clone()).position != self.position {
            return false;
        }
        seen.len() <= MOST_SEEN
            && self.next.iter().all(|step| {
                let mut turn = self.clone();
                turn.push(*step);
                turn.has_one_end(seen, end)
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, read_position};

    fn turn(text: &str) -> Turn {
        let read = read_position(text).unwrap();
        let referee = Arc::new(Referee::new(read.ruleset().unwrap()).unwrap());
        let position = read.position(&referee).unwrap();
        Turn::new(referee, position, read.roll.unwrap())
    }

    #[test]
    fn several_numbers_lead_on_by_way_of_stops() {
        let turn = turn("fevga-w21-14.1x14-1x15");
        let reach = turn.reach(Place::point(14));
        let far = reach.iter().find(|reach| reach.to == Place::point(17)).unwrap();
        assert!(!far.is_direct());
        assert_eq!(far.stops().count(), 1);
    }

    #[test]
    fn a_refused_step_says_why() {
        let mut turn = turn("portes-w65-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5");
        let why = turn.go(Place::point(1), Place::point(6)).unwrap_err();
        assert!(matches!(why, WhyNot::Rule(Refusal::Blocked { .. })), "{why:?}");
        assert_eq!(turn.go(Place::point(1), Place::point(4)), Err(WhyNot::NoNumber));
        assert!(turn.steps().is_empty());
    }

    #[test]
    fn steps_can_be_taken_back_one_by_one() {
        let mut turn = turn("portes-w65-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5");
        let start = *turn.position();
        turn.go(Place::point(1), Place::point(12)).unwrap();
        assert_eq!(turn.steps().len(), 2);
        turn.undo();
        turn.undo();
        assert_eq!((*turn.position(), turn.undo()), (start, None));
    }

    #[test]
    fn three_equal_dice_are_twelve_numbers() {
        let referee = Arc::new(BuiltIn::Zeno.referee());
        let start = referee.start(tavli_rules::Side::White);
        let turn = Turn::new(referee, start, Roll::new(&[3, 3, 3]).unwrap());
        assert_eq!(turn.left().total(), 12);
        assert_eq!(turn.forced().map(|play| play.len()), Some(12));
    }

    #[test]
    fn what_is_forced_goes_on_from_what_was_played() {
        let referee = Arc::new(BuiltIn::Zeno.referee());
        let start = referee.start(tavli_rules::Side::White);
        let mut turn = Turn::new(referee, start, Roll::new(&[5, 1, 1]).unwrap());
        // Five checkers enter, in any order.
        let all = turn.forced().expect("there is no choice");
        assert_eq!(all.len(), 5);
        for (number, step) in all.iter().enumerate() {
            assert_eq!(turn.forced().as_deref(), Some(&all[number..]));
            turn.go(step.from, step.to).expect("it is forced");
        }
        assert_eq!(turn.forced(), Some(Vec::new()));
    }

    #[test]
    fn who_has_a_choice_is_not_forced() {
        assert_eq!(turn("portes-w31-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5").forced(), None);
        // Both checkers have to enter, one with each number.
        let entering = turn("portes-w32-bar2.19x13-19x15");
        assert_eq!(entering.forced().map(|play| play.len()), Some(2));
    }
}
