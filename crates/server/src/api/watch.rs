//! For whoever watches the server: whether it is well, and what it does.

use std::fmt::Write;
use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::Desk;

/// Whether the server can do its work.
pub(crate) async fn health(State(desk): State<Desk>) -> (StatusCode, &'static str) {
    match desk.hall.store.is_well().await {
        true => (StatusCode::OK, "well\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// What the server does, as Prometheus reads it.
pub(crate) async fn metrics(State(desk): State<Desk>) -> Response {
    let counts = &desk.hall.counts;
    let mut text = String::new();
    let mut say = |name: &str, kind: &str, help: &str, value: u64| {
        let _ =
            write!(text, "# HELP tavli_{name} {help}\n# TYPE tavli_{name} {kind}\ntavli_{name} {value}\n");
    };
    let read = |count: &std::sync::atomic::AtomicU64| count.load(Ordering::Relaxed);
    say("connections", "gauge", "Open connections to tables.", read(&counts.connections));
    say("tables_in_memory", "gauge", "Tables that somebody is at.", desk.hall.live().await.len() as u64);
    say("commands_total", "counter", "Commands that came.", read(&counts.commands));
    say("commands_refused_total", "counter", "Commands that were refused.", read(&counts.refused));
    say("events_total", "counter", "Events that were kept.", read(&counts.events));
    let resynchronised = read(&counts.resynchronised);
    say(
        "resynchronised_total",
        "counter",
        "Slow connections that were given what they had missed.",
        resynchronised,
    );
    say("started_milliseconds", "gauge", "When the server began, since 1970.", desk.hall.began);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
