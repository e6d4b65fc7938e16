//! Bear-off tables against counting by hand, against a second telling of the rules, and against themselves.

mod bear_off_twin;

use std::sync::LazyLock;

use bear_off_twin::{Rules, Twin};
use tavli_engine::{BearOff, Chances, Home, OneSided, TableFault, TwoSided};
use tavli_rules::{BuiltIn, Position, Referee, read_position};

const HOMES: usize = 54_264;

static PORTES: LazyLock<Referee> = LazyLock::new(|| BuiltIn::Portes.referee());
/// The whole table of two dice, made once for all tests.
static FULL: LazyLock<OneSided> = LazyLock::new(|| OneSided::build(&PORTES, |_| ()));

fn referee(game: BuiltIn, options: &[(&str, &str)]) -> Referee {
    let ruleset = options.iter().fold(game.ruleset(), |ruleset, (name, value)| {
        ruleset.with_option(name, value).expect("the game has this option")
    });
    Referee::new(ruleset).unwrap()
}

fn home(counts: [u8; 6]) -> Home {
    Home::new(counts).unwrap()
}

fn homes_up_to(checkers: u8) -> impl Iterator<Item = Home> {
    (0..HOMES).map_while(Home::at).take_while(move |home| home.total() <= checkers)
}

fn position(referee: &Referee, text: &str) -> Position {
    read_position(text).unwrap().position(referee).unwrap()
}

#[track_caller]
fn assert_near(found: f64, expected: f64, most: f64) {
    assert!((found - expected).abs() <= most, "{found} is not {expected}");
}

#[test]
fn every_home_has_one_index() {
    let mut met = vec![false; HOMES];
    let mut counts = [0; 6];
    visit(&mut counts, 0, 15, &mut |counts| {
        let index = home(counts).index();
        assert!(!met[index], "{counts:?} shares its index");
        assert_eq!(Home::at(index), Some(home(counts)));
        met[index] = true;
    });
    assert!(met.iter().all(|met| *met));
    assert_eq!(Home::at(HOMES), None);
}

fn visit(counts: &mut [u8; 6], point: usize, left: u8, each: &mut impl FnMut([u8; 6])) {
    if point == counts.len() {
        return each(*counts);
    }
    for count in 0..=left {
        counts[point] = count;
        visit(counts, point + 1, left - count, each);
    }
    counts[point] = 0;
}

#[test]
fn every_distribution_sums_to_one_and_begins_and_ends_with_something() {
    let small_zeno = OneSided::build(&referee(BuiltIn::Zeno, &[("checkers", "6")]), |_| ());
    let exact = referee(BuiltIn::Fevga, &[("checkers", "6"), ("bear_off", "exact")]);
    for (table, checkers) in [(&*FULL, 15), (&small_zeno, 6), (&OneSided::build(&exact, |_| ()), 6)] {
        for home in homes_up_to(checkers) {
            for throws in [table.throws(home), table.first_off(home)].into_iter().flatten() {
                let range = throws.range();
                assert_eq!(throws.at_most(*range.end()), 1.0, "{home:?}");
                assert!(
                    throws.exactly(*range.start()) > 0.0 && throws.exactly(*range.end()) > 0.0,
                    "{home:?}"
                );
            }
            assert_eq!(table.first_off(home).is_some(), home.total() == checkers);
        }
    }
    assert_eq!(small_zeno.throws(home([7, 0, 0, 0, 0, 0])), None);
}

#[test]
fn one_checker_on_the_last_point_is_off_at_once() {
    let zeno = OneSided::build(&referee(BuiltIn::Zeno, &[("checkers", "1")]), |_| ());
    for table in [&*FULL, &zeno] {
        assert_eq!(table.throws(home([0, 0, 0, 0, 0, 1])).unwrap().exactly(1), 1.0);
        assert_eq!(table.expected_throws(home([0, 0, 0, 0, 0, 1])), Some(1.0));
        assert_eq!(table.expected_throws(Home::EMPTY), Some(0.0));
    }
}

#[test]
fn one_checker_six_points_away_is_off_when_the_numbers_suffice() {
    let goes_off = |(a, b): (u32, u32)| if a == b { 4 * a >= 6 } else { a + b >= 6 };
    let throws = (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)));
    let off = throws.filter(|throw| goes_off(*throw)).count();
    let table = FULL.throws(home([1, 0, 0, 0, 0, 0])).unwrap();
    assert_near(table.exactly(1), off as f64 / 36.0, 1e-5);
    assert_eq!(table.at_most(2), 1.0);
}

#[test]
fn exact_numbers_alone_make_a_last_checker_wait() {
    let exact =
        OneSided::build(&referee(BuiltIn::Portes, &[("checkers", "1"), ("bear_off", "exact")]), |_| ());
    let throws = exact.throws(home([0, 0, 0, 0, 0, 1])).unwrap();
    assert_near(throws.exactly(1), 11.0 / 36.0, 1e-5);
    assert_near(throws.exactly(3), 25.0 / 36.0 * 25.0 / 36.0 * 11.0 / 36.0, 2e-5);
    assert_near(throws.mean(), 36.0 / 11.0, 1e-3);
}

/// Compares every home of few checkers with the twin.
fn check_expected(game: BuiltIn, bear_off: &str, checkers: u8) {
    let referee = referee(game, &[("bear_off", bear_off), ("checkers", &checkers.to_string())]);
    let table = OneSided::build(&referee, |_| ());
    let dice = referee.ruleset().dice.dice.into();
    let mut twin = Twin::new(Rules { dice, overshoots: bear_off == "overshoot" });
    for home in homes_up_to(checkers) {
        let mut distances = home.counts();
        distances.reverse();
        // Rounding moves each sum by half a part at most, and a mean adds up as many sums as there are throws.
        let most = 0.6 / 65535.0 * (*table.throws(home).unwrap().range().end() as f64 + 1.0);
        let found = table.expected_throws(home).unwrap();
        assert_near(found.into(), twin.expected(distances), most);
    }
}

#[test]
fn expected_throws_are_those_of_the_twin() {
    check_expected(BuiltIn::Portes, "overshoot", 4);
    check_expected(BuiltIn::Scripta, "overshoot", 3);
    check_expected(BuiltIn::Plakoto, "exact", 4);
    check_expected(BuiltIn::Zeno, "overshoot", 2);
    check_expected(BuiltIn::Zeno, "exact", 2);
}

#[test]
fn table_applies_where_the_sides_cannot_meet() {
    let check = |game: BuiltIn, text: &str, applies: bool| {
        let referee = game.referee();
        assert_eq!(OneSided::applies(&referee, &position(&referee, text)), applies, "{text}");
    };
    check(BuiltIn::Portes, "portes-w-19x8.24x7-19x8.24x7", true);
    check(BuiltIn::Portes, "portes-b-19x8.24x7-18.19x7.24x7", false);
    check(BuiltIn::Portes, "portes-w-19x8.24x6.bar1-19x8.24x7", false);
    check(BuiltIn::Plakoto, "plakoto-w-19x8.24x7-20x3.off12", true);
    check(BuiltIn::Plakoto, "plakoto-w-19x8.24x7-1p.20x2.off12", false);
    check(BuiltIn::Fevga, "fevga-w-19x8.24x7-20x3.off12", true);
    check(BuiltIn::Fevga, "fevga-w-12.19x7.24x7-20x3.off12", false);
    check(BuiltIn::Scripta, "scripta-w-36x15-31x15", false);
    check(BuiltIn::Zeno, "zeno-w-24x15.out-19x15.out", false);
    check(BuiltIn::Zeno, "zeno-w-24x15.out-off15.out", true);
}

/// The chances added up one pair of numbers of throws at a time.
fn plain_chances(table: &OneSided, mover: Home, waiter: Home) -> Chances {
    let (own, others) = (table.throws(mover).unwrap(), table.throws(waiter).unwrap());
    let [mut win, mut lose, mut win_double, mut lose_double] = [0.0; 4];
    let none_off = |home, after: usize| table.first_off(home).map_or(0.0, |first| 1.0 - first.at_most(after));
    for k in 1..=30 {
        for m in 1..=30 {
            let chance = own.exactly(k) * others.exactly(m);
            if k <= m { win += chance } else { lose += chance }
        }
        win_double += own.exactly(k) * none_off(waiter, k - 1);
        lose_double += others.exactly(k) * none_off(mover, k);
    }
    Chances {
        win: win as f32,
        win_double: win_double as f32,
        lose: lose as f32,
        lose_double: lose_double as f32,
    }
}

#[test]
fn chances_are_added_up_over_both_distributions() {
    for text in [
        "portes-w-19x15-19x15",
        "portes-w-19x15-24x15",
        "portes-b-19x15-24.off14",
        "portes-w-19.off14-19x15",
        "portes-w-19x5.20x4.22x3.24x2.off1-19x4.20x4.23x7",
    ] {
        let position = position(&PORTES, text);
        let track = *PORTES.ruleset().track;
        let homes = [position.mover(), position.waiter()].map(|side| Home::of(side, track).unwrap());
        let found = FULL.chances(&PORTES, &position).unwrap();
        let plain = plain_chances(&FULL, homes[0], homes[1]);
        assert_near((found.win + found.lose).into(), 1.0, 1e-6);
        for (found, plain) in [
            (found.win, plain.win),
            (found.lose, plain.lose),
            (found.win_double, plain.win_double),
            (found.lose_double, plain.lose_double),
        ] {
            assert_near(found.into(), plain.into(), 1e-6);
        }
    }
}

#[test]
fn throwing_first_is_worth_something_and_one_off_saves_the_double() {
    let chances = |text| FULL.chances(&PORTES, &position(&PORTES, text)).unwrap();
    let even = chances("portes-w-22x15-22x15");
    assert!(even.win > 0.5 && even.win_double < 1e-6);
    let lost = chances("portes-w-19x15-24x2.off13");
    assert_eq!((lost.win, lost.lose), (0.0, 1.0));
    // Of 36 throws 11 have a six and must take one off; 5 1, 4 2, 3 3 and 2 2 can: 6 more.
    assert!((19.0..=25.0).contains(&(lost.lose_double * 36.0)));
    assert_eq!(chances("portes-w-19x14.off1-24x2.off13").lose_double, 0.0);
    assert_eq!(chances("portes-w-24x2.off13-19x15").win_double, 1.0);
}

#[test]
fn chances_are_only_given_for_the_rules_of_the_table() {
    let fevga = BuiltIn::Fevga.referee();
    let text = "19x8.24x7-20x3.off12";
    assert!(FULL.chances(&fevga, &position(&fevga, &format!("fevga-w-{text}"))).is_some());
    let exact = referee(BuiltIn::Portes, &[("bear_off", "exact")]);
    assert!(FULL.chances(&exact, &position(&exact, &format!("portes-w-{text}"))).is_none());
}

#[test]
fn two_sided_table_is_that_of_the_twin_and_close_to_the_one_sided() {
    let table = TwoSided::build(&PORTES, 3, |_| ()).unwrap();
    let mut twin = Twin::new(Rules { dice: 2, overshoots: true });
    let text = |home: Home| {
        let points = (19..).zip(home.counts()).filter(|(_, count)| *count > 0);
        let words: Vec<String> = points.map(|(point, count)| format!("{point}x{count}")).collect();
        format!("{}.off{}", words.join("."), 15 - home.total())
    };
    for mover in homes_up_to(3).skip(1).step_by(5) {
        for waiter in homes_up_to(3).skip(1).step_by(3) {
            let position = position(&PORTES, &format!("portes-w-{}-{}", text(mover), text(waiter)));
            let exact = table.chances(&PORTES, &position).unwrap();
            let [mut own, mut others] = [mover.counts(), waiter.counts()];
            own.reverse();
            others.reverse();
            assert_near(exact.win.into(), twin.wins(own, others), 1e-5);
            assert_near(FULL.chances(&PORTES, &position).unwrap().win.into(), exact.win.into(), 0.01);
        }
    }
}

#[test]
fn two_sided_chances_hold_where_throws_play_nothing() {
    let exact = referee(BuiltIn::Portes, &[("bear_off", "exact")]);
    let table = TwoSided::build(&exact, 1, |_| ()).unwrap();
    let race = position(&exact, "portes-w-24.off14-24.off14");
    // Each is off with 11 of 36 throws: w = 11/36 + 25/36 (1 − w).
    assert_near(table.chances(&exact, &race).unwrap().win.into(), 36.0 / 61.0, 1e-5);
}

#[test]
fn there_is_no_two_sided_table_where_sides_meet_or_doubles_count() {
    assert!(TwoSided::build(&BuiltIn::Zeno.referee(), 1, |_| ()).is_none());
    assert!(TwoSided::build(&referee(BuiltIn::Portes, &[("checkers", "2")]), 2, |_| ()).is_none());
}

#[test]
fn both_tables_together_are_exact_for_few_checkers_and_know_all_races() {
    let (both, few) = (BearOff::build(&PORTES), TwoSided::build(&PORTES, 5, |_| ()).unwrap());
    // Who is behind gambles here, so that playing as if alone gives winning chances away.
    let gamble = position(&PORTES, "portes-w-20x2.23.24x2.off10-19.22x2.24x2.off10");
    let exact = few.chances(&PORTES, &gamble).unwrap();
    assert_eq!(both.chances(&PORTES, &gamble), Some(exact));
    assert_ne!(FULL.chances(&PORTES, &gamble), Some(exact));
    for text in ["portes-w-19x6.off9-24.off14", "portes-w-19x8.24x7-22x15"] {
        let many = position(&PORTES, text);
        assert!(few.chances(&PORTES, &many).is_none());
        assert_eq!(both.chances(&PORTES, &many), FULL.chances(&PORTES, &many));
    }
}

#[test]
fn both_tables_read_back_or_are_refused() {
    for referee in [&*PORTES, &BuiltIn::Zeno.referee()] {
        let both = BearOff::build(referee);
        assert!(BearOff::from_bytes(referee, &both.to_bytes()).unwrap() == both);
    }
    let mut bytes = BearOff::build(&PORTES).to_bytes();
    assert_eq!(BearOff::from_bytes(&PORTES, &FULL.to_bytes()), Err(TableFault::OtherKind));
    assert_eq!(BearOff::from_bytes(&PORTES, &bytes[..bytes.len() - 1]), Err(TableFault::TooShort));
    let last = bytes.len() - 20;
    bytes[last] ^= 1;
    assert_eq!(BearOff::from_bytes(&PORTES, &bytes), Err(TableFault::Damaged));
}

#[test]
fn full_table_reads_back_and_is_small() {
    let bytes = FULL.to_bytes();
    assert!(bytes.len() < 1_200_000, "{} bytes", bytes.len());
    assert!(OneSided::from_bytes(&PORTES, &bytes).unwrap() == *FULL);
    assert!(OneSided::from_bytes(&BuiltIn::Scripta.referee(), &bytes).is_ok());
}

#[test]
fn damaged_bytes_are_refused() {
    let small = referee(BuiltIn::Portes, &[("checkers", "2")]);
    let bytes = OneSided::build(&small, |_| ()).to_bytes();
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x10;
        assert!(OneSided::from_bytes(&small, &damaged).is_err(), "byte {at}");
        assert!(OneSided::from_bytes(&small, &bytes[..at]).is_err(), "cut at {at}");
    }
    let read = |bytes: &[u8]| OneSided::from_bytes(&small, bytes).unwrap_err();
    assert_eq!(read(b"something else"), TableFault::NotATable);
    assert_eq!(read(&[bytes.as_slice(), &[0]].concat()), TableFault::TooLong { more: 1 });
    assert_eq!(
        read(&FULL.to_bytes()).to_string(),
        "the table is for dice=2 equal=4 bear_off=overshoot \
        checkers=15, and these rules have dice=2 equal=4 bear_off=overshoot checkers=2"
    );
    assert_eq!(TwoSided::from_bytes(&small, &bytes), Err(TableFault::OtherKind));
}
