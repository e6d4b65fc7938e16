//! What the browser says on its console.

use fantoccini::Client;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};

/// Asks chromedriver for the lines that came since it was last asked.
#[derive(Debug)]
struct ReadLog;

impl WebDriverCompatibleCommand for ReadLog {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// The warnings and errors among them, each as a line.
pub(crate) async fn complaints(client: &Client) -> Result<Vec<String>, CmdError> {
    let lines = client.issue_cmd(ReadLog).await?;
    Ok(lines.as_array().into_iter().flatten().filter(|line| is_complaint(line)).map(text).collect())
}

fn is_complaint(line: &Value) -> bool {
    line["level"] == "SEVERE" || line["level"] == "WARNING"
}

fn text(line: &Value) -> String {
    let part = |name: &str| line[name].as_str().unwrap_or_default();
    format!("{} ({}): {}", part("level"), part("source"), part("message"))
}
