//! What all addresses of the interface have in common: how one shows who one is, and how faults are answered.

use serde_json::{Value, json};

use super::fault::ErrorReason;
use super::identity::COOKIE_NAME;

/// Adds it to the description of every address.
pub(super) fn complete(document: &mut Value) {
    document["components"]["securitySchemes"] = json!({
        "cookie": {
            "type": "apiKey", "in": "cookie", "name": COOKIE_NAME,
            "description": "For pages: POST /api/me gives it. Requests that do something, and WebSockets, must then come \
                            from the server's own page (Origin)."
        },
        "token": {
            "type": "http", "scheme": "bearer",
            "description": "For programs: POST /api/bots gives it. No Origin is needed."
        }
    });
    let paths = document["paths"].as_object_mut().into_iter().flatten();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object_mut().into_iter().flatten() {
            add_security(operation);
            for (reason, told) in faults(path, method, operation) {
                add_fault(operation, reason.status().as_str(), told);
            }
            add_fault(operation, "default", "any other fault: 405, 503 and whatever comes later");
        }
    }
}

/// Where nobody may be unknown, one shows a cookie or a token.
fn add_security(operation: &mut Value) {
    if operation["responses"].get("401").is_some() {
        operation["security"] = json!([{ "cookie": [] }, { "token": [] }]);
    }
}

/// What may be wrong with a request before anybody looks at what it asks for.
fn faults(path: &str, method: &str, operation: &Value) -> Vec<(ErrorReason, &'static str)> {
    let mut faults = Vec::new();
    let has_body = operation.get("requestBody").is_some();
    if has_body || path.contains('{') {
        faults.push((ErrorReason::NotReadable, "the body is no JSON, or the address no text"));
    }
    if has_body {
        faults.push((ErrorReason::TooLong, "the body is too long"));
        faults.push((ErrorReason::NotJson, "the body is not said to be JSON (Content-Type)"));
        faults.push((ErrorReason::NotPossible, "the body is not what is needed"));
    }
    if method != "get" || path.ends_with("/socket") {
        faults.push((ErrorReason::ForeignPage, "the request comes from another page (Origin)"));
    }
    faults
}

fn add_fault(operation: &mut Value, status: &str, told: &str) {
    let answers = &mut operation["responses"];
    if answers.get(status).is_none() {
        let schema = json!({ "$ref": "#/components/schemas/ErrorBody" });
        answers[status] =
            json!({ "description": told, "content": { "application/json": { "schema": schema } } });
    }
}

#[cfg(test)]
mod tests {
    use super::super::document::openapi;

    #[test]
    fn every_address_says_how_faults_are_answered() {
        let document = openapi();
        for (path, methods) in document["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                for (status, answer) in operation["responses"].as_object().unwrap() {
                    let is_fault = status == "default" || status.starts_with(['4', '5']);
                    let schema = &answer["content"]["application/json"]["schema"]["$ref"];
                    let is_ours = schema == "#/components/schemas/ErrorBody";
                    assert!(!is_fault || is_ours, "{method} {path} {status}: {answer}");
                }
                assert!(operation["responses"].get("default").is_some(), "{method} {path}");
            }
        }
    }

    #[test]
    fn who_must_be_known_shows_a_cookie_or_a_token() {
        let document = openapi();
        let schemes = &document["components"]["securitySchemes"];
        assert_eq!(schemes["token"]["scheme"], "bearer");
        assert_eq!(schemes["cookie"]["name"], "tavli_player");
        assert_eq!(document["paths"]["/api/tables"]["post"]["security"][1]["token"], serde_json::json!([]));
        assert!(document["paths"]["/api/players/{id}"]["get"].get("security").is_none());
        let make = &document["paths"]["/api/tables"]["post"]["responses"];
        for status in ["400", "401", "403", "413", "415", "422", "429"] {
            assert!(make.get(status).is_some(), "{status}");
        }
    }
}
