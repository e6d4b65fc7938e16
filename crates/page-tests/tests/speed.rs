//! How fast the page is: `cargo xtask bench page` prints it. Not part of the ordinary tests, which never ask a clock.

use std::cell::RefCell;
use std::time::Instant;

use serde_json::{Value, json};
use tavli_board::Table;
use tavli_page_engine::Engine;
use tavli_page_tests::{Companion, Dice, Means, Policy, Visit, in_browser, reached};
use tavli_rules::{BuiltIn, Match, exchange_line};

/// Notes when a pointer goes up on the board, when checkers have moved in the document, and when the browser painted what came of it.
const WATCH: &str = r#"
    window.moved = [];
    window.painted = [];
    let pressed = 0;
    const is_drop = (target) => target?.closest?.(".board") != null;
    addEventListener("pointerup", (event) => { pressed = is_drop(event.target) ? event.timeStamp : 0; }, true);
    new MutationObserver(() => {
        if (pressed) window.moved.push(performance.now() - pressed);
        pressed = 0;
    }).observe(document.querySelector(".checkers"), { subtree: true, attributes: true });
    new PerformanceObserver((list) => {
        const drops = list.getEntries().filter((entry) => entry.name === "pointerup" && is_drop(entry.target));
        window.painted.push(...drops.map((entry) => entry.duration));
    }).observe({ type: "event", durationThreshold: 16 });
"#;

const SEEN: &str = "return { moved: window.moved, slow: window.painted };";

/// When the page stood there, in milliseconds after the address was opened.
const SHOWN: &str = "return performance.getEntriesByName('shown')[0].startTime;";

#[test]
#[ignore = "it measures"]
fn checkers_follow_the_hand() {
    in_browser(async |visit| {
        visit.go("/").await;
        visit.find(".cards").await;
        let shown = visit.script(SHOWN, json!(null)).await;
        println!("the page stands there after {:.0} ms, served by this machine", number(&shown));
        for game in BuiltIn::ALL {
            let seen = drops(visit, game).await;
            let moved: Vec<f64> = seen["moved"].as_array().into_iter().flatten().map(number).collect();
            let slow = seen["slow"].as_array().map_or(0, Vec::len);
            let longest = moved.iter().copied().fold(0.0, f64::max);
            println!(
                "{game}: from letting go to the moved checker {:.1} ms on average, {longest:.1} at most, {} drops; \
                 {slow} took the browser longer than one frame of 16 ms to paint",
                moved.iter().sum::<f64>() / moved.len() as f64,
                moved.len()
            );
        }
    });
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

async fn drops(visit: &Visit, game: BuiltIn) -> Value {
    let table = Table::new(Match::single(game.referee()));
    let mut companion = Companion::new(visit, Means::Mouse, table);
    companion.take_over().await;
    visit.script(WATCH, json!(null)).await;
    for _ in 0..20 {
        companion.turn().await;
    }
    visit.script(SEEN, json!(null)).await
}

/// Decisions of a game, in the exchange format.
fn decisions(game: BuiltIn, count: usize) -> Vec<String> {
    let lines = RefCell::new(Vec::new());
    let note = |table: &Table| {
        let mut lines = lines.borrow_mut();
        if let Some(turn) = table.turn().filter(|turn| turn.steps().is_empty()) {
            lines.push(exchange_line(table.referee(), turn.start(), Some(turn.roll())));
        }
        lines.len() >= count
    };
    reached(Table::new(Match::single(game.referee())), Dice::seeded(3), Policy::Race, note);
    lines.into_inner()
}

/// Asks a worker for all of it, and says how long each answer took.
const ASK_ALL: &str = r#"
    const assets = JSON.parse(document.getElementById("assets").textContent);
    const worker = new Worker(assets["worker.js"], { type: "module" });
    const answered = (ask) => new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); ask(); });
    const bytes = await (await fetch(assets[`nets/${input.game}.net`])).arrayBuffer();
    await answered(() => worker.postMessage({ net: input.game, bytes }, [bytes]));
    await answered(() => worker.postMessage(input.requests[0]));
    const times = [];
    for (const request of input.requests) {
        const began = performance.now();
        await answered(() => worker.postMessage(request));
        times.push(performance.now() - began);
    }
    worker.terminate();
    return times;
"#;

#[test]
#[ignore = "it measures"]
fn engine_in_the_browser_beside_the_native_one() {
    in_browser(async |visit| {
        visit.go("/").await;
        visit.find(".cards").await;
        for game in BuiltIn::ALL {
            for level in ["expert", "champion"] {
                compare(visit, game, level).await;
            }
        }
    });
}

async fn compare(visit: &Visit, game: BuiltIn, level: &str) {
    let requests: Vec<String> = decisions(game, 40).iter().map(|line| request(game, level, line)).collect();
    let times = visit.script(ASK_ALL, json!({ "game": game.name(), "requests": requests })).await;
    let times: Vec<f64> = times.as_array().into_iter().flatten().map(number).collect();
    let native = native_times(game, &requests);
    let mean = |times: &[f64]| times.iter().sum::<f64>() / times.len() as f64;
    println!(
        "{game}, {level}: {:.2} ms a decision in the browser, {:.0} at most; native {:.2} ms; ratio {:.1}",
        mean(&times),
        times.iter().copied().fold(0.0, f64::max),
        mean(&native),
        mean(&times) / mean(&native)
    );
}

fn request(game: BuiltIn, level: &str, line: &str) -> String {
    json!({ "id": 1, "game": game.name(), "level": level, "seed": 1, "position": line }).to_string()
}

fn native_times(game: BuiltIn, requests: &[String]) -> Vec<f64> {
    let path = format!("{}/../../nets/{game}.net", env!("CARGO_MANIFEST_DIR"));
    let mut engine = Engine::new();
    engine.take_net(game.name(), &std::fs::read(path).expect("the net is in the repository"));
    engine.answer(&requests[0]);
    let time = |request: &String| {
        let began = Instant::now();
        engine.answer(request);
        began.elapsed().as_secs_f64() * 1e3
    };
    requests.iter().map(time).collect()
}

/// How long the page takes to review a game of sixty turns, from the address to the last turn looked at one throw ahead.
#[test]
#[ignore = "it measures"]
fn review_of_sixty_turns() {
    let path = format!("{}/../../testdata/records/portes.txt", env!("CARGO_MANIFEST_DIR"));
    let record = std::fs::read_to_string(path).expect("the golden record");
    in_browser(async |visit| {
        visit.keep("tavli.records", &record).await;
        visit.go_to("review/0").await;
        let began = Instant::now();
        for (share, name) in [(0.5, "a first look"), (1.0, "a throw deeper")] {
            let seen = "return document.querySelector('.review-progress progress')?.value ?? 0;";
            while visit.script(seen, json!(null)).await.as_f64().unwrap_or(0.0) < share {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
            println!("review of 60 turns, {name}: after {:.1} s", began.elapsed().as_secs_f64());
        }
    });
}
