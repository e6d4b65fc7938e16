//! What programs ask over HTTP: who one is, tables, players, records.

mod document;
mod fault;
mod identity;
mod me;
mod players;
mod tables;
mod watch;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{any, get, post, put};

use crate::online::{Addresses, Hall};

/// Nobody has to send more.
const LARGEST_BODY: usize = 16 * 1024;

/// What every answer is made from.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) hall: Arc<Hall>,
    /// How many players and tables an address may make.
    pub(crate) makers: Arc<Addresses>,
}

/// The address that a request comes from.
pub(crate) type From = axum::extract::ConnectInfo<SocketAddr>;

/// The answers under `/api`, and those for whoever watches the server.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let creations = f64::from(hall.creations);
    let desk = Desk { hall, makers: Arc::new(Addresses::new(creations, creations / 60.0)) };
    Router::new()
        .route("/api/me", get(me::show).post(me::begin))
        .route("/api/me/name", put(me::rename))
        .route("/api/me/recovery", post(me::recovery))
        .route("/api/me/recover", post(me::recover))
        .route("/api/bots", post(me::begin_bot))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/socket", get(tables::socket))
        .route("/api/players/{id}", get(players::show))
        .route("/api/openapi.json", get(document::openapi_json))
        .route("/api/{*rest}", any(fault::nothing_here))
        .route("/api", get(document::page))
        .route("/healthz", get(watch::health))
        .route("/metrics", get(watch::metrics))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .with_state(desk)
}
