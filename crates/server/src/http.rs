//! What is answered to whom.

mod encoding;
mod files;
mod security;

use axum::Router;
use axum::extract::Request;
use axum::middleware::map_response;
use axum::routing::get;

use crate::page::File;

/// Answers for these files of a page.
pub fn app(page: &'static [File]) -> Router {
    let answer = move |request: Request| async move { files::answer(page, &request) };
    Router::new().fallback_service(get(answer)).layer(map_response(security::guarded))
}
