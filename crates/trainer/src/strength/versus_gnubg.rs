//! Portes against GNU Backgammon, where it is installed.

use super::Arguments;
use super::subject::Subject;

/// The table, or why there is none.
#[cfg(unix)]
pub(super) fn measure(arguments: &Arguments, subject: &Subject) -> Result<Result<String, String>, String> {
    use super::ladder::FAIR;
    use super::table::{Table, count, points};
    use crate::duel_gnubg::{self, milliseconds};

    if let Err(missing) = crate::gnubg::installed() {
        return Ok(Err(missing));
    }
    let mut table = Table::new([
        "both look ahead",
        "points a game for us",
        FAIR,
        "games",
        "our time a decision",
        "gnubg's",
    ]);
    let mut version = String::new();
    for (ply, games) in [
        (0, arguments.gnubg_games.unwrap_or_else(|| arguments.scaled(20_000))),
        (2, arguments.gnubg_deep_games.unwrap_or_else(|| arguments.scaled(1_000))),
    ] {
        eprintln!("{}, games, {ply} ply against gnubg {ply} ply: {games}", subject.game);
        let duel = duel_gnubg::Arguments::new(
            games,
            ply,
            arguments.threads(),
            arguments.seed,
            subject.net_path.clone(),
        );
        let report = duel_gnubg::measure(&duel)?;
        let [ours, theirs] = report.times_a_decision().map(|time| format!("{:.3} ms", milliseconds(time)));
        let [plain, fair] = [report.points(), report.fair_points()].map(points);
        table.add([format!("{ply} ply"), plain, fair, count(report.games()), ours, theirs]);
        version = report.version;
    }
    Ok(Ok(format!("{}\nAgainst gnubg {version}, playing for the points of portes.\n", table.text())))
}

#[cfg(not(unix))]
pub(super) fn measure(_: &Arguments, _: &Subject) -> Result<Result<String, String>, String> {
    Ok(Err("GNU Backgammon is asked on a Unix socket, which this system does not have".to_owned()))
}

/// What the document says where there is no table.
pub(super) fn not_measured(missing: &str) -> String {
    format!("Not measured. {missing}.\n")
}
