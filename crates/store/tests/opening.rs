//! Databases that cannot be opened, and what is said of them.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use tavli_store::Store;
use tavli_store::testing::{Folder, Postgres};

fn run<T>(test: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(test)
}

/// What is said of a database that cannot be opened. Nobody waits for a pool to give up.
fn told(database: &str) -> String {
    let began = Instant::now();
    let told = run(Store::open(database)).expect_err(database).to_string();
    println!("{told} ({:.1} s)", began.elapsed().as_secs_f32());
    told
}

fn check(database: &str, words: &[&str]) {
    let told = told(database);
    for word in words {
        assert!(told.contains(word), "{database}: {word:?} is not in {told:?}");
    }
}

#[test]
fn files_that_cannot_be_used_say_why() {
    let folder = Folder::new();
    let text = folder.file("letter.txt");
    std::fs::write(&text, "Dear Anna, this is a letter and not a database at all. ".repeat(40)).unwrap();
    check(&text, &[&text, "is not a database", "name another file"]);
    check(&folder.file("nowhere/tavli.db"), &["there is no folder", "nowhere", "make it"]);
    check(&folder.file(""), &["is a folder", "tavli.db"]);
    // Nobody can make a file there, not even the system's own user.
    check("/proc/tavli.db", &["cannot be written to", "give this user the right"]);
    check("mysql://me@host/db", &["mysql", "postgres://"]);
}

#[test]
fn file_of_a_newer_program_is_not_touched() {
    let folder = Folder::new();
    let file = folder.file("tavli.db");
    run(async {
        let store = Store::open(&file).await.unwrap();
        store.close().await;
        use sqlx::Connection;
        let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite://{file}")).await.unwrap();
        let query = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                     VALUES (9999, 'later', 1, x'00', 0)";
        sqlx::query(query).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    });
    check(&file, &["newer Tavli", &file]);
}

#[test]
fn file_with_any_name_is_opened() {
    let folder = Folder::new();
    let file = folder.file("what? 100% #1.db");
    run(async { Store::open(&file).await.unwrap().close().await });
    assert!(std::path::Path::new(&file).exists());
}

#[test]
fn postgres_that_is_not_there_is_told_soon() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    check(&format!("postgres://me:secret@127.0.0.1:{port}/db"), &["cannot be reached", "does it run"]);
    assert!(!told(&format!("postgres://me:secret@127.0.0.1:{port}/db")).contains("secret"));
    // Somebody listens there, and never says a word.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = silent.local_addr().unwrap().port();
    let told = run(async {
        let address = format!("postgres://me@127.0.0.1:{port}/db");
        let open = Store::open(&address);
        tokio::time::timeout(Duration::from_secs(60), open).await.expect("it ends by itself").err().unwrap()
    });
    assert!(told.to_string().contains("cannot be reached"), "{told}");
}

#[test]
fn postgres_that_refuses_says_why() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database();
    let name = database.split('/').nth(3).unwrap().split('?').next().unwrap();
    check(&database.replace(name, "nowhere"), &["does not exist", "createdb"]);
    check(&database.replace("tavli@", "nobody:secret@"), &["does not let us in", "password"]);
}
