//! What the worker answers, without a browser.

use serde_json::{Value, json};
use tavli_page_engine::Engine;
use tavli_rules::{BuiltIn, Roll, Side, exchange_line, read_exchange};

fn net(game: &str) -> Vec<u8> {
    let path = format!("{}/../../nets/{game}.net", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(path).expect("the net of a built-in game")
}

fn opening(game: BuiltIn, dice: &[u8]) -> String {
    let referee = game.referee();
    exchange_line(&referee, &referee.start(Side::White), Some(Roll::new(dice).unwrap()))
}

fn ask(engine: &mut Engine, request: Value) -> Value {
    serde_json::from_str(&engine.answer(&request.to_string())).expect("an answer is JSON")
}

fn engine_with(game: &str) -> Engine {
    let mut engine = Engine::new();
    assert_eq!(engine.take_net(game, &net(game)), format!("{{\"net\":\"{game}\"}}"));
    engine
}

#[test]
fn every_game_has_a_play_for_its_opening() {
    for game in BuiltIn::ALL {
        let mut engine = engine_with(game.name());
        let dice = if game == BuiltIn::Zeno { &[6, 5, 2][..] } else { &[6, 5] };
        let position = opening(game, dice);
        let answer = ask(&mut engine, json!({ "id": 1, "position": position, "level": "expert", "seed": 7 }));
        assert_eq!((&answer["id"], &answer["evaluator"]), (&json!(1), &json!("net")), "{answer}");
        let chances = &answer["chances"];
        assert!((chances["win"].as_f64().unwrap() + chances["lose"].as_f64().unwrap() - 1.0).abs() < 0.2);
        assert!(!answer["steps"].as_array().unwrap().is_empty(), "{answer}");
    }
}

#[test]
fn steps_can_be_played() {
    let position = opening(BuiltIn::Portes, &[3, 1]);
    let answer = ask(
        &mut engine_with("portes"),
        json!({ "id": "a", "position": position, "level": "expert", "seed": 1 }),
    );
    let line = read_exchange(&position).unwrap();
    let steps = line.referee.plays(&line.position, line.roll.unwrap());
    let mut listed = String::new();
    tavli_rules::write_plays(&line, &steps, &mut listed);
    let listed: Value = serde_json::from_str(&listed).unwrap();
    let is_listed = |play: &Value| play["steps"] == answer["steps"];
    assert!(listed["plays"].as_array().unwrap().iter().any(is_listed), "{answer}");
}

#[test]
fn game_and_options_may_stand_beside_the_position() {
    let mut position: Value = serde_json::from_str(&opening(BuiltIn::Portes, &[3, 1])).unwrap();
    position.as_object_mut().unwrap().remove("game");
    let request = json!({ "game": "portes", "options": {"dice_use": "any"}, "position": position, "level": "club", "seed": 7 });
    let answer = ask(&mut engine_with("portes"), request);
    assert_eq!(answer["evaluator"], "net of the game's own rules", "{answer}");
}

#[test]
fn without_a_net_plain_counts_judge() {
    let request =
        json!({ "id": 2, "position": opening(BuiltIn::Fevga, &[5, 3]), "level": "beginner", "seed": 7 });
    assert_eq!(ask(&mut Engine::new(), request)["evaluator"], "plain");
}

#[test]
fn what_is_wrong_is_said_with_the_id() {
    let position = opening(BuiltIn::Portes, &[3, 1]);
    for (request, wrong) in [
        (json!({ "id": 3 }), "\"level\" is missing"),
        (json!({ "id": 3, "level": "god" }), "is no level"),
        (json!({ "id": 3, "level": "club", "position": position }), "\"seed\""),
        (json!({ "id": 3, "level": "club", "seed": 1 }), "\"position\""),
        (json!({ "id": 3, "level": "club", "seed": 1, "position": {} }), "\"game\""),
        (
            json!({ "id": 3, "level": "club", "seed": 1, "position": position.replace("\"dice\":[3,1],", "") }),
            "\"dice\"",
        ),
    ] {
        let answer = ask(&mut Engine::new(), request);
        assert_eq!(answer["id"], 3);
        assert!(answer["error"].as_str().unwrap().contains(wrong), "{answer}");
    }
    assert!(Engine::new().answer("no JSON").contains("this is not JSON"));
}

#[test]
fn net_of_another_game_is_refused() {
    let answer: Value = serde_json::from_str(&Engine::new().take_net("zeno", &net("portes"))).unwrap();
    assert_eq!(answer["net"], "zeno");
    assert!(answer["error"].as_str().unwrap().starts_with("zeno: "), "{answer}");
}
