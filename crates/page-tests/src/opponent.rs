//! Somebody who plays at a table of the server, in a browser of their own: looks, and does the next thing with the mouse.

use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use serde_json::{Value, json};

use crate::visit::Visit;

/// How the page should be while tests play: quick and quiet.
const SETTINGS: &str =
    "theme=light speed=none sound=0 names=1 throw=0 confirm=0 forced=0 quick=0 inscription=0";

/// How long something may take that the server and two browsers do together.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long something may take that lasts a while by itself.
const LONG_PATIENCE: Duration = Duration::from_secs(120);
/// How long a whole game may take.
const GAMES_PATIENCE: Duration = Duration::from_secs(240);

/// The next thing to be done, and where: throw, lift the rearmost checker, put it down as far away as it goes, confirm.
const LOOK: &str = r#"
    const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    const last = (selector) => [...document.querySelectorAll(selector)].pop();
    const main = document.querySelector(".thumb .main-action:not(:disabled)");
    const found = last(".target circle") ?? document.querySelector(".rings .liftable")
        ?? document.querySelector(".dice:not(:disabled)") ?? main;
    if (!found) return null;
    found.scrollIntoViewIfNeeded?.();
    return { at: middle(found), text: found === main ? main.textContent : "" };
"#;

/// A player at a table, in a browser.
pub struct Opponent<'a> {
    visit: &'a Visit,
}

impl<'a> Opponent<'a> {
    /// Somebody who has not come yet.
    pub async fn new(visit: &'a Visit) -> Opponent<'a> {
        visit.keep("tavli.settings", SETTINGS).await;
        Opponent { visit }
    }

    /// Makes a table for a game; the link to be sent.
    pub async fn invite(&self, game: &str) -> String {
        self.make_table(game, "link").await;
        self.visit.find(".invitation .code svg").await;
        let link = self.visit.find(".invitation input").await.prop("value").await;
        link.expect("it has a value").expect("the link is shown")
    }

    async fn make_table(&self, game: &str, whom: &str) {
        self.visit.go_to("online").await;
        self.visit.click(&format!(".new-table [name=game][value={game}]")).await;
        self.visit.click(&format!(".new-table [name=opponent][value={whom}]")).await;
        self.visit.click(".new-table .main-action").await;
    }

    /// Makes a table for a game against the computer, and sits down.
    pub async fn sit_with_the_computer(&self, game: &str) {
        self.make_table(game, "computer").await;
        self.visit.find(".online .line.well").await;
    }

    /// Makes a table with settings that the page does not offer, such as very short clocks; the link to be sent.
    pub async fn invite_to(&self, settings: &Value) -> String {
        let script = "await fetch('/api/me', { method: 'POST' });
            const headers = { 'content-type': 'application/json' };
            const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(input) });
            return (await made.json()).id;";
        let id = self.visit.script(script, settings.clone()).await;
        let link =
            self.visit.server.address(&format!("/#/en/table/{}", id.as_str().expect("a table is made")));
        self.accept(&link).await;
        link
    }

    /// Opens a link, and sits down.
    pub async fn accept(&self, link: &str) {
        self.visit.browser.goto("about:blank").await.expect("nothing is easily shown");
        self.visit.browser.goto(link).await.expect("the page loads");
        self.visit.find(".online .line.well").await;
    }

    /// Does the next thing, if there is one; says whether the match is over.
    pub async fn act(&self) -> bool {
        let look = self.visit.script(LOOK, Value::Null).await;
        let Some(at) = look["at"].as_array() else { return false };
        if look["text"] == "Play again" {
            return true;
        }
        let number = |index: usize| at[index].as_f64().expect("a place has two numbers");
        let moved = PointerAction::MoveTo { duration: None, x: number(0), y: number(1) };
        let press = [moved, PointerAction::Down { button: 0 }, PointerAction::Up { button: 0 }];
        let none = MouseActions::new("mouse".to_owned());
        let actions = press.into_iter().fold(none, InputSource::then);
        self.visit.browser.perform_actions(actions).await.expect("the browser moves its pointer");
        false
    }

    /// The text of something in the page; empty where it is not there.
    pub async fn text(&self, selector: &str) -> String {
        let script = "return document.querySelector(input)?.textContent ?? \"\";";
        self.visit.script(script, json!(selector)).await.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until a text of the page has some words.
    pub async fn wait_for(&self, selector: &str, words: &str) {
        self.wait(selector, words, PATIENCE).await;
    }

    /// The same for what takes a minute by itself, such as a clock that runs out.
    pub async fn wait_long_for(&self, selector: &str, words: &str) {
        self.wait(selector, words, LONG_PATIENCE).await;
    }

    async fn wait(&self, selector: &str, words: &str, patience: Duration) {
        let began = Instant::now();
        loop {
            let text = self.text(selector).await;
            if text.contains(words) {
                return;
            }
            assert!(began.elapsed() < patience, "{selector} says {text:?}, and not {words:?}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until something has gone from the page.
    pub async fn wait_without(&self, selector: &str) {
        let began = Instant::now();
        while self.has(selector).await {
            assert!(began.elapsed() < PATIENCE, "{selector} is still there");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Whether something is in the page.
    pub async fn has(&self, selector: &str) -> bool {
        let script = "return document.querySelector(input) !== null;";
        self.visit.script(script, json!(selector)).await == true
    }

    /// Does one thing after the other until the match is over.
    pub async fn play_to_the_end(&self) {
        let began = Instant::now();
        while !self.act().await {
            assert!(began.elapsed() < GAMES_PATIENCE, "{}", self.text(".status").await);
        }
    }

    /// Loses the network, or has it again.
    pub async fn set_offline(&self, is_offline: bool) {
        let conditions =
            json!({ "offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.visit.devtools("Network.emulateNetworkConditions", conditions).await;
    }
}
