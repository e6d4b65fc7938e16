//! What is asked over HTTP: a player for a program, a new table.

use serde_json::Value;
use tavli_protocol::{Refused, RefusedReason, TableId, TableSettings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::fault::ClientFault;

/// A server, by its address as in `127.0.0.1:8170`.
#[derive(Clone, Debug)]
pub struct Service {
    pub(crate) address: String,
}

/// A player for a program: its public name, and the token that proves it.
#[derive(Clone, Debug)]
pub struct Bot {
    /// The public name in links.
    pub player: String,
    /// The secret.
    pub token: String,
}

impl Service {
    /// A server at an address.
    pub fn new(address: &str) -> Service {
        let bare = address.trim_start_matches("http://").trim_end_matches('/');
        Service { address: bare.to_owned() }
    }

    /// Makes a player.
    pub async fn new_bot(&self) -> Result<Bot, ClientFault> {
        let answer = self.ask("POST", "/api/bots", None, "").await?;
        let field = |name: &str| answer[name].as_str().map(str::to_owned);
        match (field("player"), field("token")) {
            (Some(player), Some(token)) => Ok(Bot { player, token }),
            _ => Err(ClientFault::Wrong("a player without a name".to_owned())),
        }
    }

    /// Makes a table, at which the player sits.
    pub async fn new_table(&self, bot: &Bot, settings: &TableSettings) -> Result<TableId, ClientFault> {
        let body = serde_json::to_string(settings).expect("settings can be written");
        let answer = self.ask("POST", "/api/tables", Some(bot), &body).await?;
        let id = answer["id"].as_str().unwrap_or_default();
        id.parse().map_err(ClientFault::Wrong)
    }

    /// Asks for something and reads the answer.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        bot: Option<&Bot>,
        body: &str,
    ) -> Result<Value, ClientFault> {
        let (status, text) = self.ask_for_text(method, path, bot, body).await?;
        let answer: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
        if status < 300 {
            return Ok(answer);
        }
        let said = answer["error"].as_str().unwrap_or(&text);
        let reason = if status == 429 { RefusedReason::TooFast } else { RefusedReason::NotUnderstood };
        Err(ClientFault::Refused(Refused::new(reason, format!("{status}: {said}"))))
    }

    /// The same for an answer that is any text, with its status.
    pub async fn ask_for_text(
        &self,
        method: &str,
        path: &str,
        bot: Option<&Bot>,
        body: &str,
    ) -> Result<(u16, String), ClientFault> {
        let proof = bot.map_or_else(String::new, |bot| format!("Authorization: Bearer {}\r\n", bot.token));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{proof}Content-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let mut stream = TcpStream::connect(&self.address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        read_answer(&String::from_utf8_lossy(&answer))
    }
}

/// The status and the body. Our own answers have a length and are not cut into pieces.
fn read_answer(answer: &str) -> Result<(u16, String), ClientFault> {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((answer, ""));
    let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| ClientFault::Lost("the answer is no HTTP".to_owned()))?;
    Ok((status, body.to_owned()))
}
