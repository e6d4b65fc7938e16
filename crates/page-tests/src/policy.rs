//! What the tests play: not well, but so that games end.

use tavli_board::{Expected, Gesture, Reach, Table, Turn};
use tavli_rules::{BySide, Die, Meeting, Place, Roll};

/// How a test wants its games to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Come home and bear off, with few motions: one checker plays several numbers.
    Race,
    /// Hit or pin whenever it can be done.
    Fight,
}

impl Policy {
    /// The checker to be moved next, and where it goes. Asked only while something can be played.
    pub fn choice(self, turn: &Turn) -> (Place, Place) {
        let reaches = turn.liftable().into_iter().flat_map(|from| {
            let reached = turn.reach(from).into_iter();
            reached.map(move |reach| (from, reach))
        });
        let (from, reach) =
            reaches.max_by_key(|(from, reach)| self.worth(*from, reach)).expect("something can be played");
        (from, reach.to)
    }

    fn worth(self, from: Place, reach: &Reach) -> (usize, usize, i16) {
        let meetings = reach.steps.iter().filter(|step| step.meeting != Meeting::Nothing).count();
        let contact = match self {
            Policy::Race => 100 - meetings,
            Policy::Fight => meetings,
        };
        (contact, reach.steps.len(), -i16::from(from.origin()))
    }
}

/// Dice that come in the same order at every run.
#[derive(Clone, Debug)]
pub struct Dice(u32);

impl Dice {
    /// The dice that belong to a number.
    pub fn seeded(seed: u32) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995)
    }

    fn next(&mut self) -> Die {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        Die::new((self.0 >> 16) as u8 % 6 + 1).expect("1 to 6")
    }

    /// One die for each side.
    pub fn opening(&mut self) -> BySide<Die> {
        BySide::from_fn(|_| self.next())
    }

    /// So many dice.
    pub fn roll(&mut self, count: u8) -> Roll {
        let values: Vec<u8> = (0..count).map(|_| self.next().value()).collect();
        Roll::new(&values).expect("each is a die")
    }
}

/// A game that is played natively, until the table is as it should be; nothing, where that does not come in time.
pub fn reached(
    mut table: Table,
    mut dice: Dice,
    policy: Policy,
    is_reached: impl Fn(&Table) -> bool,
) -> Option<Table> {
    for _ in 0..2_000 {
        if is_reached(&table) {
            return Some(table);
        }
        match table.expected() {
            Expected::OpeningThrow => table.throw_opening(dice.opening()).expect("it is time for it"),
            Expected::Throw(_) => {
                let roll = dice.roll(table.referee().ruleset().dice.dice);
                table.throw(roll).expect("it is time for it");
            }
            Expected::Play(_) => {
                let (from, to) = policy.choice(table.turn().expect("a roll is being played"));
                table.act(Gesture::Press(from));
                table.act(Gesture::Drop(Some(to)));
            }
            Expected::Confirm(_) => drop(table.act(Gesture::Confirm)),
            Expected::GameOver(_) => table.go_on(),
            Expected::MatchOver(_) => return None,
        }
    }
    None
}

/// The first of many seeds whose game comes to where it should.
pub fn prepared(begin: impl Fn() -> Table, policy: Policy, is_reached: impl Fn(&Table) -> bool) -> Table {
    let found = (0..500).find_map(|seed| reached(begin(), Dice::seeded(seed), policy, &is_reached));
    found.expect("one of many games comes there")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, Match};

    #[test]
    fn race_brings_every_game_to_its_end() {
        for game in BuiltIn::ALL {
            let table = Table::new(Match::single(game.referee()));
            let is_over = |table: &Table| matches!(table.expected(), Expected::GameOver(_));
            let ended = reached(table, Dice::seeded(1), Policy::Race, is_over);
            assert!(ended.is_some(), "{game}");
        }
    }
}
