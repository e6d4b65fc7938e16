//! The probabilities of the outcomes, and what they are worth.

use tavli_rules::Ruleset;

use crate::outcomes::Outcomes;

/// The probabilities of the outcomes for the side to move, before its throw.
///
/// A double win is part of `win`, a double loss part of what is left; where neither side wins, it is a draw.
///
/// ```
/// use tavli_engine::Chances;
/// use tavli_rules::BuiltIn;
/// let even = Chances { win: 0.5, win_double: 0.25, lose: 0.5, lose_double: 0.0 };
/// assert_eq!(even.equity(&BuiltIn::Portes.ruleset()).0, 0.25);
/// assert_eq!(even.equity(&BuiltIn::Zeno.ruleset()).0, 0.0);
/// assert_eq!(even.seen_by_opponent().lose_double, 0.25);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// Winning, by whatever margin.
    pub win: f32,
    /// Winning two points.
    pub win_double: f32,
    /// Losing, by whatever margin.
    pub lose: f32,
    /// Losing two points.
    pub lose_double: f32,
}

/// Points a game, on average, for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Equity(pub f32);

impl Chances {
    /// The chances from a net's outcomes: lose two, lose one, draw, win one, win two.
    pub fn of_outcomes(outcomes: Outcomes) -> Chances {
        let [lose_double, lose_single, _draw, win_single, win_double] = outcomes;
        Chances { win: win_single + win_double, win_double, lose: lose_single + lose_double, lose_double }
    }

    /// The same chances as the other side sees them.
    pub fn seen_by_opponent(self) -> Chances {
        Chances { win: self.lose, win_double: self.lose_double, lose: self.win, lose_double: self.win_double }
    }

    /// What they are worth where the ruleset counts double wins, and where it does not.
    pub fn equity(self, ruleset: &Ruleset) -> Equity {
        let doubles = if ruleset.has_double_wins() { self.win_double - self.lose_double } else { 0.0 };
        Equity(self.win - self.lose + doubles)
    }
}
