//! Two at a table, and what they are told.

#![allow(dead_code, reason = "each test uses what it needs")]

use tavli_client::{Heard, Player, Service};
use tavli_protocol::{Awaited, ClientMessage, Command, Event, RefusedReason, TableSettings};

/// Two who sit at a new table.
pub(crate) async fn pair(service: &Service, settings: &TableSettings) -> (Player, Player) {
    let (one, other) = (service.new_bot().await.unwrap(), service.new_bot().await.unwrap());
    let table = service.new_table(&one, settings).await.unwrap();
    let mut first = Player::join(service, &one, table.clone()).await.unwrap();
    let mut second = Player::join(service, &other, table).await.unwrap();
    second.send(Command::Sit).await.unwrap();
    heard(&mut second, |heard| matches!(heard, Heard::Done(_))).await;
    while first.table().is_none_or(|table| table.awaited() == Awaited::Seats) {
        first.hear().await.unwrap();
    }
    (first, second)
}

/// Listens until something wanted is heard.
pub(crate) async fn heard(player: &mut Player, wanted: impl Fn(&Heard) -> bool) -> Heard {
    loop {
        let heard = player.hear().await.unwrap();
        if wanted(&heard) {
            return heard;
        }
    }
}

/// Gives a command that must be refused, and says why it was.
pub(crate) async fn refused(player: &mut Player, command: Command) -> RefusedReason {
    let sequence = player.send(command).await.unwrap();
    answer(player, sequence).await.expect_err("it is not refused")
}

/// Gives a command that must be carried out.
pub(crate) async fn done(player: &mut Player, command: Command) {
    let sequence = player.send(command).await.unwrap();
    assert_eq!(answer(player, sequence).await, Ok(()));
}

/// Gives a command under any number; what it is answered.
pub(crate) async fn give(player: &mut Player, sequence: u64, command: &Command) -> Result<(), RefusedReason> {
    give_and_hear(player, sequence, command).await.0
}

/// The same, with what happened until then.
pub(crate) async fn give_and_hear(
    player: &mut Player,
    sequence: u64,
    command: &Command,
) -> (Result<(), RefusedReason>, Vec<Event>) {
    let message = ClientMessage::Command { sequence, command: command.clone() };
    player.say_text(&serde_json::to_string(&message).unwrap()).await.unwrap();
    answer_and_events(player, sequence).await
}

/// What the last command is answered.
pub(crate) async fn last_answer(player: &mut Player) -> Result<(), RefusedReason> {
    let sequence = player.sequence();
    answer(player, sequence).await
}

async fn answer(player: &mut Player, sequence: u64) -> Result<(), RefusedReason> {
    answer_and_events(player, sequence).await.0
}

async fn answer_and_events(player: &mut Player, sequence: u64) -> (Result<(), RefusedReason>, Vec<Event>) {
    let mut events = Vec::new();
    loop {
        match player.hear().await.unwrap() {
            Heard::Done(number) if number == sequence => return (Ok(()), events),
            Heard::Refused(Some(number), why) if number == sequence => return (Err(why.reason), events),
            Heard::Events(more) => events.extend(more),
            Heard::Done(_) | Heard::Refused(..) | Heard::Other(_) => {}
        }
    }
}
