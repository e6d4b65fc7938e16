//! The JSON Schemas in `docs/protocol` are those of the code; with `TAVLI_BLESS=1` they are written anew. The examples in
//! `docs/protocol.md` are messages of ours.

use schemars::schema_for;
use tavli_protocol::{ClientMessage, Event, ServerMessage, TableSettings};

fn check(name: &str, schema: schemars::Schema) {
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    let path = format!("{}/../../docs/protocol/{name}.schema.json", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("TAVLI_BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == text,
        "{name}: the schema has changed; run `cargo xtask bless` and raise VERSION if others must know"
    );
}

#[test]
fn schemas_are_those_of_the_code() {
    check("client-message", schema_for!(ClientMessage));
    check("server-message", schema_for!(ServerMessage));
    check("event", schema_for!(Event));
    check("table-settings", schema_for!(TableSettings));
}

/// Each line of a block of JSON is a message that reads back as it was written.
#[test]
fn examples_of_the_document_are_messages() {
    let document = include_str!("../../../docs/protocol.md");
    let mut count = 0;
    for block in document.split("```json").skip(1) {
        let block = block.split("```").next().unwrap();
        for line in block.lines().filter(|line| !line.trim().is_empty()) {
            let value: serde_json::Value =
                serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            let again = if value.get("type").is_none() {
                serde_json::to_value(serde_json::from_str::<TableSettings>(line).unwrap()).unwrap()
            } else if let Ok(message) = serde_json::from_str::<ClientMessage>(line) {
                serde_json::to_value(message).unwrap()
            } else {
                let message: ServerMessage =
                    serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
                serde_json::to_value(message).unwrap()
            };
            let kept = value.as_object().unwrap().iter().all(|(key, part)| again[key] == *part);
            assert!(kept, "{line}\nreads back as\n{again}");
            count += 1;
        }
    }
    assert!(count >= 12, "{count} examples");
}
