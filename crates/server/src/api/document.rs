//! The description of the HTTP interface, made from the code, and a page to read it.

use std::fmt::Write;

use axum::Json;
use axum::response::Html;
use serde_json::Value;
use utoipa::OpenApi;

use super::{fault, me, passkeys, players, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tavli",
        description = "Tables, players and records. Playing itself goes over a WebSocket, see docs/protocol.md."
    ),
    paths(
        me::show,
        me::begin,
        me::rename,
        me::recovery,
        me::recover,
        passkeys::list,
        passkeys::begin,
        passkeys::add,
        passkeys::remove,
        passkeys::begin_sign_in,
        passkeys::sign_in,
        me::begin_bot,
        tables::list,
        tables::create,
        tables::show,
        tables::record,
        tables::socket,
        players::show
    ),
    components(schemas(
        me::Me,
        me::NameBody,
        me::CodeBody,
        me::BotBody,
        passkeys::ChallengeBody,
        passkeys::NewPasskeyBody,
        passkeys::SignInBody,
        passkeys::PasskeyBody,
        tables::TableBody,
        tables::TablesBody,
        tables::PlayerBody,
        tables::CreatedBody,
        players::ProfileBody,
        players::RatingBody,
        players::ResultBody,
        fault::ErrorBody,
        fault::ErrorReason
    ))
)]
struct Document;

/// The description as OpenAPI.
pub(crate) fn openapi() -> Value {
    let mut document = serde_json::to_value(Document::openapi()).unwrap_or_default();
    super::common_answers::complete(&mut document);
    document
}

pub(crate) async fn openapi_json() -> Json<Value> {
    Json(openapi())
}

/// The description for people.
pub(crate) async fn page() -> Html<String> {
    Html(written(&openapi()))
}

fn written(document: &Value) -> String {
    let mut text = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Tavli: the interface for programs</title><h1>The interface for programs</h1>\
         <p>Made from the code; the same for machines: <a href=\"/api/openapi.json\">openapi.json</a>.</p>",
    );
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let told = escaped(operation["summary"].as_str().unwrap_or_default());
            let _ = write!(
                text,
                "<h2><code>{} {}</code></h2><p>{told}</p><ul>",
                method.to_uppercase(),
                escaped(path)
            );
            for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
                let schema = &answer["content"]["application/json"]["schema"]["$ref"];
                let name = schema.as_str().and_then(|name| name.rsplit('/').next()).unwrap_or_default();
                let _ = write!(
                    text,
                    "<li>{status} {}",
                    escaped(answer["description"].as_str().unwrap_or_default())
                );
                if !name.is_empty() {
                    let _ = write!(text, " <a href=\"#{name}\">{name}</a>");
                }
            }
            text.push_str("</ul>");
        }
    }
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let told = escaped(schema["description"].as_str().unwrap_or_default());
        let _ = write!(text, "<h2 id=\"{name}\">{name}</h2><p>{told}</p><dl>");
        for (field, of) in schema["properties"].as_object().into_iter().flatten() {
            let told = escaped(of["description"].as_str().unwrap_or_default());
            let _ = write!(text, "<dt><code>{field}</code><dd>{told}");
        }
        text.push_str("</dl>");
    }
    text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
