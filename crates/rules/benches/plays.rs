//! How fast plays are listed: (position, roll) pairs and random games a second, for each game, on one core.
//!
//! `cargo xtask bench` runs it. A pair is one position with one roll, all distinct results written out as positions.

use std::collections::BTreeSet;
use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_rules::{
    BuiltIn, BySide, Plays, Position, Referee, Roll, Side, exchange_line, read_exchange, read_side,
    write_plays,
};

const PAIRS: usize = 4_000;
const GAMES: usize = 20;

/// Throws from a seed, as a `Roll` each.
struct Dice {
    source: ChaCha8Rng,
    rolls: Vec<Roll>,
}

impl Dice {
    fn new(referee: &Referee) -> Dice {
        // Every throw, as often as it is likely.
        let rolls =
            referee.rolls().flat_map(|(roll, weight)| std::iter::repeat_n(roll, weight as usize)).collect();
        Dice { source: ChaCha8Rng::seed_from_u64(7), rolls }
    }

    fn throw(&mut self) -> Roll {
        self.rolls[self.source.random_range(0..self.rolls.len())]
    }

    fn choose(&mut self, count: usize) -> usize {
        self.source.random_range(0..count)
    }
}

/// Plays one random game to its end and gives every position and roll on the way to `visit`.
fn random_game(
    referee: &Referee,
    dice: &mut Dice,
    plays: &mut Plays,
    mut visit: impl FnMut(&Position, Roll),
) -> usize {
    let mut position = referee.start(Side::White);
    let (mut turns, mut passes) = (0, 0);
    while !position.waiter().in_play().is_empty() {
        let roll = dice.throw();
        visit(&position, roll);
        referee.plays_into(&position, roll, plays);
        let after = plays.positions()[dice.choose(plays.len())];
        passes = if after.with_turn(position.turn()) == position { passes + 1 } else { 0 };
        position = after;
        turns += 1;
        // Asked only where nobody has moved for a while: a dead position is rare.
        if passes > 1 && referee.is_dead(&position) {
            break;
        }
    }
    turns
}

/// Whether some checker of each side has still to pass one of the other's.
fn is_contact(referee: &Referee, position: &Position) -> bool {
    let track = referee.ruleset().track.rule;
    let rear = |side: Side| position.checkers(side).rearmost(track).map_or(0, |place| place.origin());
    rear(Side::White) + rear(Side::Black) <= track.length
}

fn pairs(referee: &Referee) -> Vec<(Position, Roll)> {
    let mut dice = Dice::new(referee);
    let mut plays = Plays::default();
    let mut pairs = Vec::new();
    while pairs.len() < PAIRS {
        random_game(referee, &mut dice, &mut plays, |position, roll| {
            if is_contact(referee, position) {
                pairs.push((*position, roll));
            }
        });
    }
    pairs.truncate(PAIRS);
    pairs
}

fn list_pairs(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pairs");
    group
        .throughput(Throughput::Elements(PAIRS as u64))
        .measurement_time(Duration::from_secs(5))
        .sample_size(20);
    for game in BuiltIn::ALL {
        let referee = game.referee();
        let pairs = pairs(&referee);
        let mut plays = Plays::default();
        let mut count = || {
            pairs.iter().fold(0, |sum, (position, roll)| {
                referee.plays_into(position, *roll, &mut plays);
                sum + black_box(plays.positions()).len()
            })
        };
        let expected = count();
        println!("{game}: {:.1} results a pair", expected as f64 / PAIRS as f64);
        group.bench_function(BenchmarkId::from_parameter(game), |bencher| {
            bencher.iter(|| assert_eq!(count(), expected));
        });
    }
    group.finish();
}

/// Zeno's pairs by how many different numbers the dice show: one of them several times gives the most results.
fn list_by_dice(criterion: &mut Criterion) {
    let referee = BuiltIn::Zeno.referee();
    let all = pairs(&referee);
    let mut plays = Plays::default();
    let mut group = criterion.benchmark_group("zeno's dice");
    group.sample_size(20);
    for (different, name) in [(3, "three different"), (2, "two equal"), (1, "three equal")] {
        let shows = |roll: Roll| roll.dice().collect::<BTreeSet<_>>().len();
        let some: Vec<_> = all.iter().filter(|(_, roll)| shows(*roll) == different).collect();
        let mut count = || {
            some.iter().fold(0, |sum, (position, roll)| {
                referee.plays_into(position, *roll, &mut plays);
                sum + black_box(plays.positions()).len()
            })
        };
        let expected = count();
        println!("{name}: {:.1} results a pair", expected as f64 / some.len() as f64);
        group.throughput(Throughput::Elements(some.len() as u64));
        group.bench_function(name, |bencher| bencher.iter(|| assert_eq!(count(), expected)));
    }
    group.finish();
}

fn play_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    group
        .throughput(Throughput::Elements(GAMES as u64))
        .measurement_time(Duration::from_secs(5))
        .sample_size(20);
    for game in BuiltIn::ALL {
        let referee = game.referee();
        let mut dice = Dice::new(&referee);
        let mut plays = Plays::default();
        group.bench_function(BenchmarkId::from_parameter(game), |bencher| {
            bencher.iter(|| {
                (0..GAMES).map(|_| random_game(&referee, &mut dice, &mut plays, |_, _| {})).sum::<usize>()
            });
        });
    }
    group.finish();
}

/// Lines of the exchange format, read, listed and answered: what `tavli moves` does.
fn answer_lines(criterion: &mut Criterion) {
    let referee = BuiltIn::Portes.referee();
    let pairs = pairs(&referee);
    let lines: Vec<String> =
        pairs.iter().map(|(position, roll)| exchange_line(&referee, position, Some(*roll))).collect();
    let (mut plays, mut answer) = (Plays::default(), String::new());
    let mut group = criterion.benchmark_group("lines");
    group.throughput(Throughput::Elements(PAIRS as u64)).sample_size(20);
    group.bench_function("portes", |bencher| {
        bencher.iter(|| {
            for line in &lines {
                let read = read_exchange(line).expect("it was written");
                read.referee.plays_into(&read.position, read.roll.expect("it was written"), &mut plays);
                answer.clear();
                write_plays(&read, &plays, &mut answer);
                black_box(&answer);
            }
        });
    });
    group.finish();
}

/// Zeno's worst throw: fifteen checkers on 1 to 15 and three ones.
fn worst_triple(criterion: &mut Criterion) {
    let referee = BuiltIn::Zeno.referee();
    let spread: Vec<String> = (1..=15).map(|point| point.to_string()).collect();
    let drafts = BySide::new(
        read_side(&format!("{} out", spread.join(" "))).expect("a side"),
        read_side("24x15 out").expect("a side"),
    );
    let position = Position::new(referee.ruleset(), &drafts, Side::White).expect("a possible position");
    let roll = Roll::new(&[1, 1, 1]).expect("a roll");
    let mut plays = Plays::default();
    let mut group = criterion.benchmark_group("worst triple");
    group.sample_size(20);
    group.bench_function("zeno 1 1 1", |bencher| {
        bencher.iter(|| {
            referee.plays_into(&position, roll, &mut plays);
            assert_eq!(plays.len(), 332_897);
        });
    });
    group.finish();
}

criterion_group!(benches, list_pairs, list_by_dice, play_games, answer_lines, worst_triple);
criterion_main!(benches);
