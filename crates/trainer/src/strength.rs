//! How strong the nets play, measured game by game and written down for people.

mod document;
mod fragment;
mod games;
mod ladder;
mod levels;
mod losses;
mod openings;
mod part;
mod progress;
mod speed;
mod subject;
mod table;
mod versus_gnubg;

use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::value_parser;
use tavli_rules::BuiltIn;

use crate::all_cores;
use document::{Document, made_by};
use part::Part;
use subject::Subject;

/// What is measured, how much of it, and where it is written down.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Which games; all of them where none is named
    games: Vec<BuiltIn>,
    /// Only these measurements
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Part>,
    /// How many games and positions, as a share of the ordinary numbers
    #[arg(long, default_value_t = 1.0, value_parser = scale)]
    scale: f64,
    /// How many games against gnubg without look-ahead, where it is another number
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    gnubg_games: Option<u64>,
    /// How many games against gnubg with two throws of look-ahead, where it is another number
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    gnubg_deep_games: Option<u64>,
    /// The folder of the nets
    #[arg(long, value_name = "FOLDER", default_value = NETS)]
    nets: PathBuf,
    /// The document; what was measured of each game is kept in a folder beside it, by the same name
    #[arg(long, value_name = "FILE", default_value = OUT)]
    out: PathBuf,
    /// Where chance begins
    #[arg(long, default_value_t = SEED)]
    seed: u64,
    /// How many threads; all cores where it is not said
    #[arg(long, value_parser = value_parser!(u64).range(1..))]
    threads: Option<u64>,
}

const NETS: &str = "nets";
const OUT: &str = "docs/strength.md";
const SEED: u64 = 1;

fn scale(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(scale) if scale > 0.0 && scale <= 100.0 => Ok(scale),
        Ok(_) | Err(_) => Err("write a number above 0, and at most 100".to_owned()),
    }
}

impl Arguments {
    fn games(&self) -> &[BuiltIn] {
        if self.games.is_empty() { &BuiltIn::ALL } else { &self.games }
    }

    fn has(&self, part: Part) -> bool {
        self.only.is_empty() || self.only.contains(&part)
    }

    fn threads(&self) -> u64 {
        self.threads.unwrap_or_else(all_cores)
    }

    /// So many, by the scale. Fewer than two would have no interval.
    fn scaled(&self, count: u64) -> u64 {
        ((count as f64 * self.scale).round() as u64).max(2)
    }

    /// What makes one part of one game again, from the top of the repository.
    fn command(&self, game: BuiltIn, part: Part) -> String {
        let mut command = format!("cargo xtask strength {game} --only {}", part.name());
        let mut add = |option: &str, value: String| command.push_str(&format!(" --{option} {value}"));
        if self.scale != 1.0 {
            add("scale", self.scale.to_string());
        }
        if let Some(games) = self.gnubg_games.filter(|_| part == Part::Gnubg) {
            add("gnubg-games", games.to_string());
        }
        if let Some(games) = self.gnubg_deep_games.filter(|_| part == Part::Gnubg) {
            add("gnubg-deep-games", games.to_string());
        }
        if self.seed != SEED {
            add("seed", self.seed.to_string());
        }
        if self.nets != Path::new(NETS) {
            add("nets", self.nets.display().to_string());
        }
        if self.out != Path::new(OUT) {
            add("out", self.out.display().to_string());
        }
        command
    }
}

/// Reads all nets before the first measurement: one that is missing should not be found out after an hour.
pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    let subjects: Result<Vec<Subject>, String> =
        arguments.games().iter().map(|game| Subject::read(*game, &arguments.nets)).collect();
    let document = Document::new(&arguments.out)?;
    for subject in subjects? {
        Part::ALL
            .into_iter()
            .filter(|part| arguments.has(*part) && part.belongs_to(subject.game))
            .try_for_each(|part| run_part(arguments, &subject, part, &document))?;
    }
    document.write()
}

/// Measures one part and writes it down at once, so that a run that is stopped loses nothing but the part under way.
fn run_part(arguments: &Arguments, subject: &Subject, part: Part, document: &Document) -> Result<(), String> {
    let began = Instant::now();
    let before = document.fragment(subject.game)?;
    let text = match part {
        Part::Ladder => ladder::measure(arguments, subject),
        Part::Losses => losses::measure(arguments, subject),
        Part::Levels => levels::measure(arguments, subject, &before),
        Part::Games => games::measure(arguments, subject),
        Part::Openings => openings::measure(arguments, subject),
        Part::Speed => speed::measure(arguments, subject),
        Part::Gnubg => match versus_gnubg::measure(arguments, subject)? {
            Ok(text) => text,
            Err(missing) if before.has(part) => {
                eprintln!("{missing}; what was measured before is kept");
                return Ok(());
            }
            Err(missing) => versus_gnubg::not_measured(&missing),
        },
    };
    let command = arguments.command(subject.game, part);
    // Read again: another run may have measured another part meanwhile.
    let mut fragment = document.fragment(subject.game)?;
    fragment.begin(subject.head());
    fragment.put(part, format!("{text}\n{}\n", made_by(&command, arguments.threads(), began.elapsed())));
    fragment.write()?;
    document.write()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: Arguments,
    }

    fn arguments(words: &str) -> Arguments {
        Line::parse_from(format!("strength {words}").split_whitespace()).arguments
    }

    #[test]
    fn command_says_what_is_not_ordinary() {
        let check = |words: &str, part, expected: &str| {
            assert_eq!(arguments(words).command(BuiltIn::Fevga, part), expected);
        };
        check("", Part::Ladder, "cargo xtask strength fevga --only ladder");
        check("zeno --threads 7", Part::Losses, "cargo xtask strength fevga --only losses");
        check("--scale 0.1", Part::Games, "cargo xtask strength fevga --only games --scale 0.1");
        check("--gnubg-games 9", Part::Games, "cargo xtask strength fevga --only games");
        check("--gnubg-games 9", Part::Gnubg, "cargo xtask strength fevga --only gnubg --gnubg-games 9");
        check("--nets a --out b", Part::Games, "cargo xtask strength fevga --only games --nets a --out b");
    }

    #[test]
    fn scale_takes_a_share_and_leaves_an_interval() {
        assert_eq!(arguments("--scale 0.1").scaled(2_000), 200);
        assert_eq!(arguments("--scale 0.001").scaled(300), 2);
        assert!(Line::try_parse_from(["strength", "--scale", "0"]).is_err());
    }

    #[test]
    fn parts_are_chosen_by_name() {
        let some = arguments("portes --only ladder,openings");
        assert!(some.has(Part::Ladder) && some.has(Part::Openings) && !some.has(Part::Losses));
        assert!(arguments("portes").has(Part::Gnubg));
    }
}
