//! How much one address or one player may have.

mod asking;
mod running;
mod talk;

use asking::ask;
use running::{Running, run};
use talk::{done, pair, refused};
use tavli_client::{ClientFault, Player};
use tavli_protocol::{Command, Phrase, RefusedReason, TableSettings, Words};
use tavli_server::HallSettings;
use tavli_store::testing::Folder;

/// How many of ten players are made, who come from these addresses by the word of a proxy.
fn made(trusted: &str, forwarded: impl Fn(usize) -> String) -> usize {
    let folder = Folder::new();
    let settings = HallSettings {
        creations: 3,
        proxies: trusted.parse().unwrap(),
        ..HallSettings::new(&folder.file("tavli.db"))
    };
    let server = Running::begin_with(settings, 0);
    run(async {
        let mut made = 0;
        for number in 0..10 {
            let header = format!("X-Forwarded-For: {}", forwarded(number));
            let (status, answer) = ask(server.port, "POST", "/api/bots", &[&header], b"").await;
            assert!(status == 200 || (status == 429 && answer["reason"] == "too_many"), "{status} {answer}");
            made += usize::from(status == 200);
        }
        made
    })
}

#[test]
fn players_behind_a_trusted_proxy_are_told_apart() {
    assert_eq!(made("loopback", |number| format!("203.0.113.{number}")), 10);
    assert!(made("loopback", |_| "203.0.113.5".to_owned()) < 10);
    let forged = made("loopback", |number| format!("198.51.100.{number}, 203.0.113.5"));
    assert!(forged < 10, "what the proxy saw counts");
}

#[test]
fn word_of_anybody_else_is_not_taken() {
    assert!(made("", |number| format!("203.0.113.{number}")) < 10);
    assert!(made("10.0.0.0/8", |number| format!("203.0.113.{number}")) < 10);
}

#[test]
fn connections_are_counted_by_player_and_by_address() {
    let folder = Folder::new();
    let settings =
        HallSettings { sockets: 3, player_sockets: 2, ..HallSettings::new(&folder.file("tavli.db")) };
    let server = Running::begin_with(settings, 0);
    run(async {
        let service = &server.service;
        let (anna, berta) = (service.new_bot().await.unwrap(), service.new_bot().await.unwrap());
        let table = service.new_table(&anna, &TableSettings::new("zeno")).await.unwrap();
        let join = async |bot| Player::join(service, bot, table.clone()).await;
        let first = join(&anna).await.unwrap();
        let _second = join(&anna).await.unwrap();
        let too_many = |joined: Result<Player, ClientFault>| {
            joined.err().is_some_and(|fault| fault.to_string().contains("429"))
        };
        assert!(too_many(join(&anna).await), "a third of the same player");
        let _third = join(&berta).await.unwrap();
        assert!(too_many(join(&berta).await), "a fourth from the same address");
        drop(first);
        // The server hears of it a moment later.
        let again = async {
            while join(&berta).await.is_err() {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(std::time::Duration::from_secs(20), again).await.expect("who goes makes room");
    });
}

#[test]
fn who_says_too_much_is_not_heard() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let (mut first, mut second) = pair(&server.service, &TableSettings::new("zeno")).await;
        let say = || Command::Say { words: Words::Phrase(Phrase::Hello) };
        for _ in 0..10 {
            done(&mut first, say()).await;
        }
        let mut reasons = Vec::new();
        for _ in 0..5 {
            first.send(say()).await.unwrap();
            reasons.push(talk::last_answer(&mut first).await);
        }
        assert!(reasons.contains(&Err(RefusedReason::TooFast)), "{reasons:?}");
        done(&mut second, say()).await;
        let hidden = Command::Say { words: Words::Text("\u{200b}\u{202e}".to_owned()) };
        assert_eq!(refused(&mut second, hidden).await, RefusedReason::NotUnderstood);
        let nul = Command::Say { words: Words::Text("a\0b".to_owned()) };
        assert_eq!(refused(&mut second, nul).await, RefusedReason::NotUnderstood);
        let long = Command::Say { words: Words::Text("a".repeat(301)) };
        assert_eq!(refused(&mut second, long).await, RefusedReason::TooLong);
    });
}
