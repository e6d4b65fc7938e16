//! How a game can end, as a list of probabilities.

use tavli_rules::{Outcome, Position, Referee};

/// The outcomes that are told apart: lose two, lose one, draw, win one, win two.
pub const OUTCOMES: usize = 5;
/// The probabilities of the outcomes, for the side to throw.
pub type Outcomes = [f32; OUTCOMES];

/// What outcomes are worth in points for the side to throw, where double wins count and where they do not.
///
/// ```
/// assert_eq!(tavli_engine::value([0.0, 0.0, 0.0, 0.0, 1.0], true), 2.0);
/// ```
#[inline]
pub fn value(outcomes: Outcomes, has_doubles: bool) -> f32 {
    let [lose_double, lose_single, _, win_single, win_double] = outcomes;
    let double = if has_doubles { 2.0 } else { 1.0 };
    win_single - lose_single + double * (win_double - lose_double)
}

/// The outcomes as the other side sees them.
///
/// ```
/// assert_eq!(tavli_engine::reversed([0.1, 0.2, 0.0, 0.3, 0.4]), [0.4, 0.3, 0.0, 0.2, 0.1]);
/// ```
#[inline]
pub fn reversed(mut outcomes: Outcomes) -> Outcomes {
    outcomes.reverse();
    outcomes
}

/// The outcome of a game that has ended, for the side to throw.
///
/// ```
/// use tavli_rules::{BuiltIn, Side};
/// let referee = BuiltIn::Portes.referee();
/// assert_eq!(tavli_engine::ended(&referee, &referee.start(Side::White)), None);
/// ```
pub fn ended(referee: &Referee, position: &Position) -> Option<Outcomes> {
    let index = match referee.outcome(position)? {
        Outcome::Draw => 2,
        Outcome::Won { winner, points } => {
            let sign = if winner == position.turn() { 1 } else { -1 };
            2 + sign * i32::from(points.min(2))
        }
    };
    Some(std::array::from_fn(|outcome| f32::from(u8::from(outcome as i32 == index))))
}
