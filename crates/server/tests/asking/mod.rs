//! A request with any headers and any body, as no well-behaved client sends it.

#![allow(dead_code, reason = "each test uses what it needs")]

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An answer: its status, and its body as JSON.
pub(crate) type Answer = (u16, Value);

/// Asks a server.
pub(crate) async fn ask(port: u16, method: &str, path: &str, headers: &[&str], body: &[u8]) -> Answer {
    let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{headers}Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    // A server that has seen enough may close before everything is sent.
    let _ = stream.write_all(body).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.unwrap_or_else(|| panic!("{method} {path}: no answer: {answer}"));
    (status, serde_json::from_str(body).unwrap_or(Value::Null))
}
