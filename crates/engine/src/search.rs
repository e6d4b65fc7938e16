//! Looking ahead: the expectation over all throws of the best play for each.

use tavli_rules::{Outcome, Plays, Position, Referee, Roll};

use crate::bear_off::OneSided;
use crate::chances::{Chances, Equity};
use crate::features::Layout;
use crate::net::{Net, OUTCOMES, Siblings, value};

/// A play that can be chosen, and what it is thought to be worth for the side that plays it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// Its index in the listing of the roll's plays.
    pub index: usize,
    /// How many throws were looked ahead to judge it.
    pub depth: u32,
    /// The chances of the side that plays it.
    pub chances: Chances,
    /// What they are worth.
    pub equity: Equity,
}

/// Which candidates are worth a deeper look: so many at most, and not worse than the best by more than this.
#[derive(Clone, Copy, Debug)]
struct Filter {
    most: usize,
    margin: f32,
}

/// For the play that is to be chosen.
const FIRST_FILTER: Filter = Filter { most: 8, margin: 0.16 };
/// For the replies inside the look-ahead.
const REPLY_FILTER: Filter = Filter { most: 2, margin: 0.04 };

/// Judges positions and chooses plays for one ruleset with one net.
///
/// ```
/// use tavli_engine::{Layout, Net, Search};
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let net = Net::new(Layout::new(referee.ruleset()).len(), 16, || 0.0);
/// let mut search = Search::new(&referee, &net);
/// let start = referee.start(Side::White);
/// let candidates = search.candidates(&start, Roll::new(&[3, 1]).unwrap(), 0);
/// assert_eq!(candidates.len(), 16);
/// ```
pub struct Search<'a> {
    referee: &'a Referee,
    net: &'a Net,
    /// Exact chances of races at home, where there is a table.
    table: Option<&'a OneSided>,
    layout: Layout,
    levels: Vec<Level>,
    has_doubles: bool,
}

/// What one level of the look-ahead needs again and again.
#[derive(Default)]
struct Level {
    plays: Plays,
    siblings: Siblings,
    judged: Vec<(f32, usize, [f32; OUTCOMES])>,
}

impl<'a> Search<'a> {
    /// A search with this net, which must have been made for these rules.
    pub fn new(referee: &'a Referee, net: &'a Net) -> Search<'a> {
        let layout = Layout::new(referee.ruleset());
        assert_eq!(layout.len(), net.inputs, "the net was made for these rules");
        let has_doubles = referee.ruleset().has_double_wins();
        Search { referee, net, table: None, layout, levels: Vec::new(), has_doubles }
    }

    /// The same with a bear-off table for races at home; one that was made for other rules is left aside.
    pub fn with_table(self, table: &'a OneSided) -> Search<'a> {
        Search { table: Some(table).filter(|table| table.fits(self.referee)), ..self }
    }

    /// The chances of the side to move before its throw, looking so many throws ahead.
    pub fn chances(&mut self, position: &Position, depth: u32) -> Chances {
        Chances::of_outcomes(self.expectation(position, depth))
    }

    /// Every play of a roll, the best first; the most promising are judged by looking so many throws ahead.
    pub fn candidates(&mut self, position: &Position, roll: Roll, depth: u32) -> Vec<Candidate> {
        let mut level = self.take_level();
        self.list(position, roll, &mut level);
        let mut looked_into = 0;
        for ahead in 1..=depth {
            looked_into = kept(&level.judged, FIRST_FILTER);
            self.deepen(&mut level, looked_into, ahead);
        }
        let ruleset = self.referee.ruleset();
        let candidates = level.judged.iter().enumerate().map(|(rank, (_, index, outcomes))| {
            let chances = Chances::of_outcomes(*outcomes).seen_by_opponent();
            let depth = if rank < looked_into { depth } else { 0 };
            Candidate { index: *index, depth, chances, equity: chances.equity(ruleset) }
        });
        let candidates = candidates.collect();
        self.levels.push(level);
        candidates
    }

    /// The listing that the last candidates are indices of.
    pub fn listed(&self) -> Option<&Plays> {
        self.levels.last().map(|level| &level.plays)
    }

    /// The outcomes for the side to throw.
    fn expectation(&mut self, position: &Position, depth: u32) -> [f32; OUTCOMES] {
        if let Some(outcomes) = self.ended(position) {
            return outcomes;
        }
        if let Some(outcomes) = self.by_table(position) {
            return outcomes;
        }
        if depth == 0 {
            return self.net.judge(&self.layout, position);
        }
        let mut level = self.take_level();
        let mut sum = [0.0; OUTCOMES];
        let mut weights = 0.0;
        for (roll, weight) in self.referee.rolls() {
            self.list(position, roll, &mut level);
            if depth > 1 {
                let kept = kept(&level.judged, REPLY_FILTER);
                self.deepen(&mut level, kept, depth - 1);
            }
            let mut best = level.judged[0].2;
            best.reverse();
            (0..OUTCOMES).for_each(|outcome| sum[outcome] += weight as f32 * best[outcome]);
            weights += weight as f32;
        }
        self.levels.push(level);
        sum.map(|outcome| outcome / weights)
    }

    fn take_level(&mut self) -> Level {
        self.levels.pop().unwrap_or_default()
    }

    /// Lists a roll's plays and judges each by the net, the worst for the opponent first.
    fn list(&self, position: &Position, roll: Roll, level: &mut Level) {
        let Level { plays, siblings, judged } = level;
        self.referee.plays_into(position, roll, plays);
        judged.clear();
        let positions = plays.positions();
        siblings.judge(self.net, &self.layout, positions, |index, outcomes| {
            let position = &positions[index];
            let known = self.ended_by_play(position).or_else(|| self.by_table(position));
            let outcomes = known.unwrap_or(outcomes);
            judged.push((self.value(outcomes), index, outcomes));
        });
        sort(judged);
    }

    /// Judges the first so many candidates again by looking ahead, and sorts them anew.
    fn deepen(&mut self, level: &mut Level, count: usize, depth: u32) {
        for candidate in &mut level.judged[..count] {
            candidate.2 = self.expectation(&level.plays.positions()[candidate.1], depth);
            candidate.0 = self.value(candidate.2);
        }
        sort(&mut level.judged[..count]);
    }

    fn value(&self, outcomes: [f32; OUTCOMES]) -> f32 {
        value(outcomes, self.has_doubles)
    }

    /// What the table knows of a race at home.
    fn by_table(&self, position: &Position) -> Option<[f32; OUTCOMES]> {
        let chances = self.table?.chances(self.referee, position)?;
        let Chances { win, win_double, lose, lose_double } = chances;
        Some([lose_double, lose - lose_double, 0.0, win - win_double, win_double])
    }

    /// The outcome of a game that the last play has won; other endings are too rare to ask for at every leaf.
    fn ended_by_play(&self, after: &Position) -> Option<[f32; OUTCOMES]> {
        if after.waiter().in_play().is_empty() { self.ended(after) } else { None }
    }

    fn ended(&self, position: &Position) -> Option<[f32; OUTCOMES]> {
        let index = match self.referee.outcome(position)? {
            Outcome::Draw => 2,
            Outcome::Won { winner, points } => {
                let sign = if winner == position.turn() { 1 } else { -1 };
                2 + sign * i32::from(points.min(2))
            }
        };
        Some(std::array::from_fn(|outcome| f32::from(u8::from(outcome as i32 == index))))
    }
}

/// The smallest value first: it is the opponent's. Equal ones keep the order of the listing.
fn sort(judged: &mut [(f32, usize, [f32; OUTCOMES])]) {
    judged.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
}

/// How many of the sorted candidates are worth a deeper look.
fn kept(judged: &[(f32, usize, [f32; OUTCOMES])], filter: Filter) -> usize {
    let best = judged.first().map_or(0.0, |candidate| candidate.0);
    judged.iter().take(filter.most).take_while(|candidate| candidate.0 <= best + filter.margin).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, read_position};

    fn noisy_net(referee: &Referee) -> Net {
        let mut number = 0.0;
        Net::new(Layout::new(referee.ruleset()).len(), 24, || {
            number += 0.7;
            f32::sin(number)
        })
    }

    #[test]
    fn looking_ahead_in_a_race_keeps_the_chances_of_the_table() {
        let referee = BuiltIn::Portes.referee();
        let net = noisy_net(&referee);
        let table = OneSided::build(&referee, |_| {});
        let mut search = Search::new(&referee, &net).with_table(&table);
        for text in ["portes-w-19x2.22.24.off11-20.21x2.23.off11", "portes-b-24x2.off13-22.23.off13"] {
            let position = read_position(text).unwrap().position(&referee).unwrap();
            let known = table.chances(&referee, &position).unwrap();
            let mut weights = 0.0;
            let mut win = 0.0;
            for (roll, weight) in referee.rolls() {
                let best = search.candidates(&position, roll, 0)[0];
                win += weight as f32 * best.chances.win;
                weights += weight as f32;
            }
            assert!((win / weights - known.win).abs() < 0.01, "{text}: {} and {}", win / weights, known.win);
        }
    }

    #[test]
    fn a_play_that_wins_is_chosen_and_worth_its_points() {
        let referee = BuiltIn::Portes.referee();
        let net = noisy_net(&referee);
        let position = read_position("portes-w65-21x2.off13-1x15").unwrap().position(&referee).unwrap();
        for depth in 0..=2 {
            let best =
                Search::new(&referee, &net).candidates(&position, Roll::new(&[6, 5]).unwrap(), depth)[0];
            assert_eq!(best.equity, Equity(2.0));
        }
    }

    #[test]
    fn the_same_search_gives_the_same_candidates_again() {
        let referee = BuiltIn::Zeno.referee();
        let net = noisy_net(&referee);
        let start = referee.start(tavli_rules::Side::White);
        let roll = Roll::new(&[6, 4, 1]).unwrap();
        let mut search = Search::new(&referee, &net);
        assert_eq!(search.candidates(&start, roll, 1), search.candidates(&start, roll, 1));
    }
}
