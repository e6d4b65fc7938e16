//! A visit to the page: what a visitor does and sees.

use std::sync::Arc;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::console;
use crate::devtools;
use crate::driver::Driver;
use crate::server::Server;

/// How long something may take that a person would wait for; slow machines take long to start a browser.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long something may take that the engine has to work out.
const GREAT_PATIENCE: Duration = Duration::from_secs(180);

/// A browser that visits the page of a server.
pub struct Visit {
    /// The browser itself, for whatever is not provided here.
    pub browser: Client,
    /// The server that is visited.
    pub server: Arc<Server>,
}

impl Visit {
    pub(crate) async fn begin(driver: &Driver, server: Arc<Server>) -> Visit {
        Visit::begin_with(driver, server, None).await
    }

    /// A visit during which the browser traces what it does, as its developer tools would.
    pub(crate) async fn begin_traced(driver: &Driver, server: Arc<Server>) -> Visit {
        let tracing =
            json!({ "traceCategories": "devtools.timeline", "enableNetwork": false, "enablePage": false });
        Visit::begin_with(driver, server, Some(tracing)).await
    }

    async fn begin_with(driver: &Driver, server: Arc<Server>, tracing: Option<Value>) -> Visit {
        let mut capabilities = json!({
            "goog:chromeOptions": { "args": driver.browser_arguments() },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": PATIENCE.as_millis() as u64 },
        });
        if let Some(tracing) = tracing {
            capabilities["goog:chromeOptions"]["perfLoggingPrefs"] = tracing;
            capabilities["goog:loggingPrefs"]["performance"] = json!("ALL");
        }
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities.as_object().expect("it is one").clone());
        let browser = builder.connect(driver.address()).await.expect("the browser starts");
        Visit { browser, server }
    }

    /// Opens a path of the page.
    pub async fn go(&self, path: &str) {
        self.browser.goto(&self.server.address(path)).await.expect("the page loads");
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        self.browser.refresh().await.expect("the page loads again");
    }

    /// What a selector finds, once it is there.
    pub async fn find(&self, selector: &str) -> Element {
        let found = self.browser.wait().at_most(PATIENCE).for_element(Locator::Css(selector)).await;
        found.unwrap_or_else(|fault| panic!("{selector} does not appear: {fault}"))
    }

    /// The text of what a selector finds.
    pub async fn text(&self, selector: &str) -> String {
        self.find(selector)
            .await
            .text()
            .await
            .unwrap_or_else(|fault| panic!("{selector} has no text: {fault}"))
    }

    /// Waits until what a selector finds has this very text.
    pub async fn says(&self, selector: &str, text: &str) {
        let began = Instant::now();
        loop {
            // What is drawn anew between the question and the answer is asked again.
            let found = self.find(selector).await.text().await.unwrap_or_default();
            if found == text {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "{selector} says {found:?}, and not {text:?}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until a selector finds so many.
    pub async fn counts(&self, selector: &str, number: usize) {
        self.gives("return document.querySelectorAll(input).length;", json!(selector), json!(number)).await;
    }

    /// Runs a script again and again until it gives this.
    pub async fn gives(&self, body: &str, input: Value, expected: Value) {
        let began = Instant::now();
        loop {
            let given = self.script(body, input.clone()).await;
            if given == expected {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "{given}, and not {expected}, for {input}: {body}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Clicks on what a selector finds.
    pub async fn click(&self, selector: &str) {
        self.find(selector)
            .await
            .click()
            .await
            .unwrap_or_else(|fault| panic!("{selector} cannot be clicked: {fault}"));
    }

    /// Runs a script, the body of an async function with `input`; what it returns comes back.
    pub async fn script(&self, body: &str, input: Value) -> Value {
        let script = format!(
            "const [input, done] = arguments;
             (async () => {{ {body} }})().then((value) => done({{ value }}), (fault) => done({{ fault: String(fault) }}));"
        );
        let answer = self.browser.execute_async(&script, vec![input]).await.expect("the script ends in time");
        assert!(answer["fault"].is_null(), "{}", answer["fault"]);
        answer["value"].clone()
    }

    /// Clicks on a button by its words, once it is there.
    pub async fn press(&self, selector: &str, words: &str) {
        let script = "const found = [...document.querySelectorAll(input[0])]
                .find((button) => button.textContent === input[1] && !button.disabled);
            found?.click();
            return found !== undefined;";
        self.until(script, json!([selector, words])).await;
    }

    /// Runs a script again and again until it returns something: neither nothing nor false.
    pub async fn until(&self, body: &str, input: Value) -> Value {
        let began = Instant::now();
        loop {
            let answer = self.script(body, input.clone()).await;
            if !answer.is_null() && answer != json!(false) {
                return answer;
            }
            assert!(began.elapsed() < GREAT_PATIENCE, "this never comes true for {input}: {body}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Opens a view in English by its part of the address, as if the page were opened there.
    pub async fn go_to(&self, view: &str) {
        // From one view to another the page stays the same document, and keeps what it knows.
        self.browser.goto("about:blank").await.expect("nothing is easily shown");
        self.go(&format!("/#/en/{view}")).await;
    }

    /// Puts something among what the browser keeps for the page; the page reads it when it is opened next.
    pub async fn keep(&self, key: &str, text: &str) {
        let here = self.browser.current_url().await.expect("there is an address");
        if !here.as_str().starts_with(&self.server.address("/")) {
            self.go("/").await;
            // It keeps its settings when it begins, and not after that.
            self.find("main > *").await;
        }
        self.script("localStorage.setItem(input[0], input[1]);", json!([key, text])).await;
    }

    /// Types keys where the focus is.
    pub async fn type_keys(&self, keys: &str) {
        let focused = self.browser.active_element().await.expect("something has the focus");
        focused.send_keys(keys).await.expect("it takes keys");
    }

    /// Asks the browser itself for something, by a command of its developer tools.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let answer = devtools::ask(&self.browser, command, parameters).await;
        answer.unwrap_or_else(|fault| panic!("{command} is not answered: {fault}"))
    }

    /// A picture of what is shown, as PNG.
    pub async fn picture(&self) -> Vec<u8> {
        self.browser.screenshot().await.expect("the browser shows something")
    }

    /// The warnings and errors on the console since the last time that it was asked.
    pub async fn complaints(&self) -> Vec<String> {
        console::complaints(&self.browser).await.expect("the driver keeps a log")
    }

    /// What the browser's own tracing has noted under a name since the last time that it was asked.
    pub async fn traced(&self, name: &str) -> Vec<Value> {
        console::traced(&self.browser, name).await.expect("the driver keeps a log")
    }

    /// Ends the browser, then the server.
    pub(crate) async fn end(self) {
        self.browser.close().await.expect("the browser ends");
        self.server.stop();
    }
}
