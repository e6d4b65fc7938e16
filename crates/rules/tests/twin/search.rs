//! All plays of a roll: every order of the numbers, every checker, one step after the other.

use std::collections::{BTreeSet, HashSet};

use super::options::{Game, Rules, StartQuarter};
use super::state::State;
use super::step::{has_full_start_quarter, has_waiting_in_middle};

/// A play so far: where it has led, and which numbers it has not used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Node {
    state: State,
    /// In ascending order, so that the same play in another order is the same node.
    left: Vec<u8>,
    /// Whether a checker has been entered in this play.
    has_entered: bool,
}

/// A turn's question: the roll and the position before it.
struct Turn<'a> {
    rules: &'a Rules,
    mover: usize,
    before: &'a State,
    numbers: Vec<u8>,
}

impl Rules {
    /// The distinct positions after every legal play of these dice.
    pub fn plays(&self, state: &State, mover: usize, dice: &[u8]) -> BTreeSet<State> {
        self.plays_numbers(state, mover, &numbers_of(dice))
    }

    /// The same for numbers that are already doubled.
    pub fn plays_numbers(&self, state: &State, mover: usize, numbers: &[u8]) -> BTreeSet<State> {
        let mut numbers = numbers.to_vec();
        numbers.sort();
        Turn { rules: self, mover, before: state, numbers }.plays()
    }

    /// Whether no roll allows any step.
    pub fn is_stuck(&self, state: &State, mover: usize) -> bool {
        let nothing = BTreeSet::from([state.clone()]);
        rolls(self.game).iter().all(|dice| self.plays(state, mover, dice) == nothing)
    }
}

/// Section 2, rule 3: a double is played twice, three alike are three doubles.
fn numbers_of(dice: &[u8]) -> Vec<u8> {
    let mut numbers = Vec::new();
    for value in 1..=6 {
        let times = match dice.iter().filter(|&&die| die == value).count() {
            0 => 0,
            1 => 1,
            2 => 4,
            3 => 12,
            more => panic!("{more} dice are more than any game has"),
        };
        numbers.extend(std::iter::repeat_n(value, times));
    }
    numbers
}

fn rolls(game: Game) -> Vec<Vec<u8>> {
    let mut rolls = Vec::new();
    for first in 1..=6 {
        for second in 1..=first {
            if game == Game::Zeno {
                for third in 1..=second {
                    rolls.push(vec![first, second, third]);
                }
            } else {
                rolls.push(vec![first, second]);
            }
        }
    }
    // Doubles last: most players who are not stuck show it with a short roll.
    rolls.sort_by_key(|dice| numbers_of(dice).len());
    rolls
}

impl Turn<'_> {
    fn plays(&self) -> BTreeSet<State> {
        let nodes = self.nodes();
        let acceptable: Vec<&Node> = nodes.iter().filter(|node| self.is_acceptable(node)).collect();
        let most = acceptable.iter().map(|node| self.played(node)).max().unwrap_or(0);
        let larger = self.larger_that_must_be_played(&acceptable, most);
        let mut plays = BTreeSet::new();
        for node in acceptable {
            let has_left_larger = larger.is_some_and(|larger| node.left.contains(&larger));
            if self.has_won(node) || (self.is_at_end(node, most) && !has_left_larger) {
                plays.insert(node.state.clone());
            }
        }
        if plays.is_empty() {
            plays.insert(self.before.clone());
        }
        plays
    }

    /// Everything that can be reached by legal steps, also where the play may not stop.
    fn nodes(&self) -> HashSet<Node> {
        let first = Node { state: self.before.clone(), left: self.numbers.clone(), has_entered: false };
        let mut seen = HashSet::from([first.clone()]);
        let mut waiting = vec![first];
        while let Some(node) = waiting.pop() {
            for next in self.next_nodes(&node) {
                if seen.insert(next.clone()) {
                    waiting.push(next);
                }
            }
        }
        seen
    }

    fn next_nodes(&self, node: &Node) -> Vec<Node> {
        let mut nodes = Vec::new();
        if self.has_won(node) {
            return nodes;
        }
        for (place, &number) in node.left.iter().enumerate() {
            // A number that is left twice leads to the same nodes twice.
            if place > 0 && node.left[place - 1] == number {
                continue;
            }
            let mut left = node.left.clone();
            left.remove(place);
            for step in self.rules.steps(&node.state, self.mover, number) {
                let has_entered = node.has_entered || step.is_entry;
                nodes.push(Node { state: step.after, left: left.clone(), has_entered });
            }
        }
        nodes
    }

    fn has_won(&self, node: &Node) -> bool {
        node.state.players[self.mover].off == self.rules.checkers
    }

    fn played(&self, node: &Node) -> usize {
        self.numbers.len() - node.left.len()
    }

    /// Whether a play may stop here at all, as far as the position and the duty to enter go.
    fn is_acceptable(&self, node: &Node) -> bool {
        match self.rules.game {
            Game::Scripta => node.has_entered || self.before.players[self.mover].hand == 0,
            Game::Fevga if self.rules.start_quarter == StartQuarter::EndOfPlay => {
                !has_full_start_quarter(&node.state.players[self.mover])
            }
            Game::Fevga | Game::Zeno | Game::Portes | Game::Plakoto => true,
        }
    }

    /// Section 2, rule 2: whether enough has been played.
    fn is_at_end(&self, node: &Node, most: usize) -> bool {
        if self.may_leave_slides(node) {
            return true;
        }
        if self.rules.any_use {
            return !self.next_nodes(node).iter().any(|next| self.reaches_acceptable(next));
        }
        self.played(node) == most
    }

    fn reaches_acceptable(&self, node: &Node) -> bool {
        self.is_acceptable(node) || self.next_nodes(node).iter().any(|next| self.reaches_acceptable(next))
    }

    /// `slide = may`: with checkers still in hand, only numbers that allow no entry are left.
    fn may_leave_slides(&self, node: &Node) -> bool {
        let player = &node.state.players[self.mover];
        self.rules.game == Game::Zeno
            && self.rules.may_slide
            && player.hand > 0
            && !has_waiting_in_middle(player)
            && !node.left.iter().any(|&number| self.rules.allows_entry(&node.state, self.mover, number))
    }

    /// `only_one_of_two = larger`: the larger number, where either of two can be played but not both.
    fn larger_that_must_be_played(&self, acceptable: &[&Node], most: usize) -> Option<u8> {
        let is_two_dice = self.rules.game != Game::Zeno && self.numbers.len() == 2;
        if !self.rules.larger_of_two || !is_two_dice || self.numbers[0] == self.numbers[1] || most != 1 {
            return None;
        }
        let can_leave =
            |number: u8| acceptable.iter().any(|node| self.played(node) == 1 && node.left == [number]);
        (can_leave(self.numbers[0]) && can_leave(self.numbers[1])).then_some(self.numbers[1])
    }
}
