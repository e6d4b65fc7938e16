//! `tavli serve`: what it says before it begins, or why it does not.

mod process;
mod program;

use process::Process;
use program::run;
use tavli_store::testing::Folder;

/// A database that cannot be used is told at once, in a sentence that says what to do, and nobody is told of a server.
fn check(database: &str, words: &[&str]) {
    let ran = run(&["serve", "--port", "0", "--database", database], b"");
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    assert_eq!(ran.out, "");
    assert!(ran.err.starts_with("tavli: "), "{}", ran.err);
    for word in words {
        assert!(ran.err.contains(word), "{word:?} is not in {:?}", ran.err);
    }
}

#[test]
fn database_that_cannot_be_used_is_told_before_anything_else() {
    let folder = Folder::new();
    let letter = folder.file("letter.txt");
    std::fs::write(&letter, "Dear Anna, this is no database. ".repeat(40)).unwrap();
    check(&letter, &["is not a database", "name another file"]);
    check(&folder.file("nowhere/tavli.db"), &["there is no folder", "make it"]);
    check("/proc/tavli.db", &["cannot be written to"]);
    check("mysql://localhost/tavli", &["mysql", "postgres://"]);
    check("postgres://me:secret@127.0.0.1:1/tavli", &["cannot be reached", "host and port"]);
}

#[test]
fn server_that_is_told_of_answers() {
    let folder = Folder::new();
    let server = Process::begin(&folder.file("tavli.db"), 0);
    // Its store was open before it spoke, so it need not be waited for.
    let asked = process::run(server.service.ask_for_text("GET", "/api/tables", None, ""));
    assert_eq!(asked.unwrap().0, 200);
}

#[test]
fn wrong_settings_are_told() {
    let ran = run(&["serve", "--port", "0", "--trusted-proxies", "everybody"], b"");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("--trusted-proxies") && ran.err.contains("loopback"), "{}", ran.err);
}
