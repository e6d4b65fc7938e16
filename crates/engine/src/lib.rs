//! Judging positions and choosing plays.

mod analysis;
mod bear_off;
mod cache;
mod chances;
mod checksum;
mod evaluator;
mod features;
mod filter;
mod floats;
mod head;
mod judging;
mod lanes;
mod level;
mod lines;
mod net;
mod net_file;
mod outcomes;
mod plain;
mod problem;
mod rollout;
mod search;
mod siblings;
mod signs;
mod words;

pub use analysis::{
    Analyst, CANDIDATES_KEPT, Figures, JudgedPlay, Luck, Moment, PlayClass, Review, RollWorth, Scorebook,
    moments,
};
pub use bear_off::{BearOff, BearOffShelf, Home, OneSided, TableFault, Throws, TwoSided};
pub use chances::{Chances, Equity};
pub use evaluator::{Evaluator, NetEvaluator};
pub use features::{LAYOUT_VERSION, Layout};
pub use filter::{Filter, Filters};
pub use head::{FIRST, FIRST_ONE, Head, SECOND, SQUARED};
pub use judging::Judging;
pub use level::Level;
pub use lines::Lines;
pub use net::{BLOCK, Net, OUTPUT_ONE, ROW_ONE, SQUARE_ONE};
pub use net_file::{NetFault, NetFile};
pub use outcomes::{OUTCOMES, Outcomes, ended, reversed, value};
pub use plain::Plain;
pub use problem::{Fact, Facts, Problem, Reason, find_problem, read_problems, reasons};
pub use rollout::{Contest, Contestant, Estimate, Roller, RolloutPlan, RolloutResult, Trial, Trials};
pub use search::{Candidate, Search};
pub use siblings::Siblings;
