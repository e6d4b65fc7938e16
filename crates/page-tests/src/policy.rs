//! What the tests play: not well, but so that games end.

use tavli_board::{Expected, Gesture, Reach, Table, Turn};
use tavli_protocol::{Link, LocalDice, TableId};
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
pub struct Dice(Source);

#[derive(Clone, Debug)]
enum Source {
    /// Numbers that are given to a page which throws without proofs.
    Seeded(u32),
    /// The chains that a page makes of its secrets.
    Chained(Box<LocalDice>),
}

impl Dice {
    /// The dice that belong to a number.
    pub fn seeded(seed: u32) -> Dice {
        Dice(Source::Seeded(seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995))
    }

    /// The dice of a page whose source of chance knows nothing but this byte, for two persons at one screen.
    pub fn chained(byte: u8) -> Dice {
        let dice = LocalDice::new(TableId::of([byte; 10]), Link([byte; 32]), Link([byte; 32]));
        Dice(Source::Chained(Box::new(dice)))
    }

    /// Throws natively for whoever is to throw; the dice as they fell.
    pub fn throw(&mut self, table: &mut Table) -> Vec<u8> {
        let count = match table.expected() {
            Expected::OpeningThrow => None,
            Expected::Throw(_)
            | Expected::Play(_)
            | Expected::Confirm(_)
            | Expected::GameOver(_)
            | Expected::MatchOver(_) => Some(usize::from(table.referee().ruleset().dice.dice)),
        };
        let thrown = self.next(table, count);
        match count {
            Some(_) => table.throw(Roll::new(&thrown).expect("each is a die")).expect("it is time for it"),
            None => thrown.chunks(2).for_each(|pair| {
                let pair = [0, 1].map(|side: usize| Die::new(pair[side]).expect("each is a die"));
                table.throw_opening(BySide::new(pair[0], pair[1])).expect("it is time for it");
            }),
        }
        thrown
    }

    fn next(&mut self, table: &Table, count: Option<usize>) -> Vec<u8> {
        match &mut self.0 {
            Source::Seeded(number) => (0..count.unwrap_or(2))
                .map(|_| {
                    *number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (*number >> 16) as u8 % 6 + 1
                })
                .collect(),
            Source::Chained(dice) => {
                dice.follow(table.played(), BySide::new(true, true));
                dice.throw(count).expect("chains are long enough")
            }
        }
    }

    /// What the page notes of them while a match is played.
    pub fn notes(&self, table: &Table) -> Vec<(String, String)> {
        match &self.0 {
            Source::Seeded(_) => Vec::new(),
            Source::Chained(dice) => {
                let mut dice = dice.clone();
                dice.follow(table.played(), BySide::new(true, true));
                dice.notes_in_progress()
            }
        }
    }

    /// Whether a page has to be given them.
    pub(crate) fn are_given(&self) -> bool {
        matches!(self.0, Source::Seeded(_))
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
            Expected::OpeningThrow | Expected::Throw(_) => drop(dice.throw(&mut table)),
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
