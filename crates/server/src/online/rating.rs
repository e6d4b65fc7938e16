//! Ratings after a match: Glicko-2 by game, from outcomes alone.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use tavli_store::{RatingRow, ResultRow, Store, StoreFault};

/// What somebody has before the first rated match.
fn unrated(game: &str) -> RatingRow {
    let first = Glicko2Rating::new();
    RatingRow {
        game: game.to_owned(),
        rating: first.rating,
        deviation: first.deviation,
        volatility: first.volatility,
        games: 0,
    }
}

/// Both ratings after a match between them.
fn after(first: &RatingRow, second: &RatingRow, winner: Option<&str>) -> (RatingRow, RatingRow) {
    let outcome = match winner {
        Some("first") => Outcomes::WIN,
        Some(_) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let read = |row: &RatingRow| Glicko2Rating {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
    };
    let (one, other) = glicko2(&read(first), &read(second), &outcome, &Glicko2Config::new());
    let write = |row: &RatingRow, rated: Glicko2Rating| RatingRow {
        game: row.game.clone(),
        rating: rated.rating,
        deviation: rated.deviation,
        volatility: rated.volatility,
        games: row.games + 1,
    };
    (write(first, one), write(second, other))
}

/// Rates a match, unless that was done before.
pub(crate) async fn rate(store: &Store, result: &ResultRow) -> Result<(), StoreFault> {
    let of = async |player: &str| {
        let ratings = store.ratings(player).await?;
        let known = ratings.into_iter().find(|row| row.game == result.game);
        Ok::<RatingRow, StoreFault>(known.unwrap_or_else(|| unrated(&result.game)))
    };
    let (first, second) = (of(&result.first_player).await?, of(&result.second_player).await?);
    let (first, second) = after(&first, &second, result.winner.as_deref());
    store.rate(&result.table_id, [(&result.first_player, first), (&result.second_player, second)]).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winner_gains_what_the_loser_of_equal_rating_loses() {
        let new = unrated("portes");
        let (first, second) = after(&new, &new, Some("first"));
        assert!((first.rating + second.rating - 3000.0).abs() < 1e-6);
        assert!(first.rating > 1600.0 && first.deviation < new.deviation && first.games == 1);
        let (first, second) = after(&new, &new, None);
        assert!((first.rating - second.rating).abs() < 1e-9);
    }
}
