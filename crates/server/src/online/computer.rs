//! The computer player, as a table sees it: it is given a position and its dice, and nothing else.

use tavli_protocol::StepText;
use tavli_rules::{Position, Referee, Roll};

/// Whoever decides for a computer's seat. It sees neither chains nor links, so it cannot know a throw to come.
pub trait Computer: Send + Sync + 'static {
    /// A play for this roll at one of the levels; why there is none, if something is wrong.
    fn choose(
        &self,
        referee: &Referee,
        position: &Position,
        roll: Roll,
        level: &str,
    ) -> Result<Vec<StepText>, String>;
}

impl Computer for Box<dyn Computer> {
    fn choose(
        &self,
        referee: &Referee,
        position: &Position,
        roll: Roll,
        level: &str,
    ) -> Result<Vec<StepText>, String> {
        (**self).choose(referee, position, roll, level)
    }
}

/// A server without an engine: it plays the first legal play.
#[derive(Clone, Copy, Debug)]
pub struct NoComputer;

impl Computer for NoComputer {
    fn choose(
        &self,
        referee: &Referee,
        position: &Position,
        roll: Roll,
        _: &str,
    ) -> Result<Vec<StepText>, String> {
        let mut play = Vec::new();
        loop {
            let next = referee.next_steps(position, roll, &play).map_err(|refusal| refusal.to_string())?;
            match next.steps().first() {
                Some(step) => play.push(*step),
                None => return Ok(play.iter().map(|step| StepText::of(step.die, step.from)).collect()),
            }
        }
    }
}
