//! How strongly the computer plays, for people: from beginner to champion.

use std::fmt;
use std::str::FromStr;

use tavli_rules::{Plays, Position, Roll, Ruleset};

use crate::search::{Candidate, Search};

/// A level of play. The weaker ones misjudge positions at random, or look less far ahead; the dice are the same for all.
///
/// ```
/// use tavli_engine::Level;
/// assert_eq!("club".parse(), Ok(Level::Club));
/// assert!(Level::Beginner.misjudgement() > Level::Club.misjudgement());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Knows the rules.
    Beginner,
    /// Plays now and then.
    Casual,
    /// Plays often.
    Club,
    /// Judges every position as well as the net can.
    Expert,
    /// Looks ahead as well.
    Champion,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Casual, Level::Club, Level::Expert, Level::Champion];

    /// The level's name in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Expert => "expert",
            Level::Champion => "champion",
        }
    }

    /// How many throws the level looks ahead. Three dice have so many results that one is enough there.
    pub fn depth(self, ruleset: &Ruleset) -> u32 {
        match self {
            Level::Beginner | Level::Casual | Level::Club | Level::Expert => 0,
            Level::Champion if ruleset.dice.dice > 2 => 1,
            Level::Champion => 2,
        }
    }

    /// By how much the level misjudges a play, as a standard deviation: in parts of the difference between the best play and a
    /// play by chance, so that a level means the same in every game.
    pub fn misjudgement(self) -> f32 {
        match self {
            Level::Beginner => 1.2,
            Level::Casual => 0.6,
            Level::Club => 0.25,
            Level::Expert | Level::Champion => 0.0,
        }
    }

    /// Every play of a roll, the best first, and which of them the level plays. The same seed, position and roll give the same
    /// choice again.
    ///
    /// ```
    /// use tavli_engine::{Layout, Level, Net, Search};
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Fevga.referee();
    /// let net = Net::new(Layout::new(referee.ruleset()).len(), 16, || 0.0);
    /// let mut search = Search::new(&referee, &net);
    /// let start = referee.start(Side::White);
    /// let (candidates, chosen) = Level::Beginner.choose(&mut search, &start, Roll::new(&[6, 5]).unwrap(), 1);
    /// assert!(chosen < candidates.len());
    /// ```
    pub fn choose(
        self,
        search: &mut Search<'_>,
        position: &Position,
        roll: Roll,
        seed: u64,
    ) -> (Vec<Candidate>, usize) {
        self.choose_until(search, position, roll, seed, &mut |_| false)
    }

    /// The same, but looks no further once it is told to stop, as [`Search::candidates_until`].
    pub fn choose_until(
        self,
        search: &mut Search<'_>,
        position: &Position,
        roll: Roll,
        seed: u64,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> (Vec<Candidate>, usize) {
        let depth = self.depth(search.referee().ruleset());
        let candidates = search.candidates_until(position, roll, depth, stop);
        if self.misjudgement() == 0.0 {
            return (candidates, 0);
        }
        let mean =
            candidates.iter().map(|candidate| candidate.equity.0).sum::<f32>() / candidates.len() as f32;
        let spread = self.misjudgement() * (candidates[0].equity.0 - mean);
        let positions = search.listed().map(Plays::positions).unwrap_or_default();
        let felt = |candidate: &Candidate| {
            let after = &positions[candidate.index];
            // A game that is won is seen by everybody.
            let is_won = after.waiter().in_play().is_empty();
            candidate.equity.0 + if is_won { 4.0 } else { spread * noise(seed ^ after.fingerprint()) }
        };
        let chosen =
            (0..candidates.len()).max_by(|a, b| felt(&candidates[*a]).total_cmp(&felt(&candidates[*b])));
        let chosen = chosen.unwrap_or(0);
        (candidates, chosen)
    }
}

/// A number around 0 with a standard deviation of 1: the sum of twelve even ones is near enough to a normal one.
fn noise(seed: u64) -> f32 {
    let mut state = seed;
    let mut sum = -6.0;
    for _ in 0..12 {
        state = (state ^ state >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x1234_5678_9abc_def1);
        sum += (state >> 40) as f32 / (1 << 24) as f32;
    }
    sum
}

impl fmt::Display for Level {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| {
            let names = Level::ALL.map(Level::name).join(", ");
            format!("\"{text}\" is no level; write one of {names}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_even_and_of_unit_size() {
        let values: Vec<f32> = (0..10_000).map(noise).collect();
        let mean = values.iter().sum::<f32>() / values.len() as f32;
        let variance = values.iter().map(|value| value * value).sum::<f32>() / values.len() as f32;
        assert!(mean.abs() < 0.05 && (variance - 1.0).abs() < 0.05, "{mean} {variance}");
    }

    #[test]
    fn names_read_back() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert!("grandmaster".parse::<Level>().unwrap_err().contains("champion"));
    }
}
