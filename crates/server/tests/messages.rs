//! Messages that cannot even be read: their sender is told why before the connection ends.

mod running;
mod wire;

use running::{Running, run};
use tavli_protocol::TableSettings;
use tavli_store::testing::Folder;
use wire::{BINARY, Frame, TEXT, Wire};

/// Sends something unreadable to a table that one watches: a refusal comes first, then the end with a code and a reason.
fn check(kind: u8, payload: &[u8], reason: &str, code: u16, word: &str) {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let bot = server.service.new_bot().await.unwrap();
        let table = server.service.new_table(&bot, &TableSettings::new("zeno")).await.unwrap();
        let mut wire = Wire::open(server.port, table.as_str()).await;
        wire.send(TEXT, br#"{"type":"hello","version":1,"client":"k3m1","after":0}"#).await;
        wire.send(kind, payload).await;
        let mut refusals = Vec::new();
        let end = loop {
            match wire.next().await {
                Frame::Text(text) if text.contains("\"refused\"") => refusals.push(text),
                Frame::Text(_) => {}
                end @ (Frame::Close(..) | Frame::Cut) => break end,
            }
        };
        assert!(
            refusals.len() == 1 && refusals[0].contains(&format!("\"reason\":\"{reason}\"")),
            "{refusals:?}"
        );
        let Frame::Close(found, said) = end else { panic!("cut without a word") };
        assert_eq!(found, code, "{said}");
        assert!(said.contains(word), "{said}");
    });
}

#[test]
fn message_that_is_too_long() {
    check(TEXT, &[b'x'; 20_000], "too_long", 1009, "16 KB");
}

#[test]
fn message_that_is_far_too_long() {
    check(TEXT, &vec![b'x'; 300_000], "too_long", 1009, "16 KB");
}

#[test]
fn message_that_is_no_text() {
    check(TEXT, b"{\"type\":\"ping\xff\"}", "not_understood", 1007, "UTF-8");
}

#[test]
fn message_that_is_binary() {
    check(BINARY, br#"{"type":"ping"}"#, "not_understood", 1003, "not binary");
}
