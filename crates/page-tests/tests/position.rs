//! A position that is set up in the page: dragged, told what is wrong, judged, kept in its address.

use serde_json::json;
use tavli_page_tests::{Visit, drag, in_browser, play_out};
use tavli_rules::Side;

const START: &str = "portes-w-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5";
const MOVED: &str = "portes-w-1x2.12x4.15.17x3.19x5-1x2.12x5.17x3.19x5";
const BOTH_MOVED: &str = "portes-w-1x2.12x4.15.17x3.19x5-1x2.12x4.16.17x3.19x5";
const THROWN: &str = "portes-b31-1x2.12x4.15.17x3.19x5-1x2.12x4.16.17x3.19x5";

/// Waits until the address holds a position, in a language.
async fn address_holds(visit: &Visit, language: &str, text: &str) {
    let wanted = format!("#/{language}/position/{text}");
    visit.until("return location.hash === input;", json!(wanted)).await;
}

/// What the page says the position is worth, once it has thought.
async fn worth(visit: &Visit) -> String {
    let told = "const told = document.querySelector('.worth')?.textContent ?? ''; return /[0-9]/.test(told) && told;";
    visit.until(told, json!(null)).await.as_str().unwrap_or_default().to_owned()
}

async fn count(visit: &Visit, selector: &str) -> u64 {
    let count = visit.script("return document.querySelectorAll(input).length;", json!(selector)).await;
    count.as_u64().expect("a number")
}

/// Chooses the second side in one of the editor's rows.
async fn choose_black(visit: &Visit, row: &str) {
    visit.click(&format!(".editor label:nth-of-type(2) [name={row}]")).await;
}

async fn set_die(visit: &Visit, number: usize, value: u8) {
    let set = "const die = document.querySelectorAll('.editor select')[input[0]];
        die.value = input[1];
        die.dispatchEvent(new Event('change', { bubbles: true }));";
    visit.script(set, json!([number, value.to_string()])).await;
}

/// Sets up what `THROWN` says, from a game's beginning on.
async fn set_up(visit: &Visit) {
    visit.go_to("position/portes").await;
    visit.click(".edit").await;
    visit.find(".editor").await;
    drag(visit, START, Side::White, 12, 15).await;
    address_holds(visit, "en", MOVED).await;
    choose_black(visit, "brush").await;
    drag(visit, MOVED, Side::Black, 12, 16).await;
    address_holds(visit, "en", BOTH_MOVED).await;
    choose_black(visit, "turn").await;
    set_die(visit, 0, 3).await;
    set_die(visit, 1, 1).await;
    address_holds(visit, "en", THROWN).await;
}

#[test]
fn position_is_dragged_and_its_address_holds_it() {
    in_browser(async |visit| {
        set_up(visit).await;
        visit.says(".position .lead", "Black throws 3, 1.").await;
        visit.reload().await;
        visit.find(".position .board").await;
        visit.says(".position .lead", "Black throws 3, 1.").await;
        // The same in words: one checker of each side stands alone.
        let alone = "return [...document.querySelectorAll('.position li')].filter(({ textContent }) => textContent.endsWith(input)).length;";
        for side in ["1 white", "1 black"] {
            visit.gives(alone, json!(side), json!(1)).await;
        }
    });
}

#[test]
fn game_that_is_over_is_told_and_not_judged() {
    in_browser(async |visit| {
        for (text, told) in [
            ("portes-b31-off15-1x15", "White wins this game doubly: 2 points."),
            ("portes-w-24.off14-off15", "Black wins this game."),
        ] {
            visit.go_to(&format!("position/{text}")).await;
            visit.says(".worth", told).await;
            visit.says(".position .lead", "The game is over.").await;
            visit.counts(".rolls, .candidates", 0).await;
        }
    });
}

#[test]
fn another_language_keeps_what_was_set_up() {
    in_browser(async |visit| {
        set_up(visit).await;
        let choose = "const choice = document.querySelector('.top select');
            choice.value = 'de';
            choice.dispatchEvent(new Event('change', { bubbles: true }));";
        visit.script(choose, json!(null)).await;
        visit.until("return document.documentElement.lang === 'de';", json!(null)).await;
        address_holds(visit, "de", THROWN).await;
        visit.says(".position .lead", "Schwarz wirft 3, 1.").await;
        // Whoever was setting up goes on with it.
        visit.find(".editor").await;
    });
}

#[test]
fn what_cannot_stand_so_is_refused_in_words() {
    in_browser(async |visit| {
        visit.go_to(&format!("position/{START}")).await;
        visit.click(".edit").await;
        visit.find(".editor").await;
        drag(visit, START, Side::White, 12, 6).await;
        visit
            .until("return document.querySelector('.position > .why-not').textContent !== '';", json!(null))
            .await;
        visit.says(".position > .why-not", "Both sides cannot stand on this point.").await;
        address_holds(visit, "en", START).await;
        // The next one that may stand so takes the fault away.
        drag(visit, START, Side::White, 12, 15).await;
        address_holds(visit, "en", MOVED).await;
        visit.says(".position > .why-not", "").await;
        visit.press(".editor button", "Starting position").await;
        address_holds(visit, "en", START).await;
    });
}

#[test]
fn position_is_judged_with_its_rolls_and_plays() {
    in_browser(async |visit| {
        visit.go_to(&format!("position/{START}")).await;
        let even = worth(visit).await;
        assert!(even.starts_with("Chance to win: 5"), "{even}");
        // A table of 21 rolls, each with its worth in a colour that says the same.
        visit.counts(".rolls td.warm, .rolls td.cold", 21).await;
        assert!(
            count(visit, ".rolls td.heat-6").await > 0,
            "the furthest from the mean is the warmest or coldest"
        );
        visit.counts(".candidates tbody tr", 0).await;

        let thrown = START.replace("-w-", "-w31-");
        visit.go_to(&format!("position/{thrown}")).await;
        visit.find(".candidates tbody tr:nth-of-type(2)").await;
        visit.says(".candidates tbody tr:first-of-type th", "17/20 19/20").await;
        visit.counts(".arrows .arrow", 0).await;
        visit.click(".candidates tbody tr:first-of-type button").await;
        visit.find(".arrows .arrow").await;
        play_out(visit, &thrown, "17/20 19/20").await;
        visit.until("return document.querySelectorAll('.board .liftable').length === 0;", json!(null)).await;
        // Playing on does not change the position that the address holds.
        address_holds(visit, "en", &thrown).await;
    });
}

#[test]
fn three_dice_have_fifty_six_rolls() {
    in_browser(async |visit| {
        visit.go_to("position/zeno").await;
        worth(visit).await;
        visit.counts(".rolls td.warm, .rolls td.cold", 56).await;
        visit.click(".edit").await;
        visit.find(".editor").await;
        visit.counts(".editor select", 3).await;
    });
}
