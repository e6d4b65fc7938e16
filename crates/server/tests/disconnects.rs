//! Connections that are lost at any step, commands that come twice: both players and the store agree afterwards.

mod running;
mod talk;

use proptest::prelude::*;
use running::{Running, run};
use std::time::Duration;
use talk::{give_and_hear, refused};
use tavli_client::{ClientFault, Heard, Player, first_play};
use tavli_protocol::{Command, DiceRecord, RefusedReason, Table, TableSettings};
use tavli_rules::Record;
use tavli_store::testing::{Folder, Postgres};

/// What a client does in one step of the model.
#[derive(Clone, Copy, Debug)]
enum Deed {
    /// Does what it has to, and hears the answer.
    Act,
    /// Sends its command and loses the connection before the answer.
    SendAndLose,
    /// Sends its command twice.
    SendTwice,
    /// Loses the connection before it sends anything.
    Lose,
    /// Hears what comes, if something comes.
    Hear,
    /// Asks for what must be refused.
    AskTooMuch,
    /// Sends an earlier command once more, whatever became of it.
    RepeatEarlier(usize),
}

/// A player, and what became of its commands.
struct Remembering {
    player: Player,
    answers: Vec<(u64, Command, Result<(), RefusedReason>)>,
}

fn deed() -> impl Strategy<Value = (bool, Deed)> {
    let deed = prop_oneof![
        6 => Just(Deed::Act),
        2 => Just(Deed::SendAndLose),
        2 => Just(Deed::SendTwice),
        1 => Just(Deed::Lose),
        2 => Just(Deed::Hear),
        1 => Just(Deed::AskTooMuch),
        2 => any::<usize>().prop_map(Deed::RepeatEarlier),
    ];
    (any::<bool>(), deed)
}

/// Hears everything that has come so far.
async fn hear_all(player: &mut Player) -> Result<(), ClientFault> {
    while let Ok(heard) = tokio::time::timeout(Duration::from_millis(8), player.hear()).await {
        if let Heard::Refused(_, why) = heard? {
            return Err(ClientFault::Refused(why));
        }
    }
    Ok(())
}

/// Hears until the command is answered.
async fn hear_answer(player: &mut Player) -> Result<(), ClientFault> {
    while player.is_waiting() {
        if let Heard::Refused(_, why) = player.hear().await? {
            return Err(ClientFault::Refused(why));
        }
    }
    Ok(())
}

/// An earlier command is answered as it was, and does nothing.
async fn repeat_earlier(one: &mut Remembering, which: usize) {
    let Some((sequence, command, answer)) = one.answers.get(which % one.answers.len().max(1)) else { return };
    let (again, events) = give_and_hear(&mut one.player, *sequence, command).await;
    // Why it is refused may change: the match may be over by now.
    assert_eq!(again.is_ok(), answer.is_ok(), "{sequence}: {command:?} {again:?}");
    let causes = events.iter().filter_map(|event| event.cause.as_ref());
    let twice = causes.filter(|cause| one.player.is_own(cause) && cause.sequence == *sequence).count();
    assert_eq!(twice, 0, "{sequence} was carried out twice: {command:?}");
}

async fn carry_out(one: &mut Remembering, deed: Deed) -> Result<(), ClientFault> {
    let player = &mut one.player;
    hear_all(player).await?;
    let command =
        if player.is_waiting() || player.table().is_none() { None } else { player.next_command(first_play) };
    match deed {
        Deed::Hear => return Ok(()),
        Deed::AskTooMuch => {
            // The opponent is never away for long enough.
            let reason = refused(player, Command::Claim).await;
            one.answers.push((player.sequence(), Command::Claim, Err(reason)));
            return Ok(());
        }
        Deed::RepeatEarlier(which) => {
            repeat_earlier(one, which).await;
            return Ok(());
        }
        Deed::Lose => {
            player.lose_connection();
            player.connect().await?;
        }
        Deed::Act | Deed::SendAndLose | Deed::SendTwice => {
            let Some(command) = command else { return Ok(()) };
            let sequence = player.send(command.clone()).await?;
            one.answers.push((sequence, command, Ok(())));
            if matches!(deed, Deed::SendTwice) {
                player.repeat().await?;
            }
            if matches!(deed, Deed::SendAndLose) {
                player.lose_connection();
                player.connect().await?;
            }
        }
    }
    hear_answer(player).await
}

fn text(table: &Table) -> String {
    table.record().text()
}

async fn model(server: &Running, deeds: &[(bool, Deed)]) {
    let service = &server.service;
    let (one, other) = (service.new_bot().await.unwrap(), service.new_bot().await.unwrap());
    let id = service.new_table(&one, &TableSettings::new("zeno")).await.unwrap();
    let first = Player::join(service, &one, id.clone()).await.unwrap();
    let mut second = Player::join(service, &other, id.clone()).await.unwrap();
    second.send(Command::Sit).await.unwrap();
    hear_answer(&mut second).await.unwrap();
    let [mut first, mut second] = [first, second].map(|player| Remembering { player, answers: Vec::new() });
    for (is_first, deed) in deeds {
        let one = if *is_first { &mut first } else { &mut second };
        carry_out(one, *deed).await.unwrap_or_else(|fault| panic!("{deed:?}: {fault}"));
    }
    let (mut first, mut second) = (first.player, second.player);
    for player in [&mut first, &mut second] {
        player.lose_connection();
        player.connect().await.unwrap();
        while !player.is_up_to_date() {
            player.hear().await.unwrap();
        }
    }
    let (one, other) = (first.table().unwrap(), second.table().unwrap());
    let path = format!("/api/tables/{id}/record");
    let (_, kept) = service.ask_for_text("GET", &path, None, "").await.unwrap();
    assert!(text(one) == text(other), "the players tell different stories:\n{}", text(one));
    assert!(text(one) == kept, "the server tells another story:\n{kept}");
    let record = Record::read(&kept).unwrap();
    DiceRecord::of(&record).unwrap().verify(&record).unwrap();
}

fn check(database: &str) {
    let server = Running::begin(database, 0);
    let runner = ProptestConfig {
        cases: 12,
        max_shrink_iters: 20,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    proptest!(runner, |(deeds in proptest::collection::vec(deed(), 60..160))| {
        run(model(&server, &deeds));
    });
}

#[test]
fn nothing_is_lost_or_doubled_over_sqlite() {
    let folder = Folder::new();
    check(&folder.file("tavli.db"));
}

#[test]
fn nothing_is_lost_or_doubled_over_postgres() {
    if let Some(postgres) = Postgres::start() {
        check(&postgres.database());
    }
}
