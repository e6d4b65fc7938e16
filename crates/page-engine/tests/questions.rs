//! What the worker says about positions and games, without a browser.

use serde_json::{Value, json};
use tavli_engine::{Analyst, Plain, Scorebook, Search, moments};
use tavli_page_engine::Engine;
use tavli_rules::{Player, Record};

const POSITION: &str = "portes-w31-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5";

fn ask(engine: &mut Engine, question: Value) -> Value {
    serde_json::from_str(&engine.answer(&question.to_string())).expect("an answer is JSON")
}

fn record() -> String {
    let path = format!("{}/../../testdata/records/portes.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the golden record")
}

/// With the net of the game, whose table is for other rules: one checker a side, to be borne off by a one alone.
#[test]
fn races_are_known_exactly_where_an_option_bears_off_otherwise() {
    let mut engine = Engine::new();
    let net = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../nets/portes.net")).expect("a net");
    engine.take_net("portes", &net);
    let position = "portes~bear_off.exact-w-24.off14-24.off14";
    let answer = ask(&mut engine, json!({ "ask": "rolls", "position": position }));
    let (off, still_on) = (11.0 / 36.0, 25.0 / 36.0);
    let win = answer["win"].as_f64().expect("a chance");
    assert!((win - off / (1.0 - still_on * still_on)).abs() < 1e-4, "{answer}");
}

/// Without a net everything is judged by plain counts, here and in the worker.
#[test]
fn record_has_the_reviews_and_figures_of_the_analyst() {
    let (mut engine, text) = (Engine::new(), record());
    let played = Record::read(&text).expect("it can be read").played;
    let referee = played.cycle()[0].clone();
    let plain = Box::new(Plain::new(referee.ruleset()));
    let mut analyst = Analyst::new(Search::with_evaluator(&referee, plain), 0);
    let reviews: Vec<_> = moments(&played).iter().map(|moment| analyst.review(moment)).collect();

    let head = ask(&mut engine, json!({ "id": 1, "ask": "study", "record": text }));
    assert_eq!(head, json!({ "id": 1, "study": 1, "turns": reviews.len(), "evaluator": "plain" }));
    for (turn, review) in reviews.iter().enumerate() {
        let mut expected = String::new();
        review.write_json(&referee, &mut expected);
        let answer = ask(&mut engine, json!({ "ask": "review", "study": 1, "turn": turn, "ply": 0 }));
        assert_eq!(answer["review"], serde_json::from_str::<Value>(&expected).unwrap(), "turn {turn}");
    }
    let book = Scorebook::new(&played, &reviews);
    let mut expected = String::new();
    book.of(Player::First).write_json(&mut expected);
    let figures = ask(&mut engine, json!({ "ask": "figures", "study": 1 }));
    assert_eq!(figures["figures"][0], serde_json::from_str::<Value>(&expected).unwrap());
    assert_eq!(figures["games"].as_array().map(Vec::len), Some(book.games.len()));
}

/// Whoever opens another record meanwhile and comes back finds the turns that were seen, and the figures count them.
#[test]
fn records_keep_what_was_seen_of_them() {
    let (mut engine, text) = (Engine::new(), record());
    let other = text.replace("First: ", "First: another ");
    let begin = |engine: &mut Engine, text: &str| {
        ask(engine, json!({ "ask": "study", "record": text }))["study"].as_u64().expect("a number")
    };
    let decisions = |engine: &mut Engine, study: u64| {
        ask(engine, json!({ "ask": "figures", "study": study }))["figures"][0]["decisions"].clone()
    };
    let one = begin(&mut engine, &text);
    let deep = ask(&mut engine, json!({ "ask": "review", "study": one, "turn": 0, "ply": 1 }));
    let two = begin(&mut engine, &other);
    assert_ne!(one, two);
    assert_eq!(decisions(&mut engine, two), 0);
    assert_eq!(begin(&mut engine, &text), one);
    assert_eq!(decisions(&mut engine, one), 1);
    let shallow = ask(&mut engine, json!({ "ask": "review", "study": one, "turn": 0, "ply": 0 }));
    assert_eq!(shallow, deep, "what is known better stays known");
    for number in 0..8 {
        begin(&mut engine, &text.replace("First: ", &format!("First: {number}")));
    }
    let forgotten = ask(&mut engine, json!({ "ask": "figures", "study": one }));
    assert_eq!(forgotten["error"], format!("no record is being looked at as {one}"));
}

#[test]
fn play_is_judged_against_the_best() {
    let question = json!({ "ask": "decision", "position": POSITION, "play": "12/15 15/16", "ply": 0 });
    let review = &ask(&mut Engine::new(), question)["review"];
    assert_eq!(review["candidates"][review["made"].as_u64().unwrap() as usize]["play"], "12/15 15/16");
    assert!(review["loss"].as_f64().unwrap() >= 0.0);
}

#[test]
fn every_roll_has_its_worth() {
    let answer = ask(&mut Engine::new(), json!({ "ask": "rolls", "position": POSITION }));
    let rolls = answer["rolls"].as_array().expect("a list");
    assert_eq!(rolls.iter().map(|roll| roll["weight"].as_u64().unwrap()).sum::<u64>(), 36);
    let sum: f64 =
        rolls.iter().map(|roll| roll["weight"].as_f64().unwrap() * roll["equity"].as_f64().unwrap()).sum();
    assert!((sum / 36.0 - answer["equity"].as_f64().unwrap()).abs() < 0.0001, "{answer}");
}

#[test]
fn reasons_are_counted() {
    let plays =
        json!({ "ask": "compare", "position": POSITION, "better": "17/20 19/20", "worse": "12/15 15/16" });
    let answer = ask(&mut Engine::new(), plays);
    let points = json!({ "fact": "points", "better": 5, "worse": 4 });
    assert!(answer["for"].as_array().unwrap().contains(&points), "{answer}");
}

#[test]
fn what_cannot_be_answered_is_told() {
    for (question, told) in [
        (json!({ "id": 7, "ask": "the way" }), "nobody can answer \"the way\""),
        (
            json!({ "id": 7, "ask": "review", "study": 3, "turn": 0, "ply": 0 }),
            "no record is being looked at as 3",
        ),
        (json!({ "id": 7, "ask": "rolls" }), "\"position\" is missing"),
    ] {
        let answer = ask(&mut Engine::new(), question);
        assert_eq!(answer, json!({ "id": 7, "error": told }));
    }
}
