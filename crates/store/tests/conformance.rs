//! One suite for every store.

use tavli_store::testing::{Folder, Postgres};
use tavli_store::{Append, AppendFault, EventRow, NewTable, PlayerRow, RatingRow, ResultRow, Store, Summary};

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
    Append { table: id.to_owned(), events, summary: summary("playing"), result: None, successor: None }
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
        over.summary.deadline = Some(500);
        store.append(over).await.unwrap();
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

#[test]
fn players_results_and_ratings_are_kept() {
    with_stores(async |store| {
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
