//! The page in a real browser: Chromium without a window, driven as a person would.
//!
//! ```no_run
//! tavli_page_tests::in_browser(async |visit| {
//!     visit.go("/").await;
//!     assert_eq!(visit.text("h1").await, "Tavli");
//! });
//! ```

mod companion;
mod console;
mod devtools;
mod driver;
mod frame;
mod golden;
mod hand;
mod means;
mod online_views;
mod opponent;
mod policy;
mod program;
mod server;
mod study_views;
mod views;
mod visit;

pub use companion::Companion;
pub use golden::{Blunder, blunder, golden_path, golden_record};
pub use hand::{drag, play_out};
pub use means::{Deed, Means};
pub use online_views::OnlineView;
pub use opponent::Opponent;
pub use policy::{Dice, Policy, prepared, reached};
pub use program::tavli;
pub use server::Server;
pub use study_views::{StudyView, all_judged, sit_down, tap_a_play, type_play};
pub use views::{Screen, THEMES, ViewName, every_view, show, show_theme, views_in_rows};
pub use visit::Visit;

use driver::Driver;
use std::process::Command;
use std::sync::Arc;

/// Runs a test with a browser of its own, and a server of its own. Whatever the browser complains about on its console, such as
/// a breach of the page's policy, fails the test.
///
/// Where there is no browser, or the program was built without its page, the test is left out; `TAVLI_BROWSER=required`,
/// which `cargo xtask test` sets, forbids that.
pub fn in_browser(test: impl AsyncFnOnce(&Visit)) {
    at(Server::start, test);
}

/// Runs a test with a browser and a server with tables.
pub fn in_browser_with_tables(test: impl AsyncFnOnce(&Visit)) {
    at(Server::start_with_tables, test);
}

/// Runs a test with a browser that traces itself, and a server of its own.
pub fn in_traced_browser(test: impl AsyncFnOnce(&Visit)) {
    run(async || {
        let driver = Driver::start().await;
        let visit = Visit::begin_traced(&driver, Arc::new(Server::start())).await;
        test(&visit).await;
        leave(visit).await;
    });
}

fn at(start: fn() -> Server, test: impl AsyncFnOnce(&Visit)) {
    run(async || {
        let driver = Driver::start().await;
        let visit = Visit::begin(&driver, Arc::new(start())).await;
        test(&visit).await;
        leave(visit).await;
    });
}

/// Runs a test with two browsers that know nothing of each other, and a server with tables at which their players can meet.
pub fn in_two_browsers(test: impl AsyncFnOnce(&Visit, &Visit)) {
    in_two_browsers_at(Server::start_with_tables, test);
}

/// The same with whatever server is started.
pub fn in_two_browsers_at(start: impl FnOnce() -> Server, test: impl AsyncFnOnce(&Visit, &Visit)) {
    run(async || {
        let server = Arc::new(start());
        let drivers = (Driver::start().await, Driver::start().await);
        let first = Visit::begin(&drivers.0, server.clone()).await;
        let second = Visit::begin(&drivers.1, server).await;
        test(&first, &second).await;
        leave(first).await;
        leave(second).await;
    });
}

fn run(test: impl AsyncFnOnce()) {
    if let Some(missing) = missing() {
        let is_required = std::env::var_os("TAVLI_BROWSER").is_some_and(|value| value == "required");
        assert!(!is_required, "{missing}");
        return eprintln!("left out: {missing}");
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads can be started");
    runtime.block_on(test());
}

async fn leave(visit: Visit) {
    let complaints = visit.complaints().await;
    visit.end().await;
    assert!(complaints.is_empty(), "the browser complains:\n{}", complaints.join("\n"));
}

fn missing() -> Option<&'static str> {
    let can_start = |program: &str| {
        Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
    };
    if !can_start("chromedriver") || !can_start("chromium") {
        return Some(
            "there is no Chromium with its driver (on Debian: apt install chromium chromium-driver)",
        );
    }
    (!tavli_server::is_page_built()).then_some("the page was not built before the tests (cargo xtask page)")
}
