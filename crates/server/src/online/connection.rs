//! One connection to a table: messages in, events out, until one of the two ends goes away.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use tavli_protocol::{
    Cause, ClientMessage, Happening, Refused, RefusedReason, Seat, ServerMessage, Table, VERSION,
};
use tavli_store::StoreFault;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::Instant;

use super::decide::Actor;
use super::hall::Hall;
use super::live::{Announcement, LiveTable, read_events};
use super::now;
use super::pace::Pace;

/// So many messages at once, then so many a second; no person plays faster, and programs wait.
const AT_ONCE: f64 = 200.0;
const A_SECOND: f64 = 50.0;
const MOMENT: Duration = Duration::from_millis(20);
/// Who says nothing for so long, not even `ping`, is gone.
const SILENCE: Duration = Duration::from_secs(75);
/// So long who has sent too much may read why the connection ends.
const FAREWELL: Duration = Duration::from_secs(1);
/// Somebody whose connection is lost for so short a time is not away.
const BLINK: Duration = Duration::from_secs(3);
/// The longest name that a client gives itself.
const LONGEST_CLIENT: usize = 64;

struct Connection {
    hall: Arc<Hall>,
    table: Arc<LiveTable>,
    actor: Actor,
    client: String,
    socket: WebSocket,
    /// The number of the last event that was sent.
    sent: u64,
    seat: Option<Seat>,
    /// Whether it is counted among those who are there.
    is_counted: bool,
    pace: Pace,
}

/// What comes out of a socket: a message, a fault, or nothing any more.
type Received = Option<Result<Message, axum::Error>>;

/// What everybody was told and this connection has not passed on yet.
fn told_already(voice: &mut broadcast::Receiver<Announcement>) -> Option<Result<Announcement, RecvError>> {
    match voice.try_recv() {
        Ok(announcement) => Some(Ok(announcement)),
        Err(TryRecvError::Lagged(missed)) => Some(Err(RecvError::Lagged(missed))),
        Err(TryRecvError::Empty | TryRecvError::Closed) => None,
    }
}

/// Why a connection ends.
enum End {
    /// The other end is gone.
    Gone,
    /// It is told why.
    Told(u16, &'static str),
}

/// It comes back and asks again.
fn unanswered(_: StoreFault) -> End {
    End::Told(close_code::AGAIN, "the store does not answer")
}

/// Messages of which not a word can be read.
#[derive(Clone, Copy, Debug)]
enum Unreadable {
    TooLong,
    NoText,
    Binary,
}

impl Unreadable {
    /// The code and the reason with which the connection ends. A reason has at most 123 bytes.
    fn close(self) -> (u16, &'static str) {
        match self {
            Unreadable::TooLong => (close_code::SIZE, "a message has at most 16 KB; come back and send less"),
            Unreadable::NoText => (close_code::INVALID, "messages are text in UTF-8; this is none"),
            Unreadable::Binary => (close_code::UNSUPPORTED, "messages are JSON as text, not binary"),
        }
    }
}

/// Serves a connection until it ends.
pub(crate) async fn attend(hall: Arc<Hall>, table: Arc<LiveTable>, actor: Actor, socket: WebSocket) {
    hall.counts.connections.fetch_add(1, Ordering::Relaxed);
    let pace = Pace::new(AT_ONCE, A_SECOND, now());
    let mut connection = Connection {
        hall: hall.clone(),
        table,
        actor,
        client: String::new(),
        socket,
        sent: 0,
        seat: None,
        is_counted: false,
        pace,
    };
    let end = match connection.greet().await {
        Ok(voice) => connection.serve(voice).await,
        Err(end) => end,
    };
    if let End::Told(code, reason) = end {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = connection.socket.send(Message::Close(Some(frame))).await;
    }
    connection.leave();
    // A connection that is dropped while something unread lies in it is reset, and what was said last is lost with it.
    if matches!(end, End::Told(close_code::SIZE, _)) {
        tokio::time::sleep(FAREWELL).await;
    }
    hall.counts.connections.fetch_sub(1, Ordering::Relaxed);
}

impl Connection {
    /// The first message says which version the client speaks and what it has.
    async fn greet(&mut self) -> Result<broadcast::Receiver<Announcement>, End> {
        let first = tokio::time::timeout(Duration::from_secs(10), self.socket.recv()).await;
        let Ok(received) = first else { return Err(End::Told(close_code::POLICY, "say hello first")) };
        let (version, client, after) = match self.read(received).await? {
            Some(ClientMessage::Hello { version, client, after }) => (version, client, after),
            Some(_) | None => return Err(End::Told(close_code::POLICY, "say hello first")),
        };
        if version != VERSION {
            let text = format!("this server speaks version {VERSION}; load the page again");
            self.refuse(None, Refused::new(RefusedReason::WrongVersion, text)).await?;
            return Err(End::Told(close_code::POLICY, "another version"));
        }
        if client.is_empty() || client.len() > LONGEST_CLIENT {
            let text = format!("a client gives itself a name of 1 to {LONGEST_CLIENT} letters");
            self.refuse(None, Refused::new(RefusedReason::NotUnderstood, text)).await?;
            return Err(End::Told(close_code::POLICY, "no name"));
        }
        // The same name from somebody else must not make their commands look done.
        self.client = format!("{}/{client}", self.actor.player);
        let (last, voice) = self.table.listen().await.map_err(unanswered)?;
        self.seat = self.table.seat_of(&self.actor.player).await.map_err(unanswered)?;
        self.sent = after.min(last);
        let welcome = ServerMessage::Welcome {
            version: VERSION,
            table: self.table.id.clone(),
            seat: self.seat,
            last,
            now: now(),
        };
        // One after the other: together they would need a buffer that the connection then keeps for its whole life.
        self.say(&welcome).await?;
        self.send().await?;
        self.catch_up().await?;
        self.send().await?;
        self.say(&ServerMessage::Watchers { count: self.table.watchers() }).await?;
        self.send().await?;
        self.arrive().await;
        Ok(voice)
    }

    async fn serve(&mut self, mut voice: broadcast::Receiver<Announcement>) -> End {
        let mut ending = self.hall.ending.subscribe();
        // These two are waited for all the time: to begin anew with every message would cost more than most messages do.
        let mut ended = pin!(ending.changed());
        let mut silence = pin!(tokio::time::sleep(SILENCE));
        let mut heard = Instant::now();
        loop {
            // Only what may be broken off at any time is waited for together; whatever follows is carried out whole.
            let step = tokio::select! {
                received = self.socket.recv() => self.answer(received, &mut voice).await,
                announced = voice.recv() => self.pass_on(announced).await,
                () = &mut silence => match heard + SILENCE {
                    end if end <= Instant::now() => Err(End::Told(close_code::NORMAL, "nothing was heard for long")),
                    end => {
                        silence.as_mut().reset(end);
                        continue;
                    }
                },
                _ = &mut ended => {
                    let _ = self.say(&ServerMessage::Goodbye { retry_after: 1_000 }).await;
                    Err(End::Told(close_code::RESTART, "the server ends"))
                }
            };
            heard = Instant::now();
            let sent = match step {
                Ok(()) => self.send().await,
                Err(end) => Err(end),
            };
            if let Err(end) = sent {
                return end;
            }
        }
    }

    /// What was received, as a message; nothing where it is none for us, or could not be understood, which is said.
    async fn read(&mut self, received: Received) -> Result<Option<ClientMessage>, End> {
        let message = match received {
            Some(Ok(message)) => message,
            Some(Err(fault)) => return Err(self.unreadable(fault).await),
            None => return Err(End::Gone),
        };
        // Who talks too fast is heard more slowly; what waits meanwhile waits at the other end.
        while !self.pace.passes(now()) {
            tokio::time::sleep(MOMENT).await;
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(None),
            Message::Binary(_) => {
                return Err(self.cut(RefusedReason::NotUnderstood, Unreadable::Binary).await);
            }
        };
        match serde_json::from_str(text.as_str()) {
            Ok(message) => Ok(Some(message)),
            Err(error) => {
                let text = format!("this is no message of ours: {error}");
                self.refuse(None, Refused::new(RefusedReason::NotUnderstood, text)).await?;
                Ok(None)
            }
        }
    }

    /// A message that cannot even be received. What follows it on the wire cannot be read either, so the connection ends;
    /// its end is told why.
    async fn unreadable(&mut self, fault: axum::Error) -> End {
        let fault = fault.into_inner();
        match fault.downcast_ref::<tungstenite::Error>() {
            Some(tungstenite::Error::Capacity(_)) => {
                self.cut(RefusedReason::TooLong, Unreadable::TooLong).await
            }
            Some(tungstenite::Error::Utf8(_)) => {
                self.cut(RefusedReason::NotUnderstood, Unreadable::NoText).await
            }
            Some(_) | None => End::Gone,
        }
    }

    async fn cut(&mut self, reason: RefusedReason, unreadable: Unreadable) -> End {
        let (code, text) = unreadable.close();
        match self.refuse(None, Refused::new(reason, text)).await {
            Ok(()) => End::Told(code, text),
            Err(end) => end,
        }
    }

    async fn answer(
        &mut self,
        received: Received,
        voice: &mut broadcast::Receiver<Announcement>,
    ) -> Result<(), End> {
        match self.read(received).await? {
            None => Ok(()),
            Some(ClientMessage::Ping) => self.say(&ServerMessage::Pong { now: now() }).await,
            Some(ClientMessage::Hello { .. }) => {
                let text = "hello is said once, at the start";
                self.refuse(None, Refused::new(RefusedReason::OutOfTurn, text)).await
            }
            Some(ClientMessage::Command { sequence, command }) => {
                let cause = Cause { client: self.client.clone(), sequence };
                let hall = self.hall.clone();
                let done = hall.command(&self.table, &self.actor, cause, &command).await;
                // Whoever hears that a command was carried out has heard before what it did. Both go out together.
                while let Some(announced) = told_already(voice) {
                    self.pass_on(announced).await?;
                }
                match done {
                    Ok(()) => self.say(&ServerMessage::Done { sequence }).await,
                    Err(why) => self.refuse(Some(sequence), why).await,
                }
            }
        }
    }

    /// Passes on what everybody is told. Whoever was too slow gets what is missing from the store: nothing is left out.
    async fn pass_on(&mut self, announced: Result<Announcement, RecvError>) -> Result<(), End> {
        match announced {
            Ok(Announcement { last: 0, text, .. }) => self.write(text).await?,
            Ok(announcement) if announcement.last <= self.sent => {}
            Ok(announcement) if announcement.before == self.sent => {
                self.write(announcement.text).await?;
                self.sent = announcement.last;
            }
            Ok(_) => self.catch_up().await?,
            Err(RecvError::Lagged(_)) => {
                self.hall.counts.resynchronised.fetch_add(1, Ordering::Relaxed);
                self.catch_up().await?;
            }
            Err(RecvError::Closed) => return Err(End::Gone),
        }
        if self.seat.is_none() {
            self.look_for_seat().await;
        }
        Ok(())
    }

    async fn catch_up(&mut self) -> Result<(), End> {
        match read_events(&self.hall.store, &self.table.id, self.sent).await {
            Ok(events) => match events.last().map(|event| event.number) {
                Some(last) => {
                    self.say(&ServerMessage::Events { events }).await?;
                    self.sent = last;
                    Ok(())
                }
                None => Ok(()),
            },
            Err(fault) => Err(unanswered(fault)),
        }
    }

    /// Somebody who watched may have sat down.
    async fn look_for_seat(&mut self) {
        // Where the store does not answer it is looked for with the next event.
        let Ok(Some(seat)) = self.table.seat_of(&self.actor.player).await else { return };
        self.table.count(None, false);
        self.seat = Some(seat);
        self.arrive().await;
    }

    async fn arrive(&mut self) {
        self.table.count(self.seat, true);
        self.is_counted = true;
        let Some(seat) = self.seat else { return };
        let back = |table: &Table| match table.away_since(seat) {
            Some(_) if table.ending().is_none() => vec![Happening::Back { seat }],
            _ => Vec::new(),
        };
        let consequences = self.table.announce(back).await;
        self.hall.follow(&self.table, consequences);
    }

    /// The last connection of a seat is gone: after a blink its player is away.
    fn leave(&self) {
        if !self.is_counted {
            return;
        }
        let left = self.table.count(self.seat, false);
        let Some(seat) = self.seat else { return };
        if left > 0 || self.hall.is_ending() {
            return;
        }
        let (table, hall) = (self.table.clone(), self.hall.clone());
        tokio::spawn(async move {
            tokio::time::sleep(BLINK).await;
            if table.is_present(seat) || hall.is_ending() {
                return;
            }
            let away = |table: &Table| match table.away_since(seat) {
                None if table.ending().is_none() => vec![Happening::Away { seat }],
                _ => Vec::new(),
            };
            let consequences = table.announce(away).await;
            hall.follow(&table, consequences);
        });
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), End> {
        let text = serde_json::to_string(message).expect("messages can be written");
        self.write(text.into()).await
    }

    async fn refuse(&mut self, sequence: Option<u64>, why: Refused) -> Result<(), End> {
        self.say(&ServerMessage::Refused { sequence, why }).await
    }

    /// Puts a message where it waits for those that go out with it.
    async fn write(&mut self, text: Utf8Bytes) -> Result<(), End> {
        self.socket.feed(Message::Text(text)).await.map_err(|_| End::Gone)
    }

    /// Sends what was written.
    async fn send(&mut self) -> Result<(), End> {
        self.socket.flush().await.map_err(|_| End::Gone)
    }
}
