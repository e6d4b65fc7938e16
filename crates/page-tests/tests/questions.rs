//! What cannot be taken back is asked about first, in a dialog of the page's own.

use fantoccini::key::Key;
use serde_json::{Value, json};
use tavli_board::{Expected, Table};
use tavli_page_tests::{Companion, Means, Policy, Visit, in_browser, prepared};
use tavli_rules::{BuiltIn, Match};

const RESIGN: &str = ".links button";

async fn companion(visit: &Visit) -> Companion<'_> {
    let begin = || Table::new(Match::single(BuiltIn::Portes.referee()));
    let is_thrown = |table: &Table| matches!(table.expected(), Expected::Play(_));
    let mut companion = Companion::new(visit, Means::Mouse, prepared(begin, Policy::Race, is_thrown));
    companion.take_over().await;
    companion
}

/// Whether a question is asked, and which text the element has that holds the focus.
async fn asked(visit: &Visit) -> Value {
    let look =
        "return [document.querySelector('dialog')?.open ?? false, document.activeElement.textContent];";
    visit.script(look, json!(null)).await
}

async fn press(visit: &Visit, key: Key) {
    visit.type_keys(&char::from(key).to_string()).await;
}

#[test]
fn giving_up_is_asked_about() {
    in_browser(async |visit| {
        let companion = companion(visit).await;
        visit.click(RESIGN).await;
        assert_eq!(asked(visit).await, json!([true, "Cancel"]), "the harmless button has the focus");
        visit.says("dialog p", "Do you really want to give up this game?").await;
        // The focus stays inside.
        press(visit, Key::Tab).await;
        assert_eq!(asked(visit).await, json!([true, "Resign"]));
        press(visit, Key::Escape).await;
        assert_eq!(asked(visit).await, json!([false, "Resign"]), "the focus is back where it was");
        visit.click(RESIGN).await;
        press(visit, Key::Enter).await;
        companion.check().await;
        visit.click(RESIGN).await;
        visit.click("dialog .main-action").await;
        visit.find(".links button:disabled").await;
        assert!(companion.kept_record().await.contains("Resigned: "));
    });
}

#[test]
fn deleting_a_record_is_asked_about() {
    in_browser(async |visit| {
        let companion = companion(visit).await;
        visit.click(RESIGN).await;
        visit.click("dialog .main-action").await;
        visit.find(".links button:disabled").await;
        Means::Mouse.press(companion.visit(), ".thumb .main-action").await;
        visit.go_to("records").await;
        visit.click(".record button").await;
        visit.click("dialog .second-action").await;
        visit.find(".record").await;
        visit.click(".record button").await;
        visit.click("dialog .main-action").await;
        visit.find(".records > li:not(.record)").await;
    });
}
