//! Steps as they go over the wire: the number, and where the checker comes from.

use serde::{Deserialize, Serialize};
use tavli_rules::{Die, GameFault, Place, Play, Position, Referee, Roll};

/// One step of a play. Where it leads and what it meets follows from the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StepText {
    /// The number used.
    pub die: u8,
    /// Where the checker comes from: a point's number, `hand`, `bar`, or `m4` for the middle row.
    pub from: String,
}

impl StepText {
    /// The text of a step.
    pub fn of(die: Die, from: Place) -> StepText {
        StepText { die: die.value(), from: from.to_string() }
    }
}

/// The play that such steps mean; which of them is wrong, if one is.
pub fn steps_of(
    referee: &Referee,
    position: &Position,
    roll: Roll,
    texts: &[StepText],
) -> Result<Play, String> {
    let mut play = Play::new();
    for text in texts {
        let named = Die::new(text.die).zip(text.from.parse::<Place>().ok());
        let (die, from) = named.ok_or_else(|| format!("\"{}\" with {} is no step", text.from, text.die))?;
        let next = referee
            .next_steps(position, roll, &play)
            .map_err(|refusal| GameFault::Refused(refusal).to_string())?;
        let step = next.steps().iter().find(|step| step.die == die && step.from == from).copied();
        let refused = || {
            let reason = referee.play(position, roll, &play);
            format!("{} from {} is not possible here{}", text.die, text.from, said(reason.err().as_ref()))
        };
        play.push(step.ok_or_else(refused)?);
    }
    Ok(play)
}

fn said(refusal: Option<&tavli_rules::Refusal>) -> String {
    refusal.map_or_else(String::new, |refusal| format!(" ({refusal})"))
}
