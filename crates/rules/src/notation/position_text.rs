//! A position in one line that fits into an address: `portes-w62-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5`.
//!
//! Four fields, separated by `-`: the ruleset with `~option.value` for each changed option; the side to move (`w` or
//! `b`) with the dice, if thrown; White's checkers; Black's. A side is a list of `7` (one checker at progress 7), `7x3`
//! (three), `7p` (a pinned one), `hand15`, `bar2`, `m4x2` (middle row), `off11` and `out`, separated by dots (or blanks).

use crate::builtin::{BuiltIn, EXAMPLE_POSITION};
use crate::dice::Roll;
use crate::position::{Position, SideDraft};
use crate::referee::Referee;
use crate::ruleset::Ruleset;
use crate::side::{BySide, Side};

/// A position written down, before anybody has checked it against its rules.
///
/// ```
/// let text = tavli_rules::read_position("plakoto~mother.loses_two-w-1x15-1x15").unwrap();
/// assert_eq!(text.options, [("mother".to_owned(), "loses_two".to_owned())]);
/// assert!(text.ruleset().unwrap().has_double_wins());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionText {
    /// The ruleset's name.
    pub ruleset: String,
    /// The options in which it differs from the built-in game of that name.
    pub options: Vec<(String, String)>,
    /// The side to move.
    pub turn: Side,
    /// The dice, if thrown.
    pub roll: Option<Roll>,
    /// Where the checkers stand.
    pub drafts: BySide<SideDraft>,
}

/// A position, and the dice if they are thrown, in one line.
///
/// ```
/// use tavli_rules::{BuiltIn, Roll, Side, position_text, read_position};
/// let referee = BuiltIn::Zeno.referee();
/// let roll = Roll::new(&[2, 5, 6]).unwrap();
/// let text = position_text(&referee, &referee.start(Side::White), Some(roll));
/// assert_eq!(text, "zeno-w652-hand15-hand15");
/// let read = read_position(&text).unwrap();
/// assert_eq!(read.roll, Some(roll));
/// assert_eq!(read.position(&referee), Ok(referee.start(Side::White)));
/// ```
pub fn position_text(referee: &Referee, position: &Position, roll: Option<Roll>) -> String {
    let ruleset = referee.ruleset();
    let options: String = ruleset.changes().iter().map(|(name, value)| format!("~{name}.{value}")).collect();
    let turn = match position.turn() {
        Side::White => 'w',
        Side::Black => 'b',
    };
    let roll = roll.map(|roll| roll.to_string()).unwrap_or_default();
    let sides = position.drafts();
    let [white, black] = Side::BOTH.map(|side| side_text(&sides[side], "."));
    format!("{}{options}-{turn}{roll}-{white}-{black}", ruleset.name)
}

/// One side's checkers as text, its words separated as asked.
///
/// ```
/// use tavli_rules::{BuiltIn, Side, side_text};
/// let drafts = BuiltIn::Portes.referee().start(Side::White).drafts();
/// assert_eq!(side_text(&drafts[Side::Black], " "), "1x2 12x5 17x3 19x5");
/// ```
pub fn side_text(draft: &SideDraft, separator: &str) -> String {
    let times = |count: u8| if count == 1 { String::new() } else { format!("x{count}") };
    let mut words = Vec::new();
    let mut counted = |name: &str, count: u8| {
        if count > 0 {
            words.push(format!("{name}{count}"));
        }
    };
    counted("hand", draft.hand);
    counted("bar", draft.bar);
    for (place, count) in draft.middle.iter().filter(|(_, count)| **count > 0) {
        words.push(format!("m{place}{}", times(*count)));
    }
    for (point, count) in draft.board.iter().filter(|(_, count)| **count > 0) {
        let pinned = if draft.pinned.contains(point) { "p" } else { "" };
        words.push(format!("{point}{}{pinned}", times(*count)));
    }
    if draft.off > 0 {
        words.push(format!("off{}", draft.off));
    }
    if draft.out == Some(true) {
        words.push("out".to_owned());
    }
    words.join(separator)
}

/// Reads a position's line; whether it is possible, [`PositionText::position`] says.
///
/// ```
/// use tavli_rules::{BuiltIn, Side, read_position};
/// let text = read_position("fevga-b31-1x15-1x15").unwrap();
/// assert_eq!((text.turn, text.roll.unwrap().to_string()), (Side::Black, "31".to_owned()));
/// assert_eq!(text.position(&BuiltIn::Fevga.referee()), Ok(BuiltIn::Fevga.referee().start(Side::Black)));
/// ```
pub fn read_position(text: &str) -> Result<PositionText, String> {
    let fields: Vec<&str> = text.trim().split('-').collect();
    let [rules, turn, white, black] = fields[..] else {
        return Err(format!(
            "a position has four fields, ruleset-turn-white-black, as in {EXAMPLE_POSITION}; \"{text}\" has {}",
            fields.len()
        ));
    };
    let mut words = rules.split('~');
    let ruleset = words.next().unwrap_or_default().to_owned();
    let options = words.map(read_option).collect::<Result<_, _>>()?;
    let (turn, roll) = read_turn(turn)?;
    let drafts = BySide::new(read_side(white)?, read_side(black)?);
    Ok(PositionText { ruleset, options, turn, roll, drafts })
}

fn read_option(text: &str) -> Result<(String, String), String> {
    let (name, value) =
        text.split_once('.').ok_or_else(|| format!("\"~{text}\" is not an option; write ~name.value"))?;
    Ok((name.to_owned(), value.to_owned()))
}

fn read_turn(text: &str) -> Result<(Side, Option<Roll>), String> {
    let (side, dice) = match (text.strip_prefix('w'), text.strip_prefix('b')) {
        (Some(dice), _) => (Side::White, dice),
        (None, Some(dice)) => (Side::Black, dice),
        (None, None) => return Err(format!("\"{text}\" does not say whose turn it is; begin with w or b")),
    };
    let roll = if dice.is_empty() { None } else { Some(dice.parse()?) };
    Ok((side, roll))
}

/// Reads one side's checkers; see the file's head for the words.
///
/// ```
/// let side = tavli_rules::read_side("6x7 9 10x2 19x2 20x2 23 out").unwrap();
/// assert_eq!(side.total(), 15);
/// ```
pub fn read_side(text: &str) -> Result<SideDraft, String> {
    let mut draft = SideDraft::default();
    for word in text.split(['.', ' ']).filter(|word| !word.is_empty()) {
        read_word(word, &mut draft).ok_or_else(|| {
            format!("\"{word}\" is not understood; write 7, 7x3, 7p, hand15, bar2, m4x2, off11 or out")
        })?;
    }
    Ok(draft)
}

fn read_word(word: &str, draft: &mut SideDraft) -> Option<()> {
    if word == "out" {
        draft.out = Some(true);
        return Some(());
    }
    let counted = [("hand", &mut draft.hand), ("bar", &mut draft.bar), ("off", &mut draft.off)];
    for (name, count) in counted {
        if let Some(digits) = word.strip_prefix(name) {
            return add(count, digits.parse().ok()?);
        }
    }
    if let Some(stack) = word.strip_prefix('m') {
        let (place, count) = read_stack(stack)?;
        return add(draft.middle.entry(place).or_default(), count);
    }
    let stack = word.strip_suffix('p').unwrap_or(word);
    let (point, count) = read_stack(stack)?;
    if stack != word {
        draft.pinned.push(point);
    }
    add(draft.board.entry(point).or_default(), count)
}

fn read_stack(text: &str) -> Option<(u8, u8)> {
    match text.split_once('x') {
        None => Some((text.parse().ok()?, 1)),
        Some((place, count)) => Some((place.parse().ok()?, count.parse().ok()?)),
    }
}

fn add(count: &mut u8, more: u8) -> Option<()> {
    *count = count.checked_add(more)?;
    Some(())
}

impl PositionText {
    /// The rules that the text names, if they are a built-in game's.
    pub fn ruleset(&self) -> Result<Ruleset, String> {
        let game: BuiltIn = self.ruleset.parse()?;
        self.options.iter().try_fold(game.ruleset(), |ruleset, (name, value)| {
            ruleset.with_option(name, value).map_err(|fault| fault.to_string())
        })
    }

    /// The position, if it is possible under these rules, which must be those that the text names.
    pub fn position(&self, referee: &Referee) -> Result<Position, String> {
        let ruleset = referee.ruleset();
        if ruleset.name != self.ruleset {
            return Err(format!("the position is one of {}, not of {}", self.ruleset, ruleset.name));
        }
        if let Some(roll) = self.roll
            && roll.count() != usize::from(ruleset.dice.dice)
        {
            return Err(format!(
                "{} is played with {} dice, not {}",
                ruleset.name,
                ruleset.dice.dice,
                roll.count()
            ));
        }
        Position::new(ruleset, &self.drafts, self.turn).map_err(|faults| faults.to_string())
    }
}
