//! `tavli dice-report`: what was thrown in a set of games, and whether it looks like chance.

use std::io::{self, Write};
use std::path::PathBuf;

use serde_json::{Value, json};
use tavli_engine::{Analyst, moments};
use tavli_rules::{BySide, Record, Side};

use super::convert::read_games;
use crate::crew;
use crate::dice_tally::Tally;
use crate::failure::Failure;
use crate::judges::Judges;
use crate::turns::Turns;

/// Count the dice of records: faces, doubles, luck, and how likely it is that fair dice differ so much.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Records of games; .mat and .sgf for portes
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Only count, which takes no time
    #[arg(long)]
    no_luck: bool,
    /// Write one object as JSON
    #[arg(long)]
    json: bool,
    /// How many threads to use [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

const EXAMPLES: &str = "\
Chi-square compares the six faces with an equal share each; p is how often fair dice would
differ at least so much. Small values (below 0.001) in many throws would be a reason to ask.

Luck is what the throws were worth more than the mean over all throws, in points, as
`tavli analyse` counts it; `usual` is how much of it, good or bad, fair dice give in these very
positions: one standard deviation. Luck of more than three times that would be a reason to ask.
Ctrl-C stops and shows the luck found by then.

Examples:
  tavli dice-report games/*.txt
  tavli dice-report games/*.txt --json | jq '.players[] | {name, luck, usual_luck}'";

/// What was thrown in all records: by colour, and by player.
struct Report {
    records: usize,
    games: usize,
    sides: BySide<Tally>,
    players: Vec<(String, Tally)>,
    luck: LuckFound,
}

/// How much of the luck is in the tallies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LuckFound {
    Unasked,
    Part,
    All,
}

impl Report {
    /// The dice, counted.
    fn count(records: &[Record]) -> Report {
        let games = records.iter().map(|record| record.played.games().count()).sum();
        let (sides, players) = (BySide::default(), Vec::new());
        let mut report = Report { records: records.len(), games, sides, players, luck: LuckFound::Unasked };
        for record in records {
            for moment in moments(&record.played) {
                let (side, name) = whose(record, moment.game, moment.position.turn());
                if let Some(roll) = moment.roll {
                    report.tally(side, name, |tally| tally.add(roll));
                }
            }
        }
        report
    }

    /// Adds what the throws gave.
    fn add_luck(&mut self, records: &[Record], threads: usize) -> Result<(), Failure> {
        let mut judges = Judges::default();
        for referee in records.iter().flat_map(|record| record.played.cycle()) {
            judges.prepare(referee)?;
        }
        let mut found = Vec::new();
        let is_all = Turns::of(records).look(
            threads,
            |referee| Analyst::new(judges.prepared(referee).0, 0),
            |analyst, moment| moment.roll.map(|roll| analyst.luck(&moment.position, roll)),
            |task, luck| {
                found.extend(luck.map(|luck| {
                    (task.number, luck, task.record, task.moment.game, task.moment.position.turn())
                }))
            },
        );
        // Sums of broken numbers depend on their order, and the report must not depend on how many cores there are.
        found.sort_by_key(|(number, ..)| *number);
        for (_, luck, record, game, side) in found {
            let (side, name) = whose(&records[record], game, side);
            self.tally(side, name, |tally| tally.add_luck(luck));
        }
        self.luck = if is_all { LuckFound::All } else { LuckFound::Part };
        Ok(())
    }

    fn tally(&mut self, side: Side, name: &str, add: impl Fn(&mut Tally)) {
        add(&mut self.sides[side]);
        let place = self.players.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
            self.players.push((name.to_owned(), Tally::default()));
            self.players.len() - 1
        });
        add(&mut self.players[place].1);
    }

    fn both(&self) -> Tally {
        self.sides[Side::White].plus(self.sides[Side::Black])
    }

    fn text(&self) -> String {
        let colours =
            [("White", self.sides[Side::White]), ("Black", self.sides[Side::Black]), ("both", self.both())];
        let players = self.players.iter().map(|(name, tally)| (name.as_str(), *tally));
        let rows: Vec<(&str, Tally)> = colours.into_iter().chain(players).collect();
        let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
        let mut lines = vec![format!("{} games in {} records", self.games, self.records)];
        let luck = if self.luck == LuckFound::Unasked { "" } else { "      luck    usual" };
        lines.push(format!(
            "{:width$}  throws  doubles        1      2      3      4      5      6   chi²      p{luck}",
            ""
        ));
        lines.extend(rows.iter().map(|(name, tally)| format!("{name:<width$}{}", self.row(tally))));
        if self.luck == LuckFound::Part {
            lines.push("stopped: the luck of some throws is missing".to_owned());
        }
        lines.join("\n")
    }

    fn row(&self, tally: &Tally) -> String {
        let share = 100.0 * tally.doubles as f64 / tally.throws.max(1) as f64;
        let faces: Vec<String> = tally.faces.iter().map(|count| format!("{count:>6}")).collect();
        let counts = format!("{:>8} {share:>6.2} %  {}", tally.throws, faces.join(" "));
        let chances = format!("{:>6.2} {:>6.3}", tally.chi_square(), tally.chance());
        match self.luck {
            LuckFound::Unasked => format!("{counts} {chances}"),
            LuckFound::Part | LuckFound::All => {
                format!("{counts} {chances}  {:>+8.3} {:>8.3}", tally.luck, tally.usual_luck())
            }
        }
    }

    fn json(&self) -> Value {
        let players: Vec<Value> = self
            .players
            .iter()
            .map(|(name, tally)| {
                let mut value = self.tally_json(tally);
                value["name"] = json!(name);
                value
            })
            .collect();
        json!({
            "dice_report": 1,
            "records": self.records,
            "games": self.games,
            "complete": self.luck != LuckFound::Part,
            "white": self.tally_json(&self.sides[Side::White]),
            "black": self.tally_json(&self.sides[Side::Black]),
            "both": self.tally_json(&self.both()),
            "players": players,
        })
    }

    fn tally_json(&self, tally: &Tally) -> Value {
        let mut value = json!({
            "throws": tally.throws,
            "doubles": tally.doubles,
            "faces": tally.faces,
            "chi_square": tally.chi_square(),
            "p": tally.chance(),
        });
        if self.luck != LuckFound::Unasked {
            value["luck"] = json!(tally.luck);
            value["usual_luck"] = json!(tally.usual_luck());
        }
        value
    }
}

/// Whose throw it was: the colour, and the player's name in the record.
fn whose(record: &Record, game: usize, side: Side) -> (Side, &str) {
    let player = record.played.games().nth(game).map(|game| game.player(side));
    (side, player.map_or("", |player| &record.names[player]))
}

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut records = Vec::new();
    for path in &arguments.files {
        let (read, _) = read_games(path).map_err(|fault| format!("{}: {fault}", path.display()))?;
        records.extend(read);
    }
    let mut report = Report::count(&records);
    if !arguments.no_luck {
        report.add_luck(&records, arguments.threads.unwrap_or_else(crew::cores))?;
    }
    let text = if arguments.json { report.json().to_string() } else { report.text() };
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}
