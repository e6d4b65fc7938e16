//! How fast positions are judged and plays chosen with the shipped nets, for each game, on one core.
//!
//! `cargo xtask bench` runs it. Decisions are those of games that a net plays against itself.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{Net, NetFile, Search};
use tavli_rules::{BuiltIn, Position, Referee, Roll, Side, read_position};

fn net(game: BuiltIn) -> Net {
    let path = format!("{}/../../nets/{game}.net", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(path).expect("every game has a net");
    NetFile::from_bytes(&bytes, &game.ruleset()).expect("the net fits its game").net
}

/// Decisions with more than one play, and how many positions they have to judge in all.
fn decisions(referee: &Referee, search: &mut Search<'_>, count: usize) -> (Vec<(Position, Roll)>, u64) {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let (mut decisions, mut judged) = (Vec::new(), 0);
    let mut position = referee.start(Side::White);
    while decisions.len() < count {
        let dice: Vec<u8> = (0..referee.ruleset().dice.dice).map(|_| random.random_range(1..=6)).collect();
        let roll = Roll::new(&dice).expect("as many dice as the rules ask for");
        let best = search.candidates(&position, roll, 0)[0].index;
        let plays = search.listed().expect("they were listed");
        if plays.len() > 1 {
            decisions.push((position, roll));
            judged += plays.len() as u64;
        }
        position = plays.positions()[best];
        if referee.outcome(&position).is_some() {
            position = referee.start(Side::White);
        }
    }
    (decisions, judged)
}

fn deciding(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("evaluations");
    for game in BuiltIn::ALL {
        let (referee, net) = (game.referee(), net(game));
        let mut search = Search::new(&referee, &net);
        let (decisions, judged) = decisions(&referee, &mut search, 300);
        group.throughput(Throughput::Elements(judged));
        group.bench_with_input(BenchmarkId::from_parameter(game), &decisions, |bencher, decisions| {
            bencher.iter(|| {
                for (position, roll) in decisions {
                    black_box(search.candidates(position, *roll, 0));
                }
            });
        });
    }
    group.finish();
}

/// Fifteen checkers on fifteen points and three equal ones: the most results that a throw of zeno has.
fn worst_throw(criterion: &mut Criterion) {
    let (referee, net) = (BuiltIn::Zeno.referee(), net(BuiltIn::Zeno));
    let points: Vec<String> = (1..=15).map(|point| point.to_string()).collect();
    let text = format!("zeno-w111-{}.out-24x15.out", points.join("."));
    let position = read_position(&text).expect("the text is right");
    let position = position.position(&referee).expect("the position is possible");
    let mut search = Search::new(&referee, &net);
    let roll = "111".parse().expect("three dice");
    criterion.bench_function("the worst throw of zeno", |bencher| {
        bencher.iter(|| black_box(search.candidates(&position, roll, 0)[0]));
    });
}

fn quick() -> Criterion {
    Criterion::default().sample_size(10).measurement_time(Duration::from_secs(3))
}

criterion_group! { name = benches; config = quick(); targets = deciding, worst_throw }
criterion_main!(benches);
