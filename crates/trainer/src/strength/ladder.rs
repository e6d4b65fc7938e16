//! The ladder: each rung against the one below.

use super::subject::Subject;
use super::table::{Table, count, points, wins};
use super::{Arguments, progress::with_progress};
use crate::duel::{DuelResult, duel};
use crate::player::Player;

pub(super) const AGAINST_RANDOM: &str = "0 ply against random";
pub(super) const AGAINST_RACE: &str = "0 ply against race";
const AGAINST_HALF: &str = "0 ply against 0 ply earlier in its training";
pub(super) const WINS: &str = "wins";
pub(super) const FAIR: &str = "without luck";

/// Two players and how many games they play.
struct Rung {
    name: &'static str,
    players: [Player; 2],
    games: u64,
    /// Whether games take so long that fewer must do, from which the luck is taken out.
    is_dear: bool,
}

/// What a duel came to without luck.
pub(super) fn fair(result: &DuelResult) -> String {
    result.fair.map_or_else(|| "–".to_owned(), points)
}

pub(super) fn measure(arguments: &Arguments, subject: &Subject) -> String {
    let mut table = Table::new(["match", "points a game", FAIR, WINS, "games"]);
    for Rung { name, players: [first, second], games, is_dear } in rungs(subject) {
        let games = arguments.scaled(games).next_multiple_of(2);
        let result = meet(arguments, subject, name, [&first, &second], games, is_dear);
        table.add([
            name.to_owned(),
            points(result.points),
            fair(&result),
            wins(result.wins, games),
            count(games),
        ]);
    }
    table.text() + &subject.half_told()
}

fn rungs(subject: &Subject) -> Vec<Rung> {
    let without = || subject.player(0);
    let mut rungs = vec![
        Rung { name: AGAINST_RANDOM, players: [without(), Player::Random], games: 2_000, is_dear: false },
        Rung { name: AGAINST_RACE, players: [without(), Player::Race], games: 2_000, is_dear: false },
    ];
    rungs.extend(subject.half().map(|half| Rung {
        name: AGAINST_HALF,
        players: [without(), half],
        games: subject.by_dice(40_000, 20_000),
        is_dear: false,
    }));
    for (depth, name, games) in [
        // With three dice looking ahead tells less, and it takes more games to see how much.
        (1, "1 ply against 0 ply", subject.by_dice(1_000, 1_200)),
        (2, "2 ply against 1 ply", subject.by_dice(200, 60)),
    ] {
        let players = [subject.player(depth), subject.player(depth - 1)];
        rungs.push(Rung { name, players, games, is_dear: true });
    }
    rungs
}

/// Two players against each other, with a line on how it goes.
pub(super) fn meet(
    arguments: &Arguments,
    subject: &Subject,
    name: &str,
    players: [&Player; 2],
    games: u64,
    without_luck: bool,
) -> DuelResult {
    let judge = subject.player(0);
    let what = format!("{}, pairs of games, {name}", subject.game);
    with_progress(what, games / 2, arguments.threads(), |pairs| {
        duel(&subject.referee, players, without_luck.then_some(&judge), pairs, arguments.seed)
    })
}
