//! Text forms of positions, plays, records and rulesets; each reads what it writes.

mod backgammon;
mod exchange;
mod play_text;
mod position_text;
mod record_fault;
mod record_lines;
mod record_text;
mod ruleset_text;

pub use backgammon::{
    Transcript, TranscriptGame, TranscriptTurn, mat_text, match_id, position_id, read_mat, read_position_id,
    read_sgf, read_xgid, sgf_text, xgid,
};
pub use exchange::{
    ExchangeFault, ExchangeLine, exchange_line, read_exchange, read_exchange_under, write_error, write_id,
    write_plays, write_result, write_steps,
};
pub use play_text::{Move, PlayFault, play_text, read_moves};
pub use position_text::{PositionText, position_text, read_position, read_side, side_text};
pub use record_fault::{FaultPlace, RecordFault, RecordFaultKind};
pub use record_text::Record;
pub use ruleset_text::{read_ruleset, ruleset_text};
