//! What choices lose, by the judgement of a deeper look-ahead.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{Level, Search, value};
use tavli_rules::{Position, Referee, Roll, Side};

use super::subject::Subject;
use super::table::{Table, count, loss, share};
use super::{Arguments, progress::with_progress};
use crate::duel::estimate;

pub(super) const AT_0_PLY: &str = "0 ply";
pub(super) const AT_1_PLY: &str = "1 ply";
pub(super) const LOSS: &str = "loss a decision";

/// Neighbours in a game are much alike: one decision of so many is enough.
const EVERY: u64 = 7;
/// How many throws the judge looks ahead.
const JUDGE: u32 = 2;
/// So many of the best plays by 1 ply are judged besides the choices.
const BEST: usize = 4;
/// A game longer than this is left for the next.
const LONGEST: usize = 3_000;

/// Where there is more than one play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Decision {
    pub(super) position: Position,
    pub(super) roll: Roll,
}

/// Whose choices are judged.
#[derive(Clone, Copy, Debug)]
enum Chooser {
    Ply(u32),
    Level(Level),
}

pub(super) fn measure(arguments: &Arguments, subject: &Subject) -> String {
    let wanted = arguments.scaled(subject.by_dice(1_000, 300));
    let decisions = decisions(subject, wanted, arguments.seed);
    let what = format!("{}, positions, loss a decision", subject.game);
    let losses = with_progress(what, wanted, arguments.threads(), |tasks| {
        tasks.results(|| {
            let mut search = subject.search();
            let decisions = &decisions;
            move |number| judged(&mut search, decisions[number as usize], number)
        })
    });
    let mut table = Table::new(["player", LOSS, "decisions without loss", "decisions"]);
    for (index, chooser) in choosers().enumerate() {
        let own = losses.iter().map(|losses| losses[index]);
        let none = own.clone().map(|loss| f64::from(u8::from(loss == 0.0)));
        table.add([chooser.name().to_owned(), loss(estimate(own)), share(estimate(none)), count(wanted)]);
    }
    table.text()
}

fn choosers() -> impl Iterator<Item = Chooser> {
    [0, 1].map(Chooser::Ply).into_iter().chain(Level::ALL.map(Chooser::Level))
}

impl Chooser {
    fn name(self) -> &'static str {
        match self {
            Chooser::Ply(0) => AT_0_PLY,
            Chooser::Ply(_) => AT_1_PLY,
            Chooser::Level(level) => level.name(),
        }
    }

    /// The index of the chosen play in the listing.
    fn choose(self, search: &mut Search<'_>, decision: Decision, seed: u64) -> usize {
        let Decision { position, roll } = decision;
        match self {
            Chooser::Ply(depth) => search.candidates(&position, roll, depth)[0].index,
            Chooser::Level(level) => {
                let (candidates, chosen) = level.choose(search, &position, roll, seed);
                candidates[chosen].index
            }
        }
    }
}

/// Decisions of the net's own games without look-ahead, evenly spread over them.
pub(super) fn decisions(subject: &Subject, wanted: u64, seed: u64) -> Vec<Decision> {
    let mut search = subject.search();
    let mut decisions = Vec::new();
    let mut passed = 0;
    for game in 0.. {
        let mut dice = ChaCha8Rng::seed_from_u64(seed.wrapping_add(game));
        let mut position = subject.referee.start(Side::White);
        for _ in 0..LONGEST {
            if subject.referee.outcome(&position).is_some() {
                break;
            }
            let roll = throw(&subject.referee, &mut dice);
            let best = search.candidates(&position, roll, 0)[0].index;
            let results = search.listed().expect("the search has just listed them").positions();
            passed += u64::from(results.len() > 1);
            if results.len() > 1 && passed.is_multiple_of(EVERY) {
                decisions.push(Decision { position, roll });
            }
            if decisions.len() as u64 == wanted {
                return decisions;
            }
            position = results[best];
        }
    }
    decisions
}

fn throw(referee: &Referee, dice: &mut ChaCha8Rng) -> Roll {
    let values: Vec<u8> = (0..referee.ruleset().dice.dice).map(|_| dice.random_range(1..=6)).collect();
    Roll::new(&values).expect("as many dice as the rules ask for")
}

/// What each chooser loses with one decision.
fn judged(search: &mut Search<'_>, decision: Decision, seed: u64) -> Vec<f64> {
    let Decision { position, roll } = decision;
    let choices: Vec<usize> = choosers().map(|chooser| chooser.choose(search, decision, seed)).collect();
    let best = search.candidates(&position, roll, 1);
    let mut judged: Vec<usize> =
        best.iter().take(BEST).map(|candidate| candidate.index).chain(choices.iter().copied()).collect();
    judged.sort_unstable();
    judged.dedup();
    let plays = search.referee().plays(&position, roll);
    let worths: Vec<(usize, f32)> =
        judged.into_iter().map(|index| (index, worth(search, &plays.positions()[index]))).collect();
    losses(&choices, &worths)
}

/// What a position with the opponent to throw is worth.
fn worth(search: &mut Search<'_>, after: &Position) -> f32 {
    let has_doubles = search.referee().ruleset().has_double_wins();
    -value(search.outlook(after, JUDGE), has_doubles)
}

/// By how much each choice is worse than the best of all that were judged.
fn losses(choices: &[usize], worths: &[(usize, f32)]) -> Vec<f64> {
    let best = worths.iter().map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
    let worth =
        |choice: &usize| worths.iter().find(|(index, _)| index == choice).map_or(best, |(_, worth)| *worth);
    choices.iter().map(|choice| f64::from(best - worth(choice))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    #[test]
    fn loss_is_the_distance_to_the_best_that_was_judged() {
        let worths = [(3, 0.5), (7, -0.25), (9, 0.25)];
        assert_eq!(losses(&[3, 7, 9, 3], &worths), [0.0, 0.75, 0.25, 0.0]);
    }

    #[test]
    fn decisions_are_the_same_again_and_have_a_choice() {
        let subject = Subject::untrained(BuiltIn::Portes);
        let found = decisions(&subject, 20, 5);
        assert_eq!(found, decisions(&subject, 20, 5));
        assert!(found.iter().all(|found| subject.referee.plays(&found.position, found.roll).len() > 1));
    }

    #[test]
    fn judge_finds_no_fault_with_the_champion_where_one_play_wins() {
        let subject = Subject::untrained(BuiltIn::Portes);
        let read = tavli_rules::read_position("portes-w65-21x2.off13-1x15").unwrap();
        let decision =
            Decision { position: read.position(&subject.referee).unwrap(), roll: read.roll.unwrap() };
        assert!(judged(&mut subject.search(), decision, 1).iter().all(|loss| *loss == 0.0));
    }
}
