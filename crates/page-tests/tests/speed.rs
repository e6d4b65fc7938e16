//! How fast the page is: `cargo xtask bench page` prints it. Not part of the ordinary tests, which never ask a clock.

use std::cell::RefCell;
use std::time::Instant;

use serde_json::{Value, json};
use tavli_board::Table;
use tavli_page_engine::Engine;
use tavli_page_tests::{Companion, Dice, Means, Policy, Visit, in_browser, in_traced_browser, reached};
use tavli_rules::{BuiltIn, Match, exchange_line};

/// Notes when a pointer that has moved a checker went up: by its time the browser's tracing knows it too.
const WATCH: &str = r#"
    window.drops = [];
    let released = 0;
    const isOnBoard = (target) => target?.closest?.(".board") != null;
    addEventListener("pointerup", (event) => { released = isOnBoard(event.target) ? event.timeStamp : 0; }, true);
    new MutationObserver(() => {
        if (released) window.drops.push(released);
        released = 0;
    }).observe(document.querySelector(".checkers"), { subtree: true, attributes: true });
"#;

/// Two paints later, so that the tracing knows of the last drop.
const SEEN: &str = "
    for (let paint = 0; paint < 2; paint += 1) await new Promise(requestAnimationFrame);
    return window.drops;";

/// When the page stood there, in milliseconds after the address was opened.
const SHOWN: &str = "return performance.getEntriesByName('shown')[0].startTime;";

/// A frame of a screen that shows sixty a second, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;

#[test]
#[ignore = "it measures"]
fn checkers_follow_the_hand() {
    in_browser(async |visit| {
        visit.go("/").await;
        visit.find(".cards").await;
        let shown = visit.script(SHOWN, json!(null)).await;
        println!("the page stands there after {:.0} ms, served by this machine", number(&shown));
    });
    // The driver hands over a trace once; so each game has a browser of its own.
    for game in BuiltIn::ALL {
        in_traced_browser(async |visit| print_landings(game, &landings(visit, game).await));
    }
}

fn print_landings(game: BuiltIn, landings: &[Landing]) {
    let told = |part: fn(&Landing) -> f64| {
        let mut times: Vec<f64> = landings.iter().map(part).collect();
        times.sort_by(f64::total_cmp);
        format!("{:.1} ms ({:.1} at most)", times[times.len() / 2], times[times.len() - 1])
    };
    let at_once = landings.iter().filter(|landing| landing.moved <= FRAME).count();
    println!(
        "{game}: from letting go to the moved checker {}, to the finished frame {}, to the screen {}; \
         {at_once} of {} checkers moved within one frame of {FRAME:.1} ms",
        told(|landing| landing.moved),
        told(|landing| landing.committed),
        told(|landing| landing.presented),
        landings.len()
    );
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

/// A drop as the browser's tracing knows it, in milliseconds after the pointer went up.
struct Landing {
    /// The page has done its part: the checker stands elsewhere in the document.
    moved: f64,
    /// The frame with it is laid out, drawn and handed on.
    committed: f64,
    /// The frame is on the screen.
    presented: f64,
}

impl Landing {
    /// The drop of an event of the tracing, if it is one of those that moved a checker.
    fn read(event: &Value, drops: &[f64]) -> Option<Landing> {
        let data = &event["args"]["data"];
        let at = number(&data["timeStamp"]);
        let is_drop = data["type"] == "pointerup" && drops.iter().any(|drop| (drop - at).abs() < 0.2);
        is_drop.then(|| Landing {
            moved: number(&data["processingEnd"]) - at,
            committed: number(&data["commitFinishTime"]) - at,
            presented: number(&data["duration"]),
        })
    }
}

async fn landings(visit: &Visit, game: BuiltIn) -> Vec<Landing> {
    let table = Table::new(Match::single(game.referee()));
    let mut companion = Companion::new(visit, Means::Mouse, table);
    companion.take_over().await;
    visit.script(WATCH, json!(null)).await;
    for _ in 0..20 {
        companion.turn().await;
    }
    let drops = visit.script(SEEN, json!(null)).await;
    let drops: Vec<f64> = drops.as_array().into_iter().flatten().map(number).collect();
    let traced = visit.traced("EventTiming").await;
    let found: Vec<Landing> = traced.iter().filter_map(|event| Landing::read(event, &drops)).collect();
    assert_eq!(found.len(), drops.len(), "the tracing knows every drop");
    found
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
