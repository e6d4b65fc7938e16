//! Judging positions and choosing plays.

mod bear_off;
mod chances;
mod checksum;
mod features;
mod net;
mod net_file;
mod search;

pub use bear_off::{Home, OneSided, TableFault, Throws, TwoSided};
pub use chances::{Chances, Equity};
pub use features::{LAYOUT_VERSION, Layout};
pub use net::{Net, OUTCOMES, Siblings, value};
pub use net_file::{NetFault, NetFile};
pub use search::{Candidate, Search};
