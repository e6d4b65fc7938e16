//! Connections that are lost at any step, commands that come twice: both players and the store agree afterwards.

mod running;

use proptest::prelude::*;
use running::{Running, run};
use std::time::Duration;
use tavli_client::{ClientFault, Heard, Player, first_play};
use tavli_protocol::{Command, DiceRecord, Table, TableSettings};
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
}

fn deed() -> impl Strategy<Value = (bool, Deed)> {
    let deed = prop_oneof![
        6 => Just(Deed::Act),
        2 => Just(Deed::SendAndLose),
        2 => Just(Deed::SendTwice),
        1 => Just(Deed::Lose),
        2 => Just(Deed::Hear),
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

async fn carry_out(player: &mut Player, deed: Deed) -> Result<(), ClientFault> {
    hear_all(player).await?;
    let command =
        if player.is_waiting() || player.table().is_none() { None } else { player.next_command(first_play) };
    match deed {
        Deed::Hear => return Ok(()),
        Deed::Lose => {
            player.lose_connection();
            player.connect().await?;
        }
        Deed::Act | Deed::SendAndLose | Deed::SendTwice => {
            let Some(command) = command else { return Ok(()) };
            player.send(command).await?;
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
    let mut first = Player::join(service, &one, id.clone()).await.unwrap();
    let mut second = Player::join(service, &other, id.clone()).await.unwrap();
    second.send(Command::Sit).await.unwrap();
    hear_answer(&mut second).await.unwrap();
    for (is_first, deed) in deeds {
        let player = if *is_first { &mut first } else { &mut second };
        carry_out(player, *deed).await.unwrap_or_else(|fault| panic!("{deed:?}: {fault}"));
    }
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
