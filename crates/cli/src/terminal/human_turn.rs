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
    /// The person gives the game up.
    Resigned,
    /// The person wants to leave.
    Quit,
    /// Nothing more can be read.
    EndOfInput,
}

/// What a request leads to.
enum Answer {
    /// Sentences.
    Said(String),
    /// Text that is to stay as it is.
    Shown(String),
    Finished,
    Resigned,
    Quit,
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
                Answer::Said(text) => {
                    let text = self.with_source_keys(text);
                    self.table.prompt.say(&text)?;
                }
                Answer::Shown(text) => self.table.prompt.show(&text)?,
                Answer::Finished => return Ok(Ok(draft.steps)),
                Answer::Resigned if self.table.resigns()? => return Ok(Err(Left::Resigned)),
                Answer::Quit if self.table.leaves()? => return Ok(Err(Left::Quit)),
                Answer::Resigned | Answer::Quit => {}
            }
        }
    }

    fn answer(&mut self, draft: &mut Draft<'_>, request: Request) -> Result<Answer, Failure> {
        let text = match request {
            Request::Steps(line) => match draft.take(&line) {
                Ok(()) => self.board(draft)?,
                Err(fault) => fault,
            },
            Request::Moves => announce::moves(draft.wording(), &draft.next()),
            Request::Why(line) => draft.why(&line).unwrap_or_else(|fault| fault),
            Request::Undo(count) => self.undo(draft, count)?,
            Request::Done => match draft.next() {
                next if next.may_end() => return Ok(Answer::Finished),
                next => announce::not_done(draft.wording(), &next),
            },
            Request::Pips => self.pips(draft),
            Request::Board => self.board(draft)?,
            Request::Rules => return Ok(Answer::Shown(rules_text(self.referee.ruleset()))),
            Request::Record => return Ok(Answer::Shown(self.table.record.text())),
            Request::Save(file) => return Ok(self.save(&file)),
            Request::Help => return Ok(Answer::Shown(announce::HELP.to_owned())),
            Request::Resign => return Ok(Answer::Resigned),
            Request::Quit => return Ok(Answer::Quit),
        };
        Ok(Answer::Said(text))
    }

    /// Draws the board as it is now; what has been played is to be said under it.
    fn board(&mut self, draft: &Draft<'_>) -> Result<String, Failure> {
        let next = draft.next();
        self.table.draw(self.referee, *next.position(), Some(draft.roll))?;
        Ok(announce::so_far(draft.wording(), &draft.steps, &next))
    }

    fn undo(&mut self, draft: &mut Draft<'_>, count: usize) -> Result<String, Failure> {
        if draft.steps.is_empty() {
            return Ok(announce::NOTHING_TO_UNDO.to_owned());
        }
        let taken = draft.steps.split_off(draft.steps.len().saturating_sub(count));
        let told = announce::took_back(&draft.wording().play(&taken));
        Ok(told + &self.board(draft)?)
    }

    /// Where a rule is cited for the first time, what the letters before its place mean.
    fn with_source_keys(&mut self, text: String) -> String {
        if self.table.knows_source_keys || !text.contains("(Rule: ") {
            return text;
        }
        self.table.knows_source_keys = true;
        format!("{text}\n{}", announce::SOURCE_KEYS)
    }

    fn pips(&self, draft: &Draft<'_>) -> String {
        let next = draft.next();
        let track = *self.referee.ruleset().track;
        let pips = |side: Side| next.position().checkers(side).pips(track);
        announce::pips(pips(Side::White), pips(Side::Black))
    }

    fn save(&mut self, file: &str) -> Answer {
        if file.is_empty() {
            return Answer::Said(announce::SAVE_WHERE.to_owned());
        }
        match self.table.save_to(Path::new(file)) {
            Ok(()) => Answer::Shown(announce::kept(Path::new(file))),
            Err(fault) => Answer::Said(fault),
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
