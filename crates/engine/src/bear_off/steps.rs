//! Every single step from every home, by the rules library.

use tavli_rules::{Die, Numbers, Plays, Referee, Side};

use super::home::Home;
use super::index::ways;

/// Where each number leads from each home, as indices.
pub(super) struct Steps {
    /// Where the steps of a home and a number begin in `targets`; one more at the end.
    starts: Vec<u32>,
    targets: Vec<u16>,
    plays_every_number: bool,
}

impl Steps {
    /// Asks the referee for every home that its checkers can stand in.
    pub(super) fn list(referee: &Referee) -> Steps {
        let mut steps = Steps { starts: vec![0], targets: Vec::new(), plays_every_number: true };
        let mut plays = Plays::default();
        let mut targets = Vec::new();
        for index in 0..ways(referee.ruleset().setup.checkers) {
            let home = Home::at(index).expect("it is one of the homes");
            for die in Die::ALL {
                list_results(referee, home, Numbers::of(&[die.value()]), &mut plays, &mut targets);
                // Who can play nothing stays where he is, and that is no step.
                targets.retain(|target| usize::from(*target) != index);
                steps.plays_every_number &= home == Home::EMPTY || !targets.is_empty();
                steps.targets.append(&mut targets);
                steps.starts.push(steps.targets.len() as u32);
            }
        }
        steps
    }

    /// Whether every number can be played from every home with a checker in it.
    pub(super) fn plays_every_number(&self) -> bool {
        self.plays_every_number
    }

    /// Where this number leads from the home with this index.
    #[inline]
    pub(super) fn of(&self, index: usize, die: Die) -> &[u16] {
        let row = index * Die::ALL.len() + usize::from(die.value()) - 1;
        &self.targets[self.starts[row] as usize..self.starts[row + 1] as usize]
    }
}

/// The indices of all homes that whole plays of these numbers lead to.
pub(super) fn list_results(
    referee: &Referee,
    home: Home,
    numbers: Numbers,
    plays: &mut Plays,
    results: &mut Vec<u16>,
) {
    let ruleset = referee.ruleset();
    results.clear();
    if home == Home::EMPTY {
        return results.push(0);
    }
    referee.plays_of_numbers(&home.position(ruleset), numbers, plays);
    let after = plays.positions().iter().map(|after| Home::of(after.checkers(Side::White), *ruleset.track));
    results.extend(after.map(|home| home.expect("nobody leaves home but to go off").index() as u16));
}
