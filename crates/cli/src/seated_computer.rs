//! The computer at a table of the server.

use std::str::FromStr;
use std::sync::{Mutex, PoisonError};

use tavli_engine::Level;
use tavli_protocol::StepText;
use tavli_rules::{Position, Referee, Roll};

use crate::computer::Computer;

/// Several computers, so that several can think at once; each keeps its nets.
#[derive(Default)]
pub(crate) struct SeatedComputer {
    idle: Mutex<Vec<Computer>>,
}

impl tavli_server::Computer for SeatedComputer {
    fn choose(
        &self,
        referee: &Referee,
        position: &Position,
        roll: Roll,
        level: &str,
    ) -> Result<Vec<StepText>, String> {
        let level = Level::from_str(level).map_err(|fault| fault.to_string())?;
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let mut computer = idle().pop().unwrap_or_default();
        // The position makes weaker levels misjudge differently from turn to turn.
        let play = computer.choose(referee, position, roll, level, position.fingerprint());
        idle().push(computer);
        Ok(play?.iter().map(|step| StepText::of(step.die, step.from)).collect())
    }
}
