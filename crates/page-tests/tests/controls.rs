//! What surrounds the board: settings, addresses, rule options, plays in writing, reasons that go away, tablets.

use fantoccini::key::Key;
use serde_json::json;
use tavli_board::{Expected, Table};
use tavli_page_tests::{Companion, Means, Policy, Screen, Visit, in_browser, prepared};
use tavli_rules::{BuiltIn, Match};

/// A game in which somebody has just thrown.
async fn thrown(visit: &Visit, game: BuiltIn) -> Companion<'_> {
    let is_thrown = |table: &Table| {
        matches!(table.expected(), Expected::Play(_)) && table.played().game().turns().len() >= 4
    };
    let table = prepared(|| Table::new(Match::single(game.referee())), Policy::Race, is_thrown);
    let mut companion = Companion::new(visit, Means::Mouse, table);
    companion.take_over().await;
    companion
}

async fn press(visit: &Visit, key: Key) {
    visit.type_keys(&char::from(key).to_string()).await;
}

/// Where the board lies: left, top, width, height.
const BOARD: &str =
    "const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
    return [x, y, width, height].map(Math.round);";

#[test]
fn settings_lie_over_the_page_and_close_with_escape() {
    const BUTTON: &str = ".top button:last-of-type";
    in_browser(async |visit| {
        Screen::Phone.set(visit).await;
        thrown(visit, BuiltIn::Portes).await;
        let before = visit.script(BOARD, json!(null)).await;
        visit.click(BUTTON).await;
        visit.find(".settings:popover-open").await;
        visit.gives(BOARD, json!(null), before).await;
        visit.click(".settings [name=names]").await;
        visit.counts(".point-name", 0).await;
        press(visit, Key::Escape).await;
        visit.counts(".settings:popover-open", 0).await;
        let focused = "return document.activeElement === document.querySelector(input);";
        visit.gives(focused, json!(BUTTON), json!(true)).await;
    });
}

#[test]
fn what_follows_a_known_address_must_be_known_too() {
    in_browser(async |visit| {
        for address in ["portes/nothing", "zeno/rules/more", "records/last", "emperor/once"] {
            visit.go_to(address).await;
            let told = visit.text("main [role=alert]").await;
            assert!(told.starts_with("There is no such page"), "{address}: {told}");
        }
    });
}

#[test]
fn rule_options_are_read_whole_on_a_phone() {
    in_browser(async |visit| {
        Screen::Phone.set(visit).await;
        visit.go_to("scripta").await;
        visit.click(".rule-options summary").await;
        let cut = "return [...document.querySelectorAll('.rule-options .choice')]
            .filter((choice) => choice.scrollWidth > choice.clientWidth || choice.clientHeight < 24).length;";
        assert_eq!(visit.script(cut, json!(null)).await, json!(0));
        visit.click(".rule-options [name=bear_off][value=exact]").await;
        visit.click(".setup .main-action").await;
        let is_kept = "return localStorage.getItem('tavli.game')?.includes(input);";
        visit.gives(is_kept, json!("Rules: scripta bear_off=exact"), json!(true)).await;
    });
}

#[test]
fn typed_play_has_an_example_that_can_be_played() {
    const FAULT: &str = "return document.querySelector('.typed .why-not').textContent;";
    const NUMBERS: &str = "return getComputedStyle(document.querySelector('.written')).display;";
    in_browser(async |visit| {
        for game in BuiltIn::ALL {
            thrown(visit, game).await;
            visit.gives(NUMBERS, json!(null), json!("none")).await;
            visit.click(".typed summary").await;
            visit.gives(NUMBERS, json!(null), json!("block")).await;
            let example =
                "return /^For example (.+)/.exec(document.querySelector('.example').textContent)?.[1];";
            let example = visit.until(example, json!(null)).await;
            let input = visit.find(".typed input").await;
            let write =
                async |text: &str| input.send_keys(&format!("{text}\n")).await.expect("it takes keys");
            write("nonsense").await;
            visit.gives(FAULT, json!(null), json!("This play is not understood: nonsense")).await;
            input.clear().await.expect("it can be emptied");
            write(example.as_str().expect("it is text")).await;
            visit.find(".thumb .main-action:not(:disabled)").await;
            visit.gives(FAULT, json!(null), json!("")).await;
            // Enter alone means nothing, and takes nothing back.
            write("").await;
            visit.gives(FAULT, json!(null), json!("")).await;
            visit.find(".thumb .main-action:not(:disabled)").await;
        }
    });
}

/// Taps on a checker of the side to move, or on all of them until the page says why one cannot be lifted.
const TAP_UNTIL_REFUSED: &str = "
    for (const checker of document.querySelectorAll(`.checkers .checker.${input}`)) {
        const { x, y, width, height } = checker.getBoundingClientRect();
        const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerId: 1 };
        for (const name of ['pointerdown', 'pointerup'])
            document.querySelector('.board').dispatchEvent(new PointerEvent(name, at));
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        if (document.querySelector('.why-not').textContent) return true;
    }";

#[test]
fn reason_goes_away_when_the_turn_is_confirmed() {
    in_browser(async |visit| {
        let mut companion = thrown(visit, BuiltIn::Plakoto).await;
        let side = companion.table.position().turn();
        while matches!(companion.table.expected(), Expected::Play(_)) {
            let deed = companion.choose();
            companion.carry_out(&[deed]).await;
        }
        visit.until(TAP_UNTIL_REFUSED, json!(side.name())).await;
        Means::Mouse.press(visit, ".thumb .main-action").await;
        visit.find(".dice.inviting").await;
        visit.gives("return document.querySelector('.why-not').textContent;", json!(null), json!("")).await;
    });
}

#[test]
fn board_is_as_wide_as_a_tablet_held_upright() {
    in_browser(async |visit| {
        for (width, height) in [(768, 1024), (820, 1180), (1024, 1366)] {
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
            visit.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
            for game in BuiltIn::ALL {
                let mut companion = thrown(visit, game).await;
                let before = visit.script(BOARD, json!(null)).await;
                let seen = before[2].as_i64().unwrap_or_default();
                assert!(seen * 100 > width * 92, "{game}: {seen} of {width}");
                companion.turn().await;
                visit.gives(BOARD, json!(null), before).await;
                let over = "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth;";
                assert_eq!(visit.script(over, json!(null)).await, json!(0), "{game}");
            }
        }
    });
}

#[test]
fn what_is_forced_is_played_to_its_end_by_itself() {
    in_browser(async |visit| {
        visit.go_to("zeno").await;
        visit.find(".setup").await;
        visit.click(".top button:last-of-type").await;
        visit.click(".settings [name=forced]").await;
        press(visit, Key::Escape).await;
        visit.click(".setup .main-action").await;
        // Whatever is thrown first in this game can be played in one way only: every number brings a checker in.
        visit.click(".dice").await;
        visit.press(".thumb .main-action", "Confirm").await;
    });
}
