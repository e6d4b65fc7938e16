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
    Elsewhere,
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
        Trouble::Elsewhere => go_elsewhere_and_back((first, white), (second, black)).await,
    }
    for visit in [first, second] {
        let complaints = visit.complaints().await;
        let other: Vec<_> = complaints.iter().filter(|line| !line.contains("WebSocket connection")).collect();
        assert!(other.is_empty(), "{other:?}");
    }
}

/// The second player looks at something else in the same tab, and comes back to the very page that was left: the browser has
/// kept it, and what was said meanwhile is heard then.
async fn go_elsewhere_and_back(
    (first, white): (&Visit, &Opponent<'_>),
    (second, black): (&Visit, &Opponent<'_>),
) {
    second.script("window.isKept = true;", json!(null)).await;
    second.browser.goto("about:blank").await.expect("the tab shows something else");
    white.wait_for(".away-line", "is not connected").await;
    first.press(".phrase", "Good luck!").await;
    white.wait_for(".sayings", "Good luck!").await;
    second.browser.back().await.expect("there is a way back");
    black.wait_for(".line", "Connected").await;
    black.wait_for(".sayings", "Good luck!").await;
    first.says(".away-line", "").await;
    let is_kept = second.script("return window.isKept;", json!(null)).await;
    assert_eq!(is_kept, true, "a page that is loaded anew says nothing about one that was kept");
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
    visit.find(&format!(".deeds a[href='#/en/review/{id}']")).await;
    visit.click(".dice-line a").await;
    visit.says(".verdict.good", &format!("All {throws} throws are right ✓")).await;
    visit.go_to("me").await;
    visit.click("main a[href^='#/en/player/']").await;
    visit.click(&format!(".record a[href='#/en/review/{id}']")).await;
    visit.find(".review .board").await;
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
    fevga_goes_on_after_a_reload_and_a_way_back: "fevga" vec![(30, Trouble::Elsewhere), (50, Trouble::Reload)],
    scripta_goes_on_without_a_network: "scripta" vec![(40, Trouble::Offline)],
}

/// Where every checker is seen.
async fn checkers(visit: &Visit) -> serde_json::Value {
    let places = "return [...document.querySelectorAll('.checkers .checker')].map((checker) => checker.style.transform).sort();";
    visit.script(places, json!(null)).await
}

#[test]
fn steps_that_were_not_confirmed_survive_a_reload() {
    const UNDO: &str = ".thumb .second-action:not(:disabled)";
    in_two_browsers(async |first, second| {
        let (white, black) = (Opponent::new(first).await, Opponent::new(second).await);
        let link = white.invite("fevga").await;
        black.accept(&link).await;
        let has_moved = "return document.querySelector(input) !== null;";
        let began = Instant::now();
        while second.script(has_moved, json!(UNDO)).await != json!(true) {
            white.act().await;
            black.act().await;
            assert!(began.elapsed() < PATIENCE);
        }
        let before = checkers(second).await;
        second.reload().await;
        second.find(".online .line.well").await;
        second.find(UNDO).await;
        assert_eq!(checkers(second).await, before);
        second.click(UNDO).await;
        assert_ne!(checkers(second).await, before, "they can still be taken back");
    });
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
        first.press(".phrase", "Good luck!").await;
        black.wait_for(".sayings", "Viel Glück!").await;
        second.find(".chat form input").await.send_keys("<b>Ja</b>").await.expect("it takes keys");
        second.press(".chat form button", "Senden").await;
        white.wait_for(".sayings", "<b>Ja</b>").await;
        first.press(".chat > button", "Hear nothing").await;
        white.wait_for(".sayings", "You do not hear").await;
        play_a_turn(&white, &black).await;
        first.press(".deeds button", "Offer a draw").await;
        second.press(".offer button", "Ablehnen").await;
        white.wait_for(".declined", "Guest has declined.").await;
        assert_eq!(black.text(".declined").await, "", "who declines knows it");
        second.press(".deeds button", "Aufgeben").await;
        second.press("dialog button", "Aufgeben").await;
        white.wait_for(".status", "Guest has resigned. You win this game").await;
        black.wait_for(".status", "Du hast aufgegeben. Gast gewinnt diese Partie").await;
        first.press(".thumb .main-action", "Play again").await;
        second.press(".offer button", "Einverstanden").await;
        first.press(".thumb .main-action", "To the next match").await;
        second.press(".thumb .main-action", "Zur nächsten Partie").await;
        white.wait_for(".verified", "no throw yet").await;
        black.wait_for(".verified", "noch kein Wurf").await;
        black.wait_for(".line", "Verbunden").await;
    });
}

/// The code is copied where there is a clipboard, and selected where there is none.
async fn copy(visit: &Visit, opponent: &Opponent<'_>, code: &str) {
    const TOLD: &str = ".me .actions-row [role=status]";
    let clipboard = "const writeText = async (text) => { window.taken = text; };
        Object.defineProperty(navigator, 'clipboard', { value: input ? { writeText } : undefined, configurable: true });";
    visit.script(clipboard, json!(true)).await;
    visit.press(".me button", "Copy the code").await;
    opponent.wait_for(TOLD, "Copied").await;
    assert_eq!(visit.script("return window.taken;", json!(null)).await, json!(code));
    visit.script(clipboard, json!(false)).await;
    visit.press(".me button", "Copy the code").await;
    opponent.wait_for(TOLD, "Selected").await;
    assert_eq!(visit.script("return getSelection().toString();", json!(null)).await, json!(code));
}

#[test]
fn whoever_takes_the_code_along_goes_on_elsewhere() {
    in_two_browsers(async |first, second| {
        let white = Opponent::new(first).await;
        let black = Opponent::new(second).await;
        let link = white.invite("portes").await;
        first.go_to("me").await;
        first.press(".me button", "Make a code").await;
        let code = first.text(".secret-code code").await;
        assert_eq!(code.len(), 29 + 1 + 64, "{code}");
        copy(first, &white, &code).await;
        second.go_to("me").await;
        second.find(".me form:last-of-type input").await.send_keys(&code).await.expect("it takes keys");
        second.press(".me button", "Come back").await;
        black.wait_for(".me form:last-of-type [role=status]", "Welcome back").await;
        // The table is one's own there as well: nobody sits down at it.
        black.accept(&link).await;
        second.find(".invitation").await;
        let secrets = "return localStorage.getItem('tavli.dice-secret');";
        assert_eq!(first.script(secrets, json!(null)).await, second.script(secrets, json!(null)).await);
    });
}
