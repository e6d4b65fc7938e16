//! The page's second build: loaded when an address asks for it, and with everything that the first one has.

use serde_json::{Value, json};
use tavli_page_tests::{Visit, in_browser};

const POSITION: &str = "position/portes-w62-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5";

/// Which of the two modules the browser has loaded for what it shows.
async fn loaded(visit: &Visit) -> Value {
    let names = "return performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())
        .filter((name) => name.endsWith('.wasm')).map((name) => name.split('-')[0]);";
    visit.script(names, json!(null)).await
}

/// Goes on inside the page, as a link does.
async fn follow(visit: &Visit, view: &str) {
    visit.script("location.hash = input;", json!(format!("#/en/{view}"))).await;
}

#[test]
fn position_in_an_address_has_a_board_and_its_words() {
    in_browser(async |visit| {
        visit.go_to(POSITION).await;
        visit.find(".position .board").await;
        assert_eq!(loaded(visit).await, json!(["further"]));
        visit.says(".position h1", "Portes").await;
        visit.says(".position .lead", "White throws 6, 2.").await;
        visit.says(".position li:first-of-type", "Point D-1, 2 white").await;
        let checkers = "return document.querySelectorAll('.checkers .checker').length;";
        visit.gives(checkers, json!(null), json!(30)).await;
        let columns =
            "return getComputedStyle(document.querySelector('.position ul')).columnWidth !== 'auto';";
        // Its style sheet is there.
        visit.until(columns, json!(null)).await;
    });
}

#[test]
fn pinned_checkers_and_those_aside_are_told() {
    in_browser(async |visit| {
        visit.go_to("position/plakoto-w-1x13.9.off1-1x12.16p.off2").await;
        visit.find(".position .board").await;
        let lines = "return [...document.querySelectorAll('.position li')].map((line) => line.textContent);";
        let lines = visit.script(lines, json!(null)).await;
        let told =
            lines.as_array().expect("there are some").iter().filter_map(Value::as_str).collect::<Vec<_>>();
        assert!(told.iter().any(|line| line.ends_with("1 white on a pinned black checker")), "{told:?}");
        assert_eq!(told.iter().filter(|line| line.contains("off")).count(), 2, "{told:?}");
    });
}

#[test]
fn position_that_is_wrong_is_told_in_words() {
    in_browser(async |visit| {
        for (text, told) in [
            ("position/nonsense", "A position looks like this: portes-w-"),
            ("position/portes-w62-1x14-1x15", "White has 14 checkers here, and should have 15."),
            ("position/portes-w-1x15-24x15", "Both sides cannot stand on this point."),
            ("position", "A position looks like this"),
        ] {
            visit.go_to(text).await;
            let fault = visit.text(".position-fault").await;
            assert!(fault.contains(told), "{text}: {fault}");
        }
        visit.go("/#/de/position/nonsense").await;
        visit.reload().await;
        assert!(visit.text(".position-fault").await.starts_with("In dieser Adresse"));
    });
}

#[test]
fn one_comes_and_goes_between_both_pages() {
    in_browser(async |visit| {
        visit.go_to("").await;
        visit.find(".home").await;
        assert_eq!(loaded(visit).await, json!(["page"]));
        follow(visit, POSITION).await;
        visit.find(".position .board").await;
        assert_eq!(loaded(visit).await, json!(["further"]));
        // The further page has all that the first one has, and stays.
        visit.click(".home-link").await;
        visit.find(".home").await;
        visit.browser.back().await.expect("there is a page before");
        visit.find(".position .board").await;
        follow(visit, "zeno/rules").await;
        visit.find(".rules-text section").await;
        assert_eq!(loaded(visit).await, json!(["further"]));
    });
}

#[test]
fn further_page_needs_no_network_after_a_visit_to_the_first() {
    in_browser(async |visit| {
        visit.go_to("").await;
        visit.find(".home").await;
        visit.script("await navigator.serviceWorker.ready;", json!(null)).await;
        assert!(visit.complaints().await.is_empty());
        visit.server.stop();
        follow(visit, POSITION).await;
        visit.find(".position .board").await;
        // The browser has reason to complain: it asks for a newer page and finds nobody.
        visit.complaints().await;
    });
}

#[test]
fn online_play_is_linked_where_the_host_offers_it() {
    in_browser(async |visit| {
        visit.go_to("").await;
        visit.find(".home").await;
        let links = "return document.querySelectorAll('.home a[href$=\"/online\"]').length;";
        let is_offered = "return document.documentElement.dataset.offers?.includes('online') ?? false;";
        let is_offered = visit.script(is_offered, json!(null)).await == json!(true);
        visit.gives(links, json!(null), json!(u32::from(is_offered))).await;
        visit.script("document.documentElement.dataset.offers = 'tea online';", json!(null)).await;
        follow(visit, "emperor").await;
        visit.find(".emperor").await;
        follow(visit, "").await;
        visit.find(".home").await;
        visit.gives(links, json!(null), json!(1)).await;
    });
}
