//! Whole games looked at again.

use tavli_rules::{BuiltIn, Match, Player, Record, Referee, Side, Stage};

use super::*;
use crate::level::Level;
use crate::plain::Plain;

fn search(referee: &Referee) -> Search<'_> {
    Search::with_evaluator(referee, Box::new(Plain::new(referee.ruleset())))
}

/// A golden record of this name.
fn record(name: &str) -> Match {
    let path = format!("{}/../../testdata/records/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    Record::read(&std::fs::read_to_string(path).unwrap()).unwrap().played
}

/// The reviews of a match of one game.
fn reviews(played: &Match, depth: u32) -> Vec<Review> {
    let mut analyst = Analyst::new(search(played.game().referee()), depth);
    moments(played).iter().map(|moment| analyst.review(moment)).collect()
}

#[test]
fn every_turn_of_a_record_has_a_review() {
    for game in BuiltIn::ALL {
        let played = record(game.name());
        let reviews = reviews(&played, 0);
        assert_eq!(reviews.len(), played.game().turns().len(), "{game}");
        for (review, turn) in reviews.iter().zip(played.game().turns()) {
            assert_eq!((review.side(), review.roll), (turn.side, turn.roll), "{game}");
            assert_eq!(review.made().map(|made| &made.play), turn.roll.map(|_| &turn.play), "{game}");
            assert!(review.loss >= 0.0 && review.candidates.len() <= CANDIDATES_KEPT + 1, "{review:?}");
        }
    }
}

#[test]
fn candidates_come_best_first_and_the_loss_is_the_way_to_the_best() {
    for (game, depth) in [("portes", 0), ("portes", 1), ("fevga", 1), ("zeno", 0)] {
        for review in reviews(&record(game), depth) {
            let best_depth = review.candidates.first().map_or(0, |best| best.depth);
            let deep: Vec<f64> = review
                .candidates
                .iter()
                .take_while(|candidate| candidate.depth == best_depth)
                .map(|candidate| candidate.equity)
                .collect();
            assert!(deep.is_sorted_by(|a, b| a >= b), "{game} {review:?}");
            let Some(made) = review.made() else { continue };
            assert_eq!(made.depth, best_depth, "{game}");
            assert_eq!(review.loss, deep[0] - made.equity, "{game}");
        }
    }
}

#[test]
fn luck_is_none_on_average() {
    let played = record("plakoto");
    let mut analyst = Analyst::new(search(played.game().referee()), 0);
    for moment in moments(&played).iter().step_by(7) {
        let worths = analyst.rolls(&moment.position);
        let mean = equity(mean(&worths), &analyst.search);
        let luck: f64 = worths.iter().map(|worth| f64::from(worth.weight) * (worth.equity - mean)).sum();
        assert!(luck.abs() < 1e-4, "{luck}");
    }
}

#[test]
fn luck_alone_is_that_of_the_review() {
    let played = record("portes");
    let mut analyst = Analyst::new(search(played.game().referee()), 0);
    for moment in moments(&played).iter().step_by(5) {
        let Some(roll) = moment.roll else { continue };
        let luck = analyst.luck(&moment.position, roll);
        assert_eq!(luck.given, analyst.review(moment).luck);
        let worths = analyst.rolls(&moment.position);
        let most = worths.iter().map(|worth| worth.equity).fold(f64::MIN, f64::max);
        let least = worths.iter().map(|worth| worth.equity).fold(f64::MAX, f64::min);
        // No spread is larger than half the way between the best and the worst throw.
        assert!(luck.variance <= ((most - least) / 2.0).powi(2) + 1e-6);
        assert_eq!(luck.variance > 0.0, most > least);
    }
}

#[test]
fn turns_may_be_looked_at_in_any_order() {
    let played = record("portes");
    let forwards = reviews(&played, 1);
    let mut analyst = Analyst::new(search(played.game().referee()), 1);
    let mut backwards: Vec<Review> =
        moments(&played).iter().rev().map(|moment| analyst.review(moment)).collect();
    backwards.reverse();
    assert_eq!(forwards, backwards);
}

#[test]
fn who_plays_the_best_plays_gives_nothing_away() {
    let referee = BuiltIn::Portes.referee();
    let mut played = Match::single(referee.clone());
    let dice: [u8; 12] = [3, 1, 6, 5, 4, 4, 2, 1, 6, 6, 5, 2];
    played
        .throw_opening(tavli_rules::BySide::new(tavli_rules::Die::ALL[5], tavli_rules::Die::ALL[1]))
        .unwrap();
    for pair in dice.chunks(2) {
        played.throw(Roll::new(pair).unwrap()).unwrap();
        let Stage::Play(roll) = played.game().stage() else { panic!("a roll was thrown") };
        let mut search = search(&referee);
        let (candidates, chosen) = Level::Expert.choose(&mut search, played.game().position(), roll, 1);
        let play = search.listed().unwrap().play(&referee, candidates[chosen].index);
        played.play(&play).unwrap();
    }
    let book = Scorebook::new(&played, &reviews(&played, 0));
    for player in Player::BOTH {
        let figures = book.of(player);
        assert_eq!((figures.loss, figures.count(PlayClass::Best)), (0.0, figures.decisions));
        assert_eq!((figures.result, figures.decisions), (0.0, 3), "the game is not over");
    }
}

#[test]
fn a_result_without_luck_adds_up_for_both() {
    let played = record("fevga");
    let book = Scorebook::new(&played, &reviews(&played, 0));
    let figures = &book.games[0];
    let [white, black] = Side::BOTH.map(|side| figures[side]);
    assert_eq!(white.result, -black.result);
    assert!((white.adjusted_result + black.adjusted_result).abs() < 1e-9);
    assert!((white.adjusted_result - (white.result - white.luck + black.luck)).abs() < 1e-9);
}

#[test]
fn a_roll_that_is_not_yet_played_has_candidates_and_no_verdict() {
    let mut played = Match::single(BuiltIn::Scripta.referee());
    played.throw(Roll::new(&[6, 2]).unwrap()).unwrap();
    let review = reviews(&played, 1).remove(0);
    assert!(review.made.is_none() && review.candidates.len() > 1, "{review:?}");
}

#[test]
fn reviews_are_json() {
    let played = record("zeno");
    let mut text = String::new();
    let reviews = reviews(&played, 0);
    let review = reviews.iter().rfind(|review| review.plays > 1).unwrap();
    review.write_json(played.game().referee(), &mut text);
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&value["turn"], &value["side"]), (&review.turn.into(), &review.side().name().into()));
    let candidates = value["candidates"].as_array().unwrap();
    assert!(candidates.len() > 1 && candidates[0]["equity"].is_number());
    assert!(value["class"].is_string() && value["luck"].is_number());
}
