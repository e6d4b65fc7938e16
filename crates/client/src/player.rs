//! Somebody at a table: keeps it by its events, takes part in the dice, plays what it is told to.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tavli_protocol::{
    Awaited, Cause, Chain, ClientMessage, Command, Event, Link, Refused, RefusedReason, Role, Seat,
    ServerMessage, StepText, Table, TableId, VERSION, game_id,
};
use tavli_rules::{Position, Referee, Roll, Stage};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::fault::ClientFault;
use crate::service::{Bot, Service};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// So long one waits before trying again after a lost connection.
const AGAIN: Duration = Duration::from_millis(200);

/// Something that the server has said.
#[derive(Clone, Debug)]
pub enum Heard {
    /// So many new events; the table has taken them up.
    Events(Vec<Event>),
    /// A command was carried out.
    Done(u64),
    /// A command was refused.
    Refused(Option<u64>, Refused),
    /// Anything else.
    Other(ServerMessage),
}

/// A player at a table.
#[derive(Debug)]
pub struct Player {
    /// Where the table can be reached; the first one is tried next.
    services: Vec<Service>,
    bot: Bot,
    id: TableId,
    client: String,
    socket: Option<Socket>,
    events: Vec<Event>,
    table: Option<Table>,
    sequence: u64,
    /// What was sent and not answered: it is sent again after a lost connection.
    open: Option<(u64, Command)>,
    /// The number of the last event that the server had when it greeted.
    greeted: Option<u64>,
    secret: Link,
    chain: Option<(u16, Role, Chain)>,
}

fn chance() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has a source of chance");
    bytes
}

/// The simplest of all players: whatever is legal first.
pub fn first_play(referee: &Referee, position: &Position, roll: Roll) -> Vec<StepText> {
    let mut play = Vec::new();
    while let Ok(next) = referee.next_steps(position, roll, &play) {
        match next.steps().first() {
            Some(step) => play.push(*step),
            None => break,
        }
    }
    play.iter().map(|step| StepText::of(step.die, step.from)).collect()
}

impl Player {
    /// Connects to a table; the player sits or watches.
    pub async fn join(service: &Service, bot: &Bot, id: TableId) -> Result<Player, ClientFault> {
        let mut player = Player {
            services: vec![service.clone()],
            bot: bot.clone(),
            id,
            client: Link(chance()).to_string()[..16].to_owned(),
            socket: None,
            events: Vec::new(),
            table: None,
            sequence: 0,
            open: None,
            greeted: None,
            secret: Link(chance()),
            chain: None,
        };
        player.connect().await?;
        Ok(player)
    }

    /// The same table can be reached at another server as well.
    pub fn also_at(&mut self, service: &Service) {
        self.services.push(service.clone());
    }

    /// The table so far; nothing before its first events have come.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The player's seat.
    pub fn seat(&self) -> Option<Seat> {
        self.table()?.seat_of(&self.bot.player)
    }

    /// Loses the connection without a word, as a phone in a tunnel does.
    pub fn lose_connection(&mut self) {
        self.socket = None;
    }

    /// Connects anew, and asks for what is missing.
    pub async fn connect(&mut self) -> Result<(), ClientFault> {
        let address = format!("ws://{}/api/tables/{}/socket", self.services[0].address, self.id);
        let mut request = address.into_client_request()?;
        let proof = format!("Bearer {}", self.bot.token);
        let proof =
            http::HeaderValue::from_str(&proof).map_err(|_| ClientFault::Wrong("a token".to_owned()))?;
        request.headers_mut().insert("authorization", proof);
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), false).await?;
        self.socket = Some(socket);
        self.greeted = None;
        let after = self.table().map_or(0, Table::last);
        let hello = ClientMessage::Hello { version: VERSION, client: self.client.clone(), after };
        self.say(&hello).await?;
        if let Some((sequence, command)) = self.open.clone() {
            self.say(&ClientMessage::Command { sequence, command }).await?;
        }
        Ok(())
    }

    /// Says anything, even what makes no sense.
    pub async fn say_text(&mut self, text: &str) -> Result<(), ClientFault> {
        let socket = self.socket.as_mut().ok_or_else(|| ClientFault::Lost("not connected".to_owned()))?;
        Ok(socket.send(Message::Text(text.into())).await?)
    }

    async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientFault> {
        self.say_text(&serde_json::to_string(message).expect("messages can be written")).await
    }

    /// Sends a command; its number.
    pub async fn send(&mut self, command: Command) -> Result<u64, ClientFault> {
        self.sequence += 1;
        self.open = Some((self.sequence, command.clone()));
        self.say(&ClientMessage::Command { sequence: self.sequence, command }).await?;
        Ok(self.sequence)
    }

    /// Sends the command that was not answered yet once more, as after a lost connection.
    pub async fn repeat(&mut self) -> Result<(), ClientFault> {
        match self.open.clone() {
            Some((sequence, command)) => self.say(&ClientMessage::Command { sequence, command }).await,
            None => Ok(()),
        }
    }

    /// The number of the last command.
    pub fn sequence(&self) -> u64 {
        self.sequence
    }

    /// Whether a command that somebody gave was this player's.
    pub fn is_own(&self, cause: &Cause) -> bool {
        cause.client.ends_with(&self.client)
    }

    /// A number between 0 and 1 that differs from player to player, so that many do not all act at once.
    pub fn spread(&self) -> f32 {
        f32::from(self.secret.0[0]) / 256.0
    }

    /// Whether all has come that had happened when the server greeted.
    pub fn is_up_to_date(&self) -> bool {
        self.greeted.is_some_and(|last| self.table().is_some_and(|table| table.last() >= last))
    }

    /// Whether a command waits for its answer.
    pub fn is_waiting(&self) -> bool {
        self.open.is_some()
    }

    /// Waits for the next thing that the server says.
    pub async fn hear(&mut self) -> Result<Heard, ClientFault> {
        let socket = self.socket.as_mut().ok_or_else(|| ClientFault::Lost("not connected".to_owned()))?;
        let text = loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) => break text,
                Some(Ok(Message::Close(frame))) => {
                    let said = frame.map_or_else(|| "closed".to_owned(), |frame| frame.reason.to_string());
                    return Err(ClientFault::Lost(said));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(ClientFault::Lost("closed".to_owned())),
            }
        };
        let message: ServerMessage =
            serde_json::from_str(text.as_str()).map_err(|error| ClientFault::Wrong(error.to_string()))?;
        match message {
            ServerMessage::Events { events } => {
                self.take_up(&events)?;
                Ok(Heard::Events(events))
            }
            ServerMessage::Done { sequence } => {
                self.open.take_if(|(open, _)| *open == sequence);
                Ok(Heard::Done(sequence))
            }
            ServerMessage::Refused { sequence, why } => {
                self.open.take_if(|(open, _)| Some(*open) == sequence);
                Ok(Heard::Refused(sequence, why))
            }
            ServerMessage::Welcome { last, .. } => {
                self.greeted = Some(last);
                Ok(Heard::Other(message))
            }
            ServerMessage::Watchers { .. } | ServerMessage::Pong { .. } | ServerMessage::Goodbye { .. } => {
                Ok(Heard::Other(message))
            }
        }
    }

    fn take_up(&mut self, events: &[Event]) -> Result<(), ClientFault> {
        let wrong = |fault: tavli_protocol::TableFault| ClientFault::Wrong(fault.to_string());
        match &mut self.table {
            Some(table) => events.iter().try_for_each(|event| table.accept(event)).map_err(wrong),
            None => {
                self.events.extend_from_slice(events);
                self.table = Some(Table::of(self.id.clone(), &self.events).map_err(wrong)?);
                self.events.clear();
                Ok(())
            }
        }
    }

    /// The player's chain for the game being played.
    fn chain(&mut self) -> Option<(Role, Chain)> {
        let table = self.table.as_ref()?;
        let role: Role = table.side(table.seat_of(&self.bot.player)?).into();
        let game = table.game_number();
        match &self.chain {
            Some((known, same, chain)) if *known == game && *same == role => Some((role, chain.clone())),
            _ => {
                let id = game_id(&self.id, game);
                // One secret for all games: each game's name makes another seed of it.
                let seed = tavli_protocol::chain_step(&id, role, self.secret);
                let chain = Chain::new(&id, role, seed);
                self.chain = Some((game, role, chain.clone()));
                Some((role, chain))
            }
        }
    }

    /// What the player has to do now, if it has to do something.
    pub fn next_command(
        &mut self,
        choose: impl FnOnce(&Referee, &Position, Roll) -> Vec<StepText>,
    ) -> Option<Command> {
        let (role, chain) = self.chain()?;
        let table = self.table.as_ref()?;
        let side = table.side(self.seat()?);
        let (game, throws) = (table.game_number(), table.throws());
        match table.awaited() {
            Awaited::Tips(roles) if roles.contains(&role) => Some(Command::Commit { game, tip: chain.tip() }),
            Awaited::Links(sides) if sides.contains(&side) => {
                Some(Command::Reveal { game, throw: throws + 1, link: chain.link(throws + 1) })
            }
            Awaited::Play(mover) if mover == side => {
                let current = table.played().game();
                let Stage::Play(roll) = current.stage() else { return None };
                let steps = choose(current.referee(), current.position(), roll);
                Some(Command::Play { game, throw: throws, steps, link: Some(chain.link(throws + 1)) })
            }
            Awaited::Seats
            | Awaited::Tips(_)
            | Awaited::Links(_)
            | Awaited::Dice
            | Awaited::Play(_)
            | Awaited::Nothing => None,
        }
    }

    /// Sits down, plays the match to its end, and comes back as often as the connection is lost.
    pub async fn play_to_the_end(
        &mut self,
        mut choose: impl FnMut(&Referee, &Position, Roll) -> Vec<StepText>,
    ) -> Result<(), ClientFault> {
        loop {
            match self.play_on(&mut choose).await {
                Err(ClientFault::Lost(_)) => {
                    self.socket = None;
                    tokio::time::sleep(AGAIN).await;
                    self.services.rotate_left(1);
                    // Whatever goes wrong here is found again in the next round.
                    let _ = self.connect().await;
                }
                ended => return ended,
            }
        }
    }

    async fn play_on(
        &mut self,
        choose: &mut impl FnMut(&Referee, &Position, Roll) -> Vec<StepText>,
    ) -> Result<(), ClientFault> {
        loop {
            if self.table().is_some_and(|table| table.ending().is_some()) {
                return Ok(());
            }
            if self.open.is_none() && self.table().is_some() {
                let command = match self.seat() {
                    None => Some(Command::Sit),
                    Some(_) => self.next_command(&mut *choose),
                };
                if let Some(command) = command {
                    self.send(command).await?;
                }
            }
            match self.hear().await? {
                // Nothing was done, and nothing is wrong with the command: the server ends, or its store is slow.
                Heard::Refused(_, why) if why.reason == RefusedReason::NotKept => {
                    tokio::time::sleep(AGAIN).await;
                }
                Heard::Refused(_, why) => return Err(ClientFault::Refused(why)),
                Heard::Events(_) | Heard::Done(_) | Heard::Other(_) => {}
            }
        }
    }
}
