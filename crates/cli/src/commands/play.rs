//! `tavli play`: a game or match in the terminal.

use std::path::PathBuf;
use std::sync::Arc;

use tavli_engine::Level;
use tavli_rules::{ByPlayer, Match, MatchLength, Player, Record, Referee, Ruleset};

use super::first_screen::ask_game;
use crate::dice_source::{DicePlace, DiceSource};
use crate::failure::Failure;
use crate::options::{self, Choice};
use crate::terminal::{Glyphs, Prompt, SEED_NOTE, SaveFile, Seat, Table, read_record};
use crate::which_rules::{GameName, own_ruleset};

/// Play a game or a match in the terminal.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// zeno, scripta, portes, plakoto, fevga, or tavli for the match of three games
    game: Option<GameName>,
    /// A ruleset of your own instead of a game: a TOML file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "resume"])]
    ruleset: Option<PathBuf>,
    /// Who plays White (in the first game of a match) [default: human]
    #[arg(long, value_name = "WHO")]
    white: Option<SeatName>,
    /// Who plays Black (in the first game of a match) [default: computer]
    #[arg(long, value_name = "WHO")]
    black: Option<SeatName>,
    /// How strongly the computer plays: beginner, casual, club, expert or champion [default: club]
    #[arg(long)]
    level: Option<Level>,
    /// Where the dice come from: the same number gives the same dice
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// A rule option, as in mother=loses_two; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", conflicts_with = "resume")]
    options: Vec<Choice>,
    /// How long to play: single, a number of points, tavli, or tavli:POINTS
    #[arg(long = "match", value_name = "LENGTH", conflicts_with = "resume")]
    length: Option<Length>,
    /// Go on with the game kept in this file, and keep it there
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    resume: Option<PathBuf>,
    /// Keep the game in this file, after each throw and each turn
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Only ASCII: O for White, X for Black
    #[arg(long)]
    ascii: bool,
}

const EXAMPLES: &str = "\
You type steps such as 10/16, by the numbers along your own path, and Enter to
finish; `help` at the prompt lists all that can be typed. WHO is human or
computer, or computer:LEVEL for a level of its own.

Examples:
  tavli play                                     choose a game from the list
  tavli play portes --save game.txt              White against the computer
  tavli play fevga --level champion              the same against its best
  tavli play --resume game.txt                   go on with it, saving it there
  tavli play tavli --match 7                     portes, plakoto, fevga to 7 points
  tavli play plakoto --black human --option mother=loses_two
  tavli play zeno --white computer --seed 42     watch the computer play itself
  tavli play --ruleset rulesets/tabula.toml      a game with rules of your own";

/// The usual length of a tavli match (R 6).
const TAVLI_POINTS: u16 = 5;

/// How strongly the computer plays where nobody says it.
const USUAL_LEVEL: Level = Level::Club;

/// Who plays a colour.
#[derive(Clone, Copy, Debug)]
enum SeatName {
    Human,
    Computer(Option<Level>),
}

impl std::str::FromStr for SeatName {
    type Err = String;

    fn from_str(text: &str) -> Result<SeatName, String> {
        match (text, text.strip_prefix("computer:")) {
            ("human", _) => Ok(SeatName::Human),
            ("computer", _) => Ok(SeatName::Computer(None)),
            (_, Some(level)) => level.parse().map(|level| SeatName::Computer(Some(level))),
            (_, None) => Err(format!("\"{text}\" cannot play; write human, computer or computer:club")),
        }
    }
}

/// How long is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Length {
    Single,
    Points(u16),
    Tavli(u16),
}

impl std::str::FromStr for Length {
    type Err = String;

    fn from_str(text: &str) -> Result<Length, String> {
        let points = |digits: &str| match digits.parse::<u16>() {
            Ok(points) if (1..=999).contains(&points) => Ok(points),
            Ok(_) | Err(_) => Err(format!("\"{text}\" is no length; write single, 5, tavli or tavli:5")),
        };
        match (text, text.strip_prefix("tavli:")) {
            ("single", _) => Ok(Length::Single),
            ("tavli", _) => Ok(Length::Tavli(TAVLI_POINTS)),
            (_, Some(digits)) => points(digits).map(Length::Tavli),
            (digits, None) => points(digits).map(Length::Points),
        }
    }
}

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut prompt = Prompt::standard();
    let Some(mut record) = record(&arguments, &mut prompt)? else { return Ok(()) };
    // A resumed game goes on in its own file, unless another one is named.
    let file = arguments.save.as_deref().or(arguments.resume.as_deref());
    let save = file.map(|path| SaveFile::new(path, arguments.resume.as_deref())).transpose()?;
    let seats = seats(&arguments, &record);
    if arguments.resume.is_none() {
        record.names = names(&seats);
    }
    let dice = dice(&arguments, &record)?;
    Table::new(record, seats, dice, save, Glyphs::of(arguments.ascii), prompt).run()
}

/// The record to go on with, or a new one; nothing where nobody says which game.
fn record(arguments: &Arguments, prompt: &mut Prompt) -> Result<Option<Record>, Failure> {
    if let Some(path) = &arguments.resume {
        let record = read_record(path)?;
        return match record.played.is_over() {
            true => Err(Failure::Told(format!("the game in {} is over; start a new one", path.display()))),
            false => Ok(Some(record)),
        };
    }
    let Some(rulesets) = rulesets(arguments, prompt)? else { return Ok(None) };
    let played = new_match(rulesets, arguments.length, &arguments.options)?;
    Ok(Some(Record::new(ByPlayer::new(String::new(), String::new()), played)))
}

/// The rules of the game, or of the games of a match; nothing where nobody says which.
fn rulesets(arguments: &Arguments, prompt: &mut Prompt) -> Result<Option<Vec<Ruleset>>, Failure> {
    if let Some(own) = own_ruleset(arguments.ruleset.as_deref())? {
        return Ok(Some(vec![own]));
    }
    let game = match (arguments.game, arguments.length) {
        (Some(game), _) => Some(game),
        (None, Some(Length::Tavli(_))) => Some(GameName::Tavli),
        (None, Some(Length::Single | Length::Points(_)) | None) => ask_game(prompt)?,
    };
    Ok(game.map(GameName::rulesets))
}

fn new_match(rulesets: Vec<Ruleset>, length: Option<Length>, choices: &[Choice]) -> Result<Match, String> {
    let length = match (rulesets.len(), length) {
        (1, None | Some(Length::Single)) => MatchLength::Single,
        (1, Some(Length::Points(points))) => MatchLength::Points(points),
        (1, Some(Length::Tavli(_))) => {
            let name = &rulesets[0].name;
            return Err(format!("a tavli match is three games; leave out {name}, or write --match 5"));
        }
        (_, Some(Length::Single)) => {
            return Err("a tavli match is not a single game; name one game, or write --match 5".to_owned());
        }
        (_, length) => MatchLength::Points(tavli_points(length)),
    };
    let cycle = rulesets.iter().map(|ruleset| referee_for(ruleset, &rulesets, choices).map(Arc::new));
    Ok(Match::new(cycle.collect::<Result<_, _>>()?, length))
}

fn tavli_points(length: Option<Length>) -> u16 {
    match length {
        Some(Length::Points(points) | Length::Tavli(points)) => points,
        Some(Length::Single) | None => TAVLI_POINTS,
    }
}

/// A game's referee. In a match of several games an option counts for those that have it; one must.
fn referee_for(ruleset: &Ruleset, games: &[Ruleset], choices: &[Choice]) -> Result<Referee, String> {
    let has = |ruleset: &Ruleset, choice: &Choice| {
        ruleset.options().iter().any(|option| option.name == choice.name)
    };
    let is_meant = |choice: &&Choice| has(ruleset, choice) || !games.iter().any(|other| has(other, choice));
    let own: Vec<Choice> = choices.iter().filter(is_meant).cloned().collect();
    options::referee(ruleset.clone(), &own)
}

/// Who decides: as asked for now, or as in the record, or a person with White against the computer.
fn seats(arguments: &Arguments, record: &Record) -> ByPlayer<Seat> {
    let level = |asked: Option<Level>, kept: Option<Level>| {
        Seat::Computer(asked.or(arguments.level).or(kept).unwrap_or(USUAL_LEVEL))
    };
    let seat = |asked: Option<SeatName>, player: Player, usual: Seat| match asked {
        Some(SeatName::Human) => Seat::Human,
        Some(SeatName::Computer(asked)) => level(asked, None),
        None if arguments.resume.is_none() => usual,
        None => match record.names[player].strip_prefix(COMPUTER) {
            Some(rest) => level(None, kept_level(rest)),
            None => Seat::Human,
        },
    };
    ByPlayer::new(
        seat(arguments.white, Player::First, Seat::Human),
        seat(arguments.black, Player::Second, level(None, None)),
    )
}

const HUMAN: &str = "Human";
const COMPUTER: &str = "Computer";

/// The level in a name such as "Computer (expert) 2".
fn kept_level(rest: &str) -> Option<Level> {
    let (_, level) = rest.split_once('(')?;
    level.split_once(')')?.0.parse().ok()
}

fn names(seats: &ByPlayer<Seat>) -> ByPlayer<String> {
    let name = |player: Player| match seats[player] {
        Seat::Human => HUMAN.to_owned(),
        Seat::Computer(level) => format!("{COMPUTER} ({level})"),
    };
    let [first, second] = Player::BOTH.map(name);
    match first == second {
        true => ByPlayer::new(format!("{first} 1"), format!("{second} 2")),
        false => ByPlayer::new(first, second),
    }
}

/// The dice: of the seed asked for, or where the record left off, or of a seed that nobody chose.
fn dice(arguments: &Arguments, record: &Record) -> Result<DiceSource, String> {
    let note = record.notes.iter().find(|(key, _)| key == SEED_NOTE);
    match (arguments.seed, note) {
        (Some(seed), _) => Ok(DiceSource::new(seed)),
        (None, Some((_, note))) => note.parse::<DicePlace>().map(DiceSource::at),
        (None, None) => Ok(DiceSource::new(DiceSource::any_seed())),
    }
}
