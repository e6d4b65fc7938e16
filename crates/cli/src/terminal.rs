//! What a person sees and types in a terminal.

mod announce;
mod draft;
mod draw_greek;
mod draw_roman;
mod explain;
mod frame;
mod glyphs;
mod human_turn;
mod milestones;
mod prompt;
mod request;
mod save_file;
mod scene;
mod table;
mod wording;
mod written;

pub(crate) use glyphs::Glyphs;
pub(crate) use prompt::Prompt;
pub(crate) use save_file::{SaveFile, read_record};
pub(crate) use scene::Scene;
pub(crate) use table::{SEED_NOTE, Seat, Table};
