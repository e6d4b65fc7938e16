//! Random rulesets, positions and games from a seed, for the tests that need many.

#![allow(dead_code, unreachable_pub)]

use std::collections::BTreeMap;

use proptest::test_runner::{Config as ProptestConfig, RngSeed};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_rules::{
    BarRule, BearOffPinned, BearOffRule, BuiltIn, BySide, ContactRule, DiceRule, DiceUse, Die, EntryRule,
    EqualDice, Facing, OneOfTwo, PhaseGate, PlaceName, Plays, Position, PrimeRule, Referee, Roll, Ruleset,
    RunnerRule, Setup, ShieldRule, Side, SideDraft, Slide, Start, StartQuarterRule,
};

/// How many cases a property is tried on, always the same ones: a run must not fail by chance. `PROPTEST_CASES` and
/// `PROPTEST_RNG_SEED` try more and others.
pub fn cases(count: u32) -> ProptestConfig {
    let asked = ProptestConfig::default();
    let is_asked = |name| std::env::var_os(name).is_some();
    ProptestConfig {
        cases: if is_asked("PROPTEST_CASES") { asked.cases } else { count },
        rng_seed: if is_asked("PROPTEST_RNG_SEED") { asked.rng_seed } else { RngSeed::Fixed(20) },
        failure_persistence: None,
        ..asked
    }
}

/// `TAVLI_ROUNDS=50` tries fifty times as many positions.
pub fn rounds(count: usize) -> usize {
    let times = std::env::var("TAVLI_ROUNDS").ok().and_then(|times| times.parse::<usize>().ok());
    count * times.unwrap_or(1)
}

/// A generator of random things that gives the same for the same seed.
pub struct Source(pub ChaCha8Rng);

impl Source {
    pub fn new(seed: u64) -> Source {
        Source(ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn roll(&mut self, referee: &Referee) -> Roll {
        let dice: Vec<u8> = (0..referee.ruleset().dice.dice).map(|_| self.0.random_range(1..=6)).collect();
        Roll::new(&dice).expect("as many dice as the rules ask for")
    }

    pub fn die(&mut self) -> Die {
        *Die::ALL.choose(&mut self.0).expect("there are six")
    }

    /// A game with some of its options changed.
    pub fn ruleset(&mut self, game: BuiltIn) -> (Ruleset, BTreeMap<String, String>) {
        let mut chosen = BTreeMap::new();
        for option in game.ruleset().options() {
            if self.0.random_bool(0.3) {
                let value = option.values.choose(&mut self.0).expect("an option has values");
                chosen.insert(option.name.to_owned(), value.clone());
            }
        }
        let ruleset = chosen.iter().fold(game.ruleset(), |ruleset, (name, value)| {
            ruleset.with_option(name, value).expect("a value of its own")
        });
        (ruleset, chosen)
    }

    /// Rules that nobody has ever played: every part chosen by chance, as long as they fit together.
    pub fn laboratory(&mut self) -> Ruleset {
        loop {
            let mut ruleset = BuiltIn::ALL.choose(&mut self.0).expect("there are five").ruleset();
            ruleset.name = "laboratory".to_owned();
            let lengths = [12, 18, 24, 24, 36];
            ruleset.track.rule.length = self.pick(&lengths);
            ruleset.track.rule.facing = self.pick(&[Facing::Same, Facing::Opposed, Facing::Half]);
            let last = self.0.random_range(6..12).min(ruleset.track.length - 1);
            ruleset.entry.rule =
                self.pick(&[EntryRule::None, EntryRule::EachNumber { last }, EntryRule::OneATurn { last }]);
            let stacks = vec![(1, self.0.random_range(1..=8)), (self.0.random_range(2..=6), 7)];
            ruleset.setup.rule = Setup {
                checkers: self.0.random_range(1..=8),
                start: self.pick(&[Start::Hand, Start::Stacks(vec![(1, 15)]), Start::Stacks(stacks)]),
            };
            ruleset.dice.rule = DiceRule {
                dice: self.pick(&[2, 2, 3]),
                equal: self.pick(&[EqualDice::Doubled, EqualDice::Plain]),
            };
            ruleset.contact.rule = self.pick(&[ContactRule::Hit, ContactRule::Pin, ContactRule::Block]);
            ruleset.bar.rule = self.pick(&[BarRule::Nowhere, BarRule::Bar, BarRule::Beside, BarRule::Hand]);
            ruleset.shield.rule = self.pick(&[ShieldRule::Owner, ShieldRule::Mover, ShieldRule::None]);
            ruleset.runner.rule = self.pick(&[RunnerRule::None, RunnerRule::Reach, RunnerRule::Pass]);
            ruleset.start_quarter.rule =
                self.pick(&[StartQuarterRule::EachStep, StartQuarterRule::EndOfPlay, StartQuarterRule::Free]);
            ruleset.prime.rule = self.pick(&[PrimeRule::Free, PrimeRule::Free, PrimeRule::NoSix]);
            ruleset.phase_gate.rule = self.pick(&[PhaseGate::Own, PhaseGate::Both]);
            ruleset.slide.rule = self.pick(&[Slide::Must, Slide::May]);
            ruleset.dice_use.rule = self.pick(&[DiceUse::Most, DiceUse::Any]);
            ruleset.only_one_of_two.rule = self.pick(&[OneOfTwo::Free, OneOfTwo::Larger]);
            ruleset.bear_off.rule = self.pick(&[BearOffRule::Overshoot, BearOffRule::Exact]);
            ruleset.bear_off_pinned.rule = self.pick(&[BearOffPinned::Allowed, BearOffPinned::Forbidden]);
            if let Ok(ruleset) = ruleset.checked() {
                return ruleset;
            }
        }
    }

    fn pick<T: Clone>(&mut self, values: &[T]) -> T {
        values.choose(&mut self.0).expect("there is something to pick").clone()
    }

    /// Positions as they come in a random game, each with a roll, until the game ends.
    pub fn game(&mut self, referee: &Referee, longest: usize) -> Vec<(Position, Roll)> {
        let mut position = referee.start(Side::White);
        let mut seen = Vec::new();
        let mut plays = Plays::default();
        while seen.len() < longest && referee.outcome(&position).is_none() {
            let roll = self.roll(referee);
            seen.push((position, roll));
            referee.plays_into(&position, roll, &mut plays);
            position = plays.positions()[self.0.random_range(0..plays.len())];
        }
        seen
    }

    /// A position that need not come from play, but is possible: checkers thrown onto the board.
    pub fn position(&mut self, ruleset: &Ruleset) -> Position {
        loop {
            let spread = self.0.random_range(1..=12);
            let sides = BySide::from_fn(|_| self.side(ruleset, spread));
            let sides = self.with_pins(ruleset, sides);
            let turn = if self.0.random() { Side::White } else { Side::Black };
            if let Ok(position) = Position::new(ruleset, &sides, turn) {
                return position;
            }
        }
    }

    fn side(&mut self, ruleset: &Ruleset, spread: u8) -> SideDraft {
        let mut draft = SideDraft::default();
        let length = ruleset.track.length;
        let lowest = self.0.random_range(1..=length);
        for _ in 0..ruleset.setup.checkers {
            let has = |name| ruleset.has_place(name);
            match self.0.random_range(0..40) {
                0 if has(PlaceName::Bar) => draft.bar += 1,
                0 if has(PlaceName::Middle) => {
                    *draft.middle.entry(self.0.random_range(1..=12)).or_default() += 1
                }
                1 if has(PlaceName::Hand) && lowest < 4 => draft.hand += 1,
                2 => draft.off += 1,
                _ => {
                    *draft
                        .board
                        .entry((lowest + self.0.random_range(0..2 * spread)).min(length))
                        .or_default() += 1
                }
            }
        }
        draft
    }

    /// Where both sides would stand on one point, one of them becomes a pinned checker, if the rules have pins.
    fn with_pins(&mut self, ruleset: &Ruleset, mut sides: BySide<SideDraft>) -> BySide<SideDraft> {
        if !ruleset.has_place(PlaceName::Pinned) {
            return sides;
        }
        for point in 1..=ruleset.track.length {
            let facing = ruleset.track.facing(point);
            let at = BySide::new(point, facing);
            let is_shared = Side::BOTH.into_iter().all(|side| sides[side].board.contains_key(&at[side]));
            if is_shared {
                let below = if self.0.random() { Side::White } else { Side::Black };
                let rest = sides[below].board.insert(at[below], 1).expect("it is shared") - 1;
                sides[below].off += rest;
                sides[below].pinned.push(at[below]);
            }
        }
        sides
    }
}
