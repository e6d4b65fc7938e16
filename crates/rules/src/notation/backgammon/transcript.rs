//! Games as programs for backgammon write them down: who threw and played what.

use std::sync::Arc;

use super::{POINTS, check_rules};
use crate::dice::{Die, Roll};
use crate::game::Stage;
use crate::matches::{ByPlayer, Match, MatchLength, Player};
use crate::notation::{FaultPlace, Record, RecordFault, RecordFaultKind, play_text};
use crate::place::{Place, Spot};
use crate::referee::{Outcome, Referee};
use crate::side::{BySide, Side};
use crate::step::Play;

/// A match or some games, before anybody has checked them against the rules.
///
/// ```
/// use std::sync::Arc;
/// use tavli_rules::{BuiltIn, read_mat};
/// let text = " 3 point match\n Game 1\n A : 0     B : 0\n  1) 31: 8/5 6/5             64: 24/14\n";
/// let records = read_mat(text).unwrap().records(&Arc::new(BuiltIn::Portes.referee())).unwrap();
/// assert_eq!(records[0].played.game().turns().len(), 2);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    /// White's name and Black's; players keep their colours.
    pub names: BySide<String>,
    /// The points that the match goes to; 0 where there is no end.
    pub length: u16,
    /// The games.
    pub games: Vec<TranscriptGame>,
}

/// One game.
///
/// ```
/// let read = tavli_rules::read_sgf("(;GM[6]MI[length:3][ws:1][bs:0]RE[W+2R];B[31qtst])").unwrap();
/// assert_eq!((read.games[0].won, read.games[0].is_given_up), (Some((tavli_rules::Side::White, 2)), true));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TranscriptGame {
    /// The points before it.
    pub score: BySide<u16>,
    /// Its turns.
    pub turns: Vec<TranscriptTurn>,
    /// Who won, and how many points; nothing where it is not over.
    pub won: Option<(Side, u8)>,
    /// Whether the loser gave up.
    pub is_given_up: bool,
}

/// One turn: a side, its roll, and its play by its own progress.
///
/// ```
/// let read = tavli_rules::read_sgf("(;GM[6];B[31qtst])").unwrap();
/// assert_eq!(read.games[0].turns[0].play, "17/20 19/20");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptTurn {
    /// Whose.
    pub side: Side,
    /// What was thrown.
    pub roll: Roll,
    /// What was played, as records write it.
    pub play: String,
}

impl Transcript {
    /// What a record says, where its games are played as backgammon is.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, ByPlayer, Match, Record, Transcript};
    /// let record = |game: BuiltIn| Record::new(ByPlayer::new("A".into(), "B".into()), Match::to_points(game.referee(), 3));
    /// assert_eq!(Transcript::of(&record(BuiltIn::Portes)).unwrap().length, 3);
    /// assert!(Transcript::of(&record(BuiltIn::Plakoto)).is_err());
    /// ```
    pub fn of(record: &Record) -> Result<Transcript, String> {
        for referee in record.played.cycle() {
            check_rules(referee.ruleset())?;
        }
        let name = |player| record.names[player].clone();
        let length = match record.played.length() {
            MatchLength::Single => 0,
            MatchLength::Points(points) => points,
        };
        let mut transcript = Transcript {
            names: BySide::new(name(Player::First), name(Player::Second)),
            length,
            games: Vec::new(),
        };
        let mut score = BySide::new(0, 0);
        for game in record.played.games() {
            let won = match game.game.outcome() {
                Some(Outcome::Won { winner, points }) => Some((winner, points)),
                Some(Outcome::Draw) | None => None,
            };
            let is_given_up = game.game.resigned().is_some();
            let turns = game.game.turns().iter().map(|turn| TranscriptTurn {
                side: turn.side,
                // Where no throw can be played ours is not even thrown; others have to write one down.
                roll: turn.roll.unwrap_or_else(no_throw),
                play: play_text(&turn.play),
            });
            transcript.games.push(TranscriptGame { score, turns: turns.collect(), won, is_given_up });
            if let Some((winner, points)) = won {
                score[winner] += u16::from(points);
            }
        }
        // A match in progress may stand before a game that has not begun.
        transcript.games.retain(|game| !game.turns.is_empty() || game.won.is_some());
        Ok(transcript)
    }

    /// The same as records: one, where its games follow each other as our matches do, else one a game. Opening throws are not
    /// in such files, so the higher die is given to who began.
    pub fn records(&self, referee: &Arc<Referee>) -> Result<Vec<Record>, RecordFault> {
        let rules = referee.ruleset();
        check_rules(rules).map_err(|_| RecordFaultKind::OtherRules { name: rules.name.clone() }.in_file())?;
        let length = if self.length == 0 { MatchLength::Single } else { MatchLength::Points(self.length) };
        if self.games.len() <= 1 || self.length > 0 {
            match self.record(referee, length, &self.games) {
                Ok(record) => return Ok(vec![record]),
                Err(Fault::Turn(fault)) => return Err(fault),
                Err(Fault::Series) => {}
            }
        }
        let games = 0..self.games.len();
        games.map(|at| self.single(referee, at)).collect()
    }

    fn single(&self, referee: &Arc<Referee>, at: usize) -> Result<Record, RecordFault> {
        let game = std::slice::from_ref(&self.games[at]);
        self.record(referee, MatchLength::Single, game).map_err(|fault| match fault {
            Fault::Turn(RecordFault { place: FaultPlace::Turn { turn, .. }, what }) => {
                RecordFault { place: FaultPlace::Turn { game: at + 1, turn }, what }
            }
            Fault::Turn(fault) => fault,
            Fault::Series => RecordFaultKind::OtherEnd.in_file(),
        })
    }

    fn record(
        &self,
        referee: &Arc<Referee>,
        length: MatchLength,
        games: &[TranscriptGame],
    ) -> Result<Record, Fault> {
        let mut played = Match::new(vec![referee.clone()], length);
        for (number, game) in games.iter().enumerate() {
            // A game that was over before the next one begins is counted, and the match stands before the next.
            if played.games().count() != number + 1 {
                return Err(Fault::Series);
            }
            replay(&mut played, game, number + 1)?;
        }
        let names = Side::BOTH.map(|side| self.names[side].clone());
        let [first, second] = names;
        Ok(Record::new(ByPlayer::new(first, second), played))
    }
}

/// Why a transcript is no record.
enum Fault {
    /// A turn is not legal, or not understood.
    Turn(RecordFault),
    /// The games do not follow each other as ours do.
    Series,
}

impl Fault {
    fn at(game: usize, turn: usize, what: RecordFaultKind) -> Fault {
        Fault::Turn(RecordFault { place: FaultPlace::Turn { game, turn }, what })
    }
}

fn replay(played: &mut Match, game: &TranscriptGame, number: usize) -> Result<(), Fault> {
    begin(played, game, number)?;
    let before = played.games().count();
    for (at, turn) in (1..).zip(&game.turns) {
        let is_over = played.is_over() || played.games().count() != before;
        take_turn(played, turn, is_over).map_err(|what| Fault::at(number, at, what))?;
    }
    let is_over = played.is_over() || played.games().count() != before;
    match game.won {
        Some((winner, _)) if !is_over => played
            .resign(winner.opponent())
            .map_err(|fault| Fault::at(number, game.turns.len() + 1, fault.into())),
        Some(_) | None => Ok(()),
    }
}

/// Gives the first turn to who had it, where our rules let it be thrown for.
fn begin(played: &mut Match, game: &TranscriptGame, number: usize) -> Result<(), Fault> {
    let Some(first) = game.turns.first().map(|turn| turn.side) else { return Ok(()) };
    if played.game().stage() == Stage::Opening {
        let [low, high] = [Die::ALL[0], Die::ALL[5]];
        let dice = BySide::from_fn(|side| if side == first { high } else { low });
        played.throw_opening(dice).map_err(|fault| Fault::at(number, 1, fault.into()))?;
    }
    if played.game().position().turn() == first { Ok(()) } else { Err(Fault::Series) }
}

fn take_turn(played: &mut Match, turn: &TranscriptTurn, is_over: bool) -> Result<(), RecordFaultKind> {
    let TranscriptTurn { side, roll, play } = turn;
    let game = played.game();
    let is_empty = play.is_empty() || play == "-";
    if is_over {
        return Err(RecordFaultKind::Over);
    }
    // Where no throw can be played our turn has passed by itself.
    let has_passed = game.turns().last().is_some_and(|last| last.side == *side && last.roll.is_none());
    if is_empty && has_passed && game.position().turn() != *side {
        return Ok(());
    }
    if game.position().turn() != *side {
        return Err(RecordFaultKind::WrongSide { turn: side.opponent() });
    }
    if !matches!(game.stage(), Stage::Play(kept) if kept == *roll) {
        played.throw(*roll)?;
    }
    let game = played.game();
    let bad = |fault| RecordFaultKind::BadPlay { written: as_written(play), play: play.clone(), fault };
    let play: Play = game.referee().read_play(game.position(), *roll, play).map_err(bad)?;
    Ok(played.play(&play)?)
}

/// A play by the points of backgammon, so that whoever looks into the file finds it.
fn as_written(play: &str) -> String {
    let moves: Vec<String> = steps(play)
        .into_iter()
        .map(|(from, to, _)| format!("{}/{}", point_name(from), point_name(to)))
        .collect();
    if moves.is_empty() { play.to_owned() } else { moves.join(" ") }
}

/// A place as programs for backgammon call it.
pub(super) fn point_name(place: Place) -> String {
    match point_number(place) {
        0 => "off".to_owned(),
        25 => "bar".to_owned(),
        point => point.to_string(),
    }
}

fn no_throw() -> Roll {
    Roll::new(&[1, 1]).expect("two dice are a roll")
}

/// A place as a number of backgammon: points count down, 25 is the bar and 0 is off.
pub(super) fn point_number(place: Place) -> u8 {
    match place.spot() {
        Spot::Point(progress) => POINTS + 1 - progress,
        Spot::Off => 0,
        Spot::Bar | Spot::Hand | Spot::Middle(_) => POINTS + 1,
    }
}

/// A number of backgammon as a place.
pub(super) fn place_of(number: u8) -> Option<Place> {
    match number {
        0 => Some(Place::OFF),
        25 => Some(Place::BAR),
        1..=24 => Some(Place::point(POINTS + 1 - number)),
        _ => None,
    }
}

/// The steps of a written play, for those who write them in another way.
pub(super) fn steps(text: &str) -> Vec<(Place, Place, bool)> {
    let moves = crate::notation::read_moves(text).unwrap_or_default();
    moves.into_iter().map(|one| (one.from, one.to, one.mark == crate::step::Meeting::Hit)).collect()
}
