//! Rollouts against what is known exactly, and against themselves.

use tavli_rules::{BuiltIn, BySide, Position, Referee, Roll, Side, SideDraft, read_position};

use super::*;
use crate::bear_off::{BearOff, Home, OneSided};
use crate::evaluator::Evaluator;
use crate::net::power;
use crate::outcomes::ended;
use crate::plain::Plain;

/// Plays a race as the table does, which finishes soonest, but judges only roughly who wins and knows no double wins.
struct Racer<'a> {
    table: &'a OneSided,
}

impl Evaluator for Racer<'_> {
    fn judge(&mut self, referee: &Referee, positions: &[Position], judged: &mut Vec<Outcomes>) {
        let track = *referee.ruleset().track;
        let throws = |checkers| self.table.expected_throws(Home::of(checkers, track)?);
        judged.clear();
        judged.extend(positions.iter().map(|position| {
            ended(referee, position).unwrap_or_else(|| {
                let [own, other] = [position.mover(), position.waiter()].map(|side| throws(side).unwrap());
                let ahead = other - own + 0.5;
                let less = 1.0 / (1.0 + 1.0 / power(-ahead.abs()));
                let win = if ahead > 0.0 { 1.0 - less } else { less };
                [0.0, 1.0 - win, 0.0, win, 0.0]
            })
        }));
    }
}

/// Six checkers a side, and their table.
fn small_race() -> (Referee, OneSided) {
    let ruleset = BuiltIn::Portes.ruleset().with_option("checkers", "6").unwrap();
    let referee = Referee::new(ruleset).unwrap();
    let table = OneSided::build(&referee, |_| {});
    (referee, table)
}

fn racer<'a>(referee: &'a Referee, table: &'a OneSided) -> Search<'a> {
    Search::with_evaluator(referee, Box::new(Racer { table }))
}

fn plain_search(referee: &Referee) -> Search<'_> {
    Search::with_evaluator(referee, Box::new(Plain::new(referee.ruleset())))
}

/// Both sides at home, by the indices of their homes.
fn race(referee: &Referee, white: usize, black: usize) -> Position {
    let checkers = referee.ruleset().setup.checkers;
    let draft = |index| {
        let home = Home::at(index).unwrap();
        let board = (19..).zip(home.counts()).filter(|(_, count)| *count > 0).collect();
        SideDraft { board, off: checkers - home.total(), ..SideDraft::default() }
    };
    Position::new(referee.ruleset(), &BySide::new(draft(white), draft(black)), Side::White).unwrap()
}

fn position(referee: &Referee, text: &str) -> Position {
    read_position(text).unwrap().position(referee).unwrap()
}

fn roll_out(search: &mut Search<'_>, plan: RolloutPlan, position: &Position, count: u64) -> RolloutResult {
    let mut trials = Trials::new(search.referee().ruleset());
    let mut roller = Roller::new(search, plan);
    (0..count).for_each(|number| trials.add(number, roller.trial(position, number)));
    trials.result()
}

fn exact_equity(referee: &Referee, table: &OneSided, position: &Position) -> f64 {
    table.chances(referee, position).unwrap().equity(referee.ruleset()).0.into()
}

#[test]
fn races_are_worth_what_the_table_says() {
    let (referee, table) = small_race();
    for (white, black) in [(923, 923), (700, 800), (400, 300), (60, 40), (500, 900)] {
        let position = race(&referee, white, black);
        let exact = exact_equity(&referee, &table, &position);
        for depth in [0, 1] {
            let plan = RolloutPlan { depth, ..RolloutPlan::default() };
            let count = if depth == 0 { 1_296 } else { 108 };
            let RolloutResult { corrected, plain } =
                roll_out(&mut racer(&referee, &table), plan, &position, count);
            for found in [corrected, plain] {
                let off = (found.equity - exact).abs();
                assert!(
                    off < 3.5 * found.standard_error + 1e-4,
                    "{white} {black} {depth}: {exact}, {found:?}"
                );
            }
            assert!(corrected.standard_error < 0.6 * plain.standard_error, "{corrected:?} {plain:?}");
        }
    }
}

#[test]
fn intervals_hold_as_often_as_they_say() {
    const RACES: usize = 200;
    let (referee, table) = small_race();
    let mut search = racer(&referee, &table);
    let mut held = [0, 0];
    for race_number in 0..RACES {
        // Homes all over the table, about as far from the end on both sides.
        let white = 100 + 37 * race_number % 760;
        let position = race(&referee, white, white - 60 + 53 * race_number % 120);
        let exact = exact_equity(&referee, &table, &position);
        let plan = RolloutPlan { seed: race_number as u64, ..RolloutPlan::default() };
        let RolloutResult { corrected, plain } = roll_out(&mut search, plan, &position, 100);
        for (held, found) in held.iter_mut().zip([corrected, plain]) {
            *held += usize::from(found.interval().contains(&exact));
        }
    }
    let [corrected, plain] = held;
    assert!((180..=198).contains(&corrected), "{corrected} of {RACES}");
    // Evenly spread first throws make plain means better than their error says.
    assert!(plain >= 180, "{plain} of {RACES}");
}

#[test]
fn trials_are_the_same_again_in_whatever_order() {
    let (referee, table) = small_race();
    let position = race(&referee, 800, 700);
    let plan = RolloutPlan::default();
    let (mut one, mut other) = (racer(&referee, &table), racer(&referee, &table));
    let (mut one, mut other) = (Roller::new(&mut one, plan), Roller::new(&mut other, plan));
    let (mut forwards, mut backwards) = (Trials::new(referee.ruleset()), Trials::new(referee.ruleset()));
    (0..100).for_each(|number| forwards.add(number, one.trial(&position, number)));
    for number in (0..100).rev() {
        let roller = if number % 3 == 0 { &mut one } else { &mut other };
        // Another start in between changes nothing.
        roller.trial(&race(&referee, 300, 300), number);
        backwards.add(number, roller.trial(&position, number));
    }
    assert_eq!(forwards, backwards);
    assert_eq!(forwards.result(), backwards.result());
}

#[test]
fn luck_correction_does_not_change_the_games() {
    for game in BuiltIn::ALL {
        let referee = game.referee();
        let start = referee.start(Side::White);
        let mut search = plain_search(&referee);
        let plan = RolloutPlan { turns: Some(40), ..RolloutPlan::default() };
        for number in [0, 1, 40] {
            let with = Roller::new(&mut search, plan).trial(&start, number);
            let plan = RolloutPlan { luck: false, ..plan };
            let without = Roller::new(&mut search, plan).trial(&start, number);
            assert_eq!(with.plain, without.plain, "{game}");
            assert_eq!(without.plain, without.corrected, "{game}");
        }
    }
}

/// A position after so many turns of a trial's kind.
fn later(search: &mut Search<'_>, turns: u32) -> Position {
    let mut position = search.referee().start(Side::White);
    let mut roller = Roller::new(search, RolloutPlan { luck: false, ..RolloutPlan::default() });
    let dice = roller.dice.trial(3);
    for turn in 0..turns {
        let roll = roller.throws[dice.throw(turn)];
        position = roller.play(&position, roll);
    }
    position
}

/// Where every throw has come once, or every pair of throws, luck must have cancelled out: also where rolls have so many
/// results that the plays it is reckoned by are only good ones.
#[test]
fn luck_is_none_on_average_whatever_the_plays() {
    let cases = [(BuiltIn::Zeno, 1, 216), (BuiltIn::Plakoto, 2, 1_296), (BuiltIn::Scripta, 2, 1_296)];
    for (game, turns, count) in cases {
        let referee = game.referee();
        let mut search = plain_search(&referee);
        let position = later(&mut search, 24);
        let plan = RolloutPlan { turns: Some(turns), ..RolloutPlan::default() };
        let RolloutResult { corrected, plain } = roll_out(&mut search, plan, &position, count);
        assert!((corrected.equity - plain.equity).abs() < 1e-9, "{game}: {corrected:?} {plain:?}");
        assert!(corrected.standard_error < 0.8 * plain.standard_error, "{game}: {corrected:?} {plain:?}");
    }
}

#[test]
fn one_turn_of_all_first_throws_is_a_look_ahead() {
    let referee = BuiltIn::Portes.referee();
    let mut search = plain_search(&referee);
    let position = later(&mut search, 9);
    let ahead = search.expectation(&position, 1);
    let plan = RolloutPlan { turns: Some(1), ..RolloutPlan::default() };
    let RolloutResult { corrected, plain } = roll_out(&mut search, plan, &position, 36);
    for (found, expected) in plain.outcomes.into_iter().zip(ahead) {
        assert!((found - f64::from(expected)).abs() < 1e-6, "{plain:?} {ahead:?}");
    }
    assert!(corrected.standard_error < 0.2 * plain.standard_error);
}

#[test]
fn no_turns_are_the_evaluators_judgement() {
    let referee = BuiltIn::Fevga.referee();
    let mut search = plain_search(&referee);
    let start = referee.start(Side::Black);
    let judged = search.expectation(&start, 0).map(f64::from);
    let trial =
        Roller::new(&mut search, RolloutPlan { turns: Some(0), ..RolloutPlan::default() }).trial(&start, 5);
    assert_eq!(trial, Trial { corrected: judged, plain: judged });
}

#[test]
fn what_is_known_is_not_played_on() {
    let (referee, _) = small_race();
    let table = BearOff::build(&referee);
    let net = crate::Net::new(crate::Layout::new(referee.ruleset()).len(), 128, || 0.0);
    let mut search = Search::with_table(&referee, &net, &table);
    let position = race(&referee, 923, 300);
    let trial = Roller::new(&mut search, RolloutPlan::default()).trial(&position, 0);
    let found = crate::Chances::of_outcomes(trial.plain.map(|outcome| outcome as f32));
    let known = table.chances(&referee, &position).unwrap();
    assert!((found.win - known.win).abs() < 1e-6 && (found.lose_double - known.lose_double).abs() < 1e-6);
    assert_eq!(search.positions_judged(), 0);
}

#[test]
fn positions_where_nobody_can_move_are_draws() {
    let referee = BuiltIn::Portes.referee();
    let wall = "bar1.19x3.20x3.21x2.22x2.23x2.24x2";
    let dead = position(&referee, &format!("portes-w-{wall}-{wall}"));
    let mut search = plain_search(&referee);
    let trial = Roller::new(&mut search, RolloutPlan::default()).trial(&dead, 0);
    assert_eq!(trial.plain, [0.0, 0.0, 1.0, 0.0, 0.0]);
}

#[test]
fn common_dice_tell_plays_apart_sooner() {
    let (referee, table) = small_race();
    let mut search = racer(&referee, &table);
    let before = position(&referee, "portes~checkers.6-w-19.20.21.22.23.24-19x2.20.21.22.23");
    let plays = referee.plays(&before, Roll::new(&[2, 1]).unwrap());
    let plan = RolloutPlan { luck: false, ..RolloutPlan::default() };
    let mut roller = Roller::new(&mut search, plan);
    let mut trials_of = |after: &Position| {
        let mut trials = Trials::new(referee.ruleset());
        (0..324).for_each(|number| trials.add(number, roller.trial(after, number).seen_by_opponent()));
        trials
    };
    let of_each: Vec<Trials> = plays.positions().iter().map(&mut trials_of).collect();
    let exact = |index: usize| -exact_equity(&referee, &table, &plays.positions()[index]);
    for (index, trials) in of_each.iter().enumerate().skip(1) {
        let lead = trials.lead_over(&of_each[0]).plain;
        let expected = exact(index) - exact(0);
        assert!((lead.equity - expected).abs() < 3.5 * lead.standard_error + 1e-4, "{lead:?} {expected}");
        let [own, first] = [trials, &of_each[0]].map(|trials| trials.result().plain.standard_error);
        assert!(lead.standard_error < 0.8 * own.hypot(first), "{lead:?} {own} {first}");
    }
}
