//! A player, as everybody may see it: ratings and results.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::Desk;
use super::asked::Named;
use super::fault::{ApiFault, ErrorBody, ErrorReason};

const LISTED: i64 = 200;

/// Somebody's page.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProfileBody {
    /// The public name in links.
    player: String,
    /// The name; empty for a guest.
    name: String,
    /// Whether it is a program.
    is_bot: bool,
    /// Ratings by game.
    ratings: Vec<RatingBody>,
    /// The last matches, the newest first.
    results: Vec<ResultBody>,
}

/// A rating.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatingBody {
    /// The game, or `tavli`.
    game: String,
    /// Glicko-2.
    rating: f64,
    /// How uncertain it is.
    deviation: f64,
    /// How many matches it comes from.
    matches: i64,
}

/// A match that has ended.
#[derive(Serialize, ToSchema)]
pub(crate) struct ResultBody {
    /// Its table; the record is at `/api/tables/ID/record`.
    table: String,
    /// The game, or `tavli`.
    game: String,
    /// The other player.
    opponent: String,
    /// The other player's name; empty for a guest.
    opponent_name: String,
    /// `won`, `lost` or `drawn`.
    result: &'static str,
    /// Whether it counts for ratings.
    is_rated: bool,
    /// When it ended: milliseconds since 1970.
    finished: i64,
}

/// Shows a player.
#[utoipa::path(get, path = "/api/players/{id}", params(("id" = String, Path, description = "the player's public name")),
    responses((status = 200, body = ProfileBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn show(State(desk): State<Desk>, Named(id): Named) -> Result<Json<ProfileBody>, ApiFault> {
    let store = &desk.hall.store;
    let unknown =
        || ApiFault::new(ErrorReason::NotFound, "there is no such player; look at the address again");
    let player = store.player(&id).await?.ok_or_else(unknown)?;
    let ratings = store.ratings(&id).await?.into_iter().map(|row| RatingBody {
        game: row.game,
        rating: row.rating,
        deviation: row.deviation,
        matches: row.games,
    });
    let mut results = Vec::new();
    for row in store.results(&id, LISTED).await? {
        let is_first = row.first_player == id;
        let opponent = if is_first { row.second_player } else { row.first_player };
        let opponent_name = store.player(&opponent).await?.map_or_else(String::new, |player| player.name);
        let result = match row.winner.as_deref() {
            None => "drawn",
            Some(winner) if (winner == "first") == is_first => "won",
            Some(_) => "lost",
        };
        results.push(ResultBody {
            table: row.table_id,
            game: row.game,
            opponent,
            opponent_name,
            result,
            is_rated: row.is_rated > 0,
            finished: row.finished,
        });
    }
    let is_bot = player.is_bot == 1;
    Ok(Json(ProfileBody {
        player: player.id,
        name: player.name,
        is_bot,
        ratings: ratings.collect(),
        results,
    }))
}
