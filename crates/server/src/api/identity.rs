//! Who asks: a player known by a cookie, or a program known by a token. Both are a name and a secret.

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use tavli_store::PlayerRow;

use super::Desk;
use super::fault::ApiFault;
use crate::online::hash_of;

/// The cookie that holds a player's name and secret.
pub(crate) const COOKIE_NAME: &str = "tavli_player";

/// Whoever asks and has proven who it is.
#[derive(Clone, Debug)]
pub(crate) struct Identity(pub(crate) PlayerRow);

/// Whoever asks, known or not.
#[derive(Clone, Debug)]
pub(crate) struct MaybeIdentity(pub(crate) Option<PlayerRow>);

impl FromRequestParts<Desk> for MaybeIdentity {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<MaybeIdentity, ApiFault> {
        let (pass, is_cookie) = match (token(&parts.headers), cookie(&parts.headers)) {
            (Some(token), _) => (Some(token), false),
            (None, cookie) => (cookie, true),
        };
        // A cookie comes with requests that other pages make in a browser; those must not count.
        let is_upgrade = parts.headers.contains_key("upgrade");
        let acts = is_upgrade || (parts.method != Method::GET && parts.method != Method::HEAD);
        if acts && is_cookie && !is_own_origin(&parts.headers, desk.hall.origin.as_deref()) {
            return Err(ApiFault::new(
                StatusCode::FORBIDDEN,
                "this request comes from another page (Origin)",
            ));
        }
        let Some(pass) = pass else { return Ok(MaybeIdentity(None)) };
        let Some((id, secret)) = pass.split_once('.') else { return Ok(MaybeIdentity(None)) };
        let player = desk.hall.store.player(id).await?;
        Ok(MaybeIdentity(player.filter(|player| is_equal(&player.secret_hash, &hash_of(secret)))))
    }
}

impl FromRequestParts<Desk> for Identity {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<Identity, ApiFault> {
        let MaybeIdentity(player) = MaybeIdentity::from_request_parts(parts, desk).await?;
        let unknown = || ApiFault::new(StatusCode::UNAUTHORIZED, "nobody knows you yet; POST /api/me first");
        player.map(Identity).ok_or_else(unknown)
    }
}

fn token(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(|token| token.trim().to_owned())
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE_NAME).then(|| value.to_owned())
    })
}

/// Whether a browser asks for our own page: the origin is where the request goes to, or the public one.
pub(crate) fn is_own_origin(headers: &HeaderMap, public: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok()) else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    match public {
        Some(public) => origin.eq_ignore_ascii_case(public.trim_end_matches('/')),
        None => origin.split_once("://").is_some_and(|(_, name)| name.eq_ignore_ascii_case(host)),
    }
}

/// Compares in a time that does not depend on where two hashes differ.
fn is_equal(one: &str, other: &str) -> bool {
    let differences = one.bytes().zip(other.bytes()).fold(0, |found, (one, other)| found | (one ^ other));
    one.len() == other.len() && differences == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(origin: Option<&str>, public: Option<&str>, expected: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "tavli.example:8170".parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        assert_eq!(is_own_origin(&headers, public), expected, "{origin:?} {public:?}");
    }

    #[test]
    fn other_pages_are_not_ours() {
        check(Some("http://tavli.example:8170"), None, true);
        check(Some("https://evil.example"), None, false);
        check(Some("http://tavli.example"), None, false);
        check(Some("null"), None, false);
        check(None, None, false);
        check(Some("https://tavli.example"), Some("https://tavli.example/"), true);
        check(Some("http://tavli.example:8170"), Some("https://tavli.example"), false);
    }
}
