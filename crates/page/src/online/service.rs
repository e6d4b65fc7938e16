//! What is asked of the server over HTTP: who one is, which tables there are, records.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tavli_protocol::TableSettings;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

/// Why something could not be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ServiceFault {
    /// There is no answer: no network, or no server.
    Unreachable,
    /// There is no such thing.
    Missing,
    /// The server says no, in English.
    Refused(String),
}

/// Who one is.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub(crate) struct Me {
    pub(crate) player: String,
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) offers_passkeys: bool,
}

/// A passkey, with the times in milliseconds when it was added and last used.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub(crate) struct Passkey {
    pub(crate) id: String,
    pub(crate) created: f64,
    pub(crate) used: Option<f64>,
}

/// What a device shall be asked, and the name under which the server expects the answer.
#[derive(Deserialize)]
pub(crate) struct Question {
    challenge: String,
    pub(crate) options: Value,
}

#[derive(Serialize)]
struct Answered {
    challenge: String,
    credential: Value,
}

/// Somebody, as others see it.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub(crate) struct Somebody {
    pub(crate) player: String,
    pub(crate) name: String,
}

/// A table, as lists show it.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) settings: TableSettings,
    pub(crate) first: Option<Somebody>,
    pub(crate) second: Option<Somebody>,
}

/// Tables that wait, those at which somebody plays, and one's own.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
pub(crate) struct Tables {
    pub(crate) open: Vec<Listed>,
    pub(crate) playing: Vec<Listed>,
    pub(crate) mine: Vec<Listed>,
}

/// Somebody's page.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Profile {
    pub(crate) name: String,
    pub(crate) is_bot: bool,
    pub(crate) ratings: Vec<Rating>,
    pub(crate) results: Vec<Finished>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Rating {
    pub(crate) game: String,
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    pub(crate) matches: u32,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Finished {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) opponent: String,
    pub(crate) opponent_name: String,
    pub(crate) result: String,
    pub(crate) is_rated: bool,
    pub(crate) finished: f64,
}

#[derive(Deserialize)]
struct Created {
    id: String,
}

#[derive(Serialize)]
struct Named<'a> {
    name: &'a str,
}

#[derive(Serialize, Deserialize)]
struct Code {
    code: String,
}

#[derive(Deserialize)]
struct Said {
    error: String,
}

type Answer<T> = Result<T, ServiceFault>;

/// Makes sure that one is somebody: who was never here becomes a new player.
pub(crate) async fn begin() -> Answer<Me> {
    read(&send("POST", "/api/me", None).await?)
}

pub(crate) async fn rename(name: &str) -> Answer<Me> {
    read(&send("PUT", "/api/me/name", Some(written(&Named { name }))).await?)
}

/// A new code by which one comes back on another device.
pub(crate) async fn recovery_code() -> Answer<String> {
    let code: Code = read(&send("POST", "/api/me/recovery", None).await?)?;
    Ok(code.code)
}

/// Comes back with a code: this browser is that player from now on.
pub(crate) async fn recover(code: &str) -> Answer<Me> {
    read(&send("POST", "/api/me/recover", Some(written(&Code { code: code.to_owned() }))).await?)
}

pub(crate) async fn passkeys() -> Answer<Vec<Passkey>> {
    read(&send("GET", "/api/me/passkeys", None).await?)
}

/// What to ask a device that shall make a passkey.
pub(crate) async fn passkey_question() -> Answer<Question> {
    read(&send("POST", "/api/me/passkeys/challenge", None).await?)
}

pub(crate) async fn add_passkey(question: Question, credential: Value) -> Answer<Passkey> {
    let answer = Answered { challenge: question.challenge, credential };
    read(&send("POST", "/api/me/passkeys", Some(written(&answer))).await?)
}

pub(crate) async fn remove_passkey(id: &str) -> Answer<()> {
    send("DELETE", &format!("/api/me/passkeys/{id}"), None).await.map(drop)
}

/// What to ask a device that may have a passkey.
pub(crate) async fn sign_in_question() -> Answer<Question> {
    read(&send("POST", "/api/me/sign-in/challenge", None).await?)
}

/// Comes in with a passkey: this browser is that player from now on.
pub(crate) async fn sign_in(question: Question, credential: Value) -> Answer<Me> {
    let answer = Answered { challenge: question.challenge, credential };
    read(&send("POST", "/api/me/sign-in", Some(written(&answer))).await?)
}

pub(crate) async fn tables() -> Answer<Tables> {
    read(&send("GET", "/api/tables", None).await?)
}

/// Makes a table; its name.
pub(crate) async fn make_table(settings: &TableSettings) -> Answer<String> {
    let made: Created = read(&send("POST", "/api/tables", Some(written(settings))).await?)?;
    Ok(made.id)
}

pub(crate) async fn table(id: &str) -> Answer<Listed> {
    read(&send("GET", &format!("/api/tables/{id}"), None).await?)
}

pub(crate) async fn record(id: &str) -> Answer<String> {
    send("GET", &format!("/api/tables/{id}/record"), None).await
}

pub(crate) async fn profile(id: &str) -> Answer<Profile> {
    read(&send("GET", &format!("/api/players/{id}"), None).await?)
}

fn written(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("our own bodies can be written")
}

fn read<T: DeserializeOwned>(text: &str) -> Answer<T> {
    serde_json::from_str(text).map_err(|fault| ServiceFault::Refused(fault.to_string()))
}

/// Asks, and gives the answer as text.
async fn send(method: &str, path: &str, body: Option<String>) -> Answer<String> {
    let asked = asked(method, path, body).await.map_err(|_| ServiceFault::Unreachable)?;
    let text = JsFuture::from(asked.text().map_err(|_| ServiceFault::Unreachable)?).await;
    let text = text.ok().and_then(|text| text.as_string()).ok_or(ServiceFault::Unreachable)?;
    match asked.status() {
        200..300 => Ok(text),
        404 => Err(ServiceFault::Missing),
        502..=504 => Err(ServiceFault::Unreachable),
        _ => Err(ServiceFault::Refused(serde_json::from_str::<Said>(&text).map_or(text, |said| said.error))),
    }
}

async fn asked(method: &str, path: &str, body: Option<String>) -> Result<Response, JsValue> {
    let window = web_sys::window().ok_or("there is no window")?;
    let wish = RequestInit::new();
    wish.set_method(method);
    if let Some(body) = body {
        wish.set_body(&body.into());
    }
    let request = Request::new_with_str_and_init(path, &wish)?;
    request.headers().set("content-type", "application/json")?;
    JsFuture::from(window.fetch_with_request(&request)).await?.dyn_into()
}
