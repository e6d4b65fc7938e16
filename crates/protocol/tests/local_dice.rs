//! Matches at one screen have dice that anybody can check, and that nobody changes by loading the page anew.

use tavli_protocol::{DiceFault, DiceRecord, Link, LocalDice, Role, TableId};
use tavli_rules::{BuiltIn, ByPlayer, BySide, Die, Match, Record, Referee, Roll, Side, Stage};

fn new_dice() -> LocalDice {
    LocalDice::new(TableId::of([7; 10]), Link::of_words("alea iacta est"), Link([3; 32]))
}

fn persons(played: &Match) -> BySide<bool> {
    let current = played.current();
    BySide::from_fn(|side| current.player(side) == tavli_rules::Player::First)
}

/// Throws for whoever is to throw.
fn throw(played: &mut Match, dice: &mut LocalDice) {
    dice.follow(played, persons(played));
    match played.game().stage() {
        Stage::Opening => {
            let thrown = dice.throw(None).unwrap();
            for pair in thrown.chunks(2) {
                let pair = BySide::new(Die::new(pair[0]).unwrap(), Die::new(pair[1]).unwrap());
                played.throw_opening(pair).unwrap();
            }
        }
        Stage::Throw => {
            let count = played.game().referee().ruleset().dice.dice;
            let thrown = dice.throw(Some(count.into())).unwrap();
            played.throw(Roll::new(&thrown).unwrap()).unwrap();
        }
        Stage::Play(_) | Stage::Over(_) => {}
    }
}

/// Plays so many turns, or to the end; the first play of the list is as good as any.
fn play(played: &mut Match, dice: &mut LocalDice, turns: usize) {
    for _ in 0..turns {
        while matches!(played.game().stage(), Stage::Opening | Stage::Throw) {
            throw(played, dice);
        }
        if played.is_over() {
            return;
        }
        let plays = played.game().plays();
        let play = if plays.is_empty() { Default::default() } else { plays.play(played.game().referee(), 0) };
        played.play(&play).unwrap();
        dice.follow(played, persons(played));
    }
}

fn record(played: &Match, notes: Vec<(String, String)>) -> Record {
    let mut record = Record::new(ByPlayer::new("human".to_owned(), "casual".to_owned()), played.clone());
    record.notes = notes;
    Record::read(&record.text()).expect("records read back")
}

fn verify(record: &Record) -> Result<u32, DiceFault> {
    DiceRecord::of(record)?.verify(record)
}

#[test]
fn record_of_every_game_is_proven_at_any_time() {
    for game in BuiltIn::ALL {
        let (mut played, mut dice) = (Match::single(game.referee()), new_dice());
        for _ in 0..20 {
            play(&mut played, &mut dice, 1);
            assert_eq!(verify(&record(&played, dice.notes())), Ok(dice.throws()), "{game}");
        }
        play(&mut played, &mut dice, 10_000);
        assert!(played.is_over(), "{game}");
        assert_eq!(verify(&record(&played, dice.notes())), Ok(dice.throws()), "{game}");
    }
}

#[test]
fn every_game_of_a_match_has_chains_of_its_own() {
    let (mut played, mut dice) = (Match::tavli(3), new_dice());
    play(&mut played, &mut dice, 10_000);
    assert!(played.is_over() && played.games().count() > 1);
    let record = record(&played, dice.notes());
    assert_eq!(verify(&record), Ok(dice.throws()));
    let tips = DiceRecord::of(&record).unwrap().games.into_iter().flat_map(|game| game.tips).flatten();
    let tips: Vec<Link> = tips.collect();
    assert!(tips.iter().enumerate().all(|(place, tip)| !tips[..place].contains(tip)));
}

#[test]
fn dice_that_come_do_not_change_when_the_match_is_read_again() {
    for game in BuiltIn::ALL {
        let (mut played, mut dice) = (Match::single(game.referee()), new_dice());
        for _ in 0..8 {
            play(&mut played, &mut dice, 1);
            let kept = record(&played, dice.notes_in_progress());
            let mut again = LocalDice::of(&kept, persons(&kept.played)).expect("it was kept");
            let count = Some(usize::from(played.game().referee().ruleset().dice.dice));
            assert_eq!(again.throw(count), dice.clone().throw(count), "{game}");
        }
    }
}

#[test]
fn nothing_is_thrown_from_a_proof_that_was_changed() {
    let (mut played, mut dice) = (Match::single(BuiltIn::Portes.referee()), new_dice());
    play(&mut played, &mut dice, 4);
    let mut kept = record(&played, dice.notes_in_progress());
    let place = kept.notes.iter().rposition(|(key, _)| key.starts_with("Throw")).unwrap();
    kept.notes[place].1 = kept.notes[place - 1].1.clone();
    let mut again = LocalDice::of(&kept, persons(&kept.played)).expect("it was kept");
    assert_eq!(again.throw(Some(2)), None);
}

#[test]
fn finished_record_tells_no_secret() {
    let (mut played, mut dice) = (Match::single(BuiltIn::Portes.referee()), new_dice());
    play(&mut played, &mut dice, 5);
    let [finished, kept] =
        [dice.notes(), dice.notes_in_progress()].map(|notes| record(&played, notes).text());
    for secret in [Link::of_words("alea iacta est"), Link([3; 32])] {
        assert!(!finished.contains(&secret.to_string()) && kept.contains(&secret.to_string()));
    }
}

/// Changes a note of a record that was right.
fn tampered(key: &str, change: impl Fn(&str) -> String) -> Result<u32, DiceFault> {
    let (mut played, mut dice) = (Match::single(BuiltIn::Portes.referee()), new_dice());
    play(&mut played, &mut dice, 12);
    let mut record = record(&played, dice.notes());
    let (_, note) = record.notes.iter_mut().find(|(own, _)| own == key).expect("there is such a note");
    *note = change(note);
    verify(&record)
}

#[test]
fn what_was_changed_afterwards_is_refused() {
    let other = |note: &str| {
        let (white, others) = note.split_once(' ').unwrap();
        format!("{} {others}", white.replace('0', "1").replace('a', "b"))
    };
    assert_eq!(tampered("Tips 1", other), Err(DiceFault::BrokenChain { throw: 1, role: Role::White }));
    assert_eq!(tampered("Throw 1.4", other), Err(DiceFault::BrokenChain { throw: 4, role: Role::White }));
    let swapped = |note: &str| {
        let links: Vec<&str> = note.split(' ').collect();
        format!("{} {} {}", links[0], links[2], links[1])
    };
    assert_eq!(tampered("Throw 1.2", swapped), Err(DiceFault::BrokenChain { throw: 2, role: Role::Black }));
}

#[test]
fn other_dice_than_the_proven_ones_are_refused() {
    let (mut played, mut dice) = (Match::single(BuiltIn::Zeno.referee()), new_dice());
    play(&mut played, &mut dice, 3);
    let proven = dice.throw(Some(3)).unwrap();
    let wish = if proven == [6, 6, 6] { [5, 5, 5] } else { [6, 6, 6] };
    played.throw(Roll::new(&wish).unwrap()).unwrap();
    assert!(matches!(verify(&record(&played, dice.notes())), Err(DiceFault::NotPlayed { throw: 4, .. })));
}

#[test]
fn second_draw_is_refused() {
    let (mut played, mut dice) = (Match::single(BuiltIn::Zeno.referee()), new_dice());
    play(&mut played, &mut dice, 3);
    dice.throw(Some(3)).unwrap();
    let thrown = dice.throw(Some(3)).unwrap();
    played.throw(Roll::new(&thrown).unwrap()).unwrap();
    assert!(verify(&record(&played, dice.notes())).is_err());
}

#[test]
fn whoever_gives_up_after_a_throw_leaves_a_proven_record() {
    let kept = BuiltIn::Portes.ruleset().with_option("opening_roll", "keep").unwrap();
    for referee in [BuiltIn::Zeno.referee(), BuiltIn::Portes.referee(), Referee::new(kept).unwrap()] {
        for turns in 0..3 {
            let (mut played, mut dice) = (Match::single(referee.clone()), new_dice());
            play(&mut played, &mut dice, turns);
            while matches!(played.game().stage(), Stage::Opening | Stage::Throw) {
                throw(&mut played, &mut dice);
            }
            played.resign(Side::White).unwrap();
            assert_eq!(verify(&record(&played, dice.notes())), Ok(dice.throws()), "{turns}");
        }
    }
}

#[test]
fn match_in_which_somebody_gives_up_reads_back_and_goes_on() {
    for turns in 0..6 {
        for is_thrown in [false, true] {
            for side in Side::BOTH {
                let (mut played, mut dice) = (Match::to_points(BuiltIn::Zeno.referee(), 3), new_dice());
                for round in 0..5 {
                    let side = if round % 2 == 0 { side } else { side.opponent() };
                    dice.follow(&played, persons(&played));
                    play(&mut played, &mut dice, turns);
                    if is_thrown {
                        throw(&mut played, &mut dice);
                    }
                    if played.resign(side).is_ok() {
                        dice.follow(&played, persons(&played));
                    }
                    let kept = record(&played, dice.notes_in_progress());
                    assert_eq!(verify(&kept), Ok(dice.throws()));
                    dice = LocalDice::of(&kept, persons(&kept.played)).expect("it was kept");
                }
            }
        }
    }
}
