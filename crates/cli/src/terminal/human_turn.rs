//! A person's turn at the prompt, request by request.

use std::path::Path;

use tavli_rules::{Play, Position, Referee, Roll, Side};

use super::announce;
use super::draft::Draft;
use super::request::Request;
use super::scene::capital;
use super::table::Table;
use crate::failure::Failure;
use crate::rule_texts::rules_text;

/// A person's turn at a table.
pub(crate) struct HumanTurn<'a> {
    pub(crate) table: &'a mut Table,
    pub(crate) referee: &'a Referee,
}

/// Why a turn was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// The person wants to leave.
    Quit,
    /// Nothing more can be read.
    EndOfInput,
}

/// What a request leads to.
enum Answer {
    Said(String),
    Finished,
    Left,
}

impl HumanTurn<'_> {
    /// Asks until the play is finished, or the person leaves.
    pub(crate) fn play(&mut self, start: Position, roll: Roll) -> Result<Result<Play, Left>, Failure> {
        let mut draft = Draft::new(self.referee, start, roll);
        loop {
            let Some(line) = self.table.prompt.ask(&question(&draft))? else {
                return Ok(Err(Left::EndOfInput));
            };
            match self.answer(&mut draft, Request::read(&line))? {
                Answer::Said(text) => self.table.prompt.say(&text)?,
                Answer::Finished => return Ok(Ok(draft.steps)),
                Answer::Left => return Ok(Err(Left::Quit)),
            }
        }
    }

    fn answer(&mut self, draft: &mut Draft<'_>, request: Request) -> Result<Answer, Failure> {
        let text = match request {
            Request::Steps(line) => take(draft, &line),
            Request::Moves => announce::moves(&draft.next()),
            Request::Why(line) => draft.why(&line).unwrap_or_else(|fault| fault),
            Request::Undo => undo(draft),
            Request::UndoAll => {
                draft.steps.clear();
                announce::so_far(&draft.steps, &draft.next())
            }
            Request::Done => match draft.next() {
                next if next.may_end() => return Ok(Answer::Finished),
                next => announce::not_done(&next),
            },
            Request::Pips => self.pips(draft),
            Request::Board => {
                let position = *draft.next().position();
                self.table.draw(self.referee, position, Some(draft.roll))?;
                announce::so_far(&draft.steps, &draft.next())
            }
            Request::Rules => rules_text(self.referee.ruleset()),
            Request::Record => self.table.record.text(),
            Request::Save(file) => self.save(&file),
            Request::Help => announce::HELP.to_owned(),
            Request::Quit => return Ok(Answer::Left),
        };
        Ok(Answer::Said(text))
    }

    fn pips(&self, draft: &Draft<'_>) -> String {
        let next = draft.next();
        let track = *self.referee.ruleset().track;
        let pips = |side: Side| next.position().checkers(side).pips(track);
        announce::pips(pips(Side::White), pips(Side::Black))
    }

    fn save(&mut self, file: &str) -> String {
        if file.is_empty() {
            return announce::SAVE_WHERE.to_owned();
        }
        match self.table.save_to(Path::new(file)) {
            Ok(()) => announce::kept(Path::new(file)),
            Err(fault) => fault,
        }
    }
}

fn question(draft: &Draft<'_>) -> String {
    let next = draft.next();
    let side = capital(draft.start.turn());
    match next.steps().is_empty() {
        true => format!("{side}, Enter to confirm"),
        false => format!("{side}, to play {}", next.left()),
    }
}

fn take(draft: &mut Draft<'_>, line: &str) -> String {
    match draft.take(line) {
        Ok(()) => announce::so_far(&draft.steps, &draft.next()),
        Err(fault) => fault,
    }
}

fn undo(draft: &mut Draft<'_>) -> String {
    match draft.steps.pop() {
        Some(step) => format!("Took back {step}. {}", announce::so_far(&draft.steps, &draft.next())),
        None => announce::NOTHING_TO_UNDO.to_owned(),
    }
}
