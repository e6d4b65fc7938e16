//! The golden records, and what the engine says of them natively.

use serde_json::{Value, json};
use tavli_board::Table;
use tavli_page_engine::Engine;
use tavli_rules::{BuiltIn, Record, position_text};

/// How many throws ahead the page looks at last, in reviews and as a tutor.
const PLY: u32 = 1;

/// Where the record of a whole game lies.
pub fn golden_path(game: BuiltIn) -> String {
    format!("{}/../../testdata/records/{game}.txt", env!("CARGO_MANIFEST_DIR"))
}

/// The record of a whole game.
pub fn golden_record(game: BuiltIn) -> String {
    std::fs::read_to_string(golden_path(game)).expect("the golden record")
}

/// A throw that was played badly.
#[derive(Clone, Debug)]
pub struct Blunder {
    /// The match until then, with the throw; the first player has White, and is to move.
    pub table: Table,
    /// What was played.
    pub play: String,
    /// What should have been played.
    pub best: String,
}

/// The first blunder of White in the golden record of a game against which something speaks that can be counted.
pub fn blunder(game: BuiltIn) -> Blunder {
    let record = golden_record(game);
    let (mut engine, turns) = begun(game, &record);
    let found = (0..turns).find_map(|turn| {
        let begin = format!("\n{}. White ", turn + 1);
        let at = record.find(&begin)?;
        let (thrown, play) = record[at..].trim_start().lines().next()?.split_once(": ")?;
        let review = json!({ "ask": "review", "study": 1, "turn": turn, "ply": PLY });
        let review = &answer(&mut engine, &review)["review"];
        let best = review["candidates"][0]["play"].as_str()?;
        let table = Table::new(until(&format!("{}\n{thrown}: ?\n", &record[..at])));
        let is_blunder = review["class"] == "blunder" && has_reasons(&mut engine, &table, best, play);
        is_blunder.then(|| Blunder { table, play: play.to_owned(), best: best.to_owned() })
    });
    found.expect("nobody plays a whole game without a blunder")
}

fn has_reasons(engine: &mut Engine, table: &Table, better: &str, worse: &str) -> bool {
    let turn = table.turn().expect("a roll is being played");
    let position = position_text(table.referee(), turn.start(), Some(turn.roll()));
    let question = json!({ "ask": "compare", "position": position, "better": better, "worse": worse });
    answer(engine, &question)["for"].as_array().is_some_and(|reasons| !reasons.is_empty())
}

fn until(record: &str) -> tavli_rules::Match {
    Record::read(record).expect("a record may end anywhere").played
}

/// An engine with the net of a game that looks at a record; of how many turns.
fn begun(game: BuiltIn, record: &str) -> (Engine, usize) {
    let net = format!("{}/../../nets/{game}.net", env!("CARGO_MANIFEST_DIR"));
    let mut engine = Engine::new();
    engine.take_net(game.name(), &std::fs::read(net).expect("the net is in the repository"));
    let head = answer(&mut engine, &json!({ "ask": "study", "record": record }));
    let turns = head["turns"].as_u64().expect("a number");
    (engine, turns as usize)
}

fn answer(engine: &mut Engine, question: &Value) -> Value {
    serde_json::from_str(&engine.answer(&question.to_string())).expect("an answer is JSON")
}
