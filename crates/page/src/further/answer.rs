//! What the worker answers to a question about a position or a turn, read from its JSON.

use js_sys::Array;
use wasm_bindgen::JsValue;

use crate::engine::{ask, field, quoted};

/// A question for the worker, field by field.
pub(super) struct Question(String);

impl Question {
    /// A question by its name; `crates/page-engine/src/question.rs` answers it.
    pub(super) fn new(name: &str) -> Question {
        Question(format!("\"ask\":\"{name}\""))
    }

    pub(super) fn text(self, name: &str, text: &str) -> Question {
        Question(format!("{},\"{name}\":{}", self.0, quoted(text)))
    }

    pub(super) fn number(self, name: &str, number: usize) -> Question {
        Question(format!("{},\"{name}\":{number}", self.0))
    }

    /// Asks, once the worker has the nets of these games.
    pub(super) async fn ask(self, games: &[String]) -> Result<Json, String> {
        ask(games, self.0).await.map(Json)
    }
}

/// A part of an answer.
pub(super) struct Json(JsValue);

impl Json {
    pub(super) fn get(&self, name: &str) -> Json {
        Json(field(&self.0, name))
    }

    pub(super) fn number(&self, name: &str) -> f64 {
        field(&self.0, name).as_f64().unwrap_or_default()
    }

    pub(super) fn text(&self, name: &str) -> String {
        field(&self.0, name).as_string().unwrap_or_default()
    }

    pub(super) fn list(&self, name: &str) -> Vec<Json> {
        let list = field(&self.0, name);
        if list.is_undefined() { Vec::new() } else { Array::from(&list).iter().map(Json).collect() }
    }
}

/// A play and what it is worth to who plays it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct JudgedPlay {
    pub(super) play: String,
    pub(super) win: f64,
    pub(super) equity: f64,
    pub(super) ply: u32,
}

/// What the worker says about a turn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Review {
    /// The chance to win before the throw, of the side whose turn it was; half a draw is half a win.
    pub(super) chance: f64,
    /// What the throw gave.
    pub(super) luck: f64,
    /// How many plays there were.
    pub(super) plays: u32,
    pub(super) candidates: Vec<JudgedPlay>,
    /// Which of the candidates was played.
    pub(super) made: Option<usize>,
    pub(super) loss: f64,
    pub(super) class: String,
}

impl Review {
    pub(super) fn read(json: &Json) -> Review {
        let candidate = |json: Json| JudgedPlay {
            play: json.text("play"),
            win: json.get("chances").number("win"),
            equity: json.number("equity"),
            ply: json.number("ply") as u32,
        };
        let (win, lose) = (json.get("before").number("win"), json.get("before").number("lose"));
        Review {
            chance: win + (1.0 - win - lose).max(0.0) / 2.0,
            luck: json.number("luck"),
            plays: json.number("plays") as u32,
            candidates: json.list("candidates").into_iter().map(candidate).collect(),
            made: field(&json.0, "made").as_f64().map(|made| made as usize),
            loss: json.number("loss"),
            class: json.text("class"),
        }
    }

    /// Whether the play was a mistake that one can learn from.
    pub(super) fn is_mistake(&self) -> bool {
        matches!(self.class.as_str(), "error" | "blunder")
    }
}

/// How well somebody played, and what the dice gave.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Figures {
    pub(super) decisions: f64,
    pub(super) average_loss: f64,
    pub(super) luck: f64,
    pub(super) result: f64,
    pub(super) adjusted_result: f64,
    pub(super) errors: f64,
    pub(super) blunders: f64,
}

impl Figures {
    pub(super) fn read(json: &Json) -> Figures {
        Figures {
            decisions: json.number("decisions"),
            average_loss: json.number("average_loss"),
            luck: json.number("luck"),
            result: json.number("result"),
            adjusted_result: json.number("adjusted_result"),
            errors: json.number("error"),
            blunders: json.number("blunder"),
        }
    }
}

/// Something in which one play is better than another.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reason {
    pub(super) fact: String,
    pub(super) better: u32,
    pub(super) worse: u32,
}

impl Reason {
    pub(super) fn read_all(json: &Json, name: &str) -> Vec<Reason> {
        let reason = |json: Json| Reason {
            fact: json.text("fact"),
            better: json.number("better") as u32,
            worse: json.number("worse") as u32,
        };
        json.list(name).into_iter().map(reason).collect()
    }
}
