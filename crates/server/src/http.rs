//! What is answered to whom.

mod encoding;
mod files;
mod security;

use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::middleware::map_response;
use axum::routing::get;

use crate::online::Hall;
use crate::page::{File, without_tables};

/// Answers for these files of a page, and for tables where there is a hall.
pub fn app(page: &'static [File], hall: Option<Arc<Hall>>) -> Router {
    let (router, page) = match hall {
        Some(hall) => (crate::api::router(hall), page),
        None => (Router::new(), without_tables(page)),
    };
    let answer = move |request: Request| async move { files::answer(page, &request) };
    router.fallback_service(get(answer)).layer(map_response(security::guarded))
}
