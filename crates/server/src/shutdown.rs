//! When the program is told to end.

use std::future::pending;

/// Comes when somebody presses Ctrl-C, or when the system asks the program to end.
pub(crate) async fn asked_for() {
    tokio::select! {
        () = interrupted() => {}
        () = terminated() => {}
    }
}

/// Where nobody can be heard, the program runs until it is ended by force.
async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        pending::<()>().await;
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => drop(signal.recv().await),
        Err(_) => pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    pending().await
}
