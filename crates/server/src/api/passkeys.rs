//! Passkeys: a player's own devices say who it is, where the server has a public address.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tavli_store::{ChallengeRow, PasskeyRow};
use utoipa::ToSchema;
use webauthn_rs::Webauthn;
use webauthn_rs::prelude::{
    CreationChallengeResponse, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential,
};

use super::asked::{Named, Said};
use super::fault::{ApiFault, ErrorBody, ErrorReason};
use super::identity::{self, Identity, secret_shown};
use super::me::{Me, with_cookie};
use super::relying_party::{ENOUGH_TIME, passkey_name, user_handle};
use super::{Desk, From};
use crate::online::{hash_of, now, random_text};

/// One for each device, and some to spare.
const MOST_PASSKEYS: i64 = 10;
/// So many devices may be signed in with passkeys at once.
const MOST_DEVICES: i64 = 20;

/// What a browser shall ask a device, and the name under which the answer is expected.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChallengeBody {
    /// Goes back with the answer, which counts once and for five minutes.
    challenge: String,
    /// For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
    #[schema(value_type = Object)]
    options: serde_json::Value,
}

/// A device's answer that makes a passkey.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPasskeyBody {
    /// The name that came with the question.
    challenge: String,
    /// What `navigator.credentials.create` gave, as its `toJSON` writes it.
    #[schema(value_type = Object)]
    credential: RegisterPublicKeyCredential,
}

/// A device's answer that shows a passkey.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignInBody {
    /// The name that came with the question.
    challenge: String,
    /// What `navigator.credentials.get` gave, as its `toJSON` writes it.
    #[schema(value_type = Object)]
    credential: PublicKeyCredential,
}

/// A passkey, as its player sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct PasskeyBody {
    /// Its name in addresses.
    id: String,
    /// When it was added: milliseconds since 1970.
    created: i64,
    /// When somebody last came in with it.
    used: Option<i64>,
}

impl PasskeyBody {
    fn of(row: PasskeyRow) -> PasskeyBody {
        PasskeyBody { id: row.id, created: row.created, used: row.used }
    }
}

fn party(desk: &Desk) -> Result<Arc<Webauthn>, ApiFault> {
    let text = "this server has no public address, so there are no passkeys (`tavli serve --origin`)";
    desk.passkeys.clone().ok_or_else(|| ApiFault::new(ErrorReason::NotFound, text))
}

fn refused(text: &str) -> ApiFault {
    ApiFault::new(ErrorReason::NotPossible, text)
}

fn broken(what: impl std::fmt::Display) -> ApiFault {
    tracing::error!(%what, "a passkey could not be handled");
    ApiFault::new(ErrorReason::Broken, "the passkey could not be handled; try again")
}

/// Lists one's passkeys.
#[utoipa::path(get, path = "/api/me/passkeys",
    responses((status = 200, body = Vec<PasskeyBody>), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn list(
    State(desk): State<Desk>,
    Identity(player): Identity,
) -> Result<Json<Vec<PasskeyBody>>, ApiFault> {
    party(&desk)?;
    let rows = desk.hall.store.passkeys(&player.id).await?;
    Ok(Json(rows.into_iter().map(PasskeyBody::of).collect()))
}

/// Begins to add a passkey: what the browser shall ask a device.
#[utoipa::path(post, path = "/api/me/passkeys/challenge",
    responses((status = 200, body = ChallengeBody), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub(crate) async fn begin(
    State(desk): State<Desk>,
    from: From,
    Identity(player): Identity,
) -> Result<Json<ChallengeBody>, ApiFault> {
    let party = party(&desk)?;
    desk.makers_pass(from)?;
    let known = desk.hall.store.passkeys(&player.id).await?;
    let known = known.iter().map(|row| Ok(read::<Passkey>(&row.body)?.cred_id().clone()));
    let known = known.collect::<Result<Vec<_>, ApiFault>>()?;
    let name = if player.name.is_empty() { &player.id } else { &player.name };
    let (mut options, state) =
        party.start_passkey_registration(user_handle(&player.id), name, name, Some(known)).map_err(broken)?;
    make_discoverable(&mut options);
    ask(&desk, Some(player.id), &options, &state).await
}

/// The device must keep the passkey itself: on another device the page does not know yet who comes.
fn make_discoverable(options: &mut CreationChallengeResponse) {
    if let Some(selection) = &mut options.public_key.authenticator_selection {
        selection.resident_key = Some(serde_json::from_str("\"required\"").expect("a word of the standard"));
        selection.require_resident_key = true;
    }
}

/// Keeps what is asked, where every server finds it.
async fn ask(
    desk: &Desk,
    player: Option<String>,
    options: &impl Serialize,
    state: &impl Serialize,
) -> Result<Json<ChallengeBody>, ApiFault> {
    let (challenge, now) = (random_text(32), now() as i64);
    let row = ChallengeRow {
        id: hash_of(&challenge),
        player,
        body: serde_json::to_string(state).map_err(broken)?,
        expires: now + ENOUGH_TIME.as_millis() as i64,
    };
    desk.hall.store.add_challenge(&row, now).await?;
    let mut options = serde_json::to_value(options).map_err(broken)?;
    Ok(Json(ChallengeBody { challenge, options: options["publicKey"].take() }))
}

/// What was asked under a name, of this player or of anybody who wants to come in.
async fn asked<T: DeserializeOwned>(
    desk: &Desk,
    challenge: &str,
    player: Option<&str>,
) -> Result<T, ApiFault> {
    let row = desk.hall.store.take_challenge(&hash_of(challenge), now() as i64).await?;
    let row = row.filter(|row| row.player.as_deref() == player);
    read(&row.ok_or_else(|| refused("this question was answered before, or too long ago; begin again"))?.body)
}

fn read<T: DeserializeOwned>(body: &str) -> Result<T, ApiFault> {
    serde_json::from_str(body).map_err(broken)
}

/// Adds a passkey with a device's answer.
#[utoipa::path(post, path = "/api/me/passkeys", request_body = NewPasskeyBody,
    responses((status = 201, body = PasskeyBody), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn add(
    State(desk): State<Desk>,
    from: From,
    Identity(player): Identity,
    Said(body): Said<NewPasskeyBody>,
) -> Result<(StatusCode, Json<PasskeyBody>), ApiFault> {
    let party = party(&desk)?;
    desk.makers_pass(from)?;
    let state: PasskeyRegistration = asked(&desk, &body.challenge, Some(&player.id)).await?;
    let passkey = party
        .finish_passkey_registration(&body.credential, &state)
        .map_err(|fault| refused(&format!("the device's answer does not hold: {fault}")))?;
    let row = PasskeyRow {
        id: passkey_name(passkey.cred_id()),
        player: player.id,
        body: serde_json::to_string(&passkey).map_err(broken)?,
        created: now() as i64,
        used: None,
    };
    if !desk.hall.store.add_passkey(&row, MOST_PASSKEYS).await? {
        return Err(refused(&format!("this passkey is known already, or there are {MOST_PASSKEYS} already")));
    }
    Ok((StatusCode::CREATED, Json(PasskeyBody::of(row))))
}

/// Removes a passkey. Devices that came in with it are signed off, except the one that asks.
#[utoipa::path(delete, path = "/api/me/passkeys/{id}", params(("id" = String, Path, description = "the passkey's name")),
    responses((status = 204, description = "it is gone"), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn remove(
    State(desk): State<Desk>,
    Identity(player): Identity,
    headers: HeaderMap,
    Named(id): Named,
) -> Result<StatusCode, ApiFault> {
    let own = secret_shown(&headers).map(|secret| hash_of(&secret));
    match desk.hall.store.remove_passkey(&player.id, &id, own.as_deref()).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiFault::new(ErrorReason::NotFound, "you have no such passkey; was it removed?")),
    }
}

/// Begins to come in with a passkey: what the browser shall ask a device.
#[utoipa::path(post, path = "/api/me/sign-in/challenge",
    responses((status = 200, body = ChallengeBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub(crate) async fn begin_sign_in(
    State(desk): State<Desk>,
    from: From,
    headers: HeaderMap,
) -> Result<Json<ChallengeBody>, ApiFault> {
    let party = at_the_door(&desk, from, &headers)?;
    let (options, state) = party.start_discoverable_authentication().map_err(broken)?;
    ask(&desk, None, &options, &state).await
}

/// Comes in with a passkey: this browser is that player from now on, and so are the others that were.
#[utoipa::path(post, path = "/api/me/sign-in", request_body = SignInBody,
    responses((status = 200, body = Me), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn sign_in(
    State(desk): State<Desk>,
    from: From,
    headers: HeaderMap,
    Said(body): Said<SignInBody>,
) -> Result<Response, ApiFault> {
    let party = at_the_door(&desk, from, &headers)?;
    let state: DiscoverableAuthentication = asked(&desk, &body.challenge, None).await?;
    let row = shown(&desk, &party, &body.credential, state).await?;
    let secret = random_text(32);
    let is_in = desk.hall.store.admit(&row, &hash_of(&secret), now() as i64, MOST_DEVICES).await?;
    let player = desk.hall.store.player(&row.player).await?.filter(|_| is_in).ok_or_else(unknown)?;
    with_cookie(&desk, &headers, &player, &secret)
}

fn unknown() -> ApiFault {
    refused("nobody here has this passkey; was it removed?")
}

/// The passkey that a device has shown, as it is afterwards.
async fn shown(
    desk: &Desk,
    party: &Webauthn,
    credential: &PublicKeyCredential,
    state: DiscoverableAuthentication,
) -> Result<PasskeyRow, ApiFault> {
    let does_not_hold = |fault| refused(&format!("the device's answer does not hold: {fault}"));
    let (handle, id) = party.identify_discoverable_authentication(credential).map_err(does_not_hold)?;
    let mut row = desk.hall.store.passkey(&passkey_name(id)).await?.ok_or_else(unknown)?;
    if handle != user_handle(&row.player) {
        return Err(unknown());
    }
    let mut passkey: Passkey = read(&row.body)?;
    let result =
        party.finish_discoverable_authentication_v2(credential, state, &passkey).map_err(does_not_hold)?;
    passkey.update_credential(&result);
    row.body = serde_json::to_string(&passkey).map_err(broken)?;
    Ok(row)
}

/// Nobody is known yet: only our own page may ask, and not too often.
fn at_the_door(desk: &Desk, from: From, headers: &HeaderMap) -> Result<Arc<Webauthn>, ApiFault> {
    let party = party(desk)?;
    identity::at_the_door(desk, headers)?;
    desk.makers_pass(from)?;
    Ok(party)
}
