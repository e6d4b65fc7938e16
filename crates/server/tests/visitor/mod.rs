//! A browser as the server sees it: it says which page it shows, and brings its cookie back.

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A browser.
#[derive(Clone)]
pub(crate) struct Visitor {
    /// The server that it asks.
    pub(crate) port: u16,
    /// The page that it shows.
    pub(crate) origin: &'static str,
    cookie: Option<String>,
}

impl Visitor {
    pub(crate) fn new(port: u16, origin: &'static str) -> Visitor {
        Visitor { port, origin, cookie: None }
    }

    /// Asks; the status and the answer.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let cookie = self.cookie.as_ref().map_or_else(String::new, |cookie| format!("Cookie: {cookie}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: {}\r\n{cookie}Content-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.origin,
            body.len()
        );
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        self.read(&answer)
    }

    fn read(&mut self, answer: &str) -> (u16, Value) {
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        if let Some(cookie) = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// The same where it must go well.
    pub(crate) async fn get(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let (status, answer) = self.ask(method, path, body).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
        answer
    }
}
