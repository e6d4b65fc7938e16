//! `tavli convert`: between our records and positions and those of programs for backgammon.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tavli_rules::{
    BuiltIn, Record, RecordFault, Transcript, exchange_line, mat_text, match_id, position_id, position_text,
    read_mat, read_sgf, sgf_text, xgid,
};

use crate::failure::Failure;
use crate::which_rules::Given;

/// Convert games and positions of portes from and to the forms of backgammon programs.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A file with games (.txt, .mat, .sgf), or a position in any form
    #[arg(value_name = "FILE|POSITION")]
    input: String,
    /// Where to write; without it, to the standard output
    output: Option<PathBuf>,
    /// The form to write; without it, what the output's name ends with says it
    #[arg(long, value_name = "FORM")]
    to: Option<Form>,
}

const EXAMPLES: &str = "\
Games: record (our own, .txt), mat (Jellyfish, .mat), sgf (GNU Backgammon, .sgf).
Positions: position (our own line), json (the exchange format), gnubgid, xgid.
White is O, the first player; Black is X. docs/formats.md says what is lost on the
way, and why the other games have our own forms only.

Examples:
  tavli convert game.txt game.mat
  tavli convert match.sgf match.txt
  tavli convert match.mat --to record
  tavli convert 'XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10'
  tavli convert portes-w31-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5 --to gnubgid";

/// A text form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Form {
    Record,
    Mat,
    Sgf,
    Position,
    Json,
    Gnubgid,
    Xgid,
}

impl Form {
    /// The form of a file with this name.
    fn of_file(path: &Path) -> Option<Form> {
        match path.extension()?.to_str()?.to_lowercase().as_str() {
            "mat" => Some(Form::Mat),
            "sgf" => Some(Form::Sgf),
            "txt" | "record" | "tavli" => Some(Form::Record),
            _ => None,
        }
    }
}

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let path = Path::new(&arguments.input);
    if path.is_file() { convert_games(path, &arguments) } else { convert_position(path, &arguments) }
}

fn convert_games(path: &Path, arguments: &Arguments) -> Result<(), Failure> {
    let form = arguments.to.or_else(|| Form::of_file(arguments.output.as_deref()?));
    let name = path.display();
    let (records, transcript) = read_games(path).map_err(|fault| format!("{name}: {fault}"))?;
    let texts: Vec<String> = match form {
        Some(Form::Record) => records.iter().map(Record::text).collect(),
        Some(Form::Mat) => vec![mat_text(&transcript.map_err(|fault| format!("{name}: {fault}"))?)],
        Some(Form::Sgf) => vec![sgf_text(&transcript.map_err(|fault| format!("{name}: {fault}"))?)],
        Some(Form::Position | Form::Json | Form::Gnubgid | Form::Xgid) => {
            return Err(Failure::Told("a file with games is written as record, mat or sgf".to_owned()));
        }
        None => return Err(Failure::Told("say in which form to write: --to record, mat or sgf".to_owned())),
    };
    hand_over(&texts, arguments.output.as_deref())
}

/// Games as records, and as a transcript where backgammon can say them.
pub(crate) type Games = (Vec<Record>, Result<Transcript, String>);

/// The games of a file.
pub(crate) fn read_games(path: &Path) -> Result<Games, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("cannot be read: {error}"))?;
    // Older programs write other letters than UTF-8 in names; the games are digits.
    let text = String::from_utf8_lossy(&bytes);
    games_of(&text, Form::of_file(path)).map_err(|fault| fault.to_string())
}

/// What a text is shows at its beginning; else the name of its file says it.
fn games_of(text: &str, form: Option<Form>) -> Result<Games, RecordFault> {
    let begin = text.trim_start();
    let transcript = if begin.starts_with("Tavli record") {
        let record = Record::read(text)?;
        let transcript = Transcript::of(&record);
        return Ok((vec![record], transcript));
    } else if begin.starts_with("(;") || form == Some(Form::Sgf) {
        read_sgf(text)?
    } else {
        read_mat(text)?
    };
    let records = transcript.records(&Arc::new(BuiltIn::Portes.referee()))?;
    Ok((records, Ok(transcript)))
}

/// Writes texts, each into a file of its own where there are several.
fn hand_over(texts: &[String], output: Option<&Path>) -> Result<(), Failure> {
    match (texts, output) {
        ([text], None) => io::stdout().write_all(text.as_bytes())?,
        (_, None) => {
            return Err(Failure::Told(format!(
                "the winner of a game does not begin the next one here, so that these are {} games and no match of ours; \
                 name a file, and each is written into one of its own",
                texts.len()
            )));
        }
        ([text], Some(path)) => write(path, text)?,
        (_, Some(path)) => {
            for (number, text) in (1..).zip(texts) {
                let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("game");
                let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or("txt");
                let path = path.with_file_name(format!("{stem}-{number}.{ending}"));
                write(&path, text)?;
                println!("{}", path.display());
            }
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

fn convert_position(path: &Path, arguments: &Arguments) -> Result<(), Failure> {
    let given = Given::read(&arguments.input, None, &[]).map_err(|fault| {
        let is_named_like_a_file = Form::of_file(path).is_some();
        if is_named_like_a_file { format!("there is no file {}", path.display()) } else { fault }
    })?;
    let text = match arguments.to {
        None => {
            let forms = [
                ("position", Form::Position),
                ("gnubgid", Form::Gnubgid),
                ("xgid", Form::Xgid),
                ("json", Form::Json),
            ];
            let lines = forms
                .into_iter()
                .filter_map(|(name, form)| Some(format!("{name:<9} {}\n", written(&given, form).ok()?)));
            lines.collect()
        }
        Some(form) => written(&given, form)? + "\n",
    };
    hand_over(&[text], arguments.output.as_deref())
}

fn written(given: &Given, form: Form) -> Result<String, String> {
    let Given { referee, position, roll } = given;
    match form {
        Form::Position => Ok(position_text(referee, position, *roll)),
        Form::Json => Ok(exchange_line(referee, position, *roll)),
        Form::Gnubgid => {
            Ok(format!("{}:{}", position_id(referee, position)?, match_id(position.turn(), *roll)))
        }
        Form::Xgid => xgid(referee, position, *roll),
        Form::Record | Form::Mat | Form::Sgf => {
            Err("a position is written as position, json, gnubgid or xgid".to_owned())
        }
    }
}
