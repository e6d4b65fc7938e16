//! Plays as text: `10/16 19/24* bar/4 hand/3 m4/9 21/off 1/5+`, each step by the mover's own progress.

use std::fmt;

use crate::dice::{Die, Numbers};
use crate::place::Place;
use crate::position::Position;
use crate::referee::Referee;
use crate::refusal::Refusal;
use crate::step::{Meeting, Play, Step};

/// What stands for a play of nothing.
const NOTHING: &str = "-";

/// A play as text: steps in order, `*` for a hit, `+` for a pin, `(3)` for the same step three times.
///
/// ```
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let start = referee.start(Side::White);
/// let roll = Roll::new(&[4, 4]).unwrap();
/// let play = referee.read_play(&start, roll, "1/5(2) 12/16(2)").unwrap();
/// assert_eq!(tavli_rules::play_text(&play), "1/5(2) 12/16(2)");
/// ```
pub fn play_text(play: &[Step]) -> String {
    if play.is_empty() {
        return NOTHING.to_owned();
    }
    let groups = play.chunk_by(|a, b| (a.from, a.to, a.meeting) == (b.from, b.to, b.meeting));
    let texts: Vec<String> = groups
        .map(|group| match group.len() {
            1 => group[0].to_string(),
            times => format!("{}({times})", group[0]),
        })
        .collect();
    texts.join(" ")
}

impl fmt::Display for Step {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.meeting {
            Meeting::Nothing => "",
            Meeting::Hit => "*",
            Meeting::Pin => "+",
        };
        write!(formatter, "{}/{}{mark}", self.from, self.to)
    }
}

/// One written move: from a place to a place, with one number or several.
///
/// ```
/// use tavli_rules::{Meeting, Move, Place, read_moves};
/// let expected = Move { from: Place::BAR, to: Place::point(4), mark: Meeting::Hit };
/// assert_eq!(read_moves("bar/4*"), Ok(vec![expected]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Where the checker comes from.
    pub from: Place,
    /// Where it goes.
    pub to: Place,
    /// What is written about an opposing checker there.
    pub mark: Meeting,
}

/// The moves of a written play; what they mean, a referee has to say.
///
/// ```
/// let moves = tavli_rules::read_moves("bar/4/10* 21/off(2)").unwrap();
/// assert_eq!(moves.len(), 4);
/// assert!(tavli_rules::read_moves("4-10").is_err());
/// ```
pub fn read_moves(text: &str) -> Result<Vec<Move>, PlayFault> {
    let mut moves = Vec::new();
    for word in text.split([' ', ',', '\t']).filter(|word| !word.is_empty() && *word != NOTHING) {
        read_word(word, &mut moves).map_err(|why| PlayFault::Unreadable { word: word.to_owned(), why })?;
    }
    Ok(moves)
}

/// No roll gives more numbers, so no play is longer.
const MOST_STEPS: usize = 12;

fn read_word(word: &str, moves: &mut Vec<Move>) -> Result<(), String> {
    let (path, times) = match word.split_once('(') {
        None => (word, 1),
        Some((path, rest)) => {
            let digits = rest.strip_suffix(')').ok_or("a \")\" is missing")?;
            let times = digits.parse::<usize>().ok().filter(|times| (1..=MOST_STEPS).contains(times));
            (path, times.ok_or("a step is repeated 1 to 12 times")?)
        }
    };
    let stops: Vec<&str> = path.split('/').collect();
    if stops.len() < 2 {
        return Err("write where from and where to, as in 10/16".to_owned());
    }
    for _ in 0..times {
        for pair in stops.windows(2) {
            moves.push(read_move(pair[0], pair[1])?);
        }
        if moves.len() > MOST_STEPS {
            return Err(format!("a play has at most {MOST_STEPS} steps"));
        }
    }
    Ok(())
}

fn read_move(from: &str, to: &str) -> Result<Move, String> {
    let from = from.trim_end_matches(['*', '+']).parse::<Place>()?;
    let (to, mark) = match (to.strip_suffix('*'), to.strip_suffix('+')) {
        (Some(to), _) => (to, Meeting::Hit),
        (None, Some(to)) => (to, Meeting::Pin),
        (None, None) => (to, Meeting::Nothing),
    };
    let to = to.parse::<Place>()?;
    match from != Place::OFF && (to == Place::OFF || to.progress().is_some()) {
        true => Ok(Move { from, to, mark }),
        false => Err("a step goes to a point or off".to_owned()),
    }
}

/// Why a written play is not understood or not legal.
///
/// ```
/// use tavli_rules::{BuiltIn, PlayFault, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let fault = referee.read_play(&referee.start(Side::White), Roll::new(&[6, 5]).unwrap(), "1/4").unwrap_err();
/// assert!(matches!(fault, PlayFault::NoNumbers { .. }));
/// assert_eq!(fault.to_string(), "1/4 does not fit the numbers left to play (6 5)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the sentences in Display say what each means")]
pub enum PlayFault {
    Unreadable { word: String, why: String },
    NoNumbers { from: Place, to: Place, left: Numbers },
    WrongMark { step: Step },
    Refused { step: Option<(Place, Die)>, refusal: Refusal },
    Ambiguous { ways: Vec<Play> },
}

impl fmt::Display for PlayFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayFault::Unreadable { word, why } => write!(formatter, "\"{word}\" is not a step: {why}"),
            PlayFault::NoNumbers { from, to, left } => {
                let left = if left.is_empty() { "nothing".to_owned() } else { left.to_string() };
                write!(formatter, "{from}/{to} does not fit the numbers left to play ({left})")
            }
            PlayFault::WrongMark { step } => {
                write!(formatter, "the step is {step}, but it is written with another mark")
            }
            PlayFault::Refused { step: Some((from, die)), refusal } => {
                write!(formatter, "{from} with {die}: {refusal}")
            }
            PlayFault::Refused { step: None, refusal } => refusal.fmt(formatter),
            PlayFault::Ambiguous { ways } => {
                let ways: Vec<String> = ways.iter().map(|way| play_text(way)).collect();
                write!(formatter, "that can mean {}; write each step", ways.join(" or "))
            }
        }
    }
}

impl std::error::Error for PlayFault {}

impl Referee {
    /// The legal play that a text means. A move may use several numbers where it does not matter how.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Roll, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let start = referee.start(Side::White);
    /// let roll = Roll::new(&[6, 5]).unwrap();
    /// assert_eq!(referee.read_play(&start, roll, "1/12").unwrap().len(), 2);
    /// let fault = referee.read_play(&start, roll, "1/6 12/18").unwrap_err();
    /// assert_eq!(fault.to_string(), "1 with 5: point 6 is blocked by 5 opposing checkers");
    /// ```
    pub fn read_play(
        &self,
        position: &Position,
        roll: crate::dice::Roll,
        text: &str,
    ) -> Result<Play, PlayFault> {
        self.read_play_of_numbers(position, self.numbers(roll), text)
    }

    /// The same for numbers given directly.
    ///
    /// ```
    /// use tavli_rules::{BuiltIn, Numbers, Side};
    /// let referee = BuiltIn::Portes.referee();
    /// let play = referee.read_play_of_numbers(&referee.start(Side::White), Numbers::of(&[4]), "1/5").unwrap();
    /// assert_eq!(play.len(), 1);
    /// ```
    pub fn read_play_of_numbers(
        &self,
        position: &Position,
        numbers: Numbers,
        text: &str,
    ) -> Result<Play, PlayFault> {
        let moves = read_moves(text)?;
        let mut reading = Reading {
            referee: self,
            start: *position,
            numbers,
            may_stop: false,
            found: Vec::new(),
            fault: None,
        };
        reading.follow(position, numbers, &moves, &mut Play::new());
        // One number a move is what is meant where it can be meant.
        if reading.found.is_empty() {
            reading.may_stop = true;
            reading.follow(position, numbers, &moves, &mut Play::new());
        }
        match reading.found.len() {
            0 => Err(reading.fault.expect("a play that is not found has been refused")),
            1 => Ok(reading.found.remove(0).1),
            _ => {
                Err(PlayFault::Ambiguous { ways: reading.found.into_iter().map(|(_, play)| play).collect() })
            }
        }
    }
}

/// A written play on its way to a legal one.
struct Reading<'a> {
    referee: &'a Referee,
    start: Position,
    numbers: Numbers,
    /// Whether a move may take several numbers, with stops on the way.
    may_stop: bool,
    found: Vec<(Position, Play)>,
    /// The fault of the first attempt.
    fault: Option<PlayFault>,
}

impl Reading<'_> {
    /// Tries every number, exact ones first, for the next move.
    fn follow(&mut self, position: &Position, left: Numbers, moves: &[Move], play: &mut Play) {
        let Some((next, rest)) = moves.split_first() else { return self.finish(play) };
        let mut fits = false;
        for die in left.distinct() {
            let to = self.referee.target(next.from, die);
            // One number leads there, or it leads to a stop before it.
            let is_arrived = to == next.to;
            let may_go_on = self.may_stop && lies_between(to, next.to);
            if !is_arrived && !may_go_on {
                continue;
            }
            let view = self.referee.view(position);
            if let Some(refusal) = self.referee.step_refusal(position, &view, next.from, die) {
                if is_arrived {
                    fits = true;
                    self.blame(PlayFault::Refused { step: Some((next.from, die)), refusal });
                }
                continue;
            }
            fits = true;
            let mut after = *position;
            let step = self.referee.take(&mut after, next.from, die);
            play.push(step);
            if !is_arrived {
                let onward = [&[Move { from: to, ..*next }], rest].concat();
                self.follow(&after, left.without(die), &onward, play);
            } else if next.mark == Meeting::Nothing || next.mark == step.meeting {
                self.follow(&after, left.without(die), rest, play);
            } else {
                self.blame(PlayFault::WrongMark { step });
            }
            play.pop();
        }
        if !fits && (self.may_stop || left.is_empty()) {
            self.blame(PlayFault::NoNumbers { from: next.from, to: next.to, left });
        }
    }

    fn finish(&mut self, play: &Play) {
        match self.referee.play_of_numbers(&self.start, self.numbers, play) {
            Err(refusal) => self.blame(PlayFault::Refused { step: None, refusal }),
            Ok(after) if self.found.iter().any(|(known, _)| *known == after) => {}
            Ok(after) => self.found.push((after, play.clone())),
        }
    }

    fn blame(&mut self, fault: PlayFault) {
        self.fault.get_or_insert(fault);
    }
}

fn lies_between(stop: Place, end: Place) -> bool {
    match (stop.progress(), end.progress()) {
        (Some(stop), Some(end)) => stop < end,
        (Some(_), None) => end == Place::OFF,
        (None, _) => false,
    }
}
