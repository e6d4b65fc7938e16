//! Which checker stands where: the same checkers all the time, so that they can be seen to move.

use tavli_rules::{BySide, Place, Position, Side, Step};

/// One checker, the same through a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CheckerId {
    /// Whose it is.
    pub side: Side,
    /// A number of its own, from 0.
    pub number: u8,
}

/// Where a checker stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which checker.
    pub id: CheckerId,
    /// On which place of its owner's counting.
    pub place: Place,
    /// How many of its own stand under it.
    pub level: usize,
    /// How many of its own stand there in all.
    pub count: usize,
    /// Whether it is pinned there.
    pub pinned: bool,
}

/// All checkers of a game, each on its place in its stack.
///
/// ```
/// use tavli_board::Arrangement;
/// use tavli_rules::{BuiltIn, Side};
/// let referee = BuiltIn::Portes.referee();
/// let mut arrangement = Arrangement::new(&referee.start(Side::White));
/// assert_eq!(arrangement.standings().len(), 30);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// For each side the checkers of every place, the lowest first.
    stacks: BySide<Vec<(Place, Vec<u8>)>>,
    position: Position,
}

impl Arrangement {
    /// The checkers of a position, numbered as they stand.
    pub fn new(position: &Position) -> Arrangement {
        let stacks = BySide::from_fn(|side| {
            let mut number = 0;
            let stack = |(place, count): (Place, u8)| {
                let numbers = (number..number + count).collect();
                number += count;
                (place, numbers)
            };
            position.checkers(side).stacks().map(stack).collect()
        });
        Arrangement { stacks, position: *position }
    }

    /// The position that is shown.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Moves one checker by a step, and an opposing one that it hits; `after` is the position that results.
    pub fn step(&mut self, side: Side, step: &Step, after: &Position) {
        self.carry(side, step.from, step.to);
        self.show(after);
    }

    /// Shows a position: checkers that are too many where they stand go, the last that came first, to where some are missing.
    pub fn show(&mut self, position: &Position) {
        for side in Side::BOTH {
            let checkers = position.checkers(side);
            let mut spare = Vec::new();
            for (place, stack) in &mut self.stacks[side] {
                let wanted = usize::from(checkers.count(*place));
                spare.extend(stack.split_off(stack.len().min(wanted)));
            }
            for (place, wanted) in checkers.stacks() {
                let stack = self.stack(side, place);
                let missing = usize::from(wanted).saturating_sub(stack.len());
                stack.extend(spare.drain(spare.len().saturating_sub(missing)..));
            }
        }
        self.position = *position;
    }

    /// Moves the uppermost checker of a place to another.
    pub fn carry(&mut self, side: Side, from: Place, to: Place) {
        if let Some(checker) = self.stack(side, from).pop() {
            self.stack(side, to).push(checker);
        }
    }

    fn stack(&mut self, side: Side, place: Place) -> &mut Vec<u8> {
        let stacks = &mut self.stacks[side];
        let index = stacks.iter().position(|(other, _)| *other == place).unwrap_or_else(|| {
            stacks.push((place, Vec::new()));
            stacks.len() - 1
        });
        &mut stacks[index].1
    }

    /// Every checker with its place, by side and number.
    pub fn standings(&self) -> Vec<Standing> {
        let of_side = |side: Side| {
            let standings: Vec<Standing> = self.of_side(side).collect();
            let numbered =
                move |number| standings.iter().find(|standing| standing.id.number == number).copied();
            (0..=u8::MAX).map_while(numbered)
        };
        Side::BOTH.into_iter().flat_map(of_side).collect()
    }

    fn of_side(&self, side: Side) -> impl Iterator<Item = Standing> + '_ {
        let pinned = self.position.checkers(side).pinned();
        self.stacks[side].iter().flat_map(move |(place, stack)| {
            stack.iter().enumerate().map(move |(level, number)| Standing {
                id: CheckerId { side, number: *number },
                place: *place,
                level,
                count: stack.len(),
                pinned: pinned.contains(*place),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, Roll};

    fn place_of(arrangement: &Arrangement, id: CheckerId) -> Place {
        arrangement.standings().into_iter().find(|standing| standing.id == id).unwrap().place
    }

    #[test]
    fn a_step_moves_one_checker_and_the_others_stay() {
        let referee = BuiltIn::Fevga.referee();
        let start = referee.start(Side::White);
        let roll = Roll::new(&[6, 5]).unwrap();
        let next = referee.next_steps(&start, roll, &[]).unwrap();
        let step = next.steps()[0];
        let after = *referee.next_steps(&start, roll, &[step]).unwrap().position();
        let mut arrangement = Arrangement::new(&start);
        let before = arrangement.standings();
        arrangement.step(Side::White, &step, &after);
        let moved: Vec<_> = before.iter().filter(|old| place_of(&arrangement, old.id) != old.place).collect();
        assert_eq!(moved.len(), 1);
        arrangement.show(&start);
        assert_eq!(
            place_of(&arrangement, moved[0].id),
            Place::point(1),
            "undone, it is the same checker again"
        );
    }

    #[test]
    fn every_position_of_a_game_is_shown_with_the_same_checkers() {
        for game in BuiltIn::ALL {
            let referee = game.referee();
            let rolls: Vec<Roll> = referee.rolls().map(|(roll, _)| roll).collect();
            let mut position = referee.start(Side::White);
            let mut arrangement = Arrangement::new(&position);
            for turn in 0..60 {
                let plays = referee.plays(&position, rolls[turn * 5 % rolls.len()]);
                position = plays.positions()[turn * 7 % plays.len()];
                arrangement.show(&position);
                let mut ids: Vec<_> = arrangement.standings().iter().map(|standing| standing.id).collect();
                ids.dedup();
                assert_eq!(ids.len(), 30, "{game}");
                for standing in arrangement.standings() {
                    let count = position.checkers(standing.id.side).count(standing.place);
                    assert_eq!(usize::from(count), standing.count, "{game}");
                }
                if referee.outcome(&position).is_some() {
                    break;
                }
            }
        }
    }
}
