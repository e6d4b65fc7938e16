//! How many trials of a rollout are played a second from the start of each game, plain and with luck corrected, on one core.
//!
//! `cargo bench --package tavli-engine --bench rollout` runs it, with the nets of this repository.

use std::path::Path;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use tavli_engine::{BearOff, NetFile, Roller, RolloutPlan, Search, Trials};
use tavli_rules::{BuiltIn, Referee, Side};

/// A rollout of a whole square of throws, 1,296 trials, takes 216 times as long.
const TRIALS: u64 = 6;

fn nets(game: BuiltIn, referee: &Referee) -> NetFile {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../nets/{game}.net"));
    let bytes = std::fs::read(path).expect("there is a net for every game");
    NetFile::from_bytes(&bytes, referee.ruleset()).expect("the net is one for these rules")
}

fn roll_out(criterion: &mut Criterion) {
    for (name, luck) in [("plain trials", false), ("trials without luck", true)] {
        let mut group = criterion.benchmark_group(name);
        group
            .throughput(Throughput::Elements(TRIALS))
            .measurement_time(Duration::from_secs(5))
            .sample_size(10);
        for game in BuiltIn::ALL {
            let referee = game.referee();
            let (nets, table) = (nets(game, &referee), BearOff::build(&referee));
            let start = referee.start(Side::White);
            let mut search = Search::with_nets(&referee, &nets, &table);
            let mut trials = || {
                let mut trials = Trials::new(referee.ruleset());
                let mut roller = Roller::new(&mut search, RolloutPlan { luck, ..RolloutPlan::default() });
                (0..TRIALS).for_each(|number| trials.add(number, roller.trial(&start, number)));
                trials.result()
            };
            let expected = trials();
            group.bench_function(BenchmarkId::from_parameter(game), |bencher| {
                bencher.iter(|| assert_eq!(trials(), expected));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, roll_out);
criterion_main!(benches);
