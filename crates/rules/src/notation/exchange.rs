//! The rule book's exchange format (section 8): one JSON object a line, for tests and tools.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use serde_json::{Map, Value};

use crate::builtin::BuiltIn;
use crate::dice::Roll;
use crate::place::{Place, Spot};
use crate::plays::Plays;
use crate::position::{Position, SideDraft};
use crate::referee::Referee;
use crate::ruleset::Ruleset;
use crate::side::{BySide, Side};
use crate::step::{Meeting, Step};

/// A line of the exchange format, understood and possible.
///
/// ```
/// let line = r#"{"id":7,"game":"zeno","turn":"white","white":{"hand":15},"black":{"hand":15}}"#;
/// let read = tavli_rules::read_exchange(line).unwrap();
/// assert_eq!(read.referee.ruleset().name, "zeno");
/// assert_eq!((read.roll, read.id), (None, Some(7.into())));
/// ```
#[derive(Clone, Debug)]
pub struct ExchangeLine {
    /// The rules that it names.
    pub referee: Referee,
    /// Who stands where, and whose turn it is.
    pub position: Position,
    /// The dice, if thrown.
    pub roll: Option<Roll>,
    /// The caller's own mark of the line, to be given back.
    pub id: Option<Value>,
}

/// What is wrong with a line, and the caller's own mark of it.
///
/// ```
/// let fault = tavli_rules::read_exchange(r#"{"id":7,"game":"chess"}"#).unwrap_err();
/// assert_eq!(fault.id, Some(7.into()));
/// assert!(fault.what.starts_with("there is no game \"chess\""));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ExchangeFault {
    /// The caller's own mark of the line, to be given back.
    pub id: Option<Value>,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for ExchangeFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.what)
    }
}

impl std::error::Error for ExchangeFault {}

/// Reads one line; where it is not a possible position, says everything that is wrong.
///
/// ```
/// let line = r#"{"game":"fevga","turn":"white","dice":[6,6],
///     "white":{"board":{"1":15}},"black":{"board":{"1":15}}}"#;
/// let read = tavli_rules::read_exchange(line).unwrap();
/// let plays = read.referee.plays(&read.position, read.roll.unwrap());
/// assert_eq!(plays.len(), 1);
/// assert!(tavli_rules::read_exchange("{}").is_err());
/// ```
pub fn read_exchange(line: &str) -> Result<ExchangeLine, ExchangeFault> {
    read_exchange_under(line, &|name| name.parse::<BuiltIn>().map(BuiltIn::ruleset))
}

/// The same, where somebody else knows which rules a line's "game" means.
///
/// ```
/// use tavli_rules::{BuiltIn, read_exchange_under};
/// let line = r#"{"game":"mine","turn":"black","white":{"board":{"1":15}},"black":{"board":{"1":15}}}"#;
/// let read = read_exchange_under(line, &|_| Ok(BuiltIn::Fevga.ruleset())).unwrap();
/// assert_eq!(read.referee.ruleset().name, "fevga");
/// ```
pub fn read_exchange_under(
    line: &str,
    rules: &dyn Fn(&str) -> Result<Ruleset, String>,
) -> Result<ExchangeLine, ExchangeFault> {
    let without_id = |what: String| ExchangeFault { id: None, what };
    let value: Value =
        serde_json::from_str(line).map_err(|error| without_id(format!("this is not JSON: {error}")))?;
    let Value::Object(mut fields) = value else {
        return Err(without_id("a line is one JSON object".to_owned()));
    };
    let id = fields.remove("id");
    match read_fields(fields, rules) {
        Ok((referee, position, roll)) => Ok(ExchangeLine { referee, position, roll, id }),
        Err(what) => Err(ExchangeFault { id, what }),
    }
}

fn read_fields(
    mut fields: Map<String, Value>,
    rules: &dyn Fn(&str) -> Result<Ruleset, String>,
) -> Result<(Referee, Position, Option<Roll>), String> {
    let ruleset = read_rules(&mut fields, rules)?;
    let turn = read_turn(&mut fields)?;
    let roll = fields.remove("dice").map(|dice| read_dice(&dice, &ruleset)).transpose()?;
    let [white, black] = Side::BOTH.map(|side| read_draft(&mut fields, side));
    let drafts = BySide::new(white?, black?);
    if let Some(unknown) = fields.keys().next() {
        return Err(format!(
            "\"{unknown}\" is not understood; a line has game, turn, dice, white, black, options and id"
        ));
    }
    let position = Position::new(&ruleset, &drafts, turn).map_err(|faults| faults.to_string())?;
    let referee = Referee::new(ruleset).map_err(|faults| faults.to_string())?;
    Ok((referee, position, roll))
}

fn read_rules(
    fields: &mut Map<String, Value>,
    rules: &dyn Fn(&str) -> Result<Ruleset, String>,
) -> Result<Ruleset, String> {
    let Some(Value::String(name)) = fields.remove("game") else {
        return Err(format!("\"game\" must be one of {}", BuiltIn::ALL.map(BuiltIn::name).join(", ")));
    };
    let ruleset = rules(&name)?;
    let options = match fields.remove("options") {
        None => Map::new(),
        Some(Value::Object(options)) => options,
        Some(_) => return Err("\"options\" must be an object of option names and values".to_owned()),
    };
    options.into_iter().try_fold(ruleset, |ruleset, (name, value)| {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        ruleset.with_option(&name, &value).map_err(|fault| fault.to_string())
    })
}

fn read_turn(fields: &mut Map<String, Value>) -> Result<Side, String> {
    match fields.remove("turn") {
        Some(Value::String(side)) => side.parse(),
        Some(_) | None => Err("\"turn\" must be \"white\" or \"black\"".to_owned()),
    }
}

fn read_dice(value: &Value, ruleset: &Ruleset) -> Result<Roll, String> {
    let needs = ruleset.dice.dice;
    let wrong = || format!("\"dice\" must be {needs} numbers from 1 to 6, not {value}");
    let dice = value.as_array().ok_or_else(wrong)?;
    let values: Option<Vec<u8>> = dice.iter().map(|die| u8::try_from(die.as_u64()?).ok()).collect();
    let roll = Roll::new(&values.ok_or_else(wrong)?).map_err(|_| wrong())?;
    if roll.count() == usize::from(needs) { Ok(roll) } else { Err(wrong()) }
}

fn read_draft(fields: &mut Map<String, Value>, side: Side) -> Result<SideDraft, String> {
    let Some(Value::Object(mut own)) = fields.remove(side.name()) else {
        return Err(format!("\"{side}\" must be an object with the side's checkers"));
    };
    let mut draft = SideDraft {
        hand: read_count(&mut own, side, "hand")?,
        bar: read_count(&mut own, side, "bar")?,
        off: read_count(&mut own, side, "off")?,
        board: read_counts(&mut own, side, "board")?,
        middle: read_counts(&mut own, side, "middle")?,
        ..SideDraft::default()
    };
    draft.out = match own.remove("out") {
        None | Some(Value::Null) => None,
        Some(Value::Bool(out)) => Some(out),
        Some(other) => return Err(format!("{side}'s \"out\" must be true or false, not {other}")),
    };
    draft.pinned = match own.remove("pinned") {
        None | Some(Value::Null) => Vec::new(),
        Some(Value::Array(points)) => {
            points.iter().map(|point| small(point, side, "pinned")).collect::<Result<_, _>>()?
        }
        Some(other) => return Err(format!("{side}'s \"pinned\" must be a list of points, not {other}")),
    };
    match own.keys().next() {
        Some(unknown) => Err(format!(
            "{side}'s \"{unknown}\" is not understood; a side has hand, bar, board, middle, pinned, out and off"
        )),
        None => Ok(draft),
    }
}

fn read_count(own: &mut Map<String, Value>, side: Side, name: &str) -> Result<u8, String> {
    own.remove(name).filter(|value| !value.is_null()).map_or(Ok(0), |value| small(&value, side, name))
}

fn read_counts(own: &mut Map<String, Value>, side: Side, name: &str) -> Result<BTreeMap<u8, u8>, String> {
    let counts = match own.remove(name) {
        None | Some(Value::Null) => return Ok(BTreeMap::new()),
        Some(Value::Object(counts)) => counts,
        Some(other) => {
            return Err(format!("{side}'s \"{name}\" must be an object of places and counts, not {other}"));
        }
    };
    // "01" and "+1" would be second names of a place that is there already.
    let number = |key: &str| key.parse::<u8>().ok().filter(|number| number.to_string() == key);
    let place =
        |key: &str| number(key).ok_or_else(|| format!("{side}'s \"{name}\" names no place \"{key}\""));
    counts.iter().map(|(key, count)| Ok((place(key)?, small(count, side, name)?))).collect()
}

fn small(value: &Value, side: Side, name: &str) -> Result<u8, String> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.ok_or_else(|| format!("{side}'s \"{name}\" holds {value}, which is not a small whole number"))
}

/// A position, and the dice if they are thrown, as a line that [`read_exchange`] reads.
///
/// ```
/// use tavli_rules::{BuiltIn, Side, exchange_line, read_exchange};
/// let referee = BuiltIn::Plakoto.referee();
/// let start = referee.start(Side::Black);
/// assert_eq!(read_exchange(&exchange_line(&referee, &start, None)).unwrap().position, start);
/// ```
pub fn exchange_line(referee: &Referee, position: &Position, roll: Option<Roll>) -> String {
    let ruleset = referee.ruleset();
    let mut out = format!("{{\"game\":{}", quoted(&ruleset.name));
    let options: Vec<String> =
        ruleset.changes().iter().map(|(name, value)| format!("{}:{}", quoted(name), quoted(value))).collect();
    if !options.is_empty() {
        let _ = write!(out, ",\"options\":{{{}}}", options.join(","));
    }
    let _ = write!(out, ",\"turn\":\"{}\"", position.turn());
    if let Some(roll) = roll {
        let dice: Vec<String> = roll.dice().map(|die| die.to_string()).collect();
        let _ = write!(out, ",\"dice\":[{}]", dice.join(","));
    }
    for side in Side::BOTH {
        let _ = write!(out, ",\"{side}\":");
        write_side(position, side, &mut out);
    }
    out.push('}');
    out
}

/// A text as JSON. Written here because a page that only writes need not carry a library that also reads.
fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for sign in text.chars() {
        match sign {
            '"' | '\\' => out.extend(['\\', sign]),
            '\u{20}'.. => out.push(sign),
            control => {
                let _ = write!(out, "\\u{:04x}", u32::from(control));
            }
        }
    }
    out + "\""
}

/// Answers a line with every distinct result and one way to it; appends to `out`, without a line end.
///
/// ```
/// let line = r#"{"game":"zeno","turn":"white","dice":[1,2,3],"white":{"hand":15},"black":{"hand":15}}"#;
/// let read = tavli_rules::read_exchange(line).unwrap();
/// let mut answer = String::new();
/// tavli_rules::write_plays(&read, &read.referee.plays(&read.position, read.roll.unwrap()), &mut answer);
/// assert!(answer.starts_with(r#"{"plays":[{"steps":[{"die":3,"from":"hand","to":3,"hit":false},"#));
/// ```
pub fn write_plays(line: &ExchangeLine, plays: &Plays, out: &mut String) {
    out.push('{');
    write_id(line.id.as_ref(), out);
    out.push_str("\"plays\":[");
    for (index, position) in plays.positions().iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        out.push('{');
        write_result(&plays.play(&line.referee, index), position, out);
        out.push('}');
    }
    out.push_str("]}");
}

/// A play's steps and the position after it, as fields of an object.
///
/// ```
/// use tavli_rules::{BuiltIn, Side, write_result};
/// let mut fields = String::new();
/// write_result(&[], &BuiltIn::Zeno.referee().start(Side::White), &mut fields);
/// assert!(fields.starts_with(r#""steps":[],"after":{"white":{"hand":15,"#));
/// ```
pub fn write_result(play: &[Step], after: &Position, out: &mut String) {
    out.push_str("\"steps\":");
    write_steps(play, out);
    out.push_str(",\"after\":{\"white\":");
    write_side(after, Side::White, out);
    out.push_str(",\"black\":");
    write_side(after, Side::Black, out);
    out.push('}');
}

/// A play's steps as a list.
///
/// ```
/// use tavli_rules::{BuiltIn, Roll, Side, write_steps};
/// let referee = BuiltIn::Portes.referee();
/// let next = referee.next_steps(&referee.start(Side::White), Roll::new(&[6, 5]).unwrap(), &[]).unwrap();
/// let mut list = String::new();
/// write_steps(&next.steps()[..1], &mut list);
/// assert_eq!(list, r#"[{"die":6,"from":1,"to":7,"hit":false}]"#);
/// ```
pub fn write_steps(play: &[Step], out: &mut String) {
    out.push('[');
    for (number, step) in play.iter().enumerate() {
        if number > 0 {
            out.push(',');
        }
        write_step(step, out);
    }
    out.push(']');
}

/// Answers a line that could not be understood.
///
/// ```
/// let fault = tavli_rules::read_exchange("[]").unwrap_err();
/// let mut answer = String::new();
/// tavli_rules::write_error(&fault, &mut answer);
/// assert_eq!(answer, r#"{"error":"a line is one JSON object"}"#);
/// ```
pub fn write_error(fault: &ExchangeFault, out: &mut String) {
    out.push('{');
    write_id(fault.id.as_ref(), out);
    let _ = write!(out, "\"error\":{}}}", Value::from(fault.what.as_str()));
}

/// The caller's own mark of a line, as the first field of its answer.
///
/// ```
/// let mut answer = "{".to_owned();
/// tavli_rules::write_id(Some(&"first".into()), &mut answer);
/// assert_eq!(answer, r#"{"id":"first","#);
/// ```
pub fn write_id(id: Option<&Value>, out: &mut String) {
    if let Some(id) = id {
        let _ = write!(out, "\"id\":{id},");
    }
}

fn write_step(step: &Step, out: &mut String) {
    let _ = write!(out, "{{\"die\":{},\"from\":", step.die);
    write_place(step.from, out);
    out.push_str(",\"to\":");
    write_place(step.to, out);
    let _ = write!(out, ",\"hit\":{}", step.meeting == Meeting::Hit);
    if step.meeting == Meeting::Pin {
        out.push_str(",\"pin\":true");
    }
    out.push('}');
}

fn write_place(place: Place, out: &mut String) {
    let _ = match place.spot() {
        Spot::Hand => write!(out, "\"hand\""),
        Spot::Bar => write!(out, "\"bar\""),
        Spot::Off => write!(out, "\"off\""),
        Spot::Point(progress) => write!(out, "{progress}"),
        Spot::Middle(place) => write!(out, "\"middle {place}\""),
    };
}

/// One side of a position, with every field.
fn write_side(position: &Position, side: Side, out: &mut String) {
    let checkers = position.checkers(side);
    let count = |place| checkers.count(place);
    let _ = write!(out, "{{\"hand\":{},\"bar\":{},\"board\":{{", count(Place::HAND), count(Place::BAR));
    let mut separator = "";
    for (place, count) in checkers.stacks() {
        if let Spot::Point(progress) = place.spot() {
            let _ = write!(out, "{separator}\"{progress}\":{count}");
            separator = ",";
        }
    }
    out.push_str("},\"middle\":{");
    separator = "";
    for (place, count) in checkers.stacks() {
        if let Spot::Middle(place) = place.spot() {
            let _ = write!(out, "{separator}\"{place}\":{count}");
            separator = ",";
        }
    }
    out.push_str("},\"pinned\":[");
    separator = "";
    for progress in checkers.pinned().filter_map(Place::progress) {
        let _ = write!(out, "{separator}{progress}");
        separator = ",";
    }
    let _ = write!(out, "],\"out\":{},\"off\":{}}}", checkers.is_out(), count(Place::OFF));
}
