//! Handing out the page's files.

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::response::Builder;
use axum::http::{HeaderName, StatusCode};
use axum::response::Response;

use super::encoding::Encoding;
use crate::page::{DOCUMENT, File, MISSING};

/// A file whose name changes with what is in it never has to be asked for again.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Any other is kept as well, but asked about each time.
const ASK_AGAIN: &str = "no-cache";

/// The file that is asked for, or that there is none.
pub(super) fn answer(page: &'static [File], request: &Request) -> Response {
    match find(page, request.uri().path()) {
        Some(file) => send(file, request),
        None => missing(page, request),
    }
}

/// All views of the page are one document: what tells them apart stands behind the `#` and never comes here.
fn find(page: &'static [File], path: &str) -> Option<&'static File> {
    match path.trim_start_matches('/') {
        "" => named(page, DOCUMENT),
        name => named(page, name),
    }
}

fn named(page: &'static [File], name: &str) -> Option<&'static File> {
    page.iter().find(|file| file.name == name)
}

fn send(file: &File, request: &Request) -> Response {
    let (encoding, bytes) = Encoding::best(file, &listed(request, &ACCEPT_ENCODING));
    let response =
        Response::builder().header(CONTENT_TYPE, file.content_type()).header(VARY, "accept-encoding");
    if file.is_named_by_content() {
        return with_body(response.header(CACHE_CONTROL, FOR_EVER), encoding, bytes);
    }
    // Each form has a mark of its own, because their bytes differ.
    let mark = format!("\"{:016x}-{}\"", file.mark(), encoding.name().unwrap_or("plain"));
    let is_known = knows(&listed(request, &IF_NONE_MATCH), &mark);
    let response = response.header(CACHE_CONTROL, ASK_AGAIN).header(ETAG, mark);
    match is_known {
        true => finished(response.status(StatusCode::NOT_MODIFIED), Body::empty()),
        false => with_body(response, encoding, bytes),
    }
}

fn with_body(response: Builder, encoding: Encoding, bytes: &'static [u8]) -> Response {
    let response = match encoding.name() {
        Some(name) => response.header(CONTENT_ENCODING, name),
        None => response,
    };
    finished(response, Body::from(Bytes::from_static(bytes)))
}

/// A person gets a page that says so, a program a line.
fn missing(page: &'static [File], request: &Request) -> Response {
    let response = Response::builder().status(StatusCode::NOT_FOUND).header(CACHE_CONTROL, ASK_AGAIN);
    let is_person = listed(request, &ACCEPT).contains("text/html");
    match named(page, MISSING).filter(|_| is_person) {
        Some(file) => {
            let (encoding, bytes) = Encoding::best(file, &listed(request, &ACCEPT_ENCODING));
            let response = response.header(CONTENT_TYPE, file.content_type()).header(VARY, "accept-encoding");
            with_body(response, encoding, bytes)
        }
        None => finished(
            response.header(CONTENT_TYPE, "text/plain; charset=utf-8"),
            Body::from("There is no such file.\n"),
        ),
    }
}

fn finished(response: Builder, body: Body) -> Response {
    response.body(body).expect("our own headers are well formed")
}

/// A header that is a list, which may come in several lines.
fn listed(request: &Request, name: &HeaderName) -> String {
    let lines = request.headers().get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.collect::<Vec<_>>().join(",")
}

/// Whether a list of marks holds this one; that a mark is weak makes no difference here.
fn knows(marks: &str, mark: &str) -> bool {
    marks.split(',').map(str::trim).any(|known| known == "*" || known.trim_start_matches("W/") == mark)
}
