//! What the page asks about positions and games besides a play: their analysis.

use std::fmt::Write;

use serde_json::{Map, Value};
use tavli_engine::{Analyst, Facts, Moment, Reason, reasons};
use tavli_rules::{Play, Position, Referee, Roll, read_position};

use crate::Engine;
use crate::judges::Judges;

/// The deepest look-ahead that the page may ask for; one throw more takes minutes in a browser.
const DEEPEST: u64 = 2;

/// Answers a question by its name under "ask"; fields follow each other without the braces.
pub(crate) fn answer(
    engine: &mut Engine,
    fields: &Map<String, Value>,
    answer: &mut String,
) -> Result<(), String> {
    let Engine { judges, studies } = engine;
    match text(fields, "ask")? {
        "study" => {
            let (number, study) = studies.begin(text(fields, "record")?)?;
            let _ = write!(answer, "\"study\":{number},");
            study.write_head(judges, answer);
            Ok(())
        }
        "review" => {
            let study = studies.get(number(fields, "study")?)?;
            study.review(judges, number(fields, "turn")? as usize, depth(fields)?, answer)
        }
        "figures" => {
            studies.get(number(fields, "study")?)?.write_figures(answer);
            Ok(())
        }
        "decision" => Given::read(fields)?.write_decision(judges, fields, answer),
        "rolls" => Given::read(fields)?.write_rolls(judges, answer),
        "compare" => Given::read(fields)?.write_reasons(fields, answer),
        other => Err(format!("nobody can answer \"{other}\"")),
    }
}

fn text<'a>(fields: &'a Map<String, Value>, name: &str) -> Result<&'a str, String> {
    fields.get(name).and_then(Value::as_str).ok_or_else(|| format!("\"{name}\" is missing"))
}

fn number(fields: &Map<String, Value>, name: &str) -> Result<u64, String> {
    fields.get(name).and_then(Value::as_u64).ok_or_else(|| format!("\"{name}\" must be a whole number"))
}

fn depth(fields: &Map<String, Value>) -> Result<u32, String> {
    Ok(number(fields, "ply")?.min(DEEPEST) as u32)
}

/// A position by its text, with its rules.
struct Given {
    referee: Referee,
    position: Position,
    roll: Option<Roll>,
}

impl Given {
    fn read(fields: &Map<String, Value>) -> Result<Given, String> {
        let read = read_position(text(fields, "position")?)?;
        let referee = Referee::new(read.ruleset()?).map_err(|faults| faults.to_string())?;
        Ok(Given { position: read.position(&referee)?, referee, roll: read.roll })
    }

    fn roll(&self) -> Result<Roll, String> {
        self.roll.ok_or_else(|| "the position's dice are missing".to_owned())
    }

    /// Nothing can be thrown or played in a game that is over.
    fn check_goes_on(&self) -> Result<(), String> {
        match self.referee.outcome(&self.position) {
            Some(_) => Err("the game is over in this position".to_owned()),
            None => Ok(()),
        }
    }

    fn play(&self, text: &str) -> Result<Play, String> {
        let read = self.referee.read_play(&self.position, self.roll()?, text);
        read.map_err(|fault| format!("{text}: {fault}"))
    }

    /// The best plays of the roll, and what the one under "play" gives away where there is one.
    fn write_decision(
        &self,
        judges: &Judges,
        fields: &Map<String, Value>,
        answer: &mut String,
    ) -> Result<(), String> {
        self.check_goes_on()?;
        let play = text(fields, "play").ok().map(|text| self.play(text)).transpose()?;
        let moment = Moment { game: 0, turn: 1, position: self.position, roll: Some(self.roll()?), play };
        let (search, judging) = judges.search(&self.referee);
        let depth = depth(fields)?;
        let review = Analyst::new(search, depth).decision(&moment, depth);
        let _ = write!(answer, "\"evaluator\":\"{}\",\"review\":", judging.name());
        review.write_json(&self.referee, answer);
        Ok(())
    }

    /// What every roll is worth, and the position as their mean.
    fn write_rolls(&self, judges: &Judges, answer: &mut String) -> Result<(), String> {
        self.check_goes_on()?;
        let (search, judging) = judges.search(&self.referee);
        let worths = Analyst::new(search, 0).rolls(&self.position);
        let weights: f64 = worths.iter().map(|worth| f64::from(worth.weight)).sum();
        let mean = |of: &dyn Fn(usize) -> f64| {
            worths.iter().enumerate().map(|(place, worth)| f64::from(worth.weight) * of(place)).sum::<f64>()
                / weights
        };
        let win = mean(&|place| worths[place].chances().win.into());
        let equity = mean(&|place| worths[place].equity);
        let evaluator = judging.name();
        let _ = write!(
            answer,
            "\"evaluator\":\"{evaluator}\",\"win\":{win:.5},\"equity\":{equity:.5},\"rolls\":["
        );
        for (place, worth) in worths.iter().enumerate() {
            answer.push_str(if place > 0 { "," } else { "" });
            worth.write_json(answer);
        }
        answer.push(']');
        Ok(())
    }

    /// What speaks for the play under "better" against the one under "worse", and what speaks for that one.
    fn write_reasons(&self, fields: &Map<String, Value>, answer: &mut String) -> Result<(), String> {
        let [better, worse] = ["better", "worse"].map(|name| self.facts(text(fields, name)?));
        let (better, worse) = (better?, worse?);
        answer.push_str("\"for\":");
        write_list(&reasons(&better, &worse), answer);
        answer.push_str(",\"against\":");
        write_list(&reasons(&worse, &better), answer);
        Ok(())
    }

    fn facts(&self, text: &str) -> Result<Facts, String> {
        let play = self.play(text)?;
        let after = self.referee.play(&self.position, self.roll()?, &play);
        Ok(Facts::of(&self.referee, &play, &after.map_err(|fault| fault.to_string())?))
    }
}

fn write_list(reasons: &[Reason], answer: &mut String) {
    answer.push('[');
    for (place, Reason { fact, better, worse }) in reasons.iter().enumerate() {
        let sign = if place > 0 { "," } else { "" };
        let _ =
            write!(answer, "{sign}{{\"fact\":\"{}\",\"better\":{better},\"worse\":{worse}}}", fact.name());
    }
    answer.push(']');
}
