//! What games look like when the net plays against itself.

use super::subject::Subject;
use super::table::{Table, points, share};
use super::{Arguments, progress::with_progress};
use crate::duel::mirror;

pub(super) const SEEN: &str = "seen";
pub(super) const STARTER_WINS: &str = "who begins wins";
pub(super) const DOUBLES: &str = "double wins of either";
pub(super) const TURNS: &str = "turns of both";

pub(super) fn measure(arguments: &Arguments, subject: &Subject) -> String {
    let games = arguments.scaled(subject.by_dice(4_000, 1_000));
    let what = format!("{}, games, 0 ply against itself", subject.game);
    let result = with_progress(what, games, arguments.threads(), |games| {
        mirror(&subject.referee, &subject.player(0), games, arguments.seed)
    });
    let mut table = Table::new(["0 ply against itself", SEEN]);
    let has_doubles = subject.referee.ruleset().has_double_wins();
    for (name, seen) in [
        ("games", super::table::count(games)),
        (STARTER_WINS, share(result.starter_wins)),
        ("points a game for who begins", points(result.starter_points)),
        (DOUBLES, if has_doubles { share(result.doubles) } else { "none in this game".to_owned() }),
        ("draws", share(result.draws)),
        (TURNS, format!("{:.1} ± {:.1}", result.turns.mean, result.turns.margin)),
    ] {
        table.add([name.to_owned(), seen]);
    }
    table.text()
}
