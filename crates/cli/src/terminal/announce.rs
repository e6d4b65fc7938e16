//! The sentences of a game in the terminal, in one place.

use std::path::Path;
use std::sync::Arc;

use tavli_engine::Level;
use tavli_rules::{
    BuiltIn, MatchLength, NextSteps, Numbers, Place, PlaceName, Player, Position, Record, Referee, Roll,
    Ruleset, Side, Step, ThrowName,
};

use super::glyphs::Glyphs;
use super::scene::capital;
use super::wording::Wording;
use crate::dice_source::DicePlace;
use crate::option_texts::changes_text;
use tavli_board::{Geography, seen_by};

/// What can be typed at the prompt.
pub(crate) const HELP: &str = include_str!("help.txt");

/// How the game begins.
pub(crate) fn beginning(record: &Record, dice: DicePlace) -> String {
    let games: Vec<&str> =
        record.played.cycle().iter().map(|referee| referee.ruleset().title.as_str()).collect();
    let length = match record.played.length() {
        MatchLength::Single => "a single game".to_owned(),
        MatchLength::Points(1) => "a match to 1 point".to_owned(),
        MatchLength::Points(points) => format!("a match to {points} points"),
    };
    let mut text = format!("{}: {length}. {}\n", games.join(", "), seed(dice));
    record.played.cycle().iter().for_each(|referee| text.push_str(&changed(referee.ruleset())));
    text.push_str("Type help to see what can be typed.\n");
    text
}

/// How strongly the computer plays, and that it only counts where no net knows the rules.
pub(crate) fn computer(record: &Record, levels: &[Level]) -> String {
    let Some(level) = levels.first() else { return String::new() };
    let is_unknown = |referee: &Arc<Referee>| BuiltIn::named(&referee.ruleset().name).is_none();
    let mut text = match levels.iter().all(|other| other == level) {
        true => format!("The computer plays at level {level}; --level makes it weaker or stronger.\n"),
        false => String::new(),
    };
    if record.played.cycle().iter().any(is_unknown) {
        text.push_str("It has no net for these rules and judges by plain counts.\n");
    }
    text
}

/// Which rules are not the game's own.
fn changed(ruleset: &Ruleset) -> String {
    match changes_text(ruleset).as_str() {
        "" => String::new(),
        changes => format!("{} is played with changed options:\n{changes}", ruleset.title),
    }
}

fn seed(dice: DicePlace) -> String {
    match dice.thrown {
        0 => format!("The dice come from seed {}.", dice.seed),
        1 => format!("The dice go on from seed {}, after the first one.", dice.seed),
        thrown => format!("The dice go on from seed {}, after the first {thrown}.", dice.seed),
    }
}

/// The points of both players.
pub(crate) fn score(record: &Record) -> String {
    let [first, second] =
        Player::BOTH.map(|player| format!("{} {}", record.names[player], record.played.score()[player]));
    format!("Score: {first}, {second}.")
}

/// The throw for the start.
pub(crate) fn opening(white: u8, black: u8) -> String {
    let what = match white.cmp(&black) {
        std::cmp::Ordering::Greater => "White begins.",
        std::cmp::Ordering::Less => "Black begins.",
        std::cmp::Ordering::Equal => "Equal: again.",
    };
    format!("For the start White throws {white}, Black {black}. {what}")
}

/// A throw, with its Greek name in the Greek games.
pub(crate) fn throw(referee: &Referee, side: Side, roll: Roll, glyphs: Glyphs) -> String {
    let dice: Vec<String> = roll.dice().map(|die| die.to_string()).collect();
    let is_greek = Geography::of(referee.ruleset()).is_some_and(Geography::is_greek);
    let name = ThrowName::of(roll).filter(|_| is_greek && glyphs.is_unicode);
    let name = name.map(|name| format!(" {} ({})", name.greek, name.spoken)).unwrap_or_default();
    format!("{} throws {}{name}.", capital(side), dice.join(" "))
}

/// At the start of a turn: those who wait come first, if anybody does.
pub(crate) fn waiting(referee: &Referee, position: &Position) -> String {
    let ruleset = referee.ruleset();
    let is_waiting = position.mover().in_play().into_iter().any(Place::is_waiting);
    match ruleset.has_place(PlaceName::Middle) {
        _ if !is_waiting => String::new(),
        true => " Checkers in the middle row must come back first.".to_owned(),
        false => format!(" Checkers on the {} come first.", Wording::of(ruleset).bar),
    }
}

/// A play, by the mover's own count and, where the board has other names for the points, by those too.
pub(crate) fn played(referee: &Referee, side: Side, play: &[Step]) -> String {
    let text = Wording::of(referee.ruleset()).play(play);
    match named_play(referee, side, play) {
        Some(names) => format!("{} plays {text} (on the board {names}).", capital(side)),
        None => format!("{} plays {text}.", capital(side)),
    }
}

fn named_play(referee: &Referee, side: Side, play: &[Step]) -> Option<String> {
    let geography = Geography::of(referee.ruleset()).filter(|geography| *geography != Geography::Zeno)?;
    let track = *referee.ruleset().track;
    let name = |place: Place| match place.progress() {
        Some(progress) => geography.name(seen_by(side, track, progress)),
        None => Wording::of(referee.ruleset()).place(place),
    };
    let groups = play.chunk_by(|a, b| a == b);
    let texts: Vec<String> = groups
        .map(|group| {
            let times = if group.len() > 1 { format!("({})", group.len()) } else { String::new() };
            format!("{}/{}{times}", name(group[0].from), name(group[0].to))
        })
        .collect();
    Some(texts.join(" "))
}

/// Nothing can be played.
pub(crate) fn nothing(side: Side) -> String {
    format!("{} can play nothing; the turn passes.", capital(side))
}

/// No throw whatever could be played.
pub(crate) fn no_throw(side: Side) -> String {
    format!("{} could not move whatever the dice say; the turn passes without a throw.", capital(side))
}

/// Only one play is possible.
pub(crate) fn forced(side: Side) -> String {
    format!("{} has only one play: it is forced.", capital(side))
}

/// What may come next, by number.
pub(crate) fn moves(wording: Wording, next: &NextSteps<'_>) -> String {
    let mut text = String::new();
    for die in next.left().distinct() {
        let steps: Vec<String> =
            next.steps().iter().filter(|step| step.die == die).map(|step| wording.step(step)).collect();
        let steps = if steps.is_empty() { "nothing".to_owned() } else { steps.join("  ") };
        text.push_str(&format!("  {die}: {steps}\n"));
    }
    if next.may_end() {
        text.push_str("  The play may end here: type done.\n");
    }
    text
}

/// What has been played in this turn, and what is left.
pub(crate) fn so_far(wording: Wording, steps: &[Step], next: &NextSteps<'_>) -> String {
    let played = if steps.is_empty() { "nothing".to_owned() } else { wording.play(steps) };
    match (next.steps().is_empty(), next.left().is_empty()) {
        (true, true) => format!("Played {played}. Enter confirms, undo takes back."),
        (true, false) => {
            format!("Played {played}; {} cannot be played. Enter confirms, undo takes back.", next.left())
        }
        (false, _) => format!("Played {played}; left {}.", next.left()),
    }
}

/// The play cannot end yet.
pub(crate) fn not_done(wording: Wording, next: &NextSteps<'_>) -> String {
    match next.steps().first() {
        Some(step) => format!(
            "The turn is not finished: of {} something can still be played, for example {}. Type ? for all.",
            next.left(),
            wording.step(step)
        ),
        None => "The turn cannot end like this; type undo and play otherwise.".to_owned(),
    }
}

/// Who has won, when all is over.
pub(crate) fn match_over(record: &Record) -> String {
    let winner = record.played.winner().map(|player| &record.names[player]);
    match (record.played.length(), winner) {
        (MatchLength::Single, Some(name)) => format!("{name} has won the game."),
        (MatchLength::Single, None) => "Nobody has won the game.".to_owned(),
        (MatchLength::Points(_), Some(name)) => format!("{name} has won the match. {}", score(record)),
        (MatchLength::Points(_), None) => format!("Nobody has won the match. {}", score(record)),
    }
}

/// The game is kept, and how to go on with it.
pub(crate) fn kept(path: &Path) -> String {
    let path = quoted(path);
    format!("The game is saved in {path}.\nGo on with: tavli play --resume {path}\n")
}

/// The game is being kept without anybody's asking.
pub(crate) fn keeps(path: &Path) -> String {
    format!("After each throw and each turn the game is saved in {}.", quoted(path))
}

fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    if path.contains(char::is_whitespace) { format!("'{path}'") } else { path }
}

/// Asked when somebody leaves a game that is not kept anywhere.
pub(crate) const SAVE_QUESTION: &str =
    "Save the game? y = yes, n = no, c = go on playing, or type a file name";

/// Asked before a game is given up.
pub(crate) const RESIGN_QUESTION: &str = "Give this game up? yes or no";

/// Where a game is saved if nobody names a file.
pub(crate) const USUAL_FILE: &str = "game.txt";

/// Asked so that nobody overlooks what was played without him.
pub(crate) const PRESS_ENTER: &str = "Press Enter to go on";

/// The letters before a rule's place, told once.
pub(crate) const SOURCE_KEYS: &str = "Z, L, T and R are explained in docs/sources.md.";

/// Nothing was typed that could be a step.
pub(crate) const TYPE_A_STEP: &str = "Type a step, as in 10/16.";

/// A typed line needs more numbers than there are.
pub(crate) fn too_many(left: Numbers) -> String {
    let verb = if left.total() == 1 { "is" } else { "are" };
    format!("Only {left} {verb} left to play, and that needs more; nothing of the line was played.")
}

/// A typed line could be followed only in part.
pub(crate) fn stuck_after(begun: &str, reason: &str) -> String {
    format!("After {begun}: {reason} Nothing of the line was played.")
}

/// A typed line can be understood in several ways.
pub(crate) fn ambiguous(ways: &[String]) -> String {
    format!("That can mean {}; type each step.", ways.join(" or "))
}

/// Steps were taken back.
pub(crate) fn took_back(taken: &str) -> String {
    format!("Took back {taken}. ")
}

/// Somebody left without saving.
pub(crate) const NOT_SAVED: &str = "The game is not saved.";

/// Nothing more can be read, and the game is not kept anywhere.
pub(crate) const INPUT_ENDED: &str = "The input has ended; the game is not saved.";

/// There is nothing to take back.
pub(crate) const NOTHING_TO_UNDO: &str = "Nothing has been played in this turn yet.";

/// No file was named.
pub(crate) const SAVE_WHERE: &str = "Say where to, as in: save game.txt";

/// How far both sides have to go.
pub(crate) fn pips(white: u32, black: u32) -> String {
    format!("White has {white} pips to go, Black {black}.")
}

/// The game cannot begin, since it could not be kept.
pub(crate) fn no_file(fault: &str) -> String {
    format!("{fault}; name another file with --save")
}

/// The game could not be saved.
pub(crate) fn not_kept(fault: &str) -> String {
    format!("Not saved: {fault}. The game goes on; save FILE keeps it elsewhere.")
}
