//! What was moved at a table and not confirmed yet: this tab keeps it, so that loading the page anew takes nothing back.

use super::hosted::Hosted;
use crate::session::{play_steps, steps_text};
use crate::storage;

/// Which throw the steps belong to. Other events may come meanwhile: whoever loads the page anew goes away and comes back.
fn throw(hosted: &Hosted) -> Option<String> {
    let table = hosted.table()?;
    Some(format!("{} {}", table.game_number(), table.throws()))
}

fn key(hosted: &Hosted) -> Option<String> {
    Some(format!("tavli.steps.{}", hosted.table()?.id()))
}

/// Keeps what stands on the board.
pub(super) fn keep(hosted: &Hosted) {
    if let (Some(key), Some(throw), Some(board)) = (key(hosted), throw(hosted), hosted.board()) {
        storage::keep_for_tab(&key, &format!("{throw};{}", steps_text(board)));
    }
}

/// Moves the same again, if that throw is still to be played.
pub(super) fn restore(hosted: &mut Hosted) {
    let kept = key(hosted).and_then(|key| storage::read_for_tab(&key)).unwrap_or_default();
    let Some((known, steps)) = kept.split_once(';') else { return };
    if hosted.may_play()
        && throw(hosted).as_deref() == Some(known)
        && let Some(board) = hosted.board_mut()
    {
        play_steps(board, steps);
    }
}
