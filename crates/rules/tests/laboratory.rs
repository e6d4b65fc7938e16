//! Rules that nobody has ever played: whatever parts are put together, shortcuts, offered steps and texts agree.

mod random;

use std::collections::BTreeSet;

use random::{Source, rounds};
use tavli_rules::{
    Place, Play, Position, Record, Referee, Roll, exchange_line, position_text, read_exchange_under,
    read_position, read_ruleset, ruleset_text,
};

fn text(referee: &Referee, position: &Position) -> String {
    position_text(referee, position, None)
}

fn check_listing(referee: &Referee, position: &Position, roll: Roll) {
    let place =
        || format!("{}\n{}", position_text(referee, position, Some(roll)), ruleset_text(referee.ruleset()));
    let quick = referee.plays(position, roll);
    let results: BTreeSet<String> = quick.positions().iter().map(|after| text(referee, after)).collect();
    assert_eq!(results.len(), quick.len(), "a result twice: {}", place());
    let plain = referee.plays_without_shortcuts(position, referee.numbers(roll));
    let expected: BTreeSet<String> = plain.positions().iter().map(|after| text(referee, after)).collect();
    assert!(results == expected, "{} quick, {} plain: {}", quick.len(), plain.len(), place());
    for index in (0..quick.len()).step_by(quick.len().div_ceil(8)) {
        let after = referee.play(position, roll, &quick.play(referee, index));
        assert_eq!(after, Ok(quick.positions()[index]), "{}", place());
        let again =
            Position::new(referee.ruleset(), &quick.positions()[index].drafts(), position.turn().opponent());
        assert_eq!(again.as_ref(), Ok(&quick.positions()[index]), "{}", place());
    }
}

fn check_offered(referee: &Referee, position: &Position, roll: Roll) {
    let mut results = BTreeSet::new();
    offer(referee, position, roll, &mut Play::new(), &mut results);
    let plays = referee.plays(position, roll);
    let expected: BTreeSet<String> =
        plays.positions().iter().map(|after| text(referee, &after.with_turn(position.turn()))).collect();
    assert!(
        results == expected,
        "{} offered, {} listed: {}\n{}",
        results.len(),
        expected.len(),
        position_text(referee, position, Some(roll)),
        ruleset_text(referee.ruleset())
    );
}

fn offer(
    referee: &Referee,
    position: &Position,
    roll: Roll,
    so_far: &mut Play,
    results: &mut BTreeSet<String>,
) {
    let next = referee.next_steps(position, roll, so_far).expect("every step was offered");
    if next.may_end() {
        results.insert(text(referee, next.position()));
    }
    for step in next.steps() {
        so_far.push(*step);
        offer(referee, position, roll, so_far, results);
        so_far.pop();
    }
}

fn check_texts(referee: &Referee, position: &Position, roll: Roll) {
    let written = position_text(referee, position, Some(roll));
    let read = read_position(&written).expect("it was written");
    assert_eq!(read.position(referee), Ok(*position), "{written}");
    let line = exchange_line(referee, position, Some(roll));
    let read = read_exchange_under(&line, &|_| Ok(referee.ruleset().clone())).expect("it was written");
    assert_eq!((read.position, read.roll), (*position, Some(roll)), "{line}");
}

#[test]
fn shortcuts_and_offered_steps_agree_under_any_rules() {
    let mut source = Source::new(13);
    for _ in 0..rounds(250) {
        let referee = Referee::new(source.laboratory()).expect("it was checked");
        assert_eq!(read_ruleset(&ruleset_text(referee.ruleset())).as_ref(), Ok(referee.ruleset()));
        for (position, roll) in source.game(&referee, 60) {
            check_listing(&referee, &position, roll);
            check_texts(&referee, &position, roll);
            let is_small = referee.numbers(roll).total() <= 3 && position.mover().occupied().len() < 6;
            if is_small {
                check_offered(&referee, &position, roll);
            }
        }
    }
}

#[test]
fn a_game_under_any_rules_can_be_kept_and_read_again() {
    let mut source = Source::new(12);
    for _ in 0..rounds(60) {
        let referee = Referee::new(source.laboratory()).expect("it was checked");
        let mut played = tavli_rules::Match::single(referee);
        for _ in 0..60 {
            let roll = source.roll(played.game().referee());
            match played.game().stage() {
                tavli_rules::Stage::Opening => {
                    let dice = tavli_rules::BySide::from_fn(|_| source.die());
                    played.throw_opening(dice).expect("it is thrown for");
                }
                tavli_rules::Stage::Throw => played.throw(roll).expect("somebody throws"),
                tavli_rules::Stage::Play(_) => {
                    let plays = played.game().plays();
                    let play = plays.play(played.game().referee(), plays.len() / 2);
                    played.play(&play).expect("it was listed");
                }
                tavli_rules::Stage::Over(_) => break,
            }
        }
        let record = Record::new(tavli_rules::ByPlayer::new("A".to_owned(), "B".to_owned()), played);
        let written = record.text();
        let read = Record::read(&written).unwrap_or_else(|fault| panic!("{fault}\n{written}"));
        assert_eq!(read.text(), written);
    }
}

#[test]
fn the_examples_of_laboratory_rulesets_are_sound() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulesets");
    let files: Vec<_> = std::fs::read_dir(folder).expect("there are examples").collect();
    assert!(files.len() >= 3);
    for file in files {
        let path = file.expect("a file").path();
        let ruleset = read_ruleset(&std::fs::read_to_string(&path).expect("it can be read"));
        let ruleset = ruleset.unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let start = Referee::new(ruleset).expect("it was checked").start(tavli_rules::Side::White);
        assert!(start.mover().count(Place::OFF) == 0);
    }
}
