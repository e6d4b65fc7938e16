//! What only the browser's developer tools can do: screens of other sizes, pictures of whole pages.

use fantoccini::Client;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};

/// A command of the developer tools, passed on by chromedriver.
#[derive(Debug)]
struct Ask {
    command: String,
    parameters: Value,
}

impl WebDriverCompatibleCommand for Ask {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        let body = json!({ "cmd": self.command, "params": self.parameters });
        (http::Method::POST, Some(body.to_string()))
    }
}

pub(crate) async fn ask(client: &Client, command: &str, parameters: Value) -> Result<Value, CmdError> {
    client.issue_cmd(Ask { command: command.to_owned(), parameters }).await
}
