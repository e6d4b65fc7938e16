//! One conversation: a position, its dice, and what the engine thinks of them.

use std::time::{Duration, Instant};

use tavli_engine::{Candidate, Search};
use tavli_rules::{BuiltIn, Position, Referee, Roll, Side, read_position_id, read_xgid};

use super::keys::Keys;
use super::move_text::move_text;
use super::{Fault, Reply};
use crate::judges::Judges;
use crate::outcome_text::outcome_text;
use crate::which_rules::Given;

const POSITION: &str = "expected: position gnubgid <ID> | position xgid <XGID> | position tavli <POSITION> | position start [white|black]";

/// A conversation with a program.
#[derive(Default)]
pub(crate) struct Session {
    keys: Keys,
    judges: Judges,
    /// Under which rules, and where who stands.
    position: Option<(Referee, Position)>,
    roll: Option<Roll>,
}

impl Session {
    /// Answers a line.
    pub(crate) fn answer(&mut self, line: &str) -> Reply {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["quit"] => Reply::Quit,
            [] => Reply::Lines(Vec::new()),
            _ => Reply::Lines(self.carry_out(&words).unwrap_or_else(|fault| vec![fault.line()])),
        }
    }

    fn carry_out(&mut self, words: &[&str]) -> Result<Vec<String>, Fault> {
        match *words {
            ["ubgi"] => return Ok(greeting()),
            ["isready"] => {
                let referee = self.keys.referee()?;
                self.judges.prepare(&referee).map_err(Fault::State)?;
                return Ok(vec!["readyok".to_owned()]);
            }
            ["keys"] => return Ok(Keys::described()),
            ["get", name] => return Ok(vec![format!("value {name} {}", self.keys.get(name)?)]),
            ["set", name, ref value @ ..] if !value.is_empty() => self.keys.set(name, &value.join(" "))?,
            ["set", ..] => return Err(Fault::Command("expected: set <key> <value>".to_owned())),
            // As version 0.1 wrote it.
            ["setoption", "name", name, "value", ref value @ ..] => self.keys.set(name, &value.join(" "))?,
            ["newgame"] => (self.position, self.roll) = (None, None),
            ["position", form, ref rest @ ..] => self.set_position(form, &rest.join(" "))?,
            ["position"] => return Err(Fault::Command(POSITION.to_owned())),
            ["dice", ref dice @ ..] => self.set_dice(dice)?,
            ["go"] | ["go", "chequer"] => return self.decide("bestmove "),
            // There is no cube, so that a turn is its play.
            ["go", "turn"] => return self.decide("bestturn cube=nodouble move="),
            ["go", "cube"] => return Err(Fault::Unsupported("go cube; these games have none".to_owned())),
            _ => return Err(Fault::Command(format!("{} is not known here", words[0]))),
        }
        Ok(Vec::new())
    }

    fn set_position(&mut self, form: &str, text: &str) -> Result<(), Fault> {
        let (referee, position, roll) = match form {
            "gnubgid" | "xgid" => self.backgammon_position(form, text)?,
            "tavli" => {
                let Given { referee, position, roll } = Given::read(text, None, &[]).map_err(Fault::Value)?;
                (referee, position, roll)
            }
            "start" => {
                let side = if text.is_empty() { Ok(Side::White) } else { text.parse() };
                let referee = self.keys.referee()?;
                let start = referee.start(side.map_err(Fault::Value)?);
                (referee, start, None)
            }
            _ => return Err(Fault::Unsupported(format!("position {form}; {POSITION}"))),
        };
        if let Some(outcome) = referee.outcome(&position) {
            return Err(Fault::Value(format!("the game is over, {}", outcome_text(outcome))));
        }
        self.position = Some((referee, position));
        self.roll = roll;
        Ok(())
    }

    fn backgammon_position(
        &self,
        form: &str,
        text: &str,
    ) -> Result<(Referee, Position, Option<Roll>), Fault> {
        let referee = self.keys.referee()?;
        if self.keys.game != BuiltIn::Portes {
            let game = self.keys.game;
            return Err(Fault::State(format!("{form} cannot say a position of {game}; use position tavli")));
        }
        let read = if form == "xgid" { read_xgid(&referee, text) } else { read_position_id(&referee, text) };
        let (position, roll) = read.map_err(Fault::Value)?;
        Ok((referee, position, roll))
    }

    fn set_dice(&mut self, dice: &[&str]) -> Result<(), Fault> {
        let Some((referee, _)) = &self.position else { return Err(missing("position")) };
        let needs = usize::from(referee.ruleset().dice.dice);
        let wrong = || Fault::Value(format!("dice must_be {needs} numbers from 1 to 6"));
        let values = dice.iter().map(|die| die.parse().ok()).collect::<Option<Vec<u8>>>();
        let values = values.filter(|values| values.len() == needs).ok_or_else(wrong)?;
        self.roll = Some(Roll::new(&values).map_err(|_| wrong())?);
        Ok(())
    }

    /// The play for the dice, behind what the interface has for it.
    fn decide(&mut self, answer: &str) -> Result<Vec<String>, Fault> {
        let Session { keys, judges, position, roll } = self;
        let (referee, position) = position.as_ref().ok_or_else(|| missing("position"))?;
        let roll = roll.ok_or_else(|| missing("dice"))?;
        let began = Instant::now();
        let (mut search, _) = judges.search(referee).map_err(Fault::State)?;
        let (candidates, chosen) = chosen(&mut search, position, roll, keys);
        let judged = search.positions_judged();
        let plays = search.listed().ok_or_else(|| missing("plays"))?;
        let text = |candidate: &Candidate| move_text(referee, &plays.play(referee, candidate.index));
        let named = (1..).zip(candidates.iter().take(keys.candidates));
        let mut lines: Vec<String> = named
            .map(|(rank, candidate)| {
                let Candidate { depth, equity, .. } = candidate;
                format!("info multipv {rank} depth {depth} score {:.5} pv {}", equity.0, text(candidate))
            })
            .collect();
        lines.push(format!("info nodes {judged} time_ms {}", began.elapsed().as_millis()));
        lines.push(format!("{answer}{}", text(&candidates[chosen])));
        Ok(lines)
    }
}

fn missing(what: &str) -> Fault {
    Fault::State(format!("missing {what}"))
}

fn greeting() -> Vec<String> {
    let mut lines = vec![
        concat!("id name Tavli ", env!("CARGO_PKG_VERSION")).to_owned(),
        "id author The Tavli project".to_owned(),
    ];
    lines.push("proto 0.2".to_owned());
    lines.extend(Keys::described());
    lines.push("ubgiok".to_owned());
    lines
}

/// The plays, best first, and which is chosen.
fn chosen(search: &mut Search<'_>, position: &Position, roll: Roll, keys: &Keys) -> (Vec<Candidate>, usize) {
    if let Some(level) = keys.level {
        return level.choose(search, position, roll, keys.seed);
    }
    let (began, limit) = (Instant::now(), Duration::from_millis(keys.time_ms));
    let is_late = &mut |_| keys.time_ms > 0 && began.elapsed() >= limit;
    (search.candidates_until(position, roll, keys.ply, is_late), 0)
}
