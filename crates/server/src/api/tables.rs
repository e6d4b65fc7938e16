//! Tables: making one, finding one, watching and playing at one.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tavli_protocol::{TableId, TableSettings};
use tavli_store::TableRow;
use utoipa::ToSchema;

use super::asked::{Named, Said, Upgrade};
use super::fault::{ApiFault, ErrorBody, ErrorReason};
use super::identity::{Identity, MaybeIdentity};
use super::{Desk, From};
use crate::online::{Actor, Crowd, attend};

/// So many tables are listed.
const LISTED: i64 = 100;
/// Small buffers: a connection waits most of its life.
const READ_BUFFER: usize = 1024;
/// Up to so much is sent together: what a command has done, and that it is done.
const WRITE_BUFFER: usize = 1024;
const LARGEST_MESSAGE: usize = 16 * 1024;

/// A table, as lists show it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableBody {
    /// Its name.
    id: String,
    /// What is played: the settings that it was made with.
    #[schema(value_type = Object)]
    settings: serde_json::Value,
    /// `waiting`, `playing` or `over`.
    state: String,
    /// Who sits on the first seat, which has White in the first game.
    first: Option<PlayerBody>,
    /// Who sits on the second.
    second: Option<PlayerBody>,
    /// When something last happened: milliseconds since 1970.
    changed: i64,
}

/// Somebody, as others see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayerBody {
    /// The public name in links.
    player: String,
    /// The name; empty for a guest.
    name: String,
}

/// Lists of tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct TablesBody {
    /// Public tables that wait for somebody.
    open: Vec<TableBody>,
    /// Public tables at which somebody plays.
    playing: Vec<TableBody>,
    /// One's own tables that are not over.
    mine: Vec<TableBody>,
}

/// The name of a new table.
#[derive(Serialize, ToSchema)]
pub(crate) struct CreatedBody {
    /// Where to connect: `/api/tables/ID/socket`.
    id: String,
}

async fn body(desk: &Desk, row: TableRow) -> Result<TableBody, ApiFault> {
    let player = async |id: Option<String>| -> Result<Option<PlayerBody>, ApiFault> {
        let Some(id) = id else { return Ok(None) };
        let name = desk.hall.store.player(&id).await?.map_or_else(String::new, |player| player.name);
        Ok(Some(PlayerBody { player: id, name }))
    };
    Ok(TableBody {
        id: row.id,
        settings: serde_json::from_str(&row.settings).unwrap_or_default(),
        state: row.state,
        first: player(row.first_player).await?,
        second: player(row.second_player).await?,
        changed: row.changed,
    })
}

async fn bodies(desk: &Desk, rows: Vec<TableRow>) -> Result<Vec<TableBody>, ApiFault> {
    let mut tables = Vec::new();
    for row in rows {
        tables.push(body(desk, row).await?);
    }
    Ok(tables)
}

/// Lists open tables, those being played at, and one's own.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = TablesBody)))]
pub(crate) async fn list(
    State(desk): State<Desk>,
    MaybeIdentity(known): MaybeIdentity,
) -> Result<Json<TablesBody>, ApiFault> {
    let store = &desk.hall.store;
    let mine = match &known {
        Some(player) => store.tables_of(&player.id, LISTED).await?,
        None => Vec::new(),
    };
    Ok(Json(TablesBody {
        open: bodies(&desk, store.public_tables("waiting", LISTED).await?).await?,
        playing: bodies(&desk, store.public_tables("playing", LISTED).await?).await?,
        mine: bodies(&desk, mine).await?,
    }))
}

/// Makes a table and sits down at it.
#[utoipa::path(post, path = "/api/tables", request_body(content = Object, description = "The settings of `docs/protocol.md`"),
    responses((status = 201, body = CreatedBody), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub(crate) async fn create(
    State(desk): State<Desk>,
    from: From,
    Identity(player): Identity,
    Said(settings): Said<TableSettings>,
) -> Result<(StatusCode, Json<CreatedBody>), ApiFault> {
    desk.makers_pass(from)?;
    let actor = Actor { player: player.id, name: player.name };
    let id = desk.hall.create(settings, &actor).await?;
    Ok((StatusCode::CREATED, Json(CreatedBody { id: id.to_string() })))
}

/// A table, by its name.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path, description = "the table's name")),
    responses((status = 200, body = TableBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn show(State(desk): State<Desk>, Named(id): Named) -> Result<Json<TableBody>, ApiFault> {
    let row = desk.hall.store.table(&id).await?.ok_or_else(ApiFault::no_table)?;
    Ok(Json(body(&desk, row).await?))
}

/// The record of a table's match so far, with the proof of its dice, as text.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path, description = "the table's name")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = ErrorBody)))]
pub(crate) async fn record(State(desk): State<Desk>, Named(id): Named) -> Result<Response, ApiFault> {
    let id: TableId = id.parse().map_err(|_| ApiFault::no_table())?;
    let live = desk.hall.table(&id).await?.ok_or_else(ApiFault::no_table)?;
    let table = live.table().await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"tavli-{id}.txt\"")),
    ];
    Ok((headers, table.record().text()).into_response())
}

/// Connects to a table (WebSocket). Messages are those of `docs/protocol.md`.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path, description = "the table's name")),
    responses((status = 101, description = "the connection is open"), (status = 404, body = ErrorBody),
        (status = 426, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn socket(
    State(desk): State<Desk>,
    Named(id): Named,
    from: From,
    MaybeIdentity(known): MaybeIdentity,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, ApiFault> {
    let id: TableId = id.parse().map_err(|_| ApiFault::no_table())?;
    let table = desk.hall.table(&id).await?.ok_or_else(ApiFault::no_table)?;
    let actor = match known {
        Some(player) => Actor { player: player.id, name: player.name },
        // Somebody who only watches.
        None => Actor { player: String::new(), name: String::new() },
    };
    let entry = desk.hall.doors.enter(from.0, &actor.player).map_err(too_many)?;
    let hall = desk.hall.clone();
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .on_upgrade(move |socket| async move {
            attend(hall, table, actor, socket).await;
            drop(entry);
        }))
}

fn too_many(crowd: Crowd) -> ApiFault {
    let text = match crowd {
        Crowd::Address => "too many connections are open from your address; close some",
        Crowd::Player => "you have too many connections open; close some",
    };
    ApiFault::new(ErrorReason::TooMany, text)
}
