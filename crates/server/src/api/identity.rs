//! Who asks: a player known by a cookie, or a program known by a token. Both are a name and a secret.

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use tavli_store::PlayerRow;

use super::Desk;
use super::fault::{ApiFault, ErrorReason};
use super::own_page::check_page;
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
        let token = token(&parts.headers);
        let cookie = cookie(&parts.headers);
        let is_upgrade = parts.headers.contains_key("upgrade");
        let acts = is_upgrade || (parts.method != Method::GET && parts.method != Method::HEAD);
        // No browser sends a token by itself: who shows one means it.
        if acts && token.is_none() {
            check_page(&parts.headers, desk.hall.origin.as_deref(), cookie.is_some())?;
        }
        let pass = token.or(cookie);
        let Some(pass) = pass else { return Ok(MaybeIdentity(None)) };
        let Some((id, secret)) = pass.split_once('.') else { return Ok(MaybeIdentity(None)) };
        let Some(player) = desk.hall.store.player(id).await? else { return Ok(MaybeIdentity(None)) };
        let hash = hash_of(secret);
        let is_known =
            is_equal(&player.secret_hash, &hash) || desk.hall.store.has_further_secret(id, &hash).await?;
        Ok(MaybeIdentity(is_known.then_some(player)))
    }
}

impl FromRequestParts<Desk> for Identity {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<Identity, ApiFault> {
        let MaybeIdentity(player) = MaybeIdentity::from_request_parts(parts, desk).await?;
        let text = "nobody knows you yet: a page asks POST /api/me first, a program POST /api/bots, and sends the token \
                    as Authorization: Bearer TOKEN";
        player.map(Identity).ok_or_else(|| ApiFault::new(ErrorReason::NotKnown, text))
    }
}

/// Nobody is known yet, and somebody shall be: another page must not decide who.
pub(crate) fn at_the_door(desk: &Desk, headers: &HeaderMap) -> Result<(), ApiFault> {
    check_page(headers, desk.hall.origin.as_deref(), cookie(headers).is_some())
}

/// The secret that a request carries, whether it is right or not.
pub(crate) fn secret_shown(headers: &HeaderMap) -> Option<String> {
    let pass = token(headers).or_else(|| cookie(headers))?;
    pass.split_once('.').map(|(_, secret)| secret.to_owned())
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

/// Compares in a time that does not depend on where two hashes differ.
fn is_equal(one: &str, other: &str) -> bool {
    let differences = one.bytes().zip(other.bytes()).fold(0, |found, (one, other)| found | (one ^ other));
    one.len() == other.len() && differences == 0
}
