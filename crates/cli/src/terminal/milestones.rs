//! How games begin and end, in sentences.

use tavli_rules::{Game, MatchGame, MatchLength, Outcome, Place, Position, Record, Side, Stage};

use super::announce::score;
use super::scene::capital;

/// Who has which colour in a game, who begins and why, and the score.
pub(crate) fn game_begins(record: &Record) -> String {
    let games: Vec<&MatchGame> = record.played.games().collect();
    let current = record.played.current();
    let [white, black] = Side::BOTH.map(|side| &record.names[current.player(side)]);
    let title = &current.game.referee().ruleset().title;
    let colours = format!("{white} has White, {black} has Black.");
    let beginner = beginner(&games);
    match record.played.length() {
        MatchLength::Single => format!("\n{title}: {colours}{beginner}"),
        MatchLength::Points(_) => {
            format!("\nGame {}, {title}: {colours}{beginner} {}", games.len(), score(record))
        }
    }
}

/// Who begins the last of these games, and why; nothing where it has begun already or is thrown for as usual.
fn beginner(games: &[&MatchGame]) -> String {
    let Some((current, before)) = games.split_last() else { return String::new() };
    if !current.game.turns().is_empty() || !current.game.openings().is_empty() {
        return String::new();
    }
    let begins = capital(current.game.position().turn());
    match (current.game.stage() == Stage::Opening, before.last()) {
        (true, None) => String::new(),
        (true, Some(_)) => " The last game was drawn, so it is thrown for the start again.".to_owned(),
        (false, None) => format!(" {begins} begins."),
        (false, Some(last)) if last.white != current.white => {
            format!(" The colours are changed, and {begins} begins.")
        }
        (false, Some(_)) => format!(" {begins}, who won the last game, begins."),
    }
}

/// How a game ended, and why.
pub(crate) fn outcome(game: &Game, outcome: Outcome) -> String {
    let position = game.position();
    match outcome {
        Outcome::Won { winner, points } if game.resigned().is_some() => resigned(winner, points),
        Outcome::Won { winner, points } => won(position, winner, points),
        Outcome::Draw if Side::BOTH.into_iter().all(|side| is_mother_pinned(position, side)) => {
            "Both mothers are pinned: the game is a draw.".to_owned()
        }
        Outcome::Draw => "The game is a draw, because nobody can ever move again.".to_owned(),
    }
}

fn resigned(winner: Side, points: u8) -> String {
    let [winner, loser] = [winner, winner.opponent()].map(capital);
    match points {
        1 => format!("{loser} gives the game up, and {winner} wins one point."),
        _ => format!(
            "{loser} gives the game up, and {winner} wins {points} points, because {loser} has borne off \
             nothing."
        ),
    }
}

fn won(position: &Position, winner: Side, points: u8) -> String {
    let [winner_name, loser_name] = [winner, winner.opponent()].map(capital);
    let has_all_off = position.checkers(winner).in_play().is_empty();
    match points {
        1 => format!("{winner_name} has borne off all checkers and wins one point."),
        _ if has_all_off => format!(
            "{winner_name} has borne off all checkers and wins {points} points, because {loser_name} has \
             borne off nothing."
        ),
        _ => format!("{winner_name} wins {points} points, because {loser_name}'s mother is pinned."),
    }
}

fn is_mother_pinned(position: &Position, side: Side) -> bool {
    position.checkers(side).pinned().contains(Place::point(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use tavli_rules::{Referee, read_position};

    fn check(position: &str, expected: &str) {
        let read = read_position(position).unwrap();
        let referee = Arc::new(Referee::new(read.ruleset().unwrap()).unwrap());
        let game = Game::from_position(referee.clone(), read.position(&referee).unwrap());
        assert_eq!(outcome(&game, game.outcome().expect("the game is over")), expected);
    }

    #[test]
    fn giving_up_is_told_with_what_it_costs() {
        let told = |name: tavli_rules::BuiltIn| {
            let mut game = Game::new(Arc::new(name.referee()));
            game.resign(Side::White).unwrap();
            outcome(&game, game.outcome().unwrap())
        };
        assert_eq!(told(tavli_rules::BuiltIn::Zeno), "White gives the game up, and Black wins one point.");
        assert_eq!(
            told(tavli_rules::BuiltIn::Portes),
            "White gives the game up, and Black wins 2 points, because White has borne off nothing."
        );
    }

    #[test]
    fn the_reason_of_an_end_is_told() {
        check("zeno-b-off15.out-24x15.out", "White has borne off all checkers and wins one point.");
        check(
            "portes-b-off15-1x15",
            "White has borne off all checkers and wins 2 points, because Black has borne off nothing.",
        );
        check(
            "plakoto~mother.at_once-b-24.5x14-1p.9x14",
            "White wins 2 points, because Black's mother is pinned.",
        );
        check(
            "plakoto~mother.at_once-b-1p.24.5x13-1p.24.9x13",
            "Both mothers are pinned: the game is a draw.",
        );
    }
}
