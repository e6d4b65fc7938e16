//! What the driver has noted: the browser's console, and its tracing.

use fantoccini::Client;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};

/// Asks chromedriver for the lines of one of its logs that came since it was last asked.
#[derive(Debug)]
struct ReadLog(&'static str);

impl WebDriverCompatibleCommand for ReadLog {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": self.0 }).to_string()))
    }
}

/// The warnings and errors among them, each as a line.
pub(crate) async fn complaints(client: &Client) -> Result<Vec<String>, CmdError> {
    let lines = client.issue_cmd(ReadLog("browser")).await?;
    Ok(lines.as_array().into_iter().flatten().filter(|line| is_complaint(line)).map(text).collect())
}

/// What the browser's own tracing noted under a name, in a visit that is traced.
pub(crate) async fn traced(client: &Client, name: &str) -> Result<Vec<Value>, CmdError> {
    let lines = client.issue_cmd(ReadLog("performance")).await?;
    let event = |line: &Value| {
        let noted: Value = serde_json::from_str(line["message"].as_str()?).ok()?;
        let (method, event) = (&noted["message"]["method"], &noted["message"]["params"]);
        (method == "Tracing.dataCollected" && event["name"] == name).then(|| event.clone())
    };
    Ok(lines.as_array().into_iter().flatten().filter_map(event).collect())
}

fn is_complaint(line: &Value) -> bool {
    line["level"] == "SEVERE" || line["level"] == "WARNING"
}

fn text(line: &Value) -> String {
    let part = |name: &str| line[name].as_str().unwrap_or_default();
    format!("{} ({}): {}", part("level"), part("source"), part("message"))
}
