//! Who one is: an anonymous player at first, with a name if one likes, and a code to take it to another device.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use tavli_protocol::shown_text;
use tavli_store::PlayerRow;
use utoipa::ToSchema;

use super::asked::Said;
use super::fault::{ApiFault, ErrorBody, ErrorReason};
use super::identity::{COOKIE_NAME, Identity, MaybeIdentity, at_the_door};
use super::{Desk, From};
use crate::online::{hash_of, random_text};

const LONGEST_NAME: usize = 24;
const A_YEAR: u32 = 365 * 24 * 3600;

/// A player, as the player sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    /// The public name in links.
    player: String,
    /// The name that others see; empty for a guest.
    name: String,
    /// Whether passkeys can be added here.
    offers_passkeys: bool,
}

/// A name to be chosen.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameBody {
    /// At most 24 letters that can be seen, without control characters; empty to be a guest again.
    name: String,
}

/// A code by which a player comes back on another device.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CodeBody {
    /// The code; whoever has it is the player.
    code: String,
}

/// A program that plays.
#[derive(Serialize, ToSchema)]
pub(crate) struct BotBody {
    /// Its public name in links.
    player: String,
    /// What it sends as `Authorization: Bearer TOKEN`. It is shown once.
    token: String,
}

/// Says who one is.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401, body = ErrorBody)))]
pub(crate) async fn show(State(desk): State<Desk>, Identity(player): Identity) -> Json<Me> {
    Json(me(&desk, &player))
}

fn me(desk: &Desk, player: &PlayerRow) -> Me {
    let offers_passkeys = desk.passkeys.is_some();
    Me { player: player.id.clone(), name: player.name.clone(), offers_passkeys }
}

/// Begins to be somebody: a new anonymous player, kept in a cookie. Who is somebody already stays so.
#[utoipa::path(post, path = "/api/me", responses((status = 200, body = Me), (status = 429, body = ErrorBody)))]
pub(crate) async fn begin(
    State(desk): State<Desk>,
    from: From,
    MaybeIdentity(known): MaybeIdentity,
    headers: HeaderMap,
) -> Result<Response, ApiFault> {
    if let Some(player) = known {
        return Ok(Json(me(&desk, &player)).into_response());
    }
    let (player, secret) = new_player(&desk, from, false).await?;
    with_cookie(&desk, &headers, &player, &secret)
}

pub(super) fn with_cookie(
    desk: &Desk,
    headers: &HeaderMap,
    player: &PlayerRow,
    secret: &str,
) -> Result<Response, ApiFault> {
    // Only where the page came over a safe way may the cookie insist on one.
    let is_safe = desk.hall.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
        || headers.get("origin").is_some_and(|origin| origin.as_bytes().starts_with(b"https://"));
    let secure = if is_safe { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE_NAME}={}.{secret}; HttpOnly; SameSite=Strict; Path=/; Max-Age={A_YEAR}{secure}",
        player.id
    );
    let mut response = Json(me(desk, player)).into_response();
    let value = HeaderValue::from_str(&cookie)
        .map_err(|_| ApiFault::new(ErrorReason::Broken, "no cookie could be made"))?;
    response.headers_mut().insert(SET_COOKIE, value);
    Ok(response)
}

async fn new_player(desk: &Desk, from: From, is_bot: bool) -> Result<(PlayerRow, String), ApiFault> {
    desk.makers_pass(from)?;
    let secret = random_text(32);
    let player = PlayerRow {
        id: random_text(12),
        secret_hash: hash_of(&secret),
        name: String::new(),
        is_bot: i64::from(is_bot),
        created: crate::online::now() as i64,
    };
    desk.hall.store.add_player(&player).await?;
    Ok((player, secret))
}

/// Chooses a name.
#[utoipa::path(put, path = "/api/me/name", request_body = NameBody,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(crate) async fn rename(
    State(desk): State<Desk>,
    Identity(mut player): Identity,
    Said(body): Said<NameBody>,
) -> Result<Json<Me>, ApiFault> {
    // Only who writes nothing at all wants to be a guest again; a name that nobody can see is none.
    let name = if body.name.is_empty() { String::new() } else { shown_text(&body.name, LONGEST_NAME)? };
    desk.hall.store.rename(&player.id, &name).await?;
    player.name = name;
    Ok(Json(me(&desk, &player)))
}

/// Makes a code by which one comes back on another device. An earlier one is worth nothing then.
#[utoipa::path(post, path = "/api/me/recovery", responses((status = 200, body = CodeBody), (status = 401, body = ErrorBody)))]
pub(crate) async fn recovery(
    State(desk): State<Desk>,
    Identity(player): Identity,
) -> Result<Json<CodeBody>, ApiFault> {
    let code = random_text(24);
    desk.hall.store.set_recovery(&player.id, &hash_of(&code)).await?;
    let parts: Vec<&str> = (0..6).map(|part| &code[4 * part..4 * part + 4]).collect();
    Ok(Json(CodeBody { code: parts.join("-") }))
}

/// Comes back with a code: this browser is that player from now on, and the code is used up.
#[utoipa::path(post, path = "/api/me/recover", request_body = CodeBody,
    responses((status = 200, body = Me), (status = 422, body = ErrorBody)))]
pub(crate) async fn recover(
    State(desk): State<Desk>,
    from: From,
    headers: HeaderMap,
    Said(body): Said<CodeBody>,
) -> Result<Response, ApiFault> {
    at_the_door(&desk, &headers)?;
    desk.makers_pass(from)?;
    let code: String = body.code.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    let Some(player) = desk.hall.store.player_by_recovery(&hash_of(&code)).await? else {
        let text = "nobody has this code; was it used before? Make another one on the other device";
        return Err(ApiFault::new(ErrorReason::NotPossible, text));
    };
    let secret = random_text(32);
    desk.hall.store.set_secret(&player.id, &hash_of(&secret)).await?;
    with_cookie(&desk, &headers, &player, &secret)
}

/// Makes a player for a program, which shows its token instead of a cookie.
#[utoipa::path(post, path = "/api/bots", responses((status = 200, body = BotBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn begin_bot(
    State(desk): State<Desk>,
    from: From,
    headers: HeaderMap,
) -> Result<Json<BotBody>, ApiFault> {
    at_the_door(&desk, &headers)?;
    let (player, secret) = new_player(&desk, from, true).await?;
    Ok(Json(BotBody { token: format!("{}.{secret}", player.id), player: player.id }))
}
