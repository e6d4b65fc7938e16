//! One suite for every store.

use tavli_store::testing::{Folder, Postgres};
use tavli_store::{
    Append, AppendFault, ChallengeRow, EventRow, NewTable, PasskeyRow, PlayerRow, RatingRow, ResultRow,
    Store, Summary,
};

/// Runs a check against a SQLite file and, where it is installed, against PostgreSQL.
fn with_stores(check: impl AsyncFn(Store)) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let folder = Folder::new();
    runtime.block_on(async {
        let store = Store::open(&folder.file("tavli.db")).await.unwrap();
        check(store.clone()).await;
        store.close().await;
    });
    if let Some(postgres) = Postgres::start() {
        runtime.block_on(async {
            let store = Store::open(&postgres.database()).await.unwrap();
            check(store.clone()).await;
            store.close().await;
        });
    }
}

fn event(number: i64, body: &str) -> EventRow {
    EventRow { number, at: 1000 + number, body: body.to_owned() }
}

fn summary(state: &'static str) -> Summary {
    Summary { state, first_player: Some("anna".to_owned()), second_player: None, deadline: None }
}

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        settings: "{}".to_owned(),
        secret: "s".to_owned(),
        is_public: true,
        has_computer: false,
        events: vec![event(1, "created")],
        summary: summary("waiting"),
    }
}

fn append(id: &str, first: i64, bodies: &[&str]) -> Append {
    let events = (first..).zip(bodies).map(|(number, body)| event(number, body)).collect();
    Append { table: id.to_owned(), events, summary: Some(summary("playing")), result: None, successor: None }
}

#[test]
fn events_come_back_in_order() {
    with_stores(async |store| {
        store.create(table("a")).await.unwrap();
        store.append(append("a", 2, &["two", "three"])).await.unwrap();
        store.append(append("a", 4, &["four"])).await.unwrap();
        let bodies: Vec<String> =
            store.history("a", 1).await.unwrap().into_iter().map(|event| event.body).collect();
        assert_eq!(bodies, ["two", "three", "four"]);
        assert_eq!(store.history("b", 0).await.unwrap(), []);
    });
}

#[test]
fn two_writers_cannot_both_have_a_number() {
    with_stores(async |store| {
        store.create(table("a")).await.unwrap();
        store.append(append("a", 2, &["mine"])).await.unwrap();
        let late = store.append(append("a", 2, &["yours", "yours too"])).await;
        assert!(matches!(late, Err(AppendFault::Conflict)));
        assert!(matches!(store.create(table("a")).await, Err(AppendFault::Conflict)));
        assert_eq!(store.history("a", 0).await.unwrap().len(), 2);
    });
}

#[test]
fn many_at_once_are_all_kept_or_refused() {
    with_stores(async |store| {
        store.create(table("a")).await.unwrap();
        let writers: Vec<_> = (0..50)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move {
                    let mut kept = 0;
                    for number in 2..20 {
                        kept += u32::from(store.append(append("a", number, &["x"])).await.is_ok());
                    }
                    kept
                })
            })
            .collect();
        let mut kept = 0;
        for writer in writers {
            kept += writer.await.unwrap();
        }
        assert_eq!(kept, 18);
        assert_eq!(store.history("a", 0).await.unwrap().len(), 19);
    });
}

#[test]
fn lists_follow_the_summaries() {
    with_stores(async |store| {
        store.create(table("a")).await.unwrap();
        store.create(NewTable { is_public: false, ..table("b") }).await.unwrap();
        let names = async |state| {
            let rows = store.public_tables(state, 10).await.unwrap();
            rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        };
        assert_eq!(names("waiting").await, ["a"]);
        let mut over = append("a", 2, &["x"]);
        over.summary = Some(Summary { deadline: Some(500), ..summary("playing") });
        store.append(over).await.unwrap();
        // Events without news for lists leave them as they are.
        store.append(Append { summary: None, ..append("a", 3, &["y"]) }).await.unwrap();
        assert!(names("waiting").await.is_empty());
        assert_eq!(names("playing").await, ["a"]);
        assert_eq!(store.overdue(499).await.unwrap().len(), 0);
        assert_eq!(store.overdue(500).await.unwrap(), ["a"]);
        assert_eq!(store.tables_of("anna", 10).await.unwrap().len(), 2);
        assert_eq!(store.forget_waiting(2000).await.unwrap(), 1);
        assert_eq!(store.tables_of("anna", 10).await.unwrap().len(), 1);
    });
}

#[test]
fn one_server_keeps_a_table_until_its_time_is_over() {
    with_stores(async |store| {
        store.create(table("a")).await.unwrap();
        assert!(store.keep("a", "one", 0, 10).await.unwrap());
        assert!(store.keep("a", "one", 5, 15).await.unwrap());
        assert!(!store.keep("a", "two", 14, 30).await.unwrap());
        assert!(store.keep("a", "two", 16, 30).await.unwrap());
        store.let_go("two").await.unwrap();
        assert!(store.keep("a", "one", 17, 30).await.unwrap());
        assert_eq!(store.last_beat().await.unwrap(), None);
        store.beat("one", 3).await.unwrap();
        store.beat("one", 7).await.unwrap();
        assert_eq!(store.last_beat().await.unwrap(), Some(7));
    });
}

async fn add_players(store: &Store) {
    for id in ["anna", "berta"] {
        let row = PlayerRow {
            id: id.to_owned(),
            secret_hash: format!("hash of {id}"),
            name: String::new(),
            is_bot: 0,
            created: 1,
        };
        store.add_player(&row).await.unwrap();
    }
}

#[test]
fn players_results_and_ratings_are_kept() {
    with_stores(async |store| {
        add_players(&store).await;
        store.rename("anna", "Ἄννα").await.unwrap();
        store.set_recovery("anna", "code").await.unwrap();
        assert_eq!(store.player_by_recovery("code").await.unwrap().unwrap().name, "Ἄννα");
        store.set_secret("anna", "new").await.unwrap();
        assert!(store.player_by_recovery("code").await.unwrap().is_none());
        assert_eq!(store.player("anna").await.unwrap().unwrap().secret_hash, "new");
        assert!(store.player("nobody").await.unwrap().is_none());

        store.create(table("a")).await.unwrap();
        let mut end = append("a", 2, &["over"]);
        end.result = Some(ResultRow {
            table_id: "a".to_owned(),
            game: "portes".to_owned(),
            first_player: "anna".to_owned(),
            second_player: "berta".to_owned(),
            winner: Some("first".to_owned()),
            is_rated: 1,
            finished: 9,
        });
        store.append(end).await.unwrap();
        assert_eq!(store.unrated().await.unwrap().len(), 1);
        let rating = |rating| RatingRow {
            game: "portes".to_owned(),
            rating,
            deviation: 200.0,
            volatility: 0.06,
            games: 1,
        };
        store.rate("a", [("anna", rating(1600.0)), ("berta", rating(1400.0))]).await.unwrap();
        store.rate("a", [("anna", rating(9.0)), ("berta", rating(9.0))]).await.unwrap();
        assert_eq!(store.ratings("anna").await.unwrap(), [rating(1600.0)]);
        assert_eq!(store.results("berta", 5).await.unwrap().len(), 1);
        assert!(store.unrated().await.unwrap().is_empty());
    });
}

fn passkey(id: &str, player: &str) -> PasskeyRow {
    PasskeyRow { id: id.to_owned(), player: player.to_owned(), body: "{}".to_owned(), created: 5, used: None }
}

#[test]
fn a_passkey_belongs_to_one_player_and_lets_devices_in() {
    with_stores(async |store| {
        add_players(&store).await;
        assert!(store.add_passkey(&passkey("phone", "anna"), 2).await.unwrap());
        assert!(!store.add_passkey(&passkey("phone", "berta"), 2).await.unwrap(), "it is anna's");
        assert!(store.add_passkey(&passkey("stick", "anna"), 2).await.unwrap());
        assert!(!store.add_passkey(&passkey("third", "anna"), 2).await.unwrap(), "two are the most");
        let grown = PasskeyRow { body: "{\"counter\":1}".to_owned(), ..passkey("phone", "anna") };
        assert!(store.admit(&grown, "new", 9, 3).await.unwrap());
        assert_eq!(
            store.passkey("phone").await.unwrap(),
            Some(PasskeyRow { used: Some(9), ..grown.clone() })
        );
        assert!(store.has_further_secret("anna", "new").await.unwrap());
        assert!(!store.has_further_secret("berta", "new").await.unwrap());
        for (secret, now) in [("a", 10), ("b", 11), ("c", 12)] {
            assert!(store.admit(&passkey("stick", "anna"), secret, now, 3).await.unwrap());
        }
        assert!(!store.has_further_secret("anna", "new").await.unwrap(), "three devices are the most");

        assert!(!store.remove_passkey("berta", "stick", None).await.unwrap());
        assert!(store.remove_passkey("anna", "stick", Some("b")).await.unwrap());
        assert!(!store.admit(&passkey("stick", "anna"), "late", 13, 3).await.unwrap());
        let mut left = Vec::new();
        for secret in ["a", "b", "c", "late"] {
            left.extend(store.has_further_secret("anna", secret).await.unwrap().then_some(secret));
        }
        assert_eq!(left, ["b"], "who removes it stays");
        let ids: Vec<String> = store.passkeys("anna").await.unwrap().into_iter().map(|row| row.id).collect();
        assert_eq!(ids, ["phone"]);
        store.set_secret("anna", "other").await.unwrap();
        assert!(!store.has_further_secret("anna", "b").await.unwrap(), "a code signs all others off");
    });
}

#[test]
fn a_challenge_is_taken_once_and_in_time() {
    with_stores(async |store| {
        let challenge = |id: &str, player: Option<&str>| ChallengeRow {
            id: id.to_owned(),
            player: player.map(str::to_owned),
            body: "asked".to_owned(),
            expires: 100,
        };
        for row in [challenge("a", Some("anna")), challenge("b", None), challenge("c", None)] {
            store.add_challenge(&row, 0).await.unwrap();
        }
        let takers: Vec<_> = (0..8)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { store.take_challenge("a", 100).await.unwrap() })
            })
            .collect();
        let mut taken = Vec::new();
        for taker in takers {
            taken.extend(taker.await.unwrap());
        }
        assert_eq!(taken, [challenge("a", Some("anna"))]);
        assert_eq!(store.take_challenge("b", 101).await.unwrap(), None, "too late");
        store.add_challenge(&ChallengeRow { expires: 300, ..challenge("d", None) }, 200).await.unwrap();
        assert_eq!(store.take_challenge("c", 50).await.unwrap(), None, "forgotten");
    });
}

#[test]
fn whoever_replaces_a_file_learns_that_it_is_in_use() {
    let folder = Folder::new();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let file = folder.file("tavli.db");
        let store = Store::open(&file).await.unwrap();
        store.create(table("a")).await.unwrap();
        assert!(tavli_store::is_in_use(file.as_ref()).await);
        store.close().await;
        assert!(!tavli_store::is_in_use(file.as_ref()).await);
        let other = folder.file("other.txt");
        std::fs::write(&other, "no database at all, but long enough to be looked at as one").unwrap();
        assert!(!tavli_store::is_in_use(other.as_ref()).await);
    });
}

#[test]
fn a_copy_is_made_while_the_file_is_in_use() {
    let folder = Folder::new();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&folder.file("tavli.db")).await.unwrap();
        store.create(table("a")).await.unwrap();
        let (from, to) = (folder.file("tavli.db"), folder.file("copy.db"));
        tavli_store::backup(from.as_ref(), to.as_ref()).await.unwrap();
        assert!(
            tavli_store::backup(from.as_ref(), to.as_ref()).await.is_err(),
            "a file is never overwritten"
        );
        store.append(append("a", 2, &["later"])).await.unwrap();
        let copy = Store::open(&to).await.unwrap();
        assert_eq!(copy.history("a", 0).await.unwrap().len(), 1);
    });
}
