//! Two people in two browsers play each other through the page, whatever happens to their connections.

use std::time::{Duration, Instant};

use serde_json::json;
use tavli_page_tests::{Opponent, Visit, in_two_browsers};
use tavli_protocol::DiceRecord;
use tavli_rules::Record;

/// A whole game has to be over by then.
const PATIENCE: Duration = Duration::from_secs(150);

/// What happens to a connection, at which point of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    Reload,
    Offline,
    Restart,
}

/// Plays until the match is over for both; troubles come after so many deeds.
async fn play(first: &Visit, second: &Visit, game: &str, mut troubles: Vec<(u32, Trouble)>) {
    let (white, black) = (Opponent::new(first).await, Opponent::new(second).await);
    let link = white.invite(game).await;
    black.accept(&link).await;
    let began = Instant::now();
    let mut deeds = 0;
    loop {
        let (one, other) = (white.act().await, black.act().await);
        if one && other {
            break;
        }
        deeds += 1;
        if let Some(index) = troubles.iter().position(|(at, _)| *at == deeds) {
            let (_, trouble) = troubles.remove(index);
            suffer(trouble, (first, &white), (second, &black)).await;
        }
        if began.elapsed() > PATIENCE {
            panic!(
                "{} | {} | {}",
                white.text(".status").await,
                black.text(".status").await,
                black.text(".line").await
            );
        }
    }
    assert!(troubles.is_empty(), "the game was over after {deeds} deeds, before {troubles:?}");
    check(first, &white, &link).await;
}

async fn suffer(
    trouble: Trouble,
    (first, white): (&Visit, &Opponent<'_>),
    (second, black): (&Visit, &Opponent<'_>),
) {
    match trouble {
        Trouble::Reload => {
            second.reload().await;
            second.find(".online .line.well").await;
        }
        Trouble::Offline => {
            white.set_offline(true).await;
            white.wait_for(".line", "lost").await;
            let touchable =
                "return document.querySelectorAll('.dice:not(:disabled), .rings .liftable').length;";
            assert_eq!(first.script(touchable, json!(null)).await, 0, "the board is locked meanwhile");
            white.set_offline(false).await;
            white.wait_for(".line", "Connected").await;
        }
        Trouble::Restart => {
            first.server.stop();
            for opponent in [white, black] {
                opponent.wait_for(".line", "Trying again").await;
            }
            first.server.begin_again();
            for opponent in [white, black] {
                opponent.wait_for(".line", "Connected").await;
            }
        }
    }
    for visit in [first, second] {
        let complaints = visit.complaints().await;
        let other: Vec<_> = complaints.iter().filter(|line| !line.contains("WebSocket connection")).collect();
        assert!(other.is_empty(), "{other:?}");
    }
}

/// The dice are checked in the page, and natively; the match is among the finished ones.
async fn check(visit: &Visit, opponent: &Opponent<'_>, link: &str) {
    let id = link.rsplit('/').next().expect("a link ends with the table");
    let record = "return (await fetch(`/api/tables/${input}/record`)).text();";
    let record = visit.script(record, json!(id)).await;
    let record = Record::read(record.as_str().expect("a record is text")).expect("it can be read");
    assert!(record.played.is_over());
    let throws = DiceRecord::of(&record).and_then(|dice| dice.verify(&record)).expect("the dice are proven");
    assert!(throws > 10);
    opponent.wait_for(".verified", &format!("Dice verified ✓ ({throws} throws)")).await;
    let kept = visit.script("return localStorage.getItem('tavli.records');", json!(null)).await;
    assert_eq!(kept.as_str().unwrap_or_default().matches(&format!("Table: {id}")).count(), 1);
    visit.click(".dice-line a").await;
    assert_eq!(visit.text(".verdict.good").await, format!("All {throws} throws are right ✓"));
}

#[test]
fn zeno_goes_on_after_every_trouble() {
    in_two_browsers(async |first, second| {
        let troubles = vec![
            (20, Trouble::Reload),
            (40, Trouble::Offline),
            (60, Trouble::Restart),
            (80, Trouble::Reload),
        ];
        play(first, second, "zeno", troubles).await;
    });
}

#[test]
fn portes_is_played_to_its_end() {
    in_two_browsers(async |first, second| {
        play(first, second, "portes", vec![(30, Trouble::Restart), (50, Trouble::Offline)]).await;
    });
}
