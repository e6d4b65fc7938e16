//! A WebSocket down to its frames, because a well-made client cannot send what is wrong (RFC 6455, section 5).

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub(crate) const TEXT: u8 = 1;
pub(crate) const BINARY: u8 = 2;
const CLOSE: u8 = 8;

/// A connection after its handshake.
pub(crate) struct Wire(TcpStream);

/// What came: a text, or the end with its code and reason.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    Text(String),
    Close(u16, String),
    /// The connection was cut without a word.
    Cut,
}

impl Wire {
    pub(crate) async fn open(port: u16, table: &str) -> Wire {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
        let request = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
        Wire(stream)
    }

    /// Sends a whole message of a kind. What a client sends is masked; zeros mask nothing.
    pub(crate) async fn send(&mut self, kind: u8, payload: &[u8]) {
        let mut frame = vec![0x80 | kind];
        match payload.len() {
            short @ 0..126 => frame.push(0x80 | short as u8),
            longer @ 126..65_536 => {
                frame.push(0x80 | 126);
                frame.extend((longer as u16).to_be_bytes());
            }
            longest => {
                frame.push(0x80 | 127);
                frame.extend((longest as u64).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(payload);
        // A server that has seen enough may not take all of it.
        let _ = self.0.write_all(&frame).await;
    }

    /// The next frame; ours to clients are not masked.
    pub(crate) async fn next(&mut self) -> Frame {
        self.read().await.unwrap_or(Frame::Cut)
    }

    async fn read(&mut self) -> Option<Frame> {
        let kind = self.0.read_u8().await.ok()? & 0x0f;
        let length = match self.0.read_u8().await.ok()? {
            126 => u64::from(self.0.read_u16().await.ok()?),
            127 => self.0.read_u64().await.ok()?,
            short => u64::from(short),
        };
        let mut payload = vec![0; length as usize];
        self.0.read_exact(&mut payload).await.ok()?;
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        Some(match kind {
            CLOSE => Frame::Close(u16::from_be_bytes([payload[0], payload[1]]), text(&payload[2..])),
            _ => Frame::Text(text(&payload)),
        })
    }
}
