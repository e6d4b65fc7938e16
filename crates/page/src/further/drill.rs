//! Problems to be solved again and again, at growing intervals: those of a game, and one's own errors.

use tavli_rules::BuiltIn;

use crate::storage;

const KEY: &str = "tavli.drill";
/// How many days pass before a problem is asked again, by how often in a row it was solved.
const INTERVALS: [u32; 6] = [0, 1, 3, 7, 21, 60];
/// More errors than one will ever repeat are of no use; the oldest go first.
const MOST: usize = 400;

/// A problem with what is known of its solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Card {
    /// Position with its dice, best play, plausible play, loss: a line of `problems/`.
    pub(super) line: String,
    /// How often in a row it was solved.
    pub(super) solved: usize,
    /// From which day on it is asked again.
    pub(super) due: u32,
    /// Whether it comes from a game of one's own.
    pub(super) is_own: bool,
}

impl Card {
    fn new(line: &str, is_own: bool) -> Card {
        Card { line: line.to_owned(), solved: 0, due: 0, is_own }
    }

    pub(super) fn field(&self, at: usize) -> &str {
        self.line.split(';').nth(at).map_or("", str::trim)
    }

    fn is_of(&self, game: BuiltIn) -> bool {
        self.line.split(['-', '~']).next() == Some(game.name())
    }

    fn read(text: &str) -> Option<Card> {
        let mut fields = text.splitn(4, '|');
        let (own, solved, due) = (fields.next()?, fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        Some(Card { line: fields.next()?.to_owned(), solved, due, is_own: own == "own" })
    }

    fn text(&self) -> String {
        let own = if self.is_own { "own" } else { "set" };
        format!("{own}|{}|{}|{}", self.solved, self.due, self.line)
    }

    /// The same after somebody has tried it on a day.
    fn tried(self, was_right: bool, today: u32) -> Card {
        let solved = if was_right { self.solved + 1 } else { 0 };
        let wait = INTERVALS[solved.min(INTERVALS.len() - 1)];
        Card { solved, due: today + wait, ..self }
    }
}

/// All cards: those that were met before, then the rest of the sets.
fn all() -> Vec<Card> {
    let kept = storage::read(KEY).unwrap_or_default();
    with_sets(kept.lines().filter_map(Card::read).collect())
}

fn with_sets(mut cards: Vec<Card>) -> Vec<Card> {
    for line in BuiltIn::ALL.into_iter().flat_map(|game| set(game).lines()) {
        if !line.starts_with('#') && !line.is_empty() && !cards.iter().any(|card| card.line == line) {
            cards.push(Card::new(line, false));
        }
    }
    cards
}

/// The twenty problems of a game.
fn set(game: BuiltIn) -> &'static str {
    match game {
        BuiltIn::Zeno => include_str!("../../../../problems/zeno.txt"),
        BuiltIn::Scripta => include_str!("../../../../problems/scripta.txt"),
        BuiltIn::Portes => include_str!("../../../../problems/portes.txt"),
        BuiltIn::Plakoto => include_str!("../../../../problems/plakoto.txt"),
        BuiltIn::Fevga => include_str!("../../../../problems/fevga.txt"),
    }
}

fn keep(cards: &[Card]) {
    // What was never tried comes from the sets anyway.
    let known = cards.iter().filter(|card| card.is_own || card.due > 0).take(MOST);
    storage::keep(KEY, &known.map(Card::text).collect::<Vec<_>>().join("\n"));
}

/// The cards of a game that are to be asked now: one's own errors, or the game's set.
pub(super) fn due(game: BuiltIn, own: bool) -> Vec<Card> {
    let today = today();
    all().into_iter().filter(|card| card.is_of(game) && card.is_own == own && card.due <= today).collect()
}

/// Notes how a card was solved.
pub(super) fn note(card: &Card, was_right: bool) {
    let mut cards = all();
    if let Some(known) = cards.iter_mut().find(|known| known.line == card.line) {
        *known = known.clone().tried(was_right, today());
    }
    keep(&cards);
}

/// Keeps an error of one's own.
pub(super) fn add(line: &str) {
    let mut cards = all();
    if !cards.iter().any(|card| card.line == line || card.field(0) == line.split(';').next().unwrap_or("")) {
        cards.insert(0, Card::new(line, true));
        keep(&cards);
    }
}

/// Days since 1970.
fn today() -> u32 {
    (js_sys::Date::now() / 86_400_000.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_problems() {
        let cards = with_sets(Vec::new());
        for game in BuiltIn::ALL {
            assert_eq!(cards.iter().filter(|card| card.is_of(game)).count(), 20, "{game}");
        }
    }

    #[test]
    fn cards_read_back() {
        let card = Card { solved: 2, due: 20_000, ..Card::new("portes-w31-1x15-1x15; a; b; 0.1", true) };
        assert_eq!(Card::read(&card.text()), Some(card.clone()));
        assert_eq!((card.field(2), card.is_of(BuiltIn::Portes)), ("b", true));
    }

    #[test]
    fn intervals_grow_and_begin_anew() {
        let mut card = Card::new("a", true);
        let waits: Vec<u32> = (0..7)
            .map(|_| {
                card = card.clone().tried(true, 100);
                card.due - 100
            })
            .collect();
        assert_eq!(waits, [1, 3, 7, 21, 60, 60, 60]);
        assert_eq!(card.tried(false, 100).due, 100);
    }
}
