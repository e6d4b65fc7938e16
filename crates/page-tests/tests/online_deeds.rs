//! What two people can do at a table besides playing: take back, agree on a draw, break off, claim, run out of time.

use std::time::{Duration, Instant};

use serde_json::json;
use tavli_page_tests::{Opponent, Visit, in_browser_with_tables, in_two_browsers};

/// A turn has to be over by then.
const PATIENCE: Duration = Duration::from_secs(60);

/// Two people at a new table with these settings.
async fn meet<'a>(
    (first, second): (&'a Visit, &'a Visit),
    settings: serde_json::Value,
) -> (Opponent<'a>, Opponent<'a>) {
    let (one, other) = (Opponent::new(first).await, Opponent::new(second).await);
    let link = one.invite_to(&settings).await;
    other.accept(&link).await;
    (one, other)
}

/// Somebody in a browser.
type Seated<'a, 'b> = (&'a Visit, &'a Opponent<'b>);

/// Both throw, and one of them plays; that one comes first. From then on the other does nothing: who throws accepts the play.
async fn until_somebody_has_played<'a, 'b>(
    one: Seated<'a, 'b>,
    other: Seated<'a, 'b>,
) -> [Seated<'a, 'b>; 2] {
    let began = Instant::now();
    loop {
        for (own, opposing) in [(one, other), (other, one)] {
            if own.1.has(".target, .rings .liftable").await {
                while !own.1.text(".deeds").await.contains("Ask to take back") {
                    own.1.act().await;
                    assert!(began.elapsed() < PATIENCE, "{}", own.1.text(".status").await);
                }
                return [own, opposing];
            }
        }
        one.1.act().await;
        other.1.act().await;
        assert!(began.elapsed() < PATIENCE, "{}", one.1.text(".status").await);
    }
}

#[test]
fn a_play_is_taken_back_by_consent_and_a_draw_agreed_on() {
    in_two_browsers(async |first, second| {
        let (one, other) = meet((first, second), json!({ "game": "fevga" })).await;
        let [(own_visit, own), (opposing_visit, opposing)] =
            until_somebody_has_played((first, &one), (second, &other)).await;
        let played = own.text(".last").await;
        own_visit.press(".deeds button", "Ask to take back").await;
        own.wait_for(".offer", "You have asked").await;
        // The first time the other says no, and nothing changes.
        opposing_visit.press(".offer button", "Decline").await;
        own.wait_for(".declined", "has declined").await;
        own.wait_without(".offer").await;
        own.wait_for(".last", &played).await;
        own_visit.press(".deeds button", "Ask to take back").await;
        opposing_visit.press(".offer button", "Agree").await;
        // The dice lie as they fell, and the play is open again; the throws stay as they were proven.
        own_visit.find(".rings .liftable").await;
        opposing.wait_without(".offer").await;
        let proven = own.text(".verified").await;
        opposing.wait_for(".verified", &proven).await;
        until_somebody_has_played((own_visit, own), (opposing_visit, opposing)).await;

        own_visit.press(".deeds button", "Offer a draw").await;
        own.wait_for(".offer", "You have offered a draw").await;
        opposing_visit.press(".offer button", "Agree").await;
        for opponent in [own, opposing] {
            opponent.wait_for(".status", "A draw was agreed on").await;
        }

        // The next match between the two is broken off before anybody has played.
        own_visit.press(".thumb .main-action", "Play again").await;
        opposing_visit.press(".offer button", "Agree").await;
        own_visit.press(".thumb .main-action", "To the next match").await;
        opposing_visit.press(".thumb .main-action", "To the next match").await;
        opposing.wait_for(".verified", "no throw yet").await;
        opposing_visit.press(".deeds button", "Break off").await;
        opposing_visit.press("dialog button", "Break off").await;
        for opponent in [own, opposing] {
            opponent.wait_for(".status", "broken off before the first play").await;
        }
    });
}

/// The shortest clock that there may be, and the shortest time that somebody may be away.
#[test]
fn a_clock_runs_out_and_who_stays_away_can_lose() {
    in_two_browsers(async |first, second| {
        let clock = json!({ "kind": "fischer", "seconds": 10, "added": 0 });
        let (one, other) = meet((first, second), json!({ "game": "portes", "clock": clock })).await;
        // Clocks begin with the first play; whose turn it is then does nothing.
        let [(_, own), (_, opposing)] = until_somebody_has_played((first, &one), (second, &other)).await;
        opposing.wait_long_for(".status", "Your time is over: the match is lost").await;
        own.wait_for(".status", "has no time left: the match is over").await;

        let (one, other) = meet((first, second), json!({ "game": "portes", "away_seconds": 30 })).await;
        until_somebody_has_played((first, &one), (second, &other)).await;
        second.browser.goto("about:blank").await.expect("the tab shows something else");
        one.wait_for(".away-line", "you may claim the match").await;
        one.wait_long_for(".away-line", "has been away too long").await;
        first.press(".panel button", "Claim the match").await;
        one.wait_for(".status", "was away too long").await;
    });
}

#[test]
fn the_computer_plays_at_a_table() {
    in_browser_with_tables(async |visit| {
        let opponent = Opponent::new(visit).await;
        visit.go_to("online").await;
        visit.click(".new-table [name=game][value=portes]").await;
        visit.click(".new-table [name=opponent][value=computer]").await;
        visit.click(".new-table .main-action").await;
        visit.find(".online .line.well").await;
        opponent.play_to_the_end().await;
        opponent.wait_for(".seats", "Computer").await;
        visit.press(".thumb .main-action", "Play again").await;
        visit.press(".thumb .main-action", "To the next match").await;
        opponent.wait_for(".verified", "no throw yet").await;
    });
}

#[test]
fn who_watches_has_nothing_to_confirm() {
    in_two_browsers(async |first, second| {
        let (player, watcher) = (Opponent::new(first).await, Opponent::new(second).await);
        player.sit_with_the_computer("portes").await;
        first.find(".thumb .main-action").await;
        let link = first.browser.current_url().await.expect("there is an address");
        watcher.accept(link.as_str()).await;
        watcher.wait_for(".watchers", "You are watching.").await;
        second.find(".thumb .dice").await;
        assert!(!watcher.has(".thumb .main-action, .thumb .second-action").await);
        // Breaking off is told as such to both.
        first.press(".deeds button", "Break off").await;
        first.press("dialog button", "Break off").await;
        for opponent in [player, watcher] {
            opponent.wait_for(".status", "broken off before the first play").await;
        }
    });
}
