//! Views of online play, for a server with tables.

use serde_json::json;

use crate::opponent::Opponent;
use crate::visit::Visit;

/// A view of online play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnlineView {
    /// A table that waits for a friend.
    Invitation,
    /// The lobby.
    Lobby,
    /// A table at which somebody plays.
    Table,
    /// The dice of a game, checked.
    Verify,
    /// Somebody's results.
    Player,
    /// One's own page, with a code for another device.
    Me,
}

impl OnlineView {
    /// All of them: tables that were made for one are there for the next.
    pub const ALL: [OnlineView; 6] = [
        OnlineView::Invitation,
        OnlineView::Lobby,
        OnlineView::Table,
        OnlineView::Verify,
        OnlineView::Player,
        OnlineView::Me,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            OnlineView::Invitation => "online-invitation",
            OnlineView::Lobby => "online-lobby",
            OnlineView::Table => "online-table",
            OnlineView::Verify => "online-verify",
            OnlineView::Player => "online-player",
            OnlineView::Me => "online-me",
        }
    }

    pub(crate) async fn show(self, visit: &Visit) {
        let opponent = Opponent::new(visit).await;
        match self {
            OnlineView::Invitation => drop(opponent.invite("portes").await),
            OnlineView::Lobby => {
                visit.go_to("online").await;
                visit.find(".lobby .record").await;
            }
            OnlineView::Table => play_some_turns(visit, &opponent).await,
            OnlineView::Verify => {
                play_some_turns(visit, &opponent).await;
                visit.press(".deeds button", "Resign").await;
                visit.click("dialog .main-action").await;
                opponent.wait_for(".thumb .main-action", "Play again").await;
                visit.click(".dice-line a").await;
                visit.find(".verify .verdict.good").await;
            }
            OnlineView::Player => {
                visit.go_to("me").await;
                visit.click(".me a[href*=\"/player/\"]").await;
                visit.find(".profile .record").await;
            }
            OnlineView::Me => {
                visit.go_to("me").await;
                visit.find(".me a[href*=\"/player/\"]").await;
                visit.press(".me button", "Make a code").await;
                visit.find(".secret-code code").await;
            }
        }
    }
}

/// Plays against the computer until the game is in full swing and a throw of one's own lies there.
async fn play_some_turns(visit: &Visit, opponent: &Opponent<'_>) {
    opponent.sit_with_the_computer("plakoto").await;
    let is_in_swing =
        "const thrown = /\\((\\d+)/.exec(document.querySelector('.verified')?.textContent ?? '');
        return Number(thrown?.[1] ?? 0) > 12 && document.querySelector('.rings .liftable') !== null;";
    while visit.script(is_in_swing, json!(null)).await != json!(true) {
        opponent.act().await;
    }
}
