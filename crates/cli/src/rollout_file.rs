//! A rollout as a file, so that it can be stopped and go on another day.
//!
//! ```text
//! Tavli rollout 1
//! Position: portes-w31-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5
//! Plan: seed 1, ply 0, luck corrected, to the end
//! Play: 17/20 19/20
//! 0 0 0.25 0 0.75 0 / 0 0 0 1 0
//! ```
//!
//! A trial is its number, then the outcomes without luck and as they were. Numbers are written so that they read back to
//! the last digit.

use std::fmt::Write;

use tavli_engine::{OUTCOMES, RolloutPlan, Trial};

const HEAD: &str = "Tavli rollout 1";
const DROPPED: &str = "dropped ";

/// What a rollout's file holds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RolloutFile {
    /// The position in one line, with the dice if plays are compared.
    pub(crate) position: String,
    /// How trials are played.
    pub(crate) plan: RolloutPlan,
    /// The plays with their trials; without dice there is one without steps.
    pub(crate) plays: Vec<KeptPlay>,
}

/// A play and its trials so far.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KeptPlay {
    pub(crate) play: String,
    pub(crate) is_dropped: bool,
    pub(crate) trials: Vec<(u64, Trial)>,
}

impl RolloutFile {
    /// The file's text.
    pub(crate) fn text(&self) -> String {
        let mut text = format!("{HEAD}\nPosition: {}\nPlan: {}\n", self.position, plan_text(self.plan));
        for KeptPlay { play, is_dropped, trials } in &self.plays {
            let _ = writeln!(text, "Play: {}{play}", if *is_dropped { DROPPED } else { "" });
            for (number, trial) in trials {
                let _ = writeln!(text, "{number} {} / {}", numbers(&trial.corrected), numbers(&trial.plain));
            }
        }
        text
    }

    /// Reads a file's text; a fault names its line.
    pub(crate) fn read(text: &str) -> Result<RolloutFile, String> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        if lines.next().map(|(_, line)| line.trim()) != Some(HEAD) {
            return Err(format!("line 1: a rollout's file begins with \"{HEAD}\""));
        }
        let mut field = |name: &str| match lines.next() {
            Some((_, line)) if line.starts_with(name) => Ok(line[name.len()..].trim().to_owned()),
            Some((number, _)) => Err(format!("line {number}: \"{name}\" is missing here")),
            None => Err(format!("\"{name}\" is missing at the end")),
        };
        let position = field("Position:")?;
        let plan = read_plan(&field("Plan:")?)?;
        let mut plays = Vec::new();
        for (number, line) in lines {
            read_line(line, &mut plays).ok_or_else(|| {
                format!("line {number}: \"{line}\" is neither a play nor a trial; the file is damaged")
            })?;
        }
        Ok(RolloutFile { position, plan, plays })
    }
}

/// A plan in words, as the file keeps it and people read it.
pub(crate) fn plan_text(plan: RolloutPlan) -> String {
    let RolloutPlan { seed, depth, turns, luck } = plan;
    let luck = if luck { "luck corrected" } else { "luck as it falls" };
    let turns = turns.map_or("to the end".to_owned(), |turns| format!("{turns} turns"));
    format!("seed {seed}, ply {depth}, {luck}, {turns}")
}

fn read_plan(text: &str) -> Result<RolloutPlan, String> {
    let read = || {
        let words: Vec<&str> = text.split(", ").collect();
        let [seed, depth, luck, turns] = words[..] else { return None };
        Some(RolloutPlan {
            seed: seed.strip_prefix("seed ")?.parse().ok()?,
            depth: depth.strip_prefix("ply ")?.parse().ok()?,
            luck: luck == "luck corrected",
            turns: match turns.strip_suffix(" turns") {
                Some(count) => Some(count.parse().ok()?),
                None => None,
            },
        })
    };
    read().ok_or_else(|| format!("\"{text}\" is no plan; the file is damaged"))
}

fn read_line(line: &str, plays: &mut Vec<KeptPlay>) -> Option<()> {
    if let Some(play) = line.strip_prefix("Play: ") {
        let kept = play.strip_prefix(DROPPED);
        let play = kept.unwrap_or(play).trim().to_owned();
        plays.push(KeptPlay { play, is_dropped: kept.is_some(), trials: Vec::new() });
        return Some(());
    }
    let (number, outcomes) = line.split_once(' ')?;
    let (corrected, plain) = outcomes.split_once(" / ")?;
    let trial = Trial { corrected: read_numbers(corrected)?, plain: read_numbers(plain)? };
    plays.last_mut()?.trials.push((number.parse().ok()?, trial));
    Some(())
}

fn numbers(outcomes: &[f64; OUTCOMES]) -> String {
    outcomes.map(|outcome| outcome.to_string()).join(" ")
}

fn read_numbers(text: &str) -> Option<[f64; OUTCOMES]> {
    let read: Vec<f64> = text.split(' ').map(|word| word.parse().ok()).collect::<Option<_>>()?;
    read.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_reads_back_to_the_last_digit() {
        let trial = Trial { corrected: [0.1, 1.0 / 3.0, -1e-17, 0.7, 2.0], plain: [0.0, 1.0, 0.0, 0.0, 0.0] };
        let play = |is_dropped| KeptPlay {
            play: "1/5 2/6".to_owned(),
            is_dropped,
            trials: vec![(0, trial), (7, trial)],
        };
        let plan = RolloutPlan { turns: Some(11), luck: false, ..RolloutPlan::default() };
        for plan in [plan, RolloutPlan::default()] {
            let file =
                RolloutFile { position: "portes-w".to_owned(), plan, plays: vec![play(false), play(true)] };
            assert_eq!(RolloutFile::read(&file.text()), Ok(file));
        }
    }

    #[test]
    fn a_damaged_file_is_told_by_its_line() {
        let good = "Tavli rollout 1\nPosition: x\nPlan: seed 1, ply 0, luck corrected, to the end\nPlay: -\n";
        assert!(RolloutFile::read(good).is_ok());
        let check = |text: &str, expected: &str| {
            let fault = RolloutFile::read(text).unwrap_err();
            assert!(fault.contains(expected), "{fault}");
        };
        check("", "line 1");
        check("Tavli rollout 1\nPlan: x", "line 2: \"Position:\" is missing");
        check(&good.replace("ply 0", "ply x"), "is no plan");
        check(&format!("{good}0 1 2 / 3\n"), "line 5");
    }
}
