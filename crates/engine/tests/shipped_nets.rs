//! The nets that are shipped: they load, they fit their numbers, they say what they said.

use std::fmt::Write;
use std::path::PathBuf;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{BearOff, Layout, Net, NetFile, Search};
use tavli_rules::{BuiltIn, Plays, Position, Referee, Roll, Side};

fn path(parts: &[&str]) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    parts.iter().fold(root, |path, part| path.join(part))
}

fn nets(game: BuiltIn) -> NetFile {
    let bytes = std::fs::read(path(&["nets", &format!("{game}.net")])).expect("every game has a net");
    assert!(bytes.len() <= 1_000_000, "{game}: a net has at most a megabyte");
    NetFile::from_bytes(&bytes, &game.ruleset()).expect("the net fits its game")
}

fn roll(referee: &Referee, random: &mut ChaCha8Rng) -> Roll {
    let dice: Vec<u8> = (0..referee.ruleset().dice.dice).map(|_| random.random_range(1..=6)).collect();
    Roll::new(&dice).expect("as many dice as the rules ask for")
}

/// The sums of the hidden units in numbers that cannot overflow.
fn widest_sum(net: &Net, layout: &Layout, position: &Position) -> i32 {
    let mut sums: Vec<i32> = net.bias.iter().map(|unit| i32::from(*unit)).collect();
    layout.inputs(position, &mut |input, value| {
        let row = &net.rows[input * net.hidden..(input + 1) * net.hidden];
        sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += i32::from(value) * i32::from(*weight));
    });
    sums.into_iter().map(i32::abs).max().unwrap_or(0)
}

#[test]
fn no_hidden_unit_comes_near_its_limit() {
    for game in BuiltIn::ALL {
        let (referee, nets) = (game.referee(), nets(game));
        let layout = Layout::new(referee.ruleset());
        let mut random = ChaCha8Rng::seed_from_u64(3);
        let mut plays = Plays::default();
        let mut position = referee.start(Side::White);
        for _ in 0..5_000 {
            // Random play leads to stranger positions than good play does.
            let roll = roll(&referee, &mut random);
            referee.plays_into(&position, roll, &mut plays);
            position = plays.positions()[random.random_range(0..plays.len())];
            if referee.outcome(&position).is_some() {
                position = referee.start(Side::White);
            }
            let race = nets.race.as_ref().filter(|_| layout.is_race(&position));
            let widest = widest_sum(race.unwrap_or(&nets.net), &layout, &position);
            assert!(widest < i32::from(i16::MAX) * 3 / 4, "{game}: {widest}");
        }
    }
}

/// What each net says in a short game against itself: a change of nets, inputs, search or rules shows here.
fn signature(game: BuiltIn) -> String {
    let (referee, nets) = (game.referee(), nets(game));
    let table = BearOff::build(&referee);
    let mut search = Search::with_nets(&referee, &nets, &table);
    let mut random = ChaCha8Rng::seed_from_u64(11);
    let mut position = referee.start(Side::White);
    let mut sum = 0u64;
    for turn in 0..60 {
        let roll = roll(&referee, &mut random);
        let depth = u32::from(turn % 20 == 7);
        let best = search.candidates(&position, roll, depth)[0];
        position = search.listed().expect("they were listed").positions()[best.index];
        let words = [u64::from(best.equity.0.to_bits()), position.fingerprint()];
        sum = words
            .into_iter()
            .fold(sum, |sum, word| (sum.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        if referee.outcome(&position).is_some() {
            position = referee.start(Side::White);
        }
    }
    format!("{sum:016x}")
}

#[test]
fn the_signature_is_the_one_that_was_agreed() {
    let mut found = String::new();
    for game in BuiltIn::ALL {
        let _ = writeln!(found, "{game} {}", signature(game));
    }
    print!("{found}");
    let golden = path(&["testdata", "signatures.txt"]);
    if std::env::var_os("TAVLI_BLESS").is_some() {
        std::fs::write(&golden, &found).expect("the signatures can be written");
    }
    let expected = std::fs::read_to_string(&golden).unwrap_or_default();
    assert_eq!(
        found, expected,
        "the engine plays differently; if that is meant, run `cargo xtask bless` and say so"
    );
}
