//! What programs ask over HTTP: who one is, tables, players, records.

mod asked;
mod common_answers;
mod document;
mod fault;
mod from;
mod identity;
mod me;
mod own_page;
mod passkeys;
mod players;
mod relying_party;
mod tables;
mod watch;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{any, delete, get, post, put};
use webauthn_rs::Webauthn;

use crate::online::{Addresses, Hall, now};
use fault::{ApiFault, ErrorReason};
pub(crate) use from::From;

/// Nobody has to send more.
const LARGEST_BODY: usize = 16 * 1024;

/// What every answer is made from.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) hall: Arc<Hall>,
    /// How many players and tables an address may make.
    pub(crate) makers: Arc<Addresses>,
    /// Who asks devices for passkeys, where there are some.
    pub(crate) passkeys: Option<Arc<Webauthn>>,
}

impl Desk {
    /// Lets an address make one more player, table or way in, unless it has made many just now.
    fn makers_pass(&self, from: From) -> Result<(), ApiFault> {
        let text = "too many players or tables were made from your address just now; wait a minute";
        let passes = self.makers.passes(from.0, now());
        passes.then_some(()).ok_or_else(|| ApiFault::new(ErrorReason::TooMany, text))
    }
}

/// The answers under `/api`, and those for whoever watches the server.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let creations = f64::from(hall.creations);
    let passkeys = relying_party::relying_party(hall.origin.as_deref()).map(Arc::new);
    let desk = Desk { hall, makers: Arc::new(Addresses::new(creations, creations / 60.0)), passkeys };
    Router::new()
        .route("/api/me", get(me::show).post(me::begin))
        .route("/api/me/name", put(me::rename))
        .route("/api/me/recovery", post(me::recovery))
        .route("/api/me/recover", post(me::recover))
        .route("/api/me/passkeys", get(passkeys::list).post(passkeys::add))
        .route("/api/me/passkeys/challenge", post(passkeys::begin))
        .route("/api/me/passkeys/{id}", delete(passkeys::remove))
        .route("/api/me/sign-in", post(passkeys::sign_in))
        .route("/api/me/sign-in/challenge", post(passkeys::begin_sign_in))
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
        .method_not_allowed_fallback(fault::wrong_method)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .with_state(desk)
}
