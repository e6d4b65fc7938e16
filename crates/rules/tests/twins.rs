//! The generator against its twins: a plain implementation of its own, the generator without its shortcuts, and the
//! steps that a board would offer one at a time.

mod random;
mod twin;

use std::collections::{BTreeMap, BTreeSet};

use random::{Source, rounds};
use tavli_rules::{BuiltIn, Outcome, Place, Play, Plays, Position, Referee, Roll, Side, position_text};
use twin::{Rules, State};

/// A position for the twin.
fn state(position: &Position) -> State {
    twin::state_of(&position.drafts(), |side| position.checkers(side).is_out())
}

/// Everything that can be compared about one position and roll.
fn check(referee: &Referee, rules: &Rules, position: &Position, roll: Roll) {
    let place = || position_text(referee, position, Some(roll));
    let mut plays = Plays::default();
    referee.plays_into(position, roll, &mut plays);
    let results: BTreeSet<State> = plays.positions().iter().map(state).collect();
    assert_eq!(results.len(), plays.len(), "{}: a result is listed twice", place());

    let plain = referee.plays_without_shortcuts(position, referee.numbers(roll));
    let plain_results: BTreeSet<State> = plain.positions().iter().map(state).collect();
    assert!(results == plain_results, "{}: {} with shortcuts, {} without", place(), plays.len(), plain.len());

    let dice: Vec<u8> = roll.dice().map(|die| die.value()).collect();
    let twins = rules.plays(&state(position), position.turn() as usize, &dice);
    assert!(
        results == twins,
        "{}: {} results, the twin finds {}; only here: {:?}; only there: {:?}",
        place(),
        plays.len(),
        twins.len(),
        results.difference(&twins).next(),
        twins.difference(&results).next()
    );
    check_ways(referee, position, roll, &plays);
    check_outcome(referee, rules, position);
}

/// The way that is kept for a result leads there, and is legal step by step.
fn check_ways(referee: &Referee, position: &Position, roll: Roll, plays: &Plays) {
    for index in (0..plays.len()).step_by(plays.len().div_ceil(20)) {
        let play = plays.play(referee, index);
        let after = referee.play(position, roll, &play);
        assert_eq!(after, Ok(plays.positions()[index]), "{}", position_text(referee, position, Some(roll)));
    }
}

fn check_outcome(referee: &Referee, rules: &Rules, position: &Position) {
    let outcome = match rules.outcome(&state(position)) {
        None => None,
        Some(twin::Outcome::Draw) => Some(Outcome::Draw),
        Some(twin::Outcome::Win { winner, points }) => {
            Some(Outcome::Won { winner: Side::BOTH[winner], points })
        }
    };
    assert_eq!(referee.outcome(position), outcome, "{}", position_text(referee, position, None));
    let is_stuck = rules.is_stuck(&state(position), position.turn() as usize);
    assert_eq!(referee.is_stuck(position), is_stuck, "{}", position_text(referee, position, None));
}

/// Every play that the offered steps lead to, as results.
fn offered(
    referee: &Referee,
    position: &Position,
    roll: Roll,
    so_far: &mut Play,
    results: &mut BTreeSet<State>,
) {
    let next = referee.next_steps(position, roll, so_far).expect("every step was offered");
    if next.may_end() {
        results.insert(state(next.position()));
    }
    assert!(next.may_end() || !next.steps().is_empty(), "a play that was offered cannot be finished");
    for step in next.steps() {
        so_far.push(*step);
        offered(referee, position, roll, so_far, results);
        so_far.pop();
    }
}

fn check_offered(referee: &Referee, position: &Position, roll: Roll) {
    let plays = referee.plays(position, roll);
    let mut results = BTreeSet::new();
    offered(referee, position, roll, &mut Play::new(), &mut results);
    let expected: BTreeSet<State> = plays.positions().iter().map(state).collect();
    assert!(results == expected, "{}", position_text(referee, position, Some(roll)));
}

/// Three equal dice of a spread position give the plain twin minutes of work.
fn is_feasible(referee: &Referee, position: &Position, roll: Roll) -> bool {
    let has_many = |limit| position.mover().occupied().len() > limit;
    roll.count() < 3 || !roll.is_double() || !has_many(5) || referee.plays(position, roll).len() < 2_000
}

fn check_games(game: BuiltIn, games: usize) {
    let referee = game.referee();
    let rules = Rules::new(game.name(), &BTreeMap::new());
    let mut source = Source::new(1);
    for _ in 0..rounds(games) {
        for (position, roll) in source.game(&referee, 400) {
            if is_feasible(&referee, &position, roll) {
                check(&referee, &rules, &position, roll);
            }
        }
    }
}

fn check_rulesets(game: BuiltIn, rulesets: usize) {
    let mut source = Source::new(2);
    for _ in 0..rounds(rulesets) {
        let (ruleset, options) = source.ruleset(game);
        let referee = Referee::new(ruleset).expect("options fit");
        let rules = Rules::new(game.name(), &options);
        let mut positions = source.game(&referee, 150);
        for _ in 0..40 {
            let position = source.position(referee.ruleset());
            positions.push((position, source.roll(&referee)));
        }
        for (position, roll) in positions {
            if is_feasible(&referee, &position, roll) {
                check(&referee, &rules, &position, roll);
            }
        }
    }
}

fn check_steps(game: BuiltIn, rulesets: usize) {
    let mut source = Source::new(3);
    for round in 0..rounds(rulesets) {
        let ruleset = if round % 2 == 0 { game.ruleset() } else { source.ruleset(game).0 };
        let referee = Referee::new(ruleset).expect("options fit");
        for (position, roll) in source.game(&referee, 200) {
            let is_small = referee.numbers(roll).total() <= 4 && position.mover().occupied().len() < 9;
            if is_small {
                check_offered(&referee, &position, roll);
            }
        }
    }
}

/// Of every step that is not offered somebody can say why, and of no other.
fn check_reasons(game: BuiltIn, games: usize) {
    let mut source = Source::new(4);
    for round in 0..rounds(games) {
        let ruleset = if round % 2 == 0 { game.ruleset() } else { source.ruleset(game).0 };
        let referee = Referee::new(ruleset).expect("options fit");
        for (position, roll) in source.game(&referee, 60) {
            let next = || referee.next_steps(&position, roll, &[]).expect("no step was taken");
            let offered: Vec<(Place, u8)> =
                next().steps().iter().map(|step| (step.from, step.die.value())).collect();
            let points = (1..=referee.ruleset().track.length).map(Place::point);
            let middle = (1..=12).map(Place::middle);
            for from in points.chain(middle).chain([Place::HAND, Place::BAR]) {
                for die in roll.dice() {
                    let refusal = next().why_not(from, die);
                    assert_eq!(
                        refusal.is_none(),
                        offered.contains(&(from, die.value())),
                        "{} {from} {die}: {refusal:?}",
                        position_text(&referee, &position, Some(roll))
                    );
                }
            }
        }
    }
}

macro_rules! for_each_game {
    ($($name:ident $game:ident $games:literal $rulesets:literal;)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn agrees_with_the_twin_in_random_games() {
                check_games(BuiltIn::$game, $games);
            }

            #[test]
            fn agrees_with_the_twin_under_random_rules() {
                check_rulesets(BuiltIn::$game, $rulesets);
            }

            #[test]
            fn offered_steps_lead_to_every_play_and_to_nothing_else() {
                check_steps(BuiltIn::$game, 6);
            }

            #[test]
            fn every_refusal_has_a_reason() {
                check_reasons(BuiltIn::$game, 4);
            }
        }
    )*};
}

for_each_game! {
    zeno Zeno 6 40;
    scripta Scripta 6 40;
    portes Portes 20 60;
    plakoto Plakoto 12 60;
    fevga Fevga 12 60;
}
