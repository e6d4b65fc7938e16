//! Whole games over real sockets.

mod running;
mod talk;

use running::{Running, run};
use talk::{heard, pair, refused};
use tavli_client::{Bot, ClientFault, Heard, Player, Service, first_play};
use tavli_protocol::{
    ClockSetting, Command, DiceRecord, Ending, Happening, Phrase, RefusedReason, Seat, TableSettings, Words,
};
use tavli_rules::{BuiltIn, Record};
use tavli_store::testing::Folder;

async fn play_out(first: &mut Player, second: &mut Player) {
    // Whoever stops leaves the other waiting for ever; that is a fault to be told, not to be waited for.
    tokio::try_join!(first.play_to_the_end(first_play), second.play_to_the_end(first_play)).unwrap();
}

async fn record(service: &Service, player: &Player) -> Record {
    let path = format!("/api/tables/{}/record", player.table().unwrap().id());
    let (status, text) = service.ask_for_text("GET", &path, None, "").await.unwrap();
    assert_eq!(status, 200);
    Record::read(&text).unwrap()
}

#[test]
fn every_game_is_played_to_its_end_with_proven_dice() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        for game in BuiltIn::ALL {
            let (mut first, mut second) = pair(&server.service, &TableSettings::new(game.name())).await;
            play_out(&mut first, &mut second).await;
            let record = record(&server.service, &first).await;
            assert!(record.played.is_over(), "{game}");
            let throws = DiceRecord::of(&record).unwrap().verify(&record).unwrap();
            assert!(throws > 20, "{game}: {throws}");
        }
    });
}

#[test]
fn a_match_goes_over_several_games_with_chains_of_their_own() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let settings = TableSettings { points: 3, ..TableSettings::new("tavli") };
        let (mut first, mut second) = pair(&server.service, &settings).await;
        play_out(&mut first, &mut second).await;
        let record = record(&server.service, &second).await;
        assert!(record.played.games().count() >= 2);
        DiceRecord::of(&record).unwrap().verify(&record).unwrap();
    });
}

#[test]
fn the_computer_takes_a_seat() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let settings = TableSettings { computer: Some("beginner".to_owned()), ..TableSettings::new("fevga") };
        let bot = server.service.new_bot().await.unwrap();
        let table = server.service.new_table(&bot, &settings).await.unwrap();
        let mut player = Player::join(&server.service, &bot, table).await.unwrap();
        while player.table().is_none() {
            player.hear().await.unwrap();
        }
        let own = player.seat();
        let turns_down =
            |what: &Happening| matches!(what, Happening::Declined { seat } if Some(*seat) != own);
        player.send(Command::Draw).await.unwrap();
        let is_answer = |heard: &Heard| matches!(heard, Heard::Events(events) if events.iter().any(|event| turns_down(&event.what)));
        heard(&mut player, is_answer).await;
        assert_eq!(player.table().unwrap().draw_offer(), None);
        heard(&mut player, |heard| matches!(heard, Heard::Done(_))).await;
        assert!(!player.table().unwrap().settings().take_back, "the computer throws at once");
        assert_eq!(refused(&mut player, Command::TakeBack).await, RefusedReason::NotAllowedHere);
        player.play_to_the_end(first_play).await.unwrap();
        player.send(Command::Rematch).await.unwrap();
        heard(&mut player, |heard| matches!(heard, Heard::Events(_))).await;
        assert!(player.table().unwrap().next_table().is_some());
    });
}

#[test]
fn a_game_survives_servers_that_end_and_begin_again() {
    let folder = Folder::new();
    let database = folder.file("tavli.db");
    let mut server = Running::begin(&database, 0);
    let port = server.port;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let (mut first, mut second) = runtime.block_on(pair(&server.service, &TableSettings::new("zeno")));
    let playing = runtime.spawn(async move {
        play_out(&mut first, &mut second).await;
        first
    });
    for _ in 0..3 {
        std::thread::sleep(std::time::Duration::from_millis(150));
        server.end();
        server = Running::begin(&database, port);
    }
    runtime.block_on(async {
        let player = playing.await.unwrap();
        let record = record(&server.service, &player).await;
        DiceRecord::of(&record).unwrap().verify(&record).unwrap();
    });
}

#[test]
fn connections_may_be_lost_at_any_time() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let (mut first, mut second) = pair(&server.service, &TableSettings::new("portes")).await;
        let losing = async {
            let mut count = 0;
            while first.table().is_none_or(|table| table.ending().is_none()) {
                count += 1;
                let step = async {
                    if let Some(command) = first.next_command(first_play) {
                        // Half of the commands are sent and the answer is not awaited.
                        first.send(command).await?;
                        if count % 2 == 0 {
                            return Err(ClientFault::Lost("on purpose".to_owned()));
                        }
                    }
                    first.hear().await
                };
                if step.await.is_err() {
                    first.lose_connection();
                    first.connect().await.unwrap();
                    first.hear().await.unwrap();
                }
            }
        };
        let (_, other) = tokio::join!(losing, second.play_to_the_end(first_play));
        other.unwrap();
        let record = record(&server.service, &second).await;
        DiceRecord::of(&record).unwrap().verify(&record).unwrap();
    });
}

#[test]
fn cheats_are_refused_and_do_no_harm() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let (mut first, mut second) = pair(&server.service, &TableSettings::new("zeno")).await;
        let game = 1;
        let link = tavli_protocol::Link([9; 32]);
        let tip = first.next_command(first_play).unwrap();
        first.send(tip.clone()).await.unwrap();
        heard(&mut first, |heard| matches!(heard, Heard::Done(_))).await;
        assert_eq!(refused(&mut first, tip.clone()).await, RefusedReason::BadTip);
        let Command::Commit { tip: taken, .. } = tip else { panic!("a tip comes first") };
        let copied = Command::Commit { game, tip: taken };
        assert_eq!(refused(&mut second, copied).await, RefusedReason::BadTip, "a tip of somebody else");
        let own = second.next_command(first_play).unwrap();
        second.send(own).await.unwrap();
        heard(&mut second, |heard| matches!(heard, Heard::Done(_))).await;
        assert_eq!(
            refused(&mut first, Command::Reveal { game, throw: 1, link }).await,
            RefusedReason::BadLink
        );
        let play = Command::Play { game, throw: 1, steps: Vec::new(), link: None };
        assert_eq!(refused(&mut first, play).await, RefusedReason::OutOfTurn);
        assert_eq!(refused(&mut first, Command::Claim).await, RefusedReason::OutOfTurn);
        assert_eq!(refused(&mut second, Command::TakeBack).await, RefusedReason::OutOfTurn);
        first.say_text("{\"type\":\"command\"").await.unwrap();
        heard(&mut first, |heard| matches!(heard, Heard::Refused(None, _))).await;
        first.say_text(&format!("\"{}\"", "x".repeat(20_000))).await.unwrap();
        assert!(
            matches!(
                loop {
                    match first.hear().await {
                        Ok(_) => {}
                        Err(fault) => break fault,
                    }
                },
                ClientFault::Lost(_)
            ),
            "too long a message ends the connection"
        );
        first.lose_connection();
        play_out(&mut first, &mut second).await;
        let record = record(&server.service, &first).await;
        DiceRecord::of(&record).unwrap().verify(&record).unwrap();
    });
}

#[test]
fn a_stranger_watches_and_may_not_act() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let (first, _second) = pair(&server.service, &TableSettings::new("portes")).await;
        let third = server.service.new_bot().await.unwrap();
        let id = bot_table(&first);
        let mut watcher = Player::join(&server.service, &third, id).await.unwrap();
        assert_eq!(refused(&mut watcher, Command::Sit).await, RefusedReason::NoFreeSeat);
        assert_eq!(refused(&mut watcher, Command::Resign).await, RefusedReason::NotSeated);
        let words = Words::Phrase(Phrase::Hello);
        assert_eq!(refused(&mut watcher, Command::Say { words }).await, RefusedReason::NotSeated);
        let mut false_token = server.service.new_bot().await.unwrap();
        false_token.token = format!("{}.wrong", third.player);
        let table = server.service.new_table(&false_token, &TableSettings::new("portes")).await;
        assert!(matches!(table, Err(ClientFault::Refused(_))));
    });
}

fn bot_table(player: &Player) -> tavli_protocol::TableId {
    player.table().map(|table| table.id().clone()).unwrap_or_else(|| panic!("events have come"))
}

#[test]
fn offers_are_made_agreed_on_and_turned_down() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let settings = TableSettings { points: 2, ..TableSettings::new("zeno") };
        let (mut first, mut second) = pair(&server.service, &settings).await;
        let turn = async |first: &mut Player, second: &mut Player, until: usize| {
            // Both act until so many plays were made.
            loop {
                let done = first.table().is_some_and(|table| table.played().game().turns().len() >= until);
                if done {
                    break;
                }
                for player in [&mut *first, &mut *second] {
                    while player.table().is_none() {
                        player.hear().await.unwrap();
                    }
                    if let Some(command) = player.next_command(first_play) {
                        player.send(command).await.unwrap();
                        heard(player, |heard| matches!(heard, Heard::Done(_))).await;
                    }
                }
                let quick = std::time::Duration::from_millis(20);
                while tokio::time::timeout(quick, first.hear()).await.is_ok() {}
                while tokio::time::timeout(quick, second.hear()).await.is_ok() {}
            }
        };
        turn(&mut first, &mut second, 2).await;
        let table = first.table().unwrap();
        let mover = table.may_take_back();
        if let Some(seat) = mover {
            let (asking, other) = match first.seat() == Some(seat) {
                true => (&mut first, &mut second),
                false => (&mut second, &mut first),
            };
            let turns = asking.table().unwrap().played().game().turns().len();
            asking.send(Command::TakeBack).await.unwrap();
            heard(asking, |heard| matches!(heard, Heard::Done(_))).await;
            other.send(Command::TakeBack).await.unwrap();
            heard(other, |heard| matches!(heard, Heard::Done(_))).await;
            assert_eq!(other.table().unwrap().played().game().turns().len(), turns - 1);
        }
        first.send(Command::Draw).await.unwrap();
        heard(&mut first, |heard| matches!(heard, Heard::Done(_))).await;
        second.send(Command::Decline).await.unwrap();
        heard(&mut second, |heard| matches!(heard, Heard::Done(_))).await;
        assert_eq!(second.table().unwrap().draw_offer(), None);
        second.send(Command::Draw).await.unwrap();
        heard(&mut second, |heard| matches!(heard, Heard::Done(_))).await;
        first.send(Command::Draw).await.unwrap();
        heard(&mut first, |heard| matches!(heard, Heard::Done(_))).await;
        assert_eq!(first.table().unwrap().game_number(), 2, "a drawn game leads to the next one");
        assert_eq!(refused(&mut first, Command::Abort).await, RefusedReason::OutOfTurn);
        for _ in 0..2 {
            first.send(Command::Resign).await.unwrap();
            heard(&mut first, |heard| matches!(heard, Heard::Done(_))).await;
        }
        let ending = first.table().unwrap().ending();
        let seat = first.seat().map(Seat::opponent);
        assert_eq!(ending, Some(Ending::Played(seat)));
    });
}

#[test]
fn who_does_not_reveal_loses_on_time() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let clock = ClockSetting::Fischer { seconds: 10, added: 0 };
        let (mut first, mut second) =
            pair(&server.service, &TableSettings { clock, ..TableSettings::new("zeno") }).await;
        // The first one plays once and is never heard of again; clocks begin with the first play.
        let both = async {
            let playing = second.play_to_the_end(first_play);
            let once = async {
                while first.table().is_none_or(|table| table.is_untouched()) {
                    if let Some(command) =
                        first.table().is_some().then(|| first.next_command(first_play)).flatten()
                    {
                        first.send(command).await.unwrap();
                        heard(&mut first, |heard| matches!(heard, Heard::Done(_))).await;
                    } else {
                        first.hear().await.unwrap();
                    }
                }
            };
            let (one, ()) = tokio::join!(playing, once);
            one.unwrap();
        };
        both.await;
        assert!(matches!(second.table().unwrap().ending(), Some(Ending::TimedOut(_))));
    });
}

#[test]
fn addresses_and_programs_are_told_what_is_wrong() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let ask = async |method: &str, path: &str, bot: Option<&Bot>, body: &str| {
            server.service.ask_for_text(method, path, bot, body).await.unwrap()
        };
        let bot = server.service.new_bot().await.unwrap();
        assert_eq!(ask("GET", "/healthz", None, "").await.0, 200);
        assert!(ask("GET", "/metrics", None, "").await.1.contains("tavli_connections 0"));
        assert!(ask("GET", "/api/openapi.json", None, "").await.1.contains("/api/tables/{id}/socket"));
        assert_eq!(ask("GET", "/api", None, "").await.0, 200);
        assert_eq!(ask("GET", "/api/tables/aaaaaaaaaaaaaaaa", None, "").await.0, 404);
        assert_eq!(ask("GET", "/api/tables/../../etc", None, "").await.0, 404);
        assert_eq!(ask("POST", "/api/tables", None, "{}").await.0, 401, "nobody knows this program yet");
        let (status, said) = ask("POST", "/api/tables", Some(&bot), r#"{"game":"chess"}"#).await;
        assert_eq!(status, 422);
        assert!(said.contains("chess"), "{said}");
        let profile = ask("GET", &format!("/api/players/{}", bot.player), None, "").await;
        assert!(profile.1.contains("\"ratings\":[]"), "{}", profile.1);
    });
}
