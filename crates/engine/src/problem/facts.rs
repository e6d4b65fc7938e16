//! What one can count after a play.

use tavli_rules::{Checkers, Meeting, Place, PlaceSet, Position, Referee, Step};

use crate::signs::{CONTACT, Side, SignReader};

/// Something that one can count after a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fact {
    /// Opposing checkers hit by the play.
    Hits,
    /// Opposing checkers pinned by the play.
    Pins,
    /// Throws of 36 with which the opponent now hits or pins.
    Shots,
    /// Own checkers that stand alone on a point.
    Blots,
    /// The longest row of points that block.
    Wall,
    /// Points that block.
    Points,
    /// Own checkers borne off.
    Off,
    /// How far own checkers still have to go.
    Pips,
    /// How far the opponent's still have to go.
    OpponentPips,
}

impl Fact {
    /// All of them, the more telling ones first.
    pub const ALL: [Fact; 9] = [
        Fact::Hits,
        Fact::Pins,
        Fact::Shots,
        Fact::Wall,
        Fact::Blots,
        Fact::Points,
        Fact::Off,
        Fact::OpponentPips,
        Fact::Pips,
    ];

    /// The name in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Fact::Hits => "hits",
            Fact::Pins => "pins",
            Fact::Shots => "shots",
            Fact::Blots => "blots",
            Fact::Wall => "wall",
            Fact::Points => "points",
            Fact::Off => "off",
            Fact::Pips => "pips",
            Fact::OpponentPips => "opponent_pips",
        }
    }

    /// Whether more of it is better for who played.
    pub(super) fn is_better_larger(self) -> bool {
        match self {
            Fact::Hits | Fact::Pins | Fact::Wall | Fact::Points | Fact::Off | Fact::OpponentPips => true,
            Fact::Shots | Fact::Blots | Fact::Pips => false,
        }
    }

    /// Which difference is worth a word.
    pub(super) fn telling(self) -> i32 {
        match self {
            Fact::Hits | Fact::Pins | Fact::Wall | Fact::Blots | Fact::Points | Fact::Off => 1,
            Fact::Shots => 3,
            Fact::Pips | Fact::OpponentPips => 4,
        }
    }
}

/// What one can count after a play.
///
/// ```
/// use tavli_engine::{Fact, Facts};
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let (start, roll) = (referee.start(Side::White), Roll::new(&[3, 1]).unwrap());
/// let play = referee.read_play(&start, roll, "17/20 19/20").unwrap();
/// let facts = Facts::of(&referee, &play, &referee.play(&start, roll, &play).unwrap());
/// assert_eq!([Fact::Blots, Fact::Points, Fact::Pips].map(|fact| facts.get(fact)), [0, 5, 163]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts([i32; Fact::ALL.len()]);

impl Facts {
    /// The facts of a play and the position after it.
    pub fn of(referee: &Referee, play: &[Step], after: &Position) -> Facts {
        let ruleset = referee.ruleset();
        let signs = SignReader::new(ruleset).signs(after);
        let (own, other) = (after.waiter(), after.mover());
        let points = ruleset.track.points();
        let blocks_with_one = ruleset.blocks_with_one();
        let met = |meeting| play.iter().filter(|step| step.meeting == meeting).count() as i32;
        let shots = Side::of_mover(&signs).hits as i32;
        let count = |fact: Fact| match fact {
            Fact::Hits => met(Meeting::Hit),
            Fact::Pins => met(Meeting::Pin),
            Fact::Shots => shots,
            // Where one checker blocks, or nothing can be met any more, nobody cares who stands alone.
            Fact::Blots if blocks_with_one || signs[CONTACT] == 0 => 0,
            Fact::Blots => (alone(own) & points).len() as i32,
            Fact::Wall => Side::of_waiter(&signs).wall as i32,
            Fact::Points if blocks_with_one => (own.occupied() & points).len() as i32,
            Fact::Points => (own.many() & points).len() as i32,
            Fact::Off => own.count(Place::OFF).into(),
            Fact::Pips => own.pips(*ruleset.track) as i32,
            Fact::OpponentPips => other.pips(*ruleset.track) as i32,
        };
        Facts(Fact::ALL.map(count))
    }

    /// One of them.
    pub fn get(&self, fact: Fact) -> i32 {
        let place = Fact::ALL.into_iter().position(|other| other == fact);
        place.map_or(0, |place| self.0[place])
    }
}

/// Checkers that stand alone, and are not pinned already.
fn alone(own: &Checkers) -> PlaceSet {
    own.single() - own.pinned()
}
