//! The rules of five board games of the backgammon family, as data and one referee.
//!
//! A [`Ruleset`] is a page of small rule parts; a [`Referee`] applies it: it lists every legal play of a roll, says
//! what may come next and why something may not, and how a game ends. A [`Game`] and a [`Match`] go from throw to
//! throw and refuse what is out of turn. Nothing here throws dice, reads files or knows the time.
//!
//! ```
//! use tavli_rules::{BuiltIn, Roll, Side};
//!
//! let referee = BuiltIn::Portes.referee();
//! let start = referee.start(Side::White);
//! let plays = referee.plays(&start, Roll::new(&[3, 1]).unwrap());
//! assert_eq!(plays.len(), 16);
//! ```
#![forbid(unsafe_code)]

mod builtin;
mod checkers;
mod dice;
mod game;
mod game_fault;
mod matches;
mod notation;
mod perft;
mod place;
mod plays;
mod position;
mod referee;
mod refusal;
mod ruleset;
mod side;
mod step;
mod throw_name;
mod track;
mod view;

pub use builtin::BuiltIn;
pub use checkers::{Checkers, MAX_CHECKERS};
pub use dice::{Die, Numbers, Roll};
pub use game::{Game, Stage, Turn};
pub use game_fault::GameFault;
pub use matches::{ByPlayer, Match, MatchGame, MatchLength, Player};
pub use notation::{
    ExchangeFault, ExchangeLine, FaultPlace, Move, PlayFault, PositionText, Record, RecordFault,
    RecordFaultKind, Transcript, TranscriptGame, TranscriptTurn, exchange_line, mat_text, match_id,
    play_text, position_id, position_text, read_exchange, read_exchange_under, read_mat, read_moves,
    read_position, read_position_id, read_ruleset, read_sgf, read_side, read_xgid, ruleset_text, sgf_text,
    side_text, write_error, write_id, write_plays, write_result, write_steps, xgid,
};
pub use place::{MAX_LENGTH, MIDDLE_PLACES, Place, PlaceSet, Spot};
pub use plays::{NextSteps, Plays};
pub use position::{PlaceName, Position, PositionFault, PositionFaultKind, PositionFaults, SideDraft};
pub use referee::{Outcome, Referee};
pub use refusal::{Part, Refusal};
pub use ruleset::{
    BarRule, BearOffPinned, BearOffRule, Clause, ContactRule, DiceRule, DiceUse, EntryRule, EqualDice,
    MotherRule, OneOfTwo, OpeningRoll, OpeningRule, OptionFault, PhaseGate, PrimeRule, RuleOption, Ruleset,
    RulesetFaults, RunnerRule, ScoringRule, Setup, ShieldRule, Slide, Start, StartQuarterRule, Status,
};
pub use side::{BySide, Side};
pub use step::{Meeting, Play, Step};
pub use throw_name::{DOUBLES, ThrowName};
pub use track::{Facing, Track};
