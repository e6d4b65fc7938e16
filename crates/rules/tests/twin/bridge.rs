//! From the library's positions to the twin's: the only file here that knows both.

use tavli_rules::{BySide, Side, SideDraft};

use super::{Player, State};

/// A position for the twin.
pub fn state_of(drafts: &BySide<SideDraft>, is_out: impl Fn(Side) -> bool) -> State {
    let player = |side: Side| {
        let draft = &drafts[side];
        let mut player = Player { hand: draft.hand, bar: draft.bar, off: draft.off, ..Player::empty() };
        draft.board.iter().for_each(|(point, count)| player.board[usize::from(*point)] = *count);
        draft.middle.iter().for_each(|(place, count)| player.middle[usize::from(*place)] = *count);
        player.pinned.extend(&draft.pinned);
        player.out = is_out(side);
        player
    };
    State { players: Side::BOTH.map(player) }
}
