//! What speaks for one play against another, as data.

use super::facts::{Fact, Facts};

/// Something in which one play is better than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// In what.
    pub fact: Fact,
    /// How many after the better one.
    pub better: i32,
    /// How many after the other.
    pub worse: i32,
}

/// What speaks for one play against another, the most telling first; whatever else may speak against it.
///
/// ```
/// use tavli_engine::{Fact, Facts, Reason, reasons};
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let (start, roll) = (referee.start(Side::White), Roll::new(&[3, 1]).unwrap());
/// let facts = |text| {
///     let play = referee.read_play(&start, roll, text).unwrap();
///     Facts::of(&referee, &play, &referee.play(&start, roll, &play).unwrap())
/// };
/// let found = reasons(&facts("17/20 19/20"), &facts("12/15 15/16"));
/// assert!(found.contains(&Reason { fact: Fact::Points, better: 5, worse: 4 }));
/// ```
pub fn reasons(one: &Facts, other: &Facts) -> Vec<Reason> {
    let found = Fact::ALL.into_iter().filter_map(|fact| {
        let (better, worse) = (one.get(fact), other.get(fact));
        let lead = if fact.is_better_larger() { better - worse } else { worse - better };
        (lead >= fact.telling()).then_some(Reason { fact, better, worse })
    });
    found.collect()
}
