//! The whole document: how to read it, all games in one table, then game by game.

use std::path::{Path, PathBuf};
use std::time::Duration;

use tavli_rules::BuiltIn;

use super::fragment::Fragment;
use super::part::Part;
use super::table::Table;
use super::{games, ladder, losses};
use crate::checkpoint::write_whole;

/// Where the document lies, and the folder of what it is put together from.
pub(super) struct Document {
    path: PathBuf,
    folder: PathBuf,
}

const HEAD: &str = "\
# How strong the player is

Every number here was measured by the program itself, and the command under a table makes that table again. Run it from
the top of the repository; it gives the same results on every machine and with any number of threads, times excepted.

How to read the numbers:

- **Points a game.** A game won counts one point, a double win two where the game has them, a game lost the same below
  zero. +0.100 means: a point more than the opponent for every ten games.
- **±** is half of the 95 % interval: of a hundred such intervals about 95 hold the true value. Where a player won all its
  games, the table says below what share the true one can hardly be.
- **Paired dice.** Whenever two players meet, each sequence of throws is played twice with sides exchanged. Luck that both
  share cancels out, so that fewer games tell more.
- **Without luck** are points a game from which the luck of each throw is taken: what the net thinks of the position after
  a good play of it, less the mean of that over all throws. Over many games luck comes to nothing, whether the net thinks
  right or wrong, so the mean is the same; but far fewer games show it as exactly. It stands where games take long.
- **Ply** is how many throws the player looks ahead. With 0 ply it judges the positions after its own play by the net alone.
- **Random** plays anything legal. **Race** knows no net: it runs, hits where that costs the opponent most, and leaves few
  checkers alone.
- **Loss a decision** is how many points a choice gives away on average, where there is more than one play. The positions
  come from the net's own games. Looking two throws ahead is the judge; it compares the choices of all players in the table
  and the four best plays by 1 ply. A judge that itself errs calls some good plays bad and forgives errors that it shares.
  A champion who looks two throws ahead chooses as the judge does, and so loses next to nothing by its word.
- **Speed** is measured on decisions as those whose loss is told. These machines are shared and wander by a third.
- When two players meet, a draw counts as half a win.

## All games

";

impl Document {
    pub(super) fn new(path: &Path) -> Result<Document, String> {
        let folder = path.with_extension("");
        if folder == path {
            return Err(format!("{}: the document needs an ending, as in strength.md", path.display()));
        }
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Document { path: path.to_owned(), folder })
    }

    /// What was measured of a game so far.
    pub(super) fn fragment(&self, game: BuiltIn) -> Result<Fragment, String> {
        Fragment::read(&self.folder.join(format!("{game}.md")))
    }

    /// Puts the document together from all games that were measured.
    pub(super) fn write(&self) -> Result<(), String> {
        let chapters: Result<Vec<(BuiltIn, Fragment)>, String> =
            BuiltIn::ALL.into_iter().map(|game| Ok((game, self.fragment(game)?))).collect();
        write_whole(&self.path, text(&chapters?).as_bytes())
    }
}

fn text(chapters: &[(BuiltIn, Fragment)]) -> String {
    let measured = || chapters.iter().filter(|(_, fragment)| !fragment.is_empty());
    let mut summary = Table::new([
        "game",
        "wins against random",
        "wins against race",
        "loss at 0 ply",
        "loss at 1 ply",
        "who begins wins",
        "double wins",
        "turns a game",
    ]);
    measured().for_each(|(game, fragment)| summary.add(summary_row(*game, fragment)));
    let missing: Vec<&str> =
        chapters.iter().filter(|(_, fragment)| fragment.is_empty()).map(|(game, _)| game.name()).collect();
    let missing = match missing.as_slice() {
        [] => String::new(),
        names => format!("\nNot measured yet: {}.\n", names.join(", ")),
    };
    let chapters: String = measured().map(|(_, fragment)| format!("\n{}", fragment.text())).collect();
    format!(
        "{HEAD}{}{missing}\nMade by `cargo xtask strength`, from the tables below.\n{chapters}",
        summary.text()
    )
}

fn summary_row(game: BuiltIn, fragment: &Fragment) -> [String; 8] {
    [
        game.to_string(),
        fragment.cell(Part::Ladder, ladder::AGAINST_RANDOM, ladder::WINS),
        fragment.cell(Part::Ladder, ladder::AGAINST_RACE, ladder::WINS),
        fragment.cell(Part::Losses, losses::AT_0_PLY, losses::LOSS),
        fragment.cell(Part::Losses, losses::AT_1_PLY, losses::LOSS),
        fragment.cell(Part::Games, games::STARTER_WINS, games::SEEN),
        fragment.cell(Part::Games, games::DOUBLES, games::SEEN),
        fragment.cell(Part::Games, games::TURNS, games::SEEN),
    ]
}

/// What stands under a table.
pub(super) fn made_by(command: &str, threads: u64, time: Duration) -> String {
    let minutes = time.as_secs_f64() / 60.0;
    let threads = if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") };
    format!(
        "Made by `{command}` in {minutes:.1} minutes; version {}, measured on {}, {threads}.",
        env!("CARGO_PKG_VERSION"),
        machine(&std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default())
    )
}

/// The processor's name and the number of cores, in the words of the system.
fn machine(described: &str) -> String {
    let names = || described.lines().filter_map(|line| line.strip_prefix("model name")?.split_once(": "));
    match (names().next(), names().count()) {
        (Some((_, name)), 1) => format!("{name}, 1 core"),
        (Some((_, name)), cores) => format!("{name}, {cores} cores"),
        (None, _) => "an unnamed processor".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machine_is_named_in_the_words_of_the_system() {
        let described = "processor\t: 0\nmodel name\t: Some CPU\n\nprocessor\t: 1\nmodel name\t: Some CPU\n";
        assert_eq!(machine(described), "Some CPU, 2 cores");
        assert_eq!(machine(""), "an unnamed processor");
    }

    #[test]
    fn document_sums_up_what_was_measured() {
        let fragment = || Fragment::read(Path::new("no-such-file.md")).unwrap();
        let mut portes = fragment();
        portes.begin("## Portes\n".to_owned());
        let mut table = Table::new(["match", ladder::WINS]);
        table.add([ladder::AGAINST_RANDOM.to_owned(), "99 %".to_owned()]);
        portes.put(Part::Ladder, table.text());
        let text = text(&[(BuiltIn::Portes, portes), (BuiltIn::Fevga, fragment())]);
        assert!(text.contains("| portes | 99 % | – | – | – | – | – | – |\n"), "{text}");
        assert!(text.contains("Not measured yet: fevga."), "{text}");
        assert!(
            text.ends_with("### Ladder\n\n| match | wins |\n|---|---|\n| 0 ply against random | 99 % |\n")
        );
    }
}
