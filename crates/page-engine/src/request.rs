//! What the page asks: a position with its dice, and at which level to play it.

use std::fmt::Write;

use serde_json::{Map, Value};
use tavli_engine::{Candidate, Chances, Level};
use tavli_rules::{ExchangeFault, ExchangeLine, Roll, read_exchange, write_id, write_steps};

use crate::judges::Judges;

/// A request that was understood.
pub(crate) struct Request {
    /// The position, with the page's own mark of the request.
    pub(crate) line: ExchangeLine,
    roll: Roll,
    level: Level,
    seed: u64,
}

/// The fields of a request, and the page's own mark of it.
pub(crate) fn fields(request: &str) -> Result<(Map<String, Value>, Option<Value>), ExchangeFault> {
    let without_id = |what: String| ExchangeFault { id: None, what };
    let value =
        serde_json::from_str(request).map_err(|error| without_id(format!("this is not JSON: {error}")))?;
    let Value::Object(mut fields) = value else {
        return Err(without_id("a request is one JSON object".to_owned()));
    };
    let id = fields.remove("id");
    Ok((fields, id))
}

/// Reads a request. Its position is a line of the exchange format, as a text or as an object; where that names no game
/// and no options, those of the request hold.
pub(crate) fn read(fields: Map<String, Value>, id: Option<Value>) -> Result<Request, ExchangeFault> {
    read_fields(fields, id.clone()).map_err(|what| ExchangeFault { id, what })
}

fn read_fields(mut fields: Map<String, Value>, id: Option<Value>) -> Result<Request, String> {
    let level = fields.get("level").and_then(Value::as_str).ok_or("\"level\" is missing")?.parse()?;
    let seed = fields.get("seed").and_then(Value::as_u64).ok_or("\"seed\" must be a whole number")?;
    let mut position = read_position(fields.remove("position"))?;
    for shared in ["game", "options"] {
        if let Some(value) = fields.remove(shared) {
            position.entry(shared).or_insert(value);
        }
    }
    let line = read_exchange(&Value::from(position).to_string()).map_err(|fault| fault.what)?;
    let roll = line.roll.ok_or("the position's \"dice\" are missing")?;
    Ok(Request { line: ExchangeLine { id, ..line }, roll, level, seed })
}

fn read_position(position: Option<Value>) -> Result<Map<String, Value>, String> {
    let wrong = || "\"position\" must be a line of the exchange format".to_owned();
    match position {
        Some(Value::Object(fields)) => Ok(fields),
        Some(Value::String(line)) => serde_json::from_str(&line).map_err(|_| wrong()),
        Some(_) | None => Err(wrong()),
    }
}

impl Request {
    /// Writes the play that the level chooses, what it is worth for the side that plays it, and what judged.
    pub(crate) fn choose(&self, judges: &mut Judges, answer: &mut String) -> Result<(), String> {
        let Request { line, roll, level, seed } = self;
        let (mut search, judging) = judges.search(&line.referee);
        let (candidates, chosen) = level.choose(&mut search, &line.position, *roll, *seed);
        let chosen: &Candidate = candidates.get(chosen).ok_or("nothing can be chosen")?;
        let plays = search.listed().ok_or("nothing was listed")?;
        answer.push('{');
        write_id(line.id.as_ref(), answer);
        answer.push_str("\"steps\":");
        write_steps(&plays.play(&line.referee, chosen.index), answer);
        let Chances { win, win_double, lose, lose_double } = chosen.chances;
        let _ = write!(
            answer,
            ",\"equity\":{:.5},\"chances\":{{\"win\":{win:.5},\"win_double\":{win_double:.5},\"lose\":{lose:.5},\
             \"lose_double\":{lose_double:.5}}},\"evaluator\":\"{}\"}}",
            chosen.equity.0,
            judging.name()
        );
        Ok(())
    }
}
