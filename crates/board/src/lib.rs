//! A board without a screen: where everything lies in board units, which checker is which, what may be lifted and where
//! it may go, gestures in and intents out. Knows no pixels, no terminal, no language.

mod arrangement;
mod art;
mod geography;
mod gesture;
mod layout;
mod lessons;
mod replay;
mod table;
mod turn;

pub use arrangement::{Arrangement, CheckerId, Standing};
pub use art::{ArtStyle, board_art, checkers_art};
pub use geography::{Geography, ROW, seen_by};
pub use gesture::{Gesture, Hand, Intent};
pub use layout::{COLUMN, Layout, Point, RADIUS, ROMAN_ROW, Size, Spot, Units};
pub use lessons::{Goal, TASKS, Task, lesson};
pub use replay::{Moment, Replay};
pub use table::{Expected, Table};
pub use turn::{Reach, Turn, WhyNot};
