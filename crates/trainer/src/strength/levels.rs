//! The levels for people, against the strongest of them.

use tavli_engine::Level;

use super::fragment::Fragment;
use super::ladder::{FAIR, WINS, fair, meet};
use super::part::Part;
use super::subject::Subject;
use super::table::{Table, count, points, wins};
use super::{Arguments, losses};

/// What a level loses comes from the part that judged all choices alike.
pub(super) fn measure(arguments: &Arguments, subject: &Subject, before: &Fragment) -> String {
    let games = arguments.scaled(subject.by_dice(200, 60)).next_multiple_of(2);
    let champion = subject.level(Level::Champion);
    let mut table =
        Table::new(["level", losses::LOSS, WINS, "points a game", FAIR, "games against the champion"]);
    for level in Level::ALL {
        let loss = before.cell(Part::Losses, level.name(), losses::LOSS);
        let dash = || "–".to_owned();
        let [wins, points, fair, games] = if level == Level::Champion {
            [dash(), dash(), dash(), dash()]
        } else {
            let name = format!("{level} against champion");
            let result = meet(arguments, subject, &name, [&subject.level(level), &champion], games, true);
            [wins(result.wins, games), points(result.points), fair(&result), count(games)]
        };
        table.add([level.name().to_owned(), loss, wins, points, fair, games]);
    }
    let depth = Level::Champion.depth(subject.referee.ruleset());
    format!(
        "{}\nThe champion looks {depth} ply ahead, the expert 0; the others misjudge at random.\n",
        table.text()
    )
}
