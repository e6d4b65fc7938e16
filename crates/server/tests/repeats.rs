//! Commands that come twice, out of order, or under absurd numbers.

mod running;
mod talk;

use running::{Running, run};
use talk::{done, give, pair};
use tavli_client::{Heard, Player, Service};
use tavli_protocol::{Command, Happening, Phrase, RefusedReason, TableSettings, Words};
use tavli_store::testing::Folder;

fn say() -> Command {
    Command::Say { words: Words::Phrase(Phrase::Hello) }
}

/// How often somebody has spoken at a table, by what a newcomer is told.
async fn said(service: &Service, player: &Player) -> usize {
    let bot = service.new_bot().await.unwrap();
    let id = player.table().unwrap().id().clone();
    let mut newcomer = Player::join(service, &bot, id).await.unwrap();
    let mut count = 0;
    while !newcomer.is_up_to_date() {
        if let Heard::Events(events) = newcomer.hear().await.unwrap() {
            count += events.iter().filter(|event| matches!(event.what, Happening::Said { .. })).count();
        }
    }
    count
}

#[test]
fn refused_command_that_comes_again_is_decided_anew() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let (mut first, mut second) = pair(&server.service, &TableSettings::new("zeno")).await;
        assert_eq!(give(&mut first, 5, &Command::Decline).await, Err(RefusedReason::OutOfTurn));
        assert_eq!(give(&mut first, 6, &say()).await, Ok(()));
        assert_eq!(give(&mut first, 5, &Command::Decline).await, Err(RefusedReason::OutOfTurn));
        assert_eq!(give(&mut first, 4, &Command::Rematch).await, Err(RefusedReason::OutOfTurn));
        done(&mut second, Command::Draw).await;
        // Now there is something to decline.
        while first.table().unwrap().draw_offer().is_none() {
            first.hear().await.unwrap();
        }
        assert_eq!(give(&mut first, 5, &Command::Decline).await, Ok(()));
        assert_eq!(give(&mut first, 5, &Command::Decline).await, Ok(()), "it was carried out");
    });
}

#[test]
fn command_that_was_carried_out_is_done_once_however_often_it_comes() {
    let folder = Folder::new();
    let database = folder.file("tavli.db");
    let mut server = Running::begin(&database, 0);
    run(async {
        let (mut first, _second) = pair(&server.service, &TableSettings::new("zeno")).await;
        for sequence in [1, 2, 4] {
            assert_eq!(give(&mut first, sequence, &say()).await, Ok(()));
        }
        let last = first.table().unwrap().last();
        for sequence in [4, 1, 2, 1] {
            assert_eq!(give(&mut first, sequence, &say()).await, Ok(()));
        }
        assert_eq!(first.table().unwrap().last(), last, "nothing was said twice");
        let port = server.port;
        server.end();
        server = Running::begin(&database, port);
        first.lose_connection();
        first.connect().await.unwrap();
        assert_eq!(give(&mut first, 2, &say()).await, Ok(()));
        assert_eq!(said(&server.service, &first).await, 3, "nor after the server began anew");
    });
}

#[test]
fn absurd_number_blocks_nobody() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let (mut first, _second) = pair(&server.service, &TableSettings::new("zeno")).await;
        assert_eq!(give(&mut first, u64::MAX, &say()).await, Ok(()));
        let last = first.table().unwrap().last();
        assert_eq!(give(&mut first, 1, &say()).await, Ok(()));
        assert_eq!(first.table().unwrap().last(), last + 1, "it was really said");
        assert_eq!(give(&mut first, 2, &Command::Resign).await, Ok(()));
        assert!(first.table().unwrap().ending().is_some());
    });
}
