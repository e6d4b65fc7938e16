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

/// The other games, each with one trouble or two.
macro_rules! games {
    ($($name:ident: $game:literal $troubles:expr,)*) => {
        $(#[test] fn $name() {
            in_two_browsers(async |first, second| play(first, second, $game, $troubles).await);
        })*
    };
}

games! {
    portes_goes_on_after_troubles: "portes" vec![(30, Trouble::Restart), (50, Trouble::Offline)],
    plakoto_goes_on_after_a_restart: "plakoto" vec![(40, Trouble::Restart)],
    fevga_goes_on_after_a_reload: "fevga" vec![(40, Trouble::Reload)],
    scripta_goes_on_without_a_network: "scripta" vec![(40, Trouble::Offline)],
}

/// Clicks on a button by its words.
async fn press(visit: &Visit, selector: &str, words: &str) {
    let script = "for (let round = 0; round < 300; round += 1) {
            const found = [...document.querySelectorAll(input[0])].find((button) => button.textContent === input[1] && !button.disabled);
            if (found) return found.click();
            await new Promise((wait) => setTimeout(wait, 50));
        }
        throw new Error(`${input} does not appear`);";
    visit.script(script, json!([selector, words])).await;
}

/// Throws and plays until somebody has finished a turn.
async fn play_a_turn(white: &Opponent<'_>, black: &Opponent<'_>) {
    while !white.text(".deeds").await.contains("Resign") {
        white.act().await;
        black.act().await;
    }
}

#[test]
fn players_talk_offer_give_up_and_play_again() {
    in_two_browsers(async |first, second| {
        let (white, black) = (Opponent::new(first).await, Opponent::new(second).await);
        let link = white.invite("fevga").await;
        black.accept(&link.replace("/en/", "/de/")).await;
        press(first, ".phrase", "Good luck!").await;
        black.wait_for(".sayings", "Viel Glück!").await;
        second.find(".chat form input").await.send_keys("<b>Ja</b>").await.expect("it takes keys");
        press(second, ".chat form button", "Senden").await;
        white.wait_for(".sayings", "<b>Ja</b>").await;
        press(first, ".chat > button", "Hear nothing").await;
        white.wait_for(".sayings", "You do not hear").await;
        play_a_turn(&white, &black).await;
        press(first, ".deeds button", "Offer a draw").await;
        press(second, ".offer button", "Ablehnen").await;
        press(second, ".deeds button", "Aufgeben").await;
        press(second, "dialog button", "Aufgeben").await;
        white.wait_for(".status", "You win this game").await;
        press(first, ".thumb .main-action", "Play again").await;
        press(second, ".offer button", "Einverstanden").await;
        press(first, ".thumb .main-action", "To the next match").await;
        press(second, ".thumb .main-action", "Zur nächsten Partie").await;
        white.wait_for(".verified", "no throw yet").await;
        black.wait_for(".verified", "noch kein Wurf").await;
        black.wait_for(".line", "Verbunden").await;
    });
}

#[test]
fn whoever_takes_the_code_along_goes_on_elsewhere() {
    in_two_browsers(async |first, second| {
        let white = Opponent::new(first).await;
        let black = Opponent::new(second).await;
        let link = white.invite("portes").await;
        first.go_to("me").await;
        press(first, ".me button", "Make a code").await;
        let code = first.text(".secret-code code").await;
        assert_eq!(code.len(), 29 + 1 + 64, "{code}");
        second.go_to("me").await;
        second.find(".me form:last-of-type input").await.send_keys(&code).await.expect("it takes keys");
        press(second, ".me button", "Come back").await;
        black.wait_for(".me form:last-of-type [role=status]", "Welcome back").await;
        // The table is one's own there as well: nobody sits down at it.
        black.accept(&link).await;
        second.find(".invitation").await;
        let secrets = "return localStorage.getItem('tavli.dice-secret');";
        assert_eq!(first.script(secrets, json!(null)).await, second.script(secrets, json!(null)).await);
    });
}
