//! Servers that are killed in the middle of play: nothing that was acknowledged is lost.

mod process;

use std::time::Duration;

use process::{Process, run};
use tavli_client::{Player, Service, first_play};
use tavli_protocol::{Awaited, Command, DiceRecord, TableSettings};
use tavli_rules::Record;
use tavli_store::Store;
use tavli_store::testing::{Folder, Postgres};

async fn seated(service: &Service, settings: &TableSettings, other: &Service) -> (Player, Player) {
    let (one, two) = (service.new_bot().await.unwrap(), service.new_bot().await.unwrap());
    let table = service.new_table(&one, settings).await.unwrap();
    let first = Player::join(service, &one, table.clone()).await.unwrap();
    let mut second = Player::join(other, &two, table).await.unwrap();
    second.send(Command::Sit).await.unwrap();
    while second.table().is_none_or(|table| table.awaited() == Awaited::Seats) {
        second.hear().await.unwrap();
    }
    (first, second)
}

/// Both players and the server tell the same story, and its dice are proven.
async fn agree(service: &Service, first: &Player, second: &Player) {
    let (one, other) = (first.table().unwrap(), second.table().unwrap());
    assert_eq!(one.record().text(), other.record().text());
    let path = format!("/api/tables/{}/record", one.id());
    let (status, text) = service.ask_for_text("GET", &path, None, "").await.unwrap();
    assert_eq!(status, 200);
    assert_eq!(text, one.record().text());
    let record = Record::read(&text).unwrap();
    DiceRecord::of(&record).unwrap().verify(&record).unwrap();
}

#[test]
fn a_killed_server_comes_back_with_every_game_where_it_was() {
    let folder = Folder::new();
    let database = folder.file("tavli.db");
    let mut server = Process::begin(&database, 0);
    let port = server.port;
    run(async {
        server.is_ready().await;
        let settings = TableSettings { points: 2, ..TableSettings::new("portes") };
        let (mut first, mut second) = seated(&server.service, &settings, &server.service).await;
        let playing = tokio::spawn(async move {
            let both = tokio::join!(first.play_to_the_end(first_play), second.play_to_the_end(first_play));
            both.0.unwrap();
            both.1.unwrap();
            (first, second)
        });
        for round in 0..8 {
            tokio::time::sleep(Duration::from_millis(150 + 37 * round)).await;
            server.kill();
            server = Process::begin(&database, port);
        }
        server.is_ready().await;
        let (first, second) = tokio::time::timeout(Duration::from_secs(60), playing).await.unwrap().unwrap();
        agree(&server.service, &first, &second).await;
        assert!(server.end() < Duration::from_secs(5));
    });
}

#[test]
fn players_at_different_servers_play_each_other_and_survive_one_of_them() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database();
    let servers: Vec<Process> = (0..3).map(|_| Process::begin(&database, 0)).collect();
    run(async {
        for server in &servers {
            server.is_ready().await;
        }
        let mut servers = servers;
        let third = servers.pop().unwrap();
        let second_server = servers.pop().unwrap();
        let first_server = servers.pop().unwrap();
        let settings = TableSettings { points: 3, ..TableSettings::new("fevga") };
        let (mut first, mut second) = seated(&first_server.service, &settings, &second_server.service).await;
        first.also_at(&third.service);
        let playing = tokio::spawn(async move {
            let both = tokio::join!(first.play_to_the_end(first_play), second.play_to_the_end(first_play));
            both.0.unwrap();
            both.1.unwrap();
            (first, second)
        });
        tokio::time::sleep(Duration::from_millis(700)).await;
        first_server.kill();
        let (first, second) = tokio::time::timeout(Duration::from_secs(90), playing).await.unwrap().unwrap();
        agree(&third.service, &first, &second).await;
        agree(&second_server.service, &first, &second).await;
    });
}

#[test]
fn the_computer_plays_although_a_server_at_which_nobody_is_keeps_its_table() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database();
    let server = Process::begin(&database, 0);
    run(async {
        server.is_ready().await;
        let settings =
            TableSettings { computer: Some("beginner".to_owned()), ..TableSettings::new("portes") };
        let bot = server.service.new_bot().await.unwrap();
        let table = server.service.new_table(&bot, &settings).await.unwrap();
        // Another server comes by before the first throw, finds nothing to do, and forgets the table.
        let store = Store::open(&database).await.unwrap();
        let in_an_hour = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64 + 3_600_000;
        store.claim(table.as_str(), "another", in_an_hour).await.unwrap();
        let mut player = Player::join(&server.service, &bot, table).await.unwrap();
        let playing = player.play_to_the_end(first_play);
        tokio::time::timeout(Duration::from_secs(60), playing).await.unwrap().unwrap();
    });
}

#[test]
fn a_computers_table_is_taken_over_within_ten_seconds() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database();
    let (one, other) = (Process::begin(&database, 0), Process::begin(&database, 0));
    run(async {
        one.is_ready().await;
        other.is_ready().await;
        let settings = TableSettings { computer: Some("beginner".to_owned()), ..TableSettings::new("zeno") };
        let bot = one.service.new_bot().await.unwrap();
        let table = one.service.new_table(&bot, &settings).await.unwrap();
        let mut player = Player::join(&one.service, &bot, table).await.unwrap();
        player.also_at(&other.service);
        let playing = tokio::spawn(async move {
            player.play_to_the_end(first_play).await.unwrap();
            player
        });
        tokio::time::sleep(Duration::from_millis(500)).await;
        one.kill();
        let killed = std::time::Instant::now();
        let player = tokio::time::timeout(Duration::from_secs(60), playing).await.unwrap().unwrap();
        assert!(player.table().unwrap().ending().is_some());
        println!(
            "played to its end {:.1} s after the other server was killed",
            killed.elapsed().as_secs_f32()
        );
    });
}
