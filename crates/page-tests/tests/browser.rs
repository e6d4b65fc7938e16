//! The way from Rust to a page in the browser.

use serde_json::{Value, json};
use tavli_board::Table;
use tavli_page_tests::{Companion, Means, Screen, Visit, in_browser};
use tavli_rules::{BuiltIn, Match, Roll, Side, exchange_line};

#[test]
fn page_mounts() {
    in_browser(async |visit| {
        visit.go("/").await;
        visit.find("h1").await;
        assert_eq!(visit.browser.title().await.unwrap(), "Choose a game · Tavli");
    });
}

#[test]
fn no_file_of_the_first_load_waits_for_another() {
    in_browser(async |visit| {
        visit.go("/#/fr/").await;
        visit.find(".home").await;
        let times = "const [module, words] = ['/page-', '/words-'].map((name) =>
                performance.getEntriesByType('resource').filter((entry) => entry.name.includes(name)
                    && !entry.name.endsWith('.css') && !entry.name.endsWith('.js')));
            return [module.length, words.every(({ name }) => name.includes('words-fr')),
                    words[0].startTime < module[0].responseEnd];";
        visit.gives(times, json!(null), json!([1, true, true])).await;
    });
}

#[test]
fn address_where_nothing_is_says_so() {
    in_browser(async |visit| {
        visit.go("/de/zeno").await;
        visit.says("main [lang=de]", "Unter dieser Adresse gibt es nichts. Such dir ein Spiel aus").await;
        // That nothing is there is all that the browser complains about, and not the policy.
        let complaints = visit.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("404")), "{complaints:?}");
        visit.click("main [lang=de] a").await;
        visit.find("html[lang=de] .home").await;
    });
}

#[test]
fn another_view_is_shown_from_its_top() {
    const SCROLL: &str = "return Math.round(scrollY);";
    in_browser(async |visit| {
        Screen::Phone.set(visit).await;
        visit.go_to("zeno").await;
        visit.find(".setup").await;
        visit.script("scrollTo(0, document.body.scrollHeight);", json!(null)).await;
        assert_ne!(visit.script(SCROLL, json!(null)).await, json!(0), "the way to set a game up is long");
        visit.click(".setup .main-action").await;
        visit.find(".board").await;
        visit.gives(SCROLL, json!(null), json!(0)).await;
    });
}

#[test]
fn letters_are_heard_where_nothing_has_the_focus() {
    in_browser(async |visit| {
        visit.go_to("zeno").await;
        visit.find(".setup").await;
        visit.script("document.querySelector('.setup .main-action').focus();", json!(null)).await;
        visit.type_keys("\u{e007}").await;
        visit.find(".dice.inviting").await;
        visit.type_keys("t").await;
        visit.until("return document.querySelector('.dice.inviting') === null;", json!(null)).await;
        let focused = visit.script("return document.activeElement.getAttribute('role');", json!(null)).await;
        assert_eq!(focused, json!("grid"), "and the board has it then");
        assert_eq!(visit.browser.title().await.unwrap(), "Zeno’s Tavli · Tavli");
    });
}

/// Asks a worker of its own for a play, as the page does: hands over the net, then the position.
const ASK_WORKER: &str = r#"
    const assets = JSON.parse(document.getElementById("assets").textContent);
    const worker = new Worker(assets["worker.js"], { type: "module" });
    const answered = (ask) => new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(JSON.parse(data));
        worker.onerror = ({ message }) => reject(message);
        ask();
    });
    const bytes = await (await fetch(assets[`nets/${input.game}.net`])).arrayBuffer();
    const length = bytes.byteLength;
    const net = await answered(() => worker.postMessage({ net: input.game, bytes }, [bytes]));
    const began = performance.now();
    const play = await answered(() => worker.postMessage(JSON.stringify(input.request)));
    const first = performance.now() - began;
    const again = await answered(() => worker.postMessage(JSON.stringify(input.request)));
    return { net, play, again, announced: assets.bytes[`nets/${input.game}.net`], length,
             milliseconds: [first, performance.now() - began - first] };
"#;

async fn ask_worker(visit: &Visit, game: BuiltIn, level: &str) -> Value {
    let referee = game.referee();
    let dice: &[u8] = if game == BuiltIn::Zeno { &[6, 5, 2] } else { &[6, 5] };
    let line = exchange_line(&referee, &referee.start(Side::White), Some(Roll::new(dice).unwrap()));
    let request = json!({ "id": 7, "game": game.name(), "position": line, "level": level, "seed": 1 });
    visit.script(ASK_WORKER, json!({ "game": game.name(), "request": request })).await
}

#[test]
fn worker_answers_for_every_game() {
    in_browser(async |visit| {
        visit.go("/").await;
        for game in BuiltIn::ALL {
            let answer = ask_worker(visit, game, "champion").await;
            assert_eq!(answer["net"], json!({ "net": game.name() }));
            assert_eq!(answer["length"], answer["announced"]);
            let play = &answer["play"];
            assert_eq!((&play["id"], &play["evaluator"]), (&json!(7), &json!("net")), "{play}");
            assert!(!play["steps"].as_array().unwrap().is_empty(), "{play}");
            assert_eq!(play, &answer["again"]);
            println!("{game}: {} ms", answer["milliseconds"]);
        }
    });
}

/// Comes when the service worker has kept every file.
const WHEN_KEPT: &str = "await navigator.serviceWorker.ready; return (await caches.keys()).length;";

#[test]
fn page_works_without_a_network_after_the_first_visit() {
    in_browser(async |visit| {
        let table = Table::new(Match::single(BuiltIn::Portes.referee()));
        let mut companion = Companion::new(visit, Means::Mouse, table);
        companion.take_over().await;
        companion.turn().await;
        assert_eq!(visit.script(WHEN_KEPT, json!(null)).await, 1);
        assert!(visit.complaints().await.is_empty());
        visit.server.stop();
        companion.come_back().await;
        companion.turn().await;
        let answer = ask_worker(visit, BuiltIn::Portes, "club").await;
        assert_eq!(answer["play"]["evaluator"], "net");
        // The browser has reason to complain: it asks for a newer page and finds nobody.
        visit.complaints().await;
    });
}
