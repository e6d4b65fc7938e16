//! The tutor, who speaks to whoever plays the computer and to nobody else.

use serde_json::json;
use tavli_board::Table;
use tavli_page_tests::{
    Companion, Means, Opponent, Visit, blunder, in_browser, in_browser_with_tables, sit_down, type_play,
};
use tavli_rules::{BuiltIn, Match};

/// The record of the game in progress has this.
async fn record_has(visit: &Visit, text: &str) {
    visit.until("return localStorage.getItem('tavli.game').includes(input);", json!(text)).await;
}

#[test]
fn blunder_is_questioned_before_it_is_confirmed() {
    in_browser(async |visit| {
        let play = sit_down(visit).await;
        let best = blunder(BuiltIn::Portes).best;
        type_play(visit, &play).await;
        visit.click(".thumb .main-action").await;
        let asked = visit.text("dialog[open]").await;
        assert!(asked.starts_with("Blunder (−"), "{asked}");
        assert!(asked.contains(&format!("{best} would be better")), "{asked}");
        visit.find("dialog .reasons li").await;
        visit.press("dialog button", "Cancel").await;
        record_has(visit, ": ?\n").await;
        // Whoever thinks better of it is asked nothing.
        visit.click(".thumb .second-action").await;
        type_play(visit, &best).await;
        visit.click(".thumb .main-action").await;
        record_has(visit, &format!(": {best}\n")).await;
        visit.counts("dialog", 0).await;
    });
}

/// From view to view within one page, as links and the browser's own buttons go.
async fn follow(visit: &Visit, path: &str, selector: &str) {
    visit.script("location.hash = input;", json!(format!("#/en/{path}"))).await;
    visit.find(selector).await;
}

#[test]
fn views_with_arrows_are_left_for_plain_boards() {
    in_browser(async |visit| {
        sit_down(visit).await;
        follow(visit, "play", ".play .board").await;
        visit.until("return document.querySelector(input) === null;", json!(".tutor")).await;
        follow(visit, "position/zeno", ".position .board").await;
        follow(visit, "emperor", ".board").await;
        follow(visit, "position/portes", ".position .board").await;
        follow(visit, "portes/lesson", ".board").await;
        follow(visit, "", ".home").await;
    });
}

#[test]
fn whoever_insists_plays_it() {
    in_browser(async |visit| {
        let play = sit_down(visit).await;
        type_play(visit, &play).await;
        visit.click(".thumb .main-action").await;
        visit.press("dialog button", "Play it anyway").await;
        record_has(visit, &format!(": {play}\n")).await;
    });
}

#[test]
fn tutor_who_is_switched_off_is_silent() {
    in_browser(async |visit| {
        let play = sit_down(visit).await;
        visit.click(".tutor input").await;
        type_play(visit, &play).await;
        visit.click(".thumb .main-action").await;
        record_has(visit, &format!(": {play}\n")).await;
        visit.counts("dialog", 0).await;
        visit.reload().await;
        visit.find(".tutor").await;
        visit.counts(".tutor input:checked", 0).await;
    });
}

#[test]
fn hint_shows_the_best_play_and_the_record_says_so() {
    in_browser(async |visit| {
        sit_down(visit).await;
        let blunder = blunder(BuiltIn::Portes);
        visit.click(".tutor button").await;
        visit.find(".hint:not(:empty)").await;
        let hint = visit.text(".hint").await;
        assert!(hint.starts_with(&format!("The best play I see is {}.", blunder.best)), "{hint}");
        visit.counts(".arrows .advised", 1).await;
        type_play(visit, &blunder.best).await;
        visit.until("return document.querySelector('.hint').textContent === '';", json!(null)).await;
        visit.click(".thumb .main-action").await;
        let turn = blunder.table.played().game().turns().len() + 1;
        record_has(visit, &format!("\nHints: 1.{turn}\n")).await;
    });
}

#[test]
fn two_people_at_one_screen_have_no_tutor() {
    in_browser(async |visit| {
        let mut friends =
            Companion::new(visit, Means::Mouse, Table::new(Match::single(BuiltIn::Zeno.referee())));
        friends.take_over().await;
        visit.counts("a[href$='/tutor']", 0).await;
        visit.go_to("tutor").await;
        visit.find(".play .board").await;
        assert!(
            visit
                .text(".tutor .hint")
                .await
                .starts_with("Hints and warnings are for games against the computer")
        );
        visit.counts(".tutor button, .tutor input", 0).await;
        visit.click(".tutor-leave").await;
        visit.gives("return location.hash;", json!(null), json!("#/en/play")).await;

        let computer = Table::new(Match::single(BuiltIn::Zeno.referee()));
        Companion::new(visit, Means::Mouse, computer).with_names("human", "club").take_over().await;
        visit.counts(".panel a[href$='/tutor']", 1).await;
    });
}

#[test]
fn nobody_is_helped_at_a_table_of_the_server() {
    in_browser_with_tables(async |visit| {
        Opponent::new(visit).await.sit_with_the_computer("portes").await;
        visit.find(".online .board").await;
        visit.counts(".tutor, a[href$='/tutor']", 0).await;
    });
}
